### General texts. Those of a game are in cogs/<game>/texts/. One term per thing: see glossary/en.md.

language-name = English
# Between the items of a list; quoted because of the blank at its end
list-comma = { ", " }
# Between a label and what it labels, as in `Cards: 13`
list-colon = { ": " }
list-and = { $others } and { $last }

## Commands (names are lower case, without spaces)

command-play = play
command-play-description = Start a game in this channel
command-play-game = game
command-play-game-description = Which game? Leave it out to see them all
command-play-private = private
command-play-private-description = Play alone; only you see it
command-play-preset = preset
command-play-preset-description = Options you or this server saved under a name
command-table = table
command-table-description = This channel's table, or your private game
command-table-show = show
command-table-show-description = Post the table again at the bottom of the chat
command-table-list = list
command-table-list-description = Your games on all servers, with links; only you see it
command-table-end = end
command-table-end-description = End the game in this channel, or your private one
command-rules = rules
command-rules-description = The rules of a game: a few short pages with pictures, just for you
command-rules-game = game
command-rules-game-description = Which game?
command-table-replay = replay
command-table-replay-description = Step through a finished game of this channel
command-table-export = export
command-table-export-description = Get a finished game as a file, with a short summary to share
command-table-verify = verify
command-table-verify-description = Check that a game's deal wasn't changed
command-table-finished = game
command-table-finished-description = Which game? Leave it out for the latest one
command-table-noted = noted
command-table-noted-description = The sealed deal you noted at the start, from Details
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
lobby-or-computers = No one else here? Add computers under **{ lobby-button-more }**.
lobby-closes = Closes { $when } if nothing happens.
lobby-button-join = Join
lobby-button-start = Start
lobby-button-options = Options
lobby-button-leave = Leave
lobby-button-cancel = Close lobby
lobby-button-rules = Rules
lobby-button-computer = Add a computer
lobby-button-no-computer = Remove a computer
lobby-button-more = More
more-title = { $game }
more-done-leave = You left the lobby.
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
menu-back-why = You make your own moves again
menu-time = More time, please
menu-time-why = Restarts your clock, once per move
menu-nudge = Nudge the players we're waiting for
menu-nudge-why = Pings them; without a move limit they get five minutes
menu-leave = Leave the game
menu-leave-why = A computer plays until someone takes your seat
menu-leave-why-gone = The game goes on without you
menu-leave-why-alone = This ends your game
menu-take = Take { $name }'s seat
menu-take-why = Continue from where they left off
menu-open = Open { $name }'s seat
menu-open-why = { $name } is away. Votes so far: { $votes } of { $needed }
menu-end = Vote to end the game
menu-end-why = Votes so far: { $votes } of { $needed }
menu-host = Make { $name } the host
menu-host-why = The host can remove players and end the game
menu-remove = Remove { $name }
menu-remove-why = A computer plays until someone takes the seat
menu-remove-why-gone = The game goes on without { $name }
menu-done = Done.
menu-done-join = You're in! You play from the next turn.
menu-done-undo = Your last move is undone.
menu-done-ask = I've asked the other players. If someone moves first, your move stays.
menu-done-back = Welcome back! You're playing again.
menu-done-time = You've got more time.
menu-done-nudge = Nudged.
menu-done-leave = You left the game.
menu-done-take = You're in. Good luck!
menu-done-open = Vote counted.
menu-done-end = Vote counted.
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
list-title = ### Your games
list-none = You're not in any game. Type `/play` to start one, or `/lfg` to find players.
list-lobby = 🛋️ **{ $game }** · not started yet · { $place }
list-playing = 🎲 **{ $game }** · { $place }
list-your-turn = ➡️ **{ $game }** · your turn · { $place }
list-elsewhere = in another DM or server
list-outside = DMs and other servers
list-search = 🔎 **{ $game }** · looking for players · { $place }
list-more = -# These are the newest { $most }.
list-other-server = Another server
list-private = private; `/table show` brings it back
panel-left = You left this game.

