-- What is hashed together with the seed of a deal, so that nobody can guess a seed from the number the table shows.
-- Tables from before have none: their number is that of the seed alone.
ALTER TABLE tables ADD COLUMN salt TEXT NOT NULL DEFAULT '';
