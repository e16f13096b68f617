"""`python -m bot doctor`: check the whole set-up. Each finding is one line; a problem comes with advice."""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.ops.doctor.account import Account
from bot.ops.doctor.database import look_at_database
from bot.ops.doctor.findings import Diagnosis
from bot.ops.doctor.server import look_at_server
from bot.ops.doctor.setup import look_at_fonts, look_at_machine, look_at_monitor, look_at_settings
from bot.store.location import PostgresUrl


async def diagnose(clock: Callable[[], float] = time.time) -> Diagnosis:
    """Check settings, machine, database and Discord account, without changing anything."""
    settings, findings = look_at_settings()
    findings += look_at_machine()
    if settings is None:  # the other checks need them
        return Diagnosis(findings=tuple(findings))
    findings += look_at_fonts(settings.font)
    findings += look_at_monitor(settings)
    if isinstance(settings.database, PostgresUrl):
        findings += await look_at_server(settings.database, clock())
    else:
        findings += look_at_database(settings.database, clock())
    account = Account(settings, clock)
    findings += await account.look()
    return Diagnosis(findings=tuple(findings), invite=account.invite)