watch-note = 👀 You're watching. This message follows the game for 15 minutes; press the button for more.
watch-button = Keep watching

back-asked = ↩️ **{ $name }** asks to undo the last move: { $votes } of { $needed } agree.
back-yes = Allow
back-no = Refuse

table-closed = This table is closed. Type `/play` to start a new game.
table-closed-expired = ⌛ Nobody started the game in time.
table-closed-left = 👋 Everyone left.
table-closed-host = ✋ The host ended the game.
table-closed-moderator = ✋ A moderator ended the game.
table-closed-vote = ✋ The players voted to end the game.
table-closed-clock = ⌛ Time's up! The match clock ran out.
table-closed-abandoned = ⌛ Nobody came back for a long time.
table-deadline = A computer moves { $when } if they don't.

## Private tables, and choosing among several

private-note = 🔒 Only you can see this. `/table show` brings it back in any channel.
private-over = 🔒 Only you can see this.
private-running = You already have this private game open, so here it is. To start over, end it with `/table end` first.
which-show = Which table do you want to see?
which-end = Which game do you want to end?
which-channel = { $game } in this channel
which-private = { $game }, private

## Options

lobby-kick = Remove a player…
lobby-teams = 👥 { $first } vs { $second }
lobby-kicked = ✅ { $name } was removed and can't rejoin this table.
options-title = { $game } options
option-on = on
option-off = off
option-turn-limit = Time per move
option-turn-limit-0 = no limit
option-turn-limit-60 = 1 minute, then a computer moves
option-turn-limit-300 = 5 minutes, then a computer moves
option-turn-limit-3600 = 1 hour, then a computer moves
option-turn-limit-86400 = 1 day, then a computer moves
option-computers = Computer players
option-computers-easy = easy
option-computers-normal = normal
option-computers-hard = hard

## The rules of a game, page by page

rules-heading = { $game } · page { $page } of { $pages }
rules-button-first = First
rules-button-back = Back
rules-button-next = Next
rules-choose = All pages
rules-more-values = and { $count } more
refused-no-such-page = That page is gone. Type `/rules` for the latest version.

## Forms

prompt-kept = You typed: { $text }. It'll be in the form when you open it again.

## Nudges, and playing again

table-paused-by-restart = ⏸️ { $players } I was restarted. The game is paused until you're back: { $link }
table-shown-again = This channel already has a table. Its message was deleted, so here it is again.
nudge-call = ⏰ { $players } we're waiting for you: { $link }
again-button = Play again

## Games that are over: replays, exports, sealed deals

replay-button-open = Replay
coach-button = Where did I lose it?
coach-place = Coach · before move { $step } of { $steps }
coach-fine = 🎓 I looked at all your moves: none of them cost you anything worth mentioning. Well played!
coach-only-players = Only players of this game can ask that, about their own moves.
coach-none = There's no coach for this game.
coach-already = I'm still looking for your mistake. Give me a moment.
coach-busy = I'm looking at other games right now. Try again in a moment.
coach-busy-here = I'm already looking at other games of this server. Try again in a moment.
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
replay-anyone = Someone
replay-undo = { $name } undid the last move
replay-rewind = The others let { $name } undo: back to step { $to }
replay-clock-expire = Time's up
replay-clock-wake = The game continued after a restart
replay-jump = Jump to…
replay-seen-table = What everyone saw
replay-seen-by = Plus what { $name } saw
replay-panel = ### 🔎 What only { $name } saw
replay-none = No game has finished in this channel yet. Type `/play` to start one.
verify-none = No game has finished in this channel yet. While a game runs, **Details** shows its sealed deal; once it's over, `/table verify` checks it.
replay-not-over = That game isn't over yet.
replay-never-shown = That game wasn't played in this channel.
replay-choose = Pick one of the suggested games, or leave it out for the latest one.
replay-damaged = I can't replay that game: some moves are missing.
replay-impossible = I can't replay that game: it's from an older version of the rules, or its data is damaged.
export-here = Here's the whole game as a file, and a short summary:
export-only-managers = That game used this server's own words, and the file would contain all of them. Only people who manage this server can get it.
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
    Before the deal I pick a random **seed**. Every shuffle and every die roll follows from it. I combine the game, seats, options, seed and a random **salt** into a **sealed deal** (a SHA-256 hash) and show it in **Details**. Nobody can work out the seed from it, and I can't find another seed that matches. After the game I reveal seed and salt, so anyone can deal it again.
