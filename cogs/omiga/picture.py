"""The table of Omiga as a picture, from the side of whoever looks at it."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from bot.pictures import Inlay
from bot.pictures.colours import GOLD, IVORY
from cogs.omiga import sprites
from cogs.omiga.sprites import BAR, MARGIN, WIDTH
from rules.game import Seat
from rules.omiga.deck import FACES, LYING, Card, Face, way
from rules.omiga.field import Place
from rules.omiga.state import Lay
from rules.omiga.view import LaidCard, OmigaView, Spot

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_BOARD_WIDTH, _BOARD_HEIGHT = 468, 426  # the largest a board may be
_HAND, _PITCH = 66, 90  # a card of the own hand, and the distance from one to the next
_SMALL, _SMALL_PITCH = 38, 42
_HAND_MIDDLE, _SMALL_MIDDLE = 84, 66  # of the card next to the edge, from there


UNKNOWN = -1  # how many cards a pile held at a moment that is looked back at


class Glance(NamedTuple):
    """All that a picture shows and nothing else: equal glances are equal pictures."""

    near: Seat  # whose side is at the bottom
    columns: int
    rows: int
    laid: tuple[LaidCard, ...]  # by place: the order of laying does not show
    newest: Place | None
    spots: tuple[Place, ...]  # lettered, from the viewer's left to right
    lit: Place | None  # the one that has been chosen
    hands: tuple[tuple[Card, ...], tuple[Card, ...]] | None  # None: face down
    piles: tuple[int, int]  # UNKNOWN: not drawn
    wins: tuple[int, int]
    best_of: int
    decided: tuple[Place, ...]  # the cards that decided the round
    winner: Seat | None
    turning: Card | None  # which way shall this card lie?


def lettered(view: OmigaView) -> list[tuple[str, Spot]]:
    """The places where this viewer may lay a card, lettered on the picture from their left to their right."""
    side = -1 if view.seat == 1 else 1
    spots = sorted(view.spots, key=lambda spot: (side * (spot.place % view.columns), side * spot.place))
    return list(zip(LETTERS, spots, strict=False))


def glance(view: OmigaView, turning: Lay | None = None) -> Glance:
    """What this viewer's picture shows; spectators look from white's side."""
    end = view.results[-1] if view.phase in ("scored", "over") and view.results else None
    chosen = turning or view.chosen
    return Glance(
        near=view.seat or 0,
        columns=view.columns,
        rows=view.rows,
        laid=tuple(sorted(view.laid, key=lambda laid: laid.place)),
        newest=view.laid[-1].place if len(view.laid) > 2 else None,
        spots=tuple(spot.place for _, spot in lettered(view)),
        lit=chosen.place if isinstance(chosen, Lay) else None,
        hands=None if view.phase in ("ready", "called") else view.hands,
        piles=view.piles,
        wins=view.wins,
        best_of=view.best_of,
        decided=end.places if end else (),
        winner=end.winner if end else None,
        turning=turning.card if turning else None,
    )


def paint(seen: Glance) -> bytes:
    """The picture, as a PNG file."""
    side = _side(seen.columns, seen.rows)
    rim = GOLD if seen.decided else None
    across, down = _between_hands(seen.columns, seen.rows, side)
    ground = sprites.ground(seen.columns, seen.rows, side, seen.near, rim, across=across, down=down)
    inlay = Inlay(ground)
    table = _Table(inlay, seen, side)
    table.put_spots()
    table.put_cards()
    table.put_far_hand()
    table.put_near_hand()
    return inlay.png()


@cache
def draw_ahead(columns: int, rows: int) -> None:
    """Begin to draw every card that can come up on such a table, beside everything else, and only once."""
    sizes = _side(columns, rows), _HAND, _SMALL
    threading.Thread(target=sprites.draw_cards, args=sizes, name="omiga-cards", daemon=True).start()


def _side(columns: int, rows: int) -> int:
    return min(_BOARD_WIDTH // columns, _BOARD_HEIGHT // rows)


def _hands_left(columns: int, side: int) -> int:
    return MARGIN + columns * side + 16


def _hands_middle(columns: int, side: int) -> float:
    return (_hands_left(columns, side) + WIDTH - MARGIN) / 2


@cache
def _between_hands(columns: int, rows: int, side: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Where no card of a hand reaches beyond: places across, and down."""
    middle, bottom = _hands_middle(columns, side), MARGIN + 2 * BAR + rows * side
    across = [round(middle + share * _SMALL_PITCH) // 2 * 2 for share in (-0.5, 0.5)]
    far = [MARGIN + _SMALL_MIDDLE + share * (_SMALL + 20) // 2 for share in (-1, 1)]
    near = [bottom - _HAND_MIDDLE + _PITCH // 2 - number * _PITCH for number in range(4)]
    return tuple(across), (*far, *near)


class _Table:
    """A picture being put together."""

    def __init__(self, inlay: Inlay, seen: Glance, side: int) -> None:
        self.inlay, self.seen, self.side = inlay, seen, side
        self.left, self.middle = _hands_left(seen.columns, side), _hands_middle(seen.columns, side)  # of the hands

    def corner(self, place: Place) -> tuple[int, int]:
        """The upper left corner of a place as this viewer sees it."""
        row, column = divmod(place, self.seen.columns)
        if self.seen.near == 0:
            row = self.seen.rows - 1 - row
        else:
            column = self.seen.columns - 1 - column
        return MARGIN + column * self.side, MARGIN + BAR + row * self.side

    def put_spots(self) -> None:
        for letter, place in zip(LETTERS, self.seen.spots, strict=False):
            self.inlay.put(sprites.spot(letter, self.side, place == self.seen.lit), *self.corner(place))

    def put_cards(self) -> None:
        side, seen = self.side, self.seen
        rise = sprites.bulge(side)
        for laid in seen.laid:
            x, y = self.corner(laid.place)
            decided = laid.place in seen.decided
            face = LYING[way(laid.card, laid.turned)]
            face = face if seen.near == 0 else face.turned
            self.inlay.put(sprites.card(face, laid.seat, side, GOLD if decided else None), x, y - rise)
            middle = x + side / 2, y + side / 2
            body = sprites.BODIES[laid.seat]
            if decided and seen.winner is None:
                self.inlay.centre(sprites.badge("=", side // 3, GOLD, body), *middle)
            elif decided and seen.winner == laid.seat:
                self.inlay.centre(sprites.crown(side * 2 // 5, laid.seat), *middle)
            elif laid.place == seen.newest and not seen.decided:
                self.inlay.centre(sprites.badge("", side * 3 // 10, GOLD, body), *middle)

    def put_far_hand(self) -> None:
        """The other's hand, small and as it lies for the viewer."""
        seat = 1 - self.seen.near
        self.put_stock(seat, MARGIN + 17)
        hand = self.faces(seat)
        for number, face in enumerate(hand):
            x = self.middle + (number - (len(hand) - 1) / 2) * _SMALL_PITCH
            self.put_card(face and face.turned, seat, _SMALL, (x, MARGIN + _SMALL_MIDDLE))

    def put_near_hand(self) -> None:
        """The own hand, large and numbered like the rows of buttons; or the two ways a card can lie."""
        seen, bottom = self.seen, self.inlay.height - MARGIN
        self.put_stock(seen.near, bottom - 17)
        hand = self.faces(seen.near)
        if seen.turning is not None:
            hand = [FACES[seen.turning], FACES[seen.turning].turned]
        for number, face in enumerate(hand):
            y = bottom - _HAND_MIDDLE - (len(hand) - 1 - number) * _PITCH
            self.put_card(face, seen.near, _HAND, (self.middle + 13, y))
            if seen.spots and face:
                colour = IVORY if seen.turning is None else GOLD
                self.inlay.centre(sprites.badge(str(number + 1), 30, colour), self.left + 14, y)

    def put_stock(self, seat: Seat, y: float) -> None:
        """The pile, and the rounds won."""
        several = self.seen.best_of > 1
        if (cards := self.seen.piles[seat]) != UNKNOWN:
            self.inlay.centre(sprites.pile(seat, cards), self.middle - (31 if several else 0), y)
        if several:
            self.inlay.centre(sprites.won(self.seen.wins[seat], self.seen.best_of // 2 + 1), self.middle + 31, y)

    def put_card(self, face: Face | None, seat: Seat, side: int, middle: tuple[float, float]) -> None:
        """A card, its back while hands lie face down, or the gap it has left."""
        if face is not None:
            self.inlay.centre(sprites.card(face, seat, side), *middle)
        elif self.seen.hands is None:
            self.inlay.centre(sprites.back(seat, side), *middle)
        else:
            self.inlay.centre(sprites.gap(side), *middle)

    def faces(self, seat: Seat) -> Sequence[Face | None]:
        """The hand as its owner holds it; nothing is seen of cards that lie face down, or have been laid."""
        return [None] * 3 if self.seen.hands is None else [FACES.get(card) for card in self.seen.hands[seat]]
