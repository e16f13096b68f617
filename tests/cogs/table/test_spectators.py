"""Watching a table: all that everybody may see, in a message and a language of one's own, and nothing more."""

from __future__ import annotations

from bot.i18n import localizer
from rules.catalogue import GAMES
from tests.cogs.just_one.players import MARKED, JustOneGame
from tests.cogs.table.test_menu import advance, begin, menu, turn
from tests.worlds import Message


async def watch(world, who: str) -> Message:
    await world.choose(who, await menu(world, who), "u:1", "watch-0")
    return world.private(who)[-1]


async def test_a_spectator_sees_each_move_and_has_no_buttons_of_the_game(world):
    await begin(world, "ana", "ben")
    shown = await watch(world, "dee")
    assert "You're watching" in shown.text
    assert shown.labels == ["Keep watching"]
    for _ in range(4):
        await advance(world)
        seen = world.private("dee")[-1].text.splitlines()
        assert [line for line in seen if line.startswith(("➡️", "✨"))] == [
            line for line in world.table().text.splitlines() if line.startswith(("➡️", "✨"))
        ]


async def test_after_a_restart_the_button_resumes_spectating(world):
    await begin(world, "ana", "ben")
    before = await watch(world, "dee")
    await world.restart()
    await advance(world)
    assert world.private("dee")[-1].text == before.text
    await world.press("dee", "Keep watching", on=world.private("dee")[-1])
    assert world.private("dee")[-1].text != before.text


async def test_a_spectator_sees_the_end_without_buttons(world):
    await begin(world, "ana", "ben")
    await watch(world, "dee")
    for _ in range(300):
        if "🏆" in world.table().text:
            break
        await world.press(await turn(world), world.table().labels[-1])  # no coins, so no turn plays automatically
    shown = world.private("dee")[-1]
    assert "🏆" in shown.text
    assert shown.labels == []
    assert len(world.bot.spectators) == 0


async def test_a_player_who_spectates_sees_only_the_public_view(world, monkeypatch):
    monkeypatch.setitem(GAMES, "just-one", MARKED)
    game = await JustOneGame.begin(world, 4)
    await game.pick(3)
    giver = (await game.givers())[0]
    shown = await watch(world, giver)
    assert await game.word() in (await game.panel(giver)).text
    assert await game.word() not in shown.text


async def test_each_watcher_reads_it_in_their_own_language(world, monkeypatch):
    class Loud:
        language = "loud"

        def __call__(self, key, **values):
            return localizer("en")(key, **values).upper()

        def plain(self, key, **values):
            return localizer("en").plain(key, **values).upper()

        def listed(self, items):
            return localizer("en").listed(items)

        knows = localizer("en").knows

    await begin(world, "ana", "ben")
    monkeypatch.setattr("cogs.table.spectators.localizer_for", lambda _press: Loud())
    assert "YOU'RE WATCHING" in (await watch(world, "dee")).text
    assert "ROUND 1" in world.private("dee")[-1].text
    assert "round 1" in world.table().text


async def test_a_table_that_is_closed_says_so(world):
    await begin(world, "ana", "ben")
    shown = await watch(world, "dee")
    await world.bot.tables.close(1, "test")
    await world.press("dee", "Keep watching", on=shown)
    assert "closed" in world.private("dee")[-1].text.casefold()