verify-sealed = 🔒 Sealed deal: `{ $shown }` (shown in Details) `{ $rest }`
verify-seed = 🌱 Seed: `{ $seed }`
verify-salt = 🧂 Salt: `{ $salt }`
verify-replayed = ✅ I dealt again from this seed and replayed { $moves ->
    [one] the one move
   *[other] all { $moves } moves
}: it ends exactly the same.
verify-compare = 👀 Now compare it with the sealed deal that **Details** showed **during the game**: use a screenshot, or `/table verify noted:`. Otherwise you're taking my word for it.
verify-noted-equal = ✅ It matches what you noted: the deal was fixed back then and hasn't changed.
verify-noted-other = ❌ That does **not** match what you noted. Either it's from another game, or this isn't the deal that was sealed.
verify-noted-unclear = ⚠️ That isn't a sealed deal: enter at least the { $shown } characters that Details shows.
verify-limits = What this can't prove: that the people who run me didn't look at the seed during the game, and that I picked it at random, only once.
verify-yourself = Check it without me: `/table export`, then run `python -m tools.redeal` with the file in a copy of my source code.

## Ending a table

end-sure = End this game of { $game } for everyone? Nobody wins.
end-sure-private = End your private game of { $game }? You can't get it back.
end-button = End the game
end-done = Game ended.

## Help

help-title = 🎲 Onetable
help-intro =
    Board games right here in your channel.
    1️⃣ `/play` opens a table.
    2️⃣ Friends press **{ lobby-button-join }**. Computers, or the whole channel by votes, can play too.
    3️⃣ Press **{ lobby-button-start }**. The table tells you whose turn it is.
    New to a game? `/learn` teaches you as you play, `/rules` explains it with pictures.
help-play = Start a game…
help-playing = Play
help-playing-list = `/play` a game or your preset · `/lfg` find players · `/daily` today's village · `/tournament list`
help-table = During a game
help-table-list = `/table show` it again · `/table list` your games · `/table end` the game · `/pings` turn reminders, new tables · `/block` a person
help-after = Afterwards
help-after-list = `/table replay` a game or get its film · `/table export` it · `/table verify` the deal · `/stats` and badges · `/leaderboard` · `/privacy show` your data
help-elsewhere = Here
help-elsewhere-list = `/play` · `/daily` today's village · `/learn` a game · `/rules` · `/table show` it again · `/table list` your games · `/table replay` a game or get its film · `/block` a person · `/privacy show` your data
help-elsewhere-note = Turn reminders, tournaments and leaderboards need a server that has added me. What others do shows up here for 15 minutes after the last click; the next click brings the table up to date.
help-managers = Server managers
help-managers-list = `/settings` (also for a daily round-up) · `/tournament create` · `/season new` · `/words upload`
help-footer = Every move is saved: close Discord and come back any time.

## Refusals: one sentence to the one who pressed

