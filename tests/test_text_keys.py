"""No raw key can reach a message: every key that is put together at run time exists, for every value it can have.

A new pattern (an f-string such as `say(f"lobby-{kind}")`) needs a line in `VALUES` with all values of its placeholders.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from pathlib import Path
from typing import get_args

import pytest

from bot.i18n import localizer
from bot.privacy.counts import Counts
from bot.servers.permissions import NEEDED_FOR_MATCHES, NEEDED_IN_THREAD, OPTIONAL
from bot.servers.settings import PING_POLICIES, Enders, ServerSettings, TurnLimit
from bot.social.model import Pace
from bot.stats.daily import Board
from bot.stats.round_up import PROBLEMS
from bot.store.sql.privacy import EXPORTED
from bot.tables.record import Closing
from bot.tournaments.model import Phase, Seeding, Stage
from bot.tournaments.penalties import Penalty
from cogs.just_one.text import BANDS
from cogs.settings.page import GROUPS
from cogs.tournament.roles.announce_role import Objection as AnnounceObjection
from cogs.tournament.roles.champion_role import MODERATION
from rules.badges import BADGES
from rules.catalogue import GAMES, game_named
from rules.just_one.language.verdict import Reason as ClueReason
from rules.just_one.state import Phase as JustOnePhase
from rules.just_one.state import Result as JustOneResult
from rules.just_one.writing import INVENTED
from rules.omiga.state import Ending as OmigaEnd
from rules.one_shot.state import SUITS
from rules.only_one.cards import VALUES as VALUES_OF_CARDS
from rules.only_one.cards import Familiar
from rules.rokujika.cards import CARDS, TIERS
from rules.rokujika.state import RANKS
from rules.tournament.model import Format

ROOT = Path(__file__).parents[1]
SOURCES = [file for folder in ("cogs", "bot", "rules") for file in sorted((ROOT / folder).rglob("*.py"))]
KEY = re.compile(r"[a-z{}][a-z0-9{}]*(?:-[a-z0-9{}]+)+")
NOT_KEYS = {  # the same shape, but never shown: nonces, custom_ids, file names
    *("t{}-{}-{}", "{}-{}-{}", "{}-wal", "sure-{}", "t{}-{}", "s{}-{}", "call-{}", "seek-{}"),
}


def said(pattern: str) -> tuple[str, ...]:
    """Return the values that are written out in the sources, by a regular expression with one group."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
    found = tuple(sorted(set(re.findall(pattern, text))))
    assert found, pattern
    return found


def dashed(names: object) -> tuple[str, ...]:
    return tuple(str(name).replace("_", "-") for name in names)  # type: ignore[attr-defined]


GAME_NAMES = tuple(GAMES)
PHASES = get_args(JustOnePhase)
RUNNING = tuple(phase for phase in PHASES if phase != "over")
PERMISSIONS = {
    *(name for name, held in MODERATION if held),
    *(extra.name for extra in OPTIONAL),
    *NEEDED_FOR_MATCHES,
    *NEEDED_IN_THREAD,
}
SETTINGS = dashed(name for names in GROUPS.values() for name in names)
FORMATS = get_args(Format)
DRAFT_FORM = (
    *("name", "start", "size", "rounds", "checkin", "ready", "clock", "break", "window", "points", "group", "advance"),
)
PRIVACY = (*(field.name for field in fields(Counts) if field.name != "rows"), *EXPORTED)
DOUBTS = tuple(reason for reason in get_args(ClueReason) if reason not in ("none", "equal"))
ENDED = get_args(JustOneResult)
RANK_NUMBERS = range(len(RANKS) + 1)

