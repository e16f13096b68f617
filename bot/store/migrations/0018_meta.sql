-- Values about the installation, such as when the bot was last alive.
ALTER TABLE house RENAME TO meta;
ALTER TABLE meta RENAME COLUMN fact TO key;
