"""What a user does in Discord's client, and what the client shows."""
