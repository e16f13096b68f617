### Tournaments

## Commands

command-tournament = tournament
command-tournament-description = Tournaments: sign up, follow along, organise
command-tournament-create = create
command-tournament-create-about = Set up a tournament in this channel
command-tournament-list = list
command-tournament-list-about = Tournaments on this server
command-tournament-show = show
command-tournament-show-about = Show a tournament again, with its buttons
command-tournament-standings = standings
command-tournament-standings-about = Standings and bracket
command-tournament-rounds = rounds
command-tournament-rounds-about = Pairings and results, round by round
command-tournament-round = round
command-tournament-round-about = Which round? The current one if left out
command-tournament-export = export
command-tournament-export-about = Entrants, matches and standings as files
command-tournament-season = season
command-tournament-season-about = Standings of a series of tournaments, or of a daily league
command-tournament-league = daily-league
command-tournament-league-about = Start a Rokujika daily league in this channel (organisers)
command-tournament-days = days
command-tournament-days-about = How many days it lasts, from today on
command-tournament-why = why
command-tournament-why-about = Why you got this opponent, and why you're in this place
command-tournament-drop = drop
command-tournament-drop-about = Drop out of a tournament
command-tournament-manage = manage
command-tournament-manage-about = Start, pause, end or cancel a tournament, and see its log
command-tournament-result = result
command-tournament-result-about = Set or correct the result of a match (organisers)
command-tournament-swap = swap
command-tournament-swap-about = Swap two players whose matches haven't started (organisers)
command-tournament-penalty = penalty
command-tournament-penalty-about = Warn a player, take a game from them, or disqualify them (organisers)
command-tournament-penalty-member-about = Who gets the penalty
command-tournament-penalty-kind = penalty
command-tournament-penalty-kind-about = Which penalty?
command-tournament-penalty-warning = Warning
command-tournament-penalty-loss = Loses the current game
command-tournament-penalty-disqualified = Disqualified
command-tournament-add = add
command-tournament-add-about = Add a player, even after the start (organisers)
command-tournament-remove = remove
command-tournament-remove-about = Remove a player (organisers)
command-tournament-game = game
command-tournament-game-about = Which game?
command-tournament-name = name
command-tournament-name-about = The tournament's name
command-tournament-role = champion-role
command-tournament-role-about = A role for the champion
command-tournament-event = event
command-tournament-event-about = Create a server event for the start?
command-tournament-which = tournament
command-tournament-which-about = Which tournament, if there are several
command-tournament-match = match
command-tournament-match-about = Which match?
command-tournament-outcome = outcome
command-tournament-outcome-about = Who won, or the scores in the order of the names (higher is better)
command-tournament-first = first
command-tournament-first-about = A player whose match hasn't started
command-tournament-second = second
command-tournament-second-about = The player to swap them with
command-tournament-member = member
command-tournament-add-member-about = Who to add
command-tournament-remove-member-about = Who to remove

## Formats

tournament-format-swiss = Swiss
tournament-format-pods = Swiss in pods
tournament-format-single = Knock-out
tournament-format-double = Double knock-out
tournament-format-robin = Round robin
tournament-format-groups = Groups, then knock-out
tournament-format-duplicate = Duplicate
tournament-format-arena = Arena
tournament-about-swiss = Everyone plays every round, against someone with a similar score.
tournament-about-pods = Tables of three or four players with similar scores.
tournament-about-single = Lose once and you're out.
tournament-about-double = Lose twice and you're out.
tournament-about-robin = Everyone plays everyone.
tournament-about-groups = Small groups first; the best of each go through to a knock-out.
tournament-about-duplicate = Every table plays the same deal, and scores are compared.
tournament-about-arena = Play as often as you like while it's open. Winning streaks count double.

## Names and numbers

