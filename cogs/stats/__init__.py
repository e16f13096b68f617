"""Statistics of every game: `/stats`, `/leaderboard`, `/season`."""
