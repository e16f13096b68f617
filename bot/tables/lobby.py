"""The lobby before a game: join, leave, kick, options, start. Pure functions from record to record."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from pydantic import ValidationError

from bot.i18n import localizer
from bot.tables.record import NOBODY, Access, OptionValue, Player, TableRecord
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.game import Options, Seat


@dataclass(frozen=True, slots=True)
class Guest:
    """What decides, besides the table itself, whether a user may take a seat."""

    roles: Collection[int] = ()  # of the user, on the table's server
    apart_from: Collection[int] = ()  # users whom they block, or who block them


NO_TIES = Guest()


def join(record: TableRecord, player: Player, guest: Guest = NO_TIES) -> TableRecord:
    """Take the next seat; at a full table, the seat of a computer player."""
    require_lobby(record)
    require_not_barred(record, player.user)
    if record.seat_of(player.user) is not None:
        raise Refusal("refused-already-joined")
    require_welcome(record, player.user, guest)
    most = max(game_named(record.game).seats)
    if len(record.players) < most:
        return record.model_copy(update={"players": (*record.players, player)})
    computers = [seat for seat, other in enumerate(record.players) if other.kind == "computer"]
    if not computers:
        raise Refusal("refused-full", most=most)
    return record.reseat(computers[-1], player)


def leave(record: TableRecord, user: int) -> TableRecord:
    """Leave. If the host leaves, the player who joined next becomes host; the last to leave closes the table."""
    require_lobby(record)
    if record.seat_of(user) is None:
        raise Refusal("refused-not-joined")
    after = record.model_copy(update={"players": tuple(player for player in record.players if player.user != user)})
    if not after.members:
        return after.model_copy(update={"phase": "closed", "closing": "left"})
    return after.model_copy(update={"host": after.members[0].user}) if record.host == user else after


def kick(record: TableRecord, by: int, user: int, *, moderator: bool) -> TableRecord:
    """Kick a player, by the host or a moderator. They cannot join again."""
    require_lobby(record)
    if not moderator:
        _require_host(record, by)
    if user == by or record.seat_of(user) is None:
        raise Refusal("refused-seat")
    return leave(record, user).model_copy(update={"barred": (*record.barred, user)})


def require_not_barred(record: TableRecord, user: int) -> None:
    """Refuse a user who was kicked from this table."""
    if user in record.barred:
        raise Refusal("refused-barred")


def require_welcome(record: TableRecord, user: int, guest: Guest) -> None:
    """Refuse a user whom the host does not admit, or who shares no table with one of the players.

    The sentence is the same: it must not tell anyone that they are blocked.
    """
    if not record.access.admits(user, guest.roles) or any(one.user in guest.apart_from for one in record.members):
        raise Refusal("refused-no-seat")


def admit_only(record: TableRecord, user: int, access: Access) -> TableRecord:
    """Choose who may join, by the host; those who sit already stay."""
    require_lobby(record)
    _require_host(record, user)
    return record.model_copy(update={"access": access})


def add_computer(record: TableRecord, user: int, name: str) -> TableRecord:
    """Add a computer player on the next seat."""
    require_lobby(record)
    _require_host(record, user)
    game = game_named(record.game)
    if len(record.players) >= max(game.seats):
        raise Refusal("refused-full", most=max(game.seats))
    if (why := game.computer_objection(options_of(record))) is not None:
        raise why
    return record.model_copy(update={"players": (*record.players, Player(user=NOBODY, name=name, kind="computer"))})


def remove_computer(record: TableRecord, user: int) -> TableRecord:
    """Remove the computer player who was added last."""
    require_lobby(record)
    _require_host(record, user)
    seats = [seat for seat, player in enumerate(record.players) if player.kind == "computer"]
    if not seats:
        raise Refusal("refused-no-computer-here")
    return record.model_copy(update={"players": (*record.players[: seats[-1]], *record.players[seats[-1] + 1 :])})


def add_crowd(record: TableRecord, user: int, name: str) -> TableRecord:
    """Let everyone who watches play the next seat, by votes."""
    require_lobby(record)
    _require_host(record, user)
    game = game_named(record.game)
    if not game.takes_votes or record.crowd is not None:
        raise Refusal("refused-option")
    if len(record.players) >= max(game.seats):
        raise Refusal("refused-full", most=max(game.seats))
    return record.model_copy(update={"players": (*record.players, Player(user=NOBODY, name=name, kind="crowd"))})


def remove_crowd(record: TableRecord, user: int) -> TableRecord:
    """Remove the seat of the crowd."""
    require_lobby(record)
    _require_host(record, user)
    seat = record.crowd
    if seat is None:
        raise Refusal("refused-seat")
    return record.model_copy(update={"players": (*record.players[:seat], *record.players[seat + 1 :])})


def type_word(record: TableRecord, user: int, word: str) -> TableRecord:
    """Set the word of a player that is mixed into the seed; an empty one takes it back."""
    require_lobby(record)
    seat = record.seat_of(user)
    if seat is None:
        raise Refusal("refused-not-joined")
    return record.reseat(seat, record.players[seat].model_copy(update={"word": word}))


def rematch(record: TableRecord, user: int) -> tuple[Player, ...] | None:
    """Return the same players for a rematch, the first now last; None if the user was not one of them."""
    if record.seat_of(user) is None:
        return None
    staying = [Player(user=player.user, name=player.name, kind=player.kind) for player in record.players]
    return tuple(player for player in (*staying[1:], *staying[:1]) if player.kind in ("member", "computer", "crowd"))


def usual_options(game: str, turn_limit: int, language: str) -> dict[str, OptionValue]:
    """Return the initial options of a lobby: the server's turn limit and the table's language, if they are offered."""
    offered = game_named(game).Options.choices()
    usual: dict[str, OptionValue] = {"turn_limit": turn_limit, "language": localizer(language).language}
    return {option: value for option, value in usual.items() if value in offered.get(option, ())}


def choose(record: TableRecord, user: int, option: str, value: OptionValue) -> TableRecord:
    """Set one option. Refuse a value that the game does not offer."""
    require_lobby(record)
    _require_host(record, user)
    if option not in game_named(record.game).Options.choices():
        raise Refusal("refused-option")
    try:
        options_of(record.model_copy(update={"options": {**record.options, option: value}}))
    except ValidationError as error:
        raise Refusal("refused-option") from error
    return record.model_copy(update={"options": {**record.options, option: value}})


def choose_all(record: TableRecord, user: int, chosen: Mapping[str, OptionValue]) -> TableRecord:
    """Set the options of a preset; the others get their defaults. Values that are no longer offered are left out."""
    require_lobby(record)
    _require_host(record, user)
    rules = game_named(record.game)
    defaults = rules.Options()
    usual = {name: getattr(defaults, name) for name in rules.Options.choices()}
    return record.model_copy(update={"options": {**record.options, **usual, **offered(record.game, chosen)}})


def offered(game: str, chosen: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return those options that the game has, with a value that it offers."""
    choices = game_named(game).Options.choices()
    return {name: value for name, value in chosen.items() if value in choices.get(name, ())}


