"""The part of the SQLite store that keeps facts about the house, words, and what servers and people have chosen."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import cast

from bot.store.sqlite.database import DatabasePart

SET_META = "INSERT INTO house VALUES (?, ?) ON CONFLICT (fact) DO UPDATE SET value = excluded.value"


class House(DatabasePart):
    """Implements what `Store` says about facts, words and choices."""

    # --- the house

    async def recall(self, fact: str) -> str | None:
        """A small fact about the house, such as when the bot was last alive."""
        return cast("str | None", await self.database.value("SELECT value FROM house WHERE fact = ?", fact))

    async def remember(self, fact: str, value: str) -> None:
        """Keep such a fact."""
        await self.database.execute(SET_META, fact, value)

    # --- words

    async def words_seen(
        self, channel: int, game: str, *, parent: int | None = None, users: Collection[int] = ()
    ) -> tuple[str, ...]:
        """The words that games in this channel have shown, as their states tell, each once, oldest first.

        For a thread also those of its `parent`, and those of other threads there that these people have been in.
        """
        sql = (
            "SELECT seen.value FROM tables, json_each(tables.state, '$.words_seen') AS seen WHERE tables.id IN ("
            "SELECT id FROM tables WHERE channel IN (:channel, :parent) AND game = :game "
            "UNION SELECT table_id FROM json_each(:users) AS known JOIN visits ON visits.user = known.value "
            "JOIN tables ON tables.id = table_id WHERE tables.parent = :parent AND game = :game"
            ") AND NOT tables.private ORDER BY tables.id, seen.key"
        )
        values = {"channel": channel, "game": game, "parent": parent, "users": json.dumps([*users])}
        return await self.database.run(lambda db: tuple({row[0]: None for row in db.execute(sql, values)}))

    async def word_list(self, guild: int) -> tuple[str, ...]:
        """The words of a server's own; none if it has no list."""
        words = await self.database.value("SELECT words FROM word_lists WHERE guild = ?", guild)
        return tuple(json.loads(cast("str", words))) if words else ()

    async def keep_word_list(self, guild: int, words: tuple[str, ...]) -> None:
        """Keep a server's own words in place of those it had; without words the list is gone."""
        if not words:
            await self.database.execute("DELETE FROM word_lists WHERE guild = ?", guild)
            return
        sql = "INSERT INTO word_lists VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET words = excluded.words"
        await self.database.execute(sql, guild, json.dumps(words))

    # --- servers

    async def server_settings(self, guild: int) -> str | None:
        """What a server has chosen, as JSON."""
        return cast("str | None", await self.database.value("SELECT settings FROM servers WHERE guild = ?", guild))

    async def keep_server_settings(self, guild: int, settings: str) -> None:
        """Keep what a server has chosen, in place of what it had."""
        sql = "INSERT INTO servers VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings"
        await self.database.execute(sql, guild, settings)

    async def personal_settings(self, user: int) -> str | None:
        """What a person has chosen, as JSON."""
        return cast("str | None", await self.database.value("SELECT settings FROM people WHERE user = ?", user))

    async def keep_personal_settings(self, user: int, settings: str) -> None:
        """Keep what a person has chosen, in place of what they had."""
        sql = "INSERT INTO people VALUES (?, ?) ON CONFLICT (user) DO UPDATE SET settings = excluded.settings"
        await self.database.execute(sql, user, settings)
