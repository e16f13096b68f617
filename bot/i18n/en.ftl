### General sentences. Those of a game are in cogs/<game>/texts/.

language-name = English

## Commands (names are lower case, without spaces)

command-play = play
command-play-description = Open a table in this channel and gather people for a game
command-play-game = game
command-play-game-description = Which game? Leave it out to see them all
command-play-private = private
command-play-private-description = Alone, in messages that only you see
command-table = table
command-table-description = The table in this channel, or your private one
command-table-show = show
command-table-show-description = Show the table of this channel, or your private one, again at the bottom
command-table-list = list
command-table-list-description = Your games on this server, with links
command-table-end = end
command-table-end-description = End the game in this channel for everybody, or your private one
command-rules = rules
command-rules-description = The rules of a game in a few short pages with pictures, for you alone
command-rules-game = game
command-rules-game-description = Which game?
command-table-replay = replay
command-table-replay-description = Step through a game that has ended in this channel
command-table-export = export
command-table-export-description = Take a game that has ended in this channel away, as a file and as a few lines to share
command-table-verify = verify
command-table-verify-description = Check that the deal of a game was the one that was sealed
command-table-finished = game
command-table-finished-description = Which game? Leave it out for the one that ended last
command-table-noted = noted
command-table-noted-description = The number you noted at the deal, from the last line of the table
command-help = help
command-help-description = What Onetable is and how to play

## Choosing a game

play-which = Which game do you want to play?
play-which-private = Which game do you want to play? Only you'll see it.
play-choose = Choose a game

## The lobby

lobby-people = Players ({ $here } of { $most })
lobby-host = 👑 **{ $name }** · host
lobby-seat = 👤 **{ $name }**
lobby-computer = **{ $name }**
computer-name = 🤖 Computer { $number }
lobby-options = Options
lobby-waiting = { $missing ->
    [one] Waiting for **1** more player. Press **Join**!
   *[other] Waiting for **{ $missing }** more players. Press **Join**!
}
lobby-ready = Ready! **{ $host }** can press **Start**, or wait for more players.
lobby-full = The table is full. **{ $host }**, press **Start**!
lobby-closes = Closes { $when } if nothing happens.
lobby-button-join = Join
lobby-button-start = Start
lobby-button-options = Options
lobby-button-leave = Leave
lobby-button-cancel = Cancel
lobby-button-rules = Rules
lobby-button-computer = Add a computer
lobby-button-no-computer = Remove a computer
lobby-button-more = More
more-title = { $game }
more-done-leave = You left the lobby.
more-option = { $option }: { $value }
more-done-cancel = The lobby is closed.
lobby-button-private = Play privately

menu-button = Menu
details-button = Details
menu-title = ### { $game }
menu-choose = What do you want to do?
menu-undo = Undo my last move
menu-undo-why = Nobody has moved since, and it revealed nothing
menu-join = Join the game
menu-join-why = You play from the next turn
menu-watch = Watch in my language
menu-watch-why = The public table in your own message
menu-rules = Read the rules
menu-rules-why = A few short pages with pictures, just for you
menu-learn = Learn the game
menu-learn-why = A short guided game, just for you
menu-ask = Ask to undo my last move
menu-ask-why = If every other player agrees, it's undone
menu-back = I'm back
menu-back-why = Play yourself again
menu-time = More time, please
menu-time-why = The same time again, once per decision
menu-nudge = Nudge whoever's turn it is
menu-nudge-why = Mentions them; without a move limit they get five minutes
menu-leave = Leave the game
menu-leave-why = A computer plays until someone takes your seat
menu-leave-why-gone = The game goes on without you
menu-leave-why-alone = This ends your game
menu-take = Take { $name }'s seat
menu-take-why = Play on from where they left
menu-open = Open { $name }'s seat
menu-open-why = { $name } is away. { $votes } of { $needed } votes so far
menu-end = Vote to end the game
menu-end-why = { $votes } of { $needed } votes so far
menu-host = Make { $name } the host
menu-host-why = The host starts and ends games and can remove players
menu-remove = Remove { $name }
menu-remove-why = A computer plays until someone takes the seat
menu-remove-why-gone = The game goes on without { $name }
menu-done = Done.
menu-done-join = You're in! You play from the next turn.
menu-done-undo = Your last move is undone.
menu-done-ask = The other players are asked. If someone moves first, your move stays.
menu-done-back = Welcome back! You play again.
menu-done-time = You have more time.
menu-done-nudge = Nudged.
menu-done-leave = You left the game.
menu-done-take = You're in. Good luck!
menu-done-open = Your vote counts.
menu-done-end = Your vote counts.
menu-done-host = The table has a new host.
menu-done-remove = Removed.
sure-leave = Leave
sure-remove = Remove
sure-no = Cancel
sure-kept = Nothing changed.
sure-leave-question = Leave the game? A computer takes over.
sure-leave-question-gone = Leave the game? It goes on without you.
sure-leave-question-alone = Leave? This ends your game.
sure-remove-question = Remove **{ $name }** from the game? They can't come back to this table.
seat-away = 💤 **{ $name }** is away; a computer plays until they press a button.
seat-left = 🪑 **{ $name }** left; a computer took over.
seat-open = 🪑 **{ $name }** left; a computer took over. Press **Menu** to take the seat.
list-title = ### Your games on this server
list-none = You're not in any game here. Type `/play` to start one.
list-lobby = 🛋️ **{ $game }** · not started yet · { $place }
list-playing = 🎲 **{ $game }** · { $place }
list-awaited = ➡️ **{ $game }** · your turn · { $place }
list-private = private, `/table show` brings it back
panel-left = You left this game.

