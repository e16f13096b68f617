"""`/stats`, `/leaderboard` and `/season`: pages after finished games, opt-out, permissions."""

from __future__ import annotations

import re

import discord
import pytest

from bot.i18n import localizer
from bot.tables.record import Player
from rules.catalogue import GAMES
from tests.bot.stats.test_ratings import finish, rated
from tests.cogs.just_one.players import MARKED, JustOneGame
from tests.cogs.one_shot.test_game import begin, play_on
from tests.cogs.rokujika.test_daily import forged, play_daily
from tests.cogs.settings.test_settings import turn_to
from tests.worlds import Message, walk
from tests.worlds.simulated import SimulatedWorld


def player(world: SimulatedWorld, name: str) -> Player:
    return Player(user=world.players[name].id, name=name)


async def quickly(world: SimulatedWorld, *names: str, places: tuple[int, ...] = (), **about: object) -> int:
    """Store a finished game without playing it."""
    players = [player(world, name) for name in names]
    about = {"guild": world.guild.id, "channel": 1, **about}
    return await finish(world.store, players, places or tuple(range(1, len(names) + 1)), **about)


async def ratings(world: SimulatedWorld, game: str = "one-shot", season: int = 1) -> dict[str, int]:
    found = await rated(world.store, game, season, world.guild.id)
    return {name: rating.value for name, rating in found.items()}


async def stats(world: SimulatedWorld, who: str, of: str | None = None, **options: object) -> Message:
    member = {"member": world.players[of]} if of else {}
    answer = await world.slash(who, "stats", **member, **options)
    assert answer.message.ephemeral
    return answer.message


async def board(world: SimulatedWorld, who: str, game: str = "one-shot", **options: object) -> Message:
    answer = await world.slash(who, "leaderboard", game=game, **options)
    assert answer.message.ephemeral
    return answer.message


@pytest.fixture
def managed(world: SimulatedWorld) -> SimulatedWorld:
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    world.invite("mo", roles=[role])
    return world


# --- a game ends


async def test_a_game_that_ends_moves_both_ratings(world):
    await begin(world)
    assert await ratings(world) == {}
    await play_on(world)
    after = await ratings(world)
    place_of = {user: place for user, place, _ in await results(world)}
    winner, loser = sorted(("ana", "ben"), key=lambda name: place_of[world.players[name].id])
    assert after[winner] > 1500 > after[loser]
    await world.restart()
    assert await ratings(world) == after
    page = await stats(world, winner)
    assert f"## 📊 {winner}" in page.text
    assert f"**{after[winner]}** ± " in page.text
    assert "4 more games to be ranked" in page.text
    assert "1 game · 1 won" in page.text
    assert page.pictures == ("rating.png",)
    (picture,) = [part for part in walk(page.parts) if part["type"] == 12]
    described = picture["items"][0]["description"]
    assert "ONE SHOT" in described
    assert f"is now {after[winner]}" in described


async def results(world: SimulatedWorld) -> list[tuple[int, int, int]]:
    return await world.store.database.run(lambda db: db.execute("SELECT user, place, own FROM results").fetchall())


async def test_a_seat_that_a_stand_in_has_played_for_does_not_count(world):
    await begin(world, 3, turn_limit="60")
    helped = re.search(r"(?:➡️|✨) \*\*(\w+)\*\*", world.table().text)[1]
    await world.wait(61)
    await play_on(world)
    assert {own for _, _, own in await results(world)} == {0, 1}
    assert sorted(await ratings(world)) == sorted({"ana", "ben", "cy"} - {helped})


async def test_a_record_of_a_game_played_together(world, monkeypatch):
    monkeypatch.setitem(GAMES, "just-one", MARKED)
    game = await JustOneGame.begin(world, 4, cards="5")
    assert "No one has finished a game yet" in (await board(world, "ana", "just-one")).text
    for result in ("found", "skipped", "found", "skipped", "found"):
        await game.turn(result)
    page = await board(world, "ana", "just-one")
    assert "🥇 **ana** ◂ you, **ben**, **cy**, **dee** · **3** of 5" in page.text
    assert "best score **3** of 5" in (await stats(world, "ben")).text
    met = (await stats(world, "ben", "cy")).text
    assert "⚔️ ben vs. cy" in met
    assert "1 game as a team, best score 3" in met
    assert await ratings(world, "just-one") == {}


# --- pages


