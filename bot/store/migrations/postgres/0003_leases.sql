-- What one process has for itself for a while: a shard, or the jobs for all servers. Every take-over raises the fence.
-- The unique index makes the fence part of a key: a take-over waits for transactions that hold the row FOR KEY SHARE,
-- a renewal does not.
CREATE TABLE leases (
    name        text COLLATE "C" PRIMARY KEY,
    owner       text COLLATE "C" NOT NULL,
    fence       bigint NOT NULL,
    expires_at  timestamptz NOT NULL,
    shard_count bigint NOT NULL,
    UNIQUE (name, fence)
);
