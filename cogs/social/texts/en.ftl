### Finding players and choosing them: /lfg, /block, who may join a lobby, presets.

## Looking for players

command-lfg = lfg
command-lfg-description = Look for players; the table opens by itself when there are enough
command-lfg-players = players
command-lfg-players-description = How many players in all, you included? Leave it out for the fewest
command-lfg-start = start
command-lfg-start-description = From when, in your time zone? Like 20:00, 1h or tomorrow 20:00. Leave it out for now
command-lfg-pace = pace
command-lfg-pace-description = How fast? Leave it out to play live
command-lfg-pace-live = Live: everyone is here and plays right away
command-lfg-pace-day = Within a day: up to a day per move
lfg-now = now
lfg-title = 🔎 Looking for players: { $game }
lfg-players = Players ({ $here } of { $wanted })
lfg-seat = 👤 **{ $name }**
lfg-pace-live = ⚡ Live: everyone is here and plays right away
lfg-pace-day = 🐌 Slow: up to a day per move
lfg-from = 🕗 Starts { $at } ({ $soon })
lfg-waiting = { $missing ->
    [one] Press **Join**! With **1** more player the table opens and I call you all.
   *[other] Press **Join**! With **{ $missing }** more players the table opens and I call you all.
}
lfg-waiting-later = { $missing ->
    [one] Press **Join**! **1** more player is needed. When it's time, the table opens and I call you all.
   *[other] Press **Join**! **{ $missing }** more players are needed. When it's time, the table opens and I call you all.
}
lfg-full-later = ✅ Everyone's here. The table opens { $when }, and I'll call you.
lfg-opening = ✅ Everyone's here. The table is opening…
lfg-channel-busy = Everyone's here, but this channel is busy. Your table opens as soon as the game here is over.
lfg-closes = Closes { $when } if there aren't enough players.
lfg-button-join = Join
lfg-button-leave = Leave
lfg-button-open = Open table now
lfg-call = 🔔 { $players } your table of { $game } is open: { $link }
lfg-over-opened = ✅ The table is open: { $link }
lfg-over-expired = ⌛ Not enough players this time. `/lfg` tries again.
lfg-over-left = 👋 Everyone left. `/lfg` looks again.
lfg-refused-over = That search is over. `/lfg` starts a new one.
lfg-refused-opening = The table is just opening. You can leave it there.
lfg-refused-not-in = You haven't joined this search.
lfg-refused-players = { $more ->
    [0] This game is for exactly { $most } players.
   *[other] This game is for { $fewest } to { $most } players.
}
lfg-refused-live-only = In this game every second counts, so it can only be played live.
lfg-refused-far = That's too far ahead: a search can start within { $days } days.
lfg-refused-too-many = You're already looking for players { $most } times. Leave one first: { $link }
lfg-refused-too-many-here = This server already has { $most ->
    [one] a search
   *[other] { $most } searches
} for players. Join one, or try again later.
lfg-refused-too-often = You've posted a lot of searches. Try again in a few minutes.

## Blocking

command-block = block
command-block-description = Never share a table with a person; only you see it. Leave the name out for your list
command-block-person = person
command-block-person-description = Who? They aren't told
block-title = 🚫 People you've blocked
block-why = You don't share tables, and they can't nudge you. They aren't told. Tournament matches, games you're already in, and moderators aren't affected.
block-count = Blocked: { $count } of { $most }
block-done = ✅ You've blocked { $person }.
block-undone = ✅ You've unblocked { $person }.
block-button-undo = Unblock
block-button-back = Back
block-button-next = Next
block-refused-self = You can't block yourself.
block-refused-bot = You can only block people.
block-refused-too-many = You've already blocked { $most } people. Unblock someone first: `/block`.

## Who may join a lobby

access-button = Who may join
access-button-all = Everyone may join
access-button-back = Back
access-title = 🔑 Who may join?
access-now-everyone = Right now: **everyone**. Choose people or roles to let only them in.
access-now-some = Right now: **only** the people and roles below.
access-choose-users = People who may join
access-choose-roles = Roles whose members may join
access-note = People who already sit here stay. The lobby shows the roles, never the names.
access-line-named = 🔑 Only people the host has invited can join.
access-line-roles = 🔑 Only { $roles } and people the host has invited can join.

## Presets

preset-button = Presets
preset-button-own = Save these options
preset-button-server = Save for this server
preset-title = 💾 Presets of { $game }
preset-why = Choose one to set all options of this lobby. `/play preset:` opens a table with it.
preset-none = A preset keeps this lobby's options under a name. `/play preset:` then opens a table with them.
preset-choose = Use a preset…
preset-drop = Delete a preset…
preset-defaults = the usual options
preset-name = Name
preset-name-why = A preset of the same name is replaced.
preset-example = Friday evening
preset-used = ✅ Options of **{ $name }** are set.
preset-saved = ✅ Saved as **{ $name }**.
preset-dropped = ✅ **{ $name }** is deleted.
preset-refused-name = A name needs at least one letter or digit.
preset-refused-managers = Only people who manage this server can save or delete its presets.
preset-refused-gone = That preset doesn't exist any more.
preset-refused-unknown = There's no preset called { $name }. Pick one from the list, or leave it out.
preset-refused-which-game = Several games have a preset called { $name }. Choose a game too.
preset-refused-too-many = There are already { $most } presets of this game. Delete one first.
