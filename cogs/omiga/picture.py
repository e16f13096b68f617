"""The table of Omiga as a picture, from the viewer's side of the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.pictures import Canvas, Sprite
from bot.pictures.colours import GOLD, IVORY, TEAL_LIGHT
from bot.pictures.shared_sprites import crown, pips
from bot.pictures.sprites import UNIT
from cogs.omiga import sprites
from cogs.omiga.sprites import BAR, MARGIN, WIDTH
from rules.game import Seat
from rules.omiga.board import FACE_OF_WAY, FACES, Card, Face, Place, way
from rules.omiga.rounds import HAND
from rules.omiga.state import Lay
from rules.omiga.view import LaidCard, OmigaView, Spot

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_BOARD_WIDTH, _BOARD_HEIGHT = 468, 426  # largest size of a board
_HAND, _PITCH = 66, 90  # size of a card of the viewer's hand, and the distance between two
_SMALL, _SMALL_PITCH = 38, 42
_HAND_MIDDLE, _SMALL_MIDDLE = 84, 59  # of the card nearest to the edge, from there
_KEPT_TABLES = 128
UNKNOWN = -1  # number of cards in a pile, in a replay


class PictureContent(NamedTuple):
    """Everything the picture depends on and nothing else: equal contents mean equal pictures."""

    near: Seat  # the seat at the bottom
    columns: int
    rows: int
    laid: tuple[LaidCard, ...] = ()  # in the order of play
    newest: Place | None = None
    spots: tuple[Place, ...] = ()  # free places, lettered from the viewer's left to right
    lit: Place | None = None  # the place that has been chosen
    hands: tuple[tuple[Card, ...], tuple[Card, ...]] | None = None  # None: face down
    piles: tuple[int, int] = (UNKNOWN, UNKNOWN)  # UNKNOWN: not shown
    wins: tuple[int, int] = (0, 0)
    best_of: int = 1
    decided: tuple[Place, ...] = ()  # the cards that decided the round
    dry: tuple[Seat, ...] = ()  # seats whose hands decided it: no card fits
    winner: Seat | None = None
    turning: Card | None = None  # the card that is being turned


def lettered(view: OmigaView) -> Sequence[tuple[str, Spot]]:
    """Return the free places with their letters in the picture, from this viewer's left to right."""
    return _lettered(view.spots, view.columns, -1 if view.seat == 1 else 1)


@lru_cache(maxsize=_KEPT_TABLES)
def _lettered(spots: tuple[Spot, ...], columns: int, side: int) -> Sequence[tuple[str, Spot]]:
    in_order = sorted(spots, key=lambda spot: (side * (spot.place % columns), side * spot.place))
    return tuple(zip(LETTERS, in_order, strict=False))


