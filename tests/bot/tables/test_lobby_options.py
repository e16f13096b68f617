"""With which options a lobby begins."""

from __future__ import annotations

import pytest

from bot.tables.lobby import usual_options
from rules.catalogue import GAMES


@pytest.mark.parametrize(
    ("locale", "words"), [("de", "de"), ("ja", "ja"), ("pt-BR", "pt"), ("es-419", "es"), ("en-GB", "en"), ("it", "en")]
)
def test_just_one_has_words_in_the_language_of_the_table(locale, words):
    assert usual_options("just-one", 0, locale)["language"] == words


@pytest.mark.parametrize("game", GAMES)
def test_only_options_that_a_game_offers_are_chosen(game):
    offered = GAMES[game].Options.choices()
    for option, value in usual_options(game, 3600, "fr").items():
        assert value in offered[option]
    assert ("language" in usual_options(game, 3600, "fr")) == (game == "just-one")
