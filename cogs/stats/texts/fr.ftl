### Statistiques, classements et saisons

## /stats

# The same as in English
command-stats = stats
command-stats-description = Cotes, records et courbe de tes parties sur ce serveur, ou de celles d'un autre membre
command-stats-member = membre
command-stats-member-description = Les stats de qui ? Laisse vide pour les tiennes
command-stats-season = saison
command-stats-season-description = Le numéro d'une saison passée
stats-here = Sur ce serveur
stats-season = Saison { $season }
stats-own = Tes stats
stats-empty-own = Aucune partie qui compte ici pour l'instant. Tape `/jouer` et finis-en une avec quelqu'un.
stats-empty-other = { $name } n'a encore fini aucune partie qui compte ici.
stats-empty-season = Aucune partie dans la saison { $season } pour l'instant. Pour la saison d'avant, tape `/stats saison:{ $before }`.
stats-not-rated = Tu as désactivé les cotes. Tes parties ne sont pas cotées, et personne ne te voit dans les classements et les stats. Tes anciennes cotes sont gardées : si tu les réactives, tu reprends là.
stats-hidden = Ce joueur a désactivé les cotes et les stats.
# The same as in English
stats-rating = **{ $value }** ± { $give }
stats-place = place **{ $place }** sur { $of }
stats-provisional = { $missing ->
    [one] encore { $missing } partie pour être dans le classement
   *[other] encore { $missing } parties pour être dans le classement
}
stats-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
stats-wins = { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
stats-draws = { $draws ->
    [one] { $draws } nulle
   *[other] { $draws } nulles
}
stats-streaks-now = 🔥 { $now } d'affilée
stats-streaks-both = 🔥 { $now } d'affilée (record { $best })
stats-streaks-best = record : { $best } d'affilée
stats-best = meilleur score **{ $score }**
stats-best-of = meilleur score **{ $score }** sur { $most }
stats-daily = Village du jour : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
stats-met = ⚔️ { $looker } contre { $name }
stats-met-never = Aucune partie ensemble pour l'instant.
stats-met-ahead = **{ $more } : { $fewer }** pour { $name }
# The same as in English
stats-met-level = **{ $more } : { $fewer }**
stats-met-ties = { $level ->
    [one] et { $level } nulle
   *[other] et { $level } nulles
}
stats-met-together = { $games ->
    [one] { $games } partie en équipe
   *[other] { $games } parties en équipe
}, meilleur score { $best }
stats-chart = { $game } : la cote après chaque partie. Tout le monde commence à { $start }. La bande (le nombre après ±) montre l'erreur possible, et rétrécit à chaque partie.
stats-chart-of = Courbe : { $game }
stats-chart-picture = Une courbe : la cote à { $game } sur { $games ->
    [one] la dernière partie
   *[other] les { $games } dernières parties
}. Elle est partie de { $first }, est descendue jusqu'à { $lowest } et montée jusqu'à { $highest }, et vaut maintenant { $last }. La bande autour montre l'erreur possible : actuellement { $give } en plus ou en moins.
stats-choose-chart = Une autre courbe
stats-button-share = Montrer à tout le monde
stats-button-rated-off = Désactiver mes cotes
stats-button-rated-on = Réactiver mes cotes
stats-nothing-to-share = Il n'y a encore rien à montrer.

## /leaderboard

command-leaderboard = classement
command-leaderboard-description = Les meilleurs de ce serveur : cotes, meilleurs scores, villages du jour et séries
command-leaderboard-game = jeu
command-leaderboard-game-description = Quel jeu ?
command-leaderboard-season = saison
command-leaderboard-season-description = Le numéro d'une saison passée
leaderboard-title = Classement du serveur
leaderboard-won = { $wins ->
    [one] { $wins } partie gagnée
   *[other] { $wins } parties gagnées
} sur { $games }
leaderboard-you = toi
leaderboard-not-you = Tu n'es pas encore dans cette liste.
leaderboard-page = Page { $page } sur { $pages }
leaderboard-button-first = Début
leaderboard-button-back = Retour
leaderboard-button-next = Suivant
leaderboard-nobody = Personne n'a encore fini { $least ->
    [one] une partie qui compte
   *[other] { $least } parties qui comptent
}. Tape `/jouer` et ouvre le bal !
leaderboard-no-scores = Personne n'a encore fini de partie. Tape `/jouer` et ouvre le bal !
leaderboard-too-few = { $count ->
    [one] { $count } autre joueur a
   *[other] { $count } autres joueurs ont
} fini moins de { $least } parties.
leaderboard-rivals-note = Les cotes commencent à { $start } ; ± est l'erreur possible, qui rétrécit à chaque partie. Classé par cote moins ±, pour que personne ne mène par chance. Tes parties : `/stats`
leaderboard-earlier = Pour la saison d'avant, tape `/classement saison:{ $season }`.
leaderboard-teams-note = Le plus de cartes gagnées en équipe ; chaque équipe n'apparaît qu'une fois.
# The same as in English
leaderboard-score = **{ $score }**
leaderboard-score-of = **{ $score }** sur { $most }

