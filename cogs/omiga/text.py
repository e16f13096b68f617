"""Omiga in words: everything that the picture shows, for those who do not see it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache

from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.record import TableRecord
from cogs.core.layout import Picture
from cogs.core.text import safe_name, timestamp
from cogs.omiga.picture import UNKNOWN, glance, lay_ready, lettered, paint
from rules.game import Outcome, Seat
from rules.omiga.deck import FACES, LYING, MATES, NO_CARD, Card, Face, way
from rules.omiga.field import Place
from rules.omiga.opening import HAND
from rules.omiga.state import Cards, Lay, RoundEnd
from rules.omiga.view import LaidCard, OmigaView

MARKS = ("⬜", "⬛")
SIGNS = {"slash": "/", "backslash": "\\", "tip": "^", "notch": "v", "green": "g", "pink": "p"}
COLUMNS = "abcdefghijk"
LONGEST_DESCRIPTION = 1024
# Where in a sentence they will stand, by signs that nobody writes: to say it with ever other cards takes long.
_WHITE, _BLACK, _NEWEST, _FREE = "\ue000", "\ue001", "\ue002", "\ue003"
_HANDS, _PILES, _WON = ("\ue004", "\ue005"), ("\ue006", "\ue007"), ("\ue008", "\ue009")
_KEPT_TABLES = 256
Edges = tuple[str | None, str | None, str | None, str | None]  # top, bottom, left and right, where they matter


async def picture(view: OmigaView, words: Words, picture_cache: PictureCache, turning: Lay | None = None) -> Picture:
    """The table as this viewer sees it; the same picture is never painted twice."""
    await lay_ready(view.columns, view.rows)
    seen = glance(view, turning)
    return Picture(b"".join(picture_cache.at_once(("omiga", seen), lambda: paint(seen))), words.description())


class Words:
    """What can be said of a table, in one language, to one viewer."""

    def __init__(self, record: TableRecord, view: OmigaView, say: Localizer) -> None:
        self.record, self.view, self.say = record, view, say

    def name(self, seat: Seat) -> str:
        return safe_name(self.record.players[seat].name)

    def heading(self) -> str:
        """The game, the round, and how it stands."""
        view, say = self.view, self.say
        title = say("omiga-title")
        if view.best_of > 1:
            title += f" · {say('omiga-round', round=view.round, rounds=view.best_of)}"
        sides = [f"{MARKS[seat]} **{self.name(seat)}**" for seat in (0, 1)]
        score = f"{view.wins[0]} : {view.wins[1]}" if view.best_of > 1 else "–"
        return f"## {title}\n{sides[0]} {score} {sides[1]}"

    def clock(self, deadline: float | None) -> str:
        """Since when the round is being played, or when the next beat comes."""
        if self.view.phase != "playing" or deadline is None:
            return ""
        if self.view.pulse:
            return self.say("omiga-beat", when=timestamp(deadline))
        began = deadline - self.view.watch_seconds - self.view.played_seconds
        return self.say("omiga-clock", when=timestamp(began))

    def hand(self, seat: Seat) -> Iterator[str]:
        """The cards somebody holds, each edge of them."""
        for number, card in enumerate(self.view.hands[seat], 1):
            if card != NO_CARD:
                yield _held(self.say, number, card)

    def ways(self, card: Card, letter: str) -> Iterator[str]:
        """The two ways a card can lie, as they are shown in place of the hand."""
        for number, face in enumerate((FACES[card], FACES[card].turned), 1):
            yield f"**{number} ↻ {letter}** {self.edges(face)}"

    def stock(self, seat: Seat) -> str:
        """How many cards are left to draw."""
        return self.say("omiga-stock", pile=self.view.piles[seat], discards=self.view.discards[seat])

    def spots(self) -> Iterator[str]:
        """The lettered places, and what a card needs to lie there."""
        for letter, spot in lettered(self.view):
            yield _spot(self.say, letter, self.needed(spot.place))

    @cached_property
    def lying(self) -> Mapping[Place, LaidCard]:
        """What lies on the table."""
        return {laid.place: laid for laid in self.view.laid}

    def needs(self, place: Place) -> str:
        """The edges a card must have on a place."""
        return _edges(self.say, *self.needed(place))

    def needed(self, place: Place) -> Edges:
        """The same as shapes and colours."""
        lying, columns, is_black = self.lying, self.view.columns, self.view.seat == 1
        step = -1 if is_black else 1  # black looks from the other side
        column = place % columns
        above, below = lying.get(place + step * columns), lying.get(place - step * columns)
        left = lying.get(place - step) if 0 <= column - step < columns else None
        right = lying.get(place + step) if 0 <= column + step < columns else None
        return (
            MATES[_face(above, is_black).bottom] if above else None,
            MATES[_face(below, is_black).top] if below else None,
            _face(left, is_black).right if left else None,
            _face(right, is_black).left if right else None,
        )

    def edges(self, face: Face) -> str:
        """A card, edge by edge."""
        return _edges(self.say, face.top, face.bottom, face.left, face.right)

    def face(self, laid: LaidCard) -> Face:
        """A card as this viewer sees it lie."""
        return _face(laid, self.view.seat == 1)

    def ended(self, end: RoundEnd) -> str:
        """How a round ended."""
        if end.how == "exhausted" and len(end.seats) == 1:
            return self.say("omiga-draw-exhausted", name=self.name(end.seats[0]))
        if end.how == "exhausted":  # both at once; or it ended before it was kept whose cards they were
            return self.say("omiga-draw-stuck" if end.seats else "omiga-draw-exhausted-somebody")
        if end.winner is None:
            return self.say(f"omiga-draw-{end.how}")
        return self.say(f"omiga-won-{end.how}", name=self.name(end.winner), other=self.name(1 - end.winner))

    def result(self) -> Iterator[str]:
        """How the last round ended and, after the last one, the game."""
        view = self.view
        end = view.results[-1]
        if view.outcome is not None and view.best_of > 1:
            yield f"# {self._match(view.outcome)}"
            for number, ended in enumerate(view.results, 1):
                yield f"**{number}.** {self.ended(ended)}"
        else:
            yield f"# {'🏁' if end.winner is None else '🏆'} {self.ended(end)}"
        if end.places:
            places = ", ".join(self.coordinate(place) for place in end.places)
            yield f"-# {self.say('omiga-decided', places=places)}"

    def _match(self, outcome: Outcome) -> str:
        """How several rounds ended: a claim wins the game whatever the score is (O-26)."""
        best, score = outcome.winners[0], ":".join(map(str, sorted(outcome.scores, reverse=True)))
        if len(outcome.winners) > 1:
            return f"🏁 {self.say('omiga-match-level', score=score)}"
        if outcome.reason == "claimed":
            return f"🏆 {self.say('omiga-match-claimed', name=self.name(best), other=self.name(1 - best))}"
        return f"🏆 {self.say('omiga-match-won', name=self.name(best), score=score)}"

    def description(self) -> str:
        """The picture in words: every card by place, ends and sides, and all that lies beside the table."""
        view, is_black, spots = self.view, self.view.seat == 1, lettered(self.view)
        white, black = _signs(view.laid, view.columns, view.rows, is_black)
        told = {_WHITE: white, _BLACK: black, _NEWEST: self.coordinate(view.laid[-1].place)}
        table = "".join([told.get(part, part) for part in _of_the_table(self.say, view.columns, view.rows, is_black)])
        hands = "" if UNKNOWN in view.piles else "down" if view.phase in ("ready", "called") else "open"  # O-8
        if hands:
            told[_PILES[0]], told[_PILES[1]] = map(str, view.piles)
        if hands == "open":
            told[_HANDS[0]], told[_HANDS[1]] = (_held_signs(view.hands[seat], seat != is_black) for seat in (0, 1))
        if spots:
            told[_FREE] = ", ".join([f"{letter} {self.coordinate(spot.place)}" for letter, spot in spots])
        if view.best_of > 1:
            told[_WON[0]], told[_WON[1]] = map(str, view.wins)
        parts = _of_the_rest(self.say, hands, bool(spots), view.best_of > 1)
        rest = "".join([told.get(part, part) for part in parts])
        return f"{table[: LONGEST_DESCRIPTION - len(rest)]}{rest}"

    def coordinate(self, place: Place) -> str:
        """`e4`: the column from the viewer's left, the row from their own edge."""
        return _coordinate(place, self.view.columns, self.view.rows, self.view.seat == 1)


