"""A Discord stand-in on loopback: REST API, gateway and a web page, without token or account.

    async with Playground() as playground:
        print(playground.address)
        reply = await playground.slash("ben", "games", "play", game="one-shot")
        await playground.click("ada", reply.message, label="Join")

It implements Discord's public API and knows no particular bot.
"""

from playground.client.actions import ActionError
from playground.client.seen_message import SeenMessage
from playground.clock import Clock
from playground.errors import ApiError
from playground.faults import Faults
from playground.playground import Playground, Reply
from playground.safety import looks_real
from playground.world.model import Channel, Guild, Message, Person, World

__all__ = [
    "ActionError",
    "ApiError",
    "Channel",
    "Clock",
    "Faults",
    "Guild",
    "Message",
    "Person",
    "Playground",
    "Reply",
    "SeenMessage",
    "World",
    "looks_real",
]
