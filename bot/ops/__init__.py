"""Running the bot: health, metrics, doctor, housekeeping."""
