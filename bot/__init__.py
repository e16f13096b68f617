"""Services of the bot: settings, storage, tables, tournaments, deadlines, pictures, localisation, operations."""

__version__ = "0.1.0"
