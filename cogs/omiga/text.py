"""Texts of Omiga: news, results, refusals, details, and the alt text of the picture."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache

from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.layout import Picture
from cogs.core.text import plain_name, safe_name, timestamp
from cogs.omiga.picture import UNKNOWN, lettered, paint, picture_content
from cogs.omiga.sprites import COLOURS, COLUMNS, SHAPES, paint_legend
from rules.game import Event, Outcome, Seat
from rules.omiga.board import FACE_OF_WAY, FACES, MATES, NO_CARD, Card, Face, Place, way
from rules.omiga.rounds import HAND
from rules.omiga.state import Beaten, Called, Cards, Laid, Lay, Resumed, RoundEnd, Threw
from rules.omiga.view import LaidCard, OmigaView

MARKS = ("⬜", "⬛")
SIGNS = {"slash": "/", "backslash": "\\", "tip": "^", "notch": "v", "green": "g", "pink": "p"}
LONGEST_DESCRIPTION = 1024
# Placeholders (private use characters): formatting a Fluent message with different cards each time is slow.
_WHITE, _BLACK, _NEWEST, _FREE = "\ue000", "\ue001", "\ue002", "\ue003"
_HANDS, _PILES, _WON = ("\ue004", "\ue005"), ("\ue006", "\ue007"), ("\ue008", "\ue009")
_NAMES = ("\ue00a", "\ue00b")
_CACHED_TABLES = 256
Edges = tuple[str | None, str | None, str | None, str | None]  # top, bottom, left, right; None where any edge fits


async def picture(
    view: OmigaView, texts: OmigaText, picture_cache: PictureCache, turning: Lay | None = None
) -> Picture:
    """Return the picture of the table as this viewer sees it, with its description."""
    first, second = (player.name for player in texts.record.players)
    turn_names = (texts.say.plain("omiga-as-shown"), texts.say.plain("omiga-turned")) if turning else ("", "")
    content = picture_content(view, turning, names=(first, second), turn_names=turn_names)
    return Picture(await picture_cache.png(("omiga", content), lambda: paint(content)), texts.description(turning))


def legend_names(say: Localizer) -> tuple[str, ...]:
    """Return the names of the four shapes and the two colours."""
    return (
        *(say.plain(f"omiga-shape-{shape}") for shape in SHAPES),
        *(say.plain(f"omiga-colour-{colour}") for colour in COLOURS),
    )


async def legend(say: Localizer, picture_cache: PictureCache) -> Picture:
    """Return the labelled picture of the four shapes and the two colours."""
    names = legend_names(say)
    png = await picture_cache.png(("omiga legend", names), lambda: paint_legend(names))
    return Picture(png, say.plain("omiga-legend"), "shapes.png")


class OmigaText:
    """Texts about a table in one language for one viewer."""

    def __init__(self, record: TableRecord, view: OmigaView, say: Localizer) -> None:
        self.record, self.view, self.say = record, view, say

    def name(self, seat: Seat) -> str:
        return safe_name(self.record.players[seat].name)

    def heading(self) -> str:
        """Return the title and, in a match of several rounds, the round."""
        view, say = self.view, self.say
        title = say("omiga-title")
        if view.best_of > 1:
            title += f" · {say('omiga-round', round=view.round, rounds=view.best_of)}"
        return f"### {title}"

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Both seats in the order of the picture, from top to bottom."""
        return (0, 1) if self.view.seat == 1 else (1, 0)

    def news(self, events: Sequence[Event]) -> str:
        """Return what just happened in a running round: in one line, about the newest card if nothing is known."""
        lines = [line for event in events if (line := self._event(event))]
        if not lines and len(self.view.laid) > len(self.view.hands):
            newest = self.view.laid[-1]
            lines = [self._did("laid", newest.seat, place=self.coordinate(newest.place))]
        return " ".join(lines) or self.say("omiga-go")

    def _event(self, event: Event) -> str:
        match event:
            case Laid():
                return self._did("laid", event.seat, place=self.coordinate(event.place))
            case Threw():
                return self._did("threw", event.seat)
            case Beaten():
                return self._did("beaten", event.seat)
            case Called() | Resumed():
                return self.say("omiga-go")
        return ""

    def _did(self, what: str, seat: Seat, **values: str) -> str:
        """Return what a player did; the viewer is addressed as "you"."""
        if seat == self.view.seat:
            return self.say(f"omiga-news-you-{what}", **values)
        return self.say(f"omiga-news-{what}", name=self.name(seat), **values)

    def clock(self, deadline: float | None) -> str:
        """Return when the round started, or when the next beat comes."""
        if self.view.phase != "playing" or deadline is None:
            return ""
        if self.view.pulse:
            return self.say("omiga-beat", when=timestamp(deadline))
        began = deadline - self.view.watch_seconds - self.view.played_seconds
        return self.say("omiga-clock", when=timestamp(began))

    def hand(self, seat: Seat) -> Iterator[str]:
        """Yield the cards of a hand with their edges."""
        for number, card in enumerate(self.view.hands[seat], 1):
            if card != NO_CARD:
                yield _held(self.say, number, card)

    def ways(self, card: Card, letter: str) -> Iterator[str]:
        """Yield the two ways to lay a card, with their edges."""
        for key, face in (("omiga-button-as-shown", FACES[card]), ("omiga-button-turned", FACES[card].turned)):
            yield f"**{self.say(key, letter=letter)}** {self.edges(face)}"

    def misfit(self, card: Card, place: Place) -> str:
        """Return the edges for which the card fits neither way: one if that is reason enough, else one for each way."""
        needed = self.needed(place)
        wrong = [
            [at for at, edge in enumerate(needed) if edge is not None and edge != face[at]]
            for face in (FACES[card], FACES[card].turned)
        ]
        common = [at for at in wrong[0] if at in wrong[1]]
        named = set(common[:1] or [at for way_wrong in wrong for at in way_wrong[:1]])
        top, bottom, left, right = (edge if at in named else None for at, edge in enumerate(needed))
        return _edges(self.say, top, bottom, left, right)

    def place(self, place: Place) -> str:
        """Return the letter of a free place, or its coordinate if it has none."""
        letters = (letter for letter, spot in lettered(self.view) if spot.place == place)
        return next(letters, self.coordinate(place))

    def stock(self, seat: Seat) -> str:
        """Return the number of cards in the pile and the discards."""
        return self.say("omiga-stock", pile=self.view.piles[seat], discards=self.view.discards[seat])

    def spots(self) -> Iterator[str]:
        """Yield the lettered places with the edges a card needs there."""
        for letter, spot in lettered(self.view):
            yield _spot(self.say, letter, self.needed(spot.place))

    @cached_property
    def cards_by_place(self) -> Mapping[Place, LaidCard]:
        """The cards on the table by place."""
        return {laid.place: laid for laid in self.view.laid}

    def needs(self, place: Place) -> str:
        """Return the edges that a card needs at a place, as text."""
        return _edges(self.say, *self.needed(place))

    def needed(self, place: Place) -> Edges:
        """Return the edges that a card needs at a place, as shapes and colours."""
        cards, columns, is_black = self.cards_by_place, self.view.columns, self.view.seat == 1
        step = -1 if is_black else 1  # black sits on the opposite side
        column = place % columns
        above, below = cards.get(place + step * columns), cards.get(place - step * columns)
        left = cards.get(place - step) if 0 <= column - step < columns else None
        right = cards.get(place + step) if 0 <= column + step < columns else None
        return (
            MATES[_face(above, is_black).bottom] if above else None,
            MATES[_face(below, is_black).top] if below else None,
            _face(left, is_black).right if left else None,
            _face(right, is_black).left if right else None,
        )

    def edges(self, face: Face) -> str:
        """Return all edges of a card as text."""
        return _edges(self.say, face.top, face.bottom, face.left, face.right)

    def face(self, laid: LaidCard) -> Face:
        """Return a card on the table as this viewer sees it."""
        return _face(laid, self.view.seat == 1)

    def ended(self, end: RoundEnd) -> str:
        """Return how a round ended."""
        if end.how == "exhausted" and len(end.seats) == 1:
            return self.say("omiga-draw-exhausted", name=self.name(end.seats[0]))
        if end.how == "exhausted":  # both players; or a game from before the seats were stored
            return self.say("omiga-draw-stuck" if end.seats else "omiga-draw-exhausted-one")
        if end.winner is None:
            return self.say(f"omiga-draw-{end.how}")
        return self.say(f"omiga-won-{end.how}", name=self.name(end.winner), other=self.name(1 - end.winner))

    def result(self) -> str:
        """Return who won the game of several rounds, or else who won the round and how."""
        view = self.view
        end = view.results[-1]
        if view.outcome is not None and view.best_of > 1:
            return f"**{self._match(view.outcome)}**"
        return f"**{'🏁' if end.winner is None else '🏆'} {self.ended(end)}**"

    def score(self) -> str:
        """Return the rounds won by each player, in the order of the picture."""
        first, second = self.seats
        return " : ".join(
            (f"**{self.name(first)}** {self.view.wins[first]}", f"{self.view.wins[second]} **{self.name(second)}**")
        )

    def rounds(self) -> Iterator[str]:
        """Yield how each round ended."""
        for number, ended in enumerate(self.view.results, 1):
            yield f"**{number}.** {self.ended(ended)}"

    def _match(self, outcome: Outcome) -> str:
        """Return how a game of several rounds ended. A claim wins the game at any score (O-26)."""
        best, score = outcome.winners[0], ":".join(map(str, sorted(outcome.scores, reverse=True)))
        if len(outcome.winners) > 1:
            return f"🏁 {self.say('omiga-match-level', score=score)}"
        if outcome.reason == "claimed":
            return f"🏆 {self.say('omiga-match-claimed', name=self.name(best), other=self.name(1 - best))}"
        return f"🏆 {self.say('omiga-match-won', name=self.name(best), score=score)}"

    def description(self, turning: Lay | None = None) -> str:
        """Return the alt text: every card with its place and edges, then hands, piles and free places."""
        view, is_black, spots = self.view, self.view.seat == 1, lettered(self.view)
        white, black = _signs(view.laid, view.columns, is_black)
        values = {_WHITE: white, _BLACK: black, _NEWEST: self.coordinate(view.laid[-1].place)}
        values[_NAMES[0]], values[_NAMES[1]] = (plain_name(player.name) for player in self.record.players)
        table = "".join([values.get(part, part) for part in _table_parts(self.say, view.columns, view.rows, is_black)])
        hands = "" if UNKNOWN in view.piles else "down" if view.phase in ("ready", "called") else "open"  # O-8
        if hands:
            values[_PILES[0]], values[_PILES[1]] = map(str, view.piles)
        if hands == "open":
            values[_HANDS[0]], values[_HANDS[1]] = (_hand_signs(view.hands[seat], seat != is_black) for seat in (0, 1))
        if spots:
            places = ((letter, spot.place) for letter, spot in spots)
            free = [_free(self.say, letter, self.coordinate(place), self.needed(place)) for letter, place in places]
            values[_FREE] = "; ".join(free)
        if view.best_of > 1:
            values[_WON[0]], values[_WON[1]] = map(str, view.wins)
        parts = _other_parts(self.say, hands, bool(spots), view.best_of > 1)
        rest = "".join([values.get(part, part) for part in parts]) + "".join(self._extra(turning))
        return f"{table[: LONGEST_DESCRIPTION - len(rest)]}{rest}"

    def _extra(self, turning: Lay | None) -> Iterator[str]:
        """Yield what only some pictures show: the cards that decided the round, and both ways to turn a card."""
        view = self.view
        end = view.results[-1] if view.phase in ("scored", "over") and view.results else None
        if end is not None and end.places:
            yield f" {self.say.plain('omiga-decided', places=self.say.listed(map(self.coordinate, end.places)))}"
        if turning is not None:
            shown = FACES[turning.card]
            yield " " + self.say.plain(
                "omiga-picture-ways",
                letter=self.place(turning.place),
                shown=self.edges(shown),
                turned=self.edges(shown.turned),
            )

    def coordinate(self, place: Place) -> str:
        """Return e.g. `e4`, as on the board: the same for both players."""
        return _coordinate(place, self.view.columns)


