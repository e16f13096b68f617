"""Just One: rulings J-1 to J-25."""

from rules.just_one.game import JustOne

__all__ = ["JustOne"]
