"""Scripts that make the data files of this repository; nothing here runs with the bot."""
