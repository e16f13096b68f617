-- The same as SQLite's migration 25.

-- The daily round-up of a server that has chosen a channel for it: one message a day.
CREATE TABLE round_ups (
    guild      bigint PRIMARY KEY,
    due_at     double precision,                             -- when the next one is due; NULL: never
    day        text COLLATE "C" NOT NULL DEFAULT '',         -- 2026-11-16, the server's day of the last one dealt with
    told_until double precision NOT NULL DEFAULT 0,          -- until when it told the news
    sending_at double precision,                             -- since when it is being sent: it may have arrived
    problem    text COLLATE "C" NOT NULL DEFAULT ''          -- why the last one could not be posted
);

CREATE INDEX round_ups_by_due ON round_ups (due_at) WHERE due_at IS NOT NULL;

-- What a player has earned on a server; each badge once.
CREATE TABLE badges (
    guild    bigint NOT NULL,
    "user"   bigint NOT NULL,
    badge    text COLLATE "C" NOT NULL,
    name     text COLLATE "C" NOT NULL,                      -- of the player, as it was then
    game     text COLLATE "C" NOT NULL,
    value    bigint NOT NULL,                                -- the result that earned it
    at       double precision NOT NULL,
    table_id bigint,                                         -- NULL: earned with a tournament
    channel  bigint,                                         -- where it is announced; NULL: earned in private
    told     boolean NOT NULL DEFAULT false,                 -- whether it was announced, or is not to be
    PRIMARY KEY (guild, "user", badge)
);

CREATE INDEX badges_by_user ON badges ("user");
CREATE INDEX badges_by_table ON badges (table_id);
CREATE INDEX badges_to_tell ON badges (guild) WHERE NOT told AND channel IS NOT NULL;

-- What happened in the tournaments of a server lately.
CREATE INDEX journal_by_time ON tournament_journal (at);
