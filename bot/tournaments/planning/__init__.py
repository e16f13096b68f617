"""What an organiser types and changes: start times, and edits after the announcement."""
