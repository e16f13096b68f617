-- Tables of a paused tournament stand still: no deadline is played, no stand-in moves.
ALTER TABLE tables ADD COLUMN paused_at REAL;

-- The message that calls the players of a match: it is edited when the tournament is paused or resumed.
ALTER TABLE tournament_matches ADD COLUMN call_message INTEGER;

-- What happens next in a running tournament beside its matches, as JSON: the next round, the next wave of an arena.
ALTER TABLE tournaments ADD COLUMN schedule TEXT NOT NULL DEFAULT '{}';

-- A series of tournaments made from one draft, or a league over the daily challenge.
CREATE TABLE tournament_series (
    id        INTEGER PRIMARY KEY,
    guild     INTEGER NOT NULL,
    channel   INTEGER NOT NULL,
    organiser INTEGER NOT NULL,
    name      TEXT    NOT NULL,
    kind      TEXT    NOT NULL CHECK (kind IN ('daily', 'weekly', 'league')),
    ended     INTEGER NOT NULL DEFAULT 0,
    deadline  REAL,                         -- when the next event is announced, or the next day of a league counted
    content   TEXT    NOT NULL              -- JSON: everything else
);

CREATE INDEX series_by_deadline ON tournament_series (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX series_by_guild ON tournament_series (guild);

-- The series of a tournament, and its number in it: an event is never made twice.
ALTER TABLE tournaments ADD COLUMN series INTEGER;
ALTER TABLE tournaments ADD COLUMN occurrence INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX tournaments_by_series ON tournaments (series, occurrence) WHERE series IS NOT NULL;
