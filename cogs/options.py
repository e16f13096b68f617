"""A game's options in words. Every option is a bool or a choice, so no game needs a panel of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.languages import Speaker
from bot.record import OptionValue, TableRecord
from rules.catalogue import game_named
from rules.game import Options


def option_values(game: str) -> Mapping[str, tuple[OptionValue, ...]]:
    """Every value each option can have."""
    options: type[Options] = game_named(game).Options
    return options.choices()


def option_text(game: str, option: str, say: Speaker) -> str:
    """What the option is called."""
    return say(f"{_owner(game, option)}-{option.replace('_', '-')}")


def value_text(game: str, option: str, value: OptionValue, say: Speaker) -> str:
    """What this choice is called."""
    if isinstance(value, bool):
        return say("option-on" if value else "option-off")
    return say(f"{_owner(game, option)}-{option.replace('_', '-')}-{value}")


def chosen_value(record: TableRecord, option: str) -> OptionValue:
    """What was chosen; the default in a lobby that was opened before the option was there."""
    default: OptionValue = game_named(record.game).Options.model_fields[option].default
    return record.options.get(option, default)


def option_lines(record: TableRecord, say: Speaker) -> Iterator[str]:
    """What was chosen, a line an option."""
    for option in option_values(record.game):
        value = value_text(record.game, option, chosen_value(record, option), say)
        yield f"- {option_text(record.game, option, say)}: **{value}**"


def _owner(game: str, option: str) -> str:
    """Options that all games have are worded once."""
    return "option" if option in Options.model_fields else f"{game}-option"
