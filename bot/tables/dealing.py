"""How tables come to be: a lobby is opened, a game is dealt, in a channel, in private or for a match."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import structlog

from bot.servers.word_filter import wanted
from bot.store.base import PlaceTaken
from bot.tables import lobby
from bot.tables.cache import AnyTable, StoreJournal
from bot.tables.core import TableCore
from bot.tables.record import LESSON, OptionValue, Player, TableRecord
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.game import Seat
from rules.table import Table

log = structlog.get_logger("onetable.tables")

SECRET_BYTES = 16  # of seeds and salts: 128 bits


def new_salt() -> str:
    """What is hashed together with the seed of a new deal."""
    return secrets.token_hex(SECRET_BYTES)


class Dealing(TableCore):
    """A table occupies its channel, or it is private, or the only one of its occasion; the store sees to that."""

    async def open(
        self,
        *,
        game: str,
        guild: int,
        channel: int,
        host: Player,
        language: str,
        options: Mapping[str, OptionValue] | None = None,
        players: tuple[Player, ...] | None = None,
        parent: int | None = None,
    ) -> TableRecord:
        """Open a lobby, perhaps with people in it; refuses, with a link to it, where a table is running."""
        record = TableRecord(
            id=0,
            guild=guild,
            channel=channel,
            game=game,
            host=host.user,
            players=players or (host,),
            options={**game_named(game).Options().model_dump(), **(options or {})},
            language=language,
            phase="lobby",
            opened_at=self._clock(),
            parent=parent,
        )
        await self._require_room(guild, host.user)
        deadline = await self._lobby_closes_at(guild)
        try:
            record = await self._store.add_table(record, deadline)
        except PlaceTaken:
            raise await self._channel_taken(channel) from None
        self._opened(host.user)
        self._timer.set(deadline)
        log.info("table opened", table=record.id, guild=guild, channel=channel, game=game)
        return record

    async def open_private(
        self,
        *,
        game: str,
        guild: int,
        channel: int,
        host: Player,
        language: str,
        company: tuple[Player, ...] = (),
        purpose: str = "",
        seed: str = "",
        options: Mapping[str, OptionValue] | None = None,
        place: Seat = 0,
    ) -> tuple[TableRecord, bool]:
        """Deal a table that only its host sees, or find the one of this kind they have open; is it new?

        The company, if any, are computer players; the host sits down at their place among them.
        """
        rules, players = game_named(game), (*company[:place], host, *company[place:])
        if company and purpose != LESSON and not rules.has_stand_ins:
            raise Refusal("refused-no-computers")
        if len(players) not in rules.seats:
            raise Refusal("refused-too-few", fewest=min(rules.seats), here=len(players))
        record = TableRecord(
            id=0,
            guild=guild,
            channel=channel,
            game=game,
            host=host.user,
            players=players,
            options={**rules.Options().model_dump(), **(options or {})},
            language=language,
            phase="playing",
            opened_at=self._clock(),
            private=True,
            purpose=purpose,
        )
        if (known := await self._private_table(record)) is not None:
            return known, False
        if self._limits is not None:
            self._limits.require_table(host.user)
        record, seed = await self._filled_in(record), seed or secrets.token_hex(SECRET_BYTES)
        dealt = self._deal(record, seed)
        try:
            record = await self._store.add_dealt_table(record, seed, dealt.position, salt=new_salt())
        except PlaceTaken:  # two presses at once
            if (known := await self._private_table(record)) is not None:
                return known, False
            raise Refusal("refused-busy") from None  # it ended this very moment
        self._opened(host.user)
        self._timer.set(dealt.deadline)
        log.info("private table dealt", table=record.id, guild=guild, game=game, purpose=purpose)
        return record, True

    async def deal_match(
        self,
        *,
        game: str,
        guild: int,
        channel: int,
        players: tuple[Player, ...],
        language: str,
        options: Mapping[str, OptionValue],
        purpose: str,
        seed: str,
        shared: Sequence[int] | None = None,
    ) -> TableRecord:
        """Deal a table in a channel to just these people, or find the one of this occasion; nobody waits in a lobby.

        Whatever else is being played in the channel gives way to it. `shared`: the tables of the same deal so far.
        """
        record = TableRecord(
            id=0,
            guild=guild,
            channel=channel,
            game=game,
            host=players[0].user,
            players=players,
            options={**game_named(game).Options().model_dump(), **options},
            language=language,
            phase="playing",
            opened_at=self._clock(),
            purpose=purpose,
        )
        if shared is None:
            record = await self._filled_in(record)
        else:
            record, seed = await self._alike(record, seed, shared)
        dealt = self._deal(record, seed)
        while True:
            if (known := await self._store.table_of(purpose)) is not None:
                return await self.record(known)
            try:
                record = await self._store.add_dealt_table(record, seed, dealt.position, salt=new_salt())
            except PlaceTaken:
                if (other := await self._store.live_table(channel)) is not None:
                    await self.close(other, "a match is played here")
            else:
                break
        self._timer.set(dealt.deadline)
        log.info("match dealt", table=record.id, guild=guild, game=game, purpose=purpose)
        return record

    async def _private_table(self, like: TableRecord) -> TableRecord | None:
        """The private table of the same kind that its host has open."""
        for known in await self.private_tables(like.guild, like.host):
            if (known.game, known.purpose) == (like.game, like.purpose):
                return known
        return None

    async def _require_room(self, guild: int, host: int) -> None:
        """Refuse a table in a channel if its host, or the server, has as many as they may."""
        if self._limits is not None:
            own, here = await self._store.count_hosted(guild, host)
            self._limits.require_table(host, own=own, here=here)

    def _opened(self, host: int) -> None:
        if self._limits is not None:
            self._limits.table_opened(host)

    async def start_game(self, table: int, user: int) -> None:
        """Deal."""
        async with self._cache.at(table) as live:
            record = await self._filled_in(lobby.start(live.record, user))
            seed, salt = secrets.token_hex(SECRET_BYTES), new_salt()
            dealt = self._deal(record, seed)
            await self._load_data(dealt)
            live.saved_revision = await self._store.deal_table(record, seed, dealt.position, salt=salt)
            live.record, live.table, live.salt = record, dealt, salt
            self._timer.set(dealt.deadline)
            log.info("game dealt", table=table, guild=record.guild, game=record.game, seats=len(record.players))

    def _deal(self, record: TableRecord, seed: str) -> AnyTable:
        """The game as it begins. Nothing is written through its journal before the table is on the shelf."""
        game = game_named(record.game)
        return Table.deal(
            game,
            len(record.players),
            lobby.options_of(record),
            seed,
            StoreJournal(self._store, record),
            at=self._clock(),
            stand_ins=record.stand_ins,
            lesson=game.lesson if record.is_lesson else None,
        )

    async def close(self, table: int, reason: str) -> None:
        """Close a table that has lost its place, such as a deleted channel."""
        async with self._cache.at(table) as live:
            if not live.record.live:  # it has come to its end meanwhile
                return
            await self._save(live, live.record.model_copy(update={"phase": "closed"}))
        log.info("table closed", table=table, guild=live.record.guild, reason=reason)

    async def _alike(self, record: TableRecord, seed: str, shared: Sequence[int]) -> tuple[TableRecord, str]:
        """Options and seed, the same for every table of one deal.

        They are those of the first table, whatever a server has changed or another version would make of it meanwhile.
        """
        for table in shared:
            if (saved := await self._store.load_table(table)) is not None:
                return record.model_copy(update={"options": saved.record.options}), saved.seed
        return await self._filled_in(record, remembers=False), seed

    async def _filled_in(self, record: TableRecord, *, remembers: bool = True) -> TableRecord:
        """The options that nobody chooses: what this channel has seen, and the words of this server's own."""
        if record.is_lesson:
            return record
        fields = game_named(record.game).Options.model_fields
        known: dict[str, OptionValue] = {}
        if remembers and "words_seen" in fields:
            users = [member.user for member in record.members]
            seen = await self._store.words_seen(record.channel, record.game, parent=record.parent, users=users)
            known["words_seen"] = seen
        if "own_words" in fields:
            is_needed = record.options.get("word_list") == "own"  # what is kept with a table can be exported
            words = await self._store.word_list(record.guild) if is_needed else ()
            known["own_words"] = wanted(words, (await self._servers.settings(record.guild)).unwanted_words)
        return record.model_copy(update={"options": {**record.options, **known}})

    async def _channel_taken(self, channel: int) -> Refusal:
        try:
            running = await self.find(channel)
        except Refusal:
            return Refusal("refused-busy")  # it ended this very moment
        return Refusal("refused-channel-taken", link=running.link)