async def test_a_page_tells_of_every_game(world):
    for places in ((1, 2), (1, 2), (2, 1), (1, 2), (1, 2)):
        await quickly(world, "ana", "ben", places=places)
    await quickly(world, "ana", "ben", "cy", "dee", places=(1, 2, 1, 2), game="only-one", options={"teams": True})
    await play_daily(world)
    page = await stats(world, "ana")
    rating = (await ratings(world))["ana"]
    assert f"**{rating}** ± " in page.text
    assert "place **1** of 2" in page.text
    assert "5 games · 4 won · 🔥 2 in a row\n" in page.text
    assert "Daily village: 1 day\n" in page.text
    assert page.labels == ["Show everyone", "Badges", "Opt out of ratings"]
    answer = await world.choose("ana", page, "stats-chart:{}:1".format(world.players["ana"].id), "only-one")
    assert "Only One Collection: the rating after each game" in answer.message.text
    await world.restart()
    met = await stats(world, "ben", "ana")
    assert "ONE SHOT: **4 : 1** for ana" in met.text
    assert "Only One Collection: **1 : 0** for ana" in met.text
    assert met.labels == ["Show everyone"]
    assert "1 game as a team" in (await stats(world, "cy", "ana")).text


async def test_nothing_yet(world):
    page = await stats(world, "ana")
    assert "No games that count here yet" in page.text
    assert page.labels == ["Badges", "Opt out of ratings"]
    met = await stats(world, "ana", "ben")
    assert "ben hasn't finished a game that counts here yet" in met.text
    assert "No games together yet" in met.text
    assert met.labels == []
    nobody = (await board(world, "ana")).text
    assert "No one has finished 5 games" in nobody
    assert "Ranked" not in nobody


async def test_a_page_can_be_shared(world):
    await quickly(world, "ana", "ben")
    page = await stats(world, "ben", "ana")
    await world.restart()
    await world.press("ben", "Show everyone", on=page)
    (shown,) = world.messages()
    assert "## 📊 ana" in shown.text
    assert "⚔️ ben vs. ana" in shown.text
    assert shown.pictures == ("rating.png",)
    assert shown.labels == []


async def test_what_is_shown_to_all_speaks_the_language_that_the_server_has_chosen(world, monkeypatch):
    monkeypatch.setattr("bot.servers.settings.languages", lambda: frozenset({"en", "de"}))
    await world.bot.servers.change(world.guild.id, language="de")
    await quickly(world, "ana", "ben")
    page, spoken = await stats(world, "ben", "ana"), []
    monkeypatch.setattr("cogs.stats.command.localizer", lambda language: spoken.append(language) or localizer("en"))
    await world.press("ben", "Show everyone", on=page)
    assert spoken == ["de"]


async def test_a_hostile_name_does_no_harm(world):
    world.markdown_typed = True
    bad = Player(user=world.players["ben"].id, name="**@everyone** [x](https://x.example) <@1>")
    await finish(world.store, (player(world, "ana"), bad), (2, 1), guild=world.guild.id)
    await world.bot.servers.change(world.guild.id, ranked_after=1)
    for text in ((await board(world, "ana")).text, (await stats(world, "ana", "ben")).text):
        assert "@everyone" not in text
        assert "<@1>" not in text.replace("\\<", "")
        assert "[x](https://" not in text


# --- opting out


async def test_a_user_who_opts_out_is_not_listed_until_they_opt_in(world):
    await world.bot.servers.change(world.guild.id, ranked_after=1)
    await quickly(world, "ana", "ben", "cy")
    await play_daily(world, "ben")
    before = await ratings(world)
    page = await stats(world, "ben")
    await world.restart()
    answer = await world.press("ben", "Opt out of ratings", on=page)
    assert "You've opted out" in answer.message.text
    assert answer.message.labels == ["Opt back in"]
    for game in ("one-shot", "rokujika"):
        assert "ben" not in (await board(world, "ana", game)).text
    assert "has opted out" in (await stats(world, "ana", "ben")).text
    await quickly(world, "ben", "ana", "cy")
    assert sorted(await ratings(world)) == ["ana", "cy"]
    assert "Not listed" in (await world.slash("ben", "daily")).message.text
    again = await world.press("ben", "Opt back in", on=await stats(world, "ben"))
    assert f"**{before['ben']}** ± " in again.message.text
    assert "**ben**" in (await board(world, "ana")).text