# The values of the placeholders of each pattern, in their order; several of them are combined.
VALUES: dict[str, tuple[object, ...]] = {
    "access-now-{}": (("everyone", "some"),),
    "alert-button-{}": (("on", "off"),),
    "alert-told-{}": (("on", "off"),),
    **{f"badge-{part}": (tuple(BADGES),) for part in ("{}", "{}-how", "{}-result")},
    "badges-button-{}": (("on", "off"),),
    "back-{}": (("yes", "no"),),
    "block-button-{}": (("back", "next"),),
    "command-tournament-penalty-{}": (get_args(Penalty),),
    "daily-button-{}": (("resume", "today", "practise", "share"),),
    **{f"{{}}-{why}": (("film", "coach"),) for why in ("already", "busy", "busy-here")},  # who waits for one
    "film-button-{}": (("show", "post", "page"),),
    "help-{}": (("playing", "table", "after", "managers"),),
    "help-{}-list": (("playing", "table", "after", "managers"),),
    "just-one-active-{}": (RUNNING,),
    "just-one-alike-{}": (tuple(reason for reason in get_args(ClueReason) if reason != "none"),),
    "just-one-band-{}": (BANDS,),
    "just-one-clue-{}": (tuple(reason for reason in DOUBTS if reason != INVENTED),),
    "just-one-doubt-{}": (DOUBTS,),
    "just-one-ended-{}": ((*ENDED, "found-vote", "found-sound"),),
    "just-one-ended-{}-early": (("away", "left"),),
    "just-one-giver-{}": (("ready", "compare"),),
    "just-one-panel-{}": (RUNNING,),
    "just-one-picture-{}": (("hidden", "word", "over", "none", "back", "clue", "cancelled"),),
    "just-one-voted-{}": (("yes", "no"),),
    "leaderboard-button-{}": (("first", "back", "next"),),
    **{f"leaderboard-{part}": (get_args(Board),) for part in ("tab-{}", "{}", "{}-empty", "{}-note", "{}-value")},
    "learn-button-{}": (("watch", "show", "again", "stop", "table", "alone", "computer"),),
    "learn-company-{}": (range(1, max(game_named(game).lesson.seats for game in GAMES)),),  # type: ignore[union-attr]
    "lfg-button-{}": (("join", "leave", "open"),),
    "lfg-pace-{}": (get_args(Pace),),
    "lobby-button-{}": (("join", "start", "options", "leave", "cancel", "private", "computer", "no-computer"),),
    "lobby-{}": (("waiting", "ready", "full"),),
    "menu-done-{}": (
        ("join", "undo", "ask", "back", "time", "nudge", "leave", "take", "open", "end", "host", "remove"),
    ),
    "more-done-{}": (("leave", "cancel"),),
    "omiga-colour-{}": (("green", "pink"),),
    "omiga-shape-{}": (("slash", "backslash", "tip", "notch"),),
    "omiga-draw-{}": (("sides", "exhausted", "stuck"),),
    "omiga-won-{}": (tuple(end for end in get_args(OmigaEnd) if end not in ("sides", "exhausted", "stuck")),),
    "omiga-get-ready-{}": (("ready", "paused", "scored"),),
    "omiga-press-ready-{}": (("ready", "paused", "scored"),),
    "omiga-news-{}": (("laid", "threw", "beaten"),),
    "omiga-news-you-{}": (("laid", "threw", "beaten"),),
    "one-shot-suit-{}": (SUITS,),
    "one-shot-won-{}": (("points", "tie-break", "shared"),),
    "only-one-card-{}": ((*VALUES_OF_CARDS, "egg"),),
    "only-one-familiar-{}": (get_args(Familiar),),
    "only-one-power-{}": (get_args(Familiar),),
    "only-one-tally-{}": (("most", "token", "clockwise", "nobody"),),
    "only-one-won-{}": (("points", "charmer", "potions", "token"),),
    "option-turn-limit-{}": (get_args(TurnLimit),),
    "permission-{}": (dashed(PERMISSIONS),),
    "permission-{}-for": (dashed(extra.name for extra in OPTIONAL),),
    "pings-{}": (PING_POLICIES,),
    "preset-button-{}": (("own", "server"),),
    "privacy-button-{}": (("export", "delete", "sure"),),
    "privacy-kept-{}": (dashed(PRIVACY),),
    "quiet-{}": (("from", "until"),),
    "replay-button-{}": (("open", "turnback", "back", "play", "pause", "next", "turn", "export", "verify"),),
    "replay-clock-{}": (("expire", "wake"),),
    "replay-{}": (("undo", "rewind"),),
    "rokujika-card-{}": (tuple(CARDS.cards),),
    "rokujika-sixth-{}": (tuple(CARDS.sixths),),
    "rokujika-original-{}": ((*CARDS.cards, *CARDS.sixths),),
    "rokujika-rank-{}": (RANK_NUMBERS,),
    "rokujika-tier-{}": (TIERS,),
    "rokujika-title-{}": (("daily", "practice"),),
    "rokujika-won-{}": (("points", "shared"),),
    "rokujika-{}-server": (("best", "best-new"),),
    "rokujika-{}-{}": (("best", "best-new"), ("own", "name")),
    "rules-button-{}": (("first", "back", "next"),),
    "setting-enders-{}": (get_args(Enders),),
    "setting-round-up-{}": (PROBLEMS,),
    "setting-{}": (SETTINGS,),
    "setting-{}-gone": (("game-channels", "starter-roles"),),
    "setting-{}-why": (tuple(name for name in SETTINGS if name not in ("day-begins", "round-up-hour")),),
    "settings-bad-{}": (dashed(ServerSettings.model_fields),),
    "settings-group-{}": (tuple(GROUPS),),
    "settings-group-{}-why": (tuple(GROUPS),),
    "stats-button-rated-{}": (("on", "off"),),
    "stats-streaks-{}": (("best", "now", "both"),),
    "table-closed-{}": (tuple(why for why in get_args(Closing) if why),),
    "tournament-about-{}": (FORMATS,),
    "tournament-act-{}": (said(r"""add_journal_entry\(\s*"([a-z-]+)\""""),),
    "tournament-again-{}": (said(r"""_replay\(tournament, row, "([a-z-]+)"\)"""),),
    "tournament-button-{}": (("in", "out", "check", "yes", "play", "rest", "match", "table", "solo"),),
    "tournament-button-series-{}": (("show", "season", "end", "sure-end"),),
    "tournament-confirm-{}": (("drop", "remove", "no"),),
    "tournament-done-{}": (("in", "out", "check", "yes", "play", "rest"),),
    "tournament-draft-button-{}": (("basics", "times", "about", "options", "ranking", "announce", "discard", "back"),),
    "tournament-edit-button-{}": (("basics", "about", "times"),),
    "tournament-form-{}": (("basics", "times", *DRAFT_FORM),),
    "tournament-form-{}-hint": (DRAFT_FORM,),
    "tournament-format-{}": (FORMATS,),
    "tournament-lead-{}": (
        ("checkin", "start", "pause", "resume", "cancel", "stop", "sure-cancel", "sure-stop", "back"),
    ),
    "tournament-league-{}": (("nobody", "over", "day"),),
    "tournament-phase-{}": (get_args(Phase),),
    "tournament-placed-{}-{}": (("behind", "before"), said(r"""_reason\(side, "([a-z-]+)\"""")),
    "tournament-refused-announce-{}": (get_args(AnnounceObjection),),
    "tournament-refused-role-{}": (("gone", "special", "moderation", "organiser", "bot"),),
    "tournament-role-{}": (("gone", "special", "moderation", "organiser", "bot"),),
    "tournament-rounds-{}": (("daily", "weekly"),),
    "tournament-season-{}": (("days", "events"),),
    "tournament-seeding-{}": (get_args(Seeding),),
    "tournament-series-{}": (("daily", "weekly"),),
    "tournament-series-next-{}": (("daily", "weekly"),),
    "tournament-stage-{}": (tuple(stage for stage in get_args(Stage) if stage != "over"),),
    "tournament-sure-{}{}": (("drop", "withdraw"), ("", "-team")),
    "tournament-sure-remove{}": (("", "-team", "-early"),),
    "tournament-sure-{}": (("cancel", "stop"),),
    "tournament-tell-{}": (("soon", "last", *said(r"""about="([a-z-]+)\"""")),),
    "verify-noted-{}": (("equal", "other", "unclear"),),
    "which-{}": (("show", "end", "daily", "practice", "learn", "private"),),
    **{f"{{}}-{part}": (GAME_NAMES,) for part in ("name", "title", "short", "pitch", "lesson-end")},
}
COMBINED: dict[str, set[str]] = {  # where not every combination of values occurs
    "tournament-{}-{}": {f"tournament-{key}" for key in ("third-no", "third-yes", "compare-rank", "compare-sum")},
    "{}-lesson-{}": {f"{game}-lesson-{task.name}" for game in GAMES for task in game_named(game).lesson.tasks},  # type: ignore[union-attr]
    "{}-lesson-{}-hint": {
        f"{game}-lesson-{task.name}-hint"
        for game in GAMES
        for task in game_named(game).lesson.tasks  # type: ignore[union-attr]
        if task.is_own
    },
    "{}-did-{}": {
        f"{game}-did-{do}" for game in GAMES for do in game_named(game).Move.json_schema()["discriminator"]["mapping"]
    },
    **{
        f"{{}}-{part}-{{}}": {
            f"{game}-{part}-{do}"
            for game in GAMES
            if game_named(game).notable_loss is not None
            for do in game_named(game).Move.json_schema()["discriminator"]["mapping"]
        }
        for part in ("coach", "better")
    },
    "{}-coach-cost": {f"{game}-coach-cost" for game in GAMES if game_named(game).notable_loss is not None},
    "{}-bye": {"tournament-why-group-bye", "tournament-why-robin-bye"},
}
TESTED_ELSEWHERE = {  # options by `test_texts.py`, pages of the rules by `tests/cogs/learn`
    *("{}-{}", "{}-{}-chosen", "{}-why", "{}-option", "{}-rules-{}", "{}-rules-{}-picture", "{}-rules-{}-title"),
}


