"""Durable storage: the contract in `base`, one implementation per database."""
