-- Whom an organiser has removed and not let back in, and who was added beyond the number of places.
ALTER TABLE entrants ADD COLUMN barred INTEGER NOT NULL DEFAULT 0;
ALTER TABLE entrants ADD COLUMN extra INTEGER NOT NULL DEFAULT 0;
-- Who runs a tournament with its organiser.
ALTER TABLE tournaments ADD COLUMN co_organisers TEXT NOT NULL DEFAULT '[]';  -- JSON: user ids
