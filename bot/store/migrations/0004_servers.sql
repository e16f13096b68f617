-- What a server has chosen, all of it in one JSON object; what is not there has its default.
CREATE TABLE servers (
    guild    INTEGER PRIMARY KEY,
    settings TEXT    NOT NULL
) WITHOUT ROWID;
