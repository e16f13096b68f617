"""The state of the simulated Discord and the operations on it."""
