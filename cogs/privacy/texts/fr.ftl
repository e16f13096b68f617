### Données enregistrées : `/privacy`.

command-privacy = confidentialité
command-privacy-description = Ce que j'enregistre sur toi, et comment le récupérer ou le supprimer
command-privacy-show = voir
command-privacy-show-description = Ce que j'enregistre sur toi, pour combien de temps, et qui peut le voir
command-privacy-export = exporter
command-privacy-export-description = Tout ce que j'enregistre sur toi, en fichier, rien que pour toi
command-privacy-delete = supprimer
command-privacy-delete-description = Supprime tout ce qui te concerne (je te demanderai de confirmer)

privacy-nameless = Joueur { $number }
privacy-leaving = Je suis déjà en train de tout supprimer. Un instant.

privacy-title = 🔏 Ce que j'enregistre sur toi
privacy-nothing = Rien du tout. Ça change quand tu rejoins une table, joues un village du jour ou enregistres un réglage.
privacy-amount = **{ $here }** ici, **{ $all }** en tout
# The same as in English
privacy-amount-all = **{ $all }**
privacy-kept-tables = 🎲 Parties jouées : { $amount }
privacy-kept-live = ▶️ Parties en cours : { $amount }
privacy-kept-private = 🔒 Parties privées : { $amount }
privacy-kept-moves = 👉 Coups joués : { $amount }
privacy-kept-words = ✏️ Mots que tu as écrits : { $amount }
privacy-kept-people = ⚙️ Tes réglages : { $amount }
privacy-kept-best-scores = 🏆 Meilleurs scores : { $amount }
privacy-kept-daily-results = 🏡 Résultats du village du jour : { $amount }
privacy-kept-daily-players = 🏅 Classements du jour avec ton nom : { $amount }
privacy-kept-daily-shares = 📣 Résultats partagés : { $amount }
privacy-kept-played = 📊 Résultats dans tes stats : { $amount }
privacy-kept-ratings = 📈 Cotes : { $amount }
# The same as in English
privacy-kept-badges = 🎖️ Badges : { $amount }
privacy-kept-known-names = 📛 Classements avec ton nom : { $amount }
privacy-kept-table-alerts = 🔔 Mentions pour les nouvelles tables : { $amount }
privacy-kept-player-searches = 🔎 Recherches de joueurs rejointes : { $amount }
privacy-kept-blocks = 🚫 Personnes bloquées : { $amount }
privacy-kept-personal-presets = 💾 Tes préréglages : { $amount }
privacy-what = J'enregistre ton identifiant Discord, le nom que tu avais en rejoignant une table, et ce que tu y as fait et quand. Je ne lis ni n'enregistre aucun autre message.
privacy-how-long = Combien de temps
privacy-keep-games = - Parties : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} après le dernier coup.
privacy-keep-games-always = - Parties : jusqu'à ce que tu les supprimes.
privacy-keep-unfinished = - Les parties non finies ferment après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
privacy-keep-own = - Scores, cotes, résultats du jour et réglages : jusqu'à ce que tu les supprimes.
privacy-keep-server = - Serveurs qui m'ont retiré : encore { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
privacy-who = Qui peut le voir
privacy-who-sees =
    - Les parties d'un salon, et leurs replays : qui peut voir le salon.
    - Classements et stats : tout le monde sur un serveur où tu as joué.
    - Parties privées, réglages, personnes bloquées, cette page : toi uniquement.
    - Les personnes qui hébergent ce bot pourraient tout lire.

privacy-button-export = Exporter
privacy-button-delete = Supprimer…
privacy-button-sure = Oui, supprimer toutes mes données

privacy-export-here = Tout ce que j'enregistre sur toi. Ce message n'est visible que par toi ; le fichier contient ton identifiant Discord.
privacy-too-much = Tes données sont trop volumineuses pour un fichier sur Discord. Demande-les aux personnes qui hébergent ce bot.

privacy-delete-title = 🗑️ Supprimer tout ce qui te concerne ?
privacy-delete-everywhere = Ça concerne **tous les serveurs**, pas seulement celui-ci, et c'est **définitif** :
privacy-delete-live = { $count ->
    [0] 🪑 Tu n'as aucune partie en cours.
    [one] 🪑 Tu quittes ta partie en cours, qui continue sans toi.
   *[other] 🪑 Tu quittes tes { $count } parties en cours, qui continuent sans toi.
}
privacy-delete-shared = 👥 Les parties avec d'autres joueurs restent, ta place étant renommée « { $name } ». Les mots que tu y as écrits restent, sans ton nom.
privacy-delete-own = 🔒 Parties privées, villages du jour, séries, scores, cotes, réglages, préréglages et liste de blocages sont supprimés.
privacy-delete-messages = 💬 Les messages déjà publiés restent dans leurs salons, avec ton nom. Ils appartiennent à Discord : demande à un modérateur.
privacy-delete-first = 💾 Tu veux une copie ? Clique d'abord sur **Exporter**.

privacy-done-title = ✅ Tes données sont supprimées
privacy-done = { $kept ->
    [0] Tu n'avais pas de parties avec d'autres joueurs.
    [one] { $kept } partie avec d'autres joueurs reste, sans ton nom.
   *[other] { $kept } parties avec d'autres joueurs restent, sans ton nom.
} { $deleted ->
    [0] Tout le reste est supprimé.
    [one] { $deleted } partie privée et tout le reste sont supprimés.
   *[other] { $deleted } parties privées et tout le reste sont supprimés.
}
privacy-done-traces = Les dernières traces sur le disque sont écrasées sous un jour. Si tu rejoues, tu repars de zéro.
