"""Pure functions about one match: readiness, seating, and the result that a finished game means."""

from __future__ import annotations

from bot.tables.record import Player
from bot.tournaments.model import MatchRow, Person, Tournament, TournamentRecord
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.game import Outcome, Seat
from rules.tournament.history import History, Presence
from rules.tournament.model import EntrantId, Match, MatchNumber, Result
from rules.tournament.model import Tournament as TournamentState
from rules.tournament.progress import drop
from rules.tournament.standings import standings

MAX_FORFEITS = 2  # an entrant who forfeits this many matches is dropped
PURPOSE_PREFIX = "tournament"


def purpose_of(record: TournamentRecord, row: MatchRow) -> str:
    """Return the purpose of a match's table, which is unique: `tournament/<id>/<match>[/<replay>]`."""
    replay = f"/{row.replays}" if row.replays else ""
    return f"{PURPOSE_PREFIX}/{record.id}/{row.number}{replay}"


def match_of(purpose: str) -> tuple[int, MatchNumber]:
    """Return the tournament and match of a table with this purpose."""
    _, tournament, match, *_ = purpose.split("/")
    return int(tournament), int(match)


def require_match(tournament: Tournament, number: MatchNumber) -> Match:
    """Return a match that has been called at some time. Raise a refusal if there is none."""
    if number not in tournament.rows or not 1 <= number <= len(tournament.state.matches):
        raise Refusal("tournament-refused-match-over")
    return tournament.state.match(number)


# --- before the game


def set_ready(tournament: Tournament, match: Match, user: int) -> Tournament:
    """Mark a player of the match as ready. Raise a refusal if they are not in it or it has begun."""
    row = tournament.row(match.number)
    person = tournament.person(user)
    if person is None or person.entrant not in match.entrants:
        raise Refusal("tournament-refused-not-your-match")
    if tournament.record.phase == "paused":
        raise Refusal("tournament-refused-paused")
    if row.stage not in ("planned", "called"):  # planned: a fast player clicks before the call is saved
        raise Refusal("tournament-refused-match-begun" if row.stage == "playing" else "tournament-refused-match-over")
    if person.number in row.ready:
        raise Refusal("tournament-refused-ready")
    return tournament.with_row(row.model_copy(update={"ready": (*row.ready, person.number)}))


def missing(tournament: Tournament, match: Match) -> list[Person]:
    """Return the players of a match who are not ready."""
    row = tournament.row(match.number)
    return [
        person
        for entrant in match.entrants
        for person in tournament.members(entrant)
        if person.number not in row.ready and person.status != "dropped"
    ]


def is_ready(tournament: Tournament, match: Match, entrant: EntrantId) -> bool:
    """Whether all members of an entrant are ready, and there is at least one."""
    members = [person for person in tournament.members(entrant) if person.status != "dropped"]
    return bool(members) and not any(person in members for person in missing(tournament, match))


def seating(tournament: Tournament, match: Match) -> list[Person]:
    """Return the players of a match who are not absent, in order of their seats."""
    row, record = tournament.row(match.number), tournament.record
    entrants = match.entrants[::-1] if len(row.games) % 2 else match.entrants  # they take turns to sit first
    parties = [
        [person for person in tournament.members(entrant) if person.status != "dropped"]
        for entrant in entrants
        if entrant not in row.absent
    ]
    players = [person for party in parties for person in party]
    game = game_named(record.game)
    if len(parties) < 2 or len(parties) == len(players) or len(players) not in game.seats:
        return players
    sides = game.sides(len(players), game.Options.model_validate(record.options))
    members = [iter(party) for party in parties]
    return [next(members[side]) for side in sides]  # the game's rules say where partners sit


def as_table_players(players: list[Person]) -> tuple[Player, ...]:
    """Return the same people as players of a table."""
    return tuple(Player(user=person.user, name=person.name) for person in players)


def tables_of_round(tournament: Tournament, number: int) -> list[int]:
    """Return the tables at which matches of a round are or were played."""
    rows = (tournament.rows.get(match.number) for match in tournament.state.matches if match.round == number)
    return [row.table for row in rows if row is not None and row.table is not None]


# --- results


def _entrants_by_seat(tournament: Tournament, match: Match) -> list[EntrantId]:
    players = [tournament.players[number - 1] for number in tournament.row(match.number).seats]
    return [person.entrant for person in players if person.entrant is not None]


def places_by_seat(tournament: Tournament, match: Match, result: Result) -> list[int]:
    """Return the places of a result by seat of the match's table; empty if other entrants sat there."""
    places, seated = dict(zip(match.entrants, result.places, strict=True)), _entrants_by_seat(tournament, match)
    return [places[entrant] for entrant in seated] if set(seated) <= set(places) else []


def forfeit_result(match: Match, absent: tuple[EntrantId, ...]) -> Result:
    """Return the result of a match that was not played because entrants were absent."""
    return _ranked(match, [1] * len(match.entrants), absent)