watch-note = You are watching. This message follows the game for a quarter of an hour; the button keeps it going.
watch-button = Watch on

back-asked = ↩️ **{ $name }** asks to undo the last move: { $votes } of { $needed } agree.
back-yes = Allow
back-no = Refuse

table-closed = This table is closed. Type `/play` to open another.
table-closed-expired = ⌛ Nobody started the game, and nothing else happened here until the time was up.
table-closed-left = 👋 Everybody has left.
table-closed-host = ✋ The host ended it.
table-closed-moderator = ✋ A moderator ended it.
table-closed-vote = ✋ Most of those who were here wanted to end the game.
table-closed-abandoned = ⌛ Nobody has come back to this game for a long time.
table-deadline = Otherwise a computer moves { $when }.

## Private tables, and choosing among several

private-note = 🔒 Only you see this. `/table show` brings it back, in any channel of this server.
private-over = 🔒 Only you see this.
private-running = You have this private game open already: here it is. To begin anew, end it with `/table end`.
which-show = Which table shall I show?
which-end = Which game shall end?
which-channel = { $game } in this channel
which-private = { $game }, private

## Options

lobby-take-out = Remove a player…
lobby-teams = 👥 { $first } vs { $second }
lobby-taken-out = ✅ { $name } was removed and can't rejoin this table.
options-title = Options of { $game }
option-on = on
option-off = off
option-turn-limit = Time per move
option-turn-limit-0 = no limit
option-turn-limit-60 = 1 minute, then a computer moves
option-turn-limit-300 = 5 minutes, then a computer moves
option-turn-limit-3600 = 1 hour, then a computer moves
option-turn-limit-86400 = 1 day, then a computer moves

## The rules of a game, page by page

rules-heading = { $game } · page { $page } of { $pages }
rules-button-first = First
rules-button-back = Back
rules-button-next = Next
rules-choose = All pages
rules-more-values = and { $count } more
refused-no-such-page = These rules have been written anew and that page is gone. Type `/rules` to read them as they are now.

## Forms

prompt-kept = You typed: { $text } — it stands in the form when you open it again.

## Calling those who are awaited, and playing again

table-stands-still = ⏸️ { $players } I was restarted, and the game stands still until you are back: { $link }
table-shown-again = This channel already has a table. Its message was deleted, so here it is again.
nudge-call = ⏰ { $players } we're waiting for you: { $link }
again-button = Play again

## Games that are over: replays, exports, sealed deals

