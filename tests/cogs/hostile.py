"""Display names that try everything, and what to look for in what the bot sends."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tests.worlds.simulated import SimulatedWorld, body_of, texts_of

HOSTILE = {
    "ana": "[nitro](https://evil.example)",
    "ben": "<@1><t:1:R></a:1><:a:1><#2>@here",
    "cy": "**b** ||s|| `c` ~~k~~ __u__",
    "dee": "\u202e# Hq\n- l\u200b > q discord.gg/x",
}
ACTIVE = (
    "[nitro", "nitro](", "://evil", "<@1>", "<t:1:R>", "</a:1>", "<:a:1>", "<#2>", "@here", "**b**", "||s||", "`c`",
    "~~k~~", "__u__", "# Hq", "\u202e", "\n- l", "discord.gg/x",
)  # fmt: skip
ESCAPED = ("\\[nitro", "\\<@", "\\<t:1", "\\*\\*b", "\\|", "\\`c", "\\~", "\\_\\_u", "\\# Hq")
SEEN = ("nitro", "t:1:R", "~k~", "Hq - l")  # of each name: what is left of it wherever it is shown
PLAIN = ("label", "description", "placeholder", "title", "name", "value", "topic")


def faults_in_text(text: str) -> list[str]:
    """What Discord would format, link, mention or turn round in the text of a message."""
    outside = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    read = re.sub(r"\\[^0-9A-Za-z\s]", "\x00", outside)
    return [sign for sign in ACTIVE if sign in read]


def violations(world: SimulatedWorld) -> list[str]:
    """Every place of every request in which a name does something, or shows the backslashes meant for Markdown."""
    found = []
    for request in world.env.http_requests:
        body = body_of(request)
        about = f"{request.method} {request.path}"
        for text in texts_of(body):
            found += [f"{about}: {sign!r} in {text!r}" for sign in faults_in_text(text)]
        for text in plain_texts_of(body):
            signs = [sign for sign in (*ESCAPED, "\u202e") if sign in text]
            found += [f"{about}: {sign!r} in {text!r}" for sign in signs]
    return found


def unseen(world: SimulatedWorld, *names: str) -> list[str]:
    """Those of these names that no request showed: then nothing was tried."""
    said = "\n".join(text for request in world.env.http_requests for text in all_texts_of(body_of(request)))
    read = said.replace("\\", "").replace("~~", "~")
    return [name for name in names if SEEN[list(HOSTILE).index(name)] not in read]


def plain_texts_of(body: Any) -> Iterator[str]:
    """Every text that Discord shows as it is: labels, options, forms, alt texts, names of threads and events."""
    if isinstance(body, dict):
        yield from (text for key, text in body.items() if key in PLAIN and isinstance(text, str))
    for inner in body.values() if isinstance(body, dict) else body if isinstance(body, list) else ():
        yield from plain_texts_of(inner)


def all_texts_of(body: Any) -> Iterator[str]:
    if isinstance(body, str):
        yield body
    for inner in body.values() if isinstance(body, dict) else body if isinstance(body, list) else ():
        yield from all_texts_of(inner)
