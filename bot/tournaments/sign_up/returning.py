"""Pure functions for players who come back after dropping out, and for players whom an organiser has removed."""

from __future__ import annotations

from bot.tables.record import NOBODY, Player
from bot.tournaments.model import Person, Tournament
from rules.errors import Refusal
from rules.tournament.progress import reenter


def former(tournament: Tournament, user: int) -> Person | None:
    """Return the row of a user who has played in this tournament and dropped out, or None."""
    gone = (person for person in tournament.players if person.user == user and person.status == "dropped")
    return next((person for person in gone if person.entrant is not None), None)


def come_back(tournament: Tournament, player: Player, was: Person) -> Tournament:
    """Let a player who dropped out play on as the same entrant, with their results; a team comes back as a whole."""
    require_not_barred(tournament, player)
    assert was.entrant is not None
    tournament = tournament.with_record(state=reenter(tournament.state, was.entrant))
    for member in tournament.members(was.entrant):
        if not member.barred:
            tournament = tournament.with_person(member.model_copy(update={"status": "in"}))
    return tournament.with_person(was.model_copy(update={"status": "in", "name": player.name}))


# --- players whom an organiser has removed


def bar(tournament: Tournament, user: int) -> Tournament:
    """Keep a removed player from signing up again."""
    return _with_bar(tournament, user, barred=True)


def unbar(tournament: Tournament, user: int) -> Tournament:
    """Let a removed player sign up again."""
    return _with_bar(tournament, user, barred=False)


def barred_players(tournament: Tournament) -> list[Person]:
    """Return the players who were removed and not let back in, each once."""
    return list(
        {person.user: person for person in tournament.players if person.barred and person.user != NOBODY}.values()
    )


def require_not_barred(tournament: Tournament, player: Player) -> None:
    """Raise a refusal for a player whom an organiser has removed."""
    if any(person.user == player.user and person.barred for person in tournament.players):
        raise Refusal("tournament-refused-barred")


def _with_bar(tournament: Tournament, user: int, *, barred: bool) -> Tournament:
    for person in tournament.players:
        if person.user == user and person.barred != barred:
            tournament = tournament.with_person(person.model_copy(update={"barred": barred}))
    return tournament
