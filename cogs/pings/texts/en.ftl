### Turn reminders.

command-pings = pings
command-pings-description = Choose when I ping you because it's your turn

ping-call = 🔔 { $players } it's your turn: { $link }

pings-title = 🔔 Turn reminders
pings-kept = ✅ Saved.
pings-why = When it's your turn, I ping you below the table and delete the message once you've moved. How long should I wait first?
pings-note = This applies to all your games on every server. I don't ping you while you're active at the table or in private games. Where a move may take an hour or more, I wait at least five minutes. In Omiga I only ping you if a restart paused the game.
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