async def test_opting_out_only_affects_the_user_who_clicks(world):
    await quickly(world, "ana", "ben")
    page = await stats(world, "ben")
    await world.press_id("ana", page, page.button("Opt out of ratings"))
    assert await world.bot.ratings.wants_to_be_rated(world.players["ben"].id)
    assert not await world.bot.ratings.wants_to_be_rated(world.players["ana"].id)


async def test_the_page_of_a_user_who_opted_out_cannot_be_shared(world):
    await quickly(world, "ana", "ben")
    page = await stats(world, "ana", "ben")
    await world.bot.personal_settings.change(world.players["ben"].id, rated=False)
    answer = await world.press("ana", "Show everyone", on=page)
    assert "has opted out" in answer.whisper
    assert world.messages() == []


# --- leaderboards


async def test_thirty_players_in_pages_and_always_the_viewers_place(world):
    await world.bot.servers.change(world.guild.id, ranked_after=2)
    crowd = [Player(user=1000 + number, name=f"p{number:02}") for number in range(30)]
    for number in range(30):
        for other in (number + 1, number + 2):
            pair = (crowd[number], crowd[other % 30])
            await finish(world.store, pair, (1, 2), guild=world.guild.id)
    for _ in range(2):
        await finish(world.store, (crowd[0], player(world, "ana")), (1, 2), guild=world.guild.id)
    await quickly(world, "ben", "cy")
    first = await board(world, "ana")
    ranking = await world.bot.ratings.ranking(world.guild.id, "one-shot", 1)
    order = [line.name for line in ranking.placed]
    assert len(order) == 31
    assert [line.place for line in ranking.placed] == list(range(1, 32))
    assert listed(first) == [*order[:10], "ana"]
    assert "Page 1 of 4" in first.text
    assert f"**{order.index('ana') + 1}.** **ana** ◂ you" in first.text
    assert "2 more players have finished fewer than 2 games" in first.text
    assert first.labels == ["Next"]
    assert "-# 4 of 6 games won" in first.text
    await world.restart()
    second = (await world.press("ana", "Next", on=first)).message
    assert [name for name in listed(second) if name != "ana"] == [name for name in order[10:20] if name != "ana"]
    assert second.labels == ["First", "Back", "Next"]
    far = "rank:one-shot:1:3:next"
    last = (await world.press_id("ana", forged(second, far), far)).message
    assert [name for name in listed(last) if name != "ana"] == [name for name in order[30:] if name != "ana"]
    assert "Page 4 of 4" in last.text
    assert listed((await world.press("ana", "First", on=last)).message) == [*order[:10], "ana"]
    beginner = await board(world, "ben")
    assert "**ben** ◂ you" in beginner.text
    assert "1 more game to be ranked" in beginner.text
    assert "You're not on this list yet" in (await board(world, "dee")).text


def listed(message: Message) -> list[str]:
    return re.findall(r"\*\*([a-z]+\d*)\*\*(?: ◂ you)? · \*\*\d", message.text)


async def test_switching_between_games(world):
    await quickly(world, "ana", "ben")
    await world.bot.servers.change(world.guild.id, ranked_after=1)
    page = (await world.slash("ana", "leaderboard")).message
    assert "ONE SHOT\n-# Server leaderboard" in page.text, "the game that is played here"
    villages = (await world.choose("ana", page, "rank-game", "rokujika")).message
    assert "Daily village" in villages.text
    assert "This week" in villages.labels
    back = (await world.choose("ana", villages, "rank-game", "one-shot")).message
    assert listed(back) == ["ana", "ben"]


async def test_two_servers_know_nothing_of_each_other(world):
    den = await world.add_server("den")
    await quickly(world, "ana", "ben")
    answer = await world.slash("ana", "stats", "den")
    assert "No games that count here yet" in answer.message.text
    assert await rated(world.store, guild=den) == {}


@pytest.mark.parametrize(
    ("custom_id", "reply"),
    [
        ("rank:chess:1:0:next", "game called chess"),
        ("rank:one-shot:9:0:next", "no season 9"),
        ("rank:one-shot:0:0:next", "no season 0"),
        ("season:2", "Only members with *Manage Server*"),
        ("stats-share:99:1:one-shot", "nothing to show"),
        ("stats-share:99:7:one-shot", "no season 7"),
    ],
)
async def test_forged_buttons_are_refused(world, custom_id, reply):
    await quickly(world, "ana", "ben")
    page = await stats(world, "ana")
    answer = await world.press_id("ana", forged(page, custom_id), custom_id)
    assert reply in answer.whisper
    assert world.messages() == []


