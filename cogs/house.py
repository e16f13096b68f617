"""What every game needs, loaded first: the boards, the buttons, the lobby and the common commands."""

from __future__ import annotations

from bot.app import Onetable
from bot.command_tree import CommandTree
from bot.languages import languages
from cogs.again import AgainButton
from cogs.answers import admit, command_failed
from cogs.boards import Boards
from cogs.channels import Channels
from cogs.footer import with_footer
from cogs.help import Help
from cogs.learning.lessons import Learn, LessonButton, with_lesson
from cogs.learning.opening import LearnButton
from cogs.lobby import LobbyButton, draw_closed, draw_lobby
from cogs.menu import MenuButton, MenuSelect, with_menu
from cogs.nudge import NudgeButton
from cogs.option_panel import OptionPanels, OptionSelect
from cogs.panels import with_note
from cogs.pings.caller import Caller
from cogs.pings.command import Pings, PingsSelect
from cogs.play import GameSelect, Play
from cogs.presses import MoveButton, MoveSelect, PanelButton, Presses
from cogs.privacy.buttons import PrivacyButton
from cogs.privacy.cog import Privacy
from cogs.prompts import PromptButton, Prompts
from cogs.proof import ProofButton
from cogs.replay import JumpSelect, SeenSelect, StepButton
from cogs.rulebook import Rulebooks, RulesButton, RulesSelect
from cogs.sending_away import SendAwaySelect
from cogs.settings.command import Settings
from cogs.settings.presses import (
    ChannelsSelect,
    GroupSelect,
    ResetButton,
    RolesSelect,
    SettingSelect,
    WordsButton,
    keep_words,
)
from cogs.stats.leaderboard import BoardSelect, EarlierBoardSelect, Leaderboards, RankingButton
from cogs.stats.season import Season, SeasonButton
from cogs.stats.stats import ChartSelect, RatedButton, ShareButton, Stats
from cogs.table import EndButton, Table, WhichButton
from cogs.threads import Doors
from cogs.undo import BackButton, with_question
from cogs.watching import WatchButton, Watchers
from cogs.wire import wire
from cogs.wording import Translator

PRESSES = (
    MoveButton,
    MoveSelect,
    PanelButton,
    PromptButton,
    NudgeButton,
    MenuButton,
    MenuSelect,
    BackButton,
    WatchButton,
    LobbyButton,
    OptionSelect,
    SendAwaySelect,
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
    presses, boards, prompts = Presses(bot), Boards(bot), Prompts()
    presses.add(*PRESSES)
    prompts.forms["c-words"] = keep_words
    presses.on_form = prompts.receive
    boards.frames += [with_menu, with_question, with_footer]
    boards.panels.frames += [with_note, with_lesson]
    boards.faces |= {"lobby": draw_lobby, "closed": draw_closed}
    boards.followers.append(Caller(bot).follow)
    for cog in (
        presses,
        Channels(bot),
        boards,
        prompts,
        Watchers(bot, boards),
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
