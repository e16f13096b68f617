"""Tournaments: who meets whom, who stands where, and why."""