tournament-default-name = { $game } tournament
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-round-group = Group { $group }, round { $round }
tournament-group-stage = Group stage
tournament-group-stage-round = Group stage, round { $round } of { $rounds }
tournament-knockout = { $stage ->
    [final] Final
    [semi] Semi-final
    [quarter] Quarter-final
    [third] Third-place match
    [grand] Grand final
    [reset] Grand final, second match
    [of] Round of { $size }
   *[round] Round { $round }
}
tournament-knockout-winners = { $stage ->
    [final] Winners' final
    [semi] Winners' semi-final
    [quarter] Winners' quarter-final
   *[round] Winners' round { $round }
}
tournament-knockout-losers = { $stage ->
    [final] Losers' final
   *[round] Losers' round { $round }
}
tournament-arena-match = Arena
tournament-arena-played = { $played ->
    [one] 1 match played
   *[other] { $played } matches played
}
tournament-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
tournament-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
tournament-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
tournament-phase-signup = sign-up open
tournament-phase-checkin = check-in open
tournament-phase-running = running
tournament-phase-paused = paused
tournament-phase-over = over
tournament-phase-cancelled = cancelled
tournament-phase-draft = draft
tournament-seeding-random = Seeding: random
tournament-seeding-rating = Seeding: by rating

tournament-third-no = No third-place match
tournament-third-yes = With a third-place match
tournament-compare-rank = Every deal counts the same: points for each score you beat
tournament-compare-sum = Add up all scores

## The public message

tournament-starts = Starts { $at }, { $when }.
tournament-organiser = Organised by { $organisers }
tournament-starts-by-hand = Starts when the organiser says so.
tournament-checkin-opens = Check-in opens at { $at }, { $when }. Don't miss it, or you lose your place!
tournament-checkin-open = **Check-in is open!** We start { $when } with everyone who has checked in.
tournament-times = Per match: { $ready } to get ready, { $clock } to play.
tournament-no-clock = no time limit
tournament-break = Break between rounds: { $time }.
tournament-rounds-daily = A round each day, at the time of the start.
tournament-rounds-weekly = A round each week, at the day and time of the start.
tournament-next-round = Next round { $when }.
tournament-move-limit = Per move: { $limit }, then a computer moves.
tournament-teams = Teams of { $size }.
tournament-arena-ends = Closes { $when }.
tournament-paused = ⏸️ Paused by the organiser. All clocks are stopped.
tournament-cancelled = Cancelled.
tournament-over = Finished!
tournament-signed-up = Signed up: { $here } of { $most }
tournament-waiting = Waiting list: { $count }
tournament-team-waits = waiting for { $names } to accept
tournament-more = … and { $count } more
tournament-now = { $count ->
    [one] 1 match on now
   *[other] { $count } matches on now
}
tournament-threads = 🧵 Opening threads: { $made } of { $needed }. Discord only lets me open a few at a time.
tournament-stage-planned = ⏳ { $match } · thread coming up
tournament-stage-called = 📣 { $match } · getting ready
tournament-stage-playing = 🎲 { $match } · playing
tournament-bye-now = 💤 Bye ({ $points }): { $names }
tournament-standings = Standings
tournament-button-in = Sign up
tournament-button-out = Withdraw
tournament-button-check = Check in
tournament-button-yes = Accept team invite
tournament-button-play = Play next
tournament-button-rest = Take a break
tournament-button-match = My match
tournament-button-table = Standings
tournament-button-ready = Ready

## Series and daily leagues

tournament-repeat-once = Held once
tournament-repeat-daily = Repeat every day
tournament-repeat-weekly = Repeat every week
tournament-series-daily = Every day · event { $number }
tournament-series-weekly = Every week · event { $number }
tournament-series-next-daily = Every day, next { $when }
tournament-series-next-weekly = Every week, next { $when }
tournament-series-over = This series has ended.
tournament-league-until = Daily league until { $day }
tournament-league-name = Rokujika daily league
tournament-league-how = Play `/daily` every day. No sign-up needed!
tournament-league-day = **{ $name }**: { $day } is over. { $names } in the lead with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tournament-league-over = 🏆 **{ $name }** is over! { $names } won with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tournament-league-nobody = **{ $name }**: { $day } is over, and nobody has played yet.
tournament-season-events = { $count ->
    [0] The standings start with the first result.
    [one] After 1 event:
   *[other] After { $count } events:
}
tournament-season-days = { $count ->
    [0] The standings start when the first day is over.
    [one] After 1 day:
   *[other] After { $count } days:
}
tournament-season-empty = Nobody has played yet.
tournament-season-value = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
tournament-season-note = 1 point for playing, and 1 for each player or team you finish ahead of.
tournament-sure-end-series = End this series? What's already announced goes on.
tournament-button-series-show = Season
tournament-button-series-season = Back
tournament-button-series-end = End series
tournament-button-series-sure-end = Yes, end it
tournament-refused-no-series = That isn't part of a series.
tournament-refused-series-over = That series has already ended.
tournament-refused-series-start = A series needs a start time. Set one under **{ tournament-draft-button-basics }**
tournament-refused-many-series = This server already has { $most ->
    [one] 1 series
   *[other] { $most } series
}. End one first with `/tournament season`.
tournament-refused-league-days = A daily league lasts 2 to { $most ->
    [one] 1 day
   *[other] { $most } days
}.

