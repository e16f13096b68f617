"""A player's private panel: the board from their side, their three cards, and a button for each card and place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Unpack

import discord
from cachetools import LRUCache
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.buttons import Looks, PersistentItem
from cogs.core.errors import AlreadyTold, interaction_errors
from cogs.core.layout import BLURPLE, GOLD, GREY, ROW, Item, MessageLayout, row, table_parts
from cogs.core.text import localizer_for
from cogs.omiga.picture import lettered
from cogs.omiga.table import rematch_rounds
from cogs.omiga.text import MARKS, OmigaText, legend, picture
from cogs.places import home_of
from cogs.table.details import DetailsButton
from cogs.table.menu import RematchButton
from rules.errors import GameOver, IllegalMove, Refusal, StaleMove, Value
from rules.game import Seat
from rules.omiga.board import NO_CARD
from rules.omiga.state import MOVES, Call, Claim, Lay, Ready, Throw
from rules.omiga.view import OmigaView

MAX_NOTES = 2000
LEGEND_TASK = "call"  # the step of the lesson that shows the edges of cards
LONG_NOTE = 38  # characters: on a phone such a note takes two lines, the second in place of the hint below it
# refusals of a card on a place, and the notes that explain them with both
LAY_NOTES = {
    "omiga-place-taken": "omiga-note-place-taken",
    "omiga-not-in-hand": "omiga-note-not-in-hand",
    "omiga-not-beside-own": "omiga-note-not-beside-own",
    "omiga-far-from-enemy": "omiga-note-far-from-enemy",
    "omiga-does-not-fit": "omiga-note-does-not-fit",
    "omiga-which-way": "omiga-note-which-way",
}
READY, CALL, THROW, CLAIM = (move.model_dump_json() for move in (Ready(), Call(), Throw(), Claim()))
GREEN, RED = discord.ButtonStyle.success, discord.ButtonStyle.danger
BLUE, QUIET = discord.ButtonStyle.primary, discord.ButtonStyle.secondary


@dataclass(frozen=True, slots=True)
class Note:
    """The result of a player's last click: why it was refused, or that they have to choose a card's direction."""

    epoch: int  # the note is dropped when the player's hand changes
    why: str  # a key
    turning: Lay | None = None
    laid: int | None = None  # cards on the board: the note is dropped with the next one, when letters may change
    values: Mapping[str, Value] = field(default_factory=dict)
    times: int = 1  # how often in a row, so that the panel changes with every click

    def is_shown(self, view: OmigaView) -> bool:
        """Whether the note is still true."""
        if self.epoch != view.epoch or view.phase in ("paused", "scored", "over"):
            return False
        if self.turning is not None:
            return any(spot.place == self.turning.place for spot in view.spots)
        return self.laid in (None, len(view.laid))

    def text(self, say: Localizer) -> str:
        """Return the note as one line."""
        sign, again = "🔄" if self.turning else "✋", f" (×{self.times})" if self.times > 1 else ""
        text = say(self.why, **self.values)
        return f"{sign} {text if self.values else f'**{text}**'}{again}"


class OmigaPanel:
    """Draws panels. The panel itself says why a click was refused: there is no time to read another message."""

    def __init__(self) -> None:
        self._notes: LRUCache[tuple[int, int], Note] = LRUCache(MAX_NOTES)  # by table and user

    async def __call__(self, scene: Scene, seat: Seat, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
        """Return the panel of this seat."""
        view, record = scene.view, scene.record
        assert isinstance(view, OmigaView)
        note = self._notes.get((record.id, record.players[seat].user))
        if note is not None and not note.is_shown(view):
            note = None
        turning = note.turning if note is not None and view.phase == "playing" else None
        words = OmigaText(record, view, say)
        pictures = [await picture(view, words, picture_cache, turning)]
        parts = table_parts(
            heading=words.heading(),
            picture=pictures[0],
            prompt="\n".join(_status(words, scene, seat, note)),
            controls=_rows(record, view, say, turning),
        )
        if record.is_lesson:
            del parts[0]  # the lesson has a heading of its own
        if scene.lesson is not None and scene.lesson.task is not None and scene.lesson.task.name == LEGEND_TASK:
            pictures.append(await legend(say, picture_cache))
            parts.insert(1, pictures[1].item())
        return MessageLayout(parts, accent=GOLD if view.outcome else GREY if note else BLURPLE, pictures=pictures)

    async def draw_private(self, scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
        """Return a private table: the panel of its only player, who sees no other message."""
        record = scene.record
        seat = record.seat_of(record.host)
        assert seat is not None
        layout = await self(scene, seat, say, picture_cache)
        return replace(layout, parts=[*layout.parts, row(RematchButton(record.id, say))]) if scene.outcome else layout

    def note(self, table: int, user: int, note: Note | None) -> None:
        """Show this note in the player's panel from now on, or none. The same note again is counted."""
        before = self._notes.pop((table, user), None)
        if note is not None:
            is_same = before is not None and replace(before, times=1) == note
            self._notes[table, user] = replace(note, times=before.times + 1) if before and is_same else note


