"""The circuit breaker of a channel: waits that double, one probe at a time, and what resets it."""

from __future__ import annotations

from bot.rate_limits import LONGEST_WAIT_SECONDS, CircuitBreaker
from tests.bot.ops.test_metrics import Time


def broken(time: Time, failures: int, *, parent: int | None = None) -> CircuitBreaker:
    breaker = CircuitBreaker(time)
    for _ in range(failures):
        breaker.failed(10, "edit", guild=5, parent=parent)
    return breaker


def first_try(breaker: CircuitBreaker, time: Time) -> float:
    """Return the seconds until it allows a request."""
    began = time.now
    while not breaker.try_now(10, "edit"):
        time.now += 1
    return time.now - began


def test_waits_double_up_to_a_quarter_of_an_hour():
    waits = [first_try(broken(time := Time(), failures), time) for failures in range(12)]
    assert waits == [0, 5, 10, 20, 40, 80, 160, 320, 640, *[LONGEST_WAIT_SECONDS] * 3]


def test_when_a_wait_is_over_one_caller_tries_and_the_others_wait_for_the_result():
    breaker = broken(time := Time(), 1)
    time.now += 5
    assert [breaker.try_now(10, "edit") for _ in range(3)] == [True, False, False]
    breaker.worked(10, action="edit")
    assert [breaker.try_now(10, "edit") for _ in range(3)] == [True, True, True]


def test_a_channel_that_refuses_posts_may_still_take_edits():
    breaker = CircuitBreaker(Time())
    breaker.failed(10, "send", guild=5)
    assert not breaker.try_now(10, "send")
    assert breaker.try_now(10, "edit")
    assert breaker.try_now(11, "send")


def test_a_reset_closes_the_circuits_of_threads_too_but_not_right_after_a_failure():
    time = Time()
    breaker = broken(time, 5, parent=9)
    assert not breaker.reset(8)
    assert not breaker.reset(9, failed_before=5)
    assert breaker.blocked_in(5) == {10}
    time.now += 5
    assert breaker.reset(9, failed_before=5)
    assert breaker.try_now(10, "edit")
    assert not breaker.blocked_in(5)


def test_a_clock_that_was_set_back_blocks_nothing():
    breaker = broken(time := Time(), 1)
    time.now -= 100_000
    assert breaker.try_now(10, "edit")


def test_channels_without_requests_are_forgotten():
    breaker = broken(time := Time(), 1)
    time.now += 100_000
    breaker.failed(11, "edit", guild=6)
    assert not breaker.blocked_in(5)
