### `/settings`: what a server chooses for itself.

command-settings = settings
command-settings-description = See and change Onetable's settings for this server
command-settings-time-zone = time-zone
command-settings-time-zone-description = This server's time zone; type a city or a region
command-settings-day-begins = new-day-at
command-settings-day-begins-description = The hour (0 to 23) when a new day starts

settings-title = ⚙️ Server settings
settings-kept = ✅ Saved.
settings-choose-group = Change something…
settings-button-reset = Reset this page
settings-button-words = Edit words
settings-words-form = One word or phrase per line
settings-words-form-why = Up to { $most }, each up to { $longest } letters. Leave empty to block nothing
settings-only-managers = Only members with *Manage Server* can see and change the settings.

settings-group-all = 📋 Overview
settings-group-all-why = All settings on one page
settings-group-where = 🚪 Where and who
settings-group-where-why = Channels, roles, ending games, threads
settings-group-time = ⏳ Time
settings-group-time-why = Time per move, how long a lobby stays open
settings-group-speech = 🔔 Language and pings
settings-group-speech-why = The language of tables, and when players get pinged
settings-group-words = 🚫 Blocked words
settings-group-words-why = Words no one can write at a table
settings-group-day = 🗓️ Day and time zone
settings-group-day-why = Time zone, and when a new day starts
settings-group-ranking = 🏅 Rankings and badges
settings-group-ranking-why = How many games you need to be ranked, badge messages
settings-group-roundup = 🗞️ Daily round-up
settings-group-roundup-why = One message a day with yesterday's results

## Rankings

setting-ranked-after = Ranked after
setting-ranked-after-why = Players with fewer rated games aren't in the ranking yet.
setting-badges = New badges
setting-badges-on = announced
setting-badges-off = only on /stats
setting-badges-why = One short line in the channel of the game. It pings no one, and players can turn it off for themselves.

## The daily round-up

setting-round-up-channel = Channel
setting-round-up-off = off
setting-round-up-channel-why = Yesterday's village and tournament news, once a day. It pings no one, and comes only when there's news.
setting-round-up-gone = ⚠️ The channel was deleted, so there's no round-up. Choose another one.
setting-round-up-forbidden = ⚠️ I couldn't post the last round-up: I need *View Channel* and *Send Messages* there. I'll try again tomorrow.
setting-round-up-hour = Posted at
setting-round-up-hour-at = { $hour } ({ $zone })
setting-round-up-hour-why = In this server's time zone, { $zone }. To change it, type /settings time-zone.

## Where and who

setting-game-channels = Game channels
setting-game-channels-all = every channel
setting-game-channels-why = Threads included. Running games elsewhere continue; private games work anywhere.
setting-game-channels-gone = All the chosen channels were deleted, so tables can be opened anywhere until you choose again.
setting-starter-roles = Who can open tables
setting-starter-roles-all = everyone
setting-starter-roles-why = Members with one of these roles or *Manage Server*. Anyone can join.
setting-starter-roles-gone = All the chosen roles were deleted, so everyone can open tables until you choose again.
setting-some-gone = { $count ->
    [one] (and 1 deleted)
   *[other] (and { $count } deleted)
}
setting-enders = Who can end a game
setting-enders-moderators = moderators only
setting-enders-host = host and moderators
setting-enders-vote = host, moderators, or a player vote
setting-enders-why = Moderators are members with *Manage Messages*. Hosts can always close their own lobby.
setting-threads = Tables per channel
setting-threads-none = one, no thread
setting-threads-most = { $most ->
    [one] one, in a thread
   *[other] up to { $most }, each in a thread
}
setting-threads-why = /play can open a thread for each table, if I have *Create Public Threads*.

## Time

setting-turn-limit = Time per move
setting-turn-limit-why = The default for new lobbies, in games that have it. Hosts can still change it.
setting-lobby-minutes = Idle lobbies close after
setting-lobby-minutes-usual = { $time } (default)
setting-lobby-minutes-why = Counted from the last time someone joined, left or changed an option.
setting-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
setting-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}

## Language and pings

setting-language = Table language
setting-language-automatic = same as this server in Discord
setting-language-why = For tables opened from now on. Messages that only you can see are in your own language.
setting-pings = Turn pings
setting-pings-why = A short mention below the table, deleted after your move. Everyone can set their own with /pings.

## Words

setting-unwanted-words = Blocked words
setting-unwanted-words-count = { $count ->
    [0] none
    [one] 1 word
   *[other] { $count } words
}
setting-unwanted-words-why = Blocked in clues, guesses, word lists, and names of tournaments and teams. Only the writer is told. D4mn, DAMN and d.a.m.n count as damn.

## The day

setting-time-zone = Time zone
setting-time-zone-now = { $zone }, now { $now }
setting-time-zone-why = To change it, type /settings time-zone.
setting-day-begins = New day at
setting-day-begins-why = Next: { $when }. The daily village changes then; if you've started the old one, you can still finish it.

## Refusals

settings-bad-game-channels = Choose up to 25 channels of this server.
settings-bad-starter-roles = Choose up to 25 roles of this server.
settings-bad-enders = That option doesn't exist any more. Open /settings again.
settings-bad-threads = That option doesn't exist any more. Open /settings again.
settings-bad-turn-limit = That option doesn't exist any more. Open /settings again.
settings-bad-lobby-minutes = That option doesn't exist any more. Open /settings again.
settings-bad-language = I don't speak that language yet. Open /settings again.
settings-bad-pings = That option doesn't exist any more. Open /settings again.
settings-bad-unwanted-words = That list is too long: up to 200 words, each up to 40 letters and with at least one letter or digit.
settings-bad-time-zone = I don't know that time zone. Type a city like Berlin or Tokyo, and pick from the list.
settings-bad-badges = That option doesn't exist any more. Open /settings again.
settings-bad-round-up-channel = Choose a text channel of this server.
settings-bad-round-up-hour = The hour must be a whole number from 0 to 23.
settings-bad-day-begins = The hour must be a whole number from 0 to 23.

refused-not-here = On this server, you can open tables in: { $channels }
refused-role = On this server, you need one of these roles to open a table: { $roles }
refused-only-moderators = On this server, only moderators can end a game. To leave it, press **Menu**.
refused-no-vote = On this server, players can't vote to end a game. The host or a moderator can end it.
refused-unwanted-word = “{ $word }” is blocked on this server. Please write something else.
refused-threads-taken = { $most ->
    [one] This channel already has a table in a thread:
   *[other] This channel already has { $most } tables in threads:
}
    { $links }
thread-title = { $game } · { $host }
thread-opened = Your table has its own thread: { $link }
