"""What the doctor has to say."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

MARKS = {"ok": "✓", "warning": "!", "fault": "✗"}


class Finding(BaseModel):
    """One line: about what, how it is, and what mends it if it is not well."""

    model_config = ConfigDict(frozen=True)

    about: str
    level: Literal["ok", "warning", "fault"]
    says: str
    advice: str | None = None

    @property
    def line(self) -> str:
        """As a person reads it."""
        said = f"{MARKS[self.level]} {self.about}: {self.says}"
        return said if self.advice is None else f"{said} → {self.advice}"


class Diagnosis(BaseModel):
    """All findings together."""

    model_config = ConfigDict(frozen=True)

    findings: tuple[Finding, ...]
    invite: str | None = None

    @property
    def well(self) -> bool:
        """Nothing is wrong; there may be warnings."""
        return all(finding.level != "fault" for finding in self.findings)


def fine(about: str, says: str) -> Finding:
    """✓"""
    return Finding(about=_one_line(about), level="ok", says=_one_line(says))


def warning(about: str, says: str, advice: str) -> Finding:
    """! it works, but not as it should."""
    return Finding(about=_one_line(about), level="warning", says=_one_line(says), advice=advice)


def fault(about: str, says: str, advice: str) -> Finding:
    """✗ it does not work."""
    return Finding(about=_one_line(about), level="fault", says=_one_line(says), advice=advice)


def _one_line(text: str) -> str:
    """Names of servers and messages of other programs may hold anything."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
