"""Looking at everything that can be wrong with a set-up. Each finding is one line; what is wrong comes with advice."""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.ops.doctor.account import Account
from bot.ops.doctor.database import look_at_database
from bot.ops.doctor.findings import Diagnosis
from bot.ops.doctor.machine import look_at_machine
from bot.ops.doctor.setup import look_at_monitor, look_at_settings


async def diagnose(clock: Callable[[], float] = time.time) -> Diagnosis:
    """Look at settings, machine, database and Discord. Changes nothing anywhere."""
    settings, findings = look_at_settings()
    findings += look_at_machine()
    if settings is None:  # the rest hangs on them
        return Diagnosis(findings=tuple(findings))
    findings += look_at_monitor(settings)
    findings += look_at_database(settings.database, clock())
    account = Account(settings, clock)
    findings += await account.look()
    return Diagnosis(findings=tuple(findings), invite=account.invite)
