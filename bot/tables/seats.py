"""Seats of a running game: leave, kick, take a seat, away and back, votes. Pure functions from record to record.

No seat ever disappears from a game. A stand-in plays an open seat, or the seat of a player who is away; only in a game
whose rules go on with fewer players (`Game.leave`) nobody plays the seat of a player who left.
"""

from __future__ import annotations

from bot.tables.lobby import NO_TIES, Guest, require_admission, require_not_barred, require_welcome
from bot.tables.record import NOBODY, Player, TableRecord
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.game import Seat

AWAY_AFTER = 2  # deadlines missed in a row


def vacate(record: TableRecord, seat: Seat) -> TableRecord:
    """Vacate a seat. If the host leaves, another player becomes host; the last to leave closes the table."""
    player = record.players[seat]
    kind = "open" if game_named(record.game).has_stand_ins else "gone"
    after = record.reseat(
        seat, Player(user=NOBODY, name=player.name, kind=kind, helped=True, late=player.late, left=player.user)
    )
    here = sorted(after.members, key=lambda member: member.away)  # the new host should not be away
    if not here:
        return after.model_copy(update={"phase": "closed", "closing": "left"})
    return after.model_copy(update={"host": here[0].user}) if record.host == player.user else after


def kick(record: TableRecord, by: int, seat: Seat, *, moderator: bool) -> TableRecord:
    """Kick a player, by the host or a moderator; their seat is open to others, but not to them."""
    _require_no_match(record)
    _require_host(record, by, moderator=moderator)
    if not _player(record, seat).is_member or record.players[seat].user == by:
        raise Refusal("refused-seat")
    return vacate(record, seat).model_copy(update={"barred": (*record.barred, record.players[seat].user)})


def take(record: TableRecord, seat: Seat, player: Player, guest: Guest = NO_TIES) -> TableRecord:
    """Take an open seat, and continue from its position in the game."""
    require_admission(record, player.user)
    _require_game(record)
    _require_no_match(record)
    require_not_barred(record, player.user)
    if record.seat_of(player.user) is not None:
        raise Refusal("refused-already-joined")
    require_welcome(record, player.user, guest)
    if _player(record, seat).kind != "open":
        raise Refusal("refused-seat-taken")
    late = record.players[seat].late
    return record.reseat(
        seat, player.model_copy(update={"helped": True, "late": late})
    )  # others have played for this seat


def join_late(record: TableRecord, player: Player, guest: Guest = NO_TIES) -> TableRecord:
    """Take a new seat in a running game whose rules allow that."""
    _require_no_match(record)
    require_admission(record, player.user)
    _require_game(record)
    require_not_barred(record, player.user)
    if record.seat_of(player.user) is not None:
        raise Refusal("refused-already-joined")
    require_welcome(record, player.user, guest)
    if game_named(record.game).arrive is None:
        raise Refusal("refused-no-late-join")
    return record.model_copy(
        update={"players": (*record.players, player.model_copy(update={"late": True, "helped": True}))}
    )


def transfer_host(record: TableRecord, by: int, seat: Seat, *, moderator: bool) -> TableRecord:
    """Make the player of this seat the host."""
    _require_no_match(record)
    _require_host(record, by, moderator=moderator)
    if not _player(record, seat).is_member:
        raise Refusal("refused-seat")
    return record.model_copy(update={"host": record.players[seat].user})


def miss(record: TableRecord, seats: frozenset[Seat]) -> TableRecord:
    """Count a missed deadline. After several in a row a player is away: a stand-in moves for them at once."""
    has_stand_ins = game_named(record.game).has_stand_ins
    for seat in seats:
        player = record.players[seat]
        missed = player.missed + 1
        away = player.is_member and has_stand_ins and missed >= AWAY_AFTER
        record = record.reseat(seat, player.model_copy(update={"missed": missed, "helped": True, "away": away}))
    return record


def come_back(record: TableRecord, user: int) -> TableRecord:
    """Mark a player as back, and drop the votes to open their seat."""
    seat = seat_at(record, user)
    players = tuple(
        player.model_copy(update={"wants_open": tuple(other for other in player.wants_open if other != seat)})
        for player in record.players
    )
    return record.model_copy(update={"players": players}).reseat(
        seat, players[seat].model_copy(update={"away": False, "missed": 0})
    )


def vote_open(record: TableRecord, user: int, seat: Seat) -> TableRecord:
    """Vote to open the seat of a player who is away; a majority of the other players opens it."""
    _require_no_match(record)
    own = seat_at(record, user)
    if own == seat or not _player(record, seat).away:
        raise Refusal("refused-not-away")
    voter = record.players[own]
    if seat not in voter.wants_open:
        record = record.reseat(own, voter.model_copy(update={"wants_open": (*voter.wants_open, seat)}))
    votes, needed = open_votes(record, seat)
    return vacate(record, seat) if votes >= needed else record


