"""Badges on Discord: announced once, listed on `/stats`, off by settings."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from bot.i18n import localizer
from bot.stats.records import EarnedBadge
from cogs.stats.badges import MOST_NAMES, news_lines, split_messages
from rules.badges import BADGES
from rules.catalogue import GAMES
from tests.cogs.just_one.players import MARKED, JustOneGame
from tests.cogs.rokujika.daily_steps import play_daily
from tests.cogs.settings.test_settings import managed, turn_to  # noqa: F401 - a fixture
from tests.cogs.stats.test_stats import quickly, stats
from tests.cogs.tournament.conftest import pair_without_thread  # noqa: F401 - a fixture
from tests.cogs.tournament.steps import be_ready, begin, open_threads, play_out, settled
from tests.worlds import Message
from tests.worlds.simulated import SimulatedWorld


def news(world: SimulatedWorld, channel: str = "games") -> list[Message]:
    return [message for message in world.messages(channel) if message.text.startswith("🎖️")]


async def win_alone(world: SimulatedWorld, monkeypatch: pytest.MonkeyPatch, who: str = "ana") -> None:
    """Play a village in the channel to its end; any village earns the badge."""
    monkeypatch.setattr("rules.badges.VILLAGE", 0)
    await world.slash(who, "play", game="rokujika")
    await world.press(who, "Start")
    await end_solo(world, who)


async def end_solo(world: SimulatedWorld, who: str) -> None:
    while "🏆" not in world.table().text and "Play again" not in world.table().labels:
        label = "Best set" if any(one.startswith("Best set") for one in world.table().labels) else "End turn"
        await world.press(who, label)


async def badges_page(world: SimulatedWorld, who: str, of: str | None = None) -> Message:
    page = await stats(world, who, of)
    return (await world.press(who, "Badges", on=page)).message


async def perfect(world: SimulatedWorld, monkeypatch: pytest.MonkeyPatch) -> JustOneGame:
    monkeypatch.setitem(GAMES, "just-one", MARKED)
    monkeypatch.setattr("rules.just_one.game.CERTAIN_SECONDS", 600.0)  # the simulation's clock follows the real one
    game = await JustOneGame.begin(world, 4)
    for _ in range(13):
        await game.turn("found")
    return game


# --- announced


async def test_a_perfect_just_one_is_announced_once_with_its_result(world, monkeypatch):
    await perfect(world, monkeypatch)
    (message,) = news(world)
    players = "**ana**, **ben**, **cy** and **dee**"
    assert message.text == f"🎖️ {players} earned **🎯 Perfect thirteen**: 13 of 13 in Just One!"
    (sent,) = [request.json for request in world.env.http_requests if "Perfect thirteen" in str(request.json)]
    assert sent["allowed_mentions"]["parse"] == []
    await world.restart()
    assert len(news(world)) == 1
    await world.press("ana", "Play again")
    assert len(news(world)) == 1


async def test_a_village_in_the_channel_is_announced_there(world, monkeypatch):
    await win_alone(world, monkeypatch)
    (message,) = news(world)
    assert message.text.startswith("🎖️ **ana** earned **🏘️ Boom town**: a village worth ")
    assert news(world, "lounge") == []


async def test_no_second_line_for_the_same_badge(world, monkeypatch):
    await win_alone(world, monkeypatch)
    await world.press("ana", "Play again")
    await world.press("ana", "Start")
    await end_solo(world, "ana")
    assert len(news(world)) == 1


async def test_a_badge_of_a_daily_village_is_shown_to_its_player_and_shared_by_them(world, monkeypatch):
    monkeypatch.setattr("rules.badges.VILLAGE", 0)
    mine = await play_daily(world, "ana")
    assert "🎖️ **ana** earned **🏘️ Boom town**" in mine.text
    assert world.messages() == [], "nobody else sees it"
    await world.press("ana", "Share", on=mine)
    (shared,) = world.messages()
    assert "🎖️ **ana** earned **🏘️ Boom town**" in shared.text


async def test_the_first_tournament_win_is_announced_in_its_channel(world):
    await begin(world)
    while (await world.bot.tournaments.get(1)).record.phase == "running":
        for channel in open_threads(world):
            await be_ready(world, channel)
            await play_out(world, channel)
        await settled(world)
    lines = [line for message in news(world) for line in message.text.splitlines() if "Champion" in line]
    assert lines
    assert all(line.endswith("first tournament win, in ONE SHOT!") for line in lines)
    tournament = await world.bot.tournaments.get(1)
    (crown,) = [entry for entry in await world.store.tournaments.journal(1) if entry.action == "over"]
    names = {person.name for one in crown.details["champions"] for person in tournament.members(one)}
    assert champions_in(lines) == sorted(names)
    await correct_all(world)
    again = champions_in(line for message in news(world) for line in message.text.splitlines() if "Champion" in line)
    assert len(set(again)) == len(again), "nobody twice"


def champions_in(lines: Iterable[str]) -> list[str]:
    return sorted(name for line in lines for name in re.findall(r"\*\*(\w+)\*\*", line.partition(" earned ")[0]))


async def correct_all(world: SimulatedWorld) -> None:
    """Correct the last match, and correct it back."""
    tournament = await world.bot.tournaments.get(1)
    match = tournament.state.matches[-1]
    for entrants in (tuple(reversed(match.entrants)), match.entrants):
        outcome = ">".join(map(str, entrants))
        assert (await world.slash("boss", "tournament result", match=match.number, outcome=outcome)).acknowledged
        await settled(world)


async def test_what_could_not_be_announced_is_announced_after_a_restart(world):
    await quickly(world, "ana", game="rokujika", scores=(210,), channel=world.channels["games"].id, at=world.now())
    assert news(world) == []
    await world.restart()
    await world.wait(1)
    assert len(news(world)) == 1
    await world.restart()
    await world.wait(1)
    assert len(news(world)) == 1


async def test_old_news_is_no_news(world):
    old = world.now() - 2 * 86400
    await quickly(world, "ana", game="rokujika", scores=(210,), channel=world.channels["games"].id, at=old)
    await world.restart()
    await world.wait(1)
    assert news(world) == []


def test_many_names_fit_into_messages():
    say = localizer("en")
    badges = [
        EarnedBadge(guild=1, user=user, badge="champion", name="W" * 32, game="omiga", value=1, at=0.0, channel=2)
        for user in range(1, 101)
    ]
    sent = list(split_messages(news_lines(badges, say)))
    assert len(sent) > 1
    assert all(len(text) <= 2000 for text in sent)
    assert sum(text.count("W" * 32) for text in sent) == len(badges)
    assert sum(text.count(" earned ") for text in sent) == len(badges) / MOST_NAMES


# --- off


async def test_a_server_can_turn_announcements_off(managed, monkeypatch):  # noqa: F811
    page = await turn_to(managed, "ranking")
    assert "New badges: **announced**" in page.text
    await managed.choose("mo", page, "c:badges", "false")
    assert "New badges: **only on /stats**" in managed.private("mo")[-1].text
    await win_alone(managed, monkeypatch)
    assert news(managed) == []
    assert "Boom town" in (await badges_page(managed, "ana")).text
    await managed.bot.servers.change(managed.guild.id, badges=True)
    await managed.restart()
    await managed.wait(1)
    assert news(managed) == [], "not even later"


async def test_a_person_can_turn_announcements_off(world, monkeypatch):
    page = await badges_page(world, "ana")
    answer = await world.press("ana", "Don't announce my badges", on=page)
    assert "Announce my new badges" in answer.message.labels
    assert not (await world.bot.personal_settings.settings(world.players["ana"].id)).badges
    await perfect(world, monkeypatch)
    (message,) = news(world)
    assert message.text.startswith("🎖️ **ben**, **cy** and **dee** earned **🎯 Perfect thirteen**")
    again = await world.press("ana", "Announce my new badges", on=await badges_page(world, "ana"))
    assert "Don't announce my badges" in again.message.labels


async def test_nobody_hears_of_a_shared_badge_that_is_not_to_be_announced(world, monkeypatch):
    monkeypatch.setattr("rules.badges.VILLAGE", 0)
    await world.bot.personal_settings.change(world.players["ana"].id, badges=False)
    mine = await play_daily(world, "ana")
    assert "Boom town" in mine.text
    await world.press("ana", "Share", on=mine)
    assert "Boom town" not in world.messages()[0].text


async def test_a_channel_that_refuses_the_line_disturbs_nothing(world):
    await quickly(world, "ana", game="rokujika", scores=(210,), channel=1, at=world.now())
    await world.restart()
    await world.wait(1)
    assert news(world) == []
    assert await world.store.servers_with_news_of_badges() == []


# --- shown


async def test_the_page_lists_what_was_earned_and_what_is_missing(world):
    at = world.now()
    await quickly(world, "ana", game="rokujika", scores=(210,), at=at)
    page = await stats(world, "ana")
    assert "**1** of 11 badges 🏘️" in page.text
    badges = (await world.press("ana", "Badges", on=page)).message
    assert badges.ephemeral
    earned, missing = badges.text.split("Still to earn")
    assert f"**🏘️ Boom town** · <t:{int(at)}:d>" in earned
    assert "build a village worth 200 points" not in badges.text
    assert "Boom town" not in missing
    for name, badge in BADGES.items():
        if name != "village":
            assert f"**{badge.sign} " in missing
    assert "Just One: guess all 13 of 13 cards as a team" in missing


async def test_another_members_badges_can_be_seen_unless_they_opted_out(world):
    await quickly(world, "ana", game="rokujika", scores=(210,))
    page = await stats(world, "ben", "ana")
    badges = (await world.press("ben", "Badges", on=page)).message
    assert "Badges of ana" in badges.text
    assert badges.labels == [], "only their owner chooses"
    await world.bot.personal_settings.change(world.players["ana"].id, rated=False)
    assert "opted out" in (await world.press("ben", "Badges", on=page)).whisper
    assert "opted out" in (await world.press("ana", "Badges", on=page)).whisper


async def test_an_old_button_of_someone_who_opted_out_is_refused_and_changes_nothing(world):
    """Found by the fuzzer: the choice was saved, and then refused."""
    await quickly(world, "ana", game="rokujika", scores=(210,))
    page = await badges_page(world, "ana")
    ana = world.players["ana"].id
    await world.bot.personal_settings.change(ana, rated=False)
    assert "opted out" in (await world.forge("ana", page, "badge-news:off")).whisper
    assert (await world.bot.personal_settings.settings(ana)).badges


async def test_badges_are_gone_after_a_deletion(world):
    await quickly(world, "ana", game="rokujika", scores=(210,))
    assert "🎖️ Badges: **1**" in (await world.slash("ana", "privacy show")).message.text
    export = await world.bot.privacy.export(world.players["ana"].id)
    (badge,) = export["badges"]
    assert (badge["badge"], badge["value"], badge["told"]) == ("village", 210, False)
    await world.bot.privacy.forget(world.players["ana"].id)
    assert "**0** of 11 badges" in (await badges_page(world, "ana")).text
