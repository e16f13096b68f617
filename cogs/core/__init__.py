"""What every cog builds on: buttons, modals, errors, layouts, table messages."""
