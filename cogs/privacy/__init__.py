"""`/privacy`: shows, exports and deletes a user's data."""
