"""Tables: lobby, seats, moves, deadlines, replays."""
