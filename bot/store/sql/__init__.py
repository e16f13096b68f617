"""What is the same in every SQL database: statements, and how records become rows."""
