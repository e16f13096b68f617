"""The log at its most verbose level, for every test of this folder."""

from tests.end_to_end.test_logs import written

__all__ = ["written"]
