"""The log at its most verbose level, and all bytes that are sent, for every test of this folder."""

from tests.end_to_end.test_logs import written
from tests.secrets.test_bytes import everything

__all__ = ["everything", "written"]
