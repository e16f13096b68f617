"""What a picture of a bracket shows of each match, and nothing else: equal cards are equal pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from bot.pictures.text import drawable
from bot.tournaments.model import Tournament
from cogs.tournament.pictures.parts import Part, Strip
from rules.tournament.formats.bracket import BracketMatch, BracketSeat
from rules.tournament.model import EntrantId, Match

State = Literal["coming", "running", "done", "bye", "nobody"]


class Line(NamedTuple):
    """One who is in a match, or will be."""

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
    """The cards of a strip, column by column."""

    columns: tuple[tuple[Card, ...], ...]
    is_tree: bool = True
    third: Card | None = None


def decks(tournament: Tournament, everything: Sequence[Strip], shown: Part) -> tuple[Deck, ...]:
    """The cards of a part."""
    dealer = _Dealer(tournament, everything)
    return tuple(
        Deck(
            tuple(tuple(dealer.card(match) for match in column) for column in strip.columns),
            strip.is_tree,
            None if strip.third is None else dealer.card(strip.third),
        )
        for strip in shown.strips
    )


class _Dealer:
    def __init__(self, tournament: Tournament, everything: Sequence[Strip]) -> None:
        self.tournament = tournament
        self.last = everything[-1].columns[-1][0].place  # the match that decides everything
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

    def _state(self, match: BracketMatch, played: Match | None, anybody: bool) -> State:
        if not anybody:
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
    """The match that a line leads here from: where it was won, and from one grand final to the next."""
    if match.place == "F2.1":
        return "F1.1"
    return seat.place if seat.rank == 1 else ""


def _going_on(strips: Iterable[Strip]) -> dict[str, set[EntrantId]]:
    """Of bigger tables, from which several go on: who they are, by match."""
    found: dict[str, set[EntrantId]] = {}
    for strip in strips:
        for match in (match for column in strip.columns if not strip.is_tree for match in column):
            for seat in match.seats:
                if seat.place and seat.entrant is not None:
                    found.setdefault(seat.place, set()).add(seat.entrant)
    return found
