"""The page on growing shows what the model computes, and the examples name settings that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.settings import Settings
from tools.scaling import REQUESTS_A_SECOND, size_for, table

ROOT = Path(__file__).parents[1]


def test_the_page_has_the_table_of_the_model():
    page = (ROOT / "docs/scaling.md").read_text(encoding="utf-8")
    assert "\n".join(table()) in page


def test_more_servers_need_more():
    small, large = size_for(10_000), size_for(100_000)
    assert small.processes < large.processes
    assert small.shards < large.shards
    assert large.p99 < 3.0  # Discord waits three seconds for an answer


def test_the_page_says_when_discords_limit_is_reached():
    page = (ROOT / "docs/scaling.md").read_text(encoding="utf-8")
    (servers,) = re.findall(r"\| about ([\d,]+) \| \*\*Discord's 50 requests", page)
    assert size_for(int(servers.replace(",", ""))).edits == pytest.approx(REQUESTS_A_SECOND, rel=0.05)


@pytest.mark.parametrize("file", ["compose.yaml", "deploy/kubernetes.yaml", "docs/scaling.md"])
def test_examples_name_settings_that_exist(file):
    named = set(re.findall(r"ONETABLE_[A-Z_]+", (ROOT / file).read_text(encoding="utf-8")))
    named.discard("ONETABLE_DATABASE_PASSWORD")  # of the example's own database
    known = {f"ONETABLE_{name.upper()}" for name in Settings.model_fields}
    assert named <= known