replay-button-open = Replay
replay-button-turnback = ‹ Turn
replay-button-back = Back
replay-button-play = Play
replay-button-pause = Pause
replay-button-next = Next
replay-button-turn = Turn ›
replay-button-export = Export
replay-button-verify = Check the deal
replay-place = Replay · move { $step } of { $steps } · { $clock }
replay-dealt = The deal
replay-somebody = Somebody
replay-undo = { $name } took the last move back
replay-rewind = The others let { $name } take a move back: the table went back to step { $to }
replay-clock-expire = Time was up
replay-clock-wake = The table came back after a restart
replay-jump = Jump to …
replay-seen-table = As the table saw it
replay-seen-by = With what { $name } saw
replay-panel = ### 🔎 What only { $name } saw
replay-none = No game has ended in this channel yet. Type `/play` to begin one.
verify-none = No game has ended in this channel yet. While a game runs, the last line of its table seals the deal; at the end that line tells the seed too, and then `/table verify` can check it.
replay-not-over = That game is not over yet.
replay-never-shown = That game was never shown in this channel.
replay-choose = Choose one of the games that are offered, or leave it out for the one that ended last.
replay-damaged = That game cannot be replayed: moves are missing from its record.
replay-impossible = That game cannot be replayed: it was played by an older version of the rules, or its record is damaged.
export-here = The whole game as a file, and in short:
export-only-managers = That game was played with this server's own words, and the file would hold all of them. Only those who manage this server can have it.
export-place = { $place }. { $names }: { $score }
export-length = { $moves ->
    [one] 1 move in { $clock }
   *[other] { $moves } moves in { $clock }
}
export-sealed = deal { $sealed }
export-seed = seed { $seed }
export-salt = salt { $salt }
fair-sealed = 🔒 Sealed deal `{ $sealed }`
fair-opened = 🔓 Sealed deal `{ $sealed }`, seed `{ $seed }`, salt `{ $salt }` · `/table verify` checks it
fair-opened-unsalted = 🔓 Sealed deal `{ $sealed }`, seed `{ $seed }` · `/table verify` checks it
verify-title = Was the deal changed?
verify-how-title = How this works
verify-how =
    Before anybody sees a card, I draw a random **seed**. The shuffle, and all luck after it, follows from that seed alone. From game, seats, options, seed and a random **salt** I make a **number** (SHA-256) and show it below the table: the deal is sealed. Nobody can read the seed from the number, and I cannot find another seed with the same number. After the end I tell seed and salt, and anybody can deal again.
verify-sealed = 🔒 Number: `{ $shown }` (on the table) `{ $rest }`
verify-seed = 🌱 Seed: `{ $seed }`
verify-salt = 🧂 Salt: `{ $salt }`
verify-replayed = ✅ Dealt again from this seed and played again, all { $moves } moves, the game ends exactly as it ended here.
verify-compare = 👀 Now compare the number with what the table showed **at the deal**: on a screenshot, or with `/table verify noted:`. Without that you take my word for it.
verify-noted-equal = ✅ It begins with the number you noted: the deal was fixed when you noted it, and nothing of it was changed.
verify-noted-other = ❌ That is **not** the number you noted. Either it is from another game, or this deal is not the one that was sealed.
verify-noted-unclear = ⚠️ What you noted is no such number: it needs at least the { $shown } digits that the table shows.
verify-limits = What this does not prove: I know the seed while you play, so you trust that whoever runs me does not look; and that I drew it at random, once.
verify-yourself = To check without me: `/table export`, then `python -m tools.redeal` with the file, in a copy of my source code.

## Ending a table

end-sure = End this game of { $game } for everybody? Nobody will have won.
end-sure-private = End your private game of { $game }? It cannot be brought back.
end-button = End the game
end-done = The game has been ended.

## Help

help-title = 🎲 Onetable
help-intro =
    Tabletop games, right here in the channel.
    1️⃣ Type `/play` and choose a game: a table opens for everybody to see.
    2️⃣ Friends press **{ lobby-button-join }**; in most games computers can sit in too.
    3️⃣ Press **{ lobby-button-start }**. From then on everything is buttons, and the table says whose turn it is.
    New to a game? `/learn` plays a first one with you, `/rules` explains it in pictures.
help-games = Games
help-game = **{ $game }** · { $most ->
    [one] 1 player
   *[other] { $seats } players
} · { $short }
help-play = Open a table: which game?
help-playing = Playing
help-playing-list =
    `/play` open a table; with `private` some games alone
    `/daily` today's village, the same for everybody
    `/tournament list` tournaments here
help-table = At a table
help-table-list =
    `/table show` post it again when chat has buried it
    `/table list` your games on this server
    `/table end` end a game (its host, or a moderator)
    `/pings` when you are called to your turn
help-after = Afterwards
help-after-list =
    `/table replay` step through a game that is over; `/table export` takes it away, `/table verify` checks its deal
    `/stats` your games so far, or somebody else's
    `/leaderboard` who is best here
    `/privacy show` what is kept about you; `/privacy export` hands it out, `/privacy delete` deletes it
