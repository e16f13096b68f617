-- Whom a host or a moderator has taken out of a table: they do not come back to it.
ALTER TABLE tables ADD COLUMN barred TEXT NOT NULL DEFAULT '[]';  -- JSON
