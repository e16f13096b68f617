"""A finished game to take away, and the check that its deal was the one that was sealed."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tables.replays import Replay
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout
from cogs.core.panels import show_privately
from cogs.core.replies import reply
from cogs.core.text import clock_text, localizer_for, plain_name, safe_text
from rules.errors import Refusal
from rules.fairness import SHOWN

DIGITS = 64  # of a whole commitment
SIGNS = {"export": "💾", "verify": "🔓"}
LONGEST_SEED = 200


async def hand_out(interaction: discord.Interaction[Any], table: int) -> None:
    """The game as a file, and in a few lines to share."""
    played = await _played(interaction, table)
    if played.has_secrets and not interaction.permissions.manage_guild:
        raise Refusal("export-only-managers")
    document = played.transcript().document()
    file = discord.File(io.BytesIO(document.encode()), filename=f"{played.record.game}-{table}.json")
    say = localizer_for(interaction)
    shared = "\n".join(summary(played, say)).replace("`", "'")
    text = f"{say('export-here')}\n```\n{shared}\n```"
    await reply(interaction, text, files=[file])


async def verify(interaction: discord.Interaction[Any], table: int, noted: str | None = None) -> None:
    """Explain, deal and play the game again, and compare with what somebody noted at the deal."""
    played = await _played(interaction, table)  # it was dealt from its seed and played again, or this refuses
    layout = MessageLayout([ui.TextDisplay("\n".join(_findings(played, noted, localizer_for(interaction))))])
    await show_privately(interaction, layout, here=False)


def summary(played: Replay, say: Localizer) -> Iterator[str]:
    """Who, what, how it ended: a few lines without Markdown."""
    outcome, record = played.outcome, played.record
    yield f"{say(f'{record.game}-title')} · {date_text(played)}"
    seats = sorted(range(len(record.players)), key=lambda seat: (outcome.places[seat], -outcome.scores[seat]))
    for (place, score), level in groupby(seats, key=lambda seat: (outcome.places[seat], outcome.scores[seat])):
        names = ", ".join(plain_name(record.players[seat].name) for seat in level)
        yield say.plain("export-place", place=place, names=names, score=score)
    seconds = played.entries[-1].at - played.entries[0].at
    yield say("export-length", moves=played.last, clock=clock_text(seconds))
    yield say("export-sealed", sealed=played.commitment)
    yield say("export-seed", seed=played.seed)
    if played.salt:
        yield say("export-salt", salt=played.salt)


def date_text(played: Replay) -> str:
    """The day it ended, by the clock of the house."""
    return datetime.fromtimestamp(played.entries[-1].at, UTC).date().isoformat()


def _findings(played: Replay, noted: str | None, say: Localizer) -> Iterator[str]:
    """What was found first, then what it rests on."""
    yield f"## 🔓 {say('verify-title')}"
    yield f"-# {say(f'{played.record.game}-title')} · {date_text(played)}"
    yield say("verify-replayed", moves=played.last)
    if noted is None:
        yield say("verify-compare", shown=SHOWN)
    else:
        yield say(f"verify-noted-{_compared(played.commitment, noted)}", shown=SHOWN)
    yield say("verify-sealed", shown=played.commitment[:SHOWN], rest=played.commitment[SHOWN:])
    yield say("verify-seed", seed=safe_text(played.seed, LONGEST_SEED))
    if played.salt:
        yield say("verify-salt", salt=played.salt)
    yield f"### {say('verify-how-title')}"
    yield say("verify-how")
    yield f"-# {say('verify-limits')}"
    yield f"-# {say('verify-yourself')}"


def _compared(commitment: str, noted: str) -> str:
    """What is to be said about a number that somebody noted."""
    digits = re.sub(r"[^0-9a-f]", "", noted.lower())
    if not SHOWN <= len(digits) <= DIGITS:
        return "unclear"
    return "equal" if commitment.startswith(digits) else "other"


async def _played(interaction: discord.Interaction[Any], table: int) -> Replay:
    bot: Onetable = interaction.client
    return await bot.replays.get(table, interaction.guild_id or 0, interaction.channel_id or 0)


class ProofButton(PersistentItem[ui.Button[Any]], template=r"replay-(?P<act>export|verify):(?P<table>\d{1,18})"):
    """Under a replay: take the game away, or check its deal."""

    table: int
    act: str

    def __init__(self, table: int, act: str, say: Localizer) -> None:
        super().__init__(ui.Button(label=say(f"replay-button-{act}"), emoji=SIGNS[act]), table=table, act=act)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer in a message of its own: the replay stays."""
        async with interaction_errors(interaction, replies="private", table=self.table, act=self.act):
            await (hand_out if self.act == "export" else verify)(interaction, self.table)
