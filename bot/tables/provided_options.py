"""Server-provided options: values of a game's options that no player chooses, looked up when the game is dealt.

A game marks such a field of its `Options` with `SERVER_PROVIDED`; if a provider of that name is registered here, it
fills the field in. `bot/` knows the names of these options, never the games that use them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.servers.settings import ServerSettingsStore
from bot.servers.word_filter import wanted
from bot.store.base import Store
from bot.tables.record import OptionValue, TableRecord
from rules.catalogue import game_named
from rules.game import SERVER_PROVIDED

Provider = Callable[[TableRecord], Awaitable[OptionValue]]

CHANNEL_HISTORY = frozenset({"words_seen"})  # differ between channels: left out where several tables share one deal
CONFIDENTIAL = frozenset({"own_words"})  # in an export only for those who manage the server


class ProvidedOptions:
    """The providers by name of the option."""

    def __init__(self, store: Store, servers: ServerSettingsStore) -> None:
        self._store, self._servers = store, servers
        self.providers: dict[str, Provider] = {"words_seen": self._words_seen, "own_words": self._own_words}

    async def fill_in(self, record: TableRecord, *, shared_deal: bool = False) -> TableRecord:
        """Return the record with all server-provided options of its game. A lesson has its own."""
        if record.is_lesson:
            return record
        fields = game_named(record.game).Options.model_fields
        provided = {
            name: await provider(record)
            for name, provider in self.providers.items()
            if name in fields
            and fields[name].json_schema_extra == SERVER_PROVIDED
            and not (shared_deal and name in CHANNEL_HISTORY)
        }
        return record.model_copy(update={"options": {**record.options, **provided}})

    async def _words_seen(self, record: TableRecord) -> OptionValue:
        """Return the words that were played in the channel, or by these players in threads of the same channel."""
        users = [member.user for member in record.members]
        return await self._store.words_seen(record.channel, record.game, parent=record.parent, users=users)

    async def _own_words(self, record: TableRecord) -> OptionValue:
        """Return the server's own word list without filtered words, if the host chose to play with it."""
        if record.options.get("word_list") != "own":  # options are exported with the game: store no list in vain
            return ()
        words = await self._store.word_list(record.guild)
        return wanted(words, (await self._servers.settings(record.guild)).unwanted_words)
