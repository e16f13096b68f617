"""The fonts of names in pictures: found by file name, asked in order, and never an empty box."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import ImageFont

from bot.cli import run as run_command
from bot.pictures import fonts
from bot.pictures.fonts import Font, find_fonts
from bot.pictures.sprites import Sprite
from bot.pictures.text import drawable, fits, has_glyph, lettering, name_tag, use_fonts
from bot.settings import Settings

FOLDERS = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path("/Library/Fonts"))
WHITE, BLACK = (255, 255, 255), (0, 0, 0)


def built_in_font() -> bytes:
    """The file of Pillow's built-in font."""
    font = ImageFont.load_default(10)
    assert isinstance(font, ImageFont.FreeTypeFont)
    return bytes(font.path.getvalue())


@pytest.fixture(autouse=True)
def _built_in_again() -> Iterator[None]:
    yield
    use_fonts([])


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Put a font of this name into the folder that is searched."""
    monkeypatch.setattr(fonts, "FOLDERS", (tmp_path / "nowhere", tmp_path))

    def install(name: str) -> Path:
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(built_in_font())
        return file

    return install


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fonts of this machine, in use."""
    monkeypatch.setattr(fonts, "FOLDERS", FOLDERS)
    if not any(Font(file).has("В") for file in use_fonts(find_fonts())):
        pytest.skip("this machine has neither Noto Sans nor DejaVu Sans")


def look(sprite: Sprite) -> object:
    return sprite.width, sprite.height, bytes(sprite.mask.tobytes())


# --- finding them


def test_fonts_are_found_by_name_in_any_subfolder_and_in_order(installed):
    dejavu = installed("dejavu/DejaVuSans.ttf")
    cjk = installed("opentype/noto/NotoSansCJK-Regular.ttc")
    installed("truetype/noto/NotoSerif-Regular.ttf")
    installed("truetype/noto/NotoSans-Bold.ttf")
    noto = installed("truetype/noto/NotoSans-Regular.ttf")
    installed("truetype/noto/NotoSans-Regular.txt")
    assert find_fonts() == [noto, cjk, dejavu]


def test_a_machine_without_fonts_has_none(installed):
    assert find_fonts() == []


def test_a_user_without_a_home_has_the_fonts_of_the_machine(installed, tmp_path, monkeypatch):
    noto = installed("NotoSans-Regular.ttf")
    monkeypatch.setattr(fonts, "FOLDERS", (Path("~onetable-nobody/fonts"), tmp_path))
    assert find_fonts() == [noto]


def test_what_is_no_font_is_left_out(installed, tmp_path):
    (tmp_path / "broken.ttf").write_bytes(b"not a font")
    font = installed("font.ttf")
    assert use_fonts([tmp_path / "broken.ttf", tmp_path / "gone.ttf", font]) == [font]


@pytest.mark.parametrize("wanted", [None, "own.ttf", "broken.ttf"])
def test_the_bot_uses_the_operators_font_first(installed, tmp_path, monkeypatch, wanted):
    noto, own = installed("NotoSans-Regular.ttf"), installed("own.ttf")
    (tmp_path / "broken.ttf").write_bytes(b"not a font")
    used: list[list[Path]] = []
    monkeypatch.setattr(run_command, "use_fonts", lambda files: used.append(use_fonts(files)) or used[-1])
    settings = Settings(_env_file=None, token=None, font=wanted and tmp_path / wanted)
    with pytest.raises(Exception, match="DISCORD_TOKEN is not set"):
        run_command.run(settings, argparse.Namespace(playground=False))
    assert used == [[own, noto] if wanted == "own.ttf" else [noto]]


# --- drawing with them


def test_without_other_fonts_a_name_is_what_can_be_drawn_of_it():
    assert drawable("Jörg") == "Jorg"
    assert look(name_tag("Ada Влад", 2, 20, 200, WHITE)) == look(lettering("Ada", 20, 200, WHITE))
    assert look(name_tag("Влад", 2, 20, 200, WHITE)) == look(lettering("3", 20, 200, WHITE))
    assert look(name_tag("👑", 0, 20, 200, WHITE)) == look(lettering("1", 20, 200, WHITE))


@pytest.mark.usefixtures("wide")
def test_with_a_wide_font_a_name_keeps_its_letters():
    names = ["Jörg", "Влад", "Łódź", "Ελένη", "Андрей", "Ada Влад"]
    assert [drawable(name) for name in names] == names
    assert drawable("Влад 👑") == "Влад"
    assert look(name_tag("Влад", 2, 20, 200, WHITE)) != look(lettering("3", 20, 200, WHITE))


@pytest.mark.usefixtures("wide")
def test_with_a_wide_font_english_names_look_as_before():
    now = look(name_tag("Bartholomew", 0, 20, 90, WHITE))
    use_fonts([])
    assert now == look(name_tag("Bartholomew", 0, 20, 90, WHITE))


@pytest.mark.usefixtures("wide")
@pytest.mark.parametrize(
    "name", ["Влад", "日本太郎", "김철수", "علي", "שרה", "สมชาย", "अमित", "ㅤ", "\U000f0000", "A\u0300\u0301"]
)
def test_no_character_is_drawn_that_no_font_has(name):
    text = drawable(name)
    assert all(has_glyph(character) or character == " " for character in text)
    for width in (10, 60, 300):
        assert name_tag(name, 1, 20, width, WHITE, BLACK).width <= width
    assert text == "" or fits(text, 20, 1000)


@pytest.mark.usefixtures("wide")
def test_an_invisible_name_is_shown_as_a_number():
    assert look(name_tag("ㅤ", 4, 20, 200, WHITE)) == look(lettering("5", 20, 200, WHITE))
