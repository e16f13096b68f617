"""`python -m bot`: run the bot, on Discord if there is a token, else in a playground on this machine."""

from __future__ import annotations

import sys

try:
    from bot.cli import main
except ModuleNotFoundError as missing:
    sys.stderr.write(
        f"onetable: {missing.name} is not installed; start with `make run`, or install requirements.lock\n"
    )
    sys.exit(2)

if __name__ == "__main__":
    sys.exit(main())
