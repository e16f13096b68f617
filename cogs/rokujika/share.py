"""A day's result to show around: turn by turn in symbols, and nothing that tells what lay in the village."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date

from discord import ui

from bot.languages import Speaker
from cogs.sheets import GOLD, Sheet
from cogs.wording import safe_name
from rules.rokujika.cards import CARDS
from rules.rokujika.scoring import RANKS, rank_of
from rules.rokujika.state import TURNS, TurnDone

NOTHING, LITTLE, SOME, MUCH = "⬛", "🟫", "🟨", "🟩"
STAR, BIG_STAR = "⭐", "🌟"
BROKE = "💸"


def share_sheet(name: str, day: date, history: Sequence[TurnDone], score: int, say: Speaker) -> Sheet:
    """What everybody sees in the channel."""
    rank = rank_of(score)
    lines = [
        f"### {say('rokujika-title-daily', day=str(day))} · {safe_name(name)}",
        *symbols(history),
        say("rokujika-shared", score=score, stars="★" * rank + "☆" * (len(RANKS) - rank)),
        f"*{say(f'rokujika-rank-{rank}')}*",
        f"-# {say('rokujika-shared-note')}",
    ]
    return Sheet([ui.TextDisplay("\n".join(lines))], accent=GOLD)


def symbols(history: Sequence[TurnDone]) -> Iterator[str]:
    """Two lines, a sign for each turn: what the set brought, and whether a sixth card was scored with it."""
    broke = BROKE if len(history) < TURNS else ""
    yield f"🪙 {''.join(map(_coins, history))}{broke}"
    yield f"⭐ {''.join(map(_star, history))}"


def _coins(turn: TurnDone) -> str:
    return NOTHING if turn.cards is None else LITTLE if turn.product < 6 else SOME if turn.product < 12 else MUCH


def _star(turn: TurnDone) -> str:
    if turn.sixth is None:
        return NOTHING
    return BIG_STAR if CARDS.sixths[turn.sixth].points >= 10 else STAR
