"""The table of Only One Collection as a message, its details, and a player's private panel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.buttons import MoveButton, MoveSelect, PanelButton, PersistentItem, play_move
from cogs.core.errors import interaction_errors
from cogs.core.layout import BLURPLE, GOLD, MessageLayout, Picture, row, table_parts, without
from cogs.core.text import plain_name
from cogs.only_one.emojis import card_emoji
from cogs.only_one.picture import paint, picture_key
from cogs.only_one.text import POWER_EMOJI, OnlyOneText, ScoreText, TableText, familiars_in_play
from cogs.table.menu import RematchButton
from rules.game import Seat
from rules.only_one.cards import SEER_LOOKS, Card
from rules.only_one.state import Choose, Collect, Explore, Keep, OnlyOneMove, OnlyOneView, Peek, Place, Skip

PRIMARY, SECONDARY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
SUCCESS, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger

Buttons = Iterator[ui.ActionRow[ui.LayoutView]]
PEEK = Peek().model_dump_json()


async def draw_only_one(scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return the public message. The picture's description and the details say everything that the picture shows."""
    view, record = scene.view, scene.record
    assert isinstance(view, OnlyOneView)
    names = [plain_name(player.name) for player in record.players]
    png = await picture_cache.png((record.game, picture_key(view, names)), lambda: paint(view, names))
    words = text_of(record, view, say)
    picture = Picture(png, words.description())
    if isinstance(words, ScoreText):
        prompt, controls = "", _score_buttons(record, view, say)
    else:
        prompt, controls = words.prompt(scene.deadline), _buttons(record, view, words)
    parts = table_parts(
        heading=words.heading(), picture=picture, news=words.news(), prompt=prompt, controls=list(controls)
    )
    return MessageLayout(parts, accent=BLURPLE if view.outcome is None else GOLD, pictures=[picture])


def draw_details(scene: Scene, say: Localizer) -> Iterable[str]:
    """Return what the Details button shows: columns, collections and familiars, or all steps of scoring."""
    view = scene.view
    assert isinstance(view, OnlyOneView)
    return text_of(scene.record, view, say).details()


def text_of(record: TableRecord, view: OnlyOneView, say: Localizer) -> TableText | ScoreText:
    """Return the texts of a running game or of its scoring."""
    if view.phase in ("scoring", "over"):
        return ScoreText(record, view, say)
    return TableText(record, view, say)


async def draw_panel(scene: Scene, seat: Seat, say: Localizer, _picture_cache: PictureCache) -> MessageLayout:
    """Return the panel, drawn from that seat's view: only the seer's has the three cards, only while they choose."""
    view = scene.view
    assert isinstance(view, OnlyOneView)
    parts = list(_peek_parts(scene.record, view, say))
    if not parts:
        parts.append(ui.TextDisplay("\n".join(_powers(scene.record, view, seat, say)) or say("only-one-panel-nothing")))
    return MessageLayout(parts)


