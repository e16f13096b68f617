"""A player's private panel: the cards that the seer sees, and what each player's familiar can do."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.service import Scene
from cogs.core.buttons import MoveSelect
from cogs.core.layout import MessageLayout, row
from cogs.only_one.text import POWER_EMOJI, SEATS, OnlyOneText
from rules.game import Seat
from rules.only_one.cards import NAMED, SEER_LOOKS, Card, Familiar
from rules.only_one.state import Choose, OnlyOneView


async def draw_panel(scene: Scene, seat: Seat, say: Localizer, _picture_cache: PictureCache) -> MessageLayout:
    """Return the panel, drawn from that seat's view: only the seer's has the three cards, only while they choose."""
    view = scene.view
    assert isinstance(view, OnlyOneView)
    wording = OnlyOneText(scene.record, say)
    parts: list[ui.Item[ui.LayoutView]] = []
    if view.peek is not None:
        parts.append(ui.TextDisplay(f"{say('only-one-panel-top')}\n## {wording.cards(view.peek)}"))
        choices = [
            (Choose(card=card, next=next_), *_labels(wording, view.peek, card, next_))
            for card in range(SEER_LOOKS)
            for next_ in range(SEER_LOOKS)
            if card != next_
        ]
        chooser = MoveSelect(scene.record.id, view.epoch, "peek", choices, placeholder=say("only-one-panel-choose"))
        parts.append(row(chooser))
    parts.append(ui.TextDisplay("\n".join(_powers(view, seat, wording)) or say("only-one-panel-nothing")))
    return MessageLayout(parts)


def familiars_in_play(view: OnlyOneView) -> list[tuple[Familiar, Seat | None]]:
    """Return the familiars in front of players and, in the first round, in columns."""
    owned = [(familiar, seat) for seat, familiar in enumerate(view.familiars) if familiar is not None]
    lying = [NAMED[card] for column in view.columns for card in column if card in NAMED]
    return [*owned, *((familiar, None) for familiar in lying)]


def _powers(view: OnlyOneView, seat: Seat, wording: OnlyOneText) -> Iterator[str]:
    """Yield the familiars' powers, the player's own first."""
    for familiar, owner in sorted(familiars_in_play(view), key=lambda pair: pair[1] != seat):
        whose = "" if owner is None else f" · {SEATS[owner]} {wording.name(owner)}"
        yield f"{POWER_EMOJI[familiar]} **{wording.familiar(familiar)}**{whose}"
        yield f"-# {wording.say(f'only-one-power-{familiar}')}"


def _labels(wording: OnlyOneText, top: tuple[Card, ...], card: int, next_: int) -> tuple[str, str]:
    """Return the label and description of a choice: the drawn card, and the order of the other two."""
    last = SEER_LOOKS - card - next_
    take = wording.say("only-one-panel-take", card=wording.plain(top[card]), next=wording.plain(top[next_]))
    return take, wording.say("only-one-panel-back", last=wording.plain(top[last]))
