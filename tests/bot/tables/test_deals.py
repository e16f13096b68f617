"""Server-provided options: filled in by name, for any game that declares them."""

from __future__ import annotations

import pytest

from bot.ops.metrics import Metrics
from bot.servers.settings import ServerSettingsStore
from bot.store.location import Location
from bot.store.opening import open_store
from bot.tables.deals import ProvidedOptions
from bot.tables.record import LESSON, Player, TableRecord


def record(game: str = "just-one", **changes: object) -> TableRecord:
    ana = Player(user=1, name="Ana")
    table = TableRecord(
        id=1, guild=5, channel=10, game=game, host=1, players=(ana,), options={}, language="en", phase="lobby",
        opened_at=0.0,
    )  # fmt: skip
    return table.model_copy(update=changes)


@pytest.fixture
async def provided(location: Location):
    store = await open_store(location, Metrics())
    servers = ServerSettingsStore(store)
    await store.keep_word_list(5, ("ice", "sun", "sea"))
    await servers.change(5, unwanted_words=("sun",))
    provided = ProvidedOptions(store, servers)

    async def words_seen(_record: TableRecord) -> tuple[str, ...]:
        return ("moon",)

    provided.providers["words_seen"] = words_seen
    yield provided
    await store.close()


async def test_a_game_gets_the_options_it_declares(provided):
    filled = await provided.fill_in(record(options={"word_list": "own"}))
    assert filled.options == {"word_list": "own", "words_seen": ("moon",), "own_words": ("ice", "sea")}
    assert (await provided.fill_in(record("one-shot"))).options == {}


async def test_the_word_list_is_not_stored_with_games_that_do_not_use_it(provided):
    assert (await provided.fill_in(record())).options["own_words"] == ()


async def test_a_shared_deal_leaves_out_what_differs_between_channels(provided):
    assert "words_seen" not in (await provided.fill_in(record(), shared_deal=True)).options


async def test_a_lesson_has_its_own_options(provided):
    lesson = record(purpose=LESSON)
    assert await provided.fill_in(lesson) == lesson
