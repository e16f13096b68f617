"""Omiga (the One Minute Game): two players, no turns, whoever is faster."""

from rules.omiga.game import Omiga

__all__ = ["Omiga"]
