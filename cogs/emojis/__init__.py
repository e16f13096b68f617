"""Emojis of the application: drawings that the bot uploads once."""
