"""Presets: options of a game's lobby under a name, of a user or of a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.social.model import Preset, preset_key
from bot.store.base import Store
from bot.tables.lobby import offered
from bot.tables.record import OptionValue
from rules.errors import Refusal

MOST_PRESETS = {False: 15, True: 10}  # of a game, for a user and for a server: together as many as a select holds
LONGEST_NAME = 32


class Presets:
    """Saves, finds and deletes presets."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock

    async def of(self, guild: int, user: int, game: str | None = None) -> list[Preset]:
        """Return the presets that a user can use on a server, their own first; perhaps only of one game."""
        return [one for one in await self._store.social.presets(guild, user) if game in (None, one.game)]

    async def save(
        self, game: str, name: str, options: Mapping[str, OptionValue], *, guild: int, user: int, shared: bool
    ) -> Preset:
        """Save options under a name; a preset of the same name is replaced."""
        preset = Preset(game=game, name=name, chosen=offered(game, options), shared=shared)
        owner = guild if shared else user
        if not await self._store.social.keep_preset(owner, preset, at=self._clock(), most=MOST_PRESETS[shared]):
            raise Refusal("preset-refused-too-many", most=MOST_PRESETS[shared])
        return preset

    async def delete(self, preset: Preset, *, guild: int, user: int) -> bool:
        """Delete a preset; return whether it was there."""
        return await self._store.social.drop_preset(guild if preset.shared else user, preset)

    async def find(self, typed: str, *, guild: int, user: int, game: str | None) -> Preset:
        """Return the preset of a suggestion, or of a name; refuse if there is none, or more than one game has it."""
        known = await self.of(guild, user, game)
        if (suggested := [one for one in known if preset_value(one) == typed]) != []:
            return suggested[0]
        named = [one for one in known if one.key == preset_key(typed)]
        if not named:
            raise Refusal("preset-refused-unknown", name=typed)
        if len({one.game for one in named}) > 1:
            raise Refusal("preset-refused-which-game", name=typed)
        return named[0]


def preset_value(preset: Preset) -> str:
    """Return what stands for a preset in a select or a suggestion."""
    return f"{'server' if preset.shared else 'own'}:{preset.game}:{preset.key}"[:100]
