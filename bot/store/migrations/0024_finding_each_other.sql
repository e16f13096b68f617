-- Who may join a lobby, as JSON: users that the host named, and roles. Empty: everyone.
ALTER TABLE tables ADD COLUMN access TEXT NOT NULL DEFAULT '{}';

-- Who wants to be pinged when a table of a game opens on a server.
CREATE TABLE table_alerts (
    user      INTEGER NOT NULL,
    guild     INTEGER NOT NULL,
    game      TEXT NOT NULL,
    called_at REAL NOT NULL DEFAULT 0,  -- the last ping
    PRIMARY KEY (user, guild, game)
) WITHOUT ROWID;
CREATE INDEX table_alerts_by_game ON table_alerts (guild, game);

-- The message that pings users about a lobby: at most one for each table. It is deleted when the lobby is over.
CREATE TABLE table_calls (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    message  INTEGER  -- NULL: being sent, or nobody had to be pinged
);

-- Whom a user shares no table with.
CREATE TABLE blocks (
    user  INTEGER NOT NULL,
    other INTEGER NOT NULL,
    at    REAL NOT NULL,
    PRIMARY KEY (user, other)
) WITHOUT ROWID;
CREATE INDEX blocks_by_other ON blocks (other);

-- Options of lobbies, saved under a name by a user or for a server. `key` is the name for comparing.
CREATE TABLE personal_presets (
    user   INTEGER NOT NULL,
    game   TEXT NOT NULL,
    key    TEXT NOT NULL,
    name   TEXT NOT NULL,
    chosen TEXT NOT NULL,  -- JSON: the values of the options
    at     REAL NOT NULL,
    PRIMARY KEY (user, game, key)
) WITHOUT ROWID;
CREATE TABLE server_presets (
    guild  INTEGER NOT NULL,
    game   TEXT NOT NULL,
    key    TEXT NOT NULL,
    name   TEXT NOT NULL,
    chosen TEXT NOT NULL,
    at     REAL NOT NULL,
    PRIMARY KEY (guild, game, key)
) WITHOUT ROWID;

-- Posts of users who look for other players. A post that is over is deleted here.
CREATE TABLE player_searches (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    guild         INTEGER NOT NULL,
    channel       INTEGER NOT NULL,
    message       INTEGER,
    call_message  INTEGER,            -- the message that pings users who want to be told
    game          TEXT NOT NULL,
    players       TEXT NOT NULL,      -- JSON: user and name; the first one is the host
    wanted        INTEGER NOT NULL,
    pace          TEXT NOT NULL CHECK (pace IN ('live', 'day')),
    language      TEXT NOT NULL,
    start_at      REAL NOT NULL,      -- the table does not open before
    closes_at     REAL NOT NULL,      -- without enough players
    opening_since REAL,               -- since when its table is being opened
    deadline      REAL NOT NULL       -- when to open or close it, or to try again
);
CREATE INDEX player_searches_by_deadline ON player_searches (deadline);
CREATE INDEX player_searches_by_channel ON player_searches (channel);
