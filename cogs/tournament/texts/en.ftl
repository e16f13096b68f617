### Tournaments

## Commands

command-tournament = tournament
command-tournament-description = Tournaments: sign up, follow, organise
command-tournament-create = create
command-tournament-create-about = Hold a tournament in this channel
command-tournament-list = list
command-tournament-list-about = The tournaments of this server
command-tournament-show = show
command-tournament-show-about = Show a tournament again, with its buttons
command-tournament-standings = standings
command-tournament-standings-about = Who stands where
command-tournament-why = why
command-tournament-why-about = Why you play whom you play, and why you are where you are
command-tournament-drop = drop
command-tournament-drop-about = Leave a tournament for good
command-tournament-manage = manage
command-tournament-manage-about = Start, pause, stop or cancel a tournament, and see who changed what
command-tournament-result = result
command-tournament-result-about = Decide a match, or correct how it ended (organisers)
command-tournament-swap = swap
command-tournament-swap-about = Let two players who have not played yet change places (organisers)
command-tournament-add = add
command-tournament-add-about = Bring somebody in, also after the start (organisers)
command-tournament-remove = remove
command-tournament-remove-about = Take somebody out (organisers)
command-tournament-game = game
command-tournament-game-about = What is played
command-tournament-name = name
command-tournament-name-about = What the tournament is called
command-tournament-role = champion-role
command-tournament-role-about = A role that the champion gets
command-tournament-event = event
command-tournament-event-about = Announce the start as an event of this server too?
command-tournament-which = tournament
command-tournament-which-about = Which one, if there are several
command-tournament-match = match
command-tournament-match-about = The match
command-tournament-outcome = outcome
command-tournament-outcome-about = How it ended, or the scores in the order of the names; more is better
command-tournament-first = first
command-tournament-first-about = One whose match has not begun
command-tournament-second = second
command-tournament-second-about = Who takes their place
command-tournament-member = member
command-tournament-add-member-about = Who comes in
command-tournament-remove-member-about = Who goes

## Formats

tournament-format-swiss = Swiss
tournament-format-pods = Swiss in pods
tournament-format-single = Knock-out
tournament-format-double = Double knock-out
tournament-format-robin = Round robin
tournament-format-groups = Groups, then knock-out
tournament-format-duplicate = Duplicate
tournament-format-arena = Arena
tournament-about-swiss = Everybody plays every round, against somebody who has done as well so far.
tournament-about-pods = Tables of three or four, with people who have done as well so far.
tournament-about-single = Whoever loses is out.
tournament-about-double = Whoever loses twice is out.
tournament-about-robin = Everybody meets everybody.
tournament-about-groups = Small groups first; the best of each go on to a knock-out.
tournament-about-duplicate = Every table plays the same deal, and the scores are compared.
tournament-about-arena = Play as often as you like while it is open. Wins in a row count double.

## Names and numbers

tournament-default-name = { $game } tournament
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-arena-match = Arena
tournament-arena-played = { $played ->
    [one] One match has been played.
   *[other] { $played } matches have been played.
}
tournament-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
tournament-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
tournament-days = { $count ->
    [one] one day
   *[other] { $count } days
}
tournament-phase-signup = open to sign up
tournament-phase-checkin = check-in is open
tournament-phase-running = under way
tournament-phase-paused = paused
tournament-phase-over = over
tournament-phase-cancelled = cancelled
tournament-phase-draft = not announced yet
tournament-seeding-random = Who meets whom first: by lot
tournament-seeding-rating = Who meets whom first: by rating

tournament-third-no = No match for the third place
tournament-third-yes = A match for the third place
tournament-compare-rank = Each deal counts the same: points for those beaten
tournament-compare-sum = The scores are added up

## The public message

