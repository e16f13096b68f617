"""A player's private panel: the board from their own side, their three cards, and a button for each card and place."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Self

import discord
from discord import ui

from bot.app import Onetable
from bot.languages import Speaker
from bot.pictures import Easel
from bot.tables import Scene
from cogs.answers import answering
from cogs.boards import Boards
from cogs.omiga.picture import lettered
from cogs.omiga.words import MARKS, Words, picture
from cogs.sheets import BLURPLE, GOLD, GREY, Sheet, row
from rules.errors import GameOver, IllegalMove, Refusal, StaleMove
from rules.game import Move, Seat
from rules.omiga.deck import NO_CARD
from rules.omiga.state import MOVES, Call, Claim, Lay, Ready, Throw
from rules.omiga.view import OmigaView, Spot

REMEMBERED = 2000
ROW = 5  # buttons side by side


@dataclass(frozen=True, slots=True)
class Note:
    """What came of a press: why it was refused, or which way a card shall lie."""

    epoch: int  # of the hand it was said about
    why: str
    turning: Lay | None = None


class OmigaPanel:
    """Draws panels. What there is to say about a press is said in the panel: nobody has time for another message."""

    def __init__(self) -> None:
        self._notes: OrderedDict[tuple[int, int], Note] = OrderedDict()  # by table and person

    async def __call__(self, scene: Scene, seat: Seat, say: Speaker, easel: Easel) -> Sheet:
        """The panel of this seat."""
        view, table = scene.view, scene.record.id
        assert isinstance(view, OmigaView)
        note = self._notes.get((table, scene.record.people[seat].user))
        if note is not None and (note.epoch != view.epoch or view.phase in ("paused", "scored", "over")):
            note = None  # what has become of the round says it better
        turning = note.turning if note is not None and view.phase == "playing" else None
        words = Words(scene.record, view, say)
        painted = picture(view, words, easel, turning)
        top = ui.TextDisplay[ui.LayoutView](f"{words.heading()}\n{_status(words, seat, note)}")
        parts: list[ui.Item[ui.LayoutView]] = [top, painted.item(), *_rows(table, view, say, turning)]
        if details := "\n".join(_details(words, seat, scene.deadline)):
            parts.append(ui.TextDisplay(details))
        return Sheet(parts, accent=GOLD if view.outcome else GREY if note else BLURPLE, pictures=[painted])

    def note(self, table: int, user: int, note: Note | None) -> None:
        """Keep what is to be said, or forget it."""
        self._notes.pop((table, user), None)
        if note is not None:
            self._notes[table, user] = note
            if len(self._notes) > REMEMBERED:
                self._notes.popitem(last=False)


def _status(words: Words, seat: Seat, note: Note | None) -> str:
    """What is to be said now: always one line, so that no button moves away from under a finger."""
    view, say = words.view, words.say
    if note is not None:
        return f"{'🔄' if note.turning else '✋'} **{say(note.why)}**"
    if view.phase == "playing":
        if isinstance(view.chosen, Lay):
            number = view.hands[seat].index(view.chosen.card) + 1
            return say("omiga-chosen-lay", number=number, letter=_letter(view, view.chosen))
        return say("omiga-chosen-throw") if view.chosen is not None else say("omiga-go")
    if view.phase == "called":
        return say("omiga-call")
    if view.phase == "over":
        return "\n".join(words.result())
    return say("omiga-wait-other") if view.ready[seat] else say(f"omiga-press-ready-{view.phase}")


def _details(words: Words, seat: Seat, deadline: float | None) -> Iterator[str]:
    """Everything the picture shows, and how to play."""
    view = words.view
    if view.phase == "scored":
        yield from words.result()
    elif view.phase == "playing":
        yield from words.spots()
        yield from words.hand(seat)
        yield f"-# {words.stock(seat)} · {words.clock(deadline)}"
    if view.phase != "over":
        yield f"-# {words.say('omiga-you', mark=MARKS[seat])}"


def _letter(view: OmigaView, move: Lay) -> str:
    """The letter of the place where the move would lay a card, while that is free."""
    return next((letter for letter, spot in lettered(view) if spot.place == move.place), "–")


def _rows(table: int, view: OmigaView, say: Speaker, turning: Lay | None) -> Iterator[ui.ActionRow[ui.LayoutView]]:
    """What can be pressed: a row a card, a button a place."""
    if view.phase in ("ready", "paused", "scored") and view.seat is not None:
        label = say("omiga-button-ready")
        style = discord.ButtonStyle.success
        yield row(QuickButton(table, view.epoch, Ready(), label, emoji="✋", style=style, off=view.ready[view.seat]))
    elif view.phase == "called":
        label = say("omiga-button-call")
        yield row(QuickButton(table, view.epoch, Call(), label, emoji="⚡", style=discord.ButtonStyle.success))
    elif view.phase == "playing" and view.seat is not None:
        spots = lettered(view)
        for number, card in enumerate(view.hands[view.seat]):
            if card == NO_CARD:  # the other rows stay where they are
                yield row(QuickButton(table, view.epoch, f'{{"do":"gone-{number}"}}', str(number + 1), off=True))
                continue
            for some in (spots[at : at + ROW] for at in range(0, len(spots), ROW)):
                yield row(*(_lay_button(table, view, number, letter, spot) for letter, spot in some))
        throw = QuickButton(table, view.epoch, Throw(), say("omiga-button-throw"), emoji="♻️")
        if view.may_claim:
            claim = say("omiga-button-claim")
            yield row(
                throw, QuickButton(table, view.epoch, Claim(), claim, emoji="🏳️", style=discord.ButtonStyle.danger)
            )
        else:
            yield row(throw)
        if turning is not None:
            yield _turning_row(table, view, turning)


def _turning_row(table: int, view: OmigaView, turning: Lay) -> ui.ActionRow[ui.LayoutView]:
    """O-6: both ways fit, so the player says which; as the player sees the table, not as white does."""
    assert view.seat is not None
    letter = _letter(view, turning)
    return row(
        *(
            QuickButton(
                table,
                view.epoch,
                turning.but(turned=turned != (view.seat == 1)),
                f"{number} ↻ {letter}",
                style=discord.ButtonStyle.success,
            )
            for number, turned in ((1, False), (2, True))
        )
    )


def _lay_button(table: int, view: OmigaView, number: int, letter: str, spot: Spot) -> QuickButton:
    """This card on that place. Only with assist does the button tell whether it fits."""
    assert view.seat is not None
    move, chosen, fits = Lay(card=view.hands[view.seat][number], place=spot.place), view.chosen, spot.ways[number] > 0
    is_chosen = isinstance(chosen, Lay) and (chosen.card, chosen.place) == (move.card, move.place)
    style = discord.ButtonStyle.success if is_chosen or (view.assist and fits) else discord.ButtonStyle.primary
    return QuickButton(table, view.epoch, move, f"{number + 1} → {letter}", style=style, off=view.assist and not fits)


class QuickButton(ui.DynamicItem[ui.Button[Any]], template=r"q:(?P<table>\d+):(?P<epoch>\d+):(?P<move>\{.*\})"):
    """A button of the panel: one click is one attempt, and the panel itself says what came of it."""

    def __init__(
        self,
        table: int,
        epoch: int,
        move: Move | str,
        label: str,
        *,
        emoji: str | None = None,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        off: bool = False,
    ) -> None:
        self.table, self.epoch = table, epoch
        self.move = move if isinstance(move, str) else move.model_dump_json(exclude_none=True)
        custom_id = f"q:{table}:{epoch}:{self.move}"
        super().__init__(ui.Button(label=label, emoji=emoji, style=style, custom_id=custom_id, disabled=off))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it was drawn, whenever that was."""
        return cls(int(match["table"]), int(match["epoch"]), match["move"], "?")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Play. A refusal changes nothing but what the panel says, and shows the newest board."""
        bot: Onetable = interaction.client
        async with answering(interaction, pressed=self.table, epoch=self.epoch):
            boards, user = Boards.of(bot), interaction.user.id
            panel = boards.panels.faces["omiga"]
            assert isinstance(panel, OmigaPanel)
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
                panel.note(self.table, user, await self._note(bot, user, refusal))
                await boards.panels.answer(self.table, interaction)
            else:
                panel.note(self.table, user, None)
                await boards.show(self.table, interaction)

    async def _note(self, bot: Onetable, user: int, refusal: Refusal) -> Note | None:
        view = (await bot.tables.scene(self.table, user)).view
        if view is None:
            return None
        turning = MOVES.validate_json(self.move) if refusal.key == "omiga-which-way" else None
        return Note(view.epoch, refusal.key, turning if isinstance(turning, Lay) else None)
