"""Signing up: conditions of entry, and what is posted before the start."""