## Answers to a press

tournament-done-in = You're in! I'll ping you when your first match is ready.
tournament-done-in-checkin = You're in! Remember to check in before it starts. I'll ping you.
tournament-done-waiting = { $ahead ->
    [0] It's full, but you're first on the waiting list.
    [one] It's full. You're on the waiting list, with 1 ahead of you.
   *[other] It's full. You're on the waiting list, with { $ahead } ahead of you.
}
tournament-done-late = You're in from the next round, with half points for the rounds you missed.
tournament-done-arena = You're in! I'll ping you as soon as I find an opponent.
tournament-done-yes = You're in!
tournament-done-out = You've withdrawn.
tournament-done-check = You're checked in. It starts soon; I'll ping you.
tournament-done-play = You're next. I'll ping you as soon as I find an opponent.
tournament-done-rest = You're on a break. Press **{ tournament-button-play }** when you're back.
tournament-done-rest-after = You're on a break after this match. Press **{ tournament-button-play }** when you're back.
tournament-done-ready = You're ready. The game starts once everyone is.
tournament-done-team = Your team is in once everyone presses **{ tournament-button-yes }**. I've asked them.
tournament-invite = { $players } **{ $captain }** wants you on team **{ $team }** for **{ $name }**. Press **{ tournament-button-yes }** here: { $link }
tournament-done-drop = You've dropped out.
tournament-done-result = Match #{ $match }: { $result } Saved.
tournament-done-swap = Swapped.
tournament-done-add = { $name } is in.
tournament-done-remove = { $name } is out.
tournament-your-match = Your match: { $thread }
tournament-your-match-soon = You have a match! Its thread is coming up.
tournament-your-bye = You have a bye this round: { $points } without playing. I'll ping you for your next match.
tournament-no-match-now = No match for you right now. I'll ping you if there's another one.

## Dropping out

tournament-sure-drop = Drop out of **{ $name }**? You'll forfeit your current match and won't be paired again.
tournament-sure-drop-team = Drop out of **{ $name }**? Your whole team forfeits its current match and won't be paired again.
tournament-sure-remove = Remove **{ $player }** from **{ $name }**? They'll forfeit their current match and won't be paired again.
tournament-sure-remove-team = Remove **{ $player }** from **{ $name }**? Their whole team goes, and forfeits its current match.
tournament-sure-remove-early = Remove **{ $player }** from **{ $name }**?
tournament-confirm-drop = Drop out
tournament-confirm-remove = Remove
tournament-confirm-no = Never mind

## In the thread of a match

tournament-call = { $names }
# Between two opponents; quoted because of the blanks around it
tournament-call-versus = { " vs " }
tournament-call-alone = { $names }: here's your deal.
tournament-call-duplicate = Every table plays this same deal. You can watch the replays when the round is over.
tournament-call-public = Everyone can read this thread. Please don't look at other threads before your own game is over.
tournament-call-ready = You have { $time } to press **{ tournament-button-ready }**. The game starts once everyone is ready.
tournament-call-here = Ready: { $names }
tournament-call-paused = ⏸️ This tournament is paused. You can get ready once it's back on.
tournament-call-until = Not ready { $when }? You forfeit the match.
tournament-remind = Your match is waiting! If you're not ready { $when }, you forfeit.
tournament-dealt = The game is on!
tournament-again-drawn = A draw, but only one of you can go through: play once more. If it's a draw again, the better seed goes through.
tournament-again-closed = The game was closed before the end, so you play this match again.
tournament-match-timeout = ⌛ Time's up! { $result }
tournament-arena-next = You're in the queue for your next match.
tournament-arena-called = ➡️ { $names }: your next match is in { $thread }
tournament-match-off = This match is off: the pairing has changed.
tournament-result-bye = **{ $name }** has a bye.
tournament-result-nobody = no one showed up ({ $names }).
tournament-result-alone = **{ $name }** scored { $score ->
    [one] 1 point
   *[other] { $score } points
}.
tournament-result-draw = { $names } drew.
tournament-result-won = { $names } beat { $others }.
tournament-result-forfeit = ({ $names } forfeited.)
tournament-table = Tournament match: seats are fixed; computer moves count for the absent player.
tournament-table-clock = Finish { $when }; after that, the player to move loses.
tournament-table-paused = ⏸️ This tournament is paused. The clock and the computers have stopped.
tournament-table-over = This result counts for the tournament.

