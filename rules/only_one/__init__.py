"""Only One Collection: rulings C-1 to C-74."""

from rules.only_one.game import OnlyOne

__all__ = ["OnlyOne"]
