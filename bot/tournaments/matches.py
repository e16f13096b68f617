"""One match: who is ready, who stays away, and what a game means for the tournament. Pure functions."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.record import Player
from bot.tournaments.model import Affair, MatchRow, Person
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.game import Outcome, Seat
from rules.tournament.model import EntrantId, Match, Result

STAYED_AWAY = 2  # matches after which somebody who never comes is out


@dataclass(frozen=True, slots=True)
class Ended:
    """What has become of a table."""

    outcome: Outcome | None  # None: it was closed before the end


def get_ready(affair: Affair, match: Match, user: int) -> Affair:
    """Somebody is here for their match."""
    row = affair.row(match.number)
    person = affair.person(user)
    if person is None or person.entrant not in match.entrants:
        raise Refusal("tournament-refused-not-your-match")
    if affair.record.phase == "paused":
        raise Refusal("tournament-refused-paused")
    if row.stage not in ("planned", "called"):  # whoever is quick presses before it is noted that they were called
        raise Refusal("tournament-refused-match-begun" if row.stage == "playing" else "tournament-refused-match-over")
    if person.number in row.ready:
        raise Refusal("tournament-refused-ready")
    return affair.with_row(row.model_copy(update={"ready": (*row.ready, person.number)}))


def missing(affair: Affair, match: Match) -> list[Person]:
    """The people of a match who are not ready."""
    row = affair.row(match.number)
    return [
        person
        for entrant in match.entrants
        for person in affair.members(entrant)
        if person.number not in row.ready and person.status != "dropped"
    ]


def is_here(affair: Affair, match: Match, entrant: EntrantId) -> bool:
    """Are all of an entrant ready, and at least one?"""
    members = [person for person in affair.members(entrant) if person.status != "dropped"]
    return bool(members) and not any(person in members for person in missing(affair, match))


def to_seat(affair: Affair, match: Match) -> list[Person]:
    """Who is to sit at the table of a match, in the order of the seats."""
    row, record = affair.row(match.number), affair.record
    parties = [
        [person for person in affair.members(entrant) if person.status != "dropped"]
        for entrant in match.entrants
        if entrant not in row.absent
    ]
    players = [person for party in parties for person in party]
    game = game_named(record.game)
    if len(parties) < 2 or len(parties) == len(players) or len(players) not in game.seats:
        return players
    sides = game.sides(len(players), game.Options.model_validate(record.options))
    waiting = [iter(party) for party in parties]
    return [next(waiting[side]) for side in sides]  # partners sit where the game's rules put them


def tables_of_round(affair: Affair, number: int) -> list[int]:
    """The tables that matches of a round are or were played at."""
    rows = (affair.rows.get(match.number) for match in affair.state.matches if match.round == number)
    return [row.table for row in rows if row is not None and row.table is not None]


def seated_players(players: list[Person]) -> tuple[Player, ...]:
    """The same as a table knows them."""
    return tuple(Player(user=person.user, name=person.name) for person in players)


def _dealt(affair: Affair, match: Match) -> list[EntrantId]:
    """Whose seats those of the table are."""
    players = [affair.players[number - 1] for number in affair.row(match.number).seats]
    return [person.entrant for person in players if person.entrant is not None]


def places_by_seat(affair: Affair, match: Match, result: Result) -> list[int]:
    """The places of a result, in the order of the seats at the match's table; none if others sat there."""
    places, dealt = dict(zip(match.entrants, result.places, strict=True)), _dealt(affair, match)
    return [places[entrant] for entrant in dealt] if set(dealt) <= set(places) else []


def forfeited(match: Match, gone: tuple[EntrantId, ...]) -> Result:
    """The result of a match that some did not come to."""
    return _result(match, [1] * len(match.entrants), gone)


def result_of(affair: Affair, match: Match, ended: Ended) -> Result:
    """What a finished game means: an entrant stands where the best of its people stands.

    Seats that somebody left or was away from count like all others: it was their game.
    """
    assert ended.outcome is not None
    outcome, gone = ended.outcome, affair.row(match.number).absent
    seats: dict[EntrantId, list[Seat]] = {}
    for seat, entrant in enumerate(_dealt(affair, match)):
        seats.setdefault(entrant, []).append(seat)
    last = len(outcome.places) + 1
    places = [min((outcome.places[seat] for seat in seats.get(one, ())), default=last) for one in match.entrants]
    scores = [max((outcome.scores[seat] for seat in seats.get(one, ())), default=0) for one in match.entrants]
    return _result(match, places, gone).model_copy(update={"scores": tuple(scores)})


def out_of_time(affair: Affair, match: Match, waiting_for: frozenset[Seat]) -> Result:
    """A match whose clock ran out: whoever the table waits for is behind those it does not; else all share a place."""
    late = {entrant for seat, entrant in enumerate(_dealt(affair, match)) if seat in waiting_for}
    return _result(match, [2 if entrant in late else 1 for entrant in match.entrants], affair.row(match.number).absent)


def _result(match: Match, places: list[int], gone: tuple[EntrantId, ...]) -> Result:
    """In order, whoever stayed away behind all others."""
    keys = [(entrant in gone, place) for entrant, place in zip(match.entrants, places, strict=True)]
    ranks = tuple(1 + sum(other < key for other in keys) for key in keys)
    return Result(places=ranks, forfeits=tuple(entrant for entrant in match.entrants if entrant in gone))


def absences(affair: Affair, entrant: EntrantId) -> int:
    """How many matches somebody did not come to."""
    return sum(match.result is not None and entrant in match.result.forfeits for match in affair.state.matches)


def called_anew(row: MatchRow) -> MatchRow:
    """A match to be played once more by the same people, in the same thread if that is still there."""
    return MatchRow(number=row.number, entrants=row.entrants, thread=row.thread, again=row.again + 1)


def reconciled(affair: Affair) -> Affair:
    """Every open match has a row and is to be called; whatever was decided, or has other entrants now, is put away."""
    state = affair.state
    if state.finished:
        return all_over(affair)
    for number, row in list(affair.rows.items()):
        if row.stage != "over" and (number > len(state.matches) or not _is_played_by(state.match(number), row)):
            affair = _put_away(affair, row)
    if affair.record.phase not in ("running", "paused"):
        return affair
    for match in state.matches:
        if match.is_open and match.entrants and not match.is_bye:
            row = affair.row(match.number)
            if row.stage == "over" or not row.entrants:
                fresh = MatchRow(number=match.number, entrants=match.entrants, again=_tries(row))
                affair = affair.with_row(fresh).asking("open", match.number)
    return affair


def _is_played_by(match: Match, row: MatchRow) -> bool:
    return match.is_open and match.entrants == row.entrants


def _tries(row: MatchRow) -> int:
    """A table of this match may be there from before: the next one is another."""
    return row.again + 1 if row.table is not None else row.again


def _put_away(affair: Affair, row: MatchRow) -> Affair:
    """The match is no more, or not this one: its thread is told and closed."""
    affair = affair.with_row(row.model_copy(update={"stage": "over", "deadline": None}))
    return affair.asking("close", row.number, thread=row.thread) if row.thread is not None else affair


def all_over(affair: Affair) -> Affair:
    """No match is played any more."""
    for _, row in list(affair.open_rows()):
        affair = _put_away(affair, row)
    return affair
