"""The content of a bracket picture, match by match, split into parts that can be read on a phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from bot.pictures.text import drawable
from bot.tournaments.model import Tournament
from rules.tournament.formats.knockout import CUT, BracketMatch, BracketSeat, BracketSide, Side
from rules.tournament.model import EntrantId, Match

COLUMNS = 4
MATCHES = 8
POD_COLUMNS, PODS = 3, 4  # for matches of more than two players: columns and matches per column

Column = tuple[BracketMatch, ...]


class Section(NamedTuple):
    """Columns of a bracket side, from left to right."""

    side: Side
    columns: tuple[Column, ...]
    is_tree: bool = True  # each match is centred between the matches before it
    third: BracketMatch | None = None  # below the final


class Part(NamedTuple):
    """One picture: sections from top to bottom."""

    sections: tuple[Section, ...]

    @property
    def matches(self) -> Iterator[BracketMatch]:
        """All matches of the part."""
        for section in self.sections:
            for column in section.columns:
                yield from column
            if section.third is not None:
                yield section.third


def parts(sides: Sequence[BracketSide]) -> list[Part]:
    """Return all parts from the first rounds to the final; consecutive parts share a round."""
    sections = whole(sides)
    if sections and sections[0].side == "pods":
        return _pod_parts(sections[0].columns)
    if _fit_together(sections):
        return [Part(tuple(sections))]
    return [Part((part,)) for section in sections for part in _split(section)]


def whole(sides: Sequence[BracketSide]) -> list[Section]:
    """Return the whole sections: the winners' side, and if there is one the losers' side with the grand final."""
    known = {side.side: side.rounds for side in sides}
    third = known["third"][0][0] if "third" in known else None
    # the second grand final is shown once it has to be played
    final = tuple(column for column in known.get("final", ()) if column[0].place == "F1.1" or column[0].needed)
    if "pods" in known:
        return [Section("pods", known["pods"], is_tree=False)]
    if "losers" in known:
        return [Section("winners", known["winners"]), Section("losers", known["losers"] + final)]
    return [Section("winners", known["winners"] + final, third=third)] if known else []


def _fit_together(sections: Sequence[Section]) -> bool:
    high = sum(max(map(len, section.columns)) for section in sections)
    return high <= MATCHES and all(len(section.columns) <= COLUMNS for section in sections)


def _split(section: Section) -> Iterator[Section]:
    """Split a section into parts with equally many rounds that share one, and those into blocks of limited height."""
    columns, steps = section.columns, len(section.columns) - 1
    tiers = max(1, -(-steps // (COLUMNS - 1)))
    bounds = [at * steps // tiers for at in range(tiers + 1)]
    for start, end in ((start, last + 1) for start, last in pairwise(bounds)):
        first, last = len(columns[start]), len(columns[end - 1])
        blocks = min(last, -(-first // MATCHES))
        third = section.third if end == len(columns) else None
        for at in range(blocks):
            cut = [column[at * len(column) // blocks :][: len(column) // blocks] for column in columns[start:end]]
            yield section._replace(columns=tuple(cut), third=third)


def _pod_parts(columns: tuple[Column, ...]) -> list[Part]:
    """Return early rounds one by one, with several columns of matches; the last rounds side by side."""
    begins = len(columns) - 1
    while begins > 0 and len(columns) - begins < COLUMNS and len(columns[begins - 1]) <= PODS:
        begins -= 1
    found = []
    for column in columns[:begins]:
        for start in range(0, len(column), POD_COLUMNS * PODS):
            shown = column[start : start + POD_COLUMNS * PODS]
            high = -(-len(shown) // POD_COLUMNS)
            grid = tuple(shown[at : at + high] for at in range(0, len(shown), high))
            found.append(Part((Section("pods", grid, is_tree=False),)))
    return [*found, Part((Section("pods", columns[begins:], is_tree=False),))]


def current(found: Sequence[Part], playing: set[int]) -> int:
    """Return the part to open: the one with most running matches, the latest of several; at the end the last."""
    open_now = [sum(match.number in playing for match in part.matches) for part in found]
    most = max(open_now, default=0)
    return max(at for at, count in enumerate(open_now) if count == most) if most else len(found) - 1


State = Literal["coming", "running", "done", "bye", "nobody"]


class Line(NamedTuple):
    """An entrant of a match, or a seat that is not decided yet."""

    number: int | None = None  # the seed; None: not known yet
    name: str = ""  # as far as it can be drawn
    group: str = ""  # where they will come from, "A1" or "#1"
    score: str = ""
    won: bool = False
    lost: bool = False


class Card(NamedTuple):
    """One match."""

    place: str
    state: State
    lines: tuple[Line, ...]
    sources: tuple[str, ...]  # by line: the match it was won in
    is_crowned: bool = False


class SectionCards(NamedTuple):
    """The cards of a section, column by column."""

    columns: tuple[tuple[Card, ...], ...]
    is_tree: bool = True
    third: Card | None = None


def cards_of(tournament: Tournament, everything: Sequence[Section], shown: Part) -> tuple[SectionCards, ...]:
    """Return the cards of a part."""
    builder = _CardBuilder(tournament, everything)
    return tuple(
        SectionCards(
            tuple(tuple(builder.card(match) for match in column) for column in section.columns),
            section.is_tree,
            None if section.third is None else builder.card(section.third),
        )
        for section in shown.sections
    )


class _CardBuilder:
    def __init__(self, tournament: Tournament, everything: Sequence[Section]) -> None:
        self.tournament = tournament
        self.last = everything[-1].columns[-1][0].place  # the final
        self.seeds = {entrant: at for at, entrant in enumerate(tournament.state.order, 1)}
        self.going_on = _going_on(everything)

    def card(self, match: BracketMatch) -> Card:
        played = self.tournament.state.match(match.number) if match.number is not None else None
        seats = [seat for seat in match.seats if not seat.empty]
        lines = tuple(self._line(match, seat, played) for seat in seats)
        return Card(
            match.place,
            self._state(match, played, bool(seats)),
            lines,
            tuple(_source(match, seat) for seat in seats),
            is_crowned=match.place == self.last and match.winner is not None,
        )

    def _state(self, match: BracketMatch, played: Match | None, has_seats: bool) -> State:
        if not has_seats:
            return "nobody"
        if match.is_bye:
            return "bye"
        if played is None:
            return "coming"
        if played.result is not None:
            return "done"
        return "coming" if self.tournament.state.finished else "running"

    def _line(self, match: BracketMatch, seat: BracketSeat, played: Match | None) -> Line:
        if seat.entrant is None:
            is_qualifier = seat.place.isalpha() or seat.place == CUT
            return Line(group=f"{seat.place}{seat.rank}" if is_qualifier else "")
        scores: dict[EntrantId, int] = {}
        decided = played is not None and played.result is not None and not match.is_bye
        if played is not None and played.result is not None:
            scores = dict(zip(played.entrants, played.result.scores, strict=False))
        won = decided and (seat.entrant == match.winner or seat.entrant in self.going_on.get(match.place, ()))
        return Line(
            self.seeds.get(seat.entrant),
            drawable(self.tournament.name(seat.entrant)),
            score=str(scores[seat.entrant]) if seat.entrant in scores else "",
            won=won,
            lost=decided and not won,
        )


def _source(match: BracketMatch, seat: BracketSeat) -> str:
    """Return the match that a path leads here from: the one the entrant won, or the first grand final."""
    if match.place == "F2.1":
        return "F1.1"
    return seat.place if seat.rank == 1 else ""


def _going_on(sections: Iterable[Section]) -> dict[str, set[EntrantId]]:
    """Return the entrants that advance from matches of more than two players, by match."""
    found: dict[str, set[EntrantId]] = {}
    for section in sections:
        for match in (match for column in section.columns if not section.is_tree for match in column):
            for seat in match.seats:
                if seat.place and seat.entrant is not None:
                    found.setdefault(seat.place, set()).add(seat.entrant)
    return found
