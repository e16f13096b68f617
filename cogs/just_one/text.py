"""What is said of clues, people and turns, in one language: shared by the table and the private panels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.i18n import Localizer
from bot.i18n.markup import Markup
from bot.tables.record import TableRecord
from cogs.core.text import safe_name, safe_text
from rules.game import Seat
from rules.just_one.state import Clue, Likeness, Turn
from rules.just_one.text_input import LONGEST_CLUE, LONGEST_GUESS

DONE, OPEN = "▰", "▱"


class Teller:
    """Says things about one table; whatever people typed is made harmless here."""

    def __init__(self, record: TableRecord, say: Localizer) -> None:
        self.record, self.say = record, say

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return safe_name(self.record.players[seat].name)

    def names(self, seats: Iterable[Seat]) -> Markup:
        """`**ana**, **ben**`"""
        return Markup(", ".join(f"**{self.name(seat)}**" for seat in seats))

    def progress(self, done: int, total: int) -> str:
        """A bar of who is done, without who or what."""
        return f"{DONE * done}{OPEN * (total - done)} {self.say('just-one-progress', done=done, total=total)}"

    # --- clues

    def clue(self, clue: Clue) -> str:
        """A clue with its author; a cancelled one is struck through."""
        text = clue_text(clue)
        return f"**{self.name(clue.seat)}**: {f'~~{text}~~' if clue.cancelled else text}"

    def remarks(self, place: int, clues: Sequence[Clue], alike: Sequence[Likeness]) -> Iterator[str]:
        """Why a clue was cancelled, or might have to be."""
        clue = clues[place]
        pairs = [pair for pair in alike if place in (pair.first, pair.second)]
        sure = [pair for pair in pairs if pair.sure]
        if sure and (clue.cancelled or clue.by is not None):
            yield self.likeness(sure[0], clues)
        for pair in [pair for pair in pairs if not pair.sure][:2]:
            yield self.say("just-one-perhaps", why=self.likeness(pair, clues))
        if clue.doubt is not None:
            yield self.say(f"just-one-doubt-{clue.doubt}")
        if clue.by is not None:
            key = "just-one-cancelled-by" if clue.cancelled else "just-one-restored-by"
            yield self.say(key, name=self.name(clue.by))

    def likeness(self, pair: Likeness, clues: Sequence[Clue]) -> str:
        """`same family: prince / princess`"""
        one, other = clue_text(clues[pair.first]), clue_text(clues[pair.second])
        return self.say(f"just-one-alike-{pair.reason}", one=one, other=other)

    # --- a turn that is over: everything is open

    def turn(self, turn: Turn) -> Iterator[str]:
        """J-23: the word, the guess, every clue with its author, and why some were cancelled."""
        yield self.ending(turn)
        for place, clue in enumerate(turn.clues):
            doubted = clue.cancelled or clue.by is not None
            remarks = "; ".join(self.remarks(place, turn.clues, turn.alike)) if doubted else ""
            yield f"- {self.clue(clue)}" + (f" · *{remarks}*" if remarks else "")
        if turn.votes:
            ayes, noes = (sum(ballot.choice == choice for ballot in turn.votes) for choice in ("yes", "no"))
            yield f"-# {self.say('just-one-votes', ayes=ayes, noes=noes)}"
        if turn.burned:
            yield f"-# {self.say('just-one-burned')}"
        if turn.taken_back:
            yield f"-# {self.say('just-one-taken-back')}"

    def ending(self, turn: Turn) -> str:
        """How the turn ended, in a sentence."""
        name = self.name(turn.active)
        if turn.word is None:
            return self.say(f"just-one-ended-{turn.result}-early", name=name)
        word = safe_text(turn.word, LONGEST_GUESS)
        guess = guess_text(turn.guess) if turn.guess is not None else "–"
        return self.say(f"just-one-ended-{turn.result}", name=name, word=word, guess=guess)


def clue_text(clue: Clue) -> str:
    """What somebody wrote, harmless."""
    return safe_text(clue.text, LONGEST_CLUE)


def guess_text(guess: str) -> str:
    """What somebody guessed, harmless."""
    return safe_text(guess, LONGEST_GUESS)
