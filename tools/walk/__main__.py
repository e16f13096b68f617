"""Walk through everything a player sees, in one language, and save pictures and texts for people who read it.

    python -m tools.walk --language de --out DIR [--scene NAME ...] [--seed N]

Plays in the playground with Chromium at the width of a phone: commands, lobbies, all games, lessons, rules,
tournaments, settings, stats and the rest. DIR gets

    texts.md       every text, label, placeholder and description of a picture, screen by screen; !! marks what is wrong
    NNN-what.png   the screen with that number; a screen is only saved if it has a text that was not seen before
    not-shown.md   the texts of the catalogue that were on none of these screens, to be read there

Needs playwright, a Chromium on the path, and the fonts of Debian's packages fonts-noto-core, fonts-noto-cjk and
fonts-noto-color-emoji; otherwise there are boxes instead of letters. With another seed the games go differently.
Several walks can run at the same time.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic

import structlog

from bot.i18n import FALLBACK
from bot.pictures.fonts import find_fonts
from bot.pictures.text import use_fonts
from rules.catalogue import GAMES
from tools.screenshots import PEOPLE, Stage
from tools.walk import games, pages, tournament
from tools.walk.explorer import Explorer
from tools.walk.recorder import Recorder, ShownTexts

LOCALES = {FALLBACK: "en-US", "de": "de", "fr": "fr", "ja": "ja", "es": "es-ES", "pt": "pt-BR"}
Scene = Callable[[Explorer], Awaitable[None]]


def scenes(seed: int = 1) -> dict[str, Scene]:
    """Return all scenes in the order in which they are walked; deleting everything is last."""

    def of(scene: Callable[[Explorer, str], Awaitable[None]], game: str) -> Scene:
        return lambda explorer: scene(explorer, game)

    def played(game: str, players: int) -> Scene:
        return lambda explorer: games.WalkedGame(explorer, explorer.stage, game, players, seed).recorded()

    return {
        "general": pages.general,
        "pings": pages.pings,
        **{f"lobby-{game}": of(games.lobby, game) for game in GAMES},
        **{f"{game}-{players}": played(game, players) for game, players in games.PLAYED},
        "menu-one-shot": of(games.menus, "one-shot"),
        "menu-omiga": of(games.menus, "omiga"),
        **{f"lesson-{game}": of(games.lesson, game) for game in GAMES},
        **{f"rules-{game}": of(games.rules, game) for game in GAMES},
        "tournament-swiss": tournament.swiss,
        "tournament-single": tournament.knock_out,
        "tournament-cancelled": tournament.cancelled,
        "daily": pages.daily,
        "stats": pages.stats,
        "lfg": pages.searches,
        "block": pages.block,
        "words": pages.words,
        "settings": pages.settings,
        "privacy": pages.privacy,
    }


async def walked(language: str, out: Path, wanted: list[str], seed: int) -> list[str]:
    """Walk through the scenes whose names begin with what is wanted; return what is wrong."""
    locale = LOCALES[language]
    texts = ShownTexts(language, PEOPLE)
    with tempfile.TemporaryDirectory() as folder, texts.noted():
        async with (
            Stage.open(Path(folder), seed, locale=locale) as stage,
            Recorder.open(stage.playground, out, texts) as recorder,
        ):
            explorer = Explorer(stage, recorder)
            if not wanted:
                world = stage.playground.world
                offered = stage.playground.backend.commands.offered(world.person("ada"), world.find_channel("games"))
                await recorder.commands("commands", offered, locale)
            for name, scene in scenes(seed).items():
                if wanted and not name.startswith(tuple(wanted)):
                    continue
                began = monotonic()
                recorder.scene(name)
                try:
                    await scene(explorer)
                except Exception as error:  # the other scenes are still worth a look
                    traceback.print_exc()
                    recorder.complain(f"the scene {name} broke off: {error!r}"[:300])
                print(f"    {monotonic() - began:.0f} s")
            for refused in stage.playground.refused_requests:
                recorder.complain(f"Discord would refuse: {refused}")
            print(recorder.finish())
            return recorder.complaints


def main() -> int:
    """Walk as the command line asks; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.walk", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--language", choices=list(LOCALES), default=FALLBACK)
    parser.add_argument(
        "--out", type=Path, required=True, help="a folder for pictures and texts; older ones are removed"
    )
    parser.add_argument("--scene", nargs="*", default=[], help=f"only these: {', '.join(scenes())}")
    parser.add_argument("--seed", type=int, default=1, help="of the deals and the clicks")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    for file in [*asked.out.glob("[0-9]*.png"), *asked.out.glob("*.md")]:
        file.unlink()
    use_fonts(find_fonts())
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    complaints = asyncio.run(walked(asked.language, asked.out, asked.scene, asked.seed))
    print("what is wrong:", *(complaints or ["nothing"]), sep="\n  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
