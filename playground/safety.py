"""Access control: only this machine, only with the right address, and never with a real token."""

import hmac
import logging
import re
import secrets

from aiohttp import web

log = logging.getLogger(__name__)

# A real bot token: the bot's id in base64, a timestamp, a signature.
REAL_TOKEN = re.compile(r"[\w-]{20,32}\.[\w-]{6,7}\.[\w-]{27,60}", re.ASCII)


def looks_real(token: str) -> bool:
    """Whether a token has the format that Discord issues."""
    return REAL_TOKEN.fullmatch(token.strip().removeprefix("Bot ")) is not None


class TokenCheck:
    """The one token of this playground, generated at start."""

    def __init__(self) -> None:
        self.issued = f"playground-{secrets.token_urlsafe(24)}"

    def rejection(self, token: str) -> str | None:
        """Return why a token is rejected, or None if it is valid."""
        if hmac.compare_digest(token.encode(), self.issued.encode()):
            return None
        if looks_real(token):
            log.warning("real-looking token rejected; it was not stored")
            return "This is a playground, not Discord: it does not accept real tokens. Use the one it issues."
        return "Unauthorized"


class RequestGuard:
    """Checks every request before it is routed."""

    def __init__(self, port: int) -> None:
        self.capability = secrets.token_urlsafe(24)
        self.host = f"127.0.0.1:{port}"

    def rejection(self, request: web.Request) -> str | None:
        """Return why a request is rejected, or None if it may pass.

        A foreign Host header means DNS rebinding; a foreign Origin header means a request from another site's page.
        """
        if request.headers.get("Host") != self.host:
            return f"The playground answers as {self.host} only."
        origin = request.headers.get("Origin")
        if origin is not None and origin != f"http://{self.host}":
            return "Other sites may not speak to the playground."
        if request.headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin"):
            return "Other sites may not speak to the playground."
        return None

    def accepts(self, capability: str) -> bool:
        """Whether this is the secret path segment of this run."""
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
