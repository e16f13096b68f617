"""Every package we depend on is under a licence that was accepted, and the data we ship says whose it is."""

from __future__ import annotations

import ast
import importlib.metadata
import re
import tomllib
from email.message import Message
from pathlib import Path

import pytest

from tools.supply import licences
from tools.supply.audit import ROOT
from tools.supply.licences import ACCEPTED, ACCEPTED_FOR_TOOLS, ACCEPTED_TOOLS, DEV, RUN_TIME, is_accepted, licence_in

PRODUCT = ("rules", "bot", "cogs", "playground")


def test_every_locked_package_is_under_an_accepted_licence():
    assert licences.refused() == []


def test_every_licence_that_is_accepted_is_needed():
    used = " ".join(licence for _, licence in licences.licences(DEV))
    unused = {name for name in ACCEPTED_FOR_TOOLS - {"ISC"} if name not in used}  # ISC asks no more than MIT
    assert unused == set()
    assert ACCEPTED_TOOLS.keys() <= dict(licences.licences(DEV)).keys()


def lock(folder: Path, *names: str) -> Path:
    file = folder / "some.lock"
    file.write_text("".join(f"{name}==1.0 \\\n" for name in names), encoding="utf-8")
    return file


def test_a_tool_under_a_copyleft_licence_is_refused_at_run_time(tmp_path, monkeypatch):
    monkeypatch.setattr(licences, "RUN_TIME", lock(tmp_path, "discord.py", "chess", "hypothesis"))
    assert licences.refused() == ["chess: GPL-3.0-or-later", "hypothesis: MPL-2.0"]


def test_a_package_about_which_nothing_is_known_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(licences, "DEV", lock(tmp_path, "not-there"))
    assert licences.refused() == ["not-there: not installed"]


@pytest.mark.parametrize(
    ("expression", "fine"),
    [
        ("MIT", True),
        ("Apache-2.0 AND MIT", True),
        ("Apache-2.0 AND GPL-3.0-only", False),
        ("GPL-2.0-only OR MIT", True),
        ("(MIT OR GPL-2.0-only) AND GPL-3.0-only", False),
        ("GPL-2.0-only WITH Classpath-exception-2.0", False),
        ("Proprietary", False),
        ("", False),
    ],
)
def test_expressions(expression, fine):
    assert is_accepted(expression, ACCEPTED) is fine


@pytest.mark.parametrize(
    ("field", "value", "licence"),
    [
        ("License-Expression", "MIT OR Apache-2.0", "MIT OR Apache-2.0"),
        ("License", "APL 2", "Apache-2.0"),
        ("License", "GNU Affero General Public License\n\nwith its whole text", "GNU Affero General Public License"),
        ("Classifier", "License :: OSI Approved :: MIT License", "MIT"),
        ("Classifier", "Topic :: Games/Entertainment", ""),
    ],
)
def test_metadata_says_it_in_one_of_three_fields(field, value, licence):
    metadata = Message()
    metadata[field] = value
    assert licence_in(metadata) == licence


def test_the_product_imports_no_tool():
    """What only developers have installed is under other licences, and is not in the image."""
    tools = dict(licences.licences(DEV)).keys() - dict(licences.licences(RUN_TIME)).keys()
    modules = {
        module
        for module, packages in importlib.metadata.packages_distributions().items()
        if {licences.normal(package) for package in packages} <= tools
    }
    assert "chess" in modules
    imported = {
        name.partition(".")[0]
        for package in PRODUCT
        for file in (ROOT / package).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        for name in (
            [node.module] if isinstance(node, ast.ImportFrom) and node.module and not node.level
            else [alias.name for alias in node.names] if isinstance(node, ast.Import)
            else []
        )
    }  # fmt: skip
    assert "discord" in imported
    assert modules & imported == {"jsonschema_rs"}, (
        "for types only: playground/http/openapi.py loads it where it is there"
    )


def test_compiled_data_names_its_sources():
    for file in [file for package in PRODUCT for file in (ROOT / package).rglob("*.xz")]:
        page = (file.parent / "LICENSES.md").read_text(encoding="utf-8")
        assert f"`{file.name}`" in page
        table = re.findall(r"^\| (?!source|---)([^|]+?) \|", page, re.MULTILINE)
        sections = re.findall(r"^## (.+)\n\n```text\n", page, re.MULTILINE)
        first_words = {re.split(r"[ ,]", title)[0] for title in sections}
        assert [source for source in table if re.split(r"[ ,]", source)[0] not in first_words] == []
        assert len(table) == len(sections) > 0


def test_the_licences_go_wherever_the_data_goes():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "LICENSES.md" in project["tool"]["setuptools"]["package-data"]["*"]
    assert project["project"]["license"] == "MIT"
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")