## In the tournament's channel

tournament-tell-soon = **{ $name }** starts { $when }.
tournament-tell-checkin = **{ $name }**: check-in is open! Press **{ tournament-button-check }** below. We start { $when }.
tournament-tell-last = **{ $name }** starts { $when }, and you haven't checked in yet!
tournament-tell-begun = **{ $name }** has started! I'll ping you in your match's thread, or press **{ tournament-button-match }**.
tournament-tell-break = **{ $name }**: the round is over. The next one starts { $when }.
tournament-tell-round = **{ $name }**, next up: **{ $round }**.
tournament-tell-cancelled = { $why ->
    [too-few] **{ $name }** is cancelled: not enough players.
    [abandoned] **{ $name }** is cancelled: nothing has happened for a long time.
   *[organiser] The organiser cancelled **{ $name }**.
}
tournament-tell-penalty-warning = **{ $name }**: **{ $player }** got a warning from the organisers.
tournament-tell-penalty-loss = **{ $name }**: **{ $player }** loses the current game (penalty).
tournament-tell-penalty-disqualified = **{ $name }**: **{ $player }** was disqualified.
tournament-tell-corrected = **{ $name }**: { $round }, match #{ $number }, was corrected. Before: { $before } Now: { $result }
tournament-tell-announced = Sign-up is open for **{ $name }**! Press **{ tournament-button-in }** above.
tournament-tell-paused = **{ $name }** is paused. All clocks are stopped.
tournament-tell-resumed = **{ $name }** is back on.
tournament-tell-trouble = { $why ->
    [discord] **{ $name }** is paused: Discord wouldn't let me ping the players of a match. Press **{ tournament-lead-resume }** in `/tournament manage` to try again.
   *[threads] **{ $name }** is paused: I can't create threads here any more. Give me *Create Public Threads* and *Send Messages in Threads*, then press **{ tournament-lead-resume }** in `/tournament manage`.
}
tournament-champion = { $count ->
    [one] { $names } wins the tournament!
   *[other] { $names } share first place!
}
tournament-champion-after = { $matches ->
    [one] 1 match played. Thanks for playing!
   *[other] { $matches } matches played. Thanks for playing!
}
tournament-role-gone = { $users } won, but the champion role was deleted. Please give them another one yourself.
tournament-role-special = I can't give { $role } to { $users }: it belongs to an integration. Please give them another role yourself.
tournament-role-moderation = I didn't give { $role } to { $users }: it has moderator permissions ({ $permissions }), and I never give those. A moderator can do it.
tournament-role-organiser = I didn't give { $role } to { $users }: the organiser isn't allowed to give it (that takes *Manage Roles* and a higher role). A member who is can do it.
tournament-role-bot = I couldn't give { $role } to { $users }: I need *Manage Roles* and a role above it. Please give it yourself.
tournament-role-stays = { $user } didn't win after all, but I couldn't take { $role } back: I need *Manage Roles* and a role above it.
tournament-event-failed = I couldn't create a server event for this tournament: I need *Create Events*.

## Standings and why

tournament-record = { $wins }–{ $draws }–{ $losses }
tournament-lines = After each name: points · wins–draws–losses · the tie-break that decides.
tournament-lines-bracket = After each name: wins–draws–losses.
tournament-points = { $amount ->
    [one] 1 point
   *[other] { $points } points
}
tournament-nobody-yet = No one has played yet.
tournament-page = Page { $page } of { $pages }
tournament-none-yet = No tournaments here yet. Anyone with *Manage Events* can set one up with `/tournament create`.
tournament-why-match = { $round } vs. { $names }
tournament-why-own-match = { $round }
tournament-why-place = Your place

## Drafting