def render_details(scene: Scene, say: Localizer) -> Iterator[str]:
    """Yield what is not in the message: colours, hands and piles, what the free places need, and all rounds."""
    view = scene.view
    assert isinstance(view, OmigaView)
    texts = OmigaText(scene.record, view, say)
    is_open = view.phase not in ("ready", "called")  # O-8
    for seat in texts.seats:
        goal = say("omiga-goal-white" if seat == 0 else "omiga-goal-black")
        lines = [f"{MARKS[seat]} **{texts.name(seat)}** · {goal}", f"-# {texts.stock(seat)}"]
        yield "\n".join((*lines, *(texts.hand(seat) if is_open else ())))
    if spots := list(texts.spots()):
        yield "\n".join((f"### {say('omiga-details-free')}", *spots))
    if view.results:
        yield "\n".join((f"### {say('omiga-details-rounds')}", *texts.rounds()))


@lru_cache(maxsize=4096)
def _held(say: Localizer, number: int, card: Card) -> str:
    return f"**{number}** {_edges(say, *FACES[card])}"


@lru_cache(maxsize=4096)
def _spot(say: Localizer, letter: str, edges: Edges) -> str:
    return f"**{letter}** {say('omiga-needs', edges=_edges(say, *edges))}"


@lru_cache(maxsize=4096)
def _free(say: Localizer, letter: str, place: str, edges: Edges) -> str:
    return f"{letter} {place} {say('omiga-needs', edges=_edges(say, *edges))}"


