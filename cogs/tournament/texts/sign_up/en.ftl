### Signing up, conditions of entry, and changes by the organiser

## Notices in the channel

tournament-tell-moved-up = **{ $name }**: a place is free, so { $players } { $count ->
    [one] moves
   *[other] move
} up from the waiting list. You're in!
tournament-tell-moved = { $to ->
    [hand] **{ $name }** has no fixed start any more. It starts when the organiser says so.
   *[time] **{ $name }** has a new start: { $at }, { $when }.
}
tournament-tell-page = 📣 **{ $name }**: { $text ->
    [none] the organiser is calling everyone. It starts soon!
   *[other] { $text }
}
tournament-tell-solo-teams = **{ $name }**: players without a team play in these teams: { $teams }.
tournament-tell-solo-left = **{ $name }**: { $players }, I couldn't find you a team this time. Sorry!
tournament-tell-team-lapsed = **{ $name }**: **{ $team }** starts with { $players }. { $lapsed } didn't accept, so { $lapsed_count ->
    [one] that invite has
   *[other] those invites have
} lapsed.
tournament-tell-team-short = **{ $name }**: **{ $team }** can't start: { $lapsed } didn't accept, and { $players } { $count ->
    [one] is
   *[other] are
} too few for a team.
tournament-button-announcement = Go to the tournament
tournament-solo-team = Team { $number }

## The announcement

tournament-entry = Who can enter: { $conditions }
tournament-entry-role = members with { $role }
tournament-entry-games = { $least ->
    [one] at least 1 finished game of { $game } on this server
   *[other] at least { $least } finished games of { $game } on this server
}
tournament-entry-rating = { $kind ->
    [from] rating { $lowest } or more
    [to] rating up to { $highest }
   *[both] rating { $lowest } to { $highest }
}
tournament-solo-hint = No team? Press **{ tournament-button-solo }**, and I'll put you in one at the start, with teams balanced by rating.
tournament-solos = Looking for a team: { $count }
tournament-button-solo = Find me a team

## Answers to a press

tournament-done-solo = You're in! I'll put you in a team at the start and ping you.
tournament-done-check-waiting = You're checked in, and number { $place } on the waiting list. You're in if enough players don't show up.
tournament-done-add-waiting = { $name } had a place on the waiting list and is in now.
tournament-done-returned = You're back, with the results you had. You play from the next round on.
tournament-sure-withdraw = Withdraw from **{ $name }**? You'll lose your place.
tournament-sure-withdraw-team = Withdraw from **{ $name }**? Your whole team loses its place.
tournament-confirm-out = Withdraw

## Forms

tournament-form-about = Description, entry
tournament-form-description = Description
tournament-form-description-hint = Shown in the announcement
tournament-form-role = Only for members with this role
tournament-form-role-hint = Leave empty for everyone
tournament-form-games = Finished games on this server, at least
tournament-form-games-hint = Of this game. Leave empty for no minimum
tournament-form-rating = Rating
tournament-form-rating-hint = For example 1400-1600, 1500+ or up to 1600. New players have { $start }. Empty: all
tournament-form-page = Ping everyone who signed up
tournament-form-text = What do you want to tell them?
tournament-form-text-hint = Leave empty for "it starts soon"
tournament-form-again = Fix what I typed

## Changing a tournament

