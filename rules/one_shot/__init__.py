"""ONE SHOT: rulebook version 1.1, rulings S-1 to S-23."""

from rules.one_shot.game import OneShot

__all__ = ["OneShot"]
