"""What a server and what a user has set, and what those settings allow."""
