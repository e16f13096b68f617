"""What an organiser sees and presses."""
