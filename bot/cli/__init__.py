"""The command line, `python -m bot [command]`. Without a command it runs the bot.

Each command is a module with `run(settings, arguments) -> exit code`, imported only when it is used.
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

UNHEALTHY = 1
WRONG_SETUP = 2
INTERRUPTED = 130  # the convention of shells


class CannotReach(Exception):
    """Discord cannot be reached; the message says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 success, 1 unhealthy, 2 wrong set-up (one line on stderr says what)."""
    options = _parser().parse_args(arguments)
    try:
        if options.command == "doctor":  # it reports wrong settings itself
            return int(import_module("bot.cli.doctor").run(options))
        return int(import_module(f"bot.cli.{options.module}").run(load_settings(), options))
    except (BadSettings, StoreUnusable, CannotReach) as wrong:
        return complain(str(wrong))
    except StoreFault as fault:  # at the start; later the user of the command is told
        return complain(f"the database failed: {fault}")
    except BrokenPipeError:  # the reader of our output has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNHEALTHY
    except OSError as error:
        return complain(f"{error.filename or 'this machine'}: {error.strerror or error}")
    except KeyboardInterrupt:
        return complain("interrupted", code=INTERRUPTED)


def print_line(line: str) -> None:
    """Print a line of the result."""
    print(line, flush=True)


def complain(line: str, code: int = WRONG_SETUP) -> int:
    """Print one line to stderr and return the exit code."""
    print(f"onetable: {' '.join(line.split())}", file=sys.stderr)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Tabletop games in Discord channels. Without a command it runs the bot.",
    )
    parser.set_defaults(module="run")
    parser.add_argument("--version", action="version", version=f"Onetable {__version__}")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--playground",
        action="store_true",
        default=None,
        help="play on this machine without Discord; a token is ignored",
    )
    where.add_argument(
        "--no-playground", dest="playground", action="store_false", help="connect to Discord; fail without a token"
    )
    parser.add_argument("--port", type=int, default=0, help="port of the playground's page; 0 takes a free one")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser, print the address")
    parser.add_argument(
        "--new",
        dest="start_empty",
        action="store_true",
        help="start with an empty database although one was lost; what is left of it is renamed",
    )
    parser.add_argument(
        "--health", dest="module", action="store_const", const="health", help="the same as the command health"
    )
    commands = parser.add_subparsers(dest="command", title="commands", metavar="")

    def command(name: str, about: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        made.set_defaults(module=name)
        return made

    doctor = command("doctor", "check everything that can be wrong and say how to fix it")
    doctor.add_argument("--json", action="store_true", help="print JSON")
    command("health", "exit 0 if a running bot is healthy, else 1 with the reason")
    command("invite", "print the link that invites the bot with exactly the permissions it needs")
    backup = command("backup", "copy the database into a file, also while the bot is running")
    backup.add_argument("file", type=Path)
    backup.add_argument("--overwrite", action="store_true", help="replace the file if it exists")
    restore = command("restore", "replace the database with a backup; the old database is kept beside it")
    restore.add_argument("file", type=Path)
    copy = command("copy", "copy everything into another database, for example from SQLite to PostgreSQL")
    copy.add_argument(
        "--from", dest="source", required=True, metavar="DATABASE", help="sqlite:FILE or postgresql://..."
    )
    copy.add_argument("--to", dest="target", required=True, metavar="DATABASE", help="an empty database")
    copy.add_argument("--resume", action="store_true", help="finish a copy that was interrupted")
    return parser
