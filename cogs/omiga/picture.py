"""The table of Omiga as a picture, from the side of whoever looks at it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from bot.pictures import Colour, Ground, Inlay, Patch, Piece, Pieces
from bot.pictures.colours import FELT_LIGHT, GOLD, IVORY
from cogs.omiga import sprites
from cogs.omiga.sprites import BAR, MARGIN, WIDTH
from rules.game import Seat
from rules.omiga.deck import CARDS, FACE_OF_WAY, FACES, Card, Face, way
from rules.omiga.field import Place
from rules.omiga.opening import HAND
from rules.omiga.state import Lay
from rules.omiga.view import LaidCard, OmigaView, Spot

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_BOARD_WIDTH, _BOARD_HEIGHT = 468, 426  # the largest a board may be
_HAND, _PITCH = 66, 90  # a card of the own hand, and the distance from one to the next
_SMALL, _SMALL_PITCH = 38, 42
_HAND_MIDDLE, _SMALL_MIDDLE = 84, 59  # of the card next to the edge, from there
_KEPT_TABLES = 128
_KEPT_HANDS = 1024
_BREATH = 0.002  # seconds between cards that are drawn ahead: meanwhile others need not wait for the interpreter
UNKNOWN = -1  # how many cards a pile held at a moment that is looked back at


class Glance(NamedTuple):
    """All that a picture shows and nothing else: equal glances are equal pictures."""

    near: Seat  # whose side is at the bottom
    columns: int
    rows: int
    laid: tuple[LaidCard, ...] = ()  # in the order of laying, so that most of it was drawn before
    newest: Place | None = None
    spots: tuple[Place, ...] = ()  # lettered, from the viewer's left to right
    lit: Place | None = None  # the one that has been chosen
    hands: tuple[tuple[Card, ...], tuple[Card, ...]] | None = None  # None: face down
    piles: tuple[int, int] = (UNKNOWN, UNKNOWN)  # UNKNOWN: not drawn
    wins: tuple[int, int] = (0, 0)
    best_of: int = 1
    decided: tuple[Place, ...] = ()  # the cards that decided the round
    dry: tuple[Seat, ...] = ()  # whose hands decided it
    winner: Seat | None = None
    turning: Card | None = None  # which way shall this card lie?


def lettered(view: OmigaView) -> Sequence[tuple[str, Spot]]:
    """The places where this viewer may lay a card, lettered on the picture from their left to their right."""
    return _lettered(view.spots, view.columns, -1 if view.seat == 1 else 1)


@lru_cache(maxsize=_KEPT_TABLES)
def _lettered(spots: tuple[Spot, ...], columns: int, side: int) -> Sequence[tuple[str, Spot]]:
    in_order = sorted(spots, key=lambda spot: (side * (spot.place % columns), side * spot.place))
    return tuple(zip(LETTERS, in_order, strict=False))


def glance(view: OmigaView, turning: Lay | None = None) -> Glance:
    """What this viewer's picture shows; spectators look from white's side."""
    end = view.results[-1] if view.phase in ("scored", "over") and view.results else None
    chosen = turning or view.chosen
    return Glance(
        near=view.seat or 0,
        columns=view.columns,
        rows=view.rows,
        laid=view.laid,
        newest=view.laid[-1].place if len(view.laid) > 2 else None,
        spots=tuple(spot.place for _, spot in lettered(view)),
        lit=chosen.place if isinstance(chosen, Lay) else None,
        hands=None if view.phase in ("ready", "called") else view.hands,
        piles=view.piles,
        wins=view.wins,
        best_of=view.best_of,
        decided=end.places if end else (),
        dry=end.seats if end else (),
        winner=end.winner if end else None,
        turning=turning.card if turning else None,
    )


def paint(seen: Glance) -> Pieces:
    """The picture, as a PNG file."""
    table = _Table(seen)
    table.put_spots()
    table.put_hands()
    return table.inlay.pieces()


async def lay_ready(columns: int, rows: int) -> None:
    """Before the first picture of such a table, and only once: draw beside everything else what takes long to draw.

    The empty table is waited for. Cards can be drawn when they come up, but mostly they have been by then.
    """
    if (columns, rows) not in _laid_ready:
        await asyncio.to_thread(_draw_empty, columns, rows)
        if (columns, rows) not in _laid_ready:  # nobody else has asked meanwhile
            _laid_ready.add((columns, rows))
            threading.Thread(target=draw_all, args=(columns, rows), name="omiga-cards", daemon=True).start()


_laid_ready: set[tuple[int, int]] = set()


def _draw_empty(columns: int, rows: int) -> None:
    """The table before anybody is ready, from both sides."""
    for near in (0, 1):
        paint(Glance(near, columns, rows, piles=(len(CARDS), len(CARDS))))


def draw_all(columns: int, rows: int) -> None:
    """Every card on the board and in every place of both hands, and every pile. Takes a second or two."""
    for seat, card, turned in product((0, 1), CARDS, (False, True)):
        laid = LaidCard(seat, card, turned, columns)
        for decided in ((), (laid.place,)):
            paint(Glance(0, columns, rows, (laid,), laid.place, decided=decided, winner=seat))
        time.sleep(_BREATH)
    for near, first in product((0, 1), range(len(CARDS))):
        hand, turning = tuple(CARDS[first - number] for number in range(HAND)), CARDS[first]
        held = Glance(near, columns, rows, spots=(0,), hands=(hand, hand), piles=(first, first))
        paint(held)
        paint(held._replace(turning=turning))
        time.sleep(_BREATH)


def _side(columns: int, rows: int) -> int:
    return min(_BOARD_WIDTH // columns, _BOARD_HEIGHT // rows)


class _Layout:
    """Where things lie in the picture of a table of this size, seen from this side."""

    def __init__(self, columns: int, rows: int, near: Seat) -> None:
        self.near = near
        self.side = side = _side(columns, rows)
        self.left = MARGIN + columns * side + 16  # of the hands
        self.middle = (self.left + WIDTH - MARGIN) / 2
        self.bottom = MARGIN + 2 * BAR + rows * side
        # besides between places, the picture is cut where no card of a hand reaches beyond
        across = tuple(round(self.middle + share * _SMALL_PITCH) // 2 * 2 for share in (-0.5, 0.5))
        self.ground, self.ground_at_end = (
            sprites.ground(columns, rows, side, near, rim, across=across) for rim in (None, GOLD)
        )
        below, beside = 2 * len(self.ground.lefts), 1  # cells to the next place: between rows there is another strip
        self.further = [  # how many cells from the upper left place to each
            (rows - 1 - row if near == 0 else row) * below + (column if near == 0 else columns - 1 - column) * beside
            for row in range(rows) for column in range(columns)
        ]  # fmt: skip


_layout = cache(_Layout)


@lru_cache(maxsize=_KEPT_TABLES)
def _lying(layout: _Layout, laid: tuple[LaidCard, ...]) -> Inlay:
    """The cards on a table: those of the picture before, and one more."""
    if not laid:
        return Inlay(layout.ground)
    inlay = _lying(layout, laid[:-1]).copy()
    _put_laid(inlay, layout, laid[-1])
    return inlay


def _put_laid(inlay: Inlay, layout: _Layout, laid: LaidCard, rim: Colour | None = None) -> None:
    face = FACE_OF_WAY[way(laid.card, laid.turned)]
    card = sprites.card(face if layout.near == 0 else face.turned, laid.seat, layout.side, rim)
    inlay.put(card, MARGIN, MARGIN + BAR - sprites.bulge(layout.side), further=layout.further[laid.place])


class _Table:
    """A picture being put together, with the cards that lie on the table."""

    def __init__(self, seen: Glance) -> None:
        self.seen, self.layout = seen, _layout(seen.columns, seen.rows, seen.near)
        self.ground = self.layout.ground_at_end if seen.decided or seen.dry else self.layout.ground
        if self.ground is self.layout.ground_at_end:
            self.inlay = Inlay(self.ground)
            self.put_decided_cards()
            return
        self.inlay = _lying(self.layout, seen.laid).copy()
        if seen.newest is not None:
            body = sprites.BODIES[seen.laid[-1].seat]
            self.mark(seen.newest, sprites.badge("", self.layout.side * 3 // 10, GOLD, body))

    def put_decided_cards(self) -> None:
        side, seen = self.layout.side, self.seen
        for laid in seen.laid:
            decided = laid.place in seen.decided
            _put_laid(self.inlay, self.layout, laid, GOLD if decided else None)
            if decided and seen.winner is None:
                self.mark(laid.place, sprites.badge("=", side // 3, GOLD, sprites.BODIES[laid.seat]))
            elif decided and seen.winner == laid.seat:
                self.mark(laid.place, sprites.crown(side * 2 // 5, laid.seat))

    def put_spots(self) -> None:
        for letter, place in zip(LETTERS, self.seen.spots, strict=False):
            self.mark(place, sprites.spot(letter, self.layout.side, place == self.seen.lit))

    def mark(self, place: Place, mark: Piece) -> None:
        """Put something in the middle of a place."""
        layout = self.layout
        x, y = MARGIN + layout.side / 2, MARGIN + BAR + layout.side / 2
        self.inlay.centre(mark, x, y, further=layout.further[place])

    def put_hands(self) -> None:
        """Both hands, piles and rounds won; each is mostly as it was in the picture before."""
        seen, layout, ground = self.seen, self.layout, self.ground
        self.inlay.lay(_far_hand(layout, ground, self.has(1 - seen.near)))
        self.inlay.lay(_near_hand(layout, ground, self.has(seen.near), bool(seen.spots), seen.turning))

    def has(self, seat: Seat) -> _Has:
        """What somebody has."""
        seen = self.seen
        hand = None if seen.hands is None else seen.hands[seat]
        return _Has(hand, seat in seen.dry, seen.piles[seat], seen.wins[seat], seen.best_of)


class _Has(NamedTuple):
    """What a player has beside the table."""

    hand: tuple[Card, ...] | None  # None: face down
    is_dry: bool  # did it decide the round that nothing of it fits?
    pile: int
    wins: int
    best_of: int

    def faces(self) -> Sequence[Face | None]:
        """The hand as its owner holds it; nothing is seen of cards that lie face down, or have been laid."""
        if self.hand is None or (self.is_dry and not self.hand):
            return (None,) * HAND
        return [FACES.get(card) for card in self.hand]

    def card(self, face: Face | None, seat: Seat, side: int) -> Iterator[Piece]:
        """A card, its back while hands lie face down, or the gap it has left; marked where that decided the round."""
        if face is not None:
            yield sprites.card(face, seat, side, GOLD if self.is_dry else None)
            if self.is_dry:
                yield sprites.badge("=", side // 3, GOLD, sprites.BODIES[seat])
        elif self.hand is None:
            yield sprites.back(seat, side)
        else:
            yield sprites.gap(side, GOLD if self.is_dry and not any(self.hand) else FELT_LIGHT)

    def stock(self, layout: _Layout, seat: Seat, y: float) -> Iterator[Put]:
        """The pile, and the rounds won."""
        several = self.best_of > 1
        if self.pile != UNKNOWN:
            yield sprites.pile(seat, self.pile), layout.middle - (31 if several else 0), y
        if several:
            yield sprites.won(self.wins, self.best_of // 2 + 1), layout.middle + 31, y


Put = tuple[Piece, float, float]  # something, and where its middle lies


@lru_cache(maxsize=_KEPT_HANDS)
def _far_hand(layout: _Layout, ground: Ground, has: _Has) -> Patch:
    """The other's hand, small and as it lies for the viewer."""
    seat, y = 1 - layout.near, MARGIN + _SMALL_MIDDLE
    pieces = [*has.stock(layout, seat, MARGIN + 17)]
    faces = has.faces()
    for number, face in enumerate(faces):
        x = layout.middle + (number - (len(faces) - 1) / 2) * _SMALL_PITCH
        pieces += [(piece, x, y) for piece in has.card(face and face.turned, seat, _SMALL)]
    return ground.patch(pieces)


@lru_cache(maxsize=_KEPT_HANDS)
def _near_hand(layout: _Layout, ground: Ground, has: _Has, numbered: bool, turning: Card | None) -> Patch:
    """The own hand, large and numbered like the rows of buttons; or the two ways a card can lie."""
    faces = has.faces() if turning is None else (FACES[turning], FACES[turning].turned)
    pieces = [*has.stock(layout, layout.near, layout.bottom - 17)]
    for number, face in enumerate(faces):
        y = layout.bottom - _HAND_MIDDLE - (len(faces) - 1 - number) * _PITCH
        pieces += [(piece, layout.middle + 13, y) for piece in has.card(face, layout.near, _HAND)]
        if numbered and face:
            badge = sprites.badge(str(number + 1), 30, IVORY if turning is None else GOLD)
            pieces.append((badge, layout.left + 14, y))
    return ground.patch(pieces)
