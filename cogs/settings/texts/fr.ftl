### `/settings` : ce qu'un serveur choisit pour lui-même.

command-settings = réglages
command-settings-description = Voir et changer les réglages d'Onetable pour ce serveur
command-settings-time-zone = fuseau-horaire
command-settings-time-zone-description = Le fuseau horaire de ce serveur ; tape une ville ou une région
command-settings-day-begins = nouveau-jour-à
command-settings-day-begins-description = L'heure (0 à 23) où commence un nouveau jour

settings-title = ⚙️ Réglages du serveur
settings-kept = ✅ Enregistré.
settings-choose-group = Changer quelque chose…
settings-button-reset = Réinitialiser cette page
settings-button-words = Modifier les mots
settings-words-form = Un mot ou une expression par ligne
settings-words-form-why = { $most } au maximum, de { $longest } lettres au plus. Vide : rien n'est bloqué
settings-only-managers = Seuls les membres avec *Gérer le serveur* peuvent voir et changer les réglages.

settings-group-all = 📋 Vue d'ensemble
settings-group-all-why = Tous les réglages sur une page
settings-group-where = 🚪 Où et qui
settings-group-where-why = Salons, rôles, fin des parties, fils
settings-group-time = ⏳ Temps
settings-group-time-why = Temps par coup, durée d'ouverture d'un lobby
settings-group-speech = 🔔 Langue et mentions
settings-group-speech-why = La langue des tables, et quand les joueurs sont mentionnés
settings-group-words = 🚫 Mots bloqués
settings-group-words-why = Les mots que personne ne peut écrire à une table
settings-group-day = 🗓️ Jour et fuseau horaire
settings-group-day-why = Fuseau horaire, et quand commence un nouveau jour
settings-group-ranking = 🏅 Classements et badges
settings-group-ranking-why = Combien de parties il faut pour y figurer, messages des badges
settings-group-roundup = 🗞️ Récap du jour
settings-group-roundup-why = Un message par jour avec les résultats de la veille

## Classements

setting-ranked-after = Classement à partir de
setting-ranked-after-why = En dessous de ce nombre de parties cotées, on ne figure pas encore au classement.
setting-badges = Nouveaux badges
setting-badges-on = annoncés
setting-badges-off = seulement dans /stats
setting-badges-why = Une courte ligne dans le salon de la partie. Sans mention, et chacun peut la désactiver pour soi.

## Le récap du jour

setting-round-up-channel = Salon
setting-round-up-off = aucun
setting-round-up-channel-why = Le village et les tournois de la veille, une fois par jour. Sans mention, et seulement s'il y a du nouveau.
setting-round-up-gone = ⚠️ Le salon a été supprimé, il n'y a donc pas de récap. Choisis-en un autre.
setting-round-up-forbidden = ⚠️ Je n'ai pas pu publier le dernier récap : il me faut *Voir le salon* et *Envoyer des messages* là-bas. Je réessaie demain.
setting-round-up-hour = Publié à
# The same as in English
setting-round-up-hour-at = { $hour } ({ $zone })
setting-round-up-hour-why = Dans le fuseau horaire de ce serveur, { $zone }. Pour le changer, tape /réglages fuseau-horaire.

## Où et qui

setting-game-channels = Salons de jeu
setting-game-channels-all = tous les salons
setting-game-channels-why = Fils compris. Les parties en cours ailleurs continuent ; les parties privées marchent partout.
setting-game-channels-gone = Tous les salons choisis ont été supprimés : on peut ouvrir des tables partout jusqu'à ton prochain choix.
setting-starter-roles = Qui peut ouvrir des tables
setting-starter-roles-all = tout le monde
setting-starter-roles-why = Les membres avec un de ces rôles ou *Gérer le serveur*. Tout le monde peut rejoindre.
setting-starter-roles-gone = Tous les rôles choisis ont été supprimés : tout le monde peut ouvrir des tables jusqu'à ton prochain choix.
setting-some-gone = { $count ->
    [one] (et { $count } supprimé)
   *[other] (et { $count } supprimés)
}
setting-enders = Qui peut terminer une partie
setting-enders-moderators = les modérateurs seulement
setting-enders-host = l'hôte et les modérateurs
setting-enders-vote = l'hôte, les modérateurs, ou un vote des joueurs
setting-enders-why = Les modérateurs sont les membres avec *Gérer les messages*. L'hôte peut toujours fermer son lobby.
setting-threads = Tables par salon
setting-threads-none = une, sans fil
setting-threads-most = { $most ->
    [one] une, dans un fil
   *[other] jusqu'à { $most }, chacune dans un fil
}
setting-threads-why = /jouer peut ouvrir un fil pour chaque table, si j'ai *Créer des fils publics*.

