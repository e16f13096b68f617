"""A player's private panel: the board from their side, their three cards, and a button for each card and place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Unpack

import discord
from cachetools import LRUCache
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.service import Scene
from cogs.core.buttons import Looks, PersistentItem
from cogs.core.errors import AlreadyTold, interaction_errors
from cogs.core.layout import BLURPLE, GOLD, GREY, ROW, Item, MessageLayout, row
from cogs.omiga.picture import lettered
from cogs.omiga.text import MARKS, OmigaText, picture
from cogs.table.menu import RematchButton
from rules.errors import GameOver, IllegalMove, Refusal, StaleMove
from rules.game import Seat
from rules.omiga.board import NO_CARD
from rules.omiga.state import MOVES, Call, Claim, Lay, Ready, Throw
from rules.omiga.view import OmigaView

MAX_NOTES = 2000
READY, CALL, THROW, CLAIM = (move.model_dump_json() for move in (Ready(), Call(), Throw(), Claim()))
GREEN, RED = discord.ButtonStyle.success, discord.ButtonStyle.danger
BLUE, QUIET = discord.ButtonStyle.primary, discord.ButtonStyle.secondary


@dataclass(frozen=True, slots=True)
class Note:
    """The result of a player's last click: why it was refused, or that they have to choose a card's direction."""

    epoch: int  # the note is dropped when the player's hand changes
    why: str
    turning: Lay | None = None


class OmigaPanel:
    """Draws panels. The panel itself says why a click was refused: there is no time to read another message."""

    def __init__(self) -> None:
        self._notes: LRUCache[tuple[int, int], Note] = LRUCache(MAX_NOTES)  # by table and user

    async def __call__(self, scene: Scene, seat: Seat, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
        """Return the panel of this seat."""
        view, table = scene.view, scene.record.id
        assert isinstance(view, OmigaView)
        note = self._notes.get((table, scene.record.players[seat].user))
        if note is not None and (note.epoch != view.epoch or view.phase in ("paused", "scored", "over")):
            note = None
        turning = note.turning if note is not None and view.phase == "playing" else None
        words = OmigaText(scene.record, view, say)
        painted = await picture(view, words, picture_cache, turning)
        parts: list[Item] = [
            ui.TextDisplay(f"{words.heading()}\n{_status(words, seat, note)}"),
            painted.item(),
            *_rows(table, view, say, turning),
        ]
        if details := "\n".join(_details(words, seat, scene.deadline, turning)):
            parts.append(ui.TextDisplay(details))
        return MessageLayout(parts, accent=GOLD if view.outcome else GREY if note else BLURPLE, pictures=[painted])

    async def draw_private(self, scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
        """Return a private table: the panel of its only player, who sees no other message."""
        record = scene.record
        seat = record.seat_of(record.host)
        assert seat is not None
        layout = await self(scene, seat, say, picture_cache)
        return replace(layout, parts=[*layout.parts, row(RematchButton(record.id, say))]) if scene.outcome else layout

    def note(self, table: int, user: int, note: Note | None) -> None:
        """Show this note in the player's panel from now on, or none."""
        self._notes.pop((table, user), None)
        if note is not None:
            self._notes[table, user] = note


def _status(words: OmigaText, seat: Seat, note: Note | None) -> str:
    """Return what to do now. Always one line, so that the buttons below do not move."""
    view, say = words.view, words.say
    if note is not None:
        return f"{'🔄' if note.turning else '✋'} **{say(note.why)}**"
    if view.phase == "playing":
        if isinstance(view.chosen, Lay):
            number = view.hands[seat].index(view.chosen.card) + 1
            return say("omiga-chosen-lay", number=number, letter=_letter(view, view.chosen))
        if view.chosen is not None:
            return say("omiga-chosen-throw")
        return say("omiga-none-fits" if _none_fits(view) else "omiga-go")
    if view.phase == "called":
        return say("omiga-call")
    if view.phase == "over":
        return "\n".join(words.result())
    return say("omiga-wait-other") if view.ready[seat] else say(f"omiga-press-ready-{view.phase}")


def _details(words: OmigaText, seat: Seat, deadline: float | None, turning: Lay | None) -> Iterator[str]:
    """Yield the free places and the player's cards in words; the opponent's hand is in the picture's description."""
    view = words.view
    if view.phase == "scored":
        yield from words.result()
    elif view.phase == "playing":
        yield from words.spots()
        if turning is not None:
            yield from words.ways(turning.card, _letter(view, turning))
        yield from words.hand(seat)
        yield f"-# {' · '.join(filter(None, (words.stock(seat), words.clock(deadline))))}"
    if view.phase != "over":
        yield f"-# {words.say('omiga-you', mark=MARKS[seat])}"