tournament-starts = Starts { $at }, { $when }.
tournament-organiser = Organised by { $organiser }
tournament-starts-by-hand = The organiser starts it when everybody is here.
tournament-checkin-opens = Check-in opens at { $at }, { $when }: press the button then, or your place goes to somebody else.
tournament-checkin-open = **Check-in is open.** It starts { $when }, with those who have checked in.
tournament-times = To be ready for a match you have { $ready }; for playing it { $clock }.
tournament-no-clock = as long as it takes
tournament-teams = Teams of { $size }.
tournament-arena-ends = Closes { $when }.
tournament-paused = ⏸️ Paused by the organiser. No time runs.
tournament-cancelled = Cancelled.
tournament-over = It is over.
tournament-signed-up = Signed up: { $here } of { $most }
tournament-waiting = Waiting list: { $count }
tournament-team-waits = waits for { $names } to say yes
tournament-more = … and { $count } more
tournament-now = { $count ->
    [one] Being played: one match
   *[other] Being played: { $count } matches
}
tournament-stage-planned = ⏳ { $match } · its thread comes in a moment
tournament-stage-called = 📣 { $match } · getting ready
tournament-stage-playing = 🎲 { $match } · playing
tournament-bye-now = 💤 { $names } · nobody to play this round, and the point all the same
tournament-standings = Standings
tournament-button-in = Sign up
tournament-button-out = Sign off
tournament-button-check = Check in
tournament-button-yes = Say yes to my team
tournament-button-play = Play next
tournament-button-rest = Not now
tournament-button-match = My match
tournament-button-table = Standings
tournament-button-ready = Ready

## Answers to a press

tournament-done-in = You are in. I call you when your first match is ready.
tournament-done-in-checkin = You are in. Come back to check in before it starts; I call you then.
tournament-done-waiting = { $ahead ->
    [0] All places are taken. You are next on the waiting list.
    [one] All places are taken. You are on the waiting list, one is ahead of you.
   *[other] All places are taken. You are on the waiting list, { $ahead } are ahead of you.
}
tournament-done-late = You are in, from the next round on, with half points for what you missed.
tournament-done-arena = You are in. Press **{ tournament-button-play }** whenever you want a match.
tournament-done-yes = You are in.
tournament-done-out = You are not in any more.
tournament-done-check = You are checked in. It starts soon; I call you.
tournament-done-play = You are next. I call you as soon as somebody else wants to play.
tournament-done-rest = You are left out until you press **{ tournament-button-play }** again.
tournament-done-ready = You are ready. The table comes as soon as everybody is.
tournament-done-team = Your team is on the list as soon as everybody in it has pressed **{ tournament-button-yes }**. I have asked them.
tournament-invite = { $players } **{ $captain }** wants you in the team **{ $team }** for **{ $name }**. Press **{ tournament-button-yes }** here: { $link }
tournament-done-drop = You have left the tournament.
tournament-done-result = Match #{ $match } is decided like that.
tournament-done-swap = They have changed places.
tournament-done-add = { $name } is in.
tournament-done-remove = { $name } is out.
tournament-your-match = Your match: { $thread }
tournament-your-match-soon = You have a match. Its thread comes in a moment.
tournament-your-bye = There is nobody left for you to play this round: you have the point all the same. I call you when your next match is ready.
tournament-no-match-now = You have no match just now. If another one comes, I call you.

## In the thread of a match

tournament-call = { $names } play each other.
tournament-call-alone = { $names }: this is your deal.
tournament-call-duplicate = Every table plays this same deal. What it was is told when the round is over.
tournament-call-ready = Press **{ tournament-button-ready }** within { $time }. When all are ready the table comes by itself.
tournament-call-here = Ready: { $names }
tournament-call-until = Whoever is not ready { $when } forfeits.
tournament-remind = Your match waits for you. Whoever is not ready { $when } forfeits it.
tournament-dealt = The table is dealt.
tournament-dealt-clock = The match has to be over { $when }; then whoever the table waits for loses it.
tournament-again-drawn = That is a draw, and somebody has to go on: you play once more. If it is a draw again, the better seed goes on.
tournament-again-closed = The table was closed before the end, so this match is played again.
tournament-match-off = This match is not played like this any more.
tournament-result-bye = **{ $name }** has a bye.
tournament-result-nobody = nobody came: { $names }.
tournament-result-alone = **{ $name }** made { $score } points.
tournament-result-draw = a draw of { $names }.
tournament-result-won = { $names } won against { $others }.
tournament-result-forfeit = ({ $names } forfeited.)
tournament-table = A match of a tournament: nobody takes another's seat, and what a computer plays for somebody counts for them.
tournament-table-over = The result counts for the tournament.

