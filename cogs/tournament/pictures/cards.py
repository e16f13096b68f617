"""The content of a bracket picture, match by match, and nothing else: equal cards mean equal pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from bot.pictures.text import drawable
from bot.tournaments.model import Tournament
from cogs.tournament.pictures.parts import Part, Section
from rules.tournament.formats.knockout import BracketMatch, BracketSeat
from rules.tournament.model import EntrantId, Match

State = Literal["coming", "running", "done", "bye", "nobody"]


class Line(NamedTuple):
    """An entrant of a match, or a seat that is not decided yet."""

    number: int | None = None  # the seed; None: not known yet
    name: str = ""  # as far as it can be drawn
    group: str = ""  # where they will come from, "A1"
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


class Deck(NamedTuple):
    """The cards of a section, column by column."""

    columns: tuple[tuple[Card, ...], ...]
    is_tree: bool = True
    third: Card | None = None


def decks(tournament: Tournament, everything: Sequence[Section], shown: Part) -> tuple[Deck, ...]:
    """Return the cards of a part."""
    dealer = _Dealer(tournament, everything)
    return tuple(
        Deck(
            tuple(tuple(dealer.card(match) for match in column) for column in section.columns),
            section.is_tree,
            None if section.third is None else dealer.card(section.third),
        )
        for section in shown.sections
    )


class _Dealer:
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
            return Line(group=f"{seat.place}{seat.rank}" if seat.place.isalpha() else "")
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
