"""The time for a move at a match table: it follows the match clock unless the organiser has chosen it."""

from __future__ import annotations

from bot.tables.record import OptionValue
from bot.tournaments.model import TournamentRecord, TournamentSettings
from bot.tournaments.planning.formats import DEFAULT_TURN_LIMIT
from rules.catalogue import game_named

OPTION = "turn_limit"
BY_MATCH_MINUTES = ((1440, 86400), (360, 3600), (15, 300), (0, 60))  # a match at least this long: seconds for a move
READY_TIMES = 9  # a match without a clock counts as this many times the time to be ready: 10 minutes give 90


def offers_limit(game: str) -> bool:
    """Whether the game has a time for a move at all."""
    return bool(_offered(game))


def is_own_choice(record: TournamentRecord) -> bool:
    """Whether the organiser chose the time for a move, also with a version that did not note it."""
    return record.settings.own_move_limit or record.options.get(OPTION, DEFAULT_TURN_LIMIT) != DEFAULT_TURN_LIMIT


def fitting_limit(game: str, settings: TournamentSettings) -> int:
    """Return the seconds for a move that fit the match clock; 0, no limit, where the game offers none that long."""
    length = settings.clock or settings.ready * READY_TIMES
    seconds = next(seconds for minutes, seconds in BY_MATCH_MINUTES if length >= minutes)
    return seconds if seconds in _offered(game) else 0


def move_limit(record: TournamentRecord) -> int:
    """Return the seconds after which a computer moves at the tables of a tournament; 0: never."""
    if is_own_choice(record):
        chosen = record.options.get(OPTION, 0)
        return chosen if isinstance(chosen, int) else 0
    return fitting_limit(record.game, record.settings)


def match_options(record: TournamentRecord) -> dict[str, OptionValue]:
    """Return the options that a match of this tournament is dealt with now."""
    options = record.options | ({OPTION: move_limit(record)} if offers_limit(record.game) else {})
    if record.is_duplicate:  # every table plays the same deal
        options |= dict.fromkeys(game_named(record.game).shared_deal_options, True)
    return options


def with_move_limit(record: TournamentRecord, seconds: int | None) -> TournamentRecord:
    """Return a draft whose organiser has chosen the time for a move; None: it follows the match clock."""
    chosen = DEFAULT_TURN_LIMIT if seconds is None else seconds
    settings = record.settings.model_copy(update={"own_move_limit": seconds is not None})
    return record.model_copy(update={"options": {**record.options, OPTION: chosen}, "settings": settings})


def _offered(game: str) -> tuple[OptionValue, ...]:
    offered: tuple[OptionValue, ...] = game_named(game).Options.choices().get(OPTION, ())
    return offered
