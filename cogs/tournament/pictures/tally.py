"""Standings and places of the previous round, computed off the event loop once per change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cachetools import LRUCache

from bot.tournaments import pairing_thread
from bot.tournaments.model import Tournament
from rules.tournament.model import EntrantId, Standing, TieBreak
from rules.tournament.model import Tournament as TournamentState
from rules.tournament.standings import standings

KEPT = 64  # tournaments
NUMBERS = 2  # tie-breaks that fit into the picture


class Tally(NamedTuple):
    """The standings, and the places before the latest round."""

    places: tuple[Standing, ...]
    before: Mapping[EntrantId, int]  # before the latest round with results; empty if that is the first

    def moved(self, standing: Standing) -> int:
        """Return how many places an entrant gained since then; negative if lost."""
        return self.before.get(standing.entrant, standing.place) - standing.place

    @property
    def numbers(self) -> tuple[TieBreak, ...]:
        """The tie-breaks worth showing: the first ones in which entrants differ."""
        values: dict[TieBreak, set[float]] = {}
        for standing in self.places:
            for name, value in standing.tie_breaks:
                values.setdefault(name, set()).add(value)
        # head-to-head says nothing without knowing the opponents
        return tuple(name for name, known in values.items() if len(known) > 1 and name != "head-to-head")[:NUMBERS]


_counted: LRUCache[int, tuple[TournamentState, Tally]] = LRUCache(KEPT)


async def tally(tournament: Tournament) -> Tally:
    """Return the current standings; cached until the number changes."""
    number, state = tournament.record.id, tournament.state
    known = _counted.get(number)
    if known is None or known[0] != state:
        known = state, await pairing_thread.off_loop(count, state)
        _counted[number] = known
    return known[1]


def count(state: TournamentState) -> Tally:
    """Compute the standings."""
    return Tally(standings(state), _before(state))


def _before(state: TournamentState) -> dict[EntrantId, int]:
    played = [match.round for match in state.matches if match.result is not None and not match.is_bye]
    latest = max(played, default=1)
    if latest == 1 or state.plan.format in ("arena", "single", "double"):
        return {}
    earlier = state.model_copy(
        update={"matches": tuple(match for match in state.matches if match.round < latest), "finished": False}
    )
    return {one.entrant: one.place for one in standings(earlier) if state.entrant(one.entrant).since < latest}
