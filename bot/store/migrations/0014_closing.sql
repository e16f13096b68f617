-- Why a table was closed, where there is more to say than that it is: its message may be drawn again after a restart.
ALTER TABLE tables ADD COLUMN closing TEXT NOT NULL DEFAULT '';