## In the tournament's channel

tournament-tell-soon = **{ $name }** starts { $when }.
tournament-tell-checkin = **{ $name }**: check-in is open. Press **{ tournament-button-check }** in the message above; it starts { $when }.
tournament-tell-last = **{ $name }** starts { $when }, and you have not checked in yet.
tournament-tell-begun = **{ $name }** has begun. Your match is in a thread of its own, where I call you; or press **{ tournament-button-match }**.
tournament-tell-round = **{ $name }**: round { $round } begins.
tournament-tell-cancelled = { $why ->
    [too-few] **{ $name }** is cancelled: too few have come.
    [abandoned] **{ $name }** is cancelled: nothing has happened for a long time.
   *[organiser] **{ $name }** is cancelled by its organiser.
}
tournament-tell-corrected = **{ $name }**: a result was corrected. { $result }
tournament-tell-paused = **{ $name }** is paused. No time runs until it goes on.
tournament-tell-resumed = **{ $name }** goes on.
tournament-tell-trouble = { $why ->
    [discord] **{ $name }** is paused: Discord would not let me call the players of a match. Let it go on with `/tournament manage` to try again.
   *[threads] **{ $name }** is paused: I may not open threads here any more. Give me *Create Public Threads* and *Send Messages in Threads*, then let it go on with `/tournament manage`.
}
tournament-champion = { $count ->
    [one] { $names } is the champion!
   *[other] { $names } share the first place!
}
tournament-champion-after = After { $matches } matches. Thank you all for playing.
tournament-role-gone = { $users } won, but the champion's role has been deleted, so please give them another one by hand.
tournament-role-special = I can't give { $role } to { $users }, because it belongs to an integration; please give them another role by hand.
tournament-role-moderation = I didn't give { $role } to { $users }, because it has moderator permissions ({ $permissions }) and I never give those; a moderator can give it by hand.
tournament-role-organiser = I didn't give { $role } to { $users }, because the organiser may not give that role themselves (it takes *Manage Roles* and a higher role); a member who may can give it by hand.
tournament-role-bot = I couldn't give { $role } to { $users }, because I need *Manage Roles* and a role above it; please fix that and give it by hand.
tournament-role-stays = { $user } has not won after all, but I could not take { $role } from them: I need *Manage Roles*, and my own role has to stand above it.
tournament-event-failed = I could not make an event for this tournament: I need *Create Events*.

## Standings and why

tournament-record = { $wins }–{ $draws }–{ $losses }
tournament-lines = Behind each name: points · won–drawn–lost. Equal points? `/tournament why` tells what decides.
tournament-points = { $amount ->
    [one] 1 point
   *[other] { $points } points
}
tournament-nobody-yet = Nobody has played yet.
tournament-page = Page { $page } of { $pages }
tournament-none-yet = There has been no tournament here yet. Whoever manages events can hold one with `/tournament create`.
tournament-why-match = { $round }, against { $names }
tournament-why-own-match = { $round }
tournament-why-place = Where you stand

## Drafting

