"""Places in a queue: each user has one, and no server takes all."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from bot.waiting import WaitingRoom
from rules.errors import Refusal


def refusal(room: WaitingRoom, user: int, server: int) -> str:
    with pytest.raises(Refusal) as refused, room.place(user, server):
        pass
    return refused.value.key


def test_one_server_leaves_places_for_others():
    room = WaitingRoom("film", most=3, most_of_server=2)
    with ExitStack() as places:
        places.enter_context(room.place(1, 10))
        assert refusal(room, 1, 11) == "film-already"
        places.enter_context(room.place(2, 10))
        assert refusal(room, 3, 10) == "film-busy-here"
        places.enter_context(room.place(3, 11))
        assert refusal(room, 4, 12) == "film-busy"
        assert len(room) == 3
    assert len(room) == 0
    with room.place(3, 10), room.place(4, 10):
        assert refusal(room, 5, 10) == "film-busy-here"


def test_a_place_is_free_again_after_a_failure():
    room = WaitingRoom("film", most=1, most_of_server=1)
    with pytest.raises(ZeroDivisionError), room.place(1, 10):
        raise ZeroDivisionError
    with room.place(1, 10):
        assert len(room) == 1
