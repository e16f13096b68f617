"""Keeping tables alive: settings, storage, tables, deadlines, pictures, languages."""

__version__ = "0.1.0"