tournament-lead-edit = Edit…
tournament-lead-page = Ping players…
tournament-lead-barred = Removed players
tournament-edit-title = Edit { $name }
tournament-edit-note = { $phase ->
    [signup] Game, format and options can't change any more: players signed up for them.
    [checkin] Game, format, options and check-in can't change any more: players have signed up for them, and check-in is open.
   *[running] Game, format, start and the rest can't change any more: the pairings depend on them. New times count from the next match on.
}
tournament-edit-helpers = Co-organisers help you run it. They need *Manage Events* or *Manage Server* too.
tournament-edit-helpers-choose = Choose co-organisers
tournament-edit-button-basics = Name, start, size…
tournament-edit-button-about = Description, entry…
tournament-edit-button-times = Times…
tournament-edit-button-back = Back
tournament-barred-title = Removed players
tournament-barred-about = They can't sign up again until you let them back in.
tournament-barred-choose = Let someone back in
tournament-barred-none = No one is kept out.
tournament-draft-description = Description: { $text }
tournament-draft-helpers = Co-organisers: { $users }
tournament-act-added = added
tournament-act-removed = removed
tournament-act-unbarred = let back in
tournament-act-returned = came back
tournament-act-edited = changed the settings
tournament-act-co-organisers = changed the co-organisers
tournament-act-paged = pinged everyone

## Refusals

tournament-refused-start = I don't understand that start time. Type it like `{ $example }`.
tournament-refused-start-no-time = At what time? Type it like `{ $example }`.
tournament-refused-start-hour = Morning or evening? Type `{ $typed }am`, `{ $typed }pm` or `{ $example }`.
tournament-refused-start-order = I can't tell the day from the month. Type it like `{ $example }`.
tournament-refused-start-clocks = The clocks change then, so that time doesn't exist or comes twice. Type it like `{ $example }`.
tournament-refused-start-far = That's more than a year ahead. Type an earlier start, like `tomorrow 20:00`.
tournament-refused-start-needed = Check-in is open, so it needs a start. Type it like `tomorrow 20:00`.
tournament-refused-barred = You were removed from this tournament. Ask an organiser to let you back in.
tournament-refused-not-barred = They can already sign up again.
tournament-refused-mate-barred = { $name } was removed from this tournament. An organiser can let them back in.
tournament-refused-accept-first = You're invited to a team. Press **{ tournament-button-yes }** first.
tournament-refused-fixed = { $name ->
    [start] The start can't change any more: it has started.
    [checkin] Check-in can't change any more: it's already open, or over.
    [size] Places can't change any more: no one can sign up after the start of this format.
    [rounds] Rounds can't change any more: in this format they follow from the number of players.
    [points] Points can't change any more: matches have been played for them.
    [group] Groups can't change any more: they've been drawn.
    [advance] Groups can't change any more: they've been drawn.
    [window] That can't change any more: it has started.
   *[other] Conditions can't change any more: sign-up is over.
}
tournament-refused-size-taken = { $taken ->
    [one] 1 place is taken, so there can't be fewer.
   *[other] { $taken } places are taken, so there can't be fewer.
}
tournament-refused-rounds-played = Round { $round } is already being played, so there can't be fewer rounds.
tournament-refused-paged = You've just pinged everyone. Wait ten minutes.
tournament-refused-nobody = No one has signed up yet.
tournament-refused-helper = **{ $name }** can't help you run it: they need *Manage Events* or *Manage Server*.
tournament-refused-description = The description can have up to { $most } characters.
tournament-refused-ratings = I don't understand that rating. Type it like `1400-1600`, `1500+` or `up to 1600`.
tournament-refused-entry-role = This tournament is only for members with { $role }.
tournament-refused-entry-games = { $least ->
    [one] This tournament is for members who've finished a game of { $game } on this server. Play one and come back!
   *[other] This tournament is for members who've finished { $least } games of { $game } on this server; you have { $games }. Play a few more and come back!
}
tournament-refused-entry-unrated = This tournament asks for a rating, and you've opted out of ratings. You can opt back in with `/stats`.
tournament-refused-entry-rating = { $kind ->
    [from] This tournament is for ratings of { $lowest } or more; yours is { $rating }.
    [to] This tournament is for ratings up to { $highest }; yours is { $rating }.
   *[both] This tournament is for ratings from { $lowest } to { $highest }; yours is { $rating }.
}

## Stored data

privacy-kept-co-organised = 🏆 Tournaments you help to run: { $amount }