def picture_content(view: OmigaView, turning: Lay | None = None) -> PictureContent:
    """Return the content of this viewer's picture; spectators look from white's side."""
    end = view.results[-1] if view.phase in ("scored", "over") and view.results else None
    chosen = turning or view.chosen
    return PictureContent(
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


def paint(content: PictureContent) -> Image.Image:
    """Paint the table, in the shared palette."""
    canvas = _empty_table(content).copy()
    painter = _Painter(canvas, content)
    painter.put_cards()
    painter.put_spots()
    painter.put_far_hand()
    painter.put_near_hand()
    return canvas.finish()


def _side(content: PictureContent) -> int:
    """Return the side of a place on the board."""
    return min(_BOARD_WIDTH // content.columns, _BOARD_HEIGHT // content.rows)


def _empty_table(content: PictureContent) -> Canvas:
    rim = GOLD if content.decided or content.dry else None
    return sprites.board(content.columns, content.rows, _side(content), content.near, rim)


class _Painter:
    """Puts the parts of one picture on its canvas."""

    def __init__(self, canvas: Canvas, content: PictureContent) -> None:
        self.canvas, self.content = canvas, content
        self.side = _side(content)
        self.hands_left = MARGIN + content.columns * self.side + 16
        self.hands_middle = (self.hands_left + WIDTH - MARGIN) / 2
        self.bottom = MARGIN + 2 * BAR + content.rows * self.side

    def put_cards(self) -> None:
        """Put the cards on the board; mark those that decided the round, or else the newest one."""
        content = self.content
        for laid in content.laid:
            decided = laid.place in content.decided
            face = FACE_OF_WAY[way(laid.card, laid.turned)]
            rim = GOLD if decided else None
            card = sprites.card(face if content.near == 0 else face.turned, laid.seat, self.side, rim)
            self.canvas.centre(card, *self._centre(laid.place))
            if decided and content.winner is None:
                self._mark(laid, sprites.badge("=", self.side // 3, GOLD, sprites.BODIES[laid.seat]))
            elif decided and content.winner == laid.seat:
                self._mark(laid, crown(round(self.side * 0.4 / UNIT), sprites.BODIES[laid.seat]))
        if content.newest is not None and not (content.decided or content.dry):
            laid = content.laid[-1]
            self._mark(laid, sprites.badge("", self.side * 3 // 10, GOLD, sprites.BODIES[laid.seat]))

    def _mark(self, laid: LaidCard, mark: Sprite) -> None:
        self.canvas.centre(mark, *self._centre(laid.place))

    def put_spots(self) -> None:
        """Put the letters of the free places."""
        for letter, place in zip(LETTERS, self.content.spots, strict=False):
            self.canvas.centre(sprites.spot(letter, self.side, place == self.content.lit), *self._centre(place))

    def _centre(self, place: Place) -> tuple[float, float]:
        """Return the centre of a place as this viewer sees it."""
        content = self.content
        row, column = divmod(place, content.columns)
        if content.near == 0:
            row = content.rows - 1 - row
        else:
            column = content.columns - 1 - column
        return MARGIN + (column + 0.5) * self.side, MARGIN + BAR + (row + 0.5) * self.side

    def put_far_hand(self) -> None:
        """Put the opponent's hand, small and upside down, with their pile and rounds won."""
        seat, y = 1 - self.content.near, MARGIN + _SMALL_MIDDLE
        self._put_pile(seat, MARGIN + 17)
        faces = self._hand(seat)
        for number, face in enumerate(faces):
            x = self.hands_middle + (number - (len(faces) - 1) / 2) * _SMALL_PITCH
            self._put_hand_card(face and face.turned, seat, _SMALL, (x, y))

    def put_near_hand(self) -> None:
        """Put the viewer's hand, large and numbered like the rows of buttons; or the two ways to turn a card."""
        content = self.content
        turning = content.turning
        faces = self._hand(content.near) if turning is None else (FACES[turning], FACES[turning].turned)
        self._put_pile(content.near, self.bottom - 17)
        for number, face in enumerate(faces):
            y = self.bottom - _HAND_MIDDLE - (len(faces) - 1 - number) * _PITCH
            self._put_hand_card(face, content.near, _HAND, (self.hands_middle + 13, y))
            if content.spots and face:
                badge = sprites.badge(str(number + 1), 30, IVORY if turning is None else GOLD)
                self.canvas.centre(badge, self.hands_left + 14, y)

    def _hand(self, seat: Seat) -> Sequence[Face | None]:
        """Return the faces of a hand; None for cards that are face down or have been played."""
        hand = None if self.content.hands is None else self.content.hands[seat]
        if hand is None or (seat in self.content.dry and not hand):
            return (None,) * HAND
        return [FACES.get(card) for card in hand]

    def _put_hand_card(self, face: Face | None, seat: Seat, side: int, at: tuple[float, float]) -> None:
        """Put a card, its back while hands are face down, or its empty place; marked if the hand decided the round."""
        is_dry = seat in self.content.dry
        if face is not None:
            self.canvas.centre(sprites.card(face, seat, side, GOLD if is_dry else None), *at)
            if is_dry:
                self.canvas.centre(sprites.badge("=", side // 3, GOLD, sprites.BODIES[seat]), *at)
        elif self.content.hands is None:
            self.canvas.centre(sprites.back(seat, side), *at)
        else:
            is_marked = is_dry and not any(self.content.hands[seat])
            self.canvas.centre(sprites.gap(side, GOLD if is_marked else TEAL_LIGHT), *at)

    def _put_pile(self, seat: Seat, y: float) -> None:
        """Put the draw pile, and the rounds won in a match of several rounds."""
        content = self.content
        several = content.best_of > 1
        if content.piles[seat] != UNKNOWN:
            self.canvas.centre(sprites.pile(seat, content.piles[seat]), self.hands_middle - (31 if several else 0), y)
        if several:
            won = pips(content.wins[seat], content.best_of // 2 + 1)
            self.canvas.centre(won, self.hands_middle + 31, y)
