"""Roles that a tournament mentions or gives, and who may have it do that."""