@lru_cache(maxsize=4096)
def _held(say: Localizer, number: int, card: Card) -> str:
    return f"**{number}** {_edges(say, *FACES[card])}"


@lru_cache(maxsize=4096)
def _spot(say: Localizer, letter: str, edges: Edges) -> str:
    return f"**{letter}** {say('omiga-needs', edges=_edges(say, *edges))}"


@lru_cache(maxsize=4096)
def _edges(say: Localizer, top: str | None, bottom: str | None, left: str | None, right: str | None) -> str:
    """The edges of a card, or those of them that matter."""
    ends = [say(key, end=say(f"omiga-shape-{shape}"))
            for key, shape in (("omiga-top", top), ("omiga-bottom", bottom)) if shape]  # fmt: skip
    sides = [say(key, colour=say(f"omiga-colour-{colour}"))
             for key, colour in (("omiga-left", left), ("omiga-right", right)) if colour]  # fmt: skip
    return ", ".join(ends + sides)


@lru_cache(maxsize=16384)
def _face(laid: LaidCard, is_black: bool) -> Face:
    """A card as white or black sees it lie."""
    face = LYING[way(laid.card, laid.turned)]
    return face.turned if is_black else face


@lru_cache
def _of_the_table(say: Localizer, columns: int, rows: int, is_black: bool) -> Sequence[str]:
    """What is said of a table, whatever lies there."""
    return _in_parts(
        say(
            "omiga-picture",
            columns=columns,
            rows=rows,
            side=say("omiga-side-black" if is_black else "omiga-side-white"),
            white=_WHITE,
            black=_BLACK,
            newest=_NEWEST,
        )
    )


