"""Pictures of brackets and standings."""
