"""The files of a bot that runs in a playground."""

from bot.runner import world_file
from playground import Playground


async def test_the_world_file_of_an_older_version_is_renamed_and_used(tmp_path):
    async with Playground(data=tmp_path / "playground.json") as old:
        old.add_person("erin")
    (tmp_path / "playground.json-wal").touch()

    path = world_file(tmp_path)

    assert {file.name for file in tmp_path.iterdir()} == {"playground-world.sqlite3", "playground-world.sqlite3-wal"}
    async with Playground(data=path) as renamed:
        assert renamed.world.person("erin").handle == "erin"


async def test_an_existing_world_file_is_never_overwritten_by_an_older_one(tmp_path):
    for name, handle in (("playground.json", "erin"), ("playground-world.sqlite3", "finn")):
        async with Playground(data=tmp_path / name) as playground:
            playground.add_person(handle)

    async with Playground(data=world_file(tmp_path)) as current:
        assert current.world.person("finn").handle == "finn"


async def test_a_file_that_is_no_world_is_kept_and_a_new_world_starts(tmp_path):
    (tmp_path / "playground.json").write_text('{"people": []}')

    async with Playground(data=world_file(tmp_path)) as playground:
        assert playground.world.person("ada").handle == "ada"

    assert (tmp_path / "playground-world.sqlite3.old").read_text() == '{"people": []}'
