"""Best of several games: a match of a bracket between two entrants is won by the first to win most of its games."""

from __future__ import annotations

from bot.tournaments.model import MatchRow, Tournament
from rules.tournament.model import EntrantId, Match, Result

DRAW = 0  # in place of a winner
EXTRA_GAMES = 2  # after a series that is level; then the better seed goes through


def is_series(tournament: Tournament, match: Match) -> bool:
    """Whether a match is played as several games."""
    return tournament.state.plan.best_of > 1 and "." in match.place and len(match.entrants) == 2


def winner_of(match: Match, result: Result) -> EntrantId:
    """Return who won a game, or DRAW."""
    first = [one for one, place in zip(match.entrants, result.places, strict=True) if place == 1]
    return first[0] if len(first) == 1 else DRAW


def wins(match: Match, games: tuple[EntrantId, ...]) -> tuple[int, ...]:
    """Return how many games each entrant has won."""
    return tuple(games.count(entrant) for entrant in match.entrants)


def result_after(tournament: Tournament, match: Match, games: tuple[EntrantId, ...]) -> Result | None:
    """Return the result of a match once it is decided; None if another game has to be played."""
    best_of, won = tournament.state.plan.best_of, wins(match, games)
    is_level = len(set(won)) == 1
    out_of_games = len(games) >= best_of + EXTRA_GAMES or (len(games) >= best_of and not is_level)
    if max(won) <= best_of // 2 and not out_of_games:
        return None
    return Result(places=tuple(1 + sum(other > own for other in won) for own in won), scores=won)


def next_game(row: MatchRow, games: tuple[EntrantId, ...]) -> MatchRow:
    """Return the progress of a match whose next game is dealt at once: the players are still there."""
    return MatchRow(
        number=row.number,
        entrants=row.entrants,
        stage="called",
        thread=row.thread,
        ready=row.ready,
        replays=row.replays + 1,
        games=games,
    )
