### General sentences. Those of a game are in cogs/<game>/texts/.

## Commands (names are lower case, without spaces)

command-play = play
command-play-description = Open a table in this channel and gather people for a game
command-play-game = game
command-play-game-description = Which game? Leave it out to see them all
command-table = table
command-table-description = The table in this channel
command-table-show = show
command-table-show-description = Post the table of this channel again, at the bottom
command-table-end = end
command-table-end-description = End the game in this channel for everybody
command-help = help
command-help-description = What Onetable is and how to play

## Choosing a game

play-which = Which game shall it be?
play-choose = Choose a game

## The lobby

lobby-people = Players ({ $here } of { $most })
lobby-host = 👑 **{ $name }** · host
lobby-seat = 👤 **{ $name }**
lobby-free-seat = ◽ *free seat*
lobby-options = Options
lobby-waiting = { $missing ->
    [one] Waiting for **one** more player. Press **Join**!
   *[other] Waiting for **{ $missing }** more players. Press **Join**!
}
lobby-ready = Enough players are here: **{ $host }** can press **Start**, or wait for more.
lobby-closes = The lobby closes { $when } if nothing happens.
lobby-button-join = Join
lobby-button-start = Start
lobby-button-options = Options
lobby-button-leave = Leave
lobby-button-cancel = Cancel
table-closed = This table is closed. Type `/play` to open another.
table-deadline = A stand-in moves { $when }.

## Options

options-title = Options of { $game }
option-on = on
option-off = off
option-turn-limit = Time for a move
option-turn-limit-0 = no limit
option-turn-limit-60 = 1 minute, then a stand-in moves
option-turn-limit-300 = 5 minutes, then a stand-in moves
option-turn-limit-3600 = 1 hour, then a stand-in moves
option-turn-limit-86400 = 1 day, then a stand-in moves

## Forms

prompt-kept = You typed: { $text } — it stands in the form when you open it again.

## Calling those who are awaited, and playing again

table-stands-still = ⏸️ { $people } I was restarted, and the game stands still until you are back: { $link }
nudge-call = ⏰ { $people } the table waits for you: { $link }
again-button = Play again

## Ending a table

end-sure = End this game of { $game } for everybody? Nobody will have won.
end-button = End the game
end-done = The game has been ended.

## Help

help-title = 🎲 Onetable
help-intro = Tabletop games, right here in the channel. Type `/play`, wait for friends to press **Join**, and press **Start**. Everything else is buttons; if it is not your turn, nothing can go wrong.
help-games = Games
help-game = **{ $game }** · { $most ->
    [one] 1 player
   *[other] { $fewest }–{ $most } players
} · { $short }
help-commands = Commands
help-command-list =
    `/play` open a table in this channel
    `/table show` post the table again when chat has buried it
    `/table end` end a game (its host, or a moderator)
    `/help` this page
help-footer = Games are saved after every move. You can close Discord and come back any time.

## Refusals: one sentence to the one who pressed

refused = That is not possible right now.
refused-unreadable = I cannot read that button. Use `/table show` to get a fresh table.
refused-stale = The table has moved on since that button was drawn. Here is how it stands now.
refused-not-your-turn = It is not your turn yet.
refused-game-over = This game is over. Type `/play` for another.
refused-not-at-table = You are not at this table. Watch along, or type `/play` in another channel to open one of your own.
refused-not-started = The game has not started yet.
refused-already-started = The game has started already.
refused-table-closed = This table is closed. Type `/play` to open another.
refused-other-channel = That button belongs to a table in another channel.
refused-already-joined = You have a seat already.
refused-not-joined = You have no seat at this table.
refused-full = The table is full: { $most } players at most.
refused-too-few = { $here ->
    [one] You are alone here; this game needs at least { $fewest } players.
   *[other] Only { $here } players are here; this game needs at least { $fewest }.
}
refused-only-host = Only { $host }, who opened the table, can do that.
refused-option = That option cannot be set to this.
refused-channel-taken = There is a table in this channel already: { $link }
refused-busy = Somebody was quicker. Try again.
refused-no-table = There is no table in this channel. Type `/play` to open one.
refused-unknown-game = I know no game called { $name }.
refused-permissions = I am not allowed to run a table here. Ask someone who manages this server to give me: { $missing }.
refused-old-button = That button is from an older version and no longer works. Use `/table show` to get a fresh table.
refused-restarting = I am restarting. Nothing is lost: try again in a few seconds.
refused-damaged = This table cannot be read any more. Its host can close it with `/table end`.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files

broke = Something went wrong on my side. The game is safe; use `/table show` to see how it stands.
broke-discord = Discord would not let me do that. The table is safe; try again, or use `/table show`.
