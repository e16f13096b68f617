"""A simulator: the whole bot on a server where everything goes wrong, in virtual time and from a seed.

What runs. The unmodified bot with the real discord.py, the real SQLite statements and the playground as Discord, in one
thread, on an event loop that never waits (`loop.py`): when nothing is ready, its clock jumps to the next timer. There
are no sockets (`wire.py`) and no threads (`disk.py`), so a seed is the same run every time; only painting is left out.
Random people (`people.py`) see what is on their screen and click it: tables of all games, tournaments of all formats,
series and leagues.

What goes wrong (`trouble.py`). Each seed has some kinds of trouble: the process is killed at any instant, or twice;
gateway connections break and events are lost, repeated or reordered; requests are slow, rate-limited for minutes, fail,
or take effect and lose their reply; permissions, messages, channels and threads disappear; members and the bot leave;
the disk is full, unreadable, slow or locked, and commits fail although they took effect; the clock jumps.

What is checked (`checks.py`) once everything works again, and after every game was played to its end: each move that a
player saw is in a journal once, and none that was refused; journals lead to the stored states, which have no
violations; the message of every live table shows its newest revision; no deadline has passed; every outbox is empty;
refused requests are few; nothing unexpected was logged; and every click is answered.

How to use it:

    make test ARGS=tests/simulation                      300 seeds
    make soak ARGS=simulation MINUTES=30                 new seeds, on all cores
    .venv/bin/python -m tests.simulation 17              one seed, with everything that happened
    .venv/bin/python -m tests.simulation 17 crash clock  the same seed with other kinds of trouble
    .venv/bin/python -m tests.simulation 1-300           many, with what they find

`test_reverts.py` switches fixes off, one at a time, and asserts that seeds find it.
"""
