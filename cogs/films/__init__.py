"""Films of finished games: an animated picture, and a web page to step through."""
