"""Who may sign up, who comes back, and players without a team."""
