"""Just One: rulebook 002, rulings J-1 to J-24."""
