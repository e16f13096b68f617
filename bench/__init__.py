"""`make bench`: how quick Onetable is, as ratios measured in one run, since machines differ and are noisy."""
