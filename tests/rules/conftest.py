"""The rules' own tests, marked so that coverage is measured with them and with no others (see the Makefile)."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE) and item.get_closest_marker("no_cover") is None:
            item.add_marker("covers")