async def test_a_page_beyond_the_last_is_the_last(world):
    await quickly(world, "ana", "ben")
    page = await board(world, "ana")
    answer = await world.press_id("ana", forged(page, "rank:one-shot:1:99999:next"), "rank:one-shot:1:99999:next")
    assert "No one has finished 5 games" in answer.message.text


@pytest.mark.parametrize("custom_id", ["stats-rated:off", "rank:one-shot:1:0:next", "b:day:0:tab"])
async def test_a_public_message_is_never_turned_into_a_private_page(world, custom_id):
    await begin(world)
    button = {"type": 2, "style": 1, "label": "?", "custom_id": custom_id, "disabled": False}
    public = Message(world.table().id, ({"type": 1, "components": [button]},))
    answer = await world.press_id("ben", public, custom_id)
    assert answer.message.ephemeral
    assert answer.message.id != public.id
    assert "Throw" in world.table().labels


async def test_a_forged_choice_is_refused(world):
    await quickly(world, "ana", "ben")
    page = await board(world, "ana")
    assert "game called chess" in (await world.forge_choice("ana", page, "rank-game", "chess")).whisper
    user = world.players["ana"].id
    answer = await world.forge_choice("ana", await stats(world, "ana"), f"stats-chart:{user}:1", "chess")
    assert "ONE SHOT: the rating after each game" in answer.message.text, "the chart there is"


async def test_a_user_who_opted_out_sees_pages_without_a_comparison(world):
    await quickly(world, "ana", "ben")
    await world.bot.personal_settings.change(world.players["ana"].id, rated=False)
    page = await stats(world, "ana", "ben")
    assert "## 📊 ben" in page.text
    assert "ana" not in page.text


# --- seasons


async def test_server_managers_start_a_new_season(managed):
    world = managed
    await world.bot.servers.change(world.guild.id, ranked_after=1)
    await quickly(world, "ana", "ben")
    old = await ratings(world)
    asked = (await world.slash("mo", "season new")).message
    assert asked.ephemeral
    assert "Start season 2?" in asked.text
    assert await world.bot.ratings.season(world.guild.id) == 1
    await world.restart()
    answer = await world.press("mo", "Start season 2", on=asked)
    assert "Season 2 has started" in answer.message.text
    again = await world.press_id("mo", asked, "season:2")
    assert "has already started" in again.whisper
    assert await world.bot.ratings.season(world.guild.id) == 2
    empty = (await board(world, "ana")).text
    assert "No one has finished a game" in empty
    assert "For the season before, type `/leaderboard season:1`" in empty
    assert "For the season before, type `/stats season:1`" in (await stats(world, "ana")).text
    before = await board(world, "ana", season=1)
    assert "Season 1" in before.text
    assert listed(before) == ["ana", "ben"]
    other = (await world.choose("ana", before, "rank-game:1", "omiga")).message
    assert "Season 1" in other.text, "another game of the season that was looked at"
    await quickly(world, "ben", "ana")
    assert (await ratings(world, season=2))["ben"] == old["ana"]
    assert await ratings(world) == old
    page = await stats(world, "ana", season=1)
    assert "Season 1" in page.text
    assert f"**{old['ana']}** ± " in page.text
    assert "1 game · 0 won" in (await stats(world, "ana")).text
    assert "no season 3" in (await world.slash("ana", "stats", season=3)).whisper
    assert "no season 3" in (await world.slash("ana", "leaderboard", game="one-shot", season=3)).whisper


async def test_starting_a_season_is_refused_after_losing_manage_server(managed):
    asked = (await managed.slash("mo", "season new")).message
    await managed.revoke_permissions("boss")
    answer = await managed.press("mo", "Start season 2", on=asked)
    assert "Only members with *Manage Server*" in answer.whisper
    assert "season" not in managed.players["ana"].available_commands(managed.channels["games"])
    assert await managed.bot.ratings.season(managed.guild.id) == 1


async def test_how_many_games_make_a_place_is_a_setting(managed):
    await quickly(managed, "ana", "ben")
    page = await turn_to(managed, "ranking")
    assert "Ranked after: **5 games**" in page.text
    await managed.choose("mo", page, "ranked_after", "1")
    assert listed(await board(managed, "ana")) == ["ana", "ben"]
