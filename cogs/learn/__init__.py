"""`/learn` and `/rules`: a guided first game with the real buttons, and the rules in short pages."""
