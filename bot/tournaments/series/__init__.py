"""Series of tournaments, season standings, and leagues over the daily challenge."""
