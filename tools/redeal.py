"""Deal a finished game again and check the number that was shown at its deal: no bot and no network needed.

    python -m tools.redeal game.json
    python -m tools.redeal --game one-shot --seats 2 --seed 5f0c... --salt c2a7... --sealed 9a41...

A deal with players' words has no --seed, but what it is a hash of: --server-seed 77ab... --words '["owl","",""]'.

Options that are not as usual are given as JSON: --options '{"open_memory": false}'.

A file comes from `/table export`. Exit code 0: everything holds; 1: something does not; 2: it cannot be read.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from pydantic import ValidationError

from rules.catalogue import game_named
from rules.errors import Refusal
from rules.fairness import SHOWN, commitment, mixed_seed, server_seal
from rules.game import State
from rules.replay import Transcript
from rules.rng import move_rng


def main(arguments: list[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    try:
        return _check_file(asked.file) if asked.file else _deal_again(asked)
    except (OSError, ValueError, Refusal) as error:  # ValidationError is a ValueError
        reason = f"{error.error_count()} errors, the first: {error.errors()[0]['msg']}" if _invalid(error) else error
        print(f"cannot be read: {reason}", file=sys.stderr)
        return 2


def _check_file(file: Path) -> int:
    game = Transcript.model_validate_json(file.read_bytes())
    found = game.violations()
    if not any("cannot be played" in fault for fault in found):
        steps = game.steps()
        _print_deal(steps[0].state)
        print(f"\n{len(game.moves)} moves by {', '.join(game.seats)}; result: {game.result.model_dump_json()}")
    print(f"commitment: {game.commitment}")
    print(f"on the table: {game.commitment[:SHOWN]}")
    if game.server_seed:
        print(f"in the lobby: {game.server_seal[:SHOWN]}")
        print(f"words: {json.dumps(game.words, ensure_ascii=False)}")
    for fault in found:
        print(f"WRONG: {fault}")
    if not found:
        print("All of it holds: this deal comes from this seed, and these moves lead to this result.")
        print("Now compare the number with the one the table showed at the deal.")
    return 1 if found else 0


def _deal_again(asked: argparse.Namespace) -> int:
    seed = asked.seed
    if asked.server_seed is not None:
        seed = mixed_seed(asked.server_seed, asked.salt, json.loads(asked.words))
        print(f"in the lobby: {server_seal(asked.game, asked.server_seed, asked.salt)[:SHOWN]}")
    if not asked.game or seed is None or not asked.seats:
        raise ValueError("give a file, or --game, --seats and --seed")
    game, given = game_named(asked.game), json.loads(asked.options)
    options = game.Options.model_validate(given)
    _print_deal(game.deal(asked.seats, options, move_rng(seed, 0)))
    complete = {**game.Options().model_dump(), **given}
    number = commitment(game.name, asked.seats, complete, seed, asked.salt)
    print(f"\ncommitment: {number}")
    print(f"on the table: {number[:SHOWN]}")
    if asked.sealed is None:
        return 0
    holds = len(asked.sealed) >= SHOWN and number.startswith(asked.sealed.lower())
    print("It is the number you gave." if holds else "WRONG: that is not the number you gave.")
    return 0 if holds else 1


def _print_deal(state: State) -> None:
    """All that was dealt, hidden or not, a line for each thing; what is still empty is left out."""
    print("The deal:")
    for name, value in state.model_dump(mode="json").items():
        if value not in (None, [], {}, ""):
            print(f"  {name}: {json.dumps(value, ensure_ascii=False)}")


def _invalid(error: Exception) -> bool:
    return isinstance(error, ValidationError)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.redeal", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("file", nargs="?", type=Path, help="an export of /table export")
    parser.add_argument("--game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed")
    parser.add_argument("--salt", default="", help="told with the seed; older games have none")
    parser.add_argument("--server-seed", help="in place of --seed, for a deal with players' words")
    parser.add_argument("--words", default="[]", help='JSON: the word of each seat, "" for none')
    parser.add_argument("--options", default="{}", help="JSON; those left out are as usual")
    parser.add_argument("--sealed", help=f"the number to compare with, at least {SHOWN} digits")
    return parser


if __name__ == "__main__":
    sys.exit(main())
