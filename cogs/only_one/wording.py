"""Cards, seats and familiars in words: what every sentence about Only One Collection is put together from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.languages import Speaker
from bot.languages.markup import Markup
from bot.record import TableRecord
from cogs.wording import safe_name
from rules.game import Seat
from rules.only_one.cards import EGG, KINDS, Card
from rules.only_one.familiars import NAMED, Familiar
from rules.only_one.state import Busted, Collected, Column, LastTurn, Placed

SEATS = ("🟥", "🟦", "🟩", "🟨")
EMOJI: dict[str, str] = {
    "1": "🟣",
    "2": "🐍",
    "3": "🧀",
    "4A": "🍀",
    "4B": "☘️",
    "5": "⭐",
    "6A": "🍄",
    "6B": "🪸",
    "7": "🍬",
    "8A": "🐙",
    "8B": "🦑",
    "9": "🦊",
    "10": "🎃",
    EGG: "🥚",
}
POWER_EMOJI: dict[Familiar, str] = {
    "keeper": "🔑",
    "early": "🌅",
    "gleaner": "🌾",
    "charmer": "💜",
    "seer": "🔮",
    "finisher": "🏁",
    "picker": "✋",
    "breaker": "⚡",
}
ARROW = "▶️"  # the start player token
ICON = "✦"  # of special cards


class Wording:
    """Says what things are called, in one language."""

    def __init__(self, record: TableRecord, say: Speaker) -> None:
        self.record, self.say = record, say

    def name(self, seat: Seat | None) -> str:
        """Whoever sits there."""
        return safe_name(self.record.people[seat].name) if seat is not None else "–"

    def side(self, side: tuple[Seat, ...]) -> str:
        """Those who play together."""
        return " & ".join(self.name(seat) for seat in side)

    def card(self, card: Card) -> str:
        """`🍄6A✦`"""
        familiar = NAMED.get(card)
        if familiar is not None:
            return Markup(f"{POWER_EMOJI[familiar]}*{self.familiar(familiar)}*")
        value = card.removesuffix("*")
        label = "" if value == EGG else value
        return f"{EMOJI[value]}{label}{ICON if card.endswith('*') or card == EGG else ''}"

    def plain(self, card: Card) -> str:
        """The card without emoji, for descriptions and buttons: `Mushroom 6A`."""
        familiar = NAMED.get(card)
        if familiar is not None:
            return self.familiar(familiar)
        value = card.removesuffix("*")
        name = self.say(f"only-one-card-{value}")
        return self.say("only-one-card-special", card=name) if card.endswith("*") else name

    def familiar(self, familiar: Familiar) -> str:
        """What it is called."""
        return self.say(f"only-one-familiar-{familiar}")

    def cards(self, cards: Column) -> str:
        """Cards in their order."""
        return Markup(" · ".join(self.card(card) for card in cards) or "–")

    def plain_cards(self, cards: Column) -> str:
        """The same without emoji."""
        return ", ".join(self.plain(card) for card in cards) or self.say("only-one-nothing")

    def collection(self, cards: Column) -> str:
        """Cards sorted and counted: `🧀3×2 🍄6A✦`."""
        counted = Counter(cards)
        parts = [
            self.card(kind) + (f"×{counted[kind]}" if counted[kind] > 1 else "") for kind in KINDS if counted[kind]
        ]
        return " ".join(parts) or "–"

    def turn(self, turn: LastTurn) -> Iterator[str]:
        """What somebody did."""
        name, column = self.name(turn.seat), turn.column + 1
        match turn:
            case Placed():
                yield self.say("only-one-placed", name=name, card=self.card(turn.card), column=column)
            case Collected():
                yield self.say(
                    "only-one-collected", name=name, column=column, cards=self._gained(turn.familiar, turn.cards)
                )
                if turn.points:
                    yield self.say("only-one-early-scored", name=name, points=turn.points)
            case Busted():
                yield self.say("only-one-busted", name=name, card=self.card(turn.card), column=column)
                kept = self._gained(turn.familiar, (turn.kept,))
                yield self.say("only-one-bust-kept", kept=kept, lost=self.cards(turn.lost))
                if turn.points:
                    yield self.say("only-one-breaker-scored", name=name, points=turn.points)

    def _gained(self, familiar: Familiar | None, cards: Column) -> str:
        return self.cards(cards if familiar is None else (familiar, *cards))
