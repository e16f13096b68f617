"""The tournament formats: who plays whom in each."""
