"""The menu of a running table: undo, nudge, take a seat, leave, kick, end; and the nudge itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer, localizer
from bot.tables import seats
from bot.tables.lobby import NO_TIES
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.buttons import MoveButton, PersistentItem, play_and_show, play_move, sent_values
from cogs.core.errors import interaction_errors
from cogs.core.game_ui import MenuMove
from cogs.core.layout import MessageLayout, notice, row, with_button
from cogs.core.panels import require_panel
from cogs.core.permissions import guest_of, is_moderator, require_here, require_may_post, settings_of
from cogs.core.replies import reply, update
from cogs.core.text import localizer_for, mention_users, plain_name, safe_name
from cogs.learn.opening import open_lesson
from cogs.learn.rules import show_page
from cogs.pings.command import pings_page
from cogs.places import link_here
from cogs.table.play import open_private_table, open_table, player_of
from rules.catalogue import game_named
from rules.errors import Refusal, StaleMove


class NudgeButton(PersistentItem[ui.Button[Any]], template=r"n:(?P<table>\d+):(?P<epoch>\d+)"):
    """Plays the game's move `nudge`, which the rules allow now and then, and mentions the players whose turn it is."""

    table: int
    epoch: int

    def __init__(self, table: int, epoch: int, *, label: str | None = None, disabled: bool = False) -> None:
        super().__init__(
            ui.Button(label=label, emoji="⏰", style=discord.ButtonStyle.secondary, disabled=disabled),
            table=table,
            epoch=epoch,
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Play the move, show the table, and mention the players."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, clicked=self.table):
            require_may_post(interaction)
            await play_and_show(interaction, self.table, self.epoch, '{"do":"nudge"}')
            scene = await bot.tables.scene(self.table)
            assert scene.view is not None
            await nudge(interaction, scene.record, tuple(scene.record.players[seat].user for seat in scene.view.to_act))


MATCH_ACTIONS = ("back", "time", "nudge", "pings")  # what the menu offers at a tournament match
MOVE = "move"  # the action of the moves that a game offers
ASKED_FIRST = ("leave", "remove")  # actions that need a second click


class Choice(NamedTuple):
    """An entry of the menu: the action, its label and explanation, and the seat it is about, or a game's move."""

    act: str
    label: str
    why: str
    seat: int | str = 0


def with_menu(scene: Scene, say: Localizer, layout: MessageLayout) -> MessageLayout:
    """Return the layout of a running game with its absent players and the menu button."""
    record = scene.record
    if record.phase != "playing" or scene.outcome is not None or record.is_lesson:
        return layout
    parts, button = list(layout.parts), MenuButton(record.id, say)
    if lines := list(_absences(record, say)):
        parts.append(ui.TextDisplay("\n".join(lines)))
    return replace(layout, parts=with_button(parts, button))


def _absences(record: TableRecord, say: Localizer) -> Iterator[str]:
    for player in record.players:
        if player.away:
            yield f"-# {say('seat-away', name=safe_name(player.name))}"
        elif player.kind == "open":
            key = "seat-left" if record.is_match else "seat-open"
            yield f"-# {say(key, name=safe_name(player.name))}"


def choices(scene: Scene, user: int, say: Localizer, *, moderator: bool) -> Iterator[Choice]:
    """Yield what this user can do. In a tournament match, seats and the end are up to the tournament."""
    record, own = scene.record, scene.record.seat_of(user)
    if record.is_match:
        if own is not None:
            yield from (choice for choice in _for_players(scene, own, say) if choice.act in MATCH_ACTIONS)
        yield from _for_everyone(record, say)
        return
    if own is None:
        yield from _for_spectators(record, say)
        yield from _for_everyone(record, say)
    else:
        yield from _for_players(scene, own, say)
        yield from _for_everyone(record, say)
        yield from _leaving(scene, say)
    if moderator or user == record.host:
        yield from _for_host(record, user, say)


def _for_everyone(record: TableRecord, say: Localizer) -> Iterator[Choice]:
    yield Choice("rules", say("menu-rules"), say("menu-rules-why"))
    if game_named(record.game).lesson is not None:
        yield Choice("learn", say("menu-learn"), say("menu-learn-why"))
    if not record.private:
        yield Choice("watch", say("menu-watch"), say("menu-watch-why"))


def _for_spectators(record: TableRecord, say: Localizer) -> Iterator[Choice]:
    for seat, player in enumerate(record.players):
        if player.kind == "open":
            yield Choice("take", say.plain("menu-take", name=plain_name(player.name)), say("menu-take-why"), seat)
    if game_named(record.game).arrive is not None:
        yield Choice("join", say("menu-join"), say("menu-join-why"))


def _for_players(scene: Scene, own: int, say: Localizer) -> Iterator[Choice]:
    record, view = scene.record, scene.view
    has_stand_ins = game_named(record.game).has_stand_ins
    waiting_for = view.to_act if view is not None else ()
    if record.players[own].away:
        yield Choice("back", say("menu-back"), say("menu-back-why"))
    if scene.deadline is not None and own in waiting_for and has_stand_ins:
        yield Choice("time", say("menu-time"), say("menu-time-why"))
    if has_stand_ins and any(seat != own and record.players[seat].is_member for seat in waiting_for):
        yield Choice("nudge", say("menu-nudge"), say("menu-nudge-why"))
    for seat, player in enumerate(record.players):
        if player.away and seat != own:
            votes, needed = seats.open_votes(record, seat)
            name = plain_name(player.name)
            why = say.plain("menu-open-why", name=name, votes=votes, needed=needed)
            yield Choice("open", say.plain("menu-open", name=name), why, seat)
    if not record.private and not record.is_elsewhere:  # elsewhere there are no turn reminders
        yield Choice("pings", say("menu-pings"), say("menu-pings-why"))


def _leaving(scene: Scene, say: Localizer) -> Iterator[Choice]:
    record = scene.record
    if len(record.members) > 1:
        votes, needed = seats.end_votes(record)
        yield Choice("end", say("menu-end"), say("menu-end-why", votes=votes, needed=needed))
    if not record.counts:
        why, _ = _leaving_texts(record)
        yield Choice("leave", say("menu-leave"), say(why))


def _leaving_texts(record: TableRecord) -> tuple[str, str]:
    """Return the keys of the explanation and of the question before a player leaves."""
    if len(record.members) == 1:
        return "menu-leave-why-alone", "sure-leave-question-alone"
    if game_named(record.game).has_stand_ins:
        return "menu-leave-why", "sure-leave-question"
    return "menu-leave-why-gone", "sure-leave-question-gone"


def _for_host(record: TableRecord, user: int, say: Localizer) -> Iterator[Choice]:
    other_players = [
        (seat, player) for seat, player in enumerate(record.players) if player.is_member and player.user != user
    ]
    why = "menu-remove-why" if game_named(record.game).has_stand_ins else "menu-remove-why-gone"
    for seat, player in other_players:
        name = plain_name(player.name)
        if player.user != record.host:
            yield Choice("host", say.plain("menu-host", name=name), say("menu-host-why"), seat)
        yield Choice("remove", say.plain("menu-remove", name=name), say.plain(why, name=name), seat)


class MenuButton(PersistentItem[ui.Button[Any]], template=r"t:(?P<table>\d+)"):
    """Opens the menu."""

    table: int

    def __init__(self, table: int, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("menu-button")), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the user what they can do."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, clicked=self.table, replies="private"):
            scene = await bot.tables.scene(self.table)
            require_running_here(scene.record, interaction)
            say = localizer_for(interaction)
            offered = list(choices(scene, interaction.user.id, say, moderator=is_moderator(interaction)))
            if (await settings_of(interaction)).enders != "vote":
                offered = [choice for choice in offered if choice.act != "end"]
            if await bot.tables.seats.may_undo(self.table, interaction.user.id):
                offered.insert(0, Choice("undo", say("menu-undo"), say("menu-undo-why")))
            elif scene.undo_asker is None and await bot.tables.seats.may_request_undo(self.table, interaction.user.id):
                offered.append(Choice("ask", say("menu-ask"), say("menu-ask-why")))
            offered[:0] = _moves(bot, scene, interaction.user.id, say)
            title = say("menu-title", game=say(f"{scene.record.game}-name"))
            view = notice(title, row(MenuSelect(self.table, offered[:25], say("menu-choose"))))
            await reply(interaction, view=view)


def _moves(bot: Onetable, scene: Scene, user: int, say: Localizer) -> Iterator[Choice]:
    """Yield the moves that the game itself offers to this user."""
    for offered in _menu_moves(bot, scene, user, say):
        assert scene.view is not None
        yield Choice(MOVE, offered.label, offered.why, f"{scene.view.epoch}-{offered.move.model_dump_json()}")


def _menu_moves(bot: Onetable, scene: Scene, user: int, say: Localizer) -> Iterable[MenuMove]:
    menu, seat = bot.games[scene.record.game].menu, scene.record.seat_of(user)
    return () if menu is None or seat is None or scene.view is None else menu(scene, seat, say)


async def _play_chosen(interaction: discord.Interaction[Any], table: int, chosen: str) -> None:
    """Play a move that was chosen in the menu, or ask first; mention the players who are nudged."""
    bot: Onetable = interaction.client
    scene, say = await bot.tables.scene(table, interaction.user.id), localizer_for(interaction)
    epoch, _, move = chosen.partition("-")
    offered = {entry.move.model_dump_json(): entry for entry in _menu_moves(bot, scene, interaction.user.id, say)}
    if scene.view is None or move not in offered or epoch != str(scene.view.epoch):
        raise StaleMove
    entry = offered[move]
    if entry.question:
        sure = MoveButton(table, int(epoch), entry.move, label=entry.label, style=discord.ButtonStyle.danger)
        await update(interaction, view=notice(entry.question, row(sure, ConfirmButton(table, "no", 0, say))))
        return
    is_nudge = getattr(entry.move, "do", None) == "nudge"
    if is_nudge:
        require_may_post(interaction)
    await play_move(interaction, table, int(epoch), move)
    await update(interaction, view=notice(say("menu-done-nudge" if is_nudge else "menu-done")))
    await bot.table_messages.show(table)
    if is_nudge:
        record = scene.record
        await nudge(interaction, record, tuple(record.players[seat].user for seat in scene.view.to_act))


class MenuSelect(PersistentItem[ui.Select[Any]], template=r"u:(?P<table>\d+)"):
    """The menu; each value is an action and a seat."""

    table: int

    def __init__(self, table: int, offered: list[Choice], placeholder: str) -> None:
        options = [
            discord.SelectOption(
                label=choice.label[:100], value=f"{choice.act}-{choice.seat}", description=choice.why[:100]
            )
            for choice in offered
        ]
        super().__init__(ui.Select(options=options, placeholder=placeholder), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do it, confirm it, and show the table."""
        bot: Onetable = interaction.client
        act, _, seat = "-".join(sent_values(interaction)).partition("-")
        async with interaction_errors(interaction, table=self.table, act=act):
            require_running_here(await bot.tables.record(self.table), interaction)
            if act == "watch":
                await bot.spectators.show(self.table, interaction)
                return
            record = await bot.tables.record(self.table)
            if act == "pings":
                await update(interaction, view=await pings_page(interaction))
            elif act == MOVE:
                await _play_chosen(interaction, self.table, seat)
            elif act == "rules":
                await show_page(interaction, record.game, "", here=True)
            elif act == "learn":
                await open_lesson(interaction, record.game)
            elif act in ASKED_FIRST:
                await _ask_first(interaction, record, act, _seat_number(seat))
            else:
                await _act(interaction, self.table, act, _seat_number(seat))


class ConfirmButton(
    PersistentItem[ui.Button[Any]], template=r"sure:(?P<table>\d{1,18}):(?P<act>leave|remove|no):(?P<seat>\d{1,2})"
):
    """The second click before a player leaves or is removed, and the button that keeps things as they are."""

    table: int
    act: str
    seat: int

    def __init__(self, table: int, act: str, seat: int, say: Localizer) -> None:
        style = discord.ButtonStyle.secondary if act == "no" else discord.ButtonStyle.danger
        super().__init__(ui.Button(label=say(f"sure-{act}"), style=style), table=table, act=act, seat=seat)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do it, or not."""
        async with interaction_errors(interaction, table=self.table, act=self.act):
            require_panel(interaction)
            if self.act == "no":
                await update(interaction, view=notice(localizer_for(interaction)("sure-kept")))
                return
            require_running_here(await interaction.client.tables.record(self.table), interaction)
            await _act(interaction, self.table, self.act, self.seat)


async def _ask_first(interaction: discord.Interaction[Any], record: TableRecord, act: str, seat: int) -> None:
    """Ask before a player leaves or is removed, unless that would be refused anyway."""
    say, user = localizer_for(interaction), interaction.user.id
    if act == "remove":
        seats.kick(record, user, seat, moderator=is_moderator(interaction))
        question = say("sure-remove-question", name=safe_name(record.players[seat].name))
    else:
        seat = seats.require_may_leave(record, user)
        question = say(_leaving_texts(record)[1])
    buttons = row(*(ConfirmButton(record.id, answer, seat, say) for answer in (act, "no")))
    await update(interaction, view=notice(question, buttons))


def _seat_number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 3 else -1


async def _act(interaction: discord.Interaction[Any], table: int, act: str, seat: int) -> None:
    """Do it, confirm it in place of the menu, show the table, and mention the players who were nudged."""
    bot: Onetable = interaction.client
    say, mentioned = localizer_for(interaction), await _do(interaction, table, act, seat)
    await update(interaction, view=notice(say(f"menu-done-{act}")))
    await bot.table_messages.show(table)
    if mentioned:
        await nudge(interaction, await bot.tables.record(table), mentioned)


async def _do(interaction: discord.Interaction[Any], table: int, act: str, seat: int) -> tuple[int, ...]:
    """Do it, and return the users to mention."""
    bot: Onetable = interaction.client
    tables, user, moderator = bot.tables, interaction.user.id, is_moderator(interaction)
    player, key = player_of(interaction), str(interaction.id)
    guest = await guest_of(interaction) if act in ("take", "join") else NO_TIES
    acts: dict[str, Callable[[], Awaitable[object]]] = {
        "back": lambda: tables.seats.come_back(table, user),
        "time": lambda: tables.seats.more_time(table, user),
        "undo": lambda: tables.seats.undo(table, user, key=key),
        "ask": lambda: tables.seats.request_undo(table, user),
        "open": lambda: tables.seats.vote_open(table, user, seat),
        "end": lambda: tables.seats.vote_end(table, user),
        "leave": lambda: _leave(bot, table, user),
        "take": lambda: tables.seats.take(table, seat, player, guest),
        "join": lambda: tables.seats.join_late(table, player, guest, key=key),
        "host": lambda: tables.seats.transfer_host(table, user, seat, moderator=moderator),
        "remove": lambda: tables.seats.kick(table, user, seat, moderator=moderator),
    }
    if act == "nudge":
        require_may_post(interaction)
        return await tables.seats.nudge(table, user)
    if act not in acts:
        raise Refusal("refused-old-button")
    await acts[act]()
    return ()


async def _leave(bot: Onetable, table: int, user: int) -> None:
    """Leave the game; a private one ends, so that its message shows that it is closed."""
    if (await bot.tables.record(table)).private:
        await bot.tables.end(table, user, moderator=False)
    else:
        await bot.tables.seats.leave(table, user)


def require_running_here(record: TableRecord, interaction: discord.Interaction) -> None:
    """Refuse a user who may not see the table, another channel, and a table that is not running."""
    require_here(record, interaction)
    if record.phase != "playing":
        raise Refusal("refused-not-started" if record.phase == "lobby" else "refused-table-closed")


async def nudge(interaction: discord.Interaction, record: TableRecord, players: tuple[int, ...]) -> None:
    """Mention the players whose turn it is."""
    bot = interaction.client
    assert isinstance(bot, Onetable)
    if not is_moderator(interaction):
        players = await bot.blocks.may_ping(interaction.user.id, players)
    if not players:
        return
    mentions, called = mention_users(players)
    sentence = localizer(record.language)("nudge-call", players=mentions, link=link_here(interaction, record))
    message = await interaction.followup.send(sentence, allowed_mentions=called, wait=True)
    if record.is_elsewhere:
        return  # the bot cannot delete the message later
    seats_of = {seat: player.user for seat, player in enumerate(record.players) if player.user in players}
    await bot.ping_sender.adopt(record, message.id, seats_of)


def with_undo_request(scene: Scene, say: Localizer, layout: MessageLayout) -> MessageLayout:
    """Return the layout of a running game with the open undo request, if there is one."""
    asker, record = scene.undo_asker, scene.record
    if asker is None or scene.outcome is not None or record.phase != "playing" or record.private:
        return layout
    votes, needed = seats.undo_votes(record, asker)
    player = record.players[asker]
    line = say("back-asked", name=safe_name(player.name), votes=votes, needed=needed)
    buttons = [UndoVoteButton(record.id, player.asks_back, answer, say) for answer in ("yes", "no")]
    return replace(layout, parts=[*layout.parts, ui.TextDisplay(line), row(*buttons)])


class UndoVoteButton(PersistentItem[ui.Button[Any]], template=r"b:(?P<table>\d+):(?P<version>\d+):(?P<answer>yes|no)"):
    """Allows or refuses an undo request: the one that was made at this version of the game."""

    table: int
    version: int
    answer: str

    def __init__(self, table: int, version: int, answer: str, say: Localizer) -> None:
        style = discord.ButtonStyle.success if answer == "yes" else discord.ButtonStyle.secondary
        super().__init__(
            ui.Button(label=say(f"back-{answer}"), style=style), table=table, version=version, answer=answer
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Vote, and show the table."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, clicked=self.table, answer=self.answer):
            require_running_here(await bot.tables.record(self.table), interaction)
            agreed = self.answer == "yes"
            await bot.tables.seats.answer_undo_request(self.table, interaction.user.id, self.version, agreed=agreed)
            await bot.table_messages.show(self.table, interaction)


class RematchButton(PersistentItem[ui.Button[Any]], template=r"a:(?P<table>\d+)"):
    """The rematch button below the result."""

    table: int

    def __init__(self, table: int, say: Localizer) -> None:
        super().__init__(
            ui.Button(label=say("again-button"), emoji="🔁", style=discord.ButtonStyle.success), table=table
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open a new lobby or private table; the result stays."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, table=self.table):
            record = await bot.tables.record(self.table)
            if record.is_match:
                raise Refusal("refused-match")
            if record.private:
                await open_private_table(interaction, record.game, computers=len(record.players) - 1)
            elif (again := bot.games[record.game].again) is not None:
                await again(interaction, record)
            else:
                require_here(record, interaction)
                await open_table(interaction, record.game, like=record)
