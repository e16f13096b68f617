"""SQL of badges. A badge is stored in the transaction of what earned it, once for each player and server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import NamedTuple

from bot.stats.records import EarnedBadge
from bot.store.base import BadgeStore
from bot.store.sql.plans import DatabasePart, Plan, Row, column, execute, only_row, row, rows, value
from bot.store.sql.ratings import HIDDEN
from bot.store.sql.reading import readable
from bot.tables.record import NOBODY, Player
from bot.tournaments.model import Person, Tournament
from rules.badges import CHAMPION, ESTABLISHED, IN_A_ROW, Finished, earned
from rules.catalogue import GAMES
from rules.ratings import Rating

DAILY_GAME = next(name for name, game in GAMES.items() if game.has_daily)
COLUMNS = tuple(EarnedBadge.model_fields)
SELECT = f"SELECT {', '.join(COLUMNS)} FROM badges"  # noqa: S608 - names are ours


class _Line(NamedTuple):
    """A player of a game that counts."""

    user: int
    side: int
    place: int
    score: int
    most: int | None
    drawn: bool
    before: Rating | None


# --- earning


def award_for_table(table: int, players: Sequence[Player], at: float) -> Plan[None]:
    """Store what a finished game earns its players. It must have been taken into `played`, or as a daily result."""
    about = "SELECT guild, game, channel, purpose FROM tables WHERE id = ?"
    guild, game, channel, purpose = yield from only_row(about, table)
    kind, _, rest = purpose.partition("/")
    if kind == "daily":
        yield from _award_for_daily(table, guild, players[0], rest, at)
        return
    if kind == "tournament":  # the thread of a match is archived
        sql = "SELECT channel FROM tournaments WHERE id = ?"
        channel = (yield from value(sql, int(rest.partition("/")[0]))) or channel
    sql = (
        "SELECT user, side, place, score, most, drawn, mu_before, sigma_before FROM played "
        "WHERE table_id = ? ORDER BY seat"
    )
    lines = [
        _Line(user, side, place, score, most, bool(drawn), None if mu is None else Rating(mu, sigma))
        for user, side, place, score, most, drawn, mu, sigma in (yield from rows(sql, table))
    ]
    names = {player.user: player.name for player in players}
    for line in lines:
        finished = yield from _finished(guild, game, line, lines)
        won = ((badge, result) for badge, result in earned(finished))
        yield from _keep(
            [(guild, line.user, badge, names[line.user], game, result, at, table, channel) for badge, result in won]
        )


def award_for_tournament(tournament: Tournament, champions: Sequence[Person], at: float) -> Plan[None]:
    """Store the badge of the champions of a tournament, except those who have opted out."""
    record = tournament.record
    for person in champions:
        if person.user != NOBODY and not (yield from _is_hidden(person.user)):
            earned_now = (record.guild, person.user, CHAMPION, person.name, record.game, 1, at, None, record.channel)
            yield from _keep([earned_now])


def _award_for_daily(table: int, guild: int, player: Player, day: str, at: float) -> Plan[None]:
    """Store what a daily result earns. It is played in private, so it is announced only if the player shares it."""
    if (yield from _is_hidden(player.user)):
        return
    sql = "SELECT score, streak FROM daily_results WHERE user = ? AND day = ?"
    result = yield from row(sql, player.user, day)
    if result is None:
        return
    score, streak = result
    games, kinds = yield from _counts(guild, player.user, DAILY_GAME)
    finished = Finished(DAILY_GAME, score=score, days=streak, games=games, kinds=kinds)
    yield from _keep(
        [
            (guild, player.user, badge, player.name, DAILY_GAME, amount, at, table, None)
            for badge, amount in earned(finished)
        ]
    )


def _keep(badges: Sequence[Sequence[object]]) -> Plan[None]:
    for badge in badges:
        yield from execute(
            "INSERT INTO badges (guild, user, badge, name, game, value, at, table_id, channel) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild, user, badge) DO NOTHING",
            *badge,
        )


def _is_hidden(user: int) -> Plan[bool]:
    return (yield from row(f"{HIDDEN} AND user = ?", user)) is not None


def _finished(guild: int, game: str, line: _Line, lines: Sequence[_Line]) -> Plan[Finished]:
    """Return the game as this player sees it, with what they did before."""
    games, kinds = yield from _counts(guild, line.user, game)
    is_rated = GAMES[game].contest == "rivals"
    scores = {other.side: other.score for other in lines if other.side != line.side}
    wins = (yield from _wins_in_a_row(guild, line.user, game)) if is_rated else 0
    return Finished(
        game,
        score=line.score,
        most=line.most,
        won=line.place == 1 and not line.drawn,
        rivals=tuple(scores.values()),
        wins=wins,
        games=games,
        kinds=kinds,
        upset=(yield from _upset(guild, game, line, lines)) if is_rated else 0,
    )


def _counts(guild: int, user: int, game: str) -> Plan[tuple[int, int]]:
    """Return how many games a player has finished on a server that count, daily ones included, and of how many kinds.

    `game` is the one that has just ended.
    """
    known = yield from rows("SELECT game, count(*) FROM played WHERE guild = ? AND user = ? GROUP BY game", guild, user)
    sql = "SELECT count(*) FROM daily_players JOIN daily_results USING (user) WHERE guild = ? AND user = ?"
    days: int = yield from value(sql, guild, user)
    kinds = {game, *(name for name, _ in known), *([DAILY_GAME] if days else [])}
    return sum(count for _, count in known) + days, len(kinds & GAMES.keys())


def _wins_in_a_row(guild: int, user: int, game: str) -> Plan[int]:
    """Return how many of their last games a player has won in a row, looking no further than needed."""
    sql = "SELECT place, drawn FROM played WHERE guild = ? AND user = ? AND game = ? ORDER BY id DESC LIMIT ?"
    wins = 0
    for place, drawn in (yield from rows(sql, guild, user, game, IN_A_ROW)):
        if place != 1 or drawn:
            break
        wins += 1
    return wins


def _upset(guild: int, game: str, line: _Line, lines: Sequence[_Line]) -> Plan[int]:
    """Return by how much the strongest beaten opponent was rated higher, or 0. Both must have played enough before."""
    sql = "SELECT user FROM played WHERE guild = ? AND game = ? AND user = ? LIMIT ?"
    best = 0
    for other in lines:
        if other.side == line.side or other.place <= line.place or other.before is None or line.before is None:
            continue
        lead = other.before.value - line.before.value
        if lead <= best:
            continue
        both = []
        for user in (line.user, other.user):
            both.append(len((yield from column(sql, guild, game, user, ESTABLISHED + 1))) > ESTABLISHED)
        if all(both):
            best = lead
    return best


# --- reading and announcing


def _badge(found: Row) -> EarnedBadge:
    return EarnedBadge.model_validate(dict(zip(COLUMNS, found, strict=True)))


def _badges(found: Iterable[Row]) -> list[EarnedBadge]:
    return readable("badges", found, itemgetter(slice(3)), _badge)


def _claim(guild: int) -> Plan[list[EarnedBadge]]:
    """Return the badges to announce on a server, each to one caller only."""
    known = yield from rows(f"{SELECT} WHERE guild = ? AND NOT told AND channel IS NOT NULL ORDER BY at, user", guild)
    sql = "UPDATE badges SET told = ? WHERE guild = ? AND NOT told AND channel IS NOT NULL"
    yield from execute(sql, True, guild)
    return _badges(known)


class SqlBadges(DatabasePart, BadgeStore):
    """`BadgeStore` in a SQL database."""

    async def badges(self, guild: int, user: int) -> list[EarnedBadge]:
        sql = f"{SELECT} WHERE guild = ? AND user = ? ORDER BY at, badge"
        return _badges(await self.database.read(rows(sql, guild, user)))

    async def badges_of_table(self, table: int) -> list[EarnedBadge]:
        found = await self.database.read(rows(f"{SELECT} WHERE table_id = ? ORDER BY user, badge", table))
        return _badges(found)

    async def claim_badges(self, guild: int) -> list[EarnedBadge]:
        return await self.database.change(lambda: _claim(guild))

    async def servers_with_news_of_badges(self) -> list[int]:
        sql = f"SELECT DISTINCT guild FROM badges WHERE NOT told AND channel IS NOT NULL{self.here()} ORDER BY guild"  # noqa: S608
        return await self.database.read(column(sql))
