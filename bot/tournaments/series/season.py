"""Season standings: what players gain at each event of a series, and at each day of a league."""

from __future__ import annotations

from collections.abc import Iterable

from bot.stats.records import Standing as DailyStanding
from bot.tables.record import NOBODY
from bot.tournaments.model import Tournament
from rules.game import Frozen
from rules.tournament.standings import standings


class Gain(Frozen):
    """What a player gained at one event: a point for playing, and one for each entrant placed behind them."""

    user: int
    name: str
    points: int
    won: bool


class SeasonLine(Frozen):
    """A line of the season standings; ties share a place."""

    place: int
    user: int
    name: str
    points: int
    events: int
    wins: int


def event_gains(tournament: Tournament) -> list[Gain]:
    """Return the gains of all who have played in a tournament; members of a team gain the same."""
    present = {
        entrant
        for match in tournament.state.matches
        if match.result is not None and not match.is_bye
        for entrant in match.entrants
        if entrant not in match.result.forfeits
    }
    lines = [line for line in standings(tournament.state) if line.entrant in present]
    best = min((line.place for line in lines), default=0)
    return [
        Gain(
            user=person.user,
            name=person.name,
            points=1 + sum(other.place > line.place for other in lines),
            won=line.place == best,
        )
        for line in lines
        for person in tournament.members(line.entrant)
        if person.user != NOBODY
    ]


def day_gains(board: Iterable[DailyStanding]) -> list[Gain]:
    """Return the gains of all who have played the daily challenge of a day."""
    lines = list(board)
    return [
        Gain(
            user=line.user,
            name=line.name,
            points=1 + sum(other.value < line.value for other in lines),
            won=line.place == 1,
        )
        for line in lines
    ]


def season_standings(events: Iterable[list[Gain]]) -> list[SeasonLine]:
    """Return the standings after these events, oldest first; equal points are ordered by events won."""
    found: dict[int, list[Gain]] = {}
    for event in events:
        for gain in event:
            found.setdefault(gain.user, []).append(gain)
    totals = {user: (sum(one.points for one in gains), sum(one.won for one in gains)) for user, gains in found.items()}
    lines = [
        SeasonLine(
            place=1 + sum(other > totals[user] for other in totals.values()),
            user=user,
            name=gains[-1].name,
            points=totals[user][0],
            events=len(gains),
            wins=totals[user][1],
        )
        for user, gains in found.items()
    ]
    return sorted(lines, key=lambda line: (line.place, line.name.casefold()))
