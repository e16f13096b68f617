"""Before the first round: signing up, the waiting list, teams, check-in. Pure functions from affair to affair."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from bot.tables.record import Player
from bot.tournaments.model import Affair, Person, Status
from rules.errors import Refusal

COMPLETE: frozenset[Status] = frozenset({"in", "waiting", "here"})
LONGEST_TEAM = 32
OFTEN = 10  # times that somebody may sign up and off again


def tidy(name: str, longest: int) -> str:
    """What of a name can be seen: two that look alike are the same."""
    seen = "".join(sign for sign in name if sign.isspace() or not unicodedata.category(sign).startswith("C"))
    return " ".join(seen.split())[:longest]


def sign_up(affair: Affair, player: Player) -> Affair:
    """One more who wants to play; when all places are taken, on the waiting list."""
    _require_before(affair)
    if affair.record.settings.team != (1, 1):
        raise Refusal("tournament-refused-teams")
    return _settled(_added(affair, player, affair.person(player.user)))


def span(fewest: int, most: int) -> str:
    """`2`, or `3–7`."""
    return str(most) if fewest == most else f"{fewest}–{most}"


def sign_up_team(affair: Affair, captain: Player, name: str, mates: Iterable[Player]) -> Affair:
    """A team: its captain is in, the others have to say yes."""
    _require_before(affair)
    fewest, most = affair.record.settings.team
    others = [mate for mate in mates if mate.user != captain.user]
    name = tidy(name, LONGEST_TEAM)
    if most == 1:
        raise Refusal("tournament-refused-alone")
    if not fewest <= len({mate.user for mate in others}) + 1 <= most:
        raise Refusal("tournament-refused-team-size", size=span(fewest, most))
    if not name or any(person.team.casefold() == name.casefold() for person in affair.players if _counts(person)):
        raise Refusal("tournament-refused-team-name")
    for mate in others:
        if affair.person(mate.user) is not None:
            raise Refusal("tournament-refused-mate-in", name=mate.name)
    affair = _added(affair, captain, affair.person(captain.user), team=name)
    party = affair.players[-1].party
    for mate in others:
        affair = _added(affair, mate, None, team=name, party=party, status="invited")
    return _settled(affair)


def accept(affair: Affair, user: int) -> Affair:
    """Somebody says yes to the team they were named for."""
    _require_before(affair)
    person = _signed_up(affair, user)
    if person.status != "invited":
        raise Refusal("tournament-refused-already-in")
    return _settled(affair.with_person(person.model_copy(update={"status": "in"})))


def take_back(affair: Affair, user: int) -> Affair:
    """Sign off again, with the whole team; whoever waits longest moves up."""
    _require_before(affair)
    person = _signed_up(affair, user)
    for other in affair.parties[person.party]:
        affair = affair.with_person(other.model_copy(update={"status": "dropped"}))
    return _settled(affair)


def check_in(affair: Affair, user: int) -> Affair:
    """Be here. Also those on the waiting list may: they take the places of those who do not come."""
    if affair.record.phase != "checkin":
        raise Refusal("tournament-refused-no-checkin")
    person = _signed_up(affair, user)
    party = affair.parties[person.party]
    if any(other.status == "invited" for other in party):
        raise Refusal("tournament-refused-team-incomplete")
    if person.status == "here":
        raise Refusal("tournament-refused-checked-in")
    for other in party:
        affair = affair.with_person(other.model_copy(update={"status": "here"}))
    return affair


def parties_in(affair: Affair) -> list[list[Person]]:
    """Those who have a place so far, in the order of signing up."""
    return [party for party in affair.parties.values() if _is_whole(party) and party[0].status in ("in", "here")]


def parties_waiting(affair: Affair) -> list[list[Person]]:
    """The waiting list."""
    return [party for party in affair.parties.values() if _is_whole(party) and party[0].status == "waiting"]


def starters(affair: Affair) -> list[list[Person]]:
    """Who begins: those who checked in, if there was a check-in, up to the number of places."""
    whole = [party for party in affair.parties.values() if _is_whole(party)]
    if affair.record.phase == "checkin":
        whole = [party for party in whole if party[0].status == "here"]
    return whole[: affair.record.settings.size]


def _is_whole(party: list[Person]) -> bool:
    return all(person.status in COMPLETE for person in party)


def _counts(person: Person) -> bool:
    return person.status != "dropped"


def _added(
    affair: Affair,
    player: Player,
    known: Person | None,
    *,
    team: str = "",
    party: int | None = None,
    status: Status = "in",
) -> Affair:
    if known is not None:
        raise Refusal("tournament-refused-already-in")
    if sum(person.user == player.user for person in affair.players) > OFTEN:
        raise Refusal("tournament-refused-often")
    number = len(affair.players) + 1
    return affair.with_person(
        Person(number=number, user=player.user, name=player.name, party=party or number, team=team, status=status)
    )


def _settled(affair: Affair) -> Affair:
    """Places go in the order of signing up; who checked in during check-in keeps theirs."""
    size, taken = affair.record.settings.size, 0
    for party in affair.parties.values():
        if not _is_whole(party):
            continue
        taken += 1
        wanted: Status = "in" if taken <= size else "waiting"
        for person in party:
            if person.status not in (wanted, "here"):
                affair = affair.with_person(person.model_copy(update={"status": wanted}))
    return affair.asking("show")


def _signed_up(affair: Affair, user: int) -> Person:
    person = affair.person(user)
    if person is None:
        raise Refusal("tournament-refused-not-in")
    return person


def _require_before(affair: Affair) -> None:
    phase = affair.record.phase
    if phase in ("running", "paused"):
        raise Refusal("tournament-refused-begun")
    if phase not in ("signup", "checkin"):
        raise Refusal("tournament-refused-over")


def added_late(affair: Affair, player: Player, entrant: int) -> Affair:
    """Somebody who comes once it has begun."""
    affair = _added(affair, player, affair.person(player.user))
    return affair.with_person(affair.players[-1].model_copy(update={"entrant": entrant}))
