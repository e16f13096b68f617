"""Scenes of all other commands: help, settings, stats, pings, searches, the daily village, privacy."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Awaitable, Callable
from typing import Any

from playground.client.actions import ActionError
from playground.playground import Reply
from tools.walk.explorer import Explorer

WORDS = ("words.txt", "\n".join(f"word{chr(97 + n // 26)}{chr(97 + n % 26)}" for n in range(200)).encode())
FEW_WORDS = ("few.txt", b"one\ntwo")
NO_TEXT = ("picture.png", bytes(range(256)))
MOST_TURNS = 40


def command(
    explorer: Explorer, title: str, who: str, where: Any, words: str, **options: Any
) -> Callable[[], Awaitable[Reply]]:
    """Return a function that uses the command."""

    async def used() -> Reply:
        return await explorer.slash(title, who, where, words, **options)

    return used


async def general(explorer: Explorer) -> None:
    """What a new player reads first."""
    await explorer.slash("help", "ada", "games", "help")
    await explorer.explore("help", "ada", command(explorer, "help", "ada", "games", "help"), depth=1)
    await explorer.slash("play", "ada", "games", "play")
    for words in ("table show", "table end", "table replay", "table export", "table verify", "table list"):
        await explorer.slash(f"{words} without one", "ada", "table-talk", words)
    await explorer.slash("leaderboard empty", "ada", "games", "leaderboard", game="one-shot")
    await explorer.slash("stats empty", "ada", "games", "stats")
    await explorer.slash("words none", "ada", "games", "words show")


async def pings(explorer: Explorer) -> None:
    """`/pings` with all its choices, and a table that someone wanted to hear of."""
    opened = command(explorer, "pings", "ben", "games", "pings")
    await explorer.explore("pings", "ben", opened, depth=2, values=3)
    await explorer.slash("pings zone", "ben", "games", "pings", **{"time-zone": "Europe/Berlin"})
    await explorer.slash("pings wrong zone", "ben", "games", "pings", **{"time-zone": "Atlantis"})


async def searches(explorer: Explorer) -> None:
    """`/lfg`: posts, joining, leaving, refusals, and the table that opens by itself."""
    channel = explorer.playground.add_channel("lfg")
    for options in (
        {"game": "one-shot", "players": 3},
        {"game": "omiga", "players": 4},
        {"game": "just-one", "players": 4, "start": "20:00", "pace": "live"},
        {"game": "rokujika", "players": 2, "pace": "day"},
        {"game": "rokujika", "players": 2, "start": "soon"},
    ):
        await explorer.slash("lfg", "ada", channel, "lfg", **options)
    posts = [message for message in explorer.playground.messages(channel) if message.buttons]
    for post in posts:
        for who, act in (
            ("ada", "join"),
            ("ben", "join"),
            ("ben", "join"),
            ("ben", "leave"),
            ("cleo", "leave"),
            ("ben", "open"),
            ("ada", "open"),
        ):
            with contextlib.suppress(LookupError, ActionError):
                await explorer.click(f"lfg {act} {who}", who, post, f"^lfg:.*:{act}$")
        for who in ("ben", "cleo", "dan"):
            with contextlib.suppress(LookupError, ActionError):
                await explorer.click(f"lfg full {who}", who, post, "^lfg:.*:join$")
    await explorer.sweep("lfg")


async def block(explorer: Explorer) -> None:
    """`/block`: the list, a person, and removing them again."""
    await explorer.slash("block nobody", "dan", "games", "block")
    await explorer.slash("block self", "dan", "games", "block", person="dan")
    await explorer.slash("block", "dan", "games", "block", person="eve")
    await explorer.slash("block again", "dan", "games", "block", person="eve")
    await explorer.explore("block", "dan", command(explorer, "block list", "dan", "games", "block"), depth=1)


async def daily(explorer: Explorer) -> None:
    """The daily village: the question, a whole game, sharing it, the boards."""
    reply: Reply | None = await explorer.slash("daily", "eve", "games", "daily")
    assert reply is not None
    assert reply.message is not None
    reply = await explorer.click("daily start", "eve", reply.message, "^daily:start")
    for _ in range(MOST_TURNS):
        if reply is None or reply.message is None:
            break
        message = reply.message
        reply = await explorer.click("daily move", "eve", message, r"^m:.*(?<!cancel\"\})$")
    await explorer.explore("daily again", "eve", command(explorer, "daily again", "eve", "games", "daily"), depth=2)
    await explorer.sweep("daily")
    await explorer.slash("daily unfinished", "finn", "games", "daily")


async def stats(explorer: Explorer) -> None:
    """Stats, leaderboards, badges, seasons, as they are after some games."""
    await explorer.explore("stats", "ada", command(explorer, "stats", "ada", "games", "stats"), depth=2, values=5)
    await explorer.slash("stats of ben", "ada", "games", "stats", member="ben")
    for game in ("one-shot", "rokujika"):
        opened = command(explorer, "leaderboard", "ada", "games", "leaderboard", game=game)
        await explorer.explore("leaderboard", "ada", opened, depth=1, values=6)
    await explorer.explore("season new", "ada", command(explorer, "season new", "ada", "games", "season new"), depth=1)
    await explorer.slash("table list", "ada", "games", "table list")
    played = next(
        (one.name for one in explorer.playground.world.channels.values() if one.name.startswith("omiga-")), "games"
    )
    for words in ("table replay", "table export", "table verify"):
        await explorer.slash(words, "ada", played, words)
    await explorer.slash("table verify noted", "ada", played, "table verify", noted="5f0c")
    await explorer.sweep("stats")


async def words(explorer: Explorer) -> None:
    """A server's own words."""
    for file in (NO_TEXT, FEW_WORDS, WORDS):
        await explorer.slash("words upload", "ada", "games", "words upload", file=file)
    await explorer.slash("words show", "ada", "games", "words show")
    await explorer.slash("words remove", "ada", "games", "words remove")


async def settings(explorer: Explorer) -> None:
    """`/settings` with every group and choice."""
    opened = command(explorer, "settings", "ada", "games", "settings")
    await explorer.explore("settings", "ada", opened, avoid=re.compile("c:language"), depth=2, values=9)
    await explorer.slash("settings zone", "ada", "games", "settings", **{"time-zone": "Europe/Berlin", "new-day-at": 4})
    await explorer.slash("settings wrong zone", "ada", "games", "settings", **{"time-zone": "Atlantis"})


async def privacy(explorer: Explorer) -> None:
    """What is stored, the export, and deleting it all."""
    for who in ("gwen", "ben"):
        await explorer.slash("privacy show", who, "games", "privacy show")
        await explorer.slash("privacy export", who, "games", "privacy export")
    opened = command(explorer, "privacy delete", "ben", "games", "privacy delete")
    await explorer.explore("privacy delete", "ben", opened, depth=2)
    await explorer.sweep("privacy")
