"""What every game needs, loaded first: the boards, the buttons, the lobby and the common commands."""

from __future__ import annotations

from bot.app import Onetable
from bot.command_tree import CommandTree
from bot.i18n import languages
from cogs.core.buttons import MoveButton, MoveSelect, PanelButton, Presses
from cogs.core.channels import Channels
from cogs.core.errors import admit, command_failed
from cogs.core.modals import ModalButton, Modals
from cogs.core.panels import with_note
from cogs.core.table_messages import TableMessages
from cogs.core.text import Translator
from cogs.core.wire import wire
from cogs.help import Help
from cogs.learn.lessons import Learn, LessonButton, with_lesson
from cogs.learn.opening import LearnButton
from cogs.learn.rules import Rulebooks, RulesButton, RulesSelect
from cogs.pings.command import Pings, PingsSelect
from cogs.pings.sender import Caller
from cogs.privacy.commands import Privacy, PrivacyButton
from cogs.settings.command import Settings
from cogs.settings.controls import (
    ChannelsSelect,
    GroupSelect,
    ResetButton,
    RolesSelect,
    SettingSelect,
    WordsButton,
    save_word_filter,
)
from cogs.stats.command import ChartSelect, RatedButton, ShareButton, Stats
from cogs.stats.leaderboard import BoardSelect, EarlierBoardSelect, Leaderboards, RankingButton
from cogs.stats.season import Season, SeasonButton
from cogs.table.commands import EndButton, Table, WhichButton
from cogs.table.kick import KickSelect
from cogs.table.lobby import LobbyButton, draw_closed, draw_lobby
from cogs.table.menu import MenuButton, MenuSelect, NudgeButton, with_menu
from cogs.table.options import OptionPanels, OptionSelect
from cogs.table.play import GameSelect, Play
from cogs.table.rematch import AgainButton
from cogs.table.replay import JumpSelect, SeenSelect, StepButton, with_footer
from cogs.table.spectators import WatchButton, Watchers
from cogs.table.threads import Doors
from cogs.table.undo import BackButton, with_question
from cogs.table.verify import ProofButton

PRESSES = (
    MoveButton,
    MoveSelect,
    PanelButton,
    ModalButton,
    NudgeButton,
    MenuButton,
    MenuSelect,
    BackButton,
    WatchButton,
    LobbyButton,
    OptionSelect,
    KickSelect,
    GameSelect,
    EndButton,
    WhichButton,
    AgainButton,
    StepButton,
    JumpSelect,
    SeenSelect,
    ProofButton,
    RulesButton,
    RulesSelect,
    PingsSelect,
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
    ShareButton,
    ChannelsSelect,
    RolesSelect,
    GroupSelect,
    ResetButton,
    WordsButton,
)


async def setup(bot: Onetable) -> None:
    """Buttons work from now on, also those of messages sent before."""
    if len(languages()) > 1:
        await bot.tree.set_translator(Translator())
    assert isinstance(bot.tree, CommandTree)
    bot.tree.check = admit
    bot.tree.error(command_failed)
    presses, table_messages, modals = Presses(bot), TableMessages(bot), Modals()
    presses.add(*PRESSES)
    modals.forms["c-words"] = save_word_filter
    presses.on_form = modals.receive
    table_messages.decorators += [with_menu, with_question, with_footer]
    table_messages.panels.decorators += [with_note, with_lesson]
    table_messages.renderers |= {"lobby": draw_lobby, "closed": draw_closed}
    table_messages.followers.append(Caller(bot).follow)
    for cog in (
        presses,
        Channels(bot),
        table_messages,
        modals,
        Watchers(bot, table_messages),
        Pings(),
        Play(),
        Doors(),
        OptionPanels(),
        Table(bot),
        Settings(bot),
        Stats(bot),
        Leaderboards(bot),
        Season(bot),
        Rulebooks(),
        Learn(),
        Help(),
        Privacy(bot),
    ):
        await bot.add_cog(cog)


async def teardown(_bot: Onetable) -> None:
    """Nothing more is sent."""
    wire().hang_up()
