"""The code base keeps to its own rules: public APIs only, and folders that a reader can take in."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.catalogue import GAMES

ROOT = Path(__file__).parents[1]
PRODUCT = ("rules", "bot", "cogs")
TREES = (*PRODUCT, "tests", "bench", "tools", "playground")
TUTORIAL = "cogs/whisper/"  # the game that CONTRIBUTING.md adds
MAX_MODULES = 15  # in a folder
NAMED_TUPLE = {"_replace", "_asdict", "_fields", "_make"}  # public in spite of their names


def defined_names(tree: ast.AST) -> set[str]:
    """Return the names that a module defines itself: functions, classes, variables, attributes of self."""
    names: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
            case ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name, ctx=ast.Store()):
                names.add(name)
            case ast.Name(id=name, ctx=ast.Store()):
                names.add(name)
    return names


def private_uses(source: str) -> Iterator[str]:
    """Yield each use of a private attribute that the module did not define, also through getattr."""
    tree = ast.parse(source)
    own = defined_names(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls")):
                continue
            case ast.Attribute(attr=name) if name.startswith("_") and name not in own | NAMED_TUPLE:
                if not name.startswith("__") or name.startswith(("__pydantic", "__discord")):
                    yield f"line {node.lineno}: {ast.unparse(node)}"
            case ast.Call(func=ast.Name(id="getattr"), args=[_, ast.Constant(value=str(name)), *_]) if name[:1] == "_":
                yield f"line {node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("package", PRODUCT)
def test_no_private_attribute_of_another_library_is_used(package):
    found = {
        str(file.relative_to(ROOT)): uses
        for file in (ROOT / package).rglob("*.py")
        if (uses := list(private_uses(file.read_text(encoding="utf-8"))))
    }
    assert found == {}


@pytest.mark.parametrize(
    "source",
    ["bot._connection.parsers", "getattr(loop, '_ready')", "model.__pydantic_serializer__", "x = interaction._state"],
)
def test_private_uses_are_found(source):
    assert list(private_uses(source))


def test_no_folder_has_too_many_modules():
    folders = {file.parent for package in (*PRODUCT, "playground") for file in (ROOT / package).rglob("*.py")}
    counts = {str(folder.relative_to(ROOT)): len(list(folder.glob("*.py"))) for folder in folders}
    assert {folder: count for folder, count in counts.items() if count > MAX_MODULES} == {}


def test_every_file_that_the_docs_name_exists():
    files = [path.relative_to(ROOT).as_posix() for top in TREES for path in (ROOT / top).rglob("*.*")]
    missing = []
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]:
        if page.name == "CHANGELOG.md":  # tells what was there once
            continue
        for name in re.findall(r"`([\w./-]+\.(?:py|sql|ftl|tsv))`", page.read_text(encoding="utf-8")):
            if not name.startswith(TUTORIAL) and not any(file == name or file.endswith(f"/{name}") for file in files):
                missing.append(f"{page.name}: {name}")
    assert missing == []


def test_the_tutorial_adds_the_smallest_game():
    """Each line of its rules is in the finished game; its texts and render functions are shorter there."""
    rules, _ = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("**3. One line in the catalogue**")
    game = {_code(line) for line in (ROOT / "tests" / "smallest_game.py").read_text(encoding="utf-8").splitlines()}
    taught = [
        _code(line) for block in re.findall(r"```python\n(.*?)```", rules, re.DOTALL) for line in block.splitlines()
    ]
    assert len(taught) > 20
    assert [line for line in taught if line not in game] == []


def _code(line: str) -> str:
    """Return a line without indentation and comment."""
    return line.partition("  #")[0].strip()


@pytest.mark.parametrize("file", sorted((ROOT / "cogs").rglob("*.py")), ids=lambda file: str(file.relative_to(ROOT)))
def test_texts_for_players_are_in_the_catalogues(file):
    source = file.read_text(encoding="utf-8")
    assert [*literal_texts(source), *literal_words(source)] == []


def test_a_literal_text_is_found():
    assert list(literal_texts('ui.TextDisplay("Press the button")')) == ["line 1: 'Press the button'"]
    assert list(literal_texts('ui.Button(label=f"Play with {name}")'))
    assert list(literal_texts('"""Press the button."""\nlog.info("button pressed")\nassert x, "no such button"')) == []


@pytest.mark.parametrize(
    "source",
    ['ui.Button(label="Join")', 'ui.TextDisplay("Join")', 'Label(text="Word")', 'ui.Select(placeholder=f"Game")'],
)
def test_a_single_word_is_found_where_players_read_it(source):
    assert list(literal_words(source))


def test_other_single_words_are_no_texts():
    source = 'Button(label=say("join"), emoji="x")\nText(label=f"{number}.", value="open")\nfind(description)'
    assert list(literal_words(source)) == []


READ_BY_PLAYERS = {"label", "placeholder", "title", "description", "content", "text"}  # of what discord.py sends
WRITTEN_LETTERS = re.compile(r"[^\W\d_]{2,}")


def literal_words(source: str) -> Iterator[str]:
    """Yield each string with a word that is written where a part of a message takes its text."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        shown = [one.value for one in node.keywords if one.arg in READ_BY_PLAYERS]
        if ast.unparse(node.func).endswith("TextDisplay"):
            shown += node.args
        for value in shown:
            for part in value.values if isinstance(value, ast.JoinedStr) else [value]:
                match part:
                    case ast.Constant(value=str(text)) if WRITTEN_LETTERS.search(text):
                        yield f"line {node.lineno}: {text!r}"


NOT_SHOWN = {"could not be posted", "channel deleted", "to come", "whole bracket"}  # reasons in the log, and keys
SEED = re.compile(r"[a-z]+( [a-z]+)* \d+|omiga legend")  # of the pictures in rulebooks
SENTENCE = re.compile(r"[^\W\d_]{2,}[,.!?]?\s+[^\W\d_]{2,}")


def literal_texts(source: str) -> Iterator[str]:
    """Yield what looks like a sentence in a string that is neither logged, raised, asserted nor a docstring."""
    tree = ast.parse(source)
    ignored: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.Raise():
                ignored |= set(ast.walk(node))
            case ast.Call(func=ast.Attribute(value=ast.Name(id="log"))):
                ignored |= set(ast.walk(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in ignored:
            text = node.value
            if SENTENCE.search(text) and text not in NOT_SHOWN and not SEED.fullmatch(text):
                yield f"line {node.lineno}: {text!r}"


def test_services_name_no_game():
    games = re.compile("|".join(name.replace("-", "[-_]") for name in GAMES))
    named = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in (ROOT / "bot").rglob("*.py")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if games.search(line)
    ]
    assert named == []