tournament-draft-title = A new tournament
tournament-draft-note = Nobody sees this but you, until you announce it.
tournament-draft-start = Start: { $start }
tournament-draft-by-hand = when you say so
tournament-draft-size = Places: { $size }
tournament-draft-rounds = Rounds: { $rounds }
tournament-draft-enough = as many as it takes
tournament-draft-checkin = Check-in: { $time }
tournament-draft-format = Format: { $format }. { $about }
tournament-draft-times = To be ready for a match: { $ready } · to play it: { $clock }
tournament-draft-window = Open for { $time }
tournament-draft-points = Points by place: { $points }
tournament-draft-points-usual = by how many one has beaten
tournament-draft-groups = Groups of { $size }; the best { $advance } of each go on
tournament-draft-none = none
tournament-draft-role = The champion gets { $role }
tournament-draft-event = Announced as an event of this server
tournament-draft-button-basics = Name, start, size…
tournament-draft-button-times = Times…
tournament-draft-button-options = Game…
tournament-draft-button-announce = Announce
tournament-draft-button-discard = Discard
tournament-draft-button-back = Back
tournament-form-basics = The tournament
tournament-form-times = Times
tournament-form-team = Your team
tournament-form-name = Name
tournament-form-name-hint = As everybody sees it
tournament-form-start = Start
tournament-form-start-hint = 19:30, 2026-12-24 19:30 ({ $zone }), or 2h 30m. Empty: when you say so.
tournament-form-size = Places
tournament-form-size-hint = 2 to 500; the rest wait
tournament-form-rounds = Rounds
tournament-form-rounds-hint = Empty: as many as it takes
tournament-form-checkin = Check-in, minutes before the start
tournament-form-checkin-hint = 0: none
tournament-form-ready = Minutes to be ready for a match
tournament-form-ready-hint = Whoever is not ready then forfeits
tournament-form-clock = Minutes for a match
tournament-form-clock-hint = 0: as long as it takes. A league may give days: 1440 is one
tournament-form-window = Minutes that the arena is open
tournament-form-window-hint = Play as often as you like until then
tournament-form-points = Points by place
tournament-form-points-hint = 5, 3, 1. Empty: by how many one has beaten
tournament-form-group = Players in a group
tournament-form-group-hint = 2 to 16
tournament-form-advance = How many of each group go on
tournament-form-advance-hint = Fewer than are in it
tournament-form-team-name = Name of your team
tournament-form-team-mates = Who plays with you?
tournament-form-team-mates-hint = { $most ->
    [one] One other, who has to say yes
   *[other] { $others } others; each has to say yes
}
tournament-announced = Announced. The message with the buttons comes in this channel; `/tournament manage` is where you lead it.
tournament-discarded = Discarded.

## Managing

tournament-manage-people = `/tournament add` and `/tournament remove` bring people in and take them out.
tournament-manage-matches = `/tournament result` decides or corrects a match, `/tournament swap` lets two players change places.
tournament-journal = Who changed what
tournament-journal-bot = by itself
tournament-lead-checkin = Open check-in
tournament-lead-start = Start now
tournament-lead-pause = Pause
tournament-lead-resume = Go on
tournament-lead-cancel = Cancel all of it
tournament-lead-stop = End now
tournament-lead-sure-cancel = Yes, cancel it
tournament-lead-sure-stop = Yes, end it
tournament-lead-back = Back
tournament-sure-cancel = Cancel the whole tournament? Nothing that was played counts then.
tournament-sure-stop = End it now, with the standings as they are?
tournament-act-announced = announced
tournament-act-checkin = check-in opened
tournament-act-begun = begun
tournament-act-result = result
tournament-act-corrected = corrected
tournament-act-repaired = pairing changed
tournament-act-absent = did not come
tournament-act-again = played again
tournament-act-dropped = dropped out
tournament-act-late = came late
tournament-act-paused = paused
tournament-act-resumed = went on
tournament-act-stopped = ended early
tournament-act-closed = closed
tournament-act-cancelled = cancelled
tournament-act-over = over
tournament-act-role-given = got the champion's role
tournament-act-role-taken = lost the champion's role
tournament-outcome-wins = { $name } wins
tournament-outcome-draw = A draw
tournament-outcome-forfeit = { $name } did not come
tournament-outcome-scores = { $scores } (for others, type the scores in this order)

## Refusals

