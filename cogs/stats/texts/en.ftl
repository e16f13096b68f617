### Statistics, leaderboards and seasons

## /stats

command-stats = stats
command-stats-description = Ratings, records and a chart of your games on this server, or another member's
command-stats-member = member
command-stats-member-description = Whose stats? Leave it out for yours
command-stats-season = season
command-stats-season-description = The number of an earlier season
stats-here = On this server
stats-season = Season { $season }
stats-own = Your stats
stats-empty-own = No games that count here yet. Type `/play` and finish one with someone.
stats-empty-other = { $name } hasn't finished a game that counts here yet.
stats-empty-season = No games in season { $season } yet. For the season before, type `/stats season:{ $before }`.
stats-not-rated = You've opted out. Your games aren't rated, and no one sees you in rankings and stats. Your old ratings are saved: if you opt back in, you continue from there.
stats-hidden = This player has opted out of ratings and stats.
stats-rating = **{ $value }** ± { $give }
stats-place = place **{ $place }** of { $of }
stats-provisional = { $missing ->
    [one] 1 more game to be ranked
   *[other] { $missing } more games to be ranked
}
stats-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
stats-wins = { $wins } won
stats-draws = { $draws } drawn
stats-streaks-now = 🔥 { $now } in a row
stats-streaks-both = 🔥 { $now } in a row (best { $best })
stats-streaks-best = best { $best } in a row
stats-best = best score **{ $score }**
stats-best-of = best score **{ $score }** of { $most }
stats-daily = Daily village: { $days ->
    [one] 1 day
   *[other] { $days } days
}
stats-met = ⚔️ { $looker } vs. { $name }
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
stats-chart = { $game }: the rating after each game. Everyone starts at { $start }. The band (the number after ±) shows how far off it may be, and shrinks with every game.
stats-chart-of = Chart: { $game }
stats-chart-picture = A line chart: the rating in { $game } over the last { $games ->
    [one] game
   *[other] { $games } games
}. It started at { $first }, was { $lowest } at its lowest and { $highest } at its highest, and is now { $last }. The band around the line shows how far off it may be: now { $give } up or down.
stats-choose-chart = Another chart
stats-button-share = Show everyone
stats-button-rated-off = Opt out of ratings
stats-button-rated-on = Opt back in
stats-nothing-to-share = There's nothing to show yet.

## /leaderboard

command-leaderboard = leaderboard
command-leaderboard-description = The best players on this server: ratings, best scores, daily villages and streaks
command-leaderboard-game = game
command-leaderboard-game-description = Which game?
command-leaderboard-season = season
command-leaderboard-season-description = The number of an earlier season
leaderboard-title = Server leaderboard
leaderboard-won = { $wins } of { $games ->
    [one] 1 game
   *[other] { $games } games
} won
leaderboard-you = you
leaderboard-not-you = You're not on this list yet.
leaderboard-page = Page { $page } of { $pages }
leaderboard-button-first = First
leaderboard-button-back = Back
leaderboard-button-next = Next
leaderboard-nobody = No one has finished { $least ->
    [one] a game that counts
   *[other] { $least } games that count
} yet. Type `/play` and be the first!
leaderboard-no-scores = No one has finished a game yet. Type `/play` and be the first!
leaderboard-too-few = { $count ->
    [one] 1 more player has
   *[other] { $count } more players have
} finished fewer than { $least } games.
leaderboard-rivals-note = Ratings start at { $start }; ± is how far off one may be, and shrinks with every game. Ranked by rating minus ±, so no one leads by luck. Your own games: `/stats`
leaderboard-earlier = For the season before, type `/leaderboard season:{ $season }`.
leaderboard-teams-note = Most cards won as a team; each team is listed once.
leaderboard-score = **{ $score }**
leaderboard-score-of = **{ $score }** of { $most }

## /season

command-season = season
command-season-description = Rating seasons of this server
command-season-new = new
command-season-new-description = Start a new season: everyone's rating is reset
season-sure = Start season { $season }?
season-what = Everyone's rating goes back to { $start }, in every game. You can still look at season { $season }, and best scores stay. This can't be undone.
season-button = Start season { $season }
season-begun = 🏁 Season { $season } has started
season-old = Only you can see this, so tell everyone! Season { $season } is still there: `/leaderboard season:{ $season }` and `/stats season:{ $season }`.
season-begun-already = That season has already started. Type `/season new` for the next one.
season-unknown = There's no season { $season } here; the latest is season { $last }.

## In /settings

settings-bad-ranked-after = The number of games must be from 1 to 25.

## Badges

badges-button = Badges
badges-button-on = Announce my new badges
badges-button-off = Don't announce my badges
badges-title = 🎖️ Badges of { $name }
badges-count = **{ $count }** of { $of } badges
badges-missing = Still to earn
badges-note = Games count as on `/stats`: played to the end at a public table, without a computer in your seat. Daily villages count too. Once earned, a badge stays.
badges-not-rated = You've opted out of ratings and stats, so you earn no badges. To opt back in, type `/stats`.
badge-news = 🎖️ { $names } earned **{ $badge }**: { $result }

badge-perfect = Perfect thirteen
badge-perfect-how = Just One: guess all 13 of 13 cards as a team, without computers.
badge-perfect-result = { $value } of 13 in { $game }!
badge-village = Boom town
badge-village-how = Rokujika Collection: build a village worth { $goal } points, in a daily village, a solo game in a channel, or a race.
badge-village-result = a village worth { $value } points!
badge-days = Early riser
badge-days-how = Finish the daily village { $goal } days in a row.
badge-days-result = { $value } daily villages in a row!
badge-runaway = Runaway
badge-runaway-how = ONE SHOT: win at a table of four or more, at least { $goal } points ahead of second place.
badge-runaway-result = won { $game } by { $value } points!
badge-potions = Master brewer
badge-potions-how = Only One Collection: win with at least { $goal } points against two or more opponents.
badge-potions-result = won { $game } with { $value } points!
badge-sweep = Clean sweep
badge-sweep-how = Omiga: win a best of 3 or best of 5 without losing a round.
badge-sweep-result = { $value } : 0 in { $game }!
badge-streak = On fire
badge-streak-how = Win { $goal } rated games in a row in the same game.
badge-streak-result = { $value } wins in a row in { $game }!
badge-upset = Giant slayer
badge-upset-how = Beat someone rated at least { $goal } points higher in a game, once you've both played five rated games of it.
badge-upset-result = beat someone rated { $value } points higher in { $game }!
badge-champion = Champion
badge-champion-how = Win a tournament on this server.
badge-champion-result = first tournament win, in { $game }!
badge-explorer = Explorer
badge-explorer-how = Finish each of the { $goal } games once.
badge-explorer-result = played all { $value } games!
badge-regular = Regular
badge-regular-how = Finish { $goal } games on this server.
badge-regular-result = { $value } games played here!
