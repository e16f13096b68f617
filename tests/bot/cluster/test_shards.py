"""Which servers belong to a process, and the settings that say so."""

from __future__ import annotations

import pytest

from bot.cluster.shards import EVERYTHING, ShardScope, compact, is_elsewhere, parse_ids
from bot.settings import BadSettings, Settings, load_settings

POSTGRES = "postgresql://bot:secret@server/onetable"


@pytest.mark.parametrize(
    ("text", "ids"), [("0-3", (0, 1, 2, 3)), ("0,1,6", (0, 1, 6)), (" 4 - 5 , 1 ", (1, 4, 5)), ("7", (7,))]
)
def test_ids_are_listed_or_given_as_a_range(text, ids):
    assert parse_ids(text) == ids
    assert parse_ids(compact(ids)) == ids


@pytest.mark.parametrize("text", ["", "a", "1-", "3-1", "-1", "1;2"])
def test_other_texts_are_no_ids(text):
    with pytest.raises(ValueError, match=r"shard|before"):
        parse_ids(text)


def test_each_server_belongs_to_one_process():
    first, second = ShardScope(4, (0, 1)), ShardScope(4, (2, 3))
    guilds = [(number << 22) + 17 for number in range(100)]
    assert all(first.covers(guild) != second.covers(guild) for guild in guilds)
    assert all(EVERYTHING.covers(guild) and ShardScope(4).covers(guild) for guild in guilds)
    assert {first.shard_of(guild) for guild in guilds} == {0, 1, 2, 3}


def test_without_other_processes_nothing_is_filtered_and_keys_are_those_of_before():
    for scope in (EVERYTHING, ShardScope(4), ShardScope(2, (0, 1))):
        assert scope.is_everything
        assert scope.key("alive_at") == "alive_at"
    assert ShardScope(8, (0, 1, 2, 6)).key("alive_at") == "alive_at/0-2,6 of 8"


def test_a_process_knows_whose_servers_it_may_have_taken_over():
    scope = ShardScope(4, (0, 1))
    shared = {"alive_at", "alive_at/0-1 of 4", "alive_at/1-2 of 4", "alive_at/6-7 of 8"}
    keys = {*shared, "alive_at/2-3 of 4"}
    assert {key for key in keys if scope.may_share(key)} == shared
    assert all(EVERYTHING.may_share(key) for key in keys)


@pytest.mark.parametrize(
    ("chosen", "ids"),
    [
        ({"shard_ids": "0-3"}, (0, 1, 2, 3)),
        ({"shards_per_process": "3", "process_index": "2"}, (6, 7)),
        ({"shards_per_process": "4", "process_index": "1"}, (4, 5, 6, 7)),
        ({"shards_per_process": "4", "process_index": "2"}, (0, 1, 2, 3)),  # stands by for process 0
        ({"shards_per_process": "3", "process_index": "5"}, (6, 7)),
        ({}, tuple(range(8))),
    ],
)
def test_settings_choose_the_shards(chosen, ids):
    settings = Settings(_env_file=None, database=POSTGRES, shard_count=8, **chosen)
    assert settings.shards.shards == ids


@pytest.mark.parametrize(
    ("chosen", "says"),
    [
        ({"SHARD_IDS": "0-3"}, "ONETABLE_SHARD_COUNT: say how many"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "2-4"}, "ONETABLE_SHARD_IDS: of 4 shards the last one is 3"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "x"}, "ONETABLE_SHARD_IDS: Value error, 'x' is no shard"),
        ({"SHARD_COUNT": "4", "SHARDS_PER_PROCESS": "2"}, "set both"),
        (
            {"SHARD_COUNT": "4", "SHARDS_PER_PROCESS": "4", "PROCESS_INDEX": "1", "DATABASE": "data/x.db"},
            "several processes need PostgreSQL",
        ),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "0", "SHARDS_PER_PROCESS": "2", "PROCESS_INDEX": "0"}, "leave it empty"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "0", "DATABASE": "data/x.db"}, "several processes need PostgreSQL"),
    ],
)
def test_wrong_settings_are_explained_in_one_line(chosen, says, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    for name, value in ({"DATABASE": POSTGRES} | chosen).items():
        monkeypatch.setenv(f"ONETABLE_{name}", value)
    with pytest.raises(BadSettings, match=says) as error:
        load_settings()
    assert "\n" not in str(error.value)
    assert "secret" not in str(error.value)


def test_one_process_may_have_several_shards_on_sqlite(tmp_path):
    assert Settings(_env_file=None, database=tmp_path / "x.db", shard_count=4).shards.shards == (0, 1, 2, 3)


def test_what_happens_without_the_bot_is_stored_under_the_shard_that_hears_of_it():
    scope = ShardScope(4, (1, 3))
    for guild in (1_571_774_072_767_905_792, 81_384_788_765_712_384, 0):
        number = scope.elsewhere(guild)
        assert is_elsewhere(number)
        assert scope.shard_of(number) == scope.shard_of(guild)
        assert guild == 0 or not is_elsewhere(guild)
    assert EVERYTHING.elsewhere(1_571_774_072_767_905_792) == 0
    assert ShardScope(4).elsewhere(1_571_774_072_767_905_792) == 0, "all shards are in this process"
