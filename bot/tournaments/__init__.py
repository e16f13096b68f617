"""The life of a tournament: sign-up, check-in, matches at tables of their own, and an end with a champion."""
