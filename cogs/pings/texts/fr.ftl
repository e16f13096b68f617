### Rappels de tour.

command-pings = rappels
command-pings-description = Choisis quand je te mentionne parce que c'est à toi

ping-call = 🔔 { $players } c'est à vous : { $link }

pings-title = 🔔 Rappels de tour
pings-kept = ✅ Enregistré.
pings-why = Quand c'est à toi, je te mentionne sous la table et je supprime le message après ton coup. Combien de temps dois-je attendre avant ?
pings-note = Ça vaut pour toutes tes parties sur tous les serveurs. Je ne te mentionne pas tant que tu es actif à la table, ni dans les parties privées. Là où un coup peut prendre une heure ou plus, j'attends au moins cinq minutes. À Omiga, je ne te mentionne que si un redémarrage a mis la partie en pause.
pings-server = réglage du serveur : { $usual }
pings-off = jamais
pings-at-once = tout de suite
pings-1 = après 1 minute
pings-2 = après 2 minutes
pings-5 = après 5 minutes
pings-15 = après 15 minutes
pings-60 = après 1 heure

menu-pings = Rappels de tour
menu-pings-why = Choisis quand je te mentionne
