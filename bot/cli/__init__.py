"""What can be typed after `python -m bot`: nothing runs the bot, the rest is for whoever operates it.

Each command is a module with `run(settings, arguments) -> exit code`, imported only when it is asked for.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from bot import __version__
from bot.settings import BadSettings, load_settings
from bot.store.base import StoreFault, StoreUnusable

UNWELL = 1
WRONG_SETUP = 2
INTERRUPTED = 130  # as shells have it


class CannotReach(Exception):
    """Discord does not answer; the message says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 0: done, or stopped as asked. 1: not well. 2: the set-up is wrong, and one line said what."""
    asked = _parser().parse_args(arguments)
    try:
        if asked.command == "doctor":  # wrong settings are what it is for
            return int(import_module("bot.cli.doctor").run(asked))
        return int(import_module(f"bot.cli.{asked.module}").run(load_settings(), asked))
    except (BadSettings, StoreUnusable, CannotReach) as wrong:
        return complain(str(wrong))
    except StoreFault as fault:  # at the start: later on those who pressed are told
        return complain(f"the database failed: {fault}")
    except BrokenPipeError:  # whoever read along has heard enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNWELL
    except OSError as error:
        return complain(f"{error.filename or 'this machine'}: {error.strerror or error}")
    except KeyboardInterrupt:
        return complain("interrupted", code=INTERRUPTED)


def say(line: str) -> None:
    """One line of what was asked for."""
    print(line, flush=True)


def complain(line: str, code: int = WRONG_SETUP) -> int:
    """One line of what is wrong; returns the exit code."""
    print(f"onetable: {' '.join(line.split())}", file=sys.stderr)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Onetable, tabletop games in Discord channels. Without a command it runs."
    )
    parser.set_defaults(module="run")
    parser.add_argument("--version", action="version", version=f"Onetable {__version__}")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--playground",
        action="store_true",
        default=None,
        help="play on this machine, without Discord, even if there is a token (it is not used)",
    )
    where.add_argument(
        "--no-playground", dest="playground", action="store_false", help="connect to Discord or fail, never play here"
    )
    parser.add_argument("--port", type=int, default=0, help="of the playground's page; 0 takes a free one")
    parser.add_argument("--no-browser", action="store_true", help="print the playground's address, open no browser")
    parser.add_argument(
        "--new",
        dest="start_empty",
        action="store_true",
        help="begin with no games although a database was lost; what is left of it is kept under another name",
    )
    parser.add_argument(
        "--health", dest="module", action="store_const", const="health", help="the same as the command health"
    )
    commands = parser.add_subparsers(dest="command", title="commands", metavar="")

    def command(name: str, about: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        made.set_defaults(module=name)
        return made

    doctor = command("doctor", "look at everything that can be wrong, and say how to mend it")
    doctor.add_argument("--json", action="store_true", help="for machines")
    command("health", "exit 0 if a running bot is well, else 1 and one line why")
    command("invite", "print the link that invites the bot with exactly the permissions it needs")
    backup = command("backup", "copy the database into a file, also while the bot runs")
    backup.add_argument("file", type=Path)
    backup.add_argument("--overwrite", action="store_true", help="replace the file if it is there already")
    restore = command("restore", "put a backup in the place of the database; the old one is kept beside it")
    restore.add_argument("file", type=Path)
    return parser
