"""`/privacy`: what is kept about somebody, shown, handed out and deleted."""
