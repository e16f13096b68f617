"""Several processes on one database: which servers belong to which process, and leases on them."""