def open_votes(record: TableRecord, seat: Seat) -> tuple[int, int]:
    """Return the votes to open this seat, and how many are needed: a majority of the players who are here."""
    here = [player for other, player in enumerate(record.players) if other != seat and player.is_here]
    return sum(seat in player.wants_open for player in here), len(here) // 2 + 1


def voted_open(record: TableRecord) -> Seat | None:
    """Return a seat with enough votes to be opened, for example because a player without a vote left; or None."""
    for seat, player in enumerate(record.players):
        votes, needed = open_votes(record, seat)
        if player.is_member and player.away and votes >= needed:
            return seat
    return None


def vote_end(record: TableRecord, user: int) -> TableRecord:
    """Vote to end the game."""
    _require_no_match(record)
    seat = seat_at(record, user)
    return record.reseat(seat, record.players[seat].model_copy(update={"wants_end": True}))


def end_votes(record: TableRecord) -> tuple[int, int]:
    """Return the votes to end the game, and how many are needed: a majority of the players who are here."""
    here = [player for player in record.players if player.is_here]
    return sum(player.wants_end for player in here), len(here) // 2 + 1


def require_may_leave(record: TableRecord, user: int) -> Seat:
    """Return the seat of a user who wants to leave. Refuse in a match of a tournament and in the daily challenge."""
    seat = seat_at(record, user)
    if record.counts:
        raise Refusal("refused-end-daily")
    if record.is_match:
        raise Refusal("refused-leave-match")
    return seat


def request_undo(record: TableRecord, user: int, version: int) -> TableRecord:
    """Ask the other players to undo one's last move."""
    seat = seat_at(record, user)
    if undo_asker(record, version) is not None:
        raise Refusal("refused-back-asked")
    if not any(player.is_here for other, player in enumerate(record.players) if other != seat):
        raise Refusal("refused-back-alone")
    players = tuple(player.model_copy(update={"asks_back": 0, "lets_back": False}) for player in record.players)
    return record.model_copy(update={"players": players}).reseat(
        seat, players[seat].model_copy(update={"asks_back": version})
    )


def answer_undo_request(record: TableRecord, user: int, version: int, *, agreed: bool) -> TableRecord:
    """Agree to the request to undo, or refuse it for everyone."""
    seat, asker = seat_at(record, user), undo_asker(record, version)
    if asker is None or asker == seat:
        raise Refusal("refused-back-not-asked")
    if not agreed:
        return record.reseat(asker, record.players[asker].model_copy(update={"asks_back": 0}))
    return record.reseat(seat, record.players[seat].model_copy(update={"lets_back": True}))


def undo_asker(record: TableRecord, version: int) -> Seat | None:
    """Return the seat that asks to undo, or None. Any move answers the request with no."""
    return next((seat for seat, player in enumerate(record.players) if 0 < player.asks_back == version), None)


def undo_votes(record: TableRecord, asker: Seat) -> tuple[int, int]:
    """Return how many agree to undo, and how many are needed: all other players who are here."""
    here = [player for seat, player in enumerate(record.players) if seat != asker and player.is_here]
    return sum(player.lets_back for player in here), len(here)


def seat_at(record: TableRecord, user: int) -> Seat:
    """Return the seat of a user in a running game. Refuse users without a seat."""
    require_admission(record, user)
    _require_game(record)
    seat = record.seat_of(user)
    if seat is None:
        raise Refusal("refused-not-at-table")
    require_not_paused(record)
    return seat


def require_not_paused(record: TableRecord) -> None:
    """Refuse while the tournament of this table is paused."""
    if record.is_paused and record.live:
        raise Refusal("refused-tournament-paused")


def _player(record: TableRecord, seat: Seat) -> Player:
    _require_game(record)
    if not 0 <= seat < len(record.players):
        raise Refusal("refused-seat")
    return record.players[seat]


def _require_host(record: TableRecord, user: int, *, moderator: bool) -> None:
    require_admission(record, user)
    _require_game(record)
    if not moderator and record.host != user:
        raise Refusal("refused-only-host", host=record.name_of(record.host))


def _require_no_match(record: TableRecord) -> None:
    """Refuse in a match of a tournament: only the tournament changes its seats and its end."""
    if record.is_match:
        raise Refusal("refused-match")


def _require_game(record: TableRecord) -> None:
    if record.phase == "lobby":
        raise Refusal("refused-not-started")
    if record.phase != "playing":
        raise Refusal("refused-table-closed")
