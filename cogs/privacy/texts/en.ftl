### What is kept about people: `/privacy`.

command-privacy = privacy
command-privacy-description = What is kept about you, and how to get or delete it
command-privacy-show = show
command-privacy-show-description = What is kept about you, how long, and who can see it
command-privacy-export = export
command-privacy-export-description = Everything that is kept about you, as a file for you alone
command-privacy-delete = delete
command-privacy-delete-description = Delete everything about you, after asking once more

privacy-nameless = Player { $number }
privacy-leaving = I am deleting everything about you already. Give me a moment.

privacy-title = 🔏 What I keep about you
privacy-nothing = Nothing at all. That changes when you sit down at a table, play a daily village or choose something for yourself.
privacy-amount = **{ $here }** here, **{ $all }** in all
privacy-amount-all = **{ $all }**
privacy-kept-tables = 🎲 Games you have been at: { $amount }
privacy-kept-live = ▶️ Open tables you sit at: { $amount }
privacy-kept-private = 🔒 Private, seen by you alone: { $amount }
privacy-kept-moves = 👉 Moves you made: { $amount }
privacy-kept-words = ✏️ Words you typed: { $amount }
privacy-kept-people = ⚙️ Your own settings: { $amount }
privacy-kept-best-scores = 🏆 Best scores: { $amount }
privacy-kept-daily-results = 🏡 Results of daily villages: { $amount }
privacy-kept-daily-players = 🏅 Daily leaderboards with your name: { $amount }
privacy-kept-daily-shares = 📣 Results you shared: { $amount }
privacy-kept-played = 📊 Results that count for statistics: { $amount }
privacy-kept-ratings = 📈 Ratings: { $amount }
privacy-kept-known-names = 📛 Rankings with your name: { $amount }
privacy-what = With a seat I keep your Discord id and the name you had when you sat down; with a move, what it was and when. I read and keep no other messages.
privacy-how-long = How long
privacy-keep-games = - Games: { $days ->
    [one] a day
   *[other] { $days } days
} after the last move.
privacy-keep-games-always = - Games: until you delete them.
privacy-keep-unfinished = - Games nobody finishes are closed after { $days ->
    [one] a day
   *[other] { $days } days
}.
privacy-keep-own = - Scores, ratings, daily results and settings: until you delete them.
privacy-keep-server = - If I am removed from a server, all about it is deleted after { $days ->
    [one] a day
   *[other] { $days } days
}.
privacy-who = Who sees it
privacy-who-sees =
    - Games in a channel, with names and moves: whoever sees the channel, also later as a replay.
    - Leaderboards and statistics: everybody on a server where you played.
    - Private games, settings, this page: you alone.
    - Whoever runs me could read all of it.

privacy-button-export = Export
privacy-button-delete = Delete …
privacy-button-sure = Yes, delete everything about me

privacy-export-here = Everything I keep about you. Only you see this message; the file holds your Discord id.
privacy-too-much = So much is kept about you that the file is too large for Discord. Ask whoever runs me for it.

privacy-delete-title = 🗑️ Delete everything about you?
privacy-delete-everywhere = This is for **all servers**, not just this one, and it **cannot be undone**:
privacy-delete-live = { $count ->
    [0] 🪑 You sit at no open table just now.
    [one] 🪑 You leave the table you sit at, and it goes on without you.
   *[other] 🪑 You leave the { $count } tables you sit at, and they go on without you.
}
privacy-delete-shared = 👥 Games with others stay for the others: your seat is then called “{ $name }”. Words you typed there stay, without your name.
privacy-delete-own = 🔒 Private games, daily villages, streaks, scores, ratings and your settings are deleted.
privacy-delete-messages = 💬 Messages posted before stay in their channels, with your name: they are Discord’s, ask a moderator.
privacy-delete-first = 💾 To keep a copy, press **Export** first.

privacy-done-title = ✅ I have forgotten you
privacy-done = { $kept ->
    [0] No game with others was left.
    [one] One game stays for others, without your name.
   *[other] { $kept } games stay for others, without your name.
} { $deleted ->
    [0] Everything else is deleted.
    [one] One game that only you could see and everything else is deleted.
   *[other] { $deleted } games that only you could see and everything else are deleted.
}
privacy-done-traces = The last traces on the disk are overwritten within a day. If you play again, you begin anew.
