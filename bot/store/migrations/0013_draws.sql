-- A first place that the whole table shares is a draw, and nobody's win.
ALTER TABLE played ADD COLUMN drawn INTEGER NOT NULL DEFAULT 0;

UPDATE played SET drawn =
    NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = played.table_id AND results.place > 1)
    AND NOT EXISTS (SELECT 1 FROM played AS other WHERE other.table_id = played.table_id AND other.place > 1);

UPDATE ratings SET wins = (
    SELECT count(*) FROM played
    WHERE played.guild = ratings.guild AND played.season = ratings.season AND played.game = ratings.game
    AND played.user = ratings.user AND place = 1 AND NOT drawn
);
