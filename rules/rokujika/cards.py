"""The cards of Rokujika: their data, the shuffled piles, and the sets of three that can be combined."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import product
from math import prod
from random import Random
from typing import Literal, NamedTuple, TypeVar

from pydantic import Field, TypeAdapter, ValidationError

from rules.game import Frozen

CARDS_IN_TIER = 8  # 24 in three tiers
SIXTHS = 24  # six face up and two more after each of nine turns
BOXED = 4

TIERS = (1, 2, 3)
Trio = tuple[str, str, str]  # a primary, a secondary and a tertiary card


class BadCards(ValueError):
    """The card file is invalid; the message names the card."""


class Pairing(Frozen):
    """A rule of a card for sets with one of these cards: another base, or forbidden."""

    cards: tuple[str, ...]
    base: int | None = Field(default=None, ge=1)
    forbidden: bool = False


class Card(Frozen):
    """A primary, secondary or tertiary card."""

    name: str
    tier: Literal[1, 2, 3]
    base: int = Field(ge=1)
    pairings: tuple[Pairing, ...] = Field(default=(), alias="with")

    def base_in(self, trio: Trio) -> int:
        """Return the base of the card in this set (R-18); 0 if it is forbidden (R-19)."""
        base = self.base
        for pairing in self.pairings:
            if any(card in trio for card in pairing.cards):
                if pairing.base is None:
                    return 0
                base = pairing.base
        return base


class Sixth(Frozen):
    """A sixth-industry card: the set that fulfils it and the points it is worth."""

    name: str
    points: int = Field(ge=1)
    primary: tuple[str, ...] = ()  # one of these; empty: any
    secondary: tuple[str, ...] = ()
    tertiary: tuple[str, ...] = ()
    product: int = Field(default=0, ge=0)  # the set must be worth at least this

    @property
    def needs(self) -> tuple[tuple[str, ...], ...]:
        """The accepted cards of each tier."""
        return self.primary, self.secondary, self.tertiary

    def fits(self, trio: Trio, worth: int) -> bool:
        """Whether this set fulfils the card."""
        return worth >= self.product and all(
            not wanted or card in wanted for wanted, card in zip(self.needs, trio, strict=True)
        )


@dataclass(frozen=True)
class CardSet:
    """All cards and all legal sets."""

    cards: dict[str, Card]  # primary first, then secondary, then tertiary
    sixths: dict[str, Sixth]
    boxed: tuple[str, ...]  # not played with
    products: dict[Trio, int]  # every legal set and its coins
    fits: dict[Trio, tuple[str, ...]]  # every legal set and the sixth cards it fulfils, best first


L = TypeVar("L", Card, Sixth)
_FILE: TypeAdapter[dict[str, list[dict[str, object] | str]]] = TypeAdapter(dict[str, list[dict[str, object] | str]])


def read_cards(text: str) -> CardSet:
    """Return the cards of a file. Raise BadCards with a message that names the card."""
    try:
        lines = _FILE.validate_json(text)
    except ValidationError as error:
        raise BadCards(f"the file is no list of cards: {error.errors()[0]['msg']}") from error
    if set(lines) != {"cards", "sixths", "boxed"}:
        raise BadCards(f"the file has {sorted(lines)} instead of boxed, cards, sixths")
    cards = [_line(Card, line, f"card {number}") for number, line in enumerate(lines["cards"], 1)]
    sixths = [_line(Sixth, line, f"sixth card {number}") for number, line in enumerate(lines["sixths"], 1)]
    boxed = tuple(str(name) for name in lines["boxed"])
    _check_names([*(card.name for card in cards), *(sixth.name for sixth in sixths), *boxed])
    _check_counts(cards, sixths, boxed)
    tiers: dict[str, int] = {card.name: card.tier for card in cards}
    for card in cards:
        _check_pairings(card, tiers)
    for sixth in sixths:
        _check_needs(sixth, tiers)
    return _card_set(sorted(cards, key=lambda card: card.tier), sixths, boxed)


def _line(kind: type[L], line: object, place: str) -> L:
    named = line.get("name", place) if isinstance(line, dict) else place
    try:
        return kind.model_validate(line)
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(map(str, first["loc"])) or "the line"
        raise BadCards(f"{named}: {field}: {first['msg']}") from error


def _check_names(names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise BadCards(f"{name} is {names.count(name)} times in the file")


def _check_counts(cards: list[Card], sixths: list[Sixth], boxed: tuple[str, ...]) -> None:
    counts = [(f"cards of tier {tier}", sum(card.tier == tier for card in cards), CARDS_IN_TIER) for tier in TIERS]
    for what, found, wanted in [*counts, ("sixth cards", len(sixths), SIXTHS), ("boxed cards", len(boxed), BOXED)]:
        if found != wanted:
            raise BadCards(f"{found} {what} instead of {wanted}")


def _check_pairings(card: Card, tiers: dict[str, int]) -> None:
    for pairing in card.pairings:
        if pairing.forbidden == (pairing.base is not None):
            raise BadCards(f"{card.name}: with {', '.join(pairing.cards)} it has either a base or is forbidden")
        for other in pairing.cards:
            if other not in tiers:
                raise BadCards(f"{card.name}: with {other}, which is no card")
            if tiers[other] == card.tier:
                raise BadCards(f"{card.name}: with {other}, which is of the same tier")


def _check_needs(sixth: Sixth, tiers: dict[str, int]) -> None:
    for tier, wanted in zip(TIERS, sixth.needs, strict=True):
        for card in wanted:
            if card not in tiers:
                raise BadCards(f"{sixth.name}: needs {card}, which is no card")
            if tiers[card] != tier:
                raise BadCards(f"{sixth.name}: needs {card} as tier {tier}, but it is of tier {tiers[card]}")


def _card_set(cards: list[Card], sixths: list[Sixth], boxed: tuple[str, ...]) -> CardSet:
    products, fits = {}, {}
    by_points = sorted(sixths, key=lambda sixth: -sixth.points)
    for set_ in product(*([card for card in cards if card.tier == tier] for tier in TIERS)):
        first, second, third = (card.name for card in set_)
        trio = (first, second, third)
        worth = prod(card.base_in(trio) for card in set_)
        if worth:  # a cross on any card forbids the whole set
            products[trio] = worth
            fits[trio] = tuple(sixth.name for sixth in by_points if sixth.fits(trio, worth))
    for sixth in sixths:
        if not any(sixth.name in fulfilled for fulfilled in fits.values()):
            raise BadCards(f"{sixth.name}: no set fulfils it")
    return CardSet(
        cards={card.name: card for card in cards},
        sixths={sixth.name: sixth for sixth in sixths},
        boxed=boxed,
        products=products,
        fits=fits,
    )


CARDS = read_cards(files("rules.rokujika").joinpath("cards.json").read_text(encoding="utf-8"))


class Drawn(NamedTuple):
    """Drawn cards, and the piles after it."""

    cards: tuple[str, ...]
    pile: tuple[str, ...]
    discards: tuple[str, ...]
    shuffled: int  # number of discards that were shuffled into a new pile


def shuffled(cards: Iterable[str], rng: Random) -> tuple[str, ...]:
    """Return the cards in random order."""
    order = list(cards)
    rng.shuffle(order)
    return tuple(order)


@lru_cache(maxsize=4096)
def order_of(luck: int, turn: int) -> tuple[str, ...]:
    """Return the order of the discards if they are shuffled in this turn.

    One order per turn is enough: after the discards were shuffled and drawn, all cards are in front.
    """
    return shuffled(CARDS.cards, Random(f"rokujika/{luck}/{turn}"))  # noqa: S311 - the seed of the deal is the secret


def draw(count: int, pile: tuple[str, ...], discards: tuple[str, ...], luck: int, turn: int) -> Drawn:
    """Draw cards. R-13: when the pile is empty, the discards become the new pile."""
    if len(pile) >= count:
        return Drawn(pile[:count], pile[count:], discards, 0)
    fresh = tuple(card for card in order_of(luck, turn) if card in discards)
    missing = count - len(pile)
    return Drawn(pile + fresh[:missing], fresh[missing:], (), len(fresh))


_TIER = {card.name: card.tier for card in CARDS.cards.values()}


class Offer(NamedTuple):
    """A set that can be combined now, its coins, and the sixth card it scores."""

    cards: Trio
    product: int
    sixth: str | None
    points: int

    @property
    def gain(self) -> int:
        """Coins and points together: a coin is a point in the end."""
        return self.product + self.points


@lru_cache(maxsize=16384)
def sets_in(front: tuple[str, ...]) -> tuple[Trio, ...]:
    """Return every legal set among the cards in front."""
    first, second, third = ([card for card in front if _TIER[card] == tier] for tier in TIERS)
    return tuple((a, b, c) for a in first for b in second for c in third if (a, b, c) in CARDS.products)


def scorable(trio: Trio, in_reach: Collection[str]) -> tuple[str, ...]:
    """Return the sixth cards in reach that the set fulfils, best first. R-8: one of them is scored."""
    return tuple([sixth for sixth in CARDS.fits[trio] if sixth in in_reach])


def offers(front: tuple[str, ...], in_reach: Collection[str]) -> list[Offer]:
    """Return all offers, best first."""
    return sorted(_offers(front, in_reach), key=lambda offer: (-offer.gain, -offer.points))


def _offers(front: tuple[str, ...], in_reach: Collection[str]) -> Iterator[Offer]:
    for trio in sets_in(front):
        product = CARDS.products[trio]
        sixths = scorable(trio, in_reach)
        if not sixths:
            yield Offer(trio, product, None, 0)
        for sixth in sixths:
            yield Offer(trio, product, sixth, CARDS.sixths[sixth].points)


def shortlist(found: Sequence[Offer], most: int) -> list[Offer]:
    """Return at most `most` offers, best first, including the best one for each sixth card and for none.

    All cards in front are discarded after any set, so the omitted offers are never better.
    """
    chosen: dict[Offer, None] = {}
    for sixth in dict.fromkeys(offer.sixth for offer in found):
        chosen[next(offer for offer in found if offer.sixth == sixth)] = None
    for offer in found:
        if len(chosen) >= most:
            break
        chosen[offer] = None
    return sorted(chosen, key=found.index)[:most]