tournament-refused-none = There is no such tournament here.
tournament-refused-none-here = There is no tournament on this server. Whoever manages events can hold one with `/tournament create`.
tournament-refused-choose = There are several tournaments. Choose one from the list that opens while you type.
tournament-refused-only-organiser = Only members with *Manage Events* or *Manage Server* can run this tournament.
tournament-refused-organiser-lost = You need *Manage Events* or *Manage Server* to run your tournament, and you no longer have either.
tournament-refused-may-not-create = To hold a tournament you need *Manage Events* or *Manage Server*.
tournament-refused-permissions = I am not allowed to hold a tournament here. Ask someone who manages this server to give me: { $missing }.
tournament-refused-own-permissions = I only post and open threads where you may do so yourself. Here you need: { $missing }.
tournament-refused-event = To announce the tournament as an event of the server you need *Create Events* or *Manage Events*.
tournament-refused-channel = A tournament needs a text channel, where its matches get their threads.
tournament-refused-role-gone = The champion's role doesn't exist anymore. Create the tournament again with another one.
tournament-refused-role-special = Nobody can give that role: everyone has it, or it belongs to an integration.
tournament-refused-role-moderation = I don't give roles with moderator permissions. That one has { $permissions }.
tournament-refused-role-organiser = You can only choose a role that you may give yourself: you need *Manage Roles* and a role above it.
tournament-refused-role-bot = I can't give that role: I need *Manage Roles* and a role above it.
tournament-refused-announced = That tournament has been announced already.
tournament-refused-name = It needs a name.
tournament-refused-start = I cannot read that start. Type `19:30`, `2026-12-24 19:30` or `2h 30m`; at most a year ahead.
tournament-refused-past = That start has passed already.
tournament-refused-number = That number does not fit there: { $name }.
tournament-refused-points = I cannot read these points. Type them like `5, 3, 1`: a better place never has less.
tournament-refused-format = This game is not played in that format.
tournament-refused-begun = It has begun already.
tournament-refused-over = That tournament is over.
tournament-refused-not-running = That tournament is not under way.
tournament-refused-paused = The tournament is paused. Your match waits until it goes on.
tournament-refused-not-paused = It is not paused.
tournament-refused-full = All places are taken.
tournament-refused-often = You have signed up and off too often.
tournament-refused-already-in = You are in already.
tournament-refused-not-in = You are not in this tournament.
tournament-refused-no-checkin = Check-in is not open.
tournament-refused-checked-in = You have checked in already.
tournament-refused-teams = Here people play in teams.
tournament-refused-alone = Here everybody plays for themselves.
tournament-refused-team-size = A team here has { $size } members, you included.
tournament-refused-team-name = A team needs a name that no other team has.
tournament-refused-team-incomplete = Not everybody in your team has said yes.
tournament-refused-mate = Only members of this server can play.
tournament-refused-mate-in = { $name } is in already.
tournament-refused-not-your-match = That is not your match. Watch along!
tournament-refused-match-begun = The match has begun already.
tournament-refused-match-over = That match is over.
tournament-refused-ready = You are ready already. The table comes as soon as everybody is.
tournament-refused-no-match = There is no such match.
tournament-refused-no-open-match = They have no match that could be changed.
tournament-refused-same-match = These two play each other.
tournament-refused-outcome = I cannot read that. Choose from the list that opens while you type.
tournament-refused-score = Type the score as a number.
refused-match = This is a match of a tournament: only its organiser can change who plays it, or end it.
refused-leave-match = This is a match of a tournament. To leave all of it use `/tournament drop`.
replay-sealed = Others are still playing this deal. Come back when the round is over.
permission-create-events = Create Events
permission-create-events-for = tournaments that stand among the events of the server
permission-manage-roles = Manage Roles
permission-manage-roles-for = tournaments that give their champion a role

## What is kept of people

privacy-kept-tournaments = 🏆 Tournaments you organised: { $amount }
privacy-kept-entrants = 🏆 Tournaments you signed up for: { $amount }
privacy-kept-tournament-journal = 📝 What you changed in tournaments: { $amount }

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
permission-moderate-members = Timeout Members
permission-move-members = Move Members
permission-mute-members = Mute Members
permission-pin-messages = Pin Messages
permission-priority-speaker = Priority Speaker
permission-set-voice-channel-status = Set Voice Channel Status
permission-view-audit-log = View Audit Log
permission-view-creator-monetization-analytics = View Server Subscription Insights
permission-view-guild-insights = View Server Insights
