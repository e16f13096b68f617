"""Statistics of every game: everybody's page, leaderboards, seasons."""