def _letter(view: OmigaView, move: Lay) -> str:
    """Return the letter of the place where the move lays a card, or a dash if it is no longer free."""
    return next((letter for letter, spot in lettered(view) if spot.place == move.place), "–")


def _rows(table: int, view: OmigaView, say: Localizer, turning: Lay | None) -> Iterator[Item]:
    """Yield the action rows: one or two per card, with a button for each free place."""
    button = partial(QuickButton, table, view.epoch)
    if view.phase in ("ready", "paused", "scored") and view.seat is not None:
        is_ready = view.ready[view.seat]
        yield row(button(READY, label=say("omiga-button-ready"), emoji="✋", style=GREEN, disabled=is_ready))
    elif view.phase == "called":
        yield row(button(CALL, label=say("omiga-button-call"), emoji="⚡", style=GREEN))
    elif view.phase == "playing" and view.seat is not None:
        for number, card in enumerate(view.hands[view.seat]):
            if card == NO_CARD:  # keeps the rows of the other cards where they are
                yield row(button(f'{{"do":"gone-{number}"}}', label=str(number + 1), disabled=True))
                continue
            buttons = [
                _lay_button(
                    table,
                    view,
                    Lay(card=card, place=spot.place),
                    f"{number + 1} → {letter}",
                    fits=spot.ways[number] > 0,
                )
                for letter, spot in lettered(view)
            ]
            for start in range(0, len(buttons), ROW):
                yield row(*buttons[start : start + ROW])
        throw = button(THROW, label=say("omiga-button-throw"), emoji="♻️", style=GREEN if _none_fits(view) else QUIET)
        claim = button(CLAIM, label=say("omiga-button-claim"), emoji="🏳️", style=RED)
        yield row(throw, claim) if view.may_claim else row(throw)
        if turning is not None:  # O-6: both directions fit, so the player chooses, as seen from their side
            letter = _letter(view, turning)
            both = [turning.model_copy(update={"turned": turned}) for turned in (view.seat == 1, view.seat != 1)]
            labels = [f"{way} ↻ {letter}" for way in (1, 2)]
            yield row(
                *(button(_as_json(move), label=label, style=GREEN) for move, label in zip(both, labels, strict=True))
            )


def _lay_button(table: int, view: OmigaView, move: Lay, label: str, *, fits: bool) -> QuickButton:
    """Return the button of a card and a place. Only assist tells whether the card fits."""
    is_chosen = isinstance(view.chosen, Lay) and (view.chosen.card, view.chosen.place) == (move.card, move.place)
    style = GREEN if is_chosen or (view.assist and fits) else BLUE
    return QuickButton(table, view.epoch, _as_json(move), label=label, style=style, disabled=view.assist and not fits)


def _none_fits(view: OmigaView) -> bool:
    """Whether throwing the hand is all that is left. Only assist tells."""
    return view.assist and not any(ways for spot in view.spots for ways in spot.ways)


def _as_json(move: Lay) -> str:
    """Return the move as it is written in a button."""
    return move.model_dump_json(exclude_none=True)


class QuickButton(PersistentItem[ui.Button[Any]], template=r"q:(?P<table>\d+):(?P<epoch>\d+):(?P<move>\{.*\})"):
    """A button of the panel: one click is one attempt, and the panel itself says how it went."""

    table: int
    epoch: int
    move: str

    def __init__(self, table: int, epoch: int, move: str, **looks: Unpack[Looks]) -> None:
        super().__init__(ui.Button(**looks), table=table, epoch=epoch, move=move)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Play the move. A refusal only changes the panel, which also shows the newest board."""
        bot: Onetable = interaction.client
        user, panel = interaction.user.id, bot.games["omiga"].panel
        assert isinstance(panel, OmigaPanel)
        async with interaction_errors(interaction, clicked=self.table, epoch=self.epoch):
            try:
                await bot.tables.play(
                    self.table,
                    user,
                    self.move,
                    epoch=self.epoch,
                    key=str(interaction.id),
                    guild=interaction.guild_id or 0,
                    channel=interaction.channel_id or 0,
                )
            except (IllegalMove, StaleMove, GameOver) as refusal:
                if (await bot.tables.record(self.table)).game != "omiga":
                    raise
                panel.note(self.table, user, await self._note(bot, user, refusal))
                await bot.panels.answer(self.table, interaction)
                raise AlreadyTold(refusal.key) from refusal
            else:
                panel.note(self.table, user, None)
                await bot.table_messages.show(self.table, interaction)

    async def _note(self, bot: Onetable, user: int, refusal: Refusal) -> Note | None:
        view = (await bot.tables.scene(self.table, user)).view
        if view is None:
            return None
        turning = MOVES.validate_json(self.move) if refusal.key == "omiga-which-way" else None
        return Note(view.epoch, refusal.key, turning if isinstance(turning, Lay) else None)
