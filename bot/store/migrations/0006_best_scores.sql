-- The best game that each person has played alone; those of private tables are kept apart.
CREATE TABLE best_scores (
    game     TEXT    NOT NULL,
    guild    INTEGER NOT NULL,
    user     INTEGER NOT NULL,
    private  INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    score    INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    at       REAL    NOT NULL,
    PRIMARY KEY (game, guild, user, private)
) WITHOUT ROWID;

CREATE INDEX best_scores_by_user ON best_scores (user, game);

INSERT INTO best_scores
SELECT game, guild, user, 0, name, score, table_id, at FROM (
    SELECT tables.game, tables.guild, results.user, json_extract(tables.people, '$[0].name') AS name,
        results.score, results.table_id, results.at,
        row_number() OVER (
            PARTITION BY tables.game, tables.guild, results.user ORDER BY results.score DESC, results.at
        ) AS number
    FROM results JOIN tables ON tables.id = results.table_id
    WHERE json_array_length(tables.people) = 1 AND NOT tables.private AND results.own
) WHERE number = 1;
