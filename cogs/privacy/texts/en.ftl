### Stored data: `/privacy`.

command-privacy = privacy
command-privacy-description = What I store about you, and how to get or delete it
command-privacy-show = show
command-privacy-show-description = What I store about you, for how long, and who can see it
command-privacy-export = export
command-privacy-export-description = Get everything I store about you as a file, for your eyes only
command-privacy-delete = delete
command-privacy-delete-description = Delete everything about you (I'll ask you to confirm)

privacy-nameless = Player { $number }
privacy-leaving = I'm already deleting everything about you. Give me a moment.

privacy-title = 🔏 What I store about you
privacy-nothing = Nothing at all. That changes when you join a table, play a daily village or save a setting.
privacy-amount = **{ $here }** here, **{ $all }** in total
privacy-amount-all = **{ $all }**
privacy-kept-tables = 🎲 Games you played: { $amount }
privacy-kept-live = ▶️ Games you're in now: { $amount }
privacy-kept-private = 🔒 Private games: { $amount }
privacy-kept-moves = 👉 Moves you made: { $amount }
privacy-kept-words = ✏️ Words you typed: { $amount }
privacy-kept-people = ⚙️ Your own settings: { $amount }
privacy-kept-best-scores = 🏆 Best scores: { $amount }
privacy-kept-daily-results = 🏡 Daily village results: { $amount }
privacy-kept-daily-players = 🏅 Daily leaderboards with your name: { $amount }
privacy-kept-daily-shares = 📣 Results you shared: { $amount }
privacy-kept-played = 📊 Results in your stats: { $amount }
privacy-kept-ratings = 📈 Ratings: { $amount }
privacy-kept-badges = 🎖️ Badges: { $amount }
privacy-kept-known-names = 📛 Rankings with your name: { $amount }
privacy-kept-table-alerts = 🔔 Pings about new tables: { $amount }
privacy-kept-player-searches = 🔎 Searches for players you joined: { $amount }
privacy-kept-blocks = 🚫 People you've blocked: { $amount }
privacy-kept-personal-presets = 💾 Your presets: { $amount }
privacy-what = I store your Discord ID and the name you had when you joined a table, and what you did there and when. I don't read or store any other messages.
privacy-how-long = How long
privacy-keep-games = - Games: { $days ->
    [one] 1 day
   *[other] { $days } days
} after the last move.
privacy-keep-games-always = - Games: until you delete them.
privacy-keep-unfinished = - Unfinished games close after { $days ->
    [one] 1 day
   *[other] { $days } days
}.
privacy-keep-own = - Scores, ratings, daily results and settings: until you delete them.
privacy-keep-server = - Servers that removed me: { $days ->
    [one] 1 more day
   *[other] { $days } more days
}.
privacy-who = Who can see it
privacy-who-sees =
    - Games in a channel, and their replays: everyone who can see it.
    - Leaderboards and stats: everyone on a server where you played.
    - Private games, settings, whom you block, this page: only you.
    - The people who run this bot could read all of it.

privacy-button-export = Export
privacy-button-delete = Delete…
privacy-button-sure = Yes, delete everything about me

privacy-export-here = Everything I store about you. Only you can see this message; the file contains your Discord ID.
privacy-too-much = Your data is too big for a file on Discord. Ask the people who run this bot for it.

privacy-delete-title = 🗑️ Delete everything about you?
privacy-delete-everywhere = This covers **all servers**, not just this one, and **can't be undone**:
privacy-delete-live = { $count ->
    [0] 🪑 You're not in any game right now.
    [one] 🪑 You leave the game you're in, and it goes on without you.
   *[other] 🪑 You leave the { $count } games you're in, and they go on without you.
}
privacy-delete-shared = 👥 Games with other players stay, with your seat renamed to “{ $name }”. Words you typed there stay, without your name.
privacy-delete-own = 🔒 Private games, daily villages, streaks, scores, ratings, your settings, presets and your block list are deleted.
privacy-delete-messages = 💬 Messages already posted stay in their channels, with your name. They belong to Discord, so ask a moderator.
privacy-delete-first = 💾 Want a copy? Press **Export** first.

privacy-done-title = ✅ Your data is deleted
privacy-done = { $kept ->
    [0] You had no games with other players.
    [one] 1 game with other players stays, without your name.
   *[other] { $kept } games with other players stay, without your name.
} { $deleted ->
    [0] Everything else is deleted.
    [one] 1 private game and everything else are deleted.
   *[other] { $deleted } private games and everything else are deleted.
}
privacy-done-traces = The last traces on disk are overwritten within a day. If you play again, you start from scratch.