def teams(record: TableRecord) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats of each team if these players play in teams, otherwise nothing."""
    if len(record.players) < min(game_named(record.game).seats) or objection(record) is not None:
        return ()
    sides = game_named(record.game).sides(len(record.players), options_of(record))
    groups = tuple(tuple(seat for seat, side in enumerate(sides) if side == team) for team in sorted(set(sides)))
    return groups if 1 < len(groups) < len(sides) else ()


def pair(record: TableRecord, user: int, seat: Seat) -> TableRecord:
    """Make a player the partner of the first one. They change places, as the rules say where partners sit."""
    require_lobby(record)
    _require_host(record, user)
    partners = [other for team in teams(record) if 0 in team for other in team if other != 0]
    if len(partners) != 1 or not 0 < seat < len(record.players):
        raise Refusal("refused-option")
    players = list(record.players)
    players[partners[0]], players[seat] = players[seat], players[partners[0]]
    return record.model_copy(update={"players": tuple(players)})


def start(record: TableRecord, user: int) -> TableRecord:
    """Start the game, if there are enough players and the options suit them."""
    require_lobby(record)
    _require_host(record, user)
    fewest = min(game_named(record.game).seats)
    if len(record.players) < fewest:
        raise Refusal("refused-too-few", fewest=fewest, here=len(record.players))
    if (why := objection(record)) is not None:
        raise why
    return record.model_copy(update={"phase": "playing"})


def objection(record: TableRecord) -> Refusal | None:
    """Return why these players cannot play with these options, or None; None also while they are too few."""
    game, here = game_named(record.game), len(record.players)
    if here < min(game.seats):
        return None
    options = options_of(record)
    against = game.computer_objection(options) if any(one.kind == "computer" for one in record.players) else None
    return against or game.objection(here, options)


def cancel(record: TableRecord, user: int, *, moderator: bool) -> TableRecord:
    """Close the lobby."""
    require_lobby(record)
    return end(record, user, moderator=moderator)


def end(record: TableRecord, user: int, *, moderator: bool) -> TableRecord:
    """Close the table, in the lobby or during the game."""
    require_admission(record, user)
    if not record.live:
        raise Refusal("refused-table-closed")
    if not moderator and record.is_match:
        raise Refusal("refused-match")
    if not moderator:
        _require_host(record, user)
    return record.model_copy(update={"phase": "closed", "closing": "host" if user == record.host else "moderator"})


def options_of(record: TableRecord) -> Options:
    """Return the options as the game's own model. Raise ValidationError."""
    options: Options = game_named(record.game).Options.model_validate(record.options)
    return options


def require_lobby(record: TableRecord) -> None:
    """Refuse unless the table is in the lobby."""
    if record.phase == "playing":
        raise Refusal("refused-already-started")
    if record.phase != "lobby":
        raise Refusal("refused-table-closed")


def require_admission(record: TableRecord, user: int) -> None:
    """Refuse a private table to everyone but its host, without saying whose it is."""
    if record.private and record.host != user:
        raise Refusal("refused-private")


def _require_host(record: TableRecord, user: int) -> None:
    if record.host != user:
        raise Refusal("refused-only-host", host=record.name_of(record.host))
