"""A Discord of one's own on loopback: REST, gateway and a live page, without token or account.

    async with Playground() as ground:
        print(ground.address)
        reply = await ground.slash("ben", "games", "play", game="one-shot")
        await ground.click("ada", reply.message, label="Join")

It knows Discord's public API and nothing of any one bot.
"""

from playground.acts import CannotDo
from playground.clock import Clock
from playground.errors import Refusal
from playground.faults import Faults
from playground.ground import Playground, Reply
from playground.safety import looks_real
from playground.seeing import SeenMessage
from playground.world import Channel, Guild, Message, Person, World

__all__ = [
    "CannotDo",
    "Channel",
    "Clock",
    "Faults",
    "Guild",
    "Message",
    "Person",
    "Playground",
    "Refusal",
    "Reply",
    "SeenMessage",
    "World",
    "looks_real",
]
