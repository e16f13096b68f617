"""What `/privacy` says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.housekeeping import Limits
from bot.languages import Speaker
from bot.personal import Counts
from bot.privacy import Farewell
from cogs.sheets import GREY, Sheet, row

EVERYWHERE = ("people", "daily_results")  # kinds that belong to no server
RED = 0xDA373C


def draw_kept(here: Counts | None, everywhere: Counts, limits: Limits, say: Speaker, *buttons: ui.Item[Any]) -> Sheet:
    """What is kept, on this server if it is asked for on one, and in all; how long; and who sees it."""
    title = f"## {say('privacy-title')}"
    if everywhere.is_nothing:
        return Sheet([ui.TextDisplay(f"{title}\n{say('privacy-nothing')}")], accent=GREY)
    return Sheet(
        [
            ui.TextDisplay("\n".join([title, *_amounts(here, everywhere, say)])),
            ui.TextDisplay(say("privacy-what")),
            ui.TextDisplay("\n".join([f"### {say('privacy-how-long')}", *_times(limits, say)])),
            ui.TextDisplay(f"### {say('privacy-who')}\n{say('privacy-who-sees')}"),
            row(*buttons),
        ]
    )


def _amounts(here: Counts | None, everywhere: Counts, say: Speaker) -> Iterator[str]:
    local = _kinds(here) if here is not None else {}
    for kind, count in _kinds(everywhere).items():
        if not count:
            continue
        if here is None or kind in EVERYWHERE:
            amount = say("privacy-amount-all", all=count)
        else:
            amount = say("privacy-amount", here=local[kind], all=count)
        name = kind.replace("_", "-")
        yield say(f"privacy-kept-{name}", amount=amount)


def _kinds(counts: Counts) -> dict[str, int]:
    at_tables = {name: getattr(counts, name) for name in ("tables", "live", "private", "moves", "words")}
    return {**at_tables, **counts.rows}


def _times(limits: Limits, say: Speaker) -> Iterator[str]:
    yield say("privacy-keep-games" if limits.games else "privacy-keep-games-always", days=limits.games)
    if limits.abandoned:
        yield say("privacy-keep-unfinished", days=limits.abandoned)
    yield say("privacy-keep-own")
    if limits.servers:
        yield say("privacy-keep-server", days=limits.servers)


def draw_sure(counts: Counts, say: Speaker, *buttons: ui.Item[Any]) -> Sheet:
    """What will happen, above the button that does it."""
    if counts.is_nothing:
        return Sheet([ui.TextDisplay(f"## {say('privacy-title')}\n{say('privacy-nothing')}")], accent=GREY)
    lines = [
        f"## {say('privacy-delete-title')}",
        say("privacy-delete-everywhere"),
        say("privacy-delete-live", count=counts.live),
        say("privacy-delete-shared", name=say("privacy-nameless", number=2)),
        say("privacy-delete-own"),
        say("privacy-delete-messages"),
        say("privacy-delete-first"),
    ]
    return Sheet([ui.TextDisplay("\n".join(lines)), row(*buttons)], accent=RED)


def draw_done(farewell: Farewell, say: Speaker) -> Sheet:
    """It is done."""
    lines = [
        f"## {say('privacy-done-title')}",
        say("privacy-done", kept=len(farewell.kept), deleted=farewell.deleted),
        f"-# {say('privacy-done-traces')}",
    ]
    return Sheet([ui.TextDisplay("\n".join(lines))], accent=GREY)
