"""The texts of a game's options. Every option is a bool or a choice, for all games alike."""

from __future__ import annotations

from collections.abc import Mapping

from bot.i18n import Localizer
from bot.tables.record import OptionValue, TableRecord
from rules.catalogue import game_named
from rules.game import Options


def option_values(game: str) -> Mapping[str, tuple[OptionValue, ...]]:
    """Return all values of each option."""
    options: type[Options] = game_named(game).Options
    return options.choices()


def option_text(game: str, option: str, say: Localizer) -> str:
    """Return the name of the option."""
    return say(f"{_owner(game, option)}-{option.replace('_', '-')}")


def value_text(game: str, option: str, value: OptionValue, say: Localizer) -> str:
    """Return the name of this value of an option."""
    if isinstance(value, bool):
        return say("option-on" if value else "option-off")
    return say(f"{_owner(game, option)}-{option.replace('_', '-')}-{value}")


def parts_of(game: str, option: str) -> tuple[tuple[str, ...], ...]:
    """Return the parts of an option that may be a code, each with its alternatives; otherwise nothing."""
    options: type[Options] = game_named(game).Options
    return options.parts.get(option, ())


def is_code(game: str, option: str, value: OptionValue) -> bool:
    """Whether this value has a letter for each part of the option."""
    return bool(parts := parts_of(game, option)) and len(str(value)) == len(parts) and str(value).isupper()


def brief_text(game: str, option: str, value: OptionValue, say: Localizer) -> str:
    """Return the name of this value, the same for all codes."""
    if is_code(game, option, value):
        return say(f"{_owner(game, option)}-{option.replace('_', '-')}-chosen")
    return value_text(game, option, value, say)


def part_text(game: str, option: str, alternative: str, say: Localizer) -> tuple[str, str]:
    """Return the name of an alternative of a part, and the line that explains it."""
    key = f"{_owner(game, option)}-{option.replace('_', '-')}-{alternative}"
    return say(key), say(f"{key}-why")


def lobby_options(record: TableRecord) -> dict[str, tuple[OptionValue, ...]]:
    """Return all values of each option that matters to these players: how well computers play only if there are any."""
    shown = dict(option_values(record.game))
    if not any(player.kind == "computer" for player in record.players):
        del shown["computers"]
    return shown


def chosen_value(record: TableRecord, option: str) -> OptionValue:
    """Return the chosen value; the default in a lobby that is older than the option."""
    default: OptionValue = game_named(record.game).Options.model_fields[option].default
    return record.options.get(option, default)


def changed_options(record: TableRecord, say: Localizer) -> list[str]:
    """Return a line for each option that does not have its default value."""
    defaults = game_named(record.game).Options.model_fields
    lines = []
    for option in lobby_options(record):
        value = chosen_value(record, option)
        if value != defaults[option].default:
            shown = value_text(record.game, option, value, say)
            lines.append(f"- {option_text(record.game, option, say)}{say.colon}**{shown}**")
    return lines


def _owner(game: str, option: str) -> str:
    """Return the prefix of the keys; options that all games have share one."""
    return "option" if option in Options.model_fields else f"{game}-option"
