"""What the bot posts in a tournament's channel around sign-up: who it is about, and the buttons below it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.i18n import Localizer, Markup
from bot.tournaments.model import OutboxTask, Person, Tournament, TournamentRecord
from bot.tournaments.sign_up import entry
from cogs.core.text import safe_name, safe_text
from cogs.tournament.text import when

ABOUT_PLAYERS = ("moved-up", "solo-teams", "solo-left", "team-lapsed", "team-short")  # players named in the task
TO_ALL = ("soon", "checkin", "last", "page", "moved")  # everyone who has signed up
MAX_PAGE = 500  # characters of an organiser's message


def is_about_sign_up(about: str) -> bool:
    """Whether this module knows whom a notice mentions."""
    return about in (*ABOUT_PLAYERS, *TO_ALL)


def mentioned_in(tournament: Tournament, task: OutboxTask) -> list[int]:
    """Return the users whom a notice mentions."""
    about = str(task.details["about"])
    if about in ABOUT_PLAYERS:
        return [person.user for person in (*_people(tournament, task, "people"), *_people(tournament, task, "lapsed"))]
    parties = [*entry.parties_in(tournament), *entry.parties_waiting(tournament)]
    players = [*(person for party in parties for person in party), *entry.solos(tournament)]
    return [person.user for person in players if about != "last" or person.status != "here"]


def values_of(tournament: Tournament, task: OutboxTask, say: Localizer) -> dict[str, Any]:
    """Return the values that the sentence of a notice needs."""
    people, lapsed = _people(tournament, task, "people"), _people(tournament, task, "lapsed")
    teams: dict[str, list[Person]] = {}
    for person in people:
        teams.setdefault(person.team, []).append(person)
    return {
        "players": _names(people, say),
        "count": len(people),
        "lapsed": _names(lapsed, say),
        "lapsed_count": len(lapsed),
        "team": safe_name(people[0].team) if people else "",
        "teams": Markup(
            "; ".join(f"**{safe_name(team)}** ({_names(members, say)})" for team, members in teams.items())
        ),
        "text": safe_text(text, MAX_PAGE) if (text := str(task.details.get("text", "")).strip()) else "none",
        "to": str(task.details.get("to", "")),
        "at": when(start_at, "F") if (start_at := tournament.record.start_at) is not None else "",
    }


def link_button(record: TournamentRecord, say: Localizer) -> ui.Button[Any]:
    """Return a button that leads to the announcement."""
    url = f"https://discord.com/channels/{record.guild}/{record.channel}/{record.message or ''}"
    return ui.Button(label=say.plain("tournament-button-announcement"), style=discord.ButtonStyle.link, url=url)


def _names(people: list[Person], say: Localizer) -> Markup:
    return Markup(say.listed(safe_name(person.name) for person in people))


def _people(tournament: Tournament, task: OutboxTask, name: str) -> list[Person]:
    return list(_numbered(tournament, task.details.get(name)))


def _numbered(tournament: Tournament, numbers: object) -> Iterator[Person]:
    for number in numbers if isinstance(numbers, list) else []:
        if isinstance(number, int) and 0 < number <= len(tournament.players):
            yield tournament.players[number - 1]
