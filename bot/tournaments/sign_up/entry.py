"""Pure functions for sign-up: places, waiting list, teams and check-in."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from bot.tables.record import Player
from bot.tournaments.model import MAX_ENTRANTS, Person, Status, Tournament
from bot.tournaments.sign_up.returning import barred_players, require_not_barred, unbar
from rules.errors import Refusal

CONFIRMED: frozenset[Status] = frozenset({"in", "waiting", "here"})
MAX_NAME = 60  # of a tournament
MAX_TEAM_NAME = 32
MAX_SIGN_UPS = 10  # a user may sign up and withdraw this often


def clean_name(name: str, max_length: int) -> str:
    """Return the visible characters of a name, so that two names that look alike are equal."""
    visible = "".join(char for char in name if char.isspace() or not unicodedata.category(char).startswith("C"))
    return " ".join(visible.split())[:max_length]


def require_tournament_name(name: str) -> str:
    """Return the visible characters of a tournament's name. Raise a refusal if there are none."""
    name = clean_name(name, MAX_NAME)
    if not name:
        raise Refusal("tournament-refused-name")
    return name


def size_text(minimum: int, maximum: int) -> str:
    """Return `2`, or `3–7`."""
    return str(maximum) if minimum == maximum else f"{minimum}–{maximum}"


# --- changes


def sign_up(tournament: Tournament, player: Player) -> Tournament:
    """Sign a player up; they go on the waiting list if all places are taken."""
    _require_sign_up_open(tournament)
    if tournament.record.settings.team != (1, 1):
        raise Refusal("tournament-refused-teams")
    return assign_places(tournament, _add(tournament, player))


def sign_up_solo(tournament: Tournament, player: Player) -> Tournament:
    """Sign up a player who has no team; they are put into one at the start."""
    _require_sign_up_open(tournament)
    if tournament.record.settings.team == (1, 1):
        raise Refusal("tournament-refused-alone")
    return _add(tournament, player).add_task("show")


def add(tournament: Tournament, player: Player) -> Tournament:
    """Add a player for an organiser: beyond the number of places if it is full, checked in if check-in is open.

    A player on the waiting list gets a place. One who was removed is let back in.
    """
    _require_sign_up_open(tournament)
    after, known = unbar(tournament, player.user), tournament.person(player.user)
    is_full = len(parties_in(tournament)) >= places(tournament)
    if tournament.record.settings.team != (1, 1):
        after, is_full = sign_up_solo(after, player), False
    elif known is None or place_in_line(tournament, player.user) is None:
        after = _add(after, player, extra=is_full)
    else:
        after = after.with_person(known.model_copy(update={"extra": True}))
    if is_full and places(after) > MAX_ENTRANTS:
        raise Refusal("tournament-refused-full")
    person = _require_signed_up(after, player.user)
    if tournament.record.phase == "checkin":
        after = after.with_person(person.model_copy(update={"status": "here"}))
    return assign_places(tournament, after)


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
    barred = {person.user for person in barred_players(tournament)}
    for mate in invited:
        if tournament.person(mate.user) is not None:
            raise Refusal("tournament-refused-mate-in", name=mate.name)
        if mate.user in barred:
            raise Refusal("tournament-refused-mate-barred", name=mate.name)
    after = _add(tournament, captain, team=name)
    party = after.players[-1].party
    for mate in invited:
        after = _add(after, mate, team=name, party=party, status="invited")
    return assign_places(tournament, after)


def accept(tournament: Tournament, user: int) -> Tournament:
    """Accept the invitation to a team."""
    _require_sign_up_open(tournament)
    person = _require_signed_up(tournament, user)
    if person.status != "invited":
        raise Refusal("tournament-refused-already-in")
    is_here = any(member.status == "here" for member in tournament.parties[person.party])
    accepted = person.model_copy(update={"status": "here" if is_here else "in"})
    return assign_places(tournament, tournament.with_person(accepted))


def withdraw(tournament: Tournament, user: int) -> Tournament:
    """Withdraw before the start, with the whole team; the waiting list moves up."""
    _require_sign_up_open(tournament)
    person = _require_signed_up(tournament, user)
    after = tournament
    for member in tournament.parties[person.party]:
        after = after.with_person(member.model_copy(update={"status": "dropped"}))
    return assign_places(tournament, after)


