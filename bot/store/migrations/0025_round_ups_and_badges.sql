-- The daily round-up of a server that has chosen a channel for it: one message a day.
CREATE TABLE round_ups (
    guild      INTEGER PRIMARY KEY,
    due_at     REAL,                        -- when the next one is due; NULL: never
    day        TEXT    NOT NULL DEFAULT '', -- 2026-11-16, the server's day of the last one that was dealt with
    told_until REAL    NOT NULL DEFAULT 0,  -- until when it told the news
    sending_at REAL,                        -- since when it is being sent: after a crash it may have arrived
    problem    TEXT    NOT NULL DEFAULT ''  -- why the last one could not be posted
);

CREATE INDEX round_ups_by_due ON round_ups (due_at) WHERE due_at IS NOT NULL;

-- What a player has earned on a server; each badge once.
CREATE TABLE badges (
    guild    INTEGER NOT NULL,
    user     INTEGER NOT NULL,
    badge    TEXT    NOT NULL,
    name     TEXT    NOT NULL,              -- of the player, as it was then
    game     TEXT    NOT NULL,
    value    INTEGER NOT NULL,              -- the result that earned it
    at       REAL    NOT NULL,
    table_id INTEGER,                       -- NULL: earned with a tournament
    channel  INTEGER,                       -- where it is announced; NULL: earned in private
    told     INTEGER NOT NULL DEFAULT 0,    -- whether it was announced, or is not to be
    PRIMARY KEY (guild, user, badge)
) WITHOUT ROWID;

CREATE INDEX badges_by_user ON badges (user);
CREATE INDEX badges_by_table ON badges (table_id);
CREATE INDEX badges_to_tell ON badges (guild) WHERE NOT told AND channel IS NOT NULL;

-- What happened in the tournaments of a server lately.
CREATE INDEX journal_by_time ON tournament_journal (at);
