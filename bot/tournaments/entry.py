"""Pure functions for sign-up: places, waiting list, teams and check-in."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from bot.tables.record import Player
from bot.tournaments.model import Person, Status, Tournament
from rules.errors import Refusal

CONFIRMED: frozenset[Status] = frozenset({"in", "waiting", "here"})
MAX_TEAM_NAME = 32
MAX_SIGN_UPS = 10  # a user may sign up and withdraw this often


def clean_name(name: str, max_length: int) -> str:
    """Return the visible characters of a name, so that two names that look alike are equal."""
    visible = "".join(char for char in name if char.isspace() or not unicodedata.category(char).startswith("C"))
    return " ".join(visible.split())[:max_length]


def size_text(minimum: int, maximum: int) -> str:
    """Return `2`, or `3–7`."""
    return str(maximum) if minimum == maximum else f"{minimum}–{maximum}"


# --- changes


def sign_up(tournament: Tournament, player: Player) -> Tournament:
    """Sign a player up; they go on the waiting list if all places are taken."""
    _require_sign_up_open(tournament)
    if tournament.record.settings.team != (1, 1):
        raise Refusal("tournament-refused-teams")
    return _assign_places(_add(tournament, player))


def sign_up_team(tournament: Tournament, captain: Player, name: str, mates: Iterable[Player]) -> Tournament:
    """Sign a team up: the captain is in, the other members are invited."""
    _require_sign_up_open(tournament)
    minimum, maximum = tournament.record.settings.team
    invited = [mate for mate in mates if mate.user != captain.user]
    name = clean_name(name, MAX_TEAM_NAME)
    if maximum == 1:
        raise Refusal("tournament-refused-alone")
    if not minimum <= len({mate.user for mate in invited}) + 1 <= maximum:
        raise Refusal("tournament-refused-team-size", size=size_text(minimum, maximum))
    taken = {person.team.casefold() for person in tournament.players if person.status != "dropped"}
    if not name or name.casefold() in taken:
        raise Refusal("tournament-refused-team-name")
    for mate in invited:
        if tournament.person(mate.user) is not None:
            raise Refusal("tournament-refused-mate-in", name=mate.name)
    tournament = _add(tournament, captain, team=name)
    party = tournament.players[-1].party
    for mate in invited:
        tournament = _add(tournament, mate, team=name, party=party, status="invited")
    return _assign_places(tournament)


def accept(tournament: Tournament, user: int) -> Tournament:
    """Accept the invitation to a team."""
    _require_sign_up_open(tournament)
    person = _require_signed_up(tournament, user)
    if person.status != "invited":
        raise Refusal("tournament-refused-already-in")
    return _assign_places(tournament.with_person(person.model_copy(update={"status": "in"})))


def withdraw(tournament: Tournament, user: int) -> Tournament:
    """Withdraw before the start, with the whole team; the waiting list moves up."""
    _require_sign_up_open(tournament)
    person = _require_signed_up(tournament, user)
    for member in tournament.parties[person.party]:
        tournament = tournament.with_person(member.model_copy(update={"status": "dropped"}))
    return _assign_places(tournament)


def check_in(tournament: Tournament, user: int) -> Tournament:
    """Check a player in, with their team. Players on the waiting list may too: they get the places of no-shows."""
    if tournament.record.phase != "checkin":
        raise Refusal("tournament-refused-no-checkin")
    person = _require_signed_up(tournament, user)
    party = tournament.parties[person.party]
    if any(member.status == "invited" for member in party):
        raise Refusal("tournament-refused-team-incomplete")
    if person.status == "here":
        raise Refusal("tournament-refused-checked-in")
    for member in party:
        tournament = tournament.with_person(member.model_copy(update={"status": "here"}))
    return tournament


def add_late(tournament: Tournament, player: Player, entrant: int) -> Tournament:
    """Add a player after the start, as an entrant that the rules have already added."""
    tournament = _add(tournament, player)
    return tournament.with_person(tournament.players[-1].model_copy(update={"entrant": entrant}))


# --- lists


def parties_in(tournament: Tournament) -> list[list[Person]]:
    """Return the parties that have a place, in order of sign-up."""
    return [party for party in tournament.parties.values() if _is_complete(party) and party[0].status in ("in", "here")]


def parties_waiting(tournament: Tournament) -> list[list[Person]]:
    """Return the waiting list."""
    return [party for party in tournament.parties.values() if _is_complete(party) and party[0].status == "waiting"]


def starters(tournament: Tournament) -> list[list[Person]]:
    """Return the parties that start: those checked in, if there was a check-in, up to the number of places."""
    complete = [party for party in tournament.parties.values() if _is_complete(party)]
    if tournament.record.phase == "checkin":
        complete = [party for party in complete if party[0].status == "here"]
    return complete[: tournament.record.settings.size]


# --- details


def _is_complete(party: list[Person]) -> bool:
    return all(person.status in CONFIRMED for person in party)


def _add(
    tournament: Tournament, player: Player, *, team: str = "", party: int | None = None, status: Status = "in"
) -> Tournament:
    if tournament.person(player.user) is not None:
        raise Refusal("tournament-refused-already-in")
    if sum(person.user == player.user for person in tournament.players) > MAX_SIGN_UPS:
        raise Refusal("tournament-refused-often")
    number = len(tournament.players) + 1
    return tournament.with_person(
        Person(number=number, user=player.user, name=player.name, party=party or number, team=team, status=status)
    )


def _assign_places(tournament: Tournament) -> Tournament:
    """Give places in order of sign-up; players who have checked in stay checked in."""
    size, taken = tournament.record.settings.size, 0
    for party in tournament.parties.values():
        if not _is_complete(party):
            continue
        taken += 1
        wanted: Status = "in" if taken <= size else "waiting"
        for person in party:
            if person.status not in (wanted, "here"):
                tournament = tournament.with_person(person.model_copy(update={"status": wanted}))
    return tournament.add_task("show")


def _require_signed_up(tournament: Tournament, user: int) -> Person:
    person = tournament.person(user)
    if person is None:
        raise Refusal("tournament-refused-not-in")
    return person


def _require_sign_up_open(tournament: Tournament) -> None:
    phase = tournament.record.phase
    if phase in ("running", "paused"):
        raise Refusal("tournament-refused-begun")
    if phase not in ("signup", "checkin"):
        raise Refusal("tournament-refused-over")
