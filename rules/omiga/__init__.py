"""Omiga (the One Minute Game): two players, no turns, the faster one wins."""

from rules.omiga.game import Omiga

__all__ = ["Omiga"]
