"""What can be pressed in a village: the best set at once, any other by a select, another card, a trademark."""

from __future__ import annotations

import discord
from discord import ui

from cogs.core.buttons import MoveButton, MoveSelect
from cogs.core.layout import row
from cogs.rokujika.text import VillageWords
from rules.game import Move
from rules.rokujika.cards import CARDS
from rules.rokujika.sets import shortlist
from rules.rokujika.state import Buy, Combine, Decline, Register, Stop

MOST = 25  # choices of a select

Rows = list[ui.ActionRow[ui.LayoutView]]


def choices(table: int, epoch: int, words: VillageWords) -> Rows:
    """Every move of this village; each choice says what it brings."""
    if words.village.phase == "trademark":
        return _trademark(table, epoch, words)
    rows: Rows = []
    if len(words.offers) > 1:
        rows.append(row(_sets(table, epoch, words)))
    return [*rows, row(*_buttons(table, epoch, words))]


def _trademark(table: int, epoch: int, words: VillageWords) -> Rows:
    registers: list[tuple[Move, str, str]] = [
        (Register(sixth=sixth), f"⭐ {CARDS.sixths[sixth].points} {words.sixth(sixth)}", words.condition(sixth))
        for sixth in words.village.display
        if sixth is not None
    ]
    decline = words.say("rokujika-button-decline")
    return [
        row(MoveSelect(table, epoch, "trademark", registers, placeholder=words.say("rokujika-choose-trademark"))),
        row(MoveButton(table, epoch, Decline(), label=decline, style=discord.ButtonStyle.secondary)),
    ]


def _sets(table: int, epoch: int, words: VillageWords) -> MoveSelect:
    """Best first; where there are too many, those that bring fewer coins and nothing else are left out."""
    chosen = shortlist(words.offers, MOST)
    combines: list[tuple[Move, str, str]] = [
        (Combine(cards=offer.cards, sixth=offer.sixth), *words.offer(offer)) for offer in chosen
    ]
    if len(chosen) < len(words.offers):
        hint = words.say("rokujika-choose-best-sets", count=len(chosen), all=len(words.offers))
    else:
        hint = words.say("rokujika-choose-set")
    return MoveSelect(table, epoch, "set", combines, placeholder=hint)


def _buttons(table: int, epoch: int, words: VillageWords) -> list[MoveButton]:
    say, may_buy = words.say, words.village.may_buy
    buttons = []
    if words.offers:
        best = words.offers[0]
        label, move = say("rokujika-button-best", gain=words.gain(best)), Combine(cards=best.cards, sixth=best.sixth)
        buttons.append(MoveButton(table, epoch, move, label=label, style=discord.ButtonStyle.success))
    if may_buy:
        buttons.append(MoveButton(table, epoch, Buy(), label=say("rokujika-button-buy"), emoji="🎴"))
    if not words.offers:
        style = discord.ButtonStyle.secondary if may_buy else discord.ButtonStyle.danger
        buttons.append(MoveButton(table, epoch, Stop(), label=say("rokujika-button-stop"), style=style))
    return buttons
