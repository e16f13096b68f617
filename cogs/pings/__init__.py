"""Quiet pings: calling people whose turn it is, and letting them choose when."""