@lru_cache(maxsize=4096)
def _edges(say: Localizer, top: str | None, bottom: str | None, left: str | None, right: str | None) -> str:
    """Return the given edges of a card as text."""
    ends = [say(key, end=say(f"omiga-shape-{shape}"))
            for key, shape in (("omiga-top", top), ("omiga-bottom", bottom)) if shape]  # fmt: skip
    sides = [say(key, colour=say(f"omiga-colour-{colour}"))
             for key, colour in (("omiga-left", left), ("omiga-right", right)) if colour]  # fmt: skip
    return say.listed(ends + sides)


@lru_cache(maxsize=16384)
def _face(laid: LaidCard, is_black: bool) -> Face:
    """Return a card on the table as white or black sees it."""
    face = FACE_OF_WAY[way(laid.card, laid.turned)]
    return face.turned if is_black else face


@lru_cache
def _table_parts(say: Localizer, columns: int, rows: int, is_black: bool) -> Sequence[str]:
    """Return the alt text of the table with placeholders, split at them."""
    return _split(
        say(
            "omiga-picture",
            columns=columns,
            rows=rows,
            side=say("omiga-side-black" if is_black else "omiga-side-white"),
            white=_WHITE,
            black=_BLACK,
            newest=_NEWEST,
            white_name=_NAMES[0],
            black_name=_NAMES[1],
        )
    )


