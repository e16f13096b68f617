"""What Onetable needs for how many servers: `python -m tools.scaling` prints the table of docs/scaling.md.

The first group of constants was measured with `make bench` on one core of a small virtual machine, the second is
Discord's, the third is an assumption about how much people play: change it to your own figures.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from random import Random

# Measured.
CLICK_SECONDS = 0.007  # processor time of a click, its picture and its edits
MESSAGE_SECONDS = 0.00012  # of a chat message that is only counted
BASE_MIB = 150.0  # a process without servers and tables
TABLE_KIB = 15.0  # a loaded table
SERVER_KIB = 40.0  # a server with its channels and roles in discord.py's cache
MOVE_BYTES = 900.0  # a move in the database, with its share of the table's state

# Discord's. https://discord.com/developers/docs/events/gateway and /topics/rate-limits
SERVERS_A_SHARD = 1000  # Discord suggests about a thousand; 2,500 is the most
IDENTIFY_SECONDS = 5.0  # for each `max_concurrency` shards
REQUESTS_A_SECOND = 50.0  # of a bot, all processes together; interactions do not count
LARGE_BOT = 150_000  # from so many servers on Discord sets shard count and limits itself
LARGE_CONCURRENCY = 16

# Assumed, for the busiest hour.
BUSY_SHARE = 0.02  # servers in which someone plays
TABLES_A_BUSY_SERVER = 1.2
CLICKS_A_SECOND = 0.15  # at a table
EDITS_A_CLICK = 0.4  # of public messages that no click pays for: coalesced, at most one a second for each message
MESSAGES_A_SECOND = 0.02  # chat in a server
GAMES_A_DAY = 0.05  # in a server, of 60 moves

USED_CORES = 0.6  # of a core, so that a burst does not wait
SHARDS_A_PROCESS = 16
SIMULATED_SECONDS = 600


@dataclass(frozen=True)
class Size:
    """What a number of servers needs."""

    servers: int
    tables: int
    clicks: float  # a second
    shards: int
    processes: int
    cores: float
    mib: float  # of all processes
    writes: float  # moves a second
    gib_a_year: float
    identify: float  # seconds until all shards are connected
    edits: float  # requests a second that count for Discord's limit
    p99: float  # seconds that a click waits for its turn


def size_for(servers: int) -> Size:
    """Compute what this many servers need in the busiest hour."""
    busy = servers * BUSY_SHARE
    tables = max(1, round(busy * TABLES_A_BUSY_SERVER))
    clicks = tables * CLICKS_A_SECOND
    cores = clicks * CLICK_SECONDS + servers * MESSAGES_A_SECOND * MESSAGE_SECONDS
    shards = max(1, ceil(servers / SERVERS_A_SHARD))
    processes = max(1, ceil(cores / USED_CORES), ceil(shards / SHARDS_A_PROCESS))
    concurrency = LARGE_CONCURRENCY if servers >= LARGE_BOT else 1
    return Size(
        servers=servers,
        tables=tables,
        clicks=clicks,
        shards=shards,
        processes=processes,
        cores=cores,
        mib=processes * BASE_MIB + (tables * TABLE_KIB + servers * SERVER_KIB) / 1024,
        writes=clicks,
        gib_a_year=servers * GAMES_A_DAY * 60 * MOVE_BYTES * 365 / 1024**3,
        identify=ceil(shards / concurrency) * IDENTIFY_SECONDS if shards > 1 else 0.0,
        edits=clicks * EDITS_A_CLICK,
        p99=waiting(clicks / processes, Random(servers)),
    )


def waiting(clicks: float, rng: Random) -> float:
    """Simulate one process: clicks come at random and are handled one after the other. Return the 99th percentile."""
    now, free_at, waits = 0.0, 0.0, []
    while now < SIMULATED_SECONDS:
        now += rng.expovariate(clicks)
        free_at = max(now, free_at) + CLICK_SECONDS
        waits.append(free_at - now)
    return sorted(waits)[int(len(waits) * 0.99) - 1] if len(waits) > 1 else CLICK_SECONDS


def table(servers: tuple[int, ...] = (1, 100, 10_000, 100_000)) -> Iterator[str]:
    """Yield the lines of the table in Markdown."""
    sizes = [size_for(count) for count in servers]
    yield "| servers | " + " | ".join(f"{size.servers:,}" for size in sizes) + " |"
    yield "|---|" + "---|" * len(sizes)
    rows = {
        "tables being played": [f"{size.tables:,}" for size in sizes],
        "clicks a second": [f"{size.clicks:,.1f}" for size in sizes],
        "shards": [f"{size.shards:,}" for size in sizes],
        "processes": [f"{size.processes:,}" for size in sizes],
        "cores used": [f"{size.cores:,.2f}" for size in sizes],
        "memory, all processes": [_memory(size.mib) for size in sizes],
        "moves written a second": [f"{size.writes:,.1f}" for size in sizes],
        "database growth a year": [_disk(size.gib_a_year) for size in sizes],
        "until all shards are connected": [_time(size.identify) for size in sizes],
        "message edits a second (Discord allows 50)": [f"{size.edits:,.1f}" for size in sizes],
        "a click waits for its turn (p99)": [f"{size.p99 * 1000:,.0f} ms" for size in sizes],
    }
    for name, values in rows.items():
        yield f"| {name} | " + " | ".join(values) + " |"


def _memory(mib: float) -> str:
    return f"{mib:,.0f} MiB" if mib < 2048 else f"{mib / 1024:,.1f} GiB"


def _disk(gib: float) -> str:
    return f"{gib * 1024:,.0f} MiB" if gib < 1 else f"{gib:,.0f} GiB"


def _time(seconds: float) -> str:
    return f"{seconds:,.0f} s" if seconds < 120 else f"{seconds / 60:,.0f} min"


if __name__ == "__main__":
    print("\n".join(table()))
