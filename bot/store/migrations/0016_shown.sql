-- How often anything has changed that the public message shows, and the revision that the message is known to show.
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;

-- Nobody has noted what the messages of running tables show: each is edited once.
UPDATE tables SET revision = 1 WHERE phase IN ('lobby', 'playing') AND NOT private;

CREATE INDEX tables_behind ON tables (id) WHERE shown < revision AND NOT private;
