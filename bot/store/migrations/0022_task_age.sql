-- Since when a task waits, for the metrics. 0: before this version.
ALTER TABLE tournament_duties ADD COLUMN made_at REAL NOT NULL DEFAULT 0;