@lru_cache
def _other_parts(say: Localizer, hands: str, has_spots: bool, has_rounds: bool) -> Sequence[str]:
    """Return the alt text of hands, piles and free places with placeholders, split at them."""
    sentences = [""]
    if hands == "open":
        sentences.append(say("omiga-picture-hands", white=_HANDS[0], black=_HANDS[1]))
    elif hands:
        sentences.append(say("omiga-picture-hands-down", cards=HAND))
    if hands:
        sentences.append(say("omiga-picture-piles", white=_PILES[0], black=_PILES[1]))
    if has_spots:
        sentences.append(say("omiga-picture-free", places=_FREE))
    if has_rounds:
        sentences.append(say("omiga-picture-rounds", white=_WON[0], black=_WON[1]))
    return _split(" ".join(sentences))


def _split(sentence: str) -> Sequence[str]:
    """Split a sentence at its placeholders."""
    return [part for part in re.split(f"([{_WHITE}-{_NAMES[1]}])", sentence) if part]


@lru_cache(maxsize=16384)
def _hand_signs(hand: Cards, is_opponent: bool) -> str:
    """Return a hand as in the picture; the opponent's cards are upside down."""
    faces = [FACES[card] if card != NO_CARD else None for card in hand]
    return ", ".join(_sign(face.turned if is_opponent else face) if face else "–" for face in faces) or "–"


def _sign(face: Face) -> str:
    return f"{SIGNS[face.top]}{SIGNS[face.bottom]} {SIGNS[face.left]}{SIGNS[face.right]}"


@lru_cache(maxsize=_CACHED_TABLES)
def _signs(laid: tuple[LaidCard, ...], columns: int, is_black: bool) -> tuple[str, str]:
    """Return white's and black's cards, `e4 /v gp, e5 ^v gg`. Recursive, so that a cached result grows by one card."""
    if not laid:
        return "", ""
    newest, (white, black) = laid[-1], _signs(laid[:-1], columns, is_black)
    sign = f"{_coordinate(newest.place, columns)} {_sign(_face(newest, is_black))}"
    if newest.seat == 0:
        return f"{white}, {sign}" if white else sign, black
    return white, f"{black}, {sign}" if black else sign


def _coordinate(place: Place, columns: int) -> str:
    row, column = divmod(place, columns)
    return f"{COLUMNS[column]}{row + 1}"
