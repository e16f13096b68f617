"""What a person has chosen for themselves, on every server alike."""

from __future__ import annotations

from typing import Literal

from bot.choices import Choices, Chosen
from bot.pings import Policy
from bot.store import Store


class PersonalSettings(Choices):
    """A new choice is a new field with a default."""

    pings: Policy | Literal["server"] = "server"  # server: as wherever they play has it
    rated: bool = True  # do their games count for ratings, leaderboards and statistics?


class People(Chosen[PersonalSettings]):
    """The choices of everybody."""

    def __init__(self, store: Store) -> None:
        super().__init__(PersonalSettings, store.personal_settings, store.keep_personal_settings)
