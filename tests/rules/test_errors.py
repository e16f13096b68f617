"""The text of a refusal may be logged."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rules.catalogue import GAMES
from rules.errors import Refusal


def test_a_refusal_in_the_log_has_its_numbers_and_no_texts():
    assert str(Refusal("refused-unwanted-word", word="quagmire", most=3)) == "refused-unwanted-word (most=3)"
    assert str(Refusal("refused-only-host", host="Ada")) == "refused-only-host"


@pytest.mark.parametrize("game", GAMES)
def test_a_value_that_is_not_valid_is_not_repeated_in_the_error(game):
    with pytest.raises(ValidationError) as refused:
        GAMES[game].Options.model_validate({"quagmire": "quagmire"})
    assert "input_value" not in str(refused.value)
