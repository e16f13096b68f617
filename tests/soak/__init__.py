"""Long runs of what `make test` runs briefly, with new seeds each time, for as many minutes as asked.

`make soak MINUTES=30` shares the time between all parts; `make soak MINUTES=30 ARGS="fuzz"` runs only some.
Parts are listed in `__main__`; a part is anything with a `soak` method, see `part.py`.
"""