def patterns() -> Iterator[tuple[str, str]]:
    """Yield each f-string and concatenation that looks like a key, with `{}` for what is filled in, and its place."""
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            shape = _shape(node)
            if shape is not None and KEY.fullmatch(shape) and shape not in NOT_KEYS:
                yield shape, f"{file.relative_to(ROOT)}:{node.lineno}"  # type: ignore[attr-defined]


def _shape(node: ast.AST) -> str | None:
    match node:
        case ast.JoinedStr(values=values):
            return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in values)
        case ast.BinOp(op=ast.Add(), left=ast.Constant(value=str(text))) if text.endswith("-"):
            return f"{text}{{}}"
        case ast.BinOp(op=ast.Add(), right=ast.Constant(value=str(text))) if text.startswith("-"):
            return f"{{}}{text}"
    return None


def test_the_values_of_every_pattern_are_listed():
    unknown = {shape: place for shape, place in patterns() if shape not in VALUES.keys() | COMBINED | TESTED_ELSEWHERE}
    assert not unknown, f"add the values of these keys to VALUES: {unknown}"


def test_every_listed_pattern_is_used():
    used = {shape for shape, _ in patterns()}
    assert set(VALUES) | set(COMBINED) | TESTED_ELSEWHERE <= used


@pytest.mark.parametrize("shape", [*VALUES, *COMBINED])
def test_every_key_that_is_put_together_exists(shape):
    say = localizer("en")
    keys = COMBINED.get(shape) or {shape.format(*values) for values in product(*VALUES.get(shape, ()))}
    assert {key for key in keys if not say.knows(key)} == set()


COMMAS = re.compile(r"""(?:", "|', ')\.join\(""")
WITH_ENGLISH_COMMAS = {  # signs and numbers, or what is typed into a form
    "cogs/omiga/text.py": 1,
    "cogs/rokujika/rulebook.py": 1,
    "cogs/rokujika/table.py": 1,
    "cogs/rokujika/text.py": 1,
    "cogs/tournament/organise/draft.py": 1,
    "cogs/tournament/organise/forms.py": 1,
    "cogs/tournament/organise/results.py": 1,
    "cogs/tournament/text.py": 1,  # the members of a team, in brackets
}


def test_lists_that_players_see_have_the_commas_of_their_language():
    joined = {
        file.relative_to(ROOT).as_posix(): len(COMMAS.findall(file.read_text(encoding="utf-8")))
        for file in sorted((ROOT / "cogs").rglob("*.py"))
    }
    assert {file: count for file, count in joined.items() if count} == WITH_ENGLISH_COMMAS, "use Localizer.listed"
