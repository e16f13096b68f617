"""Tournaments, from the draft to the champion, with the organiser's pages on the way."""

from __future__ import annotations

import contextlib
import re
from random import Random
from typing import Any

from bot.tournaments.model import Tournament
from playground.client.actions import ActionError
from playground.client.seen_message import SeenMessage
from playground.playground import Reply
from playground.world.model import Channel
from rules.catalogue import GAMES
from tools.walk.explorer import Explorer

GAME = "one-shot"
ORGANISER = "ada"
PLAYERS = ("ada", "ben", "cleo", "dan", "eve")
ENDS_DRAFT = re.compile(":(announce|discard)$")
ENDS_TOURNAMENT = re.compile(r"^tm:.*:(start|checkin|pause|resume|sure-cancel|sure-stop)$")
MOST_MATCHES = 40


class Walked:
    """One tournament in a channel of its own."""

    def __init__(self, explorer: Explorer, form: str, players: tuple[str, ...]) -> None:
        self.explorer, self.form, self.players = explorer, form, players
        self.playground = explorer.playground
        self.title = f"tournament {form}"
        self.channel: Channel = self.playground.add_channel(f"cup-{form}")
        self.tables = explorer.stage.bot.tables
        self.number = 0

    async def play(self, *, everything: bool) -> None:
        """Create, announce, fill, start and play it; `everything` also presses what is beside the way."""
        await self.announce(everything=everything)
        await self.sign_up(everything=everything)
        await self._start(checkin=not everything)
        if everything:
            await self._beside()
        await self._play_matches()
        for words in ("standings", "rounds", "why", "export", "manage", "show", "season"):
            await self.command(words)
        await self.explorer.sweep(self.title)

    async def command(self, words: str, who: str = ORGANISER, **options: Any) -> Reply:
        """Use one of the commands."""
        title = f"{self.title} {words}"
        return await self.explorer.slash(title, who, self.channel, f"tournament {words}", **options)

    async def announce(self, *, everything: bool) -> None:
        """Make a draft of this format and announce it."""
        page = await self._new_draft()
        if everything:
            await self.command("create", "gwen", game=GAME)  # who may not
            explored, title = page, f"{self.title} draft"
            await self.explorer.explore(title, ORGANISER, lambda: self._draft(explored), avoid=ENDS_DRAFT, values=9)
            await self._draft(explored)
            await self.explorer.click(title, ORGANISER, explored, "^tb:.*:discard$")
            page = await self._new_draft()
        await self._draft(page)
        button = next(one for one in self.playground.seen(page).buttons if (one.custom_id or "").endswith(":basics"))
        form = await self.playground.click(ORGANISER, page, custom_id=button.custom_id)
        basics = {"name": "Cup", "start": "", "size": "8", "rounds": "", "checkin": "0" if everything else "15"}
        await self.playground.submit(ORGANISER, form, values=basics)
        await self.explorer.click(f"{self.title} announce", ORGANISER, page, r"^tb:.*:announce$")
        await self.explorer.sweep(self.title)
        self.number = max(int(row) for row in re.findall(r"tn:(\d+):", str(self._notice.components)))

    async def _new_draft(self) -> SeenMessage:
        reply = await self.command("create", game=GAME, name="Cup")
        assert reply.message is not None
        return reply.message

    async def _draft(self, page: SeenMessage) -> Reply:
        """Return to the first page of the draft, with the format of this tournament."""
        for button in self.playground.seen(page).buttons:
            if (button.custom_id or "").endswith(":back"):
                await self.playground.click(ORGANISER, page, custom_id=button.custom_id)
        select = next(one for one in self.playground.seen(page).selects if one.custom_id.endswith(":format"))
        return await self.playground.select(ORGANISER, page, [f'"{self.form}"'], custom_id=select.custom_id)

    @property
    def _notice(self) -> SeenMessage:
        found = [one for one in self.playground.messages(self.channel) if "'tn:" in str(one.components)]
        if not found:
            raise LookupError("there is no announcement")
        return found[0]

    async def _press(self, who: str, act: str) -> Reply | None:
        reply = await self.explorer.click(f"{self.title} {act} {who}", who, self._notice, f"^tn:.*:{act}$")
        await self.explorer.recorder.show(f"{self.title} announcement", self._notice)
        return reply

    async def sign_up(self, *, everything: bool) -> None:
        """Let everybody sign up."""
        for who in self.players:
            await self._press(who, "in")
        if everything:
            await self._press("ben", "in")
            await self._press("gwen", "out")
            reply = await self._press("ben", "out")
            if reply is not None and reply.message is not None:
                for act in ("no", "out"):
                    await self.explorer.click(f"{self.title} withdraw", "ben", reply.message, f"^tx:.*:{act}:")
            await self._press("ben", "in")
            await self._explore_manage()
            await self.command("add", member="finn")
            await self.command("add", member="finn")
            removed = await self.command("remove", member="finn")
            if removed.message is not None:
                await self.explorer.click(f"{self.title} remove", ORGANISER, removed.message, "^tx:.*:remove:")
            for words in ("standings", "rounds", "why", "list"):
                await self.command(f"{words}", "gwen")

    async def _explore_manage(self) -> None:
        async def opened() -> Reply:
            return await self.command("manage")

        await self.explorer.explore(f"{self.title} manage", ORGANISER, opened, avoid=ENDS_TOURNAMENT)

    async def _manage(self, act: str) -> None:
        page = await self.command("manage")
        if page.message is not None:
            await self.explorer.click(f"{self.title} {act}", ORGANISER, page.message, f"^tm:.*:{act}$")

    async def _start(self, *, checkin: bool) -> None:
        if checkin:
            await self._manage("checkin")
            for who in self.players:
                await self._press(who, "check")
        await self._manage("start")
        await self.explorer.sweep(self.title)

    async def _tournament(self) -> Tournament:
        return await self.explorer.stage.bot.tournaments.get(self.number)

    async def _beside(self) -> None:
        """What organisers and players do during a round."""
        for act in ("match", "table", "solo"):
            for who in ("ada", "gwen"):
                await self._press(who, act)
        for words in ("standings", "rounds", "why", "show"):
            for who in ("ben", "gwen"):
                await self.command(words, who)
        await self.command("manage", "gwen")
        await self.command("swap", first="ada", second="cleo")
        await self.command("result", match=1, outcome="???")
        await self.command("result", match=1, outcome="draw")
        await self.command("penalty", member="dan", penalty="warning")
        await self.command("penalty", member="gwen", penalty="warning")
        for act in ("pause", "resume"):
            await self._manage(act)
        await self._explore_manage()
        drop = await self.command("drop", "eve")
        if drop.message is not None:
            for act in ("no", "drop"):
                await self.explorer.click(f"{self.title} drop", "eve", drop.message, f"^tx:.*:{act}:")
        await self.command("drop", "gwen")

    async def _play_matches(self) -> None:
        players = {person.id: person.handle for person in self.playground.world.people.values()}
        for _ in range(MOST_MATCHES):
            tournament = await self._tournament()
            rows = list(tournament.open_rows())
            if tournament.record.phase != "running" or not rows:
                break
            match, row = rows[0]
            calls = [one for one in self.playground.messages(row.thread) if "'tr:" in str(one.components)]
            for entrant in match.entrants:
                user = tournament.members(entrant)[0].user
                with contextlib.suppress(ActionError, LookupError, IndexError):
                    await self.explorer.click(f"{self.title} ready", players[user], calls[-1], "^tr:")
            await self.explorer.sweep(self.title)
            await self._play_out(row.thread)
            await self.explorer.sweep(self.title)
            await self.explorer.recorder.show(f"{self.title} announcement", self._notice)
        if (await self._tournament()).record.phase != "over":
            self.explorer.recorder.complain(f"{self.title} is not over")

    async def _play_out(self, thread: int) -> None:
        """Play the game in a thread with the moves of computers, as its players."""
        rng, game = Random(thread), GAMES[GAME]
        table = (await self.tables.find(thread)).id
        while (record := await self.tables.record(table)).live:
            live = await self.tables.cache.get(table)
            seat = min(live.table.to_act)
            state = game.State.model_validate_json(live.table.position.state)
            await self.tables.play(
                record.id,
                record.players[seat].user,
                game.stand_in(state, seat, rng).model_dump_json(),
                epoch=live.table.view(seat).epoch,
                key=f"{record.id}/{live.table.version}",
                guild=record.guild,
                channel=record.channel,
            )
        await self.explorer.stage.settled()


async def swiss(explorer: Explorer) -> None:
    """A Swiss tournament of five with everything around it."""
    await Walked(explorer, "swiss", PLAYERS).play(everything=True)


async def knock_out(explorer: Explorer) -> None:
    """A knock-out of four with a check-in."""
    await Walked(explorer, "single", PLAYERS[:4]).play(everything=False)


async def cancelled(explorer: Explorer) -> None:
    """A tournament that the organiser cancels, a daily league, and the list."""
    walked = Walked(explorer, "robin", PLAYERS[:3])
    await walked.announce(everything=False)
    await walked.sign_up(everything=False)
    page = await walked.command("manage")
    if page.message is not None:
        for act in ("cancel", "sure-cancel"):
            await explorer.click(walked.title, ORGANISER, page.message, f"^tm:.*:{act}$")
    await walked.command("daily-league", days=7, name="League")
    for words in ("list", "season"):
        await walked.command(words)
    await explorer.sweep(walked.title)