tournament-ranking-title = Seeding and ranking
tournament-ranking-about = If players have the same points, the first tie-break that differs decides. A bracket needs none.
tournament-choice-cut = { $count ->
    [0] No knock-out after the Swiss
   *[other] Then a knock-out of the best { $count }
}
tournament-choice-best-of = { $count ->
    [1] Knock-out: one game per match
   *[other] Knock-out: best of { $count }
}
tournament-choice-tie = { $place }. { $tie }
tournament-button-rounds = Rounds
tournament-button-round = Round
tournament-button-more-matches = More matches
tournament-round-empty = No matches in this round.
tournament-group = Group { $group }
tournament-swiss-stage = Swiss rounds
tournament-exported = Here's the tournament as files. Spreadsheets open the CSV files; the JSON file has everything.
tournament-dealt-game = { $score }. Game { $game } starts now!
tournament-done-warning = **{ $name }** got a warning.
tournament-done-loss = **{ $name }** lost the current game.
tournament-done-disqualified = **{ $name }** is disqualified.
tournament-draft-title = New tournament
tournament-draft-note = Only you can see this until you announce it.
tournament-draft-start = Start: { $start }
tournament-draft-by-hand = when you start it
tournament-draft-size = Places: { $size } · Rounds: { $rounds }
tournament-draft-enough = automatic
tournament-draft-checkin = Check-in: { $time }
tournament-draft-format = Format: { $format }. { $about }
tournament-draft-times = Per match: { $ready } to get ready, { $clock } to play
tournament-draft-move-limit = Per move: { $limit }
tournament-move-limit-auto = { $limit } (fits the match clock)
tournament-draft-window = Open for { $time }
tournament-draft-points = Points by place: { $points }
tournament-draft-points-usual = by opponents beaten
tournament-draft-groups = Groups of { $size }; the best { $advance } of each go through
tournament-draft-none = none
tournament-draft-cut = Then a knock-out of the best { $count }
tournament-draft-best-of = Knock-out matches: best of { $count }
tournament-draft-role = The champion gets { $role }
tournament-draft-event = With a server event
tournament-draft-announce = Role to ping (optional)
tournament-draft-button-basics = Name, start, size…
tournament-draft-button-about = Description, entry…
tournament-draft-button-times = Times…
tournament-draft-button-options = Game…
tournament-draft-button-ranking = Ranking…
tournament-draft-button-announce = Announce
tournament-draft-button-discard = Discard
tournament-draft-button-back = Back
tournament-form-basics = The tournament
tournament-form-times = Times
tournament-form-team = Your team
tournament-form-name = Name
tournament-form-name-hint = What everyone will see
tournament-form-start = Start
tournament-form-start-hint = 8pm, fri 19:30, 2026-12-24 18:00 or 2h 30m ({ $zone }). Empty: you start it
tournament-form-size = Places
tournament-form-size-hint = 2 to 500; everyone else goes on the waiting list
tournament-form-rounds = Rounds
tournament-form-rounds-hint = Leave empty for as many as it takes
tournament-form-checkin = Check-in, minutes before the start
tournament-form-checkin-hint = 0 for no check-in
tournament-form-ready = Minutes to get ready for a match
tournament-form-ready-hint = Players who aren't ready by then forfeit
tournament-form-clock = Minutes per match
tournament-form-clock-hint = 0 for no limit. For a league, 1440 is one day
tournament-form-break = Break between rounds
tournament-form-break-hint = Minutes, or `daily` or `weekly` for rounds at the time of the start. Empty for none
tournament-form-window = How long the arena is open, in minutes
tournament-form-window-hint = Play as often as you like until it closes
tournament-form-points = Points by place
tournament-form-points-hint = For example 5, 3, 1. Leave empty for points by opponents beaten
tournament-form-group = Players per group
tournament-form-group-hint = 2 to 16
tournament-form-advance = How many go through from each group
tournament-form-advance-hint = Fewer than the group has
tournament-form-team-name = Team name
tournament-form-team-mates = Who's on your team?
tournament-form-team-mates-hint = { $most ->
    [one] 1 teammate, who has to accept
   *[other] { $others } teammates, who each have to accept
}
tournament-announced = Announced! The sign-up message is on its way to this channel. Run it with `/tournament manage`.
tournament-announced-public = Match threads will be public, so players could peek at another table's deal. To hide them, you and I both need *Create Private Threads* here: cancel, then announce it again.
tournament-discarded = Discarded.

