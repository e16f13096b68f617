"""The result of a game: score, one line per turn, highlights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from cogs.core.text import safe_text
from cogs.just_one.text import JustOneText, clue_text
from rules.game import Seat
from rules.just_one.moves import LONGEST_GUESS
from rules.just_one.state import Turn
from rules.just_one.view import JustOneView

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
