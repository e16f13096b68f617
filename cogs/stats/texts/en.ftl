### Statistics, leaderboards and seasons

## /stats

command-stats = stats
command-stats-description = Your games on this server: ratings, records and a chart; or somebody else's
command-stats-member = member
command-stats-member-description = Whose games; yours if you leave it out
command-stats-season = season
command-stats-season-description = An earlier season of this server, by its number
stats-here = On this server
stats-season = Season { $season }
stats-own = Your games
stats-empty-own = No games that count here yet. Type `/play` and finish one with somebody.
stats-empty-other = { $name } has finished no games that count here yet.
stats-empty-season = No games in season { $season } yet. `/stats season:{ $before }` shows the season before.
stats-not-rated = You do not take part. Your games are not rated, and nobody sees you in rankings and statistics. Your old ratings are kept: if you take part again, you go on from there.
stats-hidden = They do not take part in ratings and statistics.
stats-rating = **{ $value }** ± { $give }
stats-place = place **{ $place }** of { $of }
stats-provisional = { $missing ->
    [one] one more game for a place
   *[other] { $missing } more games for a place
}
stats-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
stats-wins = { $wins } won
stats-streaks-now = 🔥 { $now } in a row
stats-streaks-both = 🔥 { $now } in a row (best { $best })
stats-streaks-best = best { $best } in a row
stats-best = best score **{ $score }**
stats-best-of = best score **{ $score }** of { $most }
stats-daily = Daily village: { $days ->
    [one] 1 day
   *[other] { $days } days
}
stats-met = ⚔️ { $looker } and { $name }
stats-met-never = No games together yet.
stats-met-ahead = **{ $more } : { $fewer }** for { $name }
stats-met-level = **{ $more } : { $fewer }**
stats-met-ties = { $level ->
    [one] and 1 tie
   *[other] and { $level } ties
}
stats-met-together = { $games ->
    [one] 1 game as a team
   *[other] { $games } games as a team
}, best score { $best }
stats-chart = { $game }: the rating after each game. Everybody begins at { $start }. The band, like the number after ±, is how far it may be off; it narrows with every game.
stats-chart-of = Chart: { $game }
stats-chart-picture = A line: the rating in { $game } over the last { $games ->
    [one] game
   *[other] { $games } games
}. It began at { $first }, was { $lowest } at its lowest and { $highest } at its highest, and is { $last } now. The band around it shows how far it may be off: now { $give } up or down.
stats-choose-chart = Another chart
stats-button-share = Show to all
stats-button-rated-off = Do not rate me
stats-button-rated-on = Take part again
stats-nothing-to-share = There is nothing to show yet.

## /leaderboard

command-leaderboard = leaderboard
command-leaderboard-description = The best players of this server: ratings, best scores, daily villages and streaks
command-leaderboard-game = game
command-leaderboard-game-description = Which game
command-leaderboard-season = season
command-leaderboard-season-description = An earlier season of this server, by its number
leaderboard-title = Leaderboard of this server
leaderboard-won = { $wins } of { $games ->
    [one] 1 game
   *[other] { $games } games
} won
leaderboard-you = you
leaderboard-not-you = You are not on this list yet.
leaderboard-page = Page { $page } of { $pages }
leaderboard-button-first = First
leaderboard-button-back = Back
leaderboard-button-next = Next
leaderboard-nobody = Nobody has finished { $least ->
    [one] a game
   *[other] { $least } games
} that count yet. Type `/play` and be the first.
leaderboard-no-scores = Nobody has finished a game yet. Type `/play` and be the first.
leaderboard-too-few = { $count ->
    [one] One more has
   *[other] { $count } more have
} finished fewer than { $least } games.
leaderboard-rivals-note = Ratings begin at { $start }; ± is how far one may be off, less with every game. Ranked by rating minus ±, so that nobody leads by luck. Your own games: `/stats`
leaderboard-earlier = `/leaderboard season:{ $season }` shows the season before.
leaderboard-teams-note = The most cards won together; each team stands here once.
leaderboard-score = **{ $score }**
leaderboard-score-of = **{ $score }** of { $most }

## /season

command-season = season
command-season-description = Seasons of this server's ratings
command-season-new = new
command-season-new-description = Begin a new season: everybody's rating starts again
season-sure = Begin season { $season }?
season-what = Everybody's rating starts again at { $start }, in every game. Season { $season } stays as it is and can still be looked at. Best scores are kept. This cannot be undone.
season-button = Begin season { $season }
season-begun = 🏁 Season { $season } has begun
season-old = Only you see this: tell the others! Season { $season } can still be looked at, with `/leaderboard season:{ $season }` and `/stats season:{ $season }`.
season-begun-already = That season has begun already. Type `/season new` to see where things stand.
season-unknown = There is no season { $season } here: the newest is season { $last }.

## In /settings

settings-bad-ranked-after = The number of games must be from 1 to 25.
