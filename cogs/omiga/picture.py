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
from bot.pictures.text import name_tag
from cogs.omiga import sprites
from cogs.omiga.sprites import BAR, BOTTOM, HEIGHT, LEFT, RIGHT, TEXT, TOP, WIDTH
from rules.game import Seat
from rules.omiga.board import FACE_OF_WAY, FACES, Card, Face, Place, way
from rules.omiga.rounds import HAND
from rules.omiga.state import Lay
from rules.omiga.view import LaidCard, OmigaView, Spot

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_HAND, _PITCH = 92, 120  # size of a card of the viewer's hand, and the distance between two
_SMALL, _SMALL_PITCH = 54, 62
_NAME = 32  # middle of a player's name, from the upper or lower edge
_FAR_PILE, _NEAR_PILE = 78, 96
_SMALL_MIDDLE, _HAND_MIDDLE = 142, 118  # of the card nearest to the edge, from there
_WAY_MIDDLE, _WAY_PITCH, _CAPTION = 164, 164, 80  # of a card that can be turned, and of its caption below it
_CROWN = 36  # size of the crown beside the winner's name
_HANDS_LEFT, _HANDS_RIGHT = RIGHT + 12, WIDTH - 12
_WAY_X = _HANDS_LEFT + 84
_HANDS_MIDDLE = (_HANDS_LEFT + _HANDS_RIGHT) / 2
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
    turn_names: tuple[str, str] = ("", "")  # captions of the two ways to turn it
    names: tuple[str, str] = ("", "")  # of the players; empty ones are not shown


def lettered(view: OmigaView) -> Sequence[tuple[str, Spot]]:
    """Return the free places with their letters in the picture, from this viewer's left to right."""
    return _lettered(view.spots, view.columns, -1 if view.seat == 1 else 1)


@lru_cache(maxsize=_KEPT_TABLES)
def _lettered(spots: tuple[Spot, ...], columns: int, side: int) -> Sequence[tuple[str, Spot]]:
    in_order = sorted(spots, key=lambda spot: (side * (spot.place % columns), side * spot.place))
    return tuple(zip(LETTERS, in_order, strict=False))


def picture_content(
    view: OmigaView,
    turning: Lay | None = None,
    *,
    names: tuple[str, str] = ("", ""),
    turn_names: tuple[str, str] = ("", ""),
) -> PictureContent:
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
        turn_names=turn_names if turning else ("", ""),
        names=names,
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
    return min((RIGHT - LEFT) // content.columns, (BOTTOM - TOP - 2 * BAR) // content.rows)


def _empty_table(content: PictureContent) -> Canvas:
    rim = GOLD if content.decided or content.dry else None
    return sprites.board(content.columns, content.rows, _side(content), content.near, rim)


class _Painter:
    """Puts the parts of one picture on its canvas."""

    def __init__(self, canvas: Canvas, content: PictureContent) -> None:
        self.canvas, self.content = canvas, content
        self.side = _side(content)
        self.left, self.top = sprites.corner(content.columns, content.rows, self.side)

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
        return self.left + (column + 0.5) * self.side, self.top + (row + 0.5) * self.side

    def put_far_hand(self) -> None:
        """Put the opponent's hand, small and upside down, with their name, pile and rounds won."""
        seat = 1 - self.content.near
        self._put_name(seat, _NAME)
        self._put_pile(seat, (_HANDS_MIDDLE - 42, _FAR_PILE), (_HANDS_MIDDLE + 42, _FAR_PILE))
        faces = self._hand(seat)
        for number, face in enumerate(faces):
            x = _HANDS_MIDDLE + (number - (len(faces) - 1) / 2) * _SMALL_PITCH
            self._put_hand_card(face and face.turned, seat, _SMALL, (x, _SMALL_MIDDLE))

    def put_near_hand(self) -> None:
        """Put the viewer's hand, large and numbered like the rows of buttons; or the two ways to turn a card."""
        content = self.content
        self._put_name(content.near, HEIGHT - _NAME)
        pile_x = _HANDS_RIGHT - 31
        self._put_pile(content.near, (pile_x, HEIGHT - _NEAR_PILE), (pile_x, HEIGHT - _NEAR_PILE - 44))
        if content.turning is not None:
            self._put_ways(FACES[content.turning])
            return
        faces = self._hand(content.near)
        for number, face in enumerate(faces):
            y = HEIGHT - _HAND_MIDDLE - (len(faces) - 1 - number) * _PITCH
            self._put_hand_card(face, content.near, _HAND, (_HANDS_LEFT + 104, y))
            if content.spots and face:
                self.canvas.centre(sprites.badge(str(number + 1), 46, IVORY), _HANDS_LEFT + 26, y)

    def _put_ways(self, face: Face) -> None:
        """Put a card as it is shown in the hand, and turned, each above its name."""
        for number, (way_shown, name) in enumerate(zip((face, face.turned), self.content.turn_names, strict=True)):
            y = HEIGHT - _WAY_MIDDLE - (1 - number) * _WAY_PITCH
            self._put_hand_card(way_shown, self.content.near, _HAND, (_WAY_X, y))
            if name:
                self.canvas.centre(sprites.caption(name, _HANDS_RIGHT - _HANDS_LEFT - 40, GOLD), _WAY_X, y + _CAPTION)

    def _put_name(self, seat: Seat, y: float) -> None:
        """Put a player's name; in gold and with a crown for the winner of the round."""
        name, is_winner = self.content.names[seat], self.content.winner == seat
        if not name:
            return
        left = _HANDS_LEFT + (_CROWN + 4 if is_winner else 0)
        width = int((_HANDS_RIGHT - left) / UNIT)
        tag = name_tag(name, seat, round(TEXT / UNIT), width, GOLD if is_winner else IVORY)
        if is_winner:
            self.canvas.centre(crown(round(_CROWN / UNIT)), _HANDS_LEFT + _CROWN / 2, y)
        self.canvas.centre(tag, (left + _HANDS_RIGHT) / 2, y)

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

    def _put_pile(self, seat: Seat, at: tuple[float, float], rounds_at: tuple[float, float]) -> None:
        """Put the draw pile, and the rounds won in a match of several rounds."""
        content = self.content
        if content.piles[seat] != UNKNOWN:
            self.canvas.centre(sprites.pile(seat, content.piles[seat]), *at)
        if content.best_of > 1:
            self.canvas.centre(pips(content.wins[seat], content.best_of // 2 + 1), *rounds_at)
