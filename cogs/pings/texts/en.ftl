### Turn reminders.

command-pings = pings
command-pings-description = Choose when I ping you: on your turn, about new tables, quiet hours
command-pings-time-zone-description = Your time zone, for quiet hours and start times

ping-call = 🔔 { $players } it's your turn: { $link }

pings-title = 🔔 Your pings
pings-kept = ✅ Saved.
pings-why =
    ### Your turn
    I ping you below the table and delete the message once you've moved. How long should I wait first?
pings-note = Turn reminders and quiet hours apply on every server. I don't ping you while you're at the table or in private games. Where a move may take an hour, I wait at least five minutes. In Omiga I only ping after a restart.
pings-server = server setting: { $usual }
pings-off = never
pings-at-once = right away
pings-1 = after 1 minute
pings-2 = after 2 minutes
pings-5 = after 5 minutes
pings-15 = after 15 minutes
pings-60 = after 1 hour

menu-pings = Turn reminders
menu-pings-why = Choose when I ping you

## New tables

alert-title = New tables
alert-why = I ping you when a table of these games opens on this server, or someone looks for players: at most once every 30 minutes.
alert-choose = No pings about new tables
alert-others = { $count ->
    [one] I also ping you about new tables on 1 other server.
   *[other] I also ping you about new tables on { $count } other servers.
}
alert-button-stop = Stop on all servers
alert-button-on = Tell me next time
alert-button-off = Don't tell me next time
alert-told-on = 🔔 I'll ping you when the next table of { $game } opens on this server. `/pings` changes that.
alert-told-off = 🔕 I won't ping you about new tables of { $game } any more.
alert-call = 🔔 { $players } **{ $host }** opened a table of { $game }: { $link }
alert-call-search = 🔔 { $players } **{ $host }** is looking for players for { $game }: { $link }
refused-too-many-alerts = You're already told about { $most } games. Remove some under `/pings` first.

## Quiet hours

quiet-title = Quiet hours
quiet-none = I may ping you at any time. { $zone }
quiet-now = 🌙 No pings from **{ $begin }** to **{ $end }**. { $zone }
quiet-off = No quiet hours
quiet-choose = Choose quiet hours…
quiet-from = Quiet from { $time }
quiet-until = Quiet until { $time }
quiet-refused-same = Choose two different hours.
pings-zone-own = Your time zone: { $zone } (now { $now }).
pings-zone-server = Time zone: { $zone }, this server's (now { $now }). `/pings time-zone:` sets yours.
pings-zone-choice = This server's time zone: { $zone } · { $now }
