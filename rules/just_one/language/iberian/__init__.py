"""Spanish and Portuguese words: lemmas by simplemma, derivation, compounds and pronunciation."""
