"""The report on translations finds what it is there for."""

from __future__ import annotations

import pytest

from tools import i18n

ENGLISH = """
play = Play
joined = **{ $name } joined
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint = `/learn` explains it
command-learn = learn
"""


@pytest.fixture
def report(tmp_path, monkeypatch):
    """Return the kinds of faults and remarks of a German file."""

    def report(german: str) -> tuple[list[str], list[str]]:
        (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
        (tmp_path / "de.ftl").write_text(german, encoding="utf-8")
        monkeypatch.setattr(i18n, "ROOT", tmp_path)
        monkeypatch.setattr(i18n, "text_files", lambda: sorted(tmp_path.glob("*.ftl")))
        english, other = i18n.read("en"), i18n.read("de")
        return [kind for kind, _ in i18n.faults(english, other)], [kind for kind, _ in i18n.remarks(english, other)]

    return report


GOOD = {
    "play": "Spielen",
    "joined": "**{ $name } ist dabei",
    "points": "{ $points } Punkte",
    "hint": "`/lernen` erklärt es",
    "command-learn": "lernen",
}


def german(**changed: str | None) -> str:
    texts = GOOD | {key.replace("_", "-"): text for key, text in changed.items()}
    return "\n".join(f"{key} = {text}" for key, text in texts.items() if text is not None)


def test_a_good_translation_has_no_faults(report):
    assert report(german()) == ([], [])


@pytest.mark.parametrize(
    ("changed", "kind"),
    [
        ({"joined": "**{ $user } ist dabei"}, "other variables"),
        ({"joined": "** ist dabei"}, "other variables"),
        ({"extra": "Mehr"}, "not used"),
        ({"play": "{ $"}, "not readable"),
        ({"hint": "`/learn` erklärt es"}, "no such command"),
    ],
)
def test_a_fault_is_found(report, changed, kind):
    assert kind in report(german(**changed))[0]


def test_a_text_that_is_there_twice_is_a_fault(report):
    assert report(german() + "\nplay = Spiel")[0] == ["not readable"]


@pytest.mark.parametrize(
    ("changed", "kind"),
    [
        ({"play": None}, "missing"),
        ({"play": "Play"}, "equals the English text"),
        ({"joined": "{ $name } ist dabei"}, "other bold parts"),
    ],
)
def test_what_is_worth_a_look_is_a_remark(report, changed, kind):
    assert report(german(**changed)) == ([], [kind])


def test_a_comment_says_that_equal_texts_are_meant(report):
    assert report(german(play=None) + "\n\n# the same in German\nplay = Play") == ([], [])
