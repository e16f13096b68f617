"""How players find each other and whom they play with: alerts, searches for players, blocks, presets."""
