"""The word filter: what it finds, and what it leaves alone."""

from __future__ import annotations

import pytest

from bot.servers.word_filter import read_list, unwanted_in, wanted

WORDS = ("damn", "Blödmann", "ass", "kill", "zwei Worte", "ばか", "88")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("damn", "damn"),
        ("DAMN!", "damn"),
        ("oh, Damn it", "damn"),
        ("d4mn", "damn"),
        ("dämn", "damn"),
        ("ｄａｍｎ", "damn"),
        ("da\u200bmn", "damn"),
        ("daaaamn", "damn"),
        ("d.a.m.n", "damn"),
        ("d a m n", "damn"),
        ("blodmann", "Blödmann"),
        ("BLÖDMANN", "Blödmann"),
        ("a$$", "ass"),
        ("@ss", "ass"),
        ("(a55)", "ass"),
        ("k1ll", "kill"),
        ("ki11", "kill"),
        ("k!ll!", "kill"),
        ("D4MN!", "damn"),
        ("es sind zwei  worte", "zwei Worte"),
        ("zwei-Worte", "zwei Worte"),
        ("おばかさん", "ばか"),
        ("88", "88"),
    ],
)
def test_what_is_found(text, found):
    assert unwanted_in(text, WORDS) == found


@pytest.mark.parametrize(
    "text",
    ["", "grass", "assess", "classic", "skill", "damnation", "zwei", "Worte zwei", "1888", "bb", "!!!", "がばこ"],
)
def test_what_is_left_alone(text):
    assert unwanted_in(text, WORDS) is None


def test_what_is_wanted_of_a_list():
    assert wanted(("ice", "d4mn", "sun"), WORDS) == ("ice", "sun")
    assert wanted(("ice", "sun"), WORDS) == ("ice", "sun")
    assert wanted(("damn",), ()) == ("damn",)


def test_without_words_nothing_is_found():
    assert unwanted_in("damn", ()) is None


def test_a_list_is_read_line_by_line_each_word_once():
    assert read_list("damn\n Dämn , kill;zwei   Worte\n\n,") == ("Dämn", "kill", "zwei Worte")
    assert read_list(" \u200b ") == ()
