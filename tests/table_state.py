"""The hidden state of a table, for tests. Cogs and services see a table through `Table.view` only."""

from __future__ import annotations

from typing import Any

from rules.table import Table


def state_of(table: Table[Any, Any, Any, Any]) -> Any:
    """Return the whole state of a table, read from the position that the store saves."""
    return table.game.State.model_validate_json(table.position.state)
