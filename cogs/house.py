"""What every game needs, loaded first: the boards, the buttons, the lobby and the common commands."""

from __future__ import annotations

from bot.app import Onetable
from cogs.again import AgainButton
from cogs.boards import Boards
from cogs.footer import with_footer
from cogs.help import Help
from cogs.lobby import GameSelect, Lobby, LobbyButton, OptionSelect, draw_closed, draw_lobby
from cogs.menu import MenuButton, MenuSelect, with_menu
from cogs.nudge import NudgeButton
from cogs.presses import MoveButton, MoveSelect, PanelButton, Presses
from cogs.privacy.buttons import PrivacyButton
from cogs.privacy.cog import Privacy
from cogs.prompts import PromptButton, Prompts
from cogs.proof import ProofButton
from cogs.replay import JumpSelect, SeenSelect, StepButton
from cogs.rulebook import Rulebooks, RulesButton, RulesSelect
from cogs.settings import Settings, SettingSelect
from cogs.stats.leaderboard import BoardSelect, Leaderboards, RankingButton
from cogs.stats.season import Season, SeasonButton
from cogs.stats.stats import ChartSelect, RatedButton, ShareButton, Stats
from cogs.table import EndButton, Table, WhichButton
from cogs.undo import BackButton, with_question
from cogs.watching import WatchButton, Watchers
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
    SettingSelect,
    PrivacyButton,
    BoardSelect,
    RankingButton,
    SeasonButton,
    ChartSelect,
    RatedButton,
    ShareButton,
)


async def setup(bot: Onetable) -> None:
    """Buttons work from now on, also those of messages sent before."""
    await bot.tree.set_translator(Translator())
    presses, boards = Presses(bot), Boards(bot)
    presses.add(*PRESSES)
    boards.frames += [with_menu, with_question, with_footer]
    boards.faces |= {"lobby": draw_lobby, "closed": draw_closed}
    for cog in (
        presses,
        boards,
        Prompts(),
        Watchers(bot, boards),
        Lobby(bot),
        Table(bot),
        Settings(bot),
        Stats(bot),
        Leaderboards(bot),
        Season(bot),
        Rulebooks(),
        Help(),
        Privacy(bot),
    ):
        await bot.add_cog(cog)
