"""The bare path of a request: what the API's own documentation calls a path."""

import re

_BASE = re.compile(r"^(?:[a-z]+://[^/]+)?(?:/api(?:/v\d+)?(?=/))?")


def bare(path: str) -> str:
    """Take host, `/api/v10`, query and a last slash off a path."""
    return "/" + _BASE.sub("", path.partition("?")[0]).strip("/")
