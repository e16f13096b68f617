"""What is stored about a user: show, export, delete."""
