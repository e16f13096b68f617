"""Penalties that an organiser gives: a warning, the loss of a game, or disqualification."""

from __future__ import annotations

from typing import Literal

from bot.tournaments import best_of, matches
from bot.tournaments.match_service import MatchService
from bot.tournaments.model import Tournament
from bot.tournaments.organising import require_organiser, with_new_champions
from bot.tournaments.writer import TournamentWriter
from rules.errors import Refusal
from rules.tournament.model import EntrantId, Match, Result
from rules.tournament.progress import disqualify

Penalty = Literal["warning", "loss", "disqualified"]
TOLD: dict[Penalty, str] = {
    "warning": "penalty-warning",
    "loss": "penalty-loss",
    "disqualified": "penalty-disqualified",
}


class PenaltyService:
    """`by` is the acting user; `manager`: whether they hold the permission to organise tournaments right now."""

    def __init__(self, writer: TournamentWriter, match_service: MatchService) -> None:
        self._writer = writer
        self._matches = match_service

    async def give(
        self, tournament_id: int, user: int, penalty: Penalty, *, by: int, manager: bool
    ) -> tuple[Tournament, EntrantId]:
        """Give a player, or their team, a penalty. Return the tournament and the entrant."""
        async with self._writer.lock(tournament_id) as tournament:
            require_organiser(tournament, by, manager=manager)
            if tournament.record.phase not in ("running", "paused", "over"):
                raise Refusal("tournament-refused-not-running")
            entrant = _entrant(tournament, user)
            now = self._writer.clock()
            noted = tournament.add_journal_entry(penalty, now, by, entrant=entrant)
            noted = noted.add_task("tell", about=TOLD[penalty], entrant=entrant)
            if penalty == "warning":
                return await self._writer.save(tournament, noted), entrant
            if penalty == "loss":
                after = await self._lose(tournament, noted, entrant, by)
            else:
                after = await self._disqualify(tournament, noted, entrant)
            return await self._matches.advance(after), entrant

    async def _lose(self, before: Tournament, noted: Tournament, entrant: EntrantId, by: int) -> Tournament:
        match = next((match for match, _ in before.open_rows() if entrant in match.entrants), None)
        if match is None or match.alone:
            raise Refusal("tournament-refused-no-game-to-lose")
        result = _lost_by(match, entrant)
        saved = await self._writer.save(before, noted)
        if best_of.is_series(saved, match):
            return await self._matches.take_game(saved, match, result, "penalty", by)
        return await self._matches.decide(saved, match, result, "penalty", by)

    async def _disqualify(self, before: Tournament, noted: Tournament, entrant: EntrantId) -> Tournament:
        if before.state.entrant(entrant).gone is None and not before.state.finished:
            noted = matches.drop_entrant(noted, entrant)
        after = noted.with_record(state=disqualify(noted.state, entrant)).add_task("show")
        if before.record.phase == "over":
            after = with_new_champions(before.state, after)
        saved = await self._writer.save(before, after)
        return await self._matches.leave_tables(saved, entrant) if before.record.live else saved


def _entrant(tournament: Tournament, user: int) -> EntrantId:
    """Return the entrant that a user is, or was before they dropped out."""
    found = [person.entrant for person in tournament.players if person.user == user and person.entrant is not None]
    if not found:
        raise Refusal("tournament-refused-not-entered")
    return found[-1]


def _lost_by(match: Match, entrant: EntrantId) -> Result:
    """Return the result of a game that an entrant lost to everyone else."""
    return Result(places=tuple(len(match.entrants) if one == entrant else 1 for one in match.entrants))
