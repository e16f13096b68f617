"""What all cogs build on: buttons, modals, errors, layouts, table messages, panels, game registration."""
