"""`/learn`: a guided first game, alone, with the real buttons. The scripts are with the rules of each game."""
