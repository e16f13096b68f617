-- The votes for the next move of a crowd, as JSON: whom they are from, and what for.
ALTER TABLE tables ADD COLUMN ballot TEXT;

-- The server's seed that is sealed in the lobby before players type words, and their words by seat, as JSON.
ALTER TABLE tables ADD COLUMN server_seed TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN words TEXT NOT NULL DEFAULT '[]';
