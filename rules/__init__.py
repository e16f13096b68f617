"""What is allowed: the rules of every game, knowing no Discord, no disk, no wall clock, no global chance."""
