"""Tournaments: sign-up, check-in, matches at tables of their own, standings and a champion."""
