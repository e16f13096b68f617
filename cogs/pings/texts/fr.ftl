### Rappels de tour.

command-pings = rappels
command-pings-description = Choisis quand je te mentionne : à ton tour, pour les nouvelles tables, heures calmes
command-pings-time-zone-description = Ton fuseau horaire, pour les heures calmes et les heures de début

ping-call = 🔔 { $players } c'est à vous : { $link }

pings-title = 🔔 Tes mentions
pings-kept = ✅ Enregistré.
pings-why =
    ### À ton tour
    Je te mentionne sous la table et je supprime le message après ton coup. Combien de temps dois-je attendre avant ?
pings-note = Rappels de tour et heures calmes valent sur tous les serveurs. Je ne te mentionne pas tant que tu es à la table, ni dans les parties privées. Là où un coup peut prendre une heure, j'attends au moins cinq minutes. À Omiga, seulement après un redémarrage.
pings-server = serveur : { $usual }
pings-off = jamais
pings-at-once = tout de suite
pings-1 = après 1 minute
pings-2 = après 2 minutes
pings-5 = après 5 minutes
pings-15 = après 15 minutes
pings-60 = après 1 heure

menu-pings = Rappels de tour
menu-pings-why = Choisis quand je te mentionne

## Nouvelles tables

alert-title = Nouvelles tables
alert-why = Je te mentionne quand une table de ces jeux s'ouvre sur ce serveur, ou que quelqu'un cherche des joueurs : au plus une fois toutes les 30 minutes.
alert-choose = Aucune mention
alert-others = { $count ->
    [one] Je te mentionne aussi pour les nouvelles tables de { $count } autre serveur.
   *[other] Je te mentionne aussi pour les nouvelles tables de { $count } autres serveurs.
}
alert-button-stop = Arrêter sur tous les serveurs
alert-button-on = Me prévenir la prochaine fois
alert-button-off = Ne plus me prévenir
alert-told-on = 🔔 Je te mentionne quand la prochaine table pour { $game } s'ouvre sur ce serveur. `/rappels` pour changer.
alert-told-off = 🔕 Je ne te mentionne plus pour les nouvelles tables pour { $game }.
alert-call = 🔔 { $players } **{ $host }** a ouvert une table pour { $game } : { $link }
alert-call-search = 🔔 { $players } **{ $host }** cherche des joueurs pour { $game } : { $link }
refused-too-many-alerts = Je te préviens déjà pour { $most } jeux. Retires-en d'abord sous `/rappels`.

## Heures calmes

quiet-title = Heures calmes
quiet-none = Je peux te mentionner à toute heure. { $zone }
quiet-now = 🌙 Pas de mention de **{ $begin }** à **{ $end }**. { $zone }
quiet-off = Pas d'heures calmes
quiet-choose = Choisir les heures calmes…
quiet-from = Calme à partir de { $time }
quiet-until = Calme jusqu'à { $time }
quiet-refused-same = Choisis deux heures différentes.
pings-zone-own = Ton fuseau horaire : { $zone } (maintenant { $now }).
pings-zone-server = Fuseau horaire du serveur : { $zone } (maintenant { $now }). `/rappels fuseau-horaire:` règle le tien.
pings-zone-choice = Fuseau horaire de ce serveur : { $zone } · { $now }
