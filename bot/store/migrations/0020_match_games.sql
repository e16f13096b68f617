-- Best of several games: who won each game of a match so far (JSON: numbers of entrants, 0 for a draw).
ALTER TABLE tournament_matches ADD COLUMN games TEXT NOT NULL DEFAULT '[]';
