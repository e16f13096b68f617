-- A table in a channel, with a snapshot of its game.
CREATE TABLE tables (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    guild     INTEGER NOT NULL,
    channel   INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    host      INTEGER NOT NULL,
    people    TEXT    NOT NULL,             -- JSON, in the order of the seats
    options   TEXT    NOT NULL,             -- JSON
    language  TEXT    NOT NULL,
    phase     TEXT    NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'closed')),
    message   INTEGER,
    opened_at REAL    NOT NULL,
    deadline  REAL,
    seed      TEXT    NOT NULL DEFAULT '',
    version   INTEGER NOT NULL DEFAULT 0,   -- the number of the last move
    state     TEXT                          -- JSON, from the deal on
);

CREATE UNIQUE INDEX one_live_table_a_channel ON tables (channel) WHERE phase IN ('lobby', 'playing');
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

-- The journal: seed and moves give the game again.
CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    seat     INTEGER,                       -- NULL: the clock moved
    user     INTEGER,
    key      TEXT    NOT NULL,              -- the same press has the same key
    move     TEXT    NOT NULL,              -- JSON
    at       REAL    NOT NULL,
    PRIMARY KEY (table_id, key)             -- no second index: `tables.version` keeps the numbers apart
) WITHOUT ROWID;

-- How finished games ended, a row for each seat.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user     INTEGER NOT NULL,              -- 0: no member
    place    INTEGER NOT NULL,
    score    INTEGER NOT NULL,
    reason   TEXT    NOT NULL,
    at       REAL    NOT NULL,
    own      INTEGER NOT NULL,              -- 0: a stand-in has moved for this seat
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX results_by_user ON results (user);

-- Small facts about the house.
CREATE TABLE house (
    fact  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
