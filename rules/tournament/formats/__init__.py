"""The pairing rules of each tournament format."""
