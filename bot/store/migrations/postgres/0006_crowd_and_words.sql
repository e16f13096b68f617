-- The votes for the next move of a crowd, as JSON: whom they are from, and what for.
ALTER TABLE tables ADD COLUMN ballot text COLLATE "C";

-- The server's seed that is sealed in the lobby before players type words, and their words by seat, as JSON.
ALTER TABLE tables ADD COLUMN server_seed text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN words text COLLATE "C" NOT NULL DEFAULT '[]';
