"""Ratings, records and the daily challenge."""
