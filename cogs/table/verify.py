"""Export of a finished game, the check that its deal matches the commitment, and the words mixed into its seed."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer, Markup
from bot.tables.record import TableRecord
from bot.tables.replays import Replay
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout
from cogs.core.panels import show_privately
from cogs.core.permissions import server_permissions
from cogs.core.replies import Form, open_modal, reply
from cogs.core.text import clock_text, localizer_for, plain_name, safe_name, safe_text
from cogs.places import home_of
from rules.errors import Refusal
from rules.fairness import SHOWN

DIGITS = 64  # of a whole commitment
SIGNS = {"export": "💾", "verify": "🔓"}
LONGEST_SEED = 200
LONGEST_WORD = 40  # that a player types for the seed
WORD_FORM = re.compile(r"word:(\d{1,18}):\d+")


async def export_game(interaction: discord.Interaction[Any], table: int) -> None:
    """Send the game as a file, with a short summary to share."""
    played = await _played(interaction, table)
    if played.has_secrets and not server_permissions(interaction).manage_guild:
        raise Refusal("export-only-managers")
    document = played.transcript().document()
    file = discord.File(io.BytesIO(document.encode()), filename=f"{played.record.game}-{table}.json")
    say = localizer_for(interaction)
    shared = "\n".join(summary(played, say)).replace("`", "'")
    text = f"{say('export-here')}\n```\n{shared}\n```"
    await reply(interaction, text, files=[file])


async def verify(interaction: discord.Interaction[Any], table: int, noted: str | None = None) -> None:
    """Show the commitment, seed and salt, and compare them with a number that the user noted at the deal."""
    played = await _played(interaction, table)  # deals and plays it again, or refuses
    layout = MessageLayout([ui.TextDisplay("\n".join(_findings(played, noted, localizer_for(interaction))))])
    await show_privately(interaction, layout, here=False)


def summary(played: Replay, say: Localizer) -> Iterator[str]:
    """Yield the summary of a game: a few lines without Markdown."""
    yield f"{say(f'{played.record.game}-title')} · {date_text(played, say)}"
    yield from places(played, say, plain_name)
    seconds = played.entries[-1].at - played.entries[0].at
    yield say("export-length", moves=played.last, clock=clock_text(seconds))
    yield say("export-sealed", sealed=played.commitment)
    yield say("export-seed", seed=played.seed)
    if played.salt:
        yield say("export-salt", salt=played.salt)
    if played.server_seed:
        yield say("export-server-seed", seed=played.server_seed)
        yield say.plain("export-words", words=json.dumps(list(played.record.words), ensure_ascii=False))


def places(played: Replay, say: Localizer, safe: Callable[[str], str]) -> Iterator[str]:
    """Yield each place with names and score, without Markdown; `safe` makes a name fit for where it is shown."""
    outcome, record = played.outcome, played.record
    seats = sorted(range(len(record.players)), key=lambda seat: (outcome.places[seat], -outcome.scores[seat]))
    for (place, score), level in groupby(seats, key=lambda seat: (outcome.places[seat], outcome.scores[seat])):
        names = say.listed(safe(record.players[seat].name) or str(seat + 1) for seat in level)
        yield say.plain("export-place", place=place, names=names, score=score)


def date_text(played: Replay, say: Localizer) -> str:
    """Return the date on which the game ended, in UTC."""
    return say.date(datetime.fromtimestamp(played.entries[-1].at, UTC).date())


def _findings(played: Replay, noted: str | None, say: Localizer) -> Iterator[str]:
    """Yield the result of the check, then how to repeat it."""
    yield f"## 🔓 {say('verify-title')}"
    yield f"-# {say(f'{played.record.game}-title')} · {date_text(played, say)}"
    yield say("verify-replayed", moves=played.last)
    if noted is None:
        yield say("verify-compare", shown=SHOWN)
    else:
        yield say(f"verify-noted-{_compared(played, noted)}", shown=SHOWN)
    yield say("verify-sealed", shown=played.commitment[:SHOWN], rest=played.commitment[SHOWN:])
    yield say("verify-seed", seed=safe_text(played.seed, LONGEST_SEED))
    if played.salt:
        yield say("verify-salt", salt=played.salt)
    if played.server_seed:
        words = words_text(played.record, say) or Markup(say("verify-words-none"))
        yield say("verify-words", seed=played.server_seed, words=words, seal=played.server_seal[:SHOWN])
    yield f"### {say('verify-how-title')}"
    yield say("verify-how")
    yield f"-# {say('verify-limits-words' if played.server_seed else 'verify-limits')}"
    yield f"-# {say('verify-yourself')}"


def words_text(record: TableRecord, say: Localizer) -> Markup:
    """Return the words that were mixed into the seed, with the names of those who have the seats now; "" for none."""
    return Markup(
        say.listed(
            say("fair-word", name=safe_name(player.name), word=safe_text(word, LONGEST_WORD))
            for player, word in zip(record.players, record.words, strict=False)
            if word
        )
    )


def _compared(played: Replay, noted: str) -> str:
    """Return the key for the comparison with a noted number: that of the deal, or the seal that the lobby showed."""
    digits = re.sub(r"[^0-9a-f]", "", noted.lower())
    if not SHOWN <= len(digits) <= DIGITS:
        return "unclear"
    if played.commitment.startswith(digits):
        return "equal"
    return "words" if played.server_seal.startswith(digits) else "other"


async def open_word_form(interaction: discord.Interaction[Any], table: int) -> None:
    """Seal the server's seed, unless it was, and ask for a word of the user that is mixed into it."""
    bot: Onetable = interaction.client
    seal, say = await bot.tables.deals.seal(table, interaction.user.id), localizer_for(interaction)
    record = await bot.tables.record(table)
    typed = next((player.word for player in record.members if player.user == interaction.user.id), "")
    form = Form(title=say("word-form"), custom_id=f"word:{table}:{interaction.id}", timeout=900)
    field = ui.TextInput[ui.Modal](custom_id="text", default=typed or None, required=False, max_length=LONGEST_WORD)
    why = say("word-form-why", seal=seal[:SHOWN])
    form.add_item(ui.Label(text=say("word-form-label"), description=why, component=field))
    await open_modal(interaction, form)


def word_form_table(interaction: discord.Interaction[Any]) -> int:
    """Return the table of a submitted form for a word."""
    match = WORD_FORM.fullmatch(str({**(interaction.data or {})}.get("custom_id")))
    if match is None:
        raise Refusal("refused-old-button")
    return int(match[1])


async def _played(interaction: discord.Interaction[Any], table: int) -> Replay:
    bot: Onetable = interaction.client
    return await bot.replays.get(table, home_of(interaction), interaction.channel_id or 0)


class ProofButton(PersistentItem[ui.Button[Any]], template=r"replay-(?P<act>export|verify):(?P<table>\d{1,18})"):
    """Below a replay: export the game, or verify its deal."""

    table: int
    act: str

    def __init__(self, table: int, act: str, say: Localizer) -> None:
        super().__init__(ui.Button(label=say(f"replay-button-{act}"), emoji=SIGNS[act]), table=table, act=act)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer in a new message; the replay stays."""
        async with interaction_errors(interaction, replies="private", table=self.table, act=self.act):
            await (export_game if self.act == "export" else verify)(interaction, self.table)
