"""Reports what is wrong with the translations: `make i18n`, or `python -m tools.i18n [LANGUAGE...]`.

A *fault* is wrong: a text that nothing uses or Fluent cannot read, other variables than the English text has, or a
command that does not exist. A *remark* is worth a look: a text that is missing (players see the English one), that
equals the English one, or that has other bold parts. Texts that are meant to be equal have a comment with the word
"same" above them. Exits with 1 if there is a fault.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.i18n import FALLBACK, LEAST_DONE, ROOT, text_files

WORD = re.compile(r"[^\W\d_]{4,}")
COMMAND = re.compile(r"(?<![\w/<:.])/([^\W\d_][\w-]*)((?: [^\W\d_][\w-]*)*)")  # `/table show`, not a URL
COMMAND_NAME = re.compile(r"command-(?!.*-description$)[a-z-]+")
SHOWN = 12  # of each kind, unless a language is named


@dataclass
class Catalogue:
    """All texts of a language."""

    language: str
    messages: dict[str, ast.Message] = field(default_factory=dict)
    files: dict[str, Path] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)

    def text(self, key: str) -> str:
        """Return the right-hand side of a text as it is in the file."""
        message = self.messages[key]
        bare = ast.Message(ast.Identifier("x"), message.value)
        return FluentSerializer().serialize_entry(bare).partition("=")[2].strip()


def read(language: str) -> Catalogue:
    """Read every file of a language."""
    found = Catalogue(language)
    for file in text_files():
        if file.stem != language:
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                found.broken.append(f"{file.relative_to(ROOT)}: {entry.content.strip().splitlines()[0]}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in found.messages:
                    found.broken.append(f"{file.relative_to(ROOT)}: {entry.id.name} is there twice")
                found.messages[entry.id.name] = entry
                found.files[entry.id.name] = file.with_stem(FALLBACK)
    return found


def variables(node: object) -> frozenset[str]:
    """Return the names of all variables of a text."""
    match node:
        case ast.VariableReference():
            return frozenset({node.id.name})
        case ast.BaseNode():
            return variables(list(vars(node).values()))
        case list():
            return frozenset().union(*map(variables, node))
        case _:
            return frozenset()


def faults(english: Catalogue, other: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield the kind and the text of each fault."""
    for line in other.broken:
        yield "not readable", line
    for key in sorted(other.messages.keys() - english.messages.keys()):
        yield "not used", key
    names = command_names(other)
    for key in sorted(english.messages.keys() & other.messages.keys()):
        mine, theirs = variables(english.messages[key].value), variables(other.messages[key].value)
        if mine != theirs:
            yield "other variables", f"{key}: {', '.join(sorted(theirs)) or '-'} for {', '.join(sorted(mine)) or '-'}"
        if other.files[key] != english.files[key]:
            yield "in the wrong file", f"{key} belongs to {english.files[key].relative_to(ROOT)}"
        for unknown in unknown_commands(other.text(key), names):
            yield "no such command", f"{key}: {unknown}"


def remarks(english: Catalogue, other: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield the kind and the text of each remark."""
    for key in english.messages:
        if key not in other.messages:
            yield "missing", f"{key} ({english.files[key].relative_to(ROOT)})"
    for key in sorted(english.messages.keys() & other.messages.keys()):
        mine, theirs = english.text(key), other.text(key)
        comment = other.messages[key].comment
        is_meant = comment is not None and "same" in (comment.content or "")
        if mine == theirs and WORD.search(re.sub(r"\{[^}]*\}|`[^`]*`", "", mine)) and not is_meant:
            yield "equals the English text", f"{key} = {mine.splitlines()[0]}"
        if "->" not in mine + theirs and bold(mine) != bold(theirs):
            yield "other bold parts", f"{key} = {theirs.splitlines()[0]}"


def bold(text: str) -> int:
    """Return how often bold begins or ends."""
    return text.count("**")


def command_names(catalogue: Catalogue) -> frozenset[str]:
    """Return the names of all commands, subcommands and options in a language."""
    return frozenset(catalogue.text(key) for key in catalogue.messages if COMMAND_NAME.fullmatch(key))


def unknown_commands(text: str, names: frozenset[str]) -> list[str]:
    """Return the commands in backticks that do not exist under this name."""
    return [
        found[0]
        for quoted in re.findall(r"`(/[^`]*)`", text)
        if (found := COMMAND.match(quoted)) and found[1] not in names and "{" not in quoted
    ]


def grouped(found: Iterator[tuple[str, str]]) -> Mapping[str, list[str]]:
    """Return the texts by kind."""
    kinds: dict[str, list[str]] = {}
    for kind, line in found:
        kinds.setdefault(kind, []).append(line)
    return kinds


def main() -> int:
    """Print the report; return the exit code."""
    english = read(FALLBACK)
    named = sys.argv[1:]
    others = named or sorted({file.stem for file in text_files()} - {FALLBACK})
    words = sum(len(english.text(key).split()) for key in english.messages)
    print(f"en: {len(english.messages)} texts, about {words:,} words, {len(set(english.files.values()))} files")
    count: Counter[str] = Counter()
    for language in others:
        other = read(language)
        done = len(english.messages.keys() & other.messages.keys()) / len(english.messages)
        offered = "" if done >= LEAST_DONE else f", not offered below {LEAST_DONE:.0%}"
        print(f"\n{language}: {done:.1%} done{offered}")
        for title, kinds in (("fault", faults(english, other)), ("remark", remarks(english, other))):
            for kind, lines in grouped(kinds).items():
                count[title] += len(lines)
                print(f"  {title}, {kind} ({len(lines)}):")
                shown = lines if named else lines[:SHOWN]
                for line in shown:
                    print(f"    {line}")
                if len(shown) < len(lines):
                    print(f"    ... (python -m tools.i18n {language} shows all)")
    return 1 if count["fault"] else 0


if __name__ == "__main__":
    sys.exit(main())
