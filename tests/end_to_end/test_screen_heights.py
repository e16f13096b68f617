"""Every message of every game fits on one screen of a phone, in each phase and with each number of players.

`python -m tools.screenshots` prints all heights and saves pictures of what is measured here.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import get_args, get_type_hints

import pytest

pytest.importorskip("playwright.async_api", reason="playwright is not installed")

from playground.client.seen_message import SeenMessage
from playground.world.model import Person
from rules.catalogue import GAMES
from tools.screenshots import LIMIT, OPTIONS, Heights, Ruler, Stage, chromium, games, measure

pytestmark = [
    pytest.mark.skipif(chromium() is None, reason="there is no Chromium on the path"),
    pytest.mark.timeout(600),
]


LOCALES = ("en-US", "de", "es-ES", "fr", "ja", "pt-BR")
RARE = {"choose", "keep", "vote"}  # familiars of Only One and doubtful guesses, which random clicks do not always reach


@pytest.mark.parametrize("game", GAMES)
async def test_every_message_and_panel_is_at_most_800_pixels_high(tmp_path, game):
    heights = Heights()
    async with Stage.open(tmp_path) as stage, Ruler.open(stage.playground) as ruler:
        for _, players in games(game):
            await measure(stage, ruler, game, players, heights)
    for _, players in games(game):
        assert phases_of(game) - RARE <= {state.phase for state in heights.phone if state.players == players}
    assert "replay" in {state.shown for state in heights.phone}
    too_high = heights.too_high()
    assert too_high == [], "\n".join(["too high, in pixels at 400 and 1280 of width:", *too_high])


async def test_more_of_a_lobby_is_at_most_800_pixels_high_in_every_language(tmp_path):
    too_high = []
    async with Stage.open(tmp_path) as stage, Ruler.open(stage.playground) as ruler:
        host, *guests = [person for person in stage.playground.world.people.values() if not person.bot]
        for game in GAMES:
            lobby = Lobby(stage, game, host)
            async for state in lobby.states(guests):
                for host.locale in LOCALES:
                    phone, _ = await ruler.heights(await lobby.more())
                    if phone > LIMIT:
                        too_high.append(f"{game} {state} {host.locale} {phone}")
    assert too_high == [], "\n".join(["too high, in pixels at 400 of width:", *too_high])


class Lobby:
    """A lobby whose host looks at More again and again."""

    def __init__(self, stage: Stage, game: str, host: Person) -> None:
        self._stage, self._playground, self._game, self._host = stage, stage.playground, game, host
        self._channel = stage.playground.add_channel(f"lobby-{game}")

    async def states(self, guests: list[Person]) -> AsyncIterator[str]:
        """Open it and let the game's most people in, then another one for a computer and the channel."""
        await self._open()
        yield "alone"
        for guest in guests[: max(GAMES[self._game].seats) - 1]:
            await self._press(self._lobby, "join", guest)
        table = await self._stage.bot.tables.find(self._channel.id)
        for option, value in OPTIONS.get(self._game, {}).items():
            await self._stage.bot.tables.choose(table.id, self._host.id, option, value)
        yield "full, with options"
        await self._press(await self.more(), "cancel")
        if self._game == "just-one":  # its seven options do not fit
            return
        await self._open()
        for act in ("computer", "crowd"):
            await self._press(await self.more(), act)
        yield "with a computer and the channel"
        await self._press(await self.more(), "cancel")

    async def more(self) -> SeenMessage:
        """Return the host's More."""
        lobby = self._lobby
        button = next(button for button in lobby.buttons if (button.custom_id or "").startswith("more:"))
        reply = await self._playground.click(self._host, lobby, custom_id=button.custom_id)
        await self._stage.settled()
        assert reply.message is not None
        return self._playground.seen(reply.message.id)

    @property
    def _lobby(self) -> SeenMessage:
        return [message for message in self._playground.messages(self._channel) if message.buttons][-1]

    async def _open(self) -> None:
        await self._playground.slash(self._host, self._channel, "play", game=self._game)
        await self._stage.settled()

    async def _press(self, message: SeenMessage, act: str, person: Person | None = None) -> bool:
        """Press the button of an act, and return whether there is one."""
        for button in message.buttons:
            if (button.custom_id or "").endswith(f":{act}") and not button.disabled:
                await self._playground.click(person or self._host, message, custom_id=button.custom_id)
                await self._stage.settled()
                return True
        return False


def phases_of(game: str) -> set[str]:
    """The phases that the rules name; villages of Rokujika have their own, and the table has none."""
    named = get_type_hints(GAMES[game].State).get("phase")
    return {"lobby", *(get_args(named) if named else ("playing", "over"))}
