-- Who has ever been at a table: where to look for all that is kept about somebody.
CREATE TABLE visits (
    user     INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (user, table_id)
) WITHOUT ROWID;

CREATE INDEX visits_by_table ON visits (table_id);

INSERT INTO visits
SELECT host, id FROM tables WHERE host != 0
UNION SELECT user, table_id FROM moves WHERE user != 0
UNION SELECT user, table_id FROM results WHERE user != 0
UNION SELECT sitter.value ->> '$.user', tables.id FROM tables, json_each(tables.people) AS sitter
    WHERE sitter.value ->> '$.user' != 0;

-- People who want everything about them deleted, until that is done.
CREATE TABLE farewells (
    user INTEGER PRIMARY KEY,
    at   REAL    NOT NULL
) WITHOUT ROWID;

-- Servers that the bot was removed from, and since when.
CREATE TABLE departures (
    guild INTEGER PRIMARY KEY,
    at    REAL    NOT NULL
) WITHOUT ROWID;
