"""Who may speak to the playground: this machine only, with the right address, and no real token."""

import hmac
import logging
import re
import secrets

from aiohttp import web

log = logging.getLogger(__name__)

# A bot's real token: its id in base64, a time, a signature.
REAL_TOKEN = re.compile(r"[\w-]{20,32}\.[\w-]{6,7}\.[\w-]{27,60}", re.ASCII)


def looks_real(token: str) -> bool:
    """Whether a token has the form of those that Discord issues."""
    return REAL_TOKEN.fullmatch(token.strip().removeprefix("Bot ")) is not None


class TokenCheck:
    """The one token of this playground, made up at start."""

    def __init__(self) -> None:
        self.issued = f"playground-{secrets.token_urlsafe(24)}"

    def fault(self, token: str) -> str | None:
        """Why a token is not accepted; None if it is."""
        if hmac.compare_digest(token.encode(), self.issued.encode()):
            return None
        if looks_real(token):
            log.warning("A token that looks real was sent to the playground. It was refused and not kept.")
            return "This is a playground, not Discord: it takes no real token. Use the one it issues."
        return "Unauthorized"


class Door:
    """Checks of every request before anything looks at it."""

    def __init__(self, port: int) -> None:
        self.capability = secrets.token_urlsafe(24)
        self.host = f"127.0.0.1:{port}"

    def fault(self, request: web.Request) -> str | None:
        """Why a request is turned away; None if it may pass.

        A foreign Host means that a name was pointed at this machine (DNS rebinding); a foreign Origin
        means that another site's page asks.
        """
        if request.headers.get("Host") != self.host:
            return f"The playground answers as {self.host} only."
        origin = request.headers.get("Origin")
        if origin is not None and origin != f"http://{self.host}":
            return "Other sites may not speak to the playground."
        if request.headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin"):
            return "Other sites may not speak to the playground."
        return None

    def knows(self, capability: str) -> bool:
        """Whether the address carries the secret of this run."""
        return hmac.compare_digest(capability.encode(), self.capability.encode())


PAGE_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cache-Control": "no-store",
}
