-- Tables that only their one player sees occupy no channel; each person has one of a kind in a server.
ALTER TABLE tables ADD COLUMN private INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN occasion TEXT NOT NULL DEFAULT '';   -- what a private table was opened for

DROP INDEX one_live_table_a_channel;
CREATE UNIQUE INDEX one_live_table_a_channel ON tables (channel)
    WHERE phase IN ('lobby', 'playing') AND NOT private;
CREATE UNIQUE INDEX one_private_table_of_a_kind ON tables (host, guild, game, occasion)
    WHERE phase IN ('lobby', 'playing') AND private;