def game_result(tournament: Tournament, match: Match, outcome: Outcome) -> Result:
    """Return the result of a played match: an entrant has the best place of its members.

    Seats that a computer played for a player count like all others.
    """
    absent = tournament.row(match.number).absent
    seats: dict[EntrantId, list[Seat]] = {}
    for seat, entrant in enumerate(_entrants_by_seat(tournament, match)):
        seats.setdefault(entrant, []).append(seat)
    last = len(outcome.places) + 1
    places = [min((outcome.places[seat] for seat in seats.get(one, ())), default=last) for one in match.entrants]
    scores = [max((outcome.scores[seat] for seat in seats.get(one, ())), default=0) for one in match.entrants]
    return _ranked(match, places, absent).model_copy(update={"scores": tuple(scores)})


def timeout_result(tournament: Tournament, match: Match, waiting_for: frozenset[Seat]) -> Result:
    """Return the result of a match whose clock ran out: entrants whose turn it was are placed behind the others."""
    late = {entrant for seat, entrant in enumerate(_entrants_by_seat(tournament, match)) if seat in waiting_for}
    places = [2 if entrant in late else 1 for entrant in match.entrants]
    return _ranked(match, places, tournament.row(match.number).absent)


def _ranked(match: Match, places: list[int], absent: tuple[EntrantId, ...]) -> Result:
    """Return a result with absent entrants behind all others."""
    keys = [(entrant in absent, place) for entrant, place in zip(match.entrants, places, strict=True)]
    ranks = tuple(1 + sum(other < key for other in keys) for key in keys)
    return Result(places=ranks, forfeits=tuple(entrant for entrant in match.entrants if entrant in absent))


def forfeits(tournament: Tournament, entrant: EntrantId) -> int:
    """Return how many matches an entrant has forfeited."""
    return sum(match.result is not None and entrant in match.result.forfeits for match in tournament.state.matches)


def champions(state: TournamentState) -> list[EntrantId]:
    """Return the entrants in first place who took part; none if no match was played."""
    decided = [match for match in state.matches if match.result is not None and not match.is_bye]
    if all(match.result is not None and len(match.result.forfeits) == len(match.entrants) for match in decided):
        return []
    presence = History(state).presence
    first = [standing.entrant for standing in standings(state) if standing.place == 1]
    return [entrant for entrant in first if presence(entrant) <= Presence.DROPPED]


def drop_entrant(tournament: Tournament, entrant: EntrantId) -> Tournament:
    """Drop an entrant with all members; they are absent from their open matches."""
    tournament = tournament.with_record(state=drop(tournament.state, entrant))
    for person in tournament.members(entrant):
        tournament = tournament.with_person(person.model_copy(update={"status": "dropped"}))
    for match, row in list(tournament.open_rows()):
        if entrant in match.entrants and entrant not in row.absent:
            tournament = tournament.with_row(row.model_copy(update={"absent": (*row.absent, entrant)}))
    return tournament


# --- progress


def replay_row(row: MatchRow) -> MatchRow:
    """Return the progress of a match that is played once more, in the same thread."""
    return MatchRow(
        number=row.number, entrants=row.entrants, thread=row.thread, replays=row.replays + 1, games=row.games
    )


def without_thread(row: MatchRow) -> MatchRow:
    """Return the progress of a match whose thread was lost and that starts again in a new one."""
    return MatchRow(number=row.number, entrants=row.entrants, replays=_next_replay(row), games=row.games)


def reconcile(tournament: Tournament) -> Tournament:
    """Make the rows fit the pairings: close rows of decided or changed matches, plan rows for open matches."""
    state = tournament.state
    if state.finished:
        return close_all(tournament)
    for number, row in list(tournament.rows.items()):
        if row.stage != "over" and (number > len(state.matches) or not _is_current(state.match(number), row)):
            tournament = _close(tournament, row)
    if tournament.record.phase not in ("running", "paused"):
        return tournament
    for match in state.matches:
        if match.is_open and match.entrants and not match.is_bye:
            row = tournament.row(match.number)
            if row.stage == "over" or not row.entrants:
                planned = MatchRow(number=match.number, entrants=match.entrants, replays=_next_replay(row))
                tournament = tournament.with_row(planned).add_task("open", match.number)
    return tournament


def _is_current(match: Match, row: MatchRow) -> bool:
    return match.is_open and match.entrants == row.entrants


def _next_replay(row: MatchRow) -> int:
    """Return the replay number of the next table: a new one if this match already had a table."""
    return row.replays + 1 if row.table is not None else row.replays


def _close(tournament: Tournament, row: MatchRow) -> Tournament:
    tournament = tournament.with_row(row.model_copy(update={"stage": "over", "deadline": None}))
    return tournament.add_task("close", row.number, thread=row.thread) if row.thread is not None else tournament


def redraw_clocks(tournament: Tournament) -> Tournament:
    """Redraw the calls and tables of all open matches: their deadlines stand still, or have moved."""
    for _, row in list(tournament.open_rows()):
        if row.thread is not None and row.stage in ("called", "playing"):
            tournament = tournament.add_task("freeze", row.number)
    return tournament


def close_all(tournament: Tournament) -> Tournament:
    """Close the rows of all open matches."""
    for _, row in list(tournament.open_rows()):
        tournament = _close(tournament, row)
    return tournament
