"""Every game can be drawn for every purpose of a table, without a key that has no text."""

from __future__ import annotations

import dataclasses

import pytest

import bot.i18n
from bot.i18n import MISSING, localizer
from bot.tables.record import Player
from bot.tournaments.planning.formats import default_options
from rules.catalogue import GAMES, game_named

PURPOSES = ("", "tournament/1/1", "tournament/1/1/2", "daily/2026-01-01", "practice/2026-01-01", "learn")


class NoErrors:
    """A logger that fails the test when a text is missing or gets wrong values."""

    def error(self, event: str, **fields: object) -> None:
        raise AssertionError(f"{event}: {fields}")


def texts(parts) -> str:
    return "\n".join(str(getattr(item, "content", getattr(item, "label", ""))) for item in walk(parts))


def walk(parts):
    for part in parts:
        yield part
        yield from walk(getattr(part, "children", ()))


@pytest.mark.parametrize("game", GAMES)
async def test_no_purpose_of_a_table_lacks_a_text(world, game, monkeypatch):
    tables, ui, say = world.bot.tables, world.bot.games[game], localizer("en")
    seats = min(game_named(game).seats)
    players = tuple(Player(user=person.id, name=name) for name, person in list(world.players.items())[:seats])
    place = {"guild": world.guild.id, "channel": world.channels["games"].id}
    record = await tables.deals.match(
        game=game,
        players=players,
        language="en",
        options=default_options(game),
        purpose="tournament/1/1",
        seed="a deal",
        **place,
    )
    scene = await tables.scene(record.id)
    monkeypatch.setattr(bot.i18n, "log", NoErrors())
    for purpose in PURPOSES:
        one = dataclasses.replace(scene, record=scene.record.model_copy(update={"purpose": purpose}))
        drawn = texts((await ui.table(one, say, world.bot.pictures)).parts)
        assert MISSING not in drawn.split()
        assert f"{game}-title" not in drawn
        for seat in range(seats) if ui.panel is not None else ():
            own = await tables.scene(record.id, seat) if seat else await tables.scene(record.id, 0)
            own = dataclasses.replace(own, record=one.record)
            await ui.panel(own, seat, say, world.bot.pictures)
