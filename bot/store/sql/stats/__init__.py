"""SQL of badges and of the daily round-up."""
