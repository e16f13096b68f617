"""A walk through everything a player sees, in one language, for people who read it: pictures and texts."""