async def draw_private(scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return a private table, with what only its player may see."""
    layout = await draw_only_one(scene, say, picture_cache)
    view = scene.view
    assert isinstance(view, OnlyOneView)
    parts = [*without(layout.parts, PanelButton), *_peek_parts(scene.record, view, say)]
    return replace(layout, parts=parts)


def _peek_parts(record: TableRecord, view: OnlyOneView, say: Localizer) -> Iterator[ui.Item[ui.LayoutView]]:
    """Yield the three cards and the select to draw one of them, if this view has them."""
    if view.peek is None:
        return
    words = OnlyOneText(record, say)
    yield ui.TextDisplay(f"{say('only-one-panel-top')}\n**{words.cards(view.peek)}**")
    choices = [
        (Choose(card=card, next=next_), *_labels(words, view.peek, card, next_))
        for card in range(SEER_LOOKS)
        for next_ in range(SEER_LOOKS)
        if card != next_
    ]
    yield row(MoveSelect(record.id, view.epoch, "peek", choices, placeholder=say("only-one-panel-choose")))


def _labels(words: OnlyOneText, top: tuple[Card, ...], card: int, next_: int) -> tuple[str, str]:
    """Return the label and description of a choice: the drawn card, and the order of the other two."""
    last = SEER_LOOKS - card - next_
    take = words.say("only-one-panel-take", card=words.card(top[card]))
    return take, words.say("only-one-panel-back", next=words.card(top[next_]), last=words.card(top[last]))


def _powers(record: TableRecord, view: OnlyOneView, seat: Seat, say: Localizer) -> Iterator[str]:
    """Yield a line for each familiar's power, the player's own first."""
    words = OnlyOneText(record, say)
    for familiar, _ in sorted(familiars_in_play(view), key=lambda pair: pair[1] != seat):
        yield words.power(familiar)


def _score_buttons(record: TableRecord, view: OnlyOneView, say: Localizer) -> Buttons:
    if view.outcome is None:
        skip = say("only-one-button-skip")
        yield row(MoveButton(record.id, view.epoch, Skip(), label=skip, emoji="⏭️", style=SECONDARY))
    else:
        yield row(RematchButton(record.id, say))


def _buttons(record: TableRecord, view: OnlyOneView, words: TableText) -> Buttons:
    """Yield the active player's buttons; powers only where they can be used."""
    say = words.say

    def button(move: OnlyOneMove, label: str, style: discord.ButtonStyle, emoji: str | None = None) -> MoveButton:
        return MoveButton(record.id, view.epoch, move, label=label, style=style, emoji=emoji)

    def place(column: int) -> MoveButton:
        busts = column in view.would_bust
        label = say("only-one-button-bust" if busts else "only-one-button-place", column=column + 1)
        return button(Place(column=column), label, DANGER if busts else SUCCESS)

    def collect(column: int) -> MoveButton:
        return button(Collect(column=column), say("only-one-button-collect", column=column + 1), SUCCESS)

    match view.phase:
        case "turn":
            explore = [button(Explore(), say("only-one-button-explore"), PRIMARY)] if view.may_explore else []
            yield row(*explore, *map(collect, view.may_collect))
            if view.may_peek:
                yield row(_peek_button(record, view, say))
        case "place":
            yield row(*map(place, view.may_place))
        case "keep" if view.broken is not None and view.card is not None:
            cards = (*view.columns[view.broken], view.card)
            different = {card: at for at, card in enumerate(cards)}  # of two equal cards, either will do
            labels = {at: say("only-one-button-keep", card=words.card(card)) for card, at in different.items()}
            signs = {at: card_emoji(card) or None for card, at in different.items()}
            yield row(*(button(Keep(card=at), label, SUCCESS, signs[at]) for at, label in sorted(labels.items())))
        case "choose":
            yield row(PanelButton(record.id, label=say("only-one-button-look"), emoji=POWER_EMOJI["seer"]))


def _peek_button(record: TableRecord, view: OnlyOneView, say: Localizer) -> MoveButton | PeekButton:
    """Return the button of the seer. A private table has no panel: it shows the three cards itself."""
    if record.private:
        label, emoji = say("only-one-button-peek"), POWER_EMOJI["seer"]
        return MoveButton(record.id, view.epoch, Peek(), label=label, emoji=emoji, style=SECONDARY)
    return PeekButton(record.id, view.epoch, say)


class PeekButton(PersistentItem[ui.Button[Any]], template=r"peek:(?P<table>\d{1,18}):(?P<epoch>\d{1,9})"):
    """The seer looks at the top three cards: plays the move and opens the player's panel in one click."""

    table: int
    epoch: int

    def __init__(self, table: int, epoch: int, say: Localizer) -> None:
        button = ui.Button[Any](label=say("only-one-button-peek"), emoji=POWER_EMOJI["seer"], style=SECONDARY)
        super().__init__(button, table=table, epoch=epoch)

    def played_move(self) -> str | None:
        """Return the move of the button."""
        return PEEK

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Play the move, show the three cards to the player, then the table to everyone."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, clicked=self.table, replies="private", epoch=self.epoch):
            if await play_move(interaction, self.table, self.epoch, PEEK) is None:  # a vote of the crowd
                await bot.table_messages.show(self.table, interaction)
                return
            await bot.panels.open(self.table, interaction)
            await bot.table_messages.show(self.table)
