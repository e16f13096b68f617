-- Counting live tables, at every scrape of the metrics, reads this index and no table.
CREATE INDEX live_tables ON tables (phase) WHERE phase IN ('lobby', 'playing');
