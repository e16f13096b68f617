"""Which formats suit a game, and how many entrants meet in a match."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import ValidationError

from bot.tables.record import OptionValue
from bot.tournaments.model import TournamentSettings
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.tournament.model import Format, Plan
from rules.tournament.pairing import unfit

PAIRS: tuple[Format, ...] = ("swiss", "single", "double", "robin", "groups", "arena")
DEFAULT_TURN_LIMIT = 300  # seconds; without one a single player could hold up the tournament

GameOptions = Mapping[str, OptionValue]


def _is_cooperative(game: str) -> bool:
    """Whether the players of a table are one team, whose score is compared with other tables."""
    return game_named(game).contest == "together"


def team_for(game: str, options: GameOptions) -> tuple[int, int]:
    """Return the minimum and maximum members of an entrant: a cooperative table, or one side of the game."""
    rules = game_named(game)
    if _is_cooperative(game):
        return min(rules.seats), max(rules.seats)
    sides = rules.sides(max(rules.seats), rules.Options.model_validate({**default_options(game), **options}))
    size = len(sides) // len(set(sides))
    return size, size


def formats_for(game: str, options: GameOptions) -> tuple[Format, ...]:
    """Return the formats that suit a game, the best first."""
    seats = game_named(game).seats
    if _is_cooperative(game):
        return ("duplicate",)
    if team_for(game, options) != (1, 1):
        return PAIRS
    pairs: tuple[Format, ...] = PAIRS if 2 in seats else ()
    pods: tuple[Format, ...] = ("pods",) if max(seats) > 2 else ()
    return ("duplicate", *pairs, *pods) if 1 in seats else (*pairs, *pods, "duplicate")


def seats_for(game: str, format: Format, options: GameOptions) -> tuple[int, ...]:
    """Return how many entrants may meet in a match."""
    seats = game_named(game).seats
    if _is_cooperative(game):
        return (1,)
    if team_for(game, options) != (1, 1):
        return (2,)
    if format == "duplicate":
        return (1,) if 1 in seats else (2,) if 2 in seats else tuple(seats)
    if format == "pods":
        minimum = 3 if max(seats) > 3 else 2
        return tuple(size for size in seats if size >= minimum)
    return (2,)


def default_options(game: str) -> dict[str, OptionValue]:
    """Return the game's options as a tournament starts with them, with a turn limit."""
    options = game_named(game).Options
    chosen: dict[str, OptionValue] = options().model_dump()
    limits = options.choices().get("turn_limit", ())
    return chosen | ({"turn_limit": DEFAULT_TURN_LIMIT} if DEFAULT_TURN_LIMIT in limits else {})


def offered_options(game: str) -> dict[str, tuple[OptionValue, ...]]:
    """Return every value of the options that an organiser can choose. Nobody adds computers to a match."""
    choices: dict[str, tuple[OptionValue, ...]] = dict(game_named(game).Options.choices())
    return {name: values for name, values in choices.items() if name != "computers"}


def require_fit(
    game: str, options: Mapping[str, OptionValue], plan: Plan, settings: TournamentSettings
) -> dict[str, OptionValue]:
    """Return the complete options. Raise a refusal if game, format, options and team size do not fit together."""
    rules = game_named(game)
    offered = offered_options(game)
    chosen = default_options(game) | {name: value for name, value in options.items() if name in offered}
    try:
        read = rules.Options.model_validate(chosen)
    except ValidationError as error:
        raise Refusal("refused-option") from error
    fits = set(plan.seats) <= set(seats_for(game, plan.format, chosen))
    if plan.format not in formats_for(game, chosen) or not fits:
        raise Refusal("tournament-refused-format")
    if key := unfit(plan):
        raise Refusal(key)
    if settings.team != team_for(game, chosen):
        raise Refusal("tournament-refused-teams")
    for size in sorted({entrants * members for entrants in plan.seats for members in settings.team}):
        if (why := rules.objection(size, read)) is not None:
            raise why
    return chosen
