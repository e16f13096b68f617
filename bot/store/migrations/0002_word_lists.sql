-- Words of a server's own for Just One, one list each.
CREATE TABLE word_lists (
    guild INTEGER PRIMARY KEY,
    words TEXT    NOT NULL                  -- JSON
) WITHOUT ROWID;

CREATE INDEX tables_by_channel ON tables (channel, game);
