"""Scenes at tables: lobbies, whole games with their refusals, menus, lessons and rules."""

from __future__ import annotations

import contextlib
import re
from typing import Any

from playground.client.actions import ActionError
from playground.playground import Reply
from rules.catalogue import GAMES
from tools.screenshots import MOVES, Stage, Walk
from tools.walk.explorer import Explorer

PLAYED = (("just-one", 4), ("only-one", 4), ("one-shot", 3), ("rokujika", 1), ("rokujika", 2), ("omiga", 2))
MOST_LESSON_STEPS = 80
LEAVES_LOBBY = re.compile(r"^l:.*:(cancel|leave|start)$")
FULL = "just-one"  # the game whose lobby is explored with everything behind it; the others have the same buttons


class WalkedGame(Walk):
    """A game whose answers, forms and refusals are recorded too."""

    def __init__(self, explorer: Explorer, stage: Stage, game: str, players: int, seed: int) -> None:
        super().__init__(stage, game, players, seed)
        self._explorer = explorer
        self._title = f"{game} {players}"
        if game == "just-one":
            self.options["language"] = explorer.recorder.texts.language
        self._names = {person.id: person.handle for person in self.people}

    async def answered(self, user: int, reply: Reply) -> None:
        """Record what a click was answered with."""
        await self._explorer.answered(f"{self._title} {self._names.get(user, 'guest')}", reply)

    async def recorded(self) -> None:
        """Play it and record everything."""
        everybody = [person for person in self.playground.world.people.values() if not person.bot]
        phases = set[str]()
        async for state, dos, message in self.play():
            await self._explorer.recorder.show(f"{self._title} {state.phase} {state.shown} {dos}", message)
            if state.shown == "message" and state.phase not in phases:
                phases.add(state.phase)
                for person in (everybody[-1], *self.people):
                    await self._press_all(person.id)
        await self._explorer.sweep(f"{self._title} channel")
        await self._after()

    async def _press_all(self, user: int) -> None:
        """Press what this user has no right to, as a rule, or what is not their turn."""
        view = await self._view(None)
        if view is not None and any(self.people[seat].id == user for seat in view.to_act):
            return
        for button in self.message.buttons:
            kind = (button.custom_id or "").split(":")[0]
            if kind in (*MOVES, "h", "n") and not button.disabled:
                with contextlib.suppress(ActionError, LookupError):
                    await self._explorer.click(
                        f"{self._title} refused", user, self.message, re.escape(button.custom_id or "")
                    )

    async def _after(self) -> None:
        """Press everything below the result."""
        title, host = f"{self._title} over", self.people[0].id
        for button in list(self.message.buttons):
            custom_id = re.escape(button.custom_id or "-")
            if re.search(r"^(a|l|table):|^learn", custom_id) or button.disabled:
                continue

            async def opened(custom_id: str = f"^{custom_id}$") -> Reply:
                reply = await self._explorer.click(title, host, self.message, custom_id)
                if reply is None:
                    raise LookupError(custom_id)
                return reply

            await self._explorer.explore(title, host, opened, avoid=re.compile("^(a|learn|replay):"))


async def lobby(explorer: Explorer, game: str) -> None:
    """Open a table, join it, press everything in More, leave and cancel."""
    channel = explorer.playground.add_channel(f"lobby-{game}")
    title = f"lobby {game}"
    await explorer.slash(title, "ada", channel, "play", game=game)
    message = explorer.playground.last(channel).id
    for who, custom_id in (("ben", ":join$"), ("ada", ":join$"), ("ben", ":start$"), ("gwen", "^more:")):
        await explorer.click(f"{title} {who}", who, message, custom_id)
    await explorer.slash(f"{title} again", "cleo", channel, "play", game=game)

    def more_of(who: str) -> Any:
        async def opened() -> Reply:
            reply = await explorer.click(f"{title} more of {who}", who, message, "^more:")
            if reply is None:
                raise LookupError("there is no More")
            return reply

        return opened

    depth, values = (2, 25) if game == FULL else (1, 2)
    await explorer.explore(f"{title} more", "ada", more_of("ada"), avoid=LEAVES_LOBBY, depth=depth, values=values)
    if game == FULL:
        await explorer.click(f"{title} ben", "ben", message, ":join$")
        await explorer.explore(f"{title} more of ben", "ben", more_of("ben"), avoid=re.compile("cancel"), depth=1)
        await explorer.explore(f"{title} more of eve", "eve", more_of("eve"), depth=1)
    reply = await explorer.click(title, "ada", message, "^more:")
    if reply is not None and reply.message is not None:
        await explorer.click(f"{title} cancelled", "ada", reply.message, "cancel")
    await explorer.sweep(title)


async def menus(explorer: Explorer, game: str, *, depth: int = 2) -> None:
    """Start a game and press everything in its menu, also leaving and ending it."""
    channel = explorer.playground.add_channel(f"menu-{game}")
    title = f"menu {game}"
    await explorer.slash(title, "ada", channel, "play", game=game)
    message = explorer.playground.last(channel).id
    players = ("ben", "cleo", "dan")[: max(GAMES[game].seats) - 1]
    for who in players:
        await explorer.click(title, who, message, ":join$")
    await explorer.click(title, "ada", message, ":start$")

    def menu_of(who: str) -> Any:
        async def opened() -> Reply:
            now = explorer.playground.last(channel)
            reply = await explorer.click(f"{title} of {who}", who, now, r"^t:\d+$")
            if reply is None:
                raise LookupError("there is no menu")
            return reply

        return opened

    quiet = re.compile("^(learn|r|rp|lesson):")
    for who, deep in (("gwen", 1), (players[0], depth), ("ada", depth)):
        await explorer.explore(f"{title} of {who}", who, menu_of(who), avoid=quiet, depth=deep, values=25)
    await explorer.sweep(title)


async def lesson(explorer: Explorer, game: str) -> None:
    """Follow a lesson to its end."""
    reply = await explorer.slash(f"lesson {game}", "cleo", "games", "learn", game=game)
    for step in range(1, MOST_LESSON_STEPS):
        if reply is None or reply.message is None:
            return
        message = reply.message
        reply = await explorer.click(f"lesson {game} {step}", "cleo", message, r"^lesson:.*:(show|watch)$")
    explorer.recorder.complain(f"the lesson of {game} does not end")


async def rules(explorer: Explorer, game: str) -> None:
    """Read all pages of the rules."""
    reply: Reply | None = await explorer.slash(f"rules {game}", "cleo", "games", "rules", game=game)
    while reply is not None and reply.message is not None:
        reply = await explorer.click(f"rules {game}", "cleo", reply.message, r"^r:.*:next$")
