"""Before the game: who joins, leaves, chooses options and starts. Pure functions from record to record."""

from __future__ import annotations

from pydantic import ValidationError

from bot.record import NOBODY, OptionValue, Sitter, TableRecord
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.game import Options


def join(record: TableRecord, sitter: Sitter) -> TableRecord:
    """Take the next seat; at a full table, that of a computer."""
    require_lobby(record)
    require_not_barred(record, sitter.user)
    if record.seat_of(sitter.user) is not None:
        raise Refusal("refused-already-joined")
    most = max(game_named(record.game).seats)
    if len(record.people) < most:
        return record.but(people=(*record.people, sitter))
    computers = [seat for seat, other in enumerate(record.people) if other.kind == "computer"]
    if not computers:
        raise Refusal("refused-full", most=most)
    return record.reseat(computers[-1], sitter)


def leave(record: TableRecord, user: int) -> TableRecord:
    """Give the seat up. A host who leaves hands over to whoever joined next; the last to leave closes the table."""
    require_lobby(record)
    if record.seat_of(user) is None:
        raise Refusal("refused-not-joined")
    after = record.but(people=tuple(sitter for sitter in record.people if sitter.user != user))
    if not after.members:
        return after.but(phase="closed", closing="left")
    return after.but(host=after.members[0].user) if record.host == user else after


def take_out(record: TableRecord, by: int, user: int, *, moderator: bool) -> TableRecord:
    """The host, or a moderator, sends somebody away, who does not come back."""
    require_lobby(record)
    if not moderator:
        _require_host(record, by)
    if user == by or record.seat_of(user) is None:
        raise Refusal("refused-seat")
    return leave(record, user).but(barred=(*record.barred, user))


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
    if len(record.people) >= max(game.seats):
        raise Refusal("refused-full", most=max(game.seats))
    return record.but(people=(*record.people, Sitter(user=NOBODY, name=name, kind="computer")))


def remove_computer(record: TableRecord, user: int) -> TableRecord:
    """The computer player who came last gets up."""
    require_lobby(record)
    _require_host(record, user)
    seats = [seat for seat, sitter in enumerate(record.people) if sitter.kind == "computer"]
    if not seats:
        raise Refusal("refused-no-computer-here")
    return record.but(people=(*record.people[: seats[-1]], *record.people[seats[-1] + 1 :]))


def rematch(record: TableRecord, user: int) -> tuple[Sitter, ...] | None:
    """The same people again, whoever sat first now last; nobody if somebody else asks for a game like theirs."""
    if record.seat_of(user) is None:
        return None
    staying = [Sitter(user=sitter.user, name=sitter.name, kind=sitter.kind) for sitter in record.people]
    return tuple(sitter for sitter in (*staying[1:], *staying[:1]) if sitter.kind in ("member", "computer"))


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
        options_of(record.but(options={**record.options, option: value}))
    except ValidationError as error:
        raise Refusal("refused-option") from error
    return record.but(options={**record.options, option: value})


def start(record: TableRecord, user: int) -> TableRecord:
    """Begin the game, if enough people are there and the options suit them."""
    require_lobby(record)
    _require_host(record, user)
    fewest = min(game_named(record.game).seats)
    if len(record.people) < fewest:
        raise Refusal("refused-too-few", fewest=fewest, here=len(record.people))
    if (why := objection(record)) is not None:
        raise why
    return record.but(phase="playing")


def objection(record: TableRecord) -> Refusal | None:
    """Why those who are here could not play with these options; nothing while they are too few anyway."""
    game, here = game_named(record.game), len(record.people)
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
    return record.but(phase="closed", closing="host" if user == record.host else "moderator")


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
