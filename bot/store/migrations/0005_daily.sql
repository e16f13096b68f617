-- The daily village: one try for each person and day, on whichever server; what follows is practice.
CREATE UNIQUE INDEX one_try_a_day ON tables (host, occasion) WHERE occasion GLOB 'daily/*';

CREATE TABLE daily_results (
    user   INTEGER NOT NULL,
    day    TEXT    NOT NULL,                -- 2026-11-16
    score  INTEGER NOT NULL,
    streak INTEGER NOT NULL,                -- days in a row up to this one
    at     REAL    NOT NULL,
    PRIMARY KEY (user, day)
) WITHOUT ROWID;

CREATE INDEX daily_results_by_day ON daily_results (day);

-- Who has played on which server, by the name they have there: a result is shown where its player is known.
CREATE TABLE daily_players (
    guild INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    name  TEXT    NOT NULL,
    PRIMARY KEY (guild, user)
) WITHOUT ROWID;

-- What has been shared, so that a double click shares it once.
CREATE TABLE daily_shares (
    guild INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    day   TEXT    NOT NULL,
    PRIMARY KEY (guild, user, day)
) WITHOUT ROWID;
