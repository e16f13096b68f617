"""Texts about a village: everything the picture shows, and the result of each choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.i18n import Localizer
from cogs.rokujika.picture import turns_left
from rules.rokujika.cards import CARDS, TIERS, Card, Offer, Trio, offers
from rules.rokujika.state import COLUMNS, PER_TRADEMARK, ROWS, TURNS, TurnDone, VillageView

TIER_SIGNS = {1: "🟩", 2: "🟧", 3: "🟦"}
EMOJI = {
    "rice": "🌾", "vegetables": "🥕", "fruit": "🍎", "dairy": "🥛",
    "livestock": "🐄", "fishery": "🐟", "forestry": "🌲", "bees": "🐝",
    "milling": "⚙️", "brewing": "🍶", "pickling": "🫙", "sweets": "🍰",
    "fermenting": "🧀", "smoking": "🔥", "freezing": "❄️", "crafts": "🔨",
    "stand": "🧺", "roadside": "🛣️", "online": "💻", "restaurant": "🍽️",
    "inn": "🛏️", "tourism": "🎒", "canteen": "🍜", "export": "🚢",
}  # fmt: skip
LONGEST_DESCRIPTION = 1024
_SOON = 3  # coins: a trademark that costs more is not mentioned yet
_CLASHES = 2  # named in the prompt
_TRADEMARKS_IN_FULL = 8  # a message holds 4000 characters


class VillageText:
    """Texts about one village in one language."""

    def __init__(self, village: VillageView, say: Localizer) -> None:
        self.village, self.say = village, say
        self.offers = offers(village.front, village.in_reach)
        self._scorable = {offer.sixth for offer in self.offers}

    # --- the village

    def news(self) -> str:
        """Return what just happened: the card drawn, or the result of the last turn."""
        village, say = self.village, self.say
        if village.paid:
            return say("rokujika-newest", card=self.card(village.front[-1]))
        if village.history:
            return self.turn_done(len(village.history), village.history[-1])
        return say("rokujika-begin")

    def turn(self) -> str:
        """Return which turn it is, for the heading."""
        if self.village.turn == TURNS:
            return self.say("rokujika-last-turn")
        return self.say("rokujika-turn", turn=self.village.turn, turns=TURNS)

    def display(self) -> Iterator[str]:
        """Yield the sixth cards by row, then the player's trademarks."""
        yield f"### {self.say('rokujika-sixths')}"
        for row in range(ROWS):
            yield f"**{self.row(row)}**"
            for sixth in self.village.display[row * COLUMNS : (row + 1) * COLUMNS]:
                yield f"▫️ *{self.say('rokujika-row-empty')}*" if sixth is None else self.sixth_line(sixth)
        if self.village.trademarks:
            yield f"**{self.say('rokujika-trademarks')}**"
            for place, sixth in enumerate(self.village.trademarks):
                yield self.sixth_line(sixth, in_full=place < _TRADEMARKS_IN_FULL)

    def row(self, row: int) -> str:
        """Return the heading of a row, counted from 0: its number, and how long its cards stay."""
        turns = turns_left(self.village, row)
        return self.say("rokujika-row", row=row + 1, turns=turns, dots="🔴" if turns == 1 else "⚪" * turns)

    def front(self) -> Iterator[str]:
        """Yield the cards in front by tier, then the draw pile."""
        village, say = self.village, self.say
        yield f"### {say('rokujika-front')}"
        for tier in TIERS:
            cards = [CARDS.cards[card] for card in village.front if CARDS.cards[card].tier == tier]
            listed = " · ".join(map(self._valued, cards)) or f"*{say('rokujika-none')}*"
            yield f"{TIER_SIGNS[tier]} {say(f'rokujika-tier-{tier}')}{say.colon}{listed}"
        if village.pile:
            names = say.listed(self.name(card) for card in village.next_cards)
            yield f"-# {say('rokujika-pile', count=village.pile, cards=names)}"
        elif village.discards:
            yield f"-# {say('rokujika-pile-empty', count=len(village.discards))}"
        else:
            yield f"-# {say('rokujika-all-open')}"

    def turns(self) -> Iterator[str]:
        """Yield the result of each turn."""
        yield f"### {self.say('rokujika-turns')}"
        for turn, done in enumerate(self.village.history, 1):
            yield self.turn_done(turn, done)

    def description(self) -> str:
        """Return everything the picture shows in words; conditions are left out if there is no room for them."""
        whole = self._description(self._sixth_described)
        return whole if len(whole) <= LONGEST_DESCRIPTION else self._description(self.sixth)[:LONGEST_DESCRIPTION]

    def _description(self, described: Callable[[str], str]) -> str:
        village, say = self.village, self.say
        lines = [
            say(
                "rokujika-picture",
                turn=village.turn,
                turns=TURNS,
                coins=village.coins,
                points=village.points,
                pile=village.pile,
            )
        ]
        for row in range(ROWS):
            here = village.display[row * COLUMNS : (row + 1) * COLUMNS]
            cards = "; ".join(say("rokujika-row-empty") if sixth is None else described(sixth) for sixth in here)
            lines.append(f"{self.row(row)}{say.colon}{cards}.")
        if village.trademarks:
            lines.append(
                f"{say('rokujika-trademarks-held')}{say.colon}{'; '.join(map(described, village.trademarks))}."
            )
        for tier in TIERS:
            front = [card for card in village.front if CARDS.cards[card].tier == tier]
            cards = say.listed(f"{self.name(card)} {CARDS.cards[card].base}" for card in front) or say("rokujika-none")
            lines.append(f"{say(f'rokujika-tier-{tier}')}{say.colon}{cards}.")
        if self.offers:
            best = self.offers[0]
            lines.append(f"{say('rokujika-button-best', gain=self.gain(best))}{say.colon}{self.set(best.cards)}.")
        return "\n".join(lines)

    def _sixth_described(self, sixth: str) -> str:
        return f"{self.sixth(sixth)} {CARDS.sixths[sixth].points} ({self.condition(sixth)})"

    def sixth_line(self, sixth: str, *, in_full: bool = True) -> str:
        """Return `✅ ⭐ 6 **Farm cheese** 農場チーズ · **Dairy** + Fermenting / Smoking`."""
        card = CARDS.sixths[sixth]
        mark = "✅" if sixth in self._scorable else "▫️"
        line = f"{mark} ⭐ {card.points} **{self.sixth(sixth)}**"
        if not in_full:
            return line
        return f"{line}{self._original(sixth, self.sixth(sixth))} · {self.condition(sixth, marked=True)}"

    def condition(self, sixth: str, *, marked: bool = False) -> str:
        """Return the condition of a sixth card; `marked` prints cards in play in bold."""
        card = CARDS.sixths[sixth]
        tiers = [
            " / ".join(
                f"**{self.name(card)}**" if marked and card in self.village.front else self.name(card) for card in cards
            )
            for cards in card.needs
            if cards
        ]
        if card.product:
            tiers.append(self.say("rokujika-product", product=card.product))
        return " + ".join(tiers)

    # --- choices

    def prompt(self, name: str) -> str:
        """Return what the player can do now."""
        village, say = self.village, self.say
        if village.phase == "trademark":
            return say("rokujika-prompt-trademark", name=name)
        if self.offers:
            line = say("rokujika-prompt-sets" if village.may_buy else "rokujika-prompt-last", name=name)
        elif village.may_buy:
            line = say("rokujika-prompt-buy", name=name)
        else:
            line = say("rokujika-prompt-stuck" if village.coins else "rokujika-prompt-broke", name=name)
        if clashes := self._clashes():
            line += f"\n-# {' '.join(clashes)}"
        missing = PER_TRADEMARK - village.paid % PER_TRADEMARK
        if village.may_buy and missing <= min(_SOON, village.coins) and any(village.display):
            line += f"\n-# {say('rokujika-next-trademark', coins=missing)}"
        return line

    def _clashes(self) -> list[str]:
        """Return why a card of each tier is no set: the first pairs that never go together (R-19)."""
        front, tiers = self.village.front, {CARDS.cards[card].tier for card in self.village.front}
        if self.offers or len(tiers) < len(TIERS):
            return []
        pairs = [
            (card, partner)
            for card in front
            for pairing in CARDS.cards[card].pairings
            for partner in pairing.cards
            if pairing.forbidden and partner in front
        ]
        return [
            self.say("rokujika-clash", first=self.name(card), second=self.name(partner))
            for card, partner in pairs[:_CLASHES]
        ]

    def offer(self, offer: Offer) -> tuple[str, str]:
        """Return the label and description of a set in the select."""
        if offer.sixth is None:
            label = self.say("rokujika-offer", product=offer.product)
        else:
            label = self.say(
                "rokujika-offer-scored",
                product=offer.product,
                points=offer.points,
                sixth=self.sixth(offer.sixth),
            )
        return label, self.set(offer.cards)

    def gain(self, offer: Offer) -> str:
        """Return `18 🪙 + 12 ⭐`."""
        if offer.sixth is None:
            return self.say("rokujika-gain", product=offer.product)
        return self.say("rokujika-gain-scored", product=offer.product, points=offer.points)

    # --- names

    def turn_done(self, turn: int, done: TurnDone) -> str:
        """Return the result of a turn."""
        if done.cards is None:
            return self.say("rokujika-last-none", turn=turn)
        cards = self.set(done.cards)
        if done.sixth is None:
            return self.say("rokujika-last-set", turn=turn, cards=cards, product=done.product)
        points = CARDS.sixths[done.sixth].points
        return self.say(
            "rokujika-last-scored",
            turn=turn,
            cards=cards,
            product=done.product,
            sixth=self.sixth(done.sixth),
            points=points,
        )

    def set(self, trio: Trio) -> str:
        """Return `🌾 Rice 3 × 🍶 Brewing 2 × 🚢 Export 3`."""
        return " × ".join(f"{EMOJI[card]} {self.name(card)} {CARDS.cards[card].base_in(trio)}" for card in trio)

    def card(self, card: str) -> str:
        """Return `🌾 Rice 米`."""
        return f"{EMOJI[card]} {self.name(card)}{self._original(card, self.name(card))}"

    def _original(self, card: str, name: str) -> str:
        """Return the Japanese name after a blank, or nothing where the name is Japanese already."""
        original = self.say(f"rokujika-original-{card}")
        return "" if original == name else f" {original}"

    def name(self, card: str) -> str:
        """Return a card's name."""
        return self.say(f"rokujika-card-{card}")

    def sixth(self, sixth: str) -> str:
        """Return a sixth card's name."""
        return self.say(f"rokujika-sixth-{sixth}")

    def _valued(self, card: Card) -> str:
        """Return `🌾 Rice **2** (3 with Brewing)`."""
        notes = [self._note(pairing.base, pairing.cards) for pairing in card.pairings]
        return f"{EMOJI[card.name]} {self.name(card.name)} **{card.base}**" + (
            f" ({'; '.join(notes)})" if notes else ""
        )

    def _note(self, base: int | None, cards: Sequence[str]) -> str:
        names = " / ".join(map(self.name, cards))
        return (
            self.say("rokujika-never", cards=names)
            if base is None
            else self.say("rokujika-pair", base=base, cards=names)
        )


def steps(history: Sequence[TurnDone]) -> str:
    """Return coins and points after each turn, as alt text of the chart."""
    return ", ".join(f"{turn}: {done.coins}+{done.points}" for turn, done in enumerate(history[:TURNS], 1))
