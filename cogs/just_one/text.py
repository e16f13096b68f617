"""Texts about clues, players and turns, shared by the table, the private panels and the details."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from bot.i18n import Localizer, Markup
from bot.pictures import PictureCache
from bot.stats.records import Bests
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.layout import MAX_TEXT, Picture
from cogs.core.text import plain_name, safe_name, safe_text
from cogs.just_one.easels import Board, Easels, is_drawn, paint
from rules.game import Seat
from rules.just_one.language.folding import fold
from rules.just_one.moves import LONGEST_CLUE, LONGEST_GUESS
from rules.just_one.state import Clue, Likeness, Turn
from rules.just_one.view import JustOneView

DONE, OPEN = "▰", "▱"
LONGEST_DESCRIPTION = 1024
LONGEST_UNDRAWN = 120  # characters, so that the message fits on a phone


class JustOneText:
    """Texts about one table in one language. Escapes everything that players typed."""

    def __init__(self, record: TableRecord, say: Localizer) -> None:
        self.record, self.say = record, say

    def name(self, seat: Seat) -> str:
        """Return the escaped name of a player."""
        return safe_name(self.record.players[seat].name)

    def names(self, seats: Iterable[Seat]) -> Markup:
        """Return `**ana**, **ben**`."""
        return Markup(self.say.listed(f"**{self.name(seat)}**" for seat in seats))

    @property
    def plain_names(self) -> list[str]:
        """The names of all players, for pictures and their descriptions."""
        return [plain_name(player.name) for player in self.record.players]

    def waiting(self, view: JustOneView) -> str:
        """J-16: return a progress bar and whose turn it is; never a clue or a vote."""
        total = sum(seat != view.active for seat in view.present)
        done = total - len(view.to_act)
        names = self.names(view.to_act)
        key = "just-one-writing" if view.phase == "clues" else "just-one-waiting-for"
        return f"{DONE * done}{OPEN * (total - done)} {self.say(key, names=names)}"

    # --- pictures

    async def picture(self, easels: Easels, picture_cache: PictureCache) -> Picture:
        """Return the picture of the easels, with its description."""
        png = await picture_cache.png(("just-one", easels), lambda: paint(easels))
        return Picture(png, self._description(easels)[:LONGEST_DESCRIPTION], "easels.png")

    def _description(self, easels: Easels) -> str:
        say, kind = self.say, "hidden" if easels.word is None else "over" if easels.mark else "word"
        begin = say.plain(f"just-one-picture-{kind}", name=easels.name, word=easels.word or "")
        return f"{begin} {'; '.join(map(self._board, easels.boards))}."

    def _board(self, board: Board) -> str:
        if board.text is None:
            return self.say.plain(f"just-one-picture-{'none' if board.is_empty else 'back'}", name=board.name)
        kind = "cancelled" if board.cancelled else "clue"
        return self.say.plain(f"just-one-picture-{kind}", name=board.name, clue=board.text)

    def undrawn(self, easels: Easels, longest: int = MAX_TEXT) -> str:
        """Return the clues that the picture cannot show exactly, in one small line; perhaps none.

        If they are longer than this many characters together, it says that they are in the details.
        """
        boards = [board for board in easels.boards if board.text is not None and not is_drawn(board.text)]
        if sum(len(board.name) + len(board.text or "") for board in boards) > longest:
            return f"-# {self.say('just-one-undrawn')}"
        clues = " · ".join(self._clue(board.seat, board.text or "", cancelled=board.cancelled) for board in boards)
        return f"-# {clues}" if clues else ""

    # --- clues

    def clue(self, clue: Clue) -> str:
        """Return a clue with its author, struck through if it is cancelled."""
        return self._clue(clue.seat, clue.text, cancelled=clue.cancelled)

    def _clue(self, seat: Seat, text: str, *, cancelled: bool) -> str:
        shown = safe_text(text, LONGEST_CLUE)
        return f"**{self.name(seat)}**{self.say.colon}{f'~~{shown}~~' if cancelled else shown}"

    def listed(self, clue: Clue) -> str:
        """Return a clue as an item of a list."""
        return f"- {self.clue(clue)}"

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
            yield self.by_hand(clue, clue.by)

    def by_hand(self, clue: Clue, by: Seat) -> str:
        """J-9: return who cancelled or restored a clue."""
        key = "just-one-cancelled-by" if clue.cancelled else "just-one-restored-by"
        return self.say(key, name=self.name(by))

    def likeness(self, pair: Likeness, clues: Sequence[Clue]) -> str:
        """Return the reason of a match: `same family: prince / princess`."""
        one, other = clue_text(clues[pair.first]), clue_text(clues[pair.second])
        return self.say(f"just-one-alike-{pair.reason}", one=one, other=other)

    def all_clues(self, clues: Sequence[Clue], alike: Sequence[Likeness], *, doubts: bool) -> Iterator[str]:
        """Yield a line for each clue; with `doubts` also what may be wrong with clues that were kept."""
        for place, clue in enumerate(clues):
            is_explained = doubts or clue.cancelled or clue.by is not None
            remarks = "; ".join(self.remarks(place, clues, alike)) if is_explained else ""
            yield self.listed(clue) + (f" · *{remarks}*" if remarks else "")

    # --- a finished turn, when everything is public

    def turn(self, turn: Turn) -> Iterator[str]:
        """Yield the word, the guess, and every clue with its author and why it was cancelled (J-23)."""
        yield self.ending(turn)
        yield from self.all_clues(turn.clues, turn.alike, doubts=False)
        yield from (f"-# {line}" for line in self.cost(turn))

    def cost(self, turn: Turn) -> Iterator[str]:
        """Yield how the vote went, and what a wrong guess cost."""
        if turn.votes:
            ayes, noes = (sum(ballot.choice == choice for ballot in turn.votes) for choice in ("yes", "no"))
            yield self.say("just-one-votes", ayes=ayes, noes=noes)
        if turn.burned:
            yield self.say("just-one-burned")
        if turn.taken_back:
            yield self.say("just-one-taken-back")

    def news(self, turn: Turn) -> str:
        """Return one line about how the turn ended, and a small one about votes and cost."""
        small = " ".join(self.cost(turn))
        return self.ending(turn) + (f"\n-# {small}" if small else "")

    def ending(self, turn: Turn) -> str:
        """Return one sentence about how the turn ended."""
        name = self.name(turn.active)
        if turn.word is None:
            return self.say(f"just-one-ended-{turn.result}-early", name=name)
        word = safe_text(turn.word, LONGEST_GUESS)
        guess = guess_text(turn.guess) if turn.guess is not None else "–"
        kind: str = turn.result
        if kind == "found" and (turn.votes or not _same_letters(turn.guess or "", turn.word)):
            kind = "found-vote" if turn.votes else "found-sound"
        return self.say(f"just-one-ended-{kind}", name=name, word=word, guess=guess)


def clue_text(clue: Clue) -> str:
    """Return the escaped text of a clue."""
    return safe_text(clue.text, LONGEST_CLUE)


def _same_letters(guess: str, word: str) -> bool:
    """Whether the guess is the word itself; capitals, accents and punctuation do not matter."""
    return fold(guess, "en") == fold(word, "en")


def guess_text(guess: str) -> str:
    """Return the escaped text of a guess."""
    return safe_text(guess, LONGEST_GUESS)


# --- the result


FULL_GAME = 13  # J-24: the score table only applies to this many cards
BANDS = (13, 12, 11, 9, 7, 4, 0)  # J-15: the minimum of each line of that table
MARKS = {"found": "✅", "missed": "❌", "skipped": "⏭️", "away": "💤", "left": "🚪", "no-clues": "🫥", "ended": "⏹️"}
MOMENTS = 3


def result_lines(view: JustOneView, texts: JustOneText, bests: Bests | None = None) -> Iterator[str]:
    """Yield the lines of the result: the score, the cards that were lost, and the best moments."""
    say, cards = texts.say, view.options.cards
    assert view.outcome is not None
    if view.outcome.reason != "finished":
        yield f"### {say('just-one-result-early', won=view.won, cards=cards)}"
        if view.outcome.reason == "too-few":
            yield say("just-one-over-too-few")
    else:
        yield f"# {'🏆' if view.won else '🃏'} {say('just-one-result', won=view.won, cards=cards)}"
        if cards == FULL_GAME:
            yield say(f"just-one-band-{band(view.won)}")
    yield from with_computers(view, texts, bests)
    yield from (f"-# {line}" for line in lost_cards(view, texts))
    if view.outcome.reason == "finished":  # a game that was stopped is not celebrated
        yield from islice(moments(view.turns, texts), MOMENTS)


def with_computers(view: JustOneView, texts: JustOneText, bests: Bests | None) -> Iterator[str]:
    """Yield that computers played, so that it is no record, and the host's best score with computers (J-31)."""
    computers = sum(player.kind == "computer" for player in texts.record.players)
    if not computers:
        return
    yield f"-# {texts.say('just-one-computers', count=computers)}"
    if bests is not None and bests.own is not None:
        name = safe_name(bests.own.name)
        if bests.own.table == texts.record.id:
            yield f"-# {texts.say('just-one-best-new', name=name)}"
        else:
            yield f"-# {texts.say('just-one-best', name=name, won=bests.own.score, cards=view.options.cards)}"