refused = That's not possible right now.
refused-unreadable = I can't read that button. `/table show` gets you a fresh table.
refused-stale = The game has moved on. Here's the table as it is now.
refused-press-again = That took a moment. Please press it again.
refused-not-a-member = That person isn't on this server.
refused-not-allowed = You can't use that command here.
refused-old-command = That command has changed. Restart Discord to get the new version, then try again.
refused-too-fast = Slow down a little, then try again.
refused-too-fast-here = This server is very busy right now. Try again in a few seconds.
refused-too-many-tables = You already have { $most ->
    [one] a table
   *[other] { $most } tables
} open on this server. Finish or end one first.
refused-too-many-tables-here = This server already has { $most ->
    [one] a table
   *[other] { $most } tables
} open. Join one, or wait until a game ends.
refused-too-many-opened = You've opened a lot of tables. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refused-too-many-opened-here = A lot of tables have been opened on this server. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refused-too-many-tournaments = You already have { $most ->
    [one] a tournament
   *[other] { $most } tournaments
} running on this server. Finish or cancel one first.
refused-too-many-tournaments-here = This server already has { $most ->
    [one] a tournament
   *[other] { $most } tournaments
} running. Wait until one ends.
refused-too-many-uploads = You've uploaded a lot of files. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refused-too-many-uploads-here = Members of this server have uploaded a lot of files. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refused-not-your-turn = It's not your turn yet.
refused-game-over = This game is over. Type `/play` to start another.
refused-not-at-table = You're not in this game. You can watch, or type `/play` in another channel to start your own.
refused-not-started = The game hasn't started yet.
refused-already-started = The game has already started.
refused-table-closed = This table is closed. Type `/play` to start a new game.
refused-private = That's someone's private game.
refused-other-server = That button belongs to a table that moved to another server.
refused-other-channel = That button belongs to a table in another channel.
refused-already-joined = You're already in.
refused-not-joined = You're not in this game.
refused-no-seat = You can't take a seat at this table. `/play` opens your own.
refused-barred = The host or a moderator removed you from this table.
refused-no-late-join = You can't join this game once it has started.
refused-back-asked = Someone has already asked to undo a move. Answer that first.
refused-back-alone = There's no other player here to allow that.
refused-back-not-asked = Nobody is asking you that any more.
refused-undo = You can't undo that: someone has moved since, or it revealed something.
refused-no-computer-here = There's no computer at this table.
refused-seat = There's no player in that seat.
refused-seat-taken = That seat isn't free.
refused-not-away = That only works for another player who's away.
refused-nobody-to-call = There's nobody else to nudge right now.
refused-called-already = They were nudged a moment ago.
refused-no-more-time = You've already had more time for this move, or there's no time limit.
refused-full = The table is full ({ $most } players).
refused-too-few = { $here ->
    [one] You're alone here. This game needs at least { $fewest } players.
   *[other] Only { $here } players are here. This game needs at least { $fewest }.
}
refused-only-host = Only { $host }, the host, can do that.
refused-end-alone = Only { $host }, the host, or a moderator can end it alone. You can start a vote: **{ menu-button }**, then **{ menu-end }**.
refused-choice = That choice isn't available any more.
refused-option = That option can't be set to this.
refused-channel-taken = This channel already has a table: { $link }
refused-busy = Someone was faster. Try again.
refused-no-table = There's no table in this channel. Type `/play` to start one.
refused-unknown-game = I don't know a game called { $name }.
refused-may-not-post = You can't send messages here, so I won't post here for you.
refused-external-apps = This server doesn't let apps it hasn't added post for everyone, so nobody else would see the table. You can still play alone: `/play` with *private*, `/daily` or `/learn`.
refused-permissions = I'm missing permissions for a table here. Ask someone who manages this server to give me: { $missing }.
refused-old-button = That button is from an older version. `/table show` gets you a fresh table.
refused-restarting = I'm restarting. Nothing is lost; try again in a few seconds.
refused-damaged = I can't read this table any more. Its host can close it with `/table end`.
refused-table-unreadable = I can't read this channel's table any more. A moderator can close it with `/table end`.
closed-unreadable = Closed. I couldn't read that table any more; now there's room for a new one.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-create-public-threads-for = tournaments, and for tables in their own threads if the server wants that

broke = Something went wrong on my side. The game is safe; `/table show` brings it back.
answered-late = That took a while and my reply got lost. Check the table before you press again: it may have worked.
broke-discord = Discord didn't let me do that. The game is safe; try again, or use `/table show`.
broke-stored = I can't read what I've stored about this any more. Whoever runs me can see in my log what's wrong.
