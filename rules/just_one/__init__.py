"""Just One: secret clues, and which of them count as one."""
