"""ONE SHOT on Discord."""