## Managing

tournament-manage-people = Add or remove players with `/tournament add` and `/tournament remove`.
tournament-manage-matches = Set or correct results with `/tournament result`; swap two players with `/tournament swap`.
tournament-journal = Log
tournament-journal-bot = automatic
tournament-journal-auto = Automatic
tournament-lead-checkin = Open check-in
tournament-lead-start = Start now
tournament-lead-pause = Pause
tournament-lead-resume = Resume
tournament-lead-cancel = Cancel tournament
tournament-lead-stop = End now
tournament-lead-sure-cancel = Yes, cancel it
tournament-lead-sure-stop = Yes, end it
tournament-lead-back = Back
tournament-sure-cancel = Cancel the whole tournament? None of the results will count.
tournament-sure-stop = End it now with the current standings?
tournament-act-announced = announced
tournament-act-checkin = check-in opened
tournament-act-begun = started
tournament-act-result = result
tournament-act-corrected = corrected
tournament-act-repaired = pairing changed
tournament-act-absent = no-show
tournament-act-again = replayed
tournament-act-dropped = dropped out
tournament-act-late = joined late
tournament-act-game = game of a series
tournament-act-warning = warning
tournament-act-loss = lost a game by penalty
tournament-act-disqualified = disqualified
tournament-act-paused = paused
tournament-act-resumed = resumed
tournament-act-stopped = ended early
tournament-act-closed = closed
tournament-act-cancelled = cancelled
tournament-act-over = finished
tournament-act-role-given = got the champion role
tournament-act-role-taken = lost the champion role
tournament-outcome-wins = { $name } wins
tournament-outcome-draw = Draw
tournament-outcome-forfeit = { $name } didn't show up
tournament-outcome-scores = { $scores } (to change it, type the scores in this order)

## Refusals

