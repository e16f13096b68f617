"""Findings of the doctor."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

MARKS = {"ok": "✓", "warning": "!", "fault": "✗"}


class Finding(BaseModel):
    """The result of one check, with advice if there is a problem."""

    model_config = ConfigDict(frozen=True)

    about: str
    level: Literal["ok", "warning", "fault"]
    says: str
    advice: str | None = None

    @property
    def line(self) -> str:
        """Return the finding as a line of text."""
        line = f"{MARKS[self.level]} {self.about}: {self.says}"
        return line if self.advice is None else f"{line} → {self.advice}"


class Diagnosis(BaseModel):
    """All findings together."""

    model_config = ConfigDict(frozen=True)

    findings: tuple[Finding, ...]
    invite: str | None = None

    @property
    def well(self) -> bool:
        """Whether there is no fault; there may be warnings."""
        return all(finding.level != "fault" for finding in self.findings)


def fine(about: str, says: str) -> Finding:
    """Return a finding without a problem."""
    return Finding(about=_one_line(about), level="ok", says=_one_line(says))


def warning(about: str, says: str, advice: str) -> Finding:
    """Return a finding about something that works, but not as it should."""
    return Finding(about=_one_line(about), level="warning", says=_one_line(says), advice=advice)


def fault(about: str, says: str, advice: str) -> Finding:
    """Return a finding about something that does not work."""
    return Finding(about=_one_line(about), level="fault", says=_one_line(says), advice=advice)


def _one_line(text: str) -> str:
    """Replace control characters: server names and error messages can contain anything."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