@lru_cache
def _of_the_rest(say: Localizer, hands: str, has_spots: bool, has_rounds: bool) -> Sequence[str]:
    """What is said of all beside it, whatever that is."""
    said = [""]
    if hands == "open":
        said.append(say("omiga-picture-hands", white=_HANDS[0], black=_HANDS[1]))
    elif hands:
        said.append(say("omiga-picture-hands-down", cards=HAND))
    if hands:
        said.append(say("omiga-picture-piles", white=_PILES[0], black=_PILES[1]))
    if has_spots:
        said.append(say("omiga-picture-free", places=_FREE))
    if has_rounds:
        said.append(say("omiga-picture-rounds", white=_WON[0], black=_WON[1]))
    return _in_parts(" ".join(said))


def _in_parts(sentence: str) -> Sequence[str]:
    """Cut where something will stand that differs from time to time."""
    return [part for part in re.split(f"([{_WHITE}-{_WON[1]}])", sentence) if part]


@lru_cache(maxsize=16384)
def _held_signs(hand: Cards, is_far: bool) -> str:
    """A hand as it lies in the picture: the other's is seen from the other side."""
    faces = [FACES[card] if card != NO_CARD else None for card in hand]
    return ", ".join(_sign(face.turned if is_far else face) if face else "–" for face in faces) or "–"


def _sign(face: Face) -> str:
    return f"{SIGNS[face.top]}{SIGNS[face.bottom]} {SIGNS[face.left]}{SIGNS[face.right]}"


@lru_cache(maxsize=_KEPT_TABLES)
def _signs(laid: tuple[LaidCard, ...], columns: int, rows: int, is_black: bool) -> tuple[str, str]:
    """White's and black's cards, `e4 /v gp, e5 ^v gg` as white or black sees them: those from before, and one more."""
    if not laid:
        return "", ""
    newest, (white, black) = laid[-1], _signs(laid[:-1], columns, rows, is_black)
    sign = f"{_coordinate(newest.place, columns, rows, is_black)} {_sign(_face(newest, is_black))}"
    if newest.seat == 0:
        return f"{white}, {sign}" if white else sign, black
    return white, f"{black}, {sign}" if black else sign


def _coordinate(place: Place, columns: int, rows: int, is_black: bool) -> str:
    row, column = divmod(place, columns)
    if is_black:
        row, column = rows - 1 - row, columns - 1 - column
    return f"{COLUMNS[column]}{row + 1}"
