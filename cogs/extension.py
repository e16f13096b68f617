"""Loaded first: the objects that all cogs share, the persistent buttons, the lobby and the common commands."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from bot.app import CommandTree, Onetable
from bot.coach import Coach
from bot.i18n import languages
from cogs.core.buttons import MoveButton, MoveSelect, PanelButton, UnknownComponents
from cogs.core.channels import Channels
from cogs.core.errors import admit, on_command_error
from cogs.core.game_ui import GameRegistry
from cogs.core.modals import ModalButton, Modals
from cogs.core.panels import Panels, with_note
from cogs.core.table_messages import TableMessages
from cogs.core.text import Translator
from cogs.emojis.uploads import EmojiUploads
from cogs.films.buttons import FilmButton, with_film
from cogs.films.service import Films
from cogs.help import Help
from cogs.learn.lessons import Learn, LessonButton, with_lesson
from cogs.learn.opening import LearnButton
from cogs.learn.rules import Rules, RulesButton, RulesSelect
from cogs.pings.command import AlertSelect, Pings, PingsSelect, QuietSelect, StopAlertsButton
from cogs.pings.sender import TurnPingSender
from cogs.privacy.commands import Privacy, PrivacyButton
from cogs.settings.controls import (
    ChannelsSelect,
    GroupSelect,
    ResetButton,
    RolesSelect,
    RoundUpChannelSelect,
    Settings,
    SettingSelect,
    WordsButton,
    save_word_filter,
)
from cogs.social.access import AccessButton, AccessRolesSelect, AccessUsersSelect, BackButton, OpenToAllButton
from cogs.social.alerts import AlertButton, TableCalls
from cogs.social.block import Block, BlockPageButton, UnblockButton
from cogs.social.presets import DropPresetSelect, PresetsButton, PresetSelect, SavePresetButton, save_preset
from cogs.social.search_posts import SearchPosts
from cogs.social.searches import LookingForPlayers, SearchButton
from cogs.stats.badges import BadgeNews, BadgeNewsButton, BadgesButton
from cogs.stats.command import ChartSelect, RatedButton, ShareButton, Stats
from cogs.stats.leaderboard import BoardSelect, EarlierBoardSelect, Leaderboards, RankingButton, Season, SeasonButton
from cogs.table.autoplay import Autoplay
from cogs.table.coach import CoachButton, with_coach
from cogs.table.commands import EndButton, Table, WhichButton
from cogs.table.crowd import with_vote
from cogs.table.details import DetailsButton, with_details
from cogs.table.lobby import draw_closed, draw_lobby
from cogs.table.lobby_controls import (
    KickButton,
    KickSelect,
    LobbyButton,
    MoreButton,
    MoreMessages,
    OptionSelect,
    PartnerSelect,
    PartSelect,
    save_word,
)
from cogs.table.menu import (
    ConfirmButton,
    MenuButton,
    MenuSelect,
    NudgeButton,
    RematchButton,
    UndoVoteButton,
    with_menu,
    with_undo_request,
)
from cogs.table.play import GameSelect, Play
from cogs.table.replay import JumpSelect, SeenSelect, StepButton, with_replay
from cogs.table.spectators import Spectators, WatchButton
from cogs.table.verify import ProofButton

ITEMS = (
    MoveButton,
    MoveSelect,
    PanelButton,
    ModalButton,
    NudgeButton,
    MenuButton,
    MenuSelect,
    ConfirmButton,
    DetailsButton,
    UndoVoteButton,
    WatchButton,
    LobbyButton,
    MoreButton,
    OptionSelect,
    PartSelect,
    PartnerSelect,
    KickSelect,
    KickButton,
    GameSelect,
    EndButton,
    WhichButton,
    RematchButton,
    StepButton,
    JumpSelect,
    SeenSelect,
    ProofButton,
    CoachButton,
    FilmButton,
    RulesButton,
    RulesSelect,
    PingsSelect,
    AlertSelect,
    StopAlertsButton,
    QuietSelect,
    AlertButton,
    AccessButton,
    AccessUsersSelect,
    AccessRolesSelect,
    OpenToAllButton,
    BackButton,
    PresetsButton,
    PresetSelect,
    DropPresetSelect,
    SavePresetButton,
    UnblockButton,
    BlockPageButton,
    SearchButton,
    LearnButton,
    LessonButton,
    SettingSelect,
    PrivacyButton,
    BoardSelect,
    EarlierBoardSelect,
    RankingButton,
    SeasonButton,
    ChartSelect,
    RatedButton,
    BadgesButton,
    BadgeNewsButton,
    ShareButton,
    ChannelsSelect,
    RolesSelect,
    RoundUpChannelSelect,
    GroupSelect,
    ResetButton,
    WordsButton,
)


async def setup(bot: Onetable) -> None:
    """Set the bot's shared objects, make the buttons of all messages work, and add the common commands."""
    if len(languages()) > 1:
        await bot.tree.set_translator(Translator())
    assert isinstance(bot.tree, CommandTree)
    bot.tree.check = admit
    bot.tree.error(on_command_error)
    bot.add_dynamic_items(*ITEMS)
    bot.games = GameRegistry(bot)
    bot.channels = Channels(bot)
    bot.thread_locks = defaultdict(asyncio.Lock)
    bot.more_messages = MoreMessages()
    bot.modals = Modals()
    bot.modals.add("c-words", save_word_filter)
    bot.modals.add("preset-save", save_preset)
    bot.modals.add("word", save_word)
    bot.table_messages = TableMessages(bot, lobby=draw_lobby, closed=draw_closed)
    bot.table_messages.decorators += [
        with_vote,
        with_menu,
        with_replay,
        with_coach,
        with_film,
        with_details,
        with_undo_request,
    ]
    bot.panels = Panels(bot, bot.table_messages.run)
    bot.panels.decorators += [with_note, with_lesson, with_menu, with_coach, with_film, with_details]
    bot.panels.crowd_decorators.append(with_vote)
    bot.spectators = Spectators(bot)
    bot.autoplay = Autoplay(bot)
    bot.films = Films(bot)
    bot.coach = Coach()
    bot.badge_news = BadgeNews(bot)
    bot.ping_sender = TurnPingSender(bot)
    bot.table_calls = TableCalls(bot)
    bot.search_posts = SearchPosts(bot)
    bot.table_messages.observers += [
        bot.spectators.table_changed,
        bot.ping_sender.table_changed,
        bot.table_calls.table_changed,
    ]
    for cog in (
        UnknownComponents(),
        bot.channels,
        bot.table_messages,
        bot.modals,
        bot.autoplay,
        EmojiUploads(bot),
        bot.badge_news,
        Pings(),
        LookingForPlayers(bot),
        Block(),
        Play(),
        Table(bot),
        Settings(bot),
        Stats(bot),
        Leaderboards(bot),
        Season(bot),
        Rules(),
        Learn(),
        Help(),
        Privacy(bot),
    ):
        await bot.add_cog(cog)