def lost_cards(view: JustOneView, texts: JustOneText) -> Iterator[str]:
    """Yield where the cards went that were not won."""
    say, results = texts.say, Counter(turn.result for turn in view.turns)
    lost = []
    if results["missed"]:
        guesses = say("just-one-lost-wrong", count=results["missed"])
        burned = sum(turn.burned for turn in view.turns)
        lost.append(say("just-one-lost-burned", guesses=guesses, count=burned) if burned else guesses)
    if any(turn.taken_back for turn in view.turns):
        lost.append(say("just-one-lost-back"))
    if skipped := results["skipped"] + results["away"] + results["left"]:
        lost.append(say("just-one-lost-skipped", count=skipped))
    if results["no-clues"]:
        lost.append(say("just-one-lost-no-clues", count=results["no-clues"]))
    if lost:
        yield texts.say("just-one-lost", cards=texts.say.listed(lost))


def band(won: int) -> int:
    """Return the minimum score of the matching line of the score table."""
    return next(least for least in BANDS if won >= least)


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


# --- the details


def render_details(scene: Scene, say: Localizer) -> Iterator[str]:
    """Yield the order of play, this turn's clues as far as this player may see them, and every finished turn."""
    view = scene.view
    assert isinstance(view, JustOneView)
    texts = JustOneText(scene.record, say)
    if view.outcome is None:
        order = Markup(" → ".join(texts.name(seat) for seat in view.present))
        yield say("just-one-order", order=order)  # J-21
    if view.clues:
        clues = tuple(seen.clue for seen in view.clues)
        lines = texts.all_clues(clues, view.alike, doubts=True) if view.gives_clues else map(texts.listed, clues)
        yield "\n".join((f"### {say('just-one-clues')}", *lines))
    for turn in reversed(view.turns):
        yield "\n".join((f"### {say('just-one-turn-heading', turn=turn.number)}", *texts.turn(turn)))
