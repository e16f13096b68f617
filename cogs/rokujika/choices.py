"""The buttons and selects of a village: best set, other sets, draw a card, trademarks."""

from __future__ import annotations

import discord
from discord import ui

from cogs.core.buttons import MoveButton, MoveSelect
from cogs.core.layout import row
from cogs.rokujika.text import VillageText
from rules.game import Move
from rules.rokujika.cards import CARDS, shortlist
from rules.rokujika.state import Buy, Combine, Decline, Register, Stop

MOST = 25  # options of a select

Rows = list[ui.ActionRow[ui.LayoutView]]


def choices(table: int, epoch: int, texts: VillageText) -> Rows:
    """Return the rows with every move of this village, labelled with its result."""
    if texts.village.phase == "trademark":
        return _trademark(table, epoch, texts)
    rows: Rows = []
    if len(texts.offers) > 1:
        rows.append(row(_sets(table, epoch, texts)))
    return [*rows, row(*_buttons(table, epoch, texts))]


def _trademark(table: int, epoch: int, texts: VillageText) -> Rows:
    registers: list[tuple[Move, str, str]] = [
        (Register(sixth=sixth), f"⭐ {CARDS.sixths[sixth].points} {texts.sixth(sixth)}", texts.condition(sixth))
        for sixth in texts.village.display
        if sixth is not None
    ]
    decline = texts.say("rokujika-button-decline")
    return [
        row(MoveSelect(table, epoch, "trademark", registers, placeholder=texts.say("rokujika-choose-trademark"))),
        row(MoveButton(table, epoch, Decline(), label=decline, style=discord.ButtonStyle.secondary)),
    ]


def _sets(table: int, epoch: int, texts: VillageText) -> MoveSelect:
    """Return the select of sets, best first. If there are too many, the ones with the fewest coins are left out."""
    chosen = shortlist(texts.offers, MOST)
    combines: list[tuple[Move, str, str]] = [
        (Combine(cards=offer.cards, sixth=offer.sixth), *texts.offer(offer)) for offer in chosen
    ]
    if len(chosen) < len(texts.offers):
        hint = texts.say("rokujika-choose-best-sets", count=len(chosen), all=len(texts.offers))
    else:
        hint = texts.say("rokujika-choose-set")
    return MoveSelect(table, epoch, "set", combines, placeholder=hint)


def _buttons(table: int, epoch: int, texts: VillageText) -> list[MoveButton]:
    say, may_buy = texts.say, texts.village.may_buy
    buttons = []
    if texts.offers:
        best = texts.offers[0]
        label, move = say("rokujika-button-best", gain=texts.gain(best)), Combine(cards=best.cards, sixth=best.sixth)
        buttons.append(MoveButton(table, epoch, move, label=label, style=discord.ButtonStyle.success))
    if may_buy:
        buttons.append(MoveButton(table, epoch, Buy(), label=say("rokujika-button-buy"), emoji="🎴"))
    if not texts.offers:
        style = discord.ButtonStyle.secondary if may_buy else discord.ButtonStyle.danger
        buttons.append(MoveButton(table, epoch, Stop(), label=say("rokujika-button-stop"), style=style))
    return buttons
