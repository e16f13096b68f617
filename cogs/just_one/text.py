"""Texts about clues, players and turns, shared by the table and the private panels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from bot.i18n import Localizer, Markup
from bot.tables.record import TableRecord
from cogs.core.text import safe_name, safe_text
from rules.game import Seat
from rules.just_one.moves import LONGEST_CLUE, LONGEST_GUESS
from rules.just_one.state import Clue, Likeness, Turn
from rules.just_one.view import JustOneView

DONE, OPEN = "▰", "▱"


class JustOneText:
    """Texts about one table in one language. Escapes everything that players typed."""

    def __init__(self, record: TableRecord, say: Localizer) -> None:
        self.record, self.say = record, say

    def name(self, seat: Seat) -> str:
        """Return the escaped name of a player."""
        return safe_name(self.record.players[seat].name)

    def names(self, seats: Iterable[Seat]) -> Markup:
        """Return `**ana**, **ben**`."""
        return Markup(", ".join(f"**{self.name(seat)}**" for seat in seats))

    def progress(self, done: int, total: int) -> str:
        """Return a progress bar that does not show who is done."""
        return f"{DONE * done}{OPEN * (total - done)} {self.say('just-one-progress', done=done, total=total)}"

    # --- clues

    def clue(self, clue: Clue) -> str:
        """Return a clue with its author, struck through if it is cancelled."""
        text = clue_text(clue)
        return f"**{self.name(clue.seat)}**: {f'~~{text}~~' if clue.cancelled else text}"

    def remarks(self, place: int, clues: Sequence[Clue], alike: Sequence[Likeness]) -> Iterator[str]:
        """Yield the reasons why a clue is cancelled or doubtful."""
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
        """Return the reason of a match: `same family: prince / princess`."""
        one, other = clue_text(clues[pair.first]), clue_text(clues[pair.second])
        return self.say(f"just-one-alike-{pair.reason}", one=one, other=other)

    # --- a finished turn, when everything is public

    def turn(self, turn: Turn) -> Iterator[str]:
        """Yield the word, the guess, and every clue with its author and why it was cancelled (J-23)."""
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
        """Return one sentence about how the turn ended."""
        name = self.name(turn.active)
        if turn.word is None:
            return self.say(f"just-one-ended-{turn.result}-early", name=name)
        word = safe_text(turn.word, LONGEST_GUESS)
        guess = guess_text(turn.guess) if turn.guess is not None else "–"
        return self.say(f"just-one-ended-{turn.result}", name=name, word=word, guess=guess)


def clue_text(clue: Clue) -> str:
    """Return the escaped text of a clue."""
    return safe_text(clue.text, LONGEST_CLUE)


def guess_text(guess: str) -> str:
    """Return the escaped text of a guess."""
    return safe_text(guess, LONGEST_GUESS)


FULL_GAME = 13  # J-24: the score table only applies to this many cards
BANDS = (13, 12, 11, 9, 7, 4, 0)  # J-15: the minimum of each line of that table
MARKS = {"found": "✅", "missed": "❌", "skipped": "⏭️", "away": "💤", "left": "🚪", "no-clues": "🫥", "ended": "⏹️"}
MOMENTS = 3


def result_lines(view: JustOneView, texts: JustOneText) -> Iterator[str]:
    """Yield the lines of the result."""
    say, cards = texts.say, view.options.cards
    assert view.outcome is not None
    if view.outcome.reason != "finished":
        yield say(f"just-one-over-{view.outcome.reason}")
    yield f"# {'🏆' if view.won else '🃏'} {say('just-one-result', won=view.won, cards=cards)}"
    if cards == FULL_GAME and view.outcome.reason == "finished":
        yield say(f"just-one-band-{band(view.won)}")
    yield from (f"{MARKS[turn.result]} {_line(turn, texts)}" for turn in view.turns)
    if lost := sum(turn.burned or turn.taken_back for turn in view.turns):
        yield f"-# {say('just-one-result-lost', lost=lost)}"
    best = list(islice(moments(view.turns, texts), MOMENTS))
    if best:
        yield f"### {say('just-one-moments')}"
        yield from best


def band(won: int) -> int:
    """Return the minimum score of the matching line of the score table."""
    return next(least for least in BANDS if won >= least)


def _line(turn: Turn, texts: JustOneText) -> str:
    word = safe_text(turn.word, LONGEST_GUESS) if turn.word is not None else "–"
    return f"**{word}** · {texts.name(turn.active)}"


def moments(turns: tuple[Turn, ...], texts: JustOneText) -> Iterator[str]:
    """Yield highlights: a single clue that was enough, two players with the same clues, a word found with all clues."""
    say = texts.say
    for turn in turns:
        if turn.result == "found" and len(turn.surviving) == 1 < len(turn.clues):
            (clue,) = turn.surviving
            word = safe_text(turn.word or "", LONGEST_GUESS)
            yield say("just-one-moment-lone", clue=clue_text(clue), name=texts.name(clue.seat), word=word)
            break
    minds = Counter(pair for turn in turns for pair in _alike(turn))
    if minds:
        (one, other), times = minds.most_common(1)[0]
        yield say("just-one-moment-minds", one=texts.name(one), other=texts.name(other), times=times)
    for turn in turns:
        if turn.result == "found" and len(turn.surviving) == len(turn.clues) >= 4:
            word = safe_text(turn.word or "", LONGEST_GUESS)
            yield say("just-one-moment-all", word=word, count=len(turn.clues))
            break


def _alike(turn: Turn) -> Iterator[tuple[Seat, Seat]]:
    """Yield the pairs of players who wrote matching clues."""
    for pair in turn.alike:
        one, other = turn.clues[pair.first].seat, turn.clues[pair.second].seat
        if pair.sure and one != other:
            yield one, other
