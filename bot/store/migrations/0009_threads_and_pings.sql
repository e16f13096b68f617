-- The channel that a table belongs to, if it stands in a thread that was opened for it.
ALTER TABLE tables ADD COLUMN parent INTEGER;

CREATE INDEX tables_by_parent ON tables (parent) WHERE parent IS NOT NULL AND phase IN ('lobby', 'playing');

-- The message that calls people whom a table waits for, as long as it is there.
CREATE TABLE pings (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    message  INTEGER NOT NULL,
    seats    TEXT    NOT NULL                -- JSON, whose turn it is
);
