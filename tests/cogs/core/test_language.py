"""The public table is in the server's language, a private panel in the user's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.i18n import bundle_for, languages, localizer, text_files
from tests.cogs.just_one.players import JustOneGame
from tests.cogs.omiga import players as omiga
from tests.cogs.settings.test_server_rules import set_to
from tests.worlds import walk
from tests.worlds.simulated import SimulatedWorld

GERMAN = """
just-one-title = 💡 Nur Eins
just-one-active-number = Du rätst.
just-one-giver-number = **{ $name } rät.**
just-one-card = Auf der Karte:
omiga-title = ⚡ Einminutenspiel
omiga-press-ready-ready = Drück auf **Bereit**.
omiga-button-ready = Bereit
omiga-go = Spiel!
"""


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As much of a second language as is looked at here; all else is said in English."""
    (tmp_path / "de.ftl").write_text(GERMAN, encoding="utf-8")
    files = [*text_files(), tmp_path / "de.ftl"]
    known = (languages, localizer, bundle_for)
    with monkeypatch.context() as patch:
        patch.setattr("bot.i18n.text_files", lambda: iter(files))
        patch.setattr("bot.i18n.LEAST_DONE", 0.0)
        for remembered in known:
            remembered.cache_clear()
        yield
    for remembered in known:
        remembered.cache_clear()


def speaks_german(world: SimulatedWorld, who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their Discord is set to German; everybody else's, and the server's, to English."""
    emit = world.env.backend.emit

    def emitted(event: str, payload: dict[str, object], *how: object, **more: object) -> object:
        member = payload.get("member")
        if event == "INTERACTION_CREATE" and member["user"]["id"] == str(world.players[who].id):
            payload = {**payload, "locale": "de"}
        return emit(event, payload, *how, **more)

    monkeypatch.setattr(world.env.backend, "emit", emitted)


async def test_each_reads_their_panel_of_just_one_in_their_own_language(world, german, monkeypatch):
    game = await JustOneGame.begin(world, 3)
    (one, other), active = await game.givers(), await game.active()
    speaks_german(world, one, monkeypatch)
    assert f"**{active} rät.**" in (await game.panel(one)).text
    assert f"Waiting for **{active}**" in (await game.panel(other)).text
    await game.pick(1)  # by another player: the panels are drawn again
    assert "Auf der Karte" in world.private(one)[-1].text
    assert "On the card" in world.private(other)[-1].text
    assert "Just One" in world.table().text
    assert "Nur Eins" not in world.table().text


async def test_each_reads_their_panel_of_omiga_in_their_own_language(world, german, monkeypatch):
    speaks_german(world, "ben", monkeypatch)
    await omiga.begin(world)
    await omiga.open_panel(world, "ben")
    assert "Bereit" in [part.get("label") for part in walk(omiga.panel(world, "ben").parts)]
    assert "Einminutenspiel" in omiga.panel(world, "ben").text
    await omiga.open_panel(world, "ana")
    await world.press("ana", "Omiga!")  # ben's panel follows
    assert "Spiel!" in omiga.panel(world, "ben").text
    assert "Einminutenspiel" not in omiga.panel(world, "ana").text + world.table().text


async def test_the_table_speaks_the_servers_language_and_panels_do_not(world, german):
    await set_to(world, language="de")
    await omiga.begin(world)
    await world.press("ana", "Bereit")
    assert "Einminutenspiel" in world.table().text
    assert "Einminutenspiel" not in omiga.panel(world, "ana").text
