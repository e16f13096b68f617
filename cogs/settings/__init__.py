"""`/settings`: the server's settings, their pages and controls."""
