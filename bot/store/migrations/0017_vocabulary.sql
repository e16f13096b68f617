-- The words used in the code: players sit at a table, and a table may have a purpose.
ALTER TABLE tables RENAME COLUMN people TO players;
ALTER TABLE tables RENAME COLUMN occasion TO purpose;
