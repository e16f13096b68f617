"""Turn pings: mentioning players whose turn it is, and `/pings` to choose when."""
