"""Comparing and checking clues, language by language."""
