"""A search in every byte that is sent, logged and exported while games are played, for planted secrets.

Seeds, salts and the server's sealed seeds begin with a mark: it must be in nothing that is sent before the end of their
game, and in no line of the log ever. Of Just One, each word, clue and guess is a mark of its own, searched for in what
is sent to each person who may not know it yet. Of the other games the order of hidden cards is looked for.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import discord
import pytest

from bot.tables.record import Player
from rules.catalogue import GAMES
from tests.cogs.just_one.players import MARKED, JustOneGame
from tests.cogs.rokujika.daily_steps import play_daily
from tests.cogs.table.test_replay import typed
from tests.cogs.tournament.steps import begin, boss, play_on
from tests.table_state import state_of
from tests.worlds.simulated import SimulatedWorld, body_of

MARK = "5ec4e7"  # with which all seeds and salts begin
NAMES = ("ana", "ben", "cy", "dee")
LOOKED_AT = ("h:{}", "t:{}", "details:{}", "replay:{}:0:t:open", "film-show:{}")
COMMANDS = ("table list", "table replay", "table export", "table verify", "stats", "leaderboard")
HIDDEN = {  # lists of a state that nobody may know the order of
    "one-shot": lambda state: [[f"{tile.suit}{tile.value}" for tile in state.stack[state.depth :]]],
    "just-one": lambda state: [list(card) for card in state.deck],
    "only-one": lambda state: [list(state.deck)],
    "rokujika": lambda state: [list(village.pile) for village in state.villages] + [list(state.sixths[-6:])],
    "omiga": lambda state: [[str(card) for card in pile] for pile in state.piles],
}
IN_A_ROW = 5  # hidden cards that are not named in their order by chance


class Everything:
    """All bytes that left the bot, in their order."""

    def __init__(self, world: SimulatedWorld, files: list[bytes]) -> None:
        self.world, self.files = world, files
        self.read = 0
        self.bytes = 0

    def fresh(self) -> bytes:
        """Return what was sent since the last call: requests with alt texts and custom_ids, and files."""
        requests = self.world.env.http_requests
        new, self.read = requests[self.read :], len(requests)
        sent = [f"{one.method} {one.path} {json.dumps(body_of(one), ensure_ascii=False)}".encode() for one in new]
        found = b"\n".join([*sent, *self.files])
        self.files.clear()
        self.bytes += len(found)
        return found


@pytest.fixture
def everything(world: SimulatedWorld, monkeypatch: pytest.MonkeyPatch) -> Everything:
    files: list[bytes] = []
    real, numbers = discord.File.__init__, itertools.count(1)

    def init(self: discord.File, fp: Any, *args: Any, **named: Any) -> None:
        real(self, fp, *args, **named)
        files.append(f"{self.filename} {self.description}".encode() + self.fp.read())
        self.fp.seek(0)

    def marked(size: int = 32) -> str:
        return f"{MARK}{next(numbers):0{2 * size - len(MARK)}x}"

    monkeypatch.setattr(discord.File, "__init__", init)
    monkeypatch.setattr("secrets.token_hex", marked)
    monkeypatch.setattr("secrets.token_bytes", lambda size=32: bytes.fromhex(marked(size)))
    return Everything(world, files)


def orders_in(state: Any, game: str) -> Iterator[re.Pattern[bytes]]:
    """Yield what finds the first hidden cards in their order, whatever stands between them."""
    for cards in HIDDEN[game](state):
        if len(cards) >= IN_A_ROW:
            yield re.compile(rb"\W{1,6}".join(re.escape(card.encode()) for card in cards[:IN_A_ROW]))


async def sit_down(world: SimulatedWorld, game: str, channel: str, *, words: bool) -> int:
    """A lobby in which players may have mixed words into the seed, and the deal."""
    tables, place = world.bot.tables, {"guild": world.guild.id, "channel": world.channels[channel].id}
    players = [Player(user=world.players[who].id, name=who) for who in NAMES][: min(4, max(GAMES[game].seats))]
    record = await tables.deals.open(
        game=game, host=players[0], language="en", options={"cards": 5} if game == "just-one" else None, **place
    )
    for player in players[1:]:
        await tables.join(record.id, player)
    await world.bot.table_messages.show(record.id)
    if words:
        await tables.deals.seal(record.id, players[0].user)
        await tables.type_word(record.id, players[0].user, "owl")
    await tables.deals.start(record.id, players[0].user)
    return record.id


async def look_around(world: SimulatedWorld, table: int, who: str, channel: str) -> None:
    for custom_id in LOOKED_AT:
        await world.forge(who, world.table(channel), custom_id.format(table), channel)
    for command in COMMANDS:
        await world.slash(who, command, channel)


@pytest.mark.parametrize(
    ("game", "words"), [*((game, False) for game in GAMES), ("one-shot", True), ("just-one", True)]
)
async def test_no_seed_and_no_hidden_order_is_in_any_byte_before_the_end(
    world,
    everything,
    written,
    game,
    words,
    record_property,
):
    world.markdown_typed = True
    world.invite("zoe")
    table = await sit_down(world, game, "games", words=words)
    live, picks = await world.bot.tables.cache.get(table), Random(3)
    place = {"guild": live.record.guild, "channel": live.record.channel}
    saved = await world.store.load_table(table)
    secrets = {saved.seed, saved.salt, saved.server_seed} - {""}
    assert len(secrets) == (3 if words else 2)
    looks = 0
    while live.table.outcome is None:
        seat, state, rules = picks.choice(sorted(live.table.to_act)), state_of(live.table), live.table.game
        if live.table.version % 12 == 0 and looks < 5:
            await world.bot.table_messages.show(table)
            await look_around(world, table, (*NAMES, "zoe")[looks], "games")
            sent, looks = everything.fresh(), looks + 1
            for secret in secrets:
                assert secret.encode() not in sent
            assert MARK.encode() not in sent
            for order in orders_in(state, game):
                assert not order.search(sent), f"the next cards of {game} were sent"
        move = typed(live.table.view(seat), seat) or picks.choice(rules.moves(state, seat)).model_dump_json()
        user, key = live.record.players[seat].user, f"k{live.table.version}"
        await world.bot.tables.play(table, user, move, epoch=rules.epoch(state, seat), key=key, **place)
    before = everything.fresh()
    assert MARK.encode() not in before
    await world.bot.table_messages.show(table)
    await look_around(world, table, "ana", "games")
    told = everything.fresh()
    assert saved.salt.encode() in told, "after the end everybody may check the deal"
    assert saved.seed.encode() in told
    for secret in (MARK, *secrets):
        assert secret not in written.getvalue(), "the log holds no seed, not even after the end"
    assert looks >= 2
    record_property("summary", f"secrets of {game}: {everything.bytes} bytes sent and {len(written.getvalue())} logged")


async def test_words_clues_and_guesses_are_in_no_byte_for_those_who_may_not_know_them(
    world,
    everything,
    written,
    monkeypatch,
):
    """`JustOneGame` searches every request for each of its readers; files and the log are for nobody."""
    monkeypatch.setitem(GAMES, "just-one", MARKED)
    game = await JustOneGame.begin(world, 5)
    for result in ("missed", "no-clues"):
        await game.turn(result)
        for command in COMMANDS:
            await world.slash("zoe", command)
            await game.watch()
    await game.pick()
    await game.write_all()
    everything.read = len(world.env.http_requests)  # those were searched for each reader
    alt_texts_and_files = everything.fresh().decode("utf-8", "replace")
    hidden = {word for card in (await game.state()).deck for word in card}
    assert hidden
    assert not [word for word in hidden if word in alt_texts_and_files]
    assert game.looked_at > 150
    assert not re.search(r"Qw\d{4}|Kl\d\d|Gs00", written.getvalue())


async def test_the_seeds_of_the_day_and_of_a_tournament_are_never_told(world, everything, written):
    """Others have yet to play them; not even the result, the check or the export shows them."""
    world.markdown_typed = True
    await play_daily(world)
    for command in (*COMMANDS, "daily"):
        await world.slash("ana", command)
    boss(world)
    await begin(world, "duplicate")
    await play_on(world)
    for command in (*COMMANDS, "tournament show"):
        await world.slash("ana", command)
    sent = everything.fresh()
    seeds = {row.seed for row in [await world.store.load_table(table) for table in range(1, 4)] if row is not None}
    assert seeds
    for seed in (MARK, *seeds):
        assert seed.encode() not in sent
        assert seed not in written.getvalue()