## /season

command-season = saison
command-season-description = Les saisons de cotes de ce serveur
command-season-new = nouvelle
command-season-new-description = Lance une nouvelle saison : les cotes de tout le monde repartent de zéro
season-sure = Lancer la saison { $season } ?
season-what = Les cotes de tout le monde reviennent à { $start }, dans tous les jeux. La saison { $season } reste consultable, et les meilleurs scores restent. C'est définitif.
season-button = Lancer la saison { $season }
season-begun = 🏁 La saison { $season } a commencé
season-old = Ce message n'est visible que par toi, alors fais passer le mot ! La saison { $season } est toujours là : `/classement saison:{ $season }` et `/stats saison:{ $season }`.
season-begun-already = Cette saison a déjà commencé. Tape `/saison nouvelle` pour la suivante.
season-unknown = Il n'y a pas de saison { $season } ici ; la dernière est la saison { $last }.

## Dans /settings

settings-bad-ranked-after = Le nombre de parties doit être de 1 à 25.

## Badges

# The same as in English
badges-button = Badges
badges-button-on = Annoncer mes nouveaux badges
badges-button-off = Ne pas annoncer mes badges
badges-title = 🎖️ Badges · { $name }
badges-count = **{ $count }** { $count ->
    [one] badge
   *[other] badges
} sur { $of }
badges-missing = Encore à gagner
badges-note = Les parties comptent comme dans `/stats` : jouées jusqu'au bout à une table publique, sans ordi à ta place. Les villages du jour comptent aussi. Un badge gagné reste.
badges-not-rated = Tu as désactivé les cotes et les stats, donc tu ne gagnes pas de badges. Pour les réactiver, tape `/stats`.
badge-news = 🎖️ Badge **{ $badge }** pour { $names } : { $result }

badge-perfect = Treize parfait
badge-perfect-how = Just One : trouvez les 13 cartes sur 13 en équipe, sans ordis.
badge-perfect-result = { $value } sur 13 à { $game } !
badge-village = Village champignon
badge-village-how = Rokujika Collection : bâtis un village de { $goal } points, en village du jour, en solo dans un salon, ou en course.
badge-village-result = un village de { $value } points !
badge-days = Fidèle au poste
badge-days-how = Finis le village du jour { $goal } jours d'affilée.
badge-days-result = { $value } villages du jour d'affilée !
badge-runaway = Loin devant
badge-runaway-how = ONE SHOT : gagne à une table de quatre ou plus, avec au moins { $goal } points d'avance sur la deuxième place.
badge-runaway-result = victoire à { $game } avec { $value } points d'avance !
badge-potions = Maître des potions
badge-potions-how = Only One Collection : gagne avec au moins { $goal } points contre deux adversaires ou plus.
badge-potions-result = victoire à { $game } avec { $value } points !
badge-sweep = Sans appel
badge-sweep-how = Omiga : gagne un match en 2 ou 3 manches gagnantes sans perdre une manche.
badge-sweep-result = { $value } : 0 à { $game } !
badge-streak = En feu
badge-streak-how = Gagne { $goal } parties cotées d'affilée au même jeu.
badge-streak-result = { $value } victoires d'affilée à { $game } !
badge-upset = Tueur de géants
badge-upset-how = Bats quelqu'un dont la cote à un jeu dépasse la tienne d'au moins { $goal } points, après cinq parties cotées chacun.
badge-upset-result = victoire contre une cote supérieure de { $value } points à { $game } !
# The same as in English
badge-champion = Champion
badge-champion-how = Gagne un tournoi sur ce serveur.
badge-champion-result = premier tournoi gagné, à { $game } !
badge-explorer = Touche-à-tout
badge-explorer-how = Finis une fois chacun des { $goal } jeux.
badge-explorer-result = les { $value } jeux essayés !
badge-regular = Pilier
badge-regular-how = Finis { $goal } parties sur ce serveur.
badge-regular-result = { $value } parties jouées ici !
