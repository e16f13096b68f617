"""Tournaments: pairings, standings and explanations of both."""
