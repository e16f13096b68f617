"""Before the game: who joins, leaves, chooses options and starts. Pure functions from record to record."""

from __future__ import annotations

from pydantic import ValidationError

from bot.tables.record import NOBODY, OptionValue, Player, TableRecord
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.game import Options


def join(record: TableRecord, player: Player) -> TableRecord:
    """Take the next seat; at a full table, that of a computer."""
    require_lobby(record)
    require_not_barred(record, player.user)
    if record.seat_of(player.user) is not None:
        raise Refusal("refused-already-joined")
    most = max(game_named(record.game).seats)
    if len(record.players) < most:
        return record.model_copy(update={"players": (*record.players, player)})
    computers = [seat for seat, other in enumerate(record.players) if other.kind == "computer"]
    if not computers:
        raise Refusal("refused-full", most=most)
    return record.reseat(computers[-1], player)


def leave(record: TableRecord, user: int) -> TableRecord:
    """Give the seat up. A host who leaves hands over to whoever joined next; the last to leave closes the table."""
    require_lobby(record)
    if record.seat_of(user) is None:
        raise Refusal("refused-not-joined")
    after = record.model_copy(update={"players": tuple(player for player in record.players if player.user != user)})
    if not after.members:
        return after.model_copy(update={"phase": "closed", "closing": "left"})
    return after.model_copy(update={"host": after.members[0].user}) if record.host == user else after


def kick(record: TableRecord, by: int, user: int, *, moderator: bool) -> TableRecord:
    """The host, or a moderator, sends somebody away, who does not come back."""
    require_lobby(record)
    if not moderator:
        _require_host(record, by)
    if user == by or record.seat_of(user) is None:
        raise Refusal("refused-seat")
    return leave(record, user).model_copy(update={"barred": (*record.barred, user)})


def require_not_barred(record: TableRecord, user: int) -> None:
    """Whoever was taken out stays out."""
    if user in record.barred:
        raise Refusal("refused-barred")


def add_computer(record: TableRecord, user: int, name: str) -> TableRecord:
    """A computer player takes the next seat."""
    require_lobby(record)
    _require_host(record, user)
    game = game_named(record.game)
    if not game.has_stand_ins:
        raise Refusal("refused-no-computers")
    if len(record.players) >= max(game.seats):
        raise Refusal("refused-full", most=max(game.seats))
    return record.model_copy(update={"players": (*record.players, Player(user=NOBODY, name=name, kind="computer"))})


def remove_computer(record: TableRecord, user: int) -> TableRecord:
    """The computer player who came last gets up."""
    require_lobby(record)
    _require_host(record, user)
    seats = [seat for seat, player in enumerate(record.players) if player.kind == "computer"]
    if not seats:
        raise Refusal("refused-no-computer-here")
    return record.model_copy(update={"players": (*record.players[: seats[-1]], *record.players[seats[-1] + 1 :])})


def rematch(record: TableRecord, user: int) -> tuple[Player, ...] | None:
    """The same people again, whoever sat first now last; nobody if somebody else asks for a game like theirs."""
    if record.seat_of(user) is None:
        return None
    staying = [Player(user=player.user, name=player.name, kind=player.kind) for player in record.players]
    return tuple(player for player in (*staying[1:], *staying[:1]) if player.kind in ("member", "computer"))


def usual_options(game: str, turn_limit: int) -> dict[str, OptionValue]:
    """What a new lobby begins with on a server that has chosen this limit, where the game offers it."""
    offered = game_named(game).Options.choices().get("turn_limit", ())
    return {"turn_limit": turn_limit} if turn_limit in offered else {}


def choose(record: TableRecord, user: int, option: str, value: OptionValue) -> TableRecord:
    """Set one option."""
    require_lobby(record)
    _require_host(record, user)
    if option not in game_named(record.game).Options.choices():
        raise Refusal("refused-option")
    try:
        options_of(record.model_copy(update={"options": {**record.options, option: value}}))
    except ValidationError as error:
        raise Refusal("refused-option") from error
    return record.model_copy(update={"options": {**record.options, option: value}})


def start(record: TableRecord, user: int) -> TableRecord:
    """Begin the game, if enough people are there and the options suit them."""
    require_lobby(record)
    _require_host(record, user)
    fewest = min(game_named(record.game).seats)
    if len(record.players) < fewest:
        raise Refusal("refused-too-few", fewest=fewest, here=len(record.players))
    if (why := objection(record)) is not None:
        raise why
    return record.model_copy(update={"phase": "playing"})


def objection(record: TableRecord) -> Refusal | None:
    """Why those who are here could not play with these options; nothing while they are too few anyway."""
    game, here = game_named(record.game), len(record.players)
    return None if here < min(game.seats) else game.objection(here, options_of(record))


def cancel(record: TableRecord, user: int, *, moderator: bool) -> TableRecord:
    """Close the table before the game."""
    require_lobby(record)
    return end(record, user, moderator=moderator)


def end(record: TableRecord, user: int, *, moderator: bool) -> TableRecord:
    """Close the table, game or no game."""
    require_admission(record, user)
    if not record.live:
        raise Refusal("refused-table-closed")
    if not moderator and record.is_match:
        raise Refusal("refused-match")
    if not moderator:
        _require_host(record, user)
    return record.model_copy(update={"phase": "closed", "closing": "host" if user == record.host else "moderator"})


def options_of(record: TableRecord) -> Options:
    """The options as the game's rules know them; raises ValidationError."""
    options: Options = game_named(record.game).Options.model_validate(record.options)
    return options


def require_lobby(record: TableRecord) -> None:
    """Nobody has started the game, or closed the table."""
    if record.phase == "playing":
        raise Refusal("refused-already-started")
    if record.phase != "lobby":
        raise Refusal("refused-table-closed")


def require_admission(record: TableRecord, user: int) -> None:
    """A private table is its host's alone: to everybody else it says nothing, not even whose it is."""
    if record.private and record.host != user:
        raise Refusal("refused-private")


def _require_host(record: TableRecord, user: int) -> None:
    if record.host != user:
        raise Refusal("refused-only-host", host=record.name_of(record.host))
