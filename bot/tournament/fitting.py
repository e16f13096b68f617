"""What can be played as a tournament: which formats suit a game, and how many sit at a table."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import ValidationError

from bot.record import OptionValue
from bot.tournament.model import TournamentSettings
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.game import HOUSE
from rules.tournament.formats import unfit
from rules.tournament.model import Format, Plan

MATCH_TURN_LIMIT = 300  # seconds, where the organiser has not chosen: a tournament waits for nobody for ever


def _is_for_teams(game: str) -> bool:
    """A table that plays together plays against nobody at it: it is compared with other tables."""
    return game_named(game).contest == "together"


def formats_for(game: str) -> tuple[Format, ...]:
    """The formats that suit a game, the one that suits most first."""
    seats = game_named(game).seats
    if _is_for_teams(game):
        return ("duplicate",)
    pairs: tuple[Format, ...] = ("swiss", "single", "double", "robin", "groups", "arena") if 2 in seats else ()
    pods: tuple[Format, ...] = ("pods",) if max(seats) > 2 else ()
    return ("duplicate", *pairs, *pods) if 1 in seats else (*pairs, *pods, "duplicate")


def seats_for(game: str, format: Format) -> tuple[int, ...]:
    """How many entrants meet in a match."""
    seats = game_named(game).seats
    if format == "duplicate":
        return (1,) if _is_for_teams(game) or 1 in seats else (2,) if 2 in seats else tuple(seats)
    if format == "pods":
        fewest = 3 if max(seats) > 3 else 2
        return tuple(size for size in seats if size >= fewest)
    return (2,)


def team_for(game: str) -> tuple[int, int]:
    """How many people an entrant is."""
    seats = game_named(game).seats
    return (min(seats), max(seats)) if _is_for_teams(game) else (1, 1)


def default_options(game: str) -> dict[str, OptionValue]:
    """The game's options as a tournament begins with them: somebody who does not move is played for."""
    options = game_named(game).Options
    chosen: dict[str, OptionValue] = options().model_dump()
    limits = options.choices().get("turn_limit", ())
    return chosen | ({"turn_limit": MATCH_TURN_LIMIT} if MATCH_TURN_LIMIT in limits else {})


def require_fit(
    game: str, options: Mapping[str, OptionValue], plan: Plan, settings: TournamentSettings
) -> dict[str, OptionValue]:
    """The options in full; refuses what cannot be played."""
    rules = game_named(game)
    offered = {name for name, field in rules.Options.model_fields.items() if field.json_schema_extra != HOUSE}
    chosen = default_options(game) | {name: value for name, value in options.items() if name in offered}
    try:
        read = rules.Options.model_validate(chosen)
    except ValidationError as error:
        raise Refusal("refused-option") from error
    if plan.format not in formats_for(game) or not set(plan.seats) <= set(seats_for(game, plan.format)):
        raise Refusal("tournament-refused-format")
    if key := unfit(plan):
        raise Refusal(key)
    if settings.team != team_for(game):
        raise Refusal("tournament-refused-teams")
    for size in (min(plan.seats), max(plan.seats)) if settings.team == (1, 1) else settings.team:
        if (why := rules.objection(size, read)) is not None:
            raise why
    return chosen
