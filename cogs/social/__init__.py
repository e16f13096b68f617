"""Finding each other: alerts about new tables, `/lfg`, `/block`, who may join a lobby, and presets."""
