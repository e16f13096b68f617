"""Pure functions for the teams at the start: players without a team are put into teams, open invitations lapse."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.tournaments.model import Person, Tournament
from bot.tournaments.sign_up import entry


def with_solo_teams(tournament: Tournament, ratings: Mapping[int, float], name_of: Callable[[int], str]) -> Tournament:
    """Put the players without a team into teams of equal strength, and tell everyone.

    There are as many teams as players and free places allow. `ratings` are by user; `name_of` names a team by a number.
    """
    alone = [
        person for person in entry.solos(tournament) if tournament.record.phase != "checkin" or person.status == "here"
    ]
    minimum, maximum = tournament.record.settings.team
    teams = min(len(alone) // minimum, max(0, entry.places(tournament) - len(entry.starters(tournament))))
    placed, left = alone[: teams * maximum], alone[teams * maximum :]
    taken = {person.team.casefold() for person in tournament.players if person.status != "dropped"}
    names = (name for number in range(1, len(tournament.players) + teams + 2) if (name := name_of(number)))
    for members in balanced(placed, teams, ratings):
        name = next(name for name in names if name.casefold() not in taken)
        party = min(person.number for person in members)
        for person in members:
            tournament = tournament.with_person(person.model_copy(update={"party": party, "team": name}))
    if placed:
        tournament = tournament.add_task("tell", about="solo-teams", people=_numbers(placed))
    return tournament.add_task("tell", about="solo-left", people=_numbers(left)) if left else tournament


def balanced(players: Sequence[Person], teams: int, ratings: Mapping[int, float]) -> list[list[Person]]:
    """Deal players to teams in snake order of their ratings, so that all teams are about equally strong."""
    found: list[list[Person]] = [[] for _ in range(teams)]
    order = sorted(players, key=lambda person: (-ratings.get(person.user, 0.0), person.number))
    for at, person in enumerate(order):
        lap, step = divmod(at, teams)
        found[step if lap % 2 == 0 else teams - 1 - step].append(person)
    return found


def tell_lapsed(tournament: Tournament, starting: Sequence[Sequence[Person]]) -> Tournament:
    """Tell teams that start without members who never accepted, and teams that are too few to start."""
    playing = {party[0].party for party in starting}
    for number, party in tournament.parties.items():
        open_invites = [person for person in party if person.status == "invited"]
        if not open_invites:
            continue
        accepted = entry.confirmed(party)
        if number in playing:
            tournament = tournament.add_task(
                "tell", about="team-lapsed", people=_numbers(accepted), lapsed=_numbers(open_invites)
            )
        elif not entry.has_enough(tournament, party):
            tournament = tournament.add_task(
                "tell", about="team-short", people=_numbers(accepted), lapsed=_numbers(open_invites)
            )
    return tournament


def _numbers(people: Sequence[Person]) -> list[int]:
    return [person.number for person in people]
