"""Keeping tables alive: settings, storage, tables, deadlines, pictures, languages."""
