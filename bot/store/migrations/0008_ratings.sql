-- Every seat of a finished game that counts for statistics, in the order in which the games were taken in.
-- Where rivals played, also what each was worth before and after; `ratings` follows from these and can be made again.
CREATE TABLE played (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    guild        INTEGER NOT NULL,
    season       INTEGER NOT NULL,
    game         TEXT    NOT NULL,
    table_id     INTEGER NOT NULL,          -- no reference: this outlives the table
    seat         INTEGER NOT NULL,
    user         INTEGER NOT NULL,          -- 0: somebody who is forgotten, a rival all the same
    side         INTEGER NOT NULL,          -- equal numbers played together
    place        INTEGER NOT NULL,
    score        INTEGER NOT NULL,
    most         INTEGER,                   -- the score that could be reached, where there is such a thing
    at           REAL    NOT NULL,
    mu_before    REAL,
    sigma_before REAL,
    mu           REAL,
    sigma        REAL
);

CREATE UNIQUE INDEX played_once ON played (table_id, seat);
CREATE INDEX played_by_user ON played (user, guild, game);
CREATE INDEX played_by_game ON played (guild, game);

CREATE TABLE ratings (
    guild  INTEGER NOT NULL,
    season INTEGER NOT NULL,
    game   TEXT    NOT NULL,
    user   INTEGER NOT NULL,
    mu     REAL    NOT NULL,
    sigma  REAL    NOT NULL,
    games  INTEGER NOT NULL,
    wins   INTEGER NOT NULL,
    PRIMARY KEY (guild, season, game, user)
) WITHOUT ROWID;

-- The name each had in the last game that counted.
CREATE TABLE known_names (
    guild INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    name  TEXT    NOT NULL,
    PRIMARY KEY (guild, user)
) WITHOUT ROWID;

-- Found without reading what everybody has chosen.
CREATE INDEX hidden_people ON people (user) WHERE NOT settings ->> '$.rated';

-- The first season of a server needs no line.
CREATE TABLE seasons (
    guild    INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    begun_at REAL    NOT NULL,
    PRIMARY KEY (guild, number)
) WITHOUT ROWID;
