"""The pictures and words of every step of a finished game, as spectators saw it, and the choice for a film."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.app import Onetable
from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.pictures.text import drawable
from bot.tables.replays import Replay
from cogs.core.emojis import signs_only
from cogs.core.text import clock_text, plain_name, unmarked
from cogs.table.replay import turn_starts, what_happened
from cogs.table.verify import places

T = TypeVar("T")

MAX_SECONDS = 20
MOST_SHOTS = 24  # more could not be read in the time there is
FIRST_SECONDS, LAST_SECONDS = 1.0, 3.5
LONGEST_SHOT = 1.6  # seconds
SHORTEST_SHOT = 0.4
LONGEST_ALT = 1024  # characters that Discord allows
_LONGEST_RESULT = 420
ENDS = ".。"
_STORY = 8  # moments tell a game at least
_TURNS = 2  # that a table told about are enough, whatever happened in them


@dataclass(frozen=True, slots=True)
class Shot:
    """A step of a game."""

    step: int
    caption: str  # what happened, for a picture: only what the fonts can draw
    words: str  # what happened
    description: str  # of the picture
    png: bytes | None  # None: the table shows no picture then
    begins_turn: bool
    is_quote: bool = False  # what happened includes what a player typed
    told: str = ""  # with a turn: how the one before it ended, in the words of the table


async def shots_of(bot: Onetable, played: Replay, say: Localizer, picture_cache: PictureCache) -> list[Shot]:
    """Return every step, the deal first."""
    draw, starts, shots = bot.games[played.record.game].table, set(turn_starts(played)), list[Shot]()
    for step in range(played.last + 1):
        with signs_only():
            layout = await draw(played.scene(step, None), say, picture_cache)
        picture = layout.pictures[0] if layout.pictures else None
        words = what_happened(played, step, say.plain, plain_name)
        shots.append(
            Shot(
                step=step,
                caption=_caption(played, step, say),
                words=words,
                description=picture.description if picture is not None else "",
                png=picture.png if picture is not None else None,
                begins_turn=step in starts,
                is_quote=_is_quote(played, step, words),
                told=" ".join(unmarked(layout.story).split()) if step in starts else "",
            )
        )
    return shots


def _caption(played: Replay, step: int, say: Localizer) -> str:
    """Return what happened in characters that can be drawn; a name that cannot be drawn is the number of its seat."""
    if step == played.last:
        return " · ".join(places(played, say, _drawn))
    seat = played.entries[step - 1].seat if step else None
    number = "?" if seat is None or seat < 0 else str(seat + 1)
    return what_happened(played, step, say.plain, lambda text: _drawn(text) or number)


def _is_quote(played: Replay, step: int, words: str) -> bool:
    typed = json.loads(played.entries[step - 1].move).get("text") if step else None
    return isinstance(typed, str) and plain_name(typed) in words


def _drawn(text: str) -> str:
    return drawable(plain_name(text)) or next(filter(None, map(drawable, text.split())), "")


# --- the choice


def pictured(shots: Sequence[Shot]) -> list[Shot]:
    """Return the steps that show another picture than the one before."""
    found: list[Shot] = []
    for shot in shots:
        if shot.png is not None and (not found or found[-1].png != shot.png):
            found.append(shot)
    return found


def filmed(shots: Sequence[Shot]) -> list[Shot]:
    """Return the steps that a film can show: those with another picture, and those where a player said something."""
    changes = {shot.step for shot in pictured(shots)}
    return [shot for shot in shots if shot.step in changes or (shot.is_quote and shot.png is not None)]


def chosen(shots: Sequence[Shot], most: int = MOST_SHOTS) -> list[Shot]:
    """Return at most so many of these steps: first and last, then beginnings of turns, then others, evenly spread."""
    if len(shots) <= most:
        return list(shots)
    inner = shots[1:-1]
    turns = spread([shot for shot in inner if shot.begins_turn], most - 2)
    others = spread([shot for shot in inner if not shot.begins_turn], most - 2 - len(turns))
    return sorted([shots[0], *turns, *others, shots[-1]], key=lambda shot: shot.step)


def spread(items: Sequence[T], most: int) -> list[T]:
    """Return at most so many of these items, in their order and evenly spread."""
    if len(items) <= most:
        return list(items)
    return [items[(2 * at + 1) * len(items) // (2 * most)] for at in range(most)]


def durations(shots: Sequence[Shot]) -> list[int]:
    """Return how many milliseconds each step is shown, all of them at most MAX_SECONDS; turns twice as long."""
    if len(shots) == 1:
        return [round(1000 * LAST_SECONDS)]
    weights = [2 if shot.begins_turn or shot.is_quote else 1 for shot in shots[1:-1]]
    time_left = MAX_SECONDS - FIRST_SECONDS - LAST_SECONDS
    unit = min(LONGEST_SHOT / 2, time_left / max(1, sum(weights)))
    inner = [max(SHORTEST_SHOT, weight * unit) for weight in weights]
    shrink = min(1.0, time_left / sum(inner)) if inner else 1.0
    # in hundredths of a second, as a GIF stores them, never rounded up
    return [10 * int(100 * seconds) for seconds in (FIRST_SECONDS, *(one * shrink for one in inner), LAST_SECONDS)]


# --- in words


def alt_text(played: Replay, shots: Sequence[Shot], say: Localizer) -> str:
    """Return the film in words for screen readers: who played what, its moments, and the last picture."""
    game, names = say.plain(f"{played.record.game}-name"), [plain_name(one.name) for one in played.record.players]
    clock = clock_text(played.entries[-1].at - played.entries[0].at) if played.entries else clock_text(0)
    begin = say.plain("film-alt", game=game, names=say.listed(names), moves=played.last, clock=clock)
    result = say.plain("film-alt-result", result=say.listed(places(played, say, plain_name)))
    ending = shots[-1].description
    if len(ending) > _LONGEST_RESULT:
        ending = f"{ending[: _LONGEST_RESULT - 1]}…"
    tail = f"{result} {ending}".strip()
    room = LONGEST_ALT - len(begin) - len(tail) - 2
    story = next(_stories(_moments(shots, played.last), room), "")
    return " ".join(part for part in (begin, story, tail) if part)[:LONGEST_ALT]


def _moments(shots: Sequence[Shot], last: int) -> list[str]:
    """Return the game in moments: how each turn ended, if the table tells it, or else what was done."""
    inner = [shot for shot in shots if 0 < shot.step < last]
    told = [shot.told for shot in inner if shot.told]
    if len(told) >= _TURNS:
        return told
    turns = [shot for shot in inner if shot.begins_turn or shot.is_quote]
    return [shot.words for shot in (turns if len(turns) >= _STORY else inner)]


def _stories(moments: Sequence[str], room: int) -> Iterator[str]:
    """Yield the moments as one text that fits, with as many of them as possible first."""
    for most in range(len(moments), 0, -1):
        told: list[str] = []
        for moment in spread(moments, most):
            if not told or told[-1] != moment:  # the same player does the same again and again
                told.append(moment)
        text = "; ".join(one.rstrip(ENDS) for one in told[:-1]) + ("; " if told[1:] else "") + told[-1]
        text += "" if text.endswith((*ENDS, "!", "?", "！", "？")) else "."
        if len(text) <= room:
            yield text
