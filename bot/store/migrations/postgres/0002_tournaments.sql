-- The same as SQLite's migrations 20 to 23.

-- Best of several games: who won each game of a match so far (JSON: numbers of entrants, 0 for a draw).
ALTER TABLE tournament_matches ADD COLUMN games text COLLATE "C" NOT NULL DEFAULT '[]';

-- Tables of a paused tournament stand still: no deadline is played, no stand-in moves.
ALTER TABLE tables ADD COLUMN paused_at double precision;

-- The message that calls the players of a match: it is edited when the tournament is paused or resumed.
ALTER TABLE tournament_matches ADD COLUMN call_message bigint;

-- What happens next in a running tournament beside its matches, as JSON: the next round, the next wave of an arena.
ALTER TABLE tournaments ADD COLUMN schedule text COLLATE "C" NOT NULL DEFAULT '{}';

-- A series of tournaments made from one draft, or a league over the daily challenge.
CREATE TABLE tournament_series (
    id        bigint PRIMARY KEY,
    guild     bigint NOT NULL,
    channel   bigint NOT NULL,
    organiser bigint NOT NULL,
    name      text COLLATE "C" NOT NULL,
    kind      text COLLATE "C" NOT NULL CHECK (kind IN ('daily', 'weekly', 'league')),
    ended     boolean NOT NULL DEFAULT false,
    deadline  double precision,             -- when the next event is announced, or the next day of a league counted
    content   text COLLATE "C" NOT NULL     -- JSON: everything else
);

CREATE INDEX series_by_deadline ON tournament_series (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX series_by_guild ON tournament_series (guild);

-- The series of a tournament, and its number in it: an event is never made twice.
ALTER TABLE tournaments ADD COLUMN series bigint;
ALTER TABLE tournaments ADD COLUMN occurrence bigint NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX tournaments_by_series ON tournaments (series, occurrence) WHERE series IS NOT NULL;

-- Since when a task waits, for the metrics. 0: before this version.
ALTER TABLE tournament_duties ADD COLUMN made_at double precision NOT NULL DEFAULT 0;

-- Whom an organiser has removed and not let back in, and who was added beyond the number of places.
ALTER TABLE entrants ADD COLUMN barred boolean NOT NULL DEFAULT false;
ALTER TABLE entrants ADD COLUMN extra boolean NOT NULL DEFAULT false;

-- Who runs a tournament with its organiser.
ALTER TABLE tournaments ADD COLUMN co_organisers text COLLATE "C" NOT NULL DEFAULT '[]';  -- JSON: user ids
