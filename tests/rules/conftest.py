"""Mark the tests of the rules: coverage is measured with these tests only (see the Makefile)."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE) and item.get_closest_marker("no_cover") is None:
            item.add_marker("covers")