tournament-refused-none = I can't find that tournament here.
tournament-refused-none-here = There's no tournament on this server. Anyone with *Manage Events* can set one up with `/tournament create`.
tournament-refused-choose = There are several tournaments. Pick one from the list that pops up as you type.
tournament-refused-only-organiser = Only members with *Manage Events* or *Manage Server* can run this tournament.
tournament-refused-organiser-lost = You need *Manage Events* or *Manage Server* to run your tournament, and you no longer have either.
tournament-refused-may-not-create = You need *Manage Events* or *Manage Server* to create a tournament.
tournament-refused-permissions = I can't run a tournament here. Ask someone who manages this server to give me: { $missing }.
tournament-refused-own-permissions = I only post and create threads where you can too. You still need: { $missing }.
tournament-refused-event = You need *Create Events* to add a server event. *Manage Events* alone isn't enough any more.
tournament-refused-announce-gone = That role no longer exists. Pick another one to ping, or none.
tournament-refused-announce-everyone = I don't ping everyone. Pick another role.
tournament-refused-announce-organiser = Pick a role that you can ping yourself: one that anyone may mention, or any role if you have *Mention Everyone* here.
tournament-refused-announce-bot = I can't ping that role: allow anyone to mention it, or give me *Mention Everyone* here.
tournament-refused-channel = A tournament needs a text channel, because each match gets a thread.
tournament-refused-role-gone = The champion role no longer exists. Create the tournament again with another one.
tournament-refused-role-special = No one can give that role: everyone has it, or it belongs to an integration.
tournament-refused-role-moderation = I don't give roles with moderator permissions. That one has { $permissions }.
tournament-refused-role-organiser = Pick a role that you can give yourself: you need *Manage Roles* and a role above it.
tournament-refused-role-bot = I can't give that role: I need *Manage Roles* and a role above it.
tournament-refused-announced = That tournament has already been announced.
tournament-refused-name = It needs a name.
tournament-refused-past = That start time has already passed. Type a later one, like `tomorrow 20:00`.
tournament-refused-number = { $name ->
    [size] Places must be 2 to 500.
    [rounds] Rounds must be 1 to 50. Leave it empty for as many as it takes.
    [checkin] Check-in must be 0 to 1440 minutes.
    [ready] Time to get ready must be 1 to 20160 minutes.
    [clock] Time per match must be 0 to 43200 minutes.
    [window] The arena must be open for 5 to 43200 minutes.
    [group] Groups must have 2 to 16 players.
    [advance] At least 1 player must go through from each group, and fewer than the group has.
    [games] Finished games must be 0 to 1000, or empty for no minimum.
   *[other] That number doesn't work here: { $name }.
}
tournament-refused-break = A break must be 0 to 10080 minutes, `daily` or `weekly`.
tournament-refused-points = I don't understand those points. Type them like `5, 3, 1`, best place first and never going up.
tournament-refused-format = This game can't be played in that format.
tournament-refused-begun = It has already started.
tournament-refused-over = That tournament is over.
tournament-refused-not-running = That tournament isn't running.
tournament-refused-paused = The tournament is paused. You can play once it's back on.
tournament-refused-not-paused = It isn't paused.
tournament-refused-full = It's full.
tournament-refused-often = You've signed up and withdrawn too many times.
tournament-refused-already-in = You're already in.
tournament-refused-not-in = You're not in this tournament.
tournament-refused-no-rounds = This tournament hasn't started yet.
tournament-refused-not-entered = They didn't play in this tournament.
tournament-refused-no-game-to-lose = They have no game to lose right now.
tournament-refused-not-in-name = **{ $name }** isn't in this tournament.
tournament-refused-no-checkin = Check-in isn't open.
tournament-refused-checked-in = You've already checked in.
tournament-refused-teams = This tournament is for teams.
tournament-refused-no-teams = Everyone plays for themselves in this tournament.
tournament-refused-alone = This tournament isn't for teams.
tournament-refused-team-size = Teams here have { $size } members, including you.
tournament-refused-team-name = Your team needs a name that isn't taken.
tournament-refused-team-incomplete = Not enough of your team have accepted yet.
tournament-refused-mate = Only members of this server can play.
tournament-refused-mate-in = { $name } is already in.
tournament-refused-not-your-match = This isn't your match, but feel free to watch!
tournament-refused-match-begun = The match has already started.
tournament-refused-match-over = That match is over.
tournament-refused-ready = You're already ready. The game starts once everyone is.
tournament-refused-no-match = There's no such match.
tournament-refused-no-open-match = They have no match to change.
tournament-refused-same-match = These two are playing each other.
tournament-refused-outcome = I don't understand that. Pick a result from the list that pops up as you type.
tournament-refused-score = Type the score as a number.
refused-match = This is a tournament match: only the organiser can change its players or end it.
refused-tournament-paused = This tournament is paused.
refused-leave-match = This is a tournament match. To drop out of the tournament, use `/tournament drop`.
replay-sealed = Others are still playing this deal. Come back when the round is over.
permission-create-private-threads = Create Private Threads
permission-create-private-threads-for = private match threads in duplicate tournaments
permission-create-events = Create Events
permission-create-events-for = server events for tournaments
permission-manage-roles = Manage Roles
permission-manage-roles-for = champion roles in tournaments

## Stored data

privacy-kept-tournaments = 🏆 Tournaments you organised: { $amount }
privacy-kept-tournament-series = 🔁 Tournament series you started: { $amount }
privacy-kept-entrants = 🏆 Tournaments you signed up for: { $amount }
privacy-kept-tournament-journal = 📝 Changes you made to tournaments: { $amount }

## Permissions for moderators, as Discord calls them

permission-administrator = Administrator
permission-ban-members = Ban Members
permission-bypass-slowmode = Bypass Slowmode
permission-create-expressions = Create Expressions
permission-deafen-members = Deafen Members
permission-kick-members = Kick Members
permission-manage-channels = Manage Channels
permission-manage-events = Manage Events
permission-manage-expressions = Manage Expressions
permission-manage-guild = Manage Server
permission-manage-messages = Manage Messages
permission-manage-nicknames = Manage Nicknames
permission-manage-threads = Manage Threads
permission-manage-webhooks = Manage Webhooks
permission-mention-everyone = Mention Everyone
permission-mention-everyone-for = pinging a role for a tournament
permission-moderate-members = Timeout Members
permission-move-members = Move Members
permission-mute-members = Mute Members
permission-pin-messages = Pin Messages
permission-priority-speaker = Priority Speaker
permission-set-voice-channel-status = Set Voice Channel Status
permission-view-audit-log = View Audit Log
permission-view-creator-monetization-analytics = View Server Subscription Insights
permission-view-guild-insights = View Server Insights
