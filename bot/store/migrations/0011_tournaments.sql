-- A tournament in a channel. Its state knows entrants by number only; who they are is in `entrants`.
CREATE TABLE tournaments (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    guild     INTEGER NOT NULL,
    channel   INTEGER NOT NULL,
    organiser INTEGER NOT NULL,
    name      TEXT    NOT NULL,
    game      TEXT    NOT NULL,
    options   TEXT    NOT NULL,             -- JSON
    settings  TEXT    NOT NULL,             -- JSON
    language  TEXT    NOT NULL,
    phase     TEXT    NOT NULL
              CHECK (phase IN ('draft', 'signup', 'checkin', 'running', 'paused', 'over', 'cancelled')),
    state     TEXT    NOT NULL,             -- JSON: plan, entrants, matches, results
    start_at  REAL,
    ends_at   REAL,
    paused_at REAL,
    told      TEXT    NOT NULL DEFAULT '[]',
    message   INTEGER,
    event     INTEGER,
    made_at   REAL    NOT NULL,
    deadline  REAL                          -- when the clock has something to do
);

CREATE INDEX tournaments_by_deadline ON tournaments (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tournaments_by_guild ON tournaments (guild);

-- Who signed up.
CREATE TABLE entrants (
    tournament INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number     INTEGER NOT NULL,
    user       INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    party      INTEGER NOT NULL,
    team       TEXT    NOT NULL,
    status     TEXT    NOT NULL CHECK (status IN ('in', 'waiting', 'here', 'invited', 'dropped')),
    entrant    INTEGER,                     -- from the start on
    PRIMARY KEY (tournament, number)
) WITHOUT ROWID;

CREATE INDEX entrants_by_user ON entrants (user);

-- How far the matches have come that are being played.
CREATE TABLE tournament_matches (
    tournament INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number     INTEGER NOT NULL,
    entrants   TEXT    NOT NULL,            -- JSON: who were called
    stage      TEXT    NOT NULL CHECK (stage IN ('planned', 'called', 'playing', 'over')),
    thread     INTEGER,
    table_id   INTEGER,
    ready      TEXT    NOT NULL,            -- JSON: numbers of people
    seats      TEXT    NOT NULL,            -- JSON: the same, as they were dealt their seats
    absent     TEXT    NOT NULL,            -- JSON: numbers of entrants
    deadline   REAL,
    reminded   INTEGER NOT NULL,
    again      INTEGER NOT NULL,            -- how often it was played without a decision
    PRIMARY KEY (tournament, number)
) WITHOUT ROWID;

CREATE INDEX matches_by_thread ON tournament_matches (thread) WHERE thread IS NOT NULL;
CREATE INDEX matches_by_table ON tournament_matches (table_id) WHERE table_id IS NOT NULL;

-- Who changed what, in the order of its happening.
CREATE TABLE tournament_journal (
    tournament INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number     INTEGER NOT NULL,
    at         REAL    NOT NULL,
    user       INTEGER NOT NULL,            -- 0: the bot itself
    what       TEXT    NOT NULL,
    details    TEXT    NOT NULL,            -- JSON: numbers of entrants and matches, never a name
    PRIMARY KEY (tournament, number)
) WITHOUT ROWID;

-- What is still to be done on Discord.
CREATE TABLE tournament_duties (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    what       TEXT    NOT NULL,
    match      INTEGER NOT NULL,
    details    TEXT    NOT NULL,            -- JSON
    tries      INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX duties_by_tournament ON tournament_duties (tournament);

-- A match has one table, however often it is asked for.
CREATE UNIQUE INDEX one_table_a_match ON tables (occasion)
    WHERE occasion GLOB 'tournament/*' AND phase IN ('playing', 'over');
