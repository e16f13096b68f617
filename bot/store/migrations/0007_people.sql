-- What a person has chosen, on every server alike, as one JSON object; what is not there has its default.
CREATE TABLE people (
    user     INTEGER PRIMARY KEY,
    settings TEXT    NOT NULL
) WITHOUT ROWID;
