### `/settings`: what a server chooses for itself.

command-settings = settings
command-settings-description = See and change how Onetable is set for this server
command-settings-time-zone = time-zone
command-settings-time-zone-description = The time zone of this server; type a city or a region
command-settings-day-begins = new-day-at
command-settings-day-begins-description = The hour (0 to 23) at which a new day begins

settings-title = ⚙️ Settings of this server
settings-kept = ✅ Saved.
settings-choose-group = Change something …
settings-button-reset = Defaults for this page
settings-button-words = Edit the words
settings-words-form = One word or phrase a line
settings-words-form-why = At most { $most }, each at most { $longest } letters. Empty: everything may be written
settings-only-managers = Only people who may manage this server can see and change its settings.

settings-group-all = 📋 Everything at a glance
settings-group-all-why = All settings on one page
settings-group-where = 🚪 Where and who
settings-group-where-why = Channels, roles, ending games, threads
settings-group-time = ⏳ Time
settings-group-time-why = Time for a move, how long a lobby stays open
settings-group-speech = 🔔 Language and pings
settings-group-speech-why = What tables speak, and when people are called
settings-group-words = 🚫 Words
settings-group-words-why = Words that nobody may write at a table
settings-group-day = 🗓️ The day
settings-group-day-why = Time zone, and when a new day begins
settings-group-ranking = 🏅 Rankings
settings-group-ranking-why = How many games make a place

## Rankings

setting-ranked-after = Games for a place
setting-ranked-after-why = Whoever has played fewer rated games is not in the ranking yet.

## Where and who

setting-game-channels = Channels for games
setting-game-channels-all = every channel
setting-game-channels-why = Tables can be opened in these channels and their threads. Games that have begun elsewhere go on; private games may be played anywhere.
setting-game-channels-gone = All channels that were chosen have been deleted, so tables can be opened everywhere until you choose again.
setting-starter-roles = Who may open tables
setting-starter-roles-all = everybody
setting-starter-roles-why = Whoever has one of these roles, or manages this server. Everybody may join.
setting-starter-roles-gone = All roles that were chosen have been deleted, so everybody may open tables until you choose again.
setting-some-gone = { $count ->
    [one] (and one that was deleted)
   *[other] (and { $count } that were deleted)
}
setting-enders = Who may end a game
setting-enders-moderators = moderators only
setting-enders-host = host and moderators
setting-enders-vote = host, moderators, players by vote
setting-enders-why = Moderators are those who may manage messages. A lobby can always be closed by its host.
setting-threads = Tables in a channel
setting-threads-none = one, without a thread
setting-threads-most = { $most ->
    [one] one table, in a thread
   *[other] { $most } tables at once, each in a thread
}
setting-threads-why = With threads, /play opens one for each table, and the channel stays free for talk. I need the permission to create public threads.

## Time

setting-turn-limit = Time for a move
setting-turn-limit-why = What a new lobby begins with, in games that offer it. The host can still change it.
setting-lobby-minutes = An idle lobby closes after
setting-lobby-minutes-usual = { $time } (as usual)
setting-lobby-minutes-why = Counted from the last time somebody joined, left or chose something.
setting-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
setting-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}

## Language and pings

setting-language = Language of tables
setting-language-automatic = as this server has it in Discord
setting-language-why = For tables opened from now on. What only one person sees is in that person's language.
setting-pings = Calling whose turn it is
setting-pings-why = A short mention below the table, gone when they have moved. Everybody can choose for themselves with /pings.

## Words

setting-unwanted-words = Unwanted words
setting-unwanted-words-count = { $count ->
    [0] none
    [one] 1 word
   *[other] { $count } words
}
setting-unwanted-words-why = Clues, guesses, word lists and the names of tournaments and teams that hold one are refused, and only their writer is told. D4mn, DAMN and d.a.m.n count as damn.

## The day

setting-time-zone = Time zone
setting-time-zone-now = { $zone }, where it is { $now } now
setting-time-zone-why = To change it, type /settings time-zone.
setting-day-begins = A new day begins at
setting-day-begins-why = The next one { $when }. The daily village changes then; whoever has begun the old one can still finish it.

## Refusals

settings-bad-game-channels = Choose at most 25 channels of this server.
settings-bad-starter-roles = Choose at most 25 roles of this server.
settings-bad-enders = I do not know that choice. Open /settings again.
settings-bad-threads = I do not know that choice. Open /settings again.
settings-bad-turn-limit = I do not know that choice. Open /settings again.
settings-bad-lobby-minutes = I do not know that choice. Open /settings again.
settings-bad-language = I do not speak that language yet. Open /settings again.
settings-bad-pings = I do not know that choice. Open /settings again.
settings-bad-unwanted-words = That list does not fit: at most 200 words, each at most 40 letters, and each with at least one letter or digit.
settings-bad-time-zone = I do not know that time zone. Type a city, such as Berlin or Tokyo, and choose from the list.
settings-bad-day-begins = The hour must be a whole number from 0 to 23.

refused-not-here = On this server tables are opened in: { $channels }
refused-role = On this server tables are opened by those with one of these roles: { $roles }
refused-only-moderators = On this server only moderators can end a game. You can leave it: press **Table**.
refused-no-vote = On this server players do not vote on ending a game. Its host or a moderator can end it.
refused-unwanted-word = This server does not want to read “{ $word }”. Please write something else.
refused-threads-taken = { $most ->
    [one] There is a table in a thread of this channel already:
   *[other] There are { $most } tables in threads of this channel already:
}
    { $links }
thread-title = { $game } · { $host }
thread-opened = Your table is in a thread of its own: { $link }
