### Calling people whose turn it is.

command-pings = pings
command-pings-description = Choose when I call you because it is your turn

ping-call = 🔔 { $players } it is your turn: { $link }

pings-title = 🔔 When it is your turn
pings-kept = ✅ Saved.
pings-why = I mention you below the table, and take the message away as soon as you have moved. Choose how long I wait before that:
pings-note = This is for all your games, on every server. I never call you while you are pressing buttons at the table, nor in private games. In Omiga, where every second counts, I call you only if the game stands still because I was restarted.
pings-server = as the server has it: { $usual }
pings-off = never
pings-at-once = at once
pings-2 = after 2 minutes
pings-5 = after 5 minutes
pings-15 = after 15 minutes
pings-60 = after 1 hour

menu-pings = When to call me
menu-pings-why = Choose when you are mentioned because it is your turn