help-managers = For those who manage this server
help-managers-list =
    `/settings` channels, roles, time, language, words
    `/tournament create` hold a tournament
    `/season new` ratings from the start again
    `/words upload` words of your own for Just One; `/words show`, `/words remove`
help-footer = Games are saved after every move: you can close Discord and come back any time. `/help` shows this page again.

## Refusals: one sentence to the one who pressed

refused = That is not possible right now.
refused-unreadable = I cannot read that button. Use `/table show` to get a fresh table.
refused-stale = The table has moved on since that button was drawn. Here is how it stands now.
refused-press-again = That took a moment. Please press the button again.
refused-not-a-member = That person isn't on this server.
refused-not-allowed = You can't use that command here.
refused-old-command = That command has changed. Restart Discord to get the new version, then try again.
refused-too-fast = Slow down a little, then try again.
refused-too-many-tables = You already have { $most ->
    [one] a table
   *[other] { $most } tables
} open on this server. Finish or end one first.
refused-too-many-tables-here = This server already has { $most ->
    [one] a table
   *[other] { $most } tables
} open. Join one, or wait until a game is over.
refused-too-many-opened = You've opened a lot of tables. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refused-too-many-tournaments = You already have { $most ->
    [one] a tournament
   *[other] { $most } tournaments
} under way on this server. Finish or cancel one first.
refused-too-many-tournaments-here = This server already has { $most ->
    [one] a tournament
   *[other] { $most } tournaments
} under way. Wait until one is over.
refused-too-many-uploads = You've uploaded a lot of files. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refused-not-your-turn = It is not your turn yet.
refused-game-over = This game is over. Type `/play` for another.
refused-not-at-table = You are not at this table. Watch along, or type `/play` in another channel to open one of your own.
refused-not-started = The game has not started yet.
refused-already-started = The game has started already.
refused-table-closed = This table is closed. Type `/play` to open another.
refused-private = That is somebody's private table.
refused-other-server = That button belongs to a table that is on another server now.
refused-other-channel = That button belongs to a table in another channel.
refused-already-joined = You have a seat already.
refused-not-joined = You have no seat at this table.
refused-barred = You were taken out of this table by its host or a moderator.
refused-no-late-join = Nobody can join this game once it has begun.
refused-back-asked = Somebody has asked to take a move back already. Answer that first.
refused-back-alone = There is nobody here who could agree to that.
refused-back-not-asked = Nobody asks that of you any more.
refused-undo = That cannot be taken back: somebody has moved since, or something was revealed.
refused-no-computers = Computers cannot play this game: it lives on what people think of.
refused-no-computer-here = There is no computer at this table.
refused-seat = There is nobody in that seat for this.
refused-seat-taken = That seat is not free.
refused-not-away = This is only for the seat of somebody else who is away.
refused-nobody-to-call = Nobody else is awaited just now.
refused-called-already = They have been called a moment ago.
refused-no-more-time = You have had more time for this decision, or no clock runs.
refused-full = The table is full: { $most } players at most.
refused-too-few = { $here ->
    [one] You are alone here; this game needs at least { $fewest } players.
   *[other] Only { $here } players are here; this game needs at least { $fewest }.
}
refused-only-host = Only { $host }, who opened the table, can do that.
refused-end-alone = Only { $host }, who opened the table, or a moderator can end it alone. You can ask the others: press **{ menu-button }**, then **{ menu-end }**.
refused-choice = That choice isn't available any more.
refused-option = That option cannot be set to this.
refused-channel-taken = There is a table in this channel already: { $link }
refused-busy = Somebody was quicker. Try again.
refused-no-table = There is no table in this channel. Type `/play` to open one.
refused-unknown-game = I know no game called { $name }.
refused-may-not-post = You can't send messages here, so I don't post here for you.
refused-permissions = I am not allowed to run a table here. Ask someone who manages this server to give me: { $missing }.
refused-old-button = That button is from an older version and no longer works. Use `/table show` to get a fresh table.
refused-restarting = I am restarting. Nothing is lost: try again in a few seconds.
refused-damaged = This table cannot be read any more. Its host can close it with `/table end`.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-create-public-threads-for = tournaments, and tables in threads of their own where a server wants them

broke = Something went wrong on my side. The game is safe; use `/table show` to see how it stands.
answered-late = That took long, and my answer was lost on the way. Have a look before you press again: it may be done.
broke-discord = Discord would not let me do that. The table is safe; try again, or use `/table show`.
