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

# A language without a translation, so that nothing but these texts is in it.
ITALIAN = """
just-one-title = 💡 Solo Uno
just-one-active-number = Indovini tu.
just-one-giver-number = **{ $name } indovina.**
just-one-card = Sulla carta:
omiga-title = ⚡ Gioco Lampo
omiga-press-ready-ready = Premi **Pronto**.
omiga-button-ready = Pronto
omiga-go = Via!
"""


@pytest.fixture
def italian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As much of a second language as is looked at here; all else is said in English."""
    (tmp_path / "it.ftl").write_text(ITALIAN, encoding="utf-8")
    files = [*text_files(), tmp_path / "it.ftl"]
    known = (languages, localizer, bundle_for)
    with monkeypatch.context() as patch:
        patch.setattr("bot.i18n.text_files", lambda: iter(files))
        patch.setattr("bot.i18n.LEAST_DONE", 0.0)
        for remembered in known:
            remembered.cache_clear()
        yield
    for remembered in known:
        remembered.cache_clear()


def speaks_italian(world: SimulatedWorld, who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their Discord is set to Italian; everybody else's, and the server's, to English."""
    emit = world.env.backend.emit

    def emitted(event: str, payload: dict[str, object], *how: object, **more: object) -> object:
        member = payload.get("member")
        if event == "INTERACTION_CREATE" and member["user"]["id"] == str(world.players[who].id):
            payload = {**payload, "locale": "it"}
        return emit(event, payload, *how, **more)

    monkeypatch.setattr(world.env.backend, "emit", emitted)


@pytest.mark.usefixtures("italian")
async def test_each_reads_their_panel_of_just_one_in_their_own_language(world, monkeypatch):
    game = await JustOneGame.begin(world, 3)
    (one, other), active = await game.givers(), await game.active()
    speaks_italian(world, one, monkeypatch)
    assert f"**{active} indovina.**" in (await game.panel(one)).text
    assert f"Waiting for **{active}**" in (await game.panel(other)).text
    await game.pick(1)  # by another player: the panels are drawn again
    assert "Sulla carta" in world.private(one)[-1].text
    assert "On the card" in world.private(other)[-1].text
    assert "Just One" in world.table().text
    assert "Solo Uno" not in world.table().text


@pytest.mark.usefixtures("italian")
async def test_each_reads_their_panel_of_omiga_in_their_own_language(world, monkeypatch):
    speaks_italian(world, "ben", monkeypatch)
    await omiga.begin(world)
    await omiga.open_panel(world, "ben")
    assert "Pronto" in [part.get("label") for part in walk(omiga.panel(world, "ben").parts)]
    assert "Gioco Lampo" in omiga.panel(world, "ben").text
    await omiga.open_panel(world, "ana")
    await world.press("ana", "Omiga!")  # ben's panel follows
    assert "Via!" in omiga.panel(world, "ben").text
    assert "Gioco Lampo" not in omiga.panel(world, "ana").text + world.table().text


@pytest.mark.usefixtures("italian")
async def test_the_table_speaks_the_servers_language_and_panels_do_not(world):
    await set_to(world, language="it")
    await omiga.begin(world)
    await world.press("ana", "Pronto")
    assert "Gioco Lampo" in world.table().text
    assert "Gioco Lampo" not in omiga.panel(world, "ana").text