def check_in(tournament: Tournament, user: int) -> Tournament:
    """Check a player in, with their team. Players on the waiting list may too: they get the places of no-shows."""
    if tournament.record.phase != "checkin":
        raise Refusal("tournament-refused-no-checkin")
    person = _require_signed_up(tournament, user)
    party = tournament.parties[person.party]
    if person.status == "invited":
        raise Refusal("tournament-refused-accept-first")
    if not has_enough(tournament, party) and person.team:
        raise Refusal("tournament-refused-team-incomplete")
    if person.status == "here":
        raise Refusal("tournament-refused-checked-in")
    for member in confirmed(party):
        tournament = tournament.with_person(member.model_copy(update={"status": "here"}))
    return tournament


def add_late(tournament: Tournament, player: Player, entrant: int) -> Tournament:
    """Add a player after the start, as an entrant that the rules have already added."""
    tournament = _add(tournament, player)
    return tournament.with_person(tournament.players[-1].model_copy(update={"entrant": entrant}))


# --- lists


def parties_in(tournament: Tournament) -> list[list[Person]]:
    """Return the parties that have a place, in order of sign-up, without members who have not accepted."""
    return _with_places(tournament, _able(tournament))[0]


def parties_waiting(tournament: Tournament) -> list[list[Person]]:
    """Return the waiting list."""
    return _with_places(tournament, _able(tournament))[1]


def place_in_line(tournament: Tournament, user: int) -> int | None:
    """Return the place of a user on the waiting list, from 1; None if they are not on it."""
    line = enumerate(parties_waiting(tournament), 1)
    return next((place for place, party in line if any(person.user == user for person in party)), None)


def places(tournament: Tournament) -> int:
    """Return how many parties there is a place for, with those that an organiser has added."""
    added = sum(person.extra and person.status != "dropped" for person in tournament.players)
    return tournament.record.settings.size + added


def solos(tournament: Tournament) -> list[Person]:
    """Return the players who are in a tournament of teams without one, in order of sign-up."""
    if tournament.record.settings.team == (1, 1):
        return []
    return [person for person in tournament.players if not person.team and person.status in CONFIRMED]


def starters(tournament: Tournament) -> list[list[Person]]:
    """Return the parties that start: those checked in, if there was a check-in, up to the number of places."""
    able = _able(tournament)
    if tournament.record.phase == "checkin":
        able = [party for party in able if any(person.status == "here" for person in party)]
    return _with_places(tournament, able)[0]


def confirmed(party: list[Person]) -> list[Person]:
    """Return the members of a party who have accepted."""
    return [person for person in party if person.status in CONFIRMED]


def has_enough(tournament: Tournament, party: list[Person]) -> bool:
    """Whether enough members of a party have accepted for it to play."""
    return len(confirmed(party)) >= tournament.record.settings.team[0]


# --- details


def _able(tournament: Tournament) -> list[list[Person]]:
    """Return the parties that could play, in order of sign-up, without members who have not accepted."""
    return [confirmed(party) for party in tournament.parties.values() if has_enough(tournament, party)]


def _with_places(tournament: Tournament, parties: list[list[Person]]) -> tuple[list[list[Person]], list[list[Person]]]:
    """Split parties into those with a place and those without; who was added by an organiser always has one."""
    inside, outside, taken = list[list[Person]](), list[list[Person]](), 0
    for party in parties:
        taken += not party[0].extra
        (inside if party[0].extra or taken <= tournament.record.settings.size else outside).append(party)
    return inside, outside


def _add(
    tournament: Tournament,
    player: Player,
    *,
    team: str = "",
    party: int | None = None,
    status: Status = "in",
    extra: bool = False,
) -> Tournament:
    if tournament.person(player.user) is not None:
        raise Refusal("tournament-refused-already-in")
    require_not_barred(tournament, player)
    if sum(person.user == player.user for person in tournament.players) > MAX_SIGN_UPS:
        raise Refusal("tournament-refused-often")
    number = len(tournament.players) + 1
    return tournament.with_person(
        Person(
            number=number,
            user=player.user,
            name=player.name,
            party=party or number,
            team=team,
            status=status,
            extra=extra,
        )
    )


def assign_places(before: Tournament, after: Tournament) -> Tournament:
    """Give places in order of sign-up and tell those who move up; players who have checked in stay checked in."""
    waited = {person.user for party in parties_waiting(before) for person in party}
    inside, waiting = parties_in(after), parties_waiting(after)
    wanted: dict[Status, list[list[Person]]] = {"in": inside, "waiting": waiting}
    for status, parties in wanted.items():
        for person in (person for party in parties for person in party):
            if person.status not in (status, "here"):
                after = after.with_person(person.model_copy(update={"status": status}))
    moved_up = [person.number for party in inside for person in party if person.user in waited]
    after = after.add_task("tell", about="moved-up", people=moved_up) if moved_up else after
    return after.add_task("show")


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
