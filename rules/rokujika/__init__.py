"""Rokujika Collection: the solo rules, rulings R-1 to R-25, with a card set of our own."""

from rules.rokujika.game import Rokujika

__all__ = ["Rokujika"]
