"""Who stands where, and where they stood a round ago: counted away from the event loop, once for each change."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import NamedTuple

from bot.tournaments import pairing_thread
from bot.tournaments.model import Tournament
from rules.tournament.model import EntrantId, Standing, TieBreak
from rules.tournament.model import Tournament as TournamentState
from rules.tournament.standings import standings

KEPT = 64
NUMBERS = 2  # tie-breaks that there is room for


class Tally(NamedTuple):
    """The standings."""

    places: tuple[Standing, ...]
    before: Mapping[EntrantId, int]  # places before the latest round that has results; empty if it is the first

    def moved(self, standing: Standing) -> int:
        """How many places somebody has won since then, or lost."""
        return self.before.get(standing.entrant, standing.place) - standing.place

    @property
    def numbers(self) -> tuple[TieBreak, ...]:
        """The tie-breaks worth showing: the first ones in which people differ."""
        values: dict[TieBreak, set[float]] = {}
        for standing in self.places:
            for name, value in standing.tie_breaks:
                values.setdefault(name, set()).add(value)
        # what two won of each other says nothing without knowing who they are
        return tuple(name for name, known in values.items() if len(known) > 1 and name != "head-to-head")[:NUMBERS]


_counted: OrderedDict[int, tuple[TournamentState, Tally]] = OrderedDict()


async def tally(tournament: Tournament) -> Tally:
    """The standings as they are now."""
    number, state = tournament.record.id, tournament.state
    known = _counted.get(number)
    if known is None or known[0] != state:
        known = state, await pairing_thread.off_loop(count, state)
        _counted[number] = known
        while len(_counted) > KEPT:
            _counted.popitem(last=False)
    return known[1]


def count(state: TournamentState) -> Tally:
    """The same, here and now."""
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