## Temps

setting-turn-limit = Temps par coup
setting-turn-limit-why = Par défaut pour les nouveaux lobbys, dans les jeux qui l'ont. L'hôte peut encore le changer.
setting-lobby-minutes = Un lobby inactif ferme après
setting-lobby-minutes-usual = { $time } (par défaut)
setting-lobby-minutes-why = Compté depuis la dernière arrivée, le dernier départ ou le dernier changement d'option.
setting-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
setting-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}

## Langue et mentions

setting-language = Langue des tables
setting-language-automatic = comme ce serveur dans Discord
setting-language-why = Pour les tables ouvertes à partir de maintenant. Les messages visibles par toi seulement sont dans ta langue.
setting-pings = Rappels de tour
setting-pings-why = Une courte mention sous la table, supprimée après le coup. Chacun peut régler les siens avec /rappels.

## Mots

setting-unwanted-words = Mots bloqués
setting-unwanted-words-count = { $count ->
    [0] aucun
    [one] { $count } mot
   *[other] { $count } mots
}
setting-unwanted-words-why = Bloqués dans les indices, les réponses, les listes de mots, et les noms de tournois et d'équipes. Seul l'auteur est prévenu. M3rde, MERDE et m.e.r.d.e comptent comme merde.

## Le jour

setting-time-zone = Fuseau horaire
setting-time-zone-now = { $zone }, maintenant { $now }
setting-time-zone-why = Pour le changer, tape /réglages fuseau-horaire.
setting-day-begins = Nouveau jour à
setting-day-begins-why = Prochain : { $when }. Le village du jour change alors ; si tu as commencé l'ancien, tu peux encore le finir.

## Refus

settings-bad-game-channels = Choisis jusqu'à 25 salons de ce serveur.
settings-bad-starter-roles = Choisis jusqu'à 25 rôles de ce serveur.
settings-bad-enders = Cette option n'existe plus. Rouvre /réglages.
settings-bad-threads = Cette option n'existe plus. Rouvre /réglages.
settings-bad-turn-limit = Cette option n'existe plus. Rouvre /réglages.
settings-bad-lobby-minutes = Cette option n'existe plus. Rouvre /réglages.
settings-bad-language = Je ne parle pas encore cette langue. Rouvre /réglages.
settings-bad-pings = Cette option n'existe plus. Rouvre /réglages.
settings-bad-unwanted-words = Cette liste est trop longue : 200 mots au maximum, de 40 lettres au plus et avec au moins une lettre ou un chiffre.
settings-bad-time-zone = Je ne connais pas ce fuseau horaire. Tape une ville comme Paris ou Montréal, et choisis dans la liste.
settings-bad-badges = Cette option n'existe plus. Rouvre /réglages.
settings-bad-round-up-channel = Choisis un salon textuel de ce serveur.
settings-bad-round-up-hour = L'heure doit être un nombre entier de 0 à 23.
settings-bad-day-begins = L'heure doit être un nombre entier de 0 à 23.

refused-not-here = Sur ce serveur, on peut ouvrir des tables dans : { $channels }
refused-role = Sur ce serveur, il faut un de ces rôles pour ouvrir une table : { $roles }
refused-only-moderators = Sur ce serveur, seuls les modérateurs peuvent terminer une partie. Pour la quitter, clique sur **Menu**.
refused-no-vote = Sur ce serveur, on ne peut pas voter la fin d'une partie. L'hôte ou un modérateur peut la terminer.
refused-unwanted-word = « { $word } » est bloqué sur ce serveur. Écris autre chose.
refused-threads-taken = { $most ->
    [one] Ce salon a déjà une table dans un fil :
   *[other] Ce salon a déjà { $most } tables dans des fils :
}
    { $links }
# The same as in English
thread-title = { $game } · { $host }
thread-opened = Ta table a son propre fil : { $link }