def _status(words: OmigaText, scene: Scene, seat: Seat, note: Note | None) -> Iterator[str]:
    """Yield what just happened and what to do. A lesson says that itself, except for refusals and the result."""
    is_lesson = scene.record.is_lesson
    news = _news(words, scene, note)
    if news and not (is_lesson and note is None and words.view.phase == "playing"):
        yield news
    if not (is_lesson or (note is not None and len(news) > LONG_NOTE)):
        yield from _prompt(words, scene, seat)


def _news(words: OmigaText, scene: Scene, note: Note | None) -> str:
    """Return what just happened: one line during play, so that the buttons below do not move."""
    view = words.view
    if note is not None:
        return note.text(words.say)
    if view.phase == "playing":
        return words.news(scene.events)
    if view.phase == "paused":
        return words.say("omiga-is-paused")
    return words.result() if view.phase in ("scored", "over") else ""


def _prompt(words: OmigaText, scene: Scene, seat: Seat) -> Iterator[str]:
    """Yield what to do now."""
    view, say, opponent = words.view, words.say, words.name(1 - seat)
    match view.phase:
        case "playing":
            if isinstance(view.chosen, Lay):
                number = view.hands[seat].index(view.chosen.card) + 1
                yield say("omiga-chosen-lay", number=number, letter=words.place(view.chosen.place))
            elif view.chosen is not None:
                yield say("omiga-chosen-throw")
            elif _none_fits(view):
                yield say("omiga-none-fits")
            else:
                yield f"-# {say('omiga-you', mark=MARKS[seat], name=opponent)}"
            if view.pulse and (clock := words.clock(scene.deadline)):
                yield f"-# {clock}"
        case "called":
            yield say("omiga-call")
        case "over":
            if not (scene.record.is_match or scene.record.private):
                yield say("omiga-again", rounds=rematch_rounds(scene.record))
        case _ if view.ready[seat]:
            yield say("omiga-wait-other", name=opponent)
        case _:
            score = f"{words.score()} · " if view.phase == "scored" else ""
            yield f"{score}{say(f'omiga-press-ready-{view.phase}', round=view.round + 1)}"


def _rows(record: TableRecord, view: OmigaView, say: Localizer, turning: Lay | None) -> Iterator[Item]:
    """Yield the action rows: one or two per card, with a button for each free place."""
    table = record.id
    button = partial(QuickButton, table, view.epoch)
    # private tables get it from a decorator; with so many places there is no room for it
    details = [] if record.private or len(view.spots) > ROW else [DetailsButton(table, say)]
    if view.phase in ("ready", "paused", "scored") and view.seat is not None:
        is_ready = view.ready[view.seat]
        yield row(button(READY, label=say("omiga-button-ready"), emoji="✋", style=GREEN, disabled=is_ready), *details)
    elif view.phase == "called":
        yield row(button(CALL, label=say("omiga-button-call"), emoji="⚡", style=GREEN), *details)
    elif view.phase == "over" and not (record.private or record.is_match):
        yield row(RematchButton(table, say), *details)
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
        ways = list(_way_buttons(button, view, say, turning)) if turning is not None else []
        yield row(throw, *([claim] if view.may_claim else []), *(ways or details))


def _way_buttons(
    button: Callable[..., QuickButton], view: OmigaView, say: Localizer, turning: Lay
) -> Iterator[QuickButton]:
    """O-6: both ways fit, so the player chooses, as seen from their side. Yield a button for each way."""
    letter = next(letter for letter, spot in lettered(view) if spot.place == turning.place)
    for key, turned in (("omiga-button-as-shown", view.seat == 1), ("omiga-button-turned", view.seat != 1)):
        move = turning.model_copy(update={"turned": turned})
        yield button(_as_json(move), label=say(key, letter=letter), style=GREEN)


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
                    guild=home_of(interaction),
                    channel=interaction.channel_id or 0,
                )
            except (IllegalMove, StaleMove, GameOver) as refusal:
                if (await bot.tables.record(self.table)).game != "omiga":
                    raise
                panel.note(self.table, user, await self._note(bot, interaction, refusal))
                await bot.panels.answer(self.table, interaction)
                raise AlreadyTold(refusal.key) from refusal
            else:
                panel.note(self.table, user, None)
                await bot.table_messages.show(self.table, interaction)

    async def _note(self, bot: Onetable, interaction: discord.Interaction[Any], refusal: Refusal) -> Note | None:
        """Return the note for a refused click: it names the card, the place and the reason."""
        scene = await bot.tables.scene(self.table, interaction.user.id)
        view = scene.view
        if not isinstance(view, OmigaView) or view.seat is None:
            return None
        why = LAY_NOTES.get(refusal.key, refusal.key)
        move = MOVES.validate_json(self.move) if refusal.key in LAY_NOTES else None
        if not isinstance(move, Lay):
            return Note(view.epoch, why, laid=len(view.laid))
        words, hand = OmigaText(scene.record, view, localizer_for(interaction)), view.hands[view.seat]
        number = hand.index(move.card) + 1 if move.card in hand else 0
        values: dict[str, Value] = {
            "press": f"{number} → {words.place(move.place)}" if number else words.place(move.place),
            "name": words.name(1 - view.seat),
        }
        if refusal.key == "omiga-does-not-fit":
            values["edges"] = words.misfit(move.card, move.place)
        turning = move if refusal.key == "omiga-which-way" else None
        return Note(view.epoch, why, turning, len(view.laid), values)
