### Tournois

## Commandes

command-tournament = tournoi
command-tournament-description = Tournois : s'inscrire, suivre, organiser
command-tournament-create = créer
command-tournament-create-about = Prépare un tournoi dans ce salon
command-tournament-list = liste
command-tournament-list-about = Les tournois de ce serveur
command-tournament-show = afficher
command-tournament-show-about = Affiche à nouveau un tournoi, avec ses boutons
command-tournament-standings = classement
command-tournament-standings-about = Classement et tableau
command-tournament-rounds = rondes
command-tournament-rounds-about = Appariements et résultats, ronde par ronde
command-tournament-round = ronde
command-tournament-round-about = Quelle ronde ? Par défaut, celle en cours
command-tournament-export = exporter
command-tournament-export-about = Participants, matchs et classement sous forme de fichiers
command-tournament-season = saison
command-tournament-season-about = Le classement d'une série de tournois, ou d'une ligue du jour
command-tournament-league = ligue-du-jour
command-tournament-league-about = Lance une ligue du jour Rokujika dans ce salon (organisateurs)
command-tournament-days = jours
command-tournament-days-about = Combien de jours elle dure, à partir d'aujourd'hui
command-tournament-why = pourquoi
command-tournament-why-about = Pourquoi cet adversaire, et pourquoi cette place
command-tournament-drop = abandonner
command-tournament-drop-about = Abandonne un tournoi
command-tournament-manage = gérer
command-tournament-manage-about = Lance, mets en pause, termine ou annule un tournoi, et vois son journal
command-tournament-result = résultat
command-tournament-result-about = Entre ou corrige le résultat d'un match (organisateurs)
command-tournament-swap = échanger
command-tournament-swap-about = Échange deux joueurs dont le match n'a pas commencé (organisateurs)
command-tournament-penalty = pénalité
command-tournament-penalty-about = Avertis un joueur, donne-lui une partie perdue ou disqualifie-le (organisateurs)
command-tournament-penalty-member-about = Qui reçoit la pénalité
command-tournament-penalty-kind = pénalité
command-tournament-penalty-kind-about = Quelle pénalité ?
command-tournament-penalty-warning = Avertissement
command-tournament-penalty-loss = Perd la partie en cours
command-tournament-penalty-disqualified = Disqualification
command-tournament-add = ajouter
command-tournament-add-about = Ajoute un joueur, même après le début (organisateurs)
command-tournament-remove = retirer
command-tournament-remove-about = Retire un joueur (organisateurs)
command-tournament-game = jeu
command-tournament-game-about = Quel jeu ?
command-tournament-name = nom
command-tournament-name-about = Le nom du tournoi
command-tournament-role = rôle-champion
command-tournament-role-about = Un rôle pour le champion
command-tournament-event = évènement
command-tournament-event-about = Créer un évènement de serveur pour le début ?
command-tournament-which = tournoi
command-tournament-which-about = Quel tournoi, s'il y en a plusieurs
# The same as in English
command-tournament-match = match
command-tournament-match-about = Quel match ?
command-tournament-outcome = issue
command-tournament-outcome-about = Qui a gagné, ou les scores dans l'ordre des noms (le plus haut est le meilleur)
command-tournament-first = premier
command-tournament-first-about = Un joueur dont le match n'a pas commencé
# The same as in English
command-tournament-second = second
command-tournament-second-about = Le joueur avec qui l'échanger
command-tournament-member = membre
command-tournament-add-member-about = Qui ajouter
command-tournament-remove-member-about = Qui retirer

## Formules

tournament-format-swiss = Système suisse
tournament-format-pods = Suisse par tables
tournament-format-single = Élimination directe
tournament-format-double = Double élimination
tournament-format-robin = Toutes rondes
tournament-format-groups = Poules, puis élimination directe
# The same as in English
tournament-format-duplicate = Duplicate
tournament-format-arena = Arène
tournament-about-swiss = Tout le monde joue chaque ronde, contre quelqu'un au score proche.
tournament-about-pods = Des tables de trois ou quatre joueurs aux scores proches.
tournament-about-single = Une défaite et c'est fini.
tournament-about-double = Deux défaites et c'est fini.
tournament-about-robin = Tout le monde joue contre tout le monde.
tournament-about-groups = D'abord de petites poules ; les meilleurs passent en élimination directe.
tournament-about-duplicate = Toutes les tables jouent la même donne, et on compare les scores.
tournament-about-arena = Joue autant que tu veux tant que c'est ouvert. Les séries de victoires comptent double.

## Noms et nombres

tournament-default-name = Tournoi { $game }
tournament-round = Ronde { $round }
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-round-group = Poule { $group }, ronde { $round }
tournament-group-stage = Phase de poules
tournament-group-stage-round = Phase de poules, ronde { $round } sur { $rounds }
tournament-knockout = { $stage ->
    [final] Finale
    [semi] Demi-finale
    [quarter] Quart de finale
    [third] Match pour la 3e place
    [grand] Grande finale
    [reset] Grande finale, second match
    [of] { $size ->
        [16] Huitième de finale
        [32] Seizième de finale
       *[other] Tour des { $size }
    }
   *[round] Tour { $round }
}
tournament-knockout-winners = { $stage ->
    [final] Finale des gagnants
    [semi] Demi-finale des gagnants
    [quarter] Quart de finale des gagnants
   *[round] Tour { $round } des gagnants
}
tournament-knockout-losers = { $stage ->
    [final] Finale des perdants
   *[round] Tour { $round } des perdants
}
tournament-arena-match = Arène
tournament-arena-played = { $played ->
    [one] { $played } match joué
   *[other] { $played } matchs joués
}
tournament-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
tournament-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
tournament-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
tournament-phase-signup = inscriptions ouvertes
tournament-phase-checkin = check-in ouvert
tournament-phase-running = en cours
tournament-phase-paused = en pause
tournament-phase-over = terminé
tournament-phase-cancelled = annulé
tournament-phase-draft = brouillon
tournament-seeding-random = Têtes de série : au hasard
tournament-seeding-rating = Têtes de série : selon la cote

tournament-third-no = Pas de match pour la 3e place
tournament-third-yes = Avec un match pour la 3e place
tournament-compare-rank = Chaque donne compte pareil : des points par score battu
tournament-compare-sum = Additionner tous les scores

## Le message public

tournament-starts = Début { $at }, { $when }.
tournament-organiser = Organisé par { $organisers }
tournament-starts-by-hand = Commence quand l'organisateur le décide.
tournament-checkin-opens = Le check-in ouvre le { $at }, { $when }. Ne le rate pas, ou tu perds ta place !
tournament-checkin-open = **Le check-in est ouvert !** On commence { $when } avec tous ceux qui l'ont fait.
tournament-times = Par match : { $ready } pour se préparer, { $clock } pour jouer.
tournament-no-clock = sans limite de temps
tournament-break = Pause entre les rondes : { $time }.
tournament-rounds-daily = Une ronde par jour, à l'heure du début.
tournament-rounds-weekly = Une ronde par semaine, au jour et à l'heure du début.
tournament-next-round = Prochaine ronde { $when }.
tournament-move-limit = Par coup : { $limit }, puis un ordi joue.
tournament-teams = Équipes de { $size }.
tournament-arena-ends = Ferme { $when }.
tournament-paused = ⏸️ Mis en pause par l'organisateur. Tous les chronos sont arrêtés.
tournament-cancelled = Annulé.
tournament-over = Terminé !
tournament-signed-up = Inscrits : { $here } sur { $most }
tournament-waiting = Liste d'attente : { $count }
tournament-team-waits = accord attendu : { $names }
tournament-more = … et { $count } de plus
tournament-now = { $count ->
    [one] { $count } match en cours
   *[other] { $count } matchs en cours
}
tournament-threads = 🧵 Ouverture des fils : { $made } sur { $needed }. Discord ne m'en laisse ouvrir que quelques-uns à la fois.
tournament-stage-planned = ⏳ { $match } · le fil arrive
tournament-stage-called = 📣 { $match } · préparation
tournament-stage-playing = 🎲 { $match } · en cours
tournament-bye-now = 💤 Bye ({ $points }) : { $names }
tournament-standings = Classement
tournament-button-in = S'inscrire
tournament-button-out = Se désinscrire
tournament-button-check = Faire le check-in
tournament-button-yes = Accepter l'équipe
tournament-button-play = Jouer le prochain
tournament-button-rest = Faire une pause
tournament-button-match = Mon match
tournament-button-table = Classement
tournament-button-ready = Prêt

## Séries et ligues du jour

tournament-repeat-once = Une seule fois
tournament-repeat-daily = Chaque jour
tournament-repeat-weekly = Chaque semaine
tournament-series-daily = Chaque jour · édition { $number }
tournament-series-weekly = Chaque semaine · édition { $number }
tournament-series-next-daily = Chaque jour, prochain { $when }
tournament-series-next-weekly = Chaque semaine, prochain { $when }
tournament-series-over = Cette série est terminée.
tournament-league-until = Ligue du jour jusqu'au { $day }
tournament-league-name = Ligue du jour Rokujika
tournament-league-how = Joue `/village` chaque jour. Pas besoin de s'inscrire !
tournament-league-day = **{ $name }** : le { $day } est terminé. En tête : { $names }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tournament-league-over = 🏆 **{ $name }** est terminée ! Victoire : { $names }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tournament-league-nobody = **{ $name }** : le { $day } est terminé, et personne n'a encore joué.
tournament-season-events = { $count ->
    [0] Le classement commence avec le premier résultat.
    [one] Après { $count } édition :
   *[other] Après { $count } éditions :
}
tournament-season-days = { $count ->
    [0] Le classement commence à la fin du premier jour.
    [one] Après { $count } jour :
   *[other] Après { $count } jours :
}
tournament-season-empty = Personne n'a encore joué.
tournament-season-value = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
tournament-season-note = 1 point pour avoir joué, et 1 par joueur ou équipe classé derrière toi.
tournament-sure-end-series = Terminer cette série ? Ce qui est déjà annoncé continue.
tournament-button-series-show = Saison
tournament-button-series-season = Retour
tournament-button-series-end = Terminer la série
tournament-button-series-sure-end = Oui, terminer
tournament-refused-no-series = Ça ne fait pas partie d'une série.
tournament-refused-series-over = Cette série est déjà terminée.
tournament-refused-series-start = Une série a besoin d'une heure de début. Choisis-la sous **{ tournament-draft-button-basics }**
tournament-refused-many-series = Ce serveur a déjà { $most ->
    [one] { $most } série
   *[other] { $most } séries
}. Termines-en une d'abord avec `/tournoi saison`.
tournament-refused-league-days = Une ligue du jour dure de 2 à { $most ->
    [one] { $most } jour
   *[other] { $most } jours
}.

## Réponses à un clic

tournament-done-in = C'est bon, tu es de la partie ! Je te mentionne quand ton premier match est prêt.
tournament-done-in-checkin = C'est bon, tu es de la partie ! Pense au check-in avant le début. Je te mentionnerai.
tournament-done-waiting = { $ahead ->
    [0] C'est complet, mais tu es en tête de la liste d'attente.
    [one] C'est complet. Tu es sur la liste d'attente, avec { $ahead } personne devant toi.
   *[other] C'est complet. Tu es sur la liste d'attente, avec { $ahead } personnes devant toi.
}
tournament-done-late = Tu joues dès la prochaine ronde, avec la moitié des points pour celles que tu as ratées.
tournament-done-arena = C'est bon, tu es de la partie ! Je te mentionne dès que je te trouve un adversaire.
tournament-done-yes = C'est bon, tu es de la partie !
tournament-done-out = Tu n'es plus dans la liste.
tournament-done-check = Ton check-in est fait. Ça commence bientôt ; je te mentionnerai.
tournament-done-play = C'est bientôt à toi. Je te mentionne dès que je te trouve un adversaire.
tournament-done-rest = Tu es en pause. Clique sur **{ tournament-button-play }** à ton retour.
tournament-done-rest-after = Tu es en pause après ce match. Clique sur **{ tournament-button-play }** à ton retour.
tournament-done-ready = C'est bon pour toi. La partie commence dès que tout le monde est prêt.
tournament-done-team = Ton équipe participe dès que tout le monde a cliqué sur **{ tournament-button-yes }**. Je leur ai demandé.
tournament-invite = { $players } **{ $captain }** vous veut dans l'équipe **{ $team }** pour **{ $name }**. Cliquez sur **{ tournament-button-yes }** ici : { $link }
tournament-done-drop = Tu as abandonné le tournoi.
tournament-done-result = Match #{ $match } : { $result } Enregistré.
tournament-done-swap = Échange fait.
tournament-done-add = { $name } participe.
tournament-done-remove = { $name } ne participe plus.
tournament-your-match = Ton match : { $thread }
tournament-your-match-soon = Tu as un match ! Son fil arrive.
tournament-your-bye = Tu as un bye cette ronde : { $points } sans jouer. Je te mentionne pour ton prochain match.
tournament-no-match-now = Pas de match pour toi en ce moment. Je te mentionne s'il y en a un autre.

## Abandonner

tournament-sure-drop = Abandonner **{ $name }** ? Tu perds ton match en cours par forfait et tu n'en auras plus d'autre.
tournament-sure-drop-team = Abandonner **{ $name }** ? Toute ton équipe perd son match en cours par forfait et ne sera plus appariée.
tournament-sure-remove = Retirer **{ $player }** du tournoi **{ $name }** ? Son match en cours est perdu par forfait, et il n'y en aura plus d'autre.
tournament-sure-remove-team = Retirer **{ $player }** du tournoi **{ $name }** ? Toute son équipe part, et perd son match en cours par forfait.
tournament-sure-remove-early = Retirer **{ $player }** du tournoi **{ $name }** ?
tournament-confirm-drop = Abandonner
tournament-confirm-remove = Retirer
tournament-confirm-no = Laisser tomber

## Dans le fil d'un match

# The same as in English
tournament-call = { $names }
tournament-call-versus = { " contre " }
tournament-call-alone = { $names } : voici ta donne.
tournament-call-duplicate = Toutes les tables jouent cette même donne. Les replays sont visibles à la fin de la ronde.
tournament-call-public = Tout le monde peut lire ce fil. Merci de ne pas regarder les autres fils avant la fin de ta partie.
tournament-call-ready = Vous avez { $time } pour cliquer sur **{ tournament-button-ready }**. La partie commence dès que tout le monde est prêt.
tournament-call-here = Prêts : { $names }
tournament-call-paused = ⏸️ Ce tournoi est en pause. Tu pourras te déclarer prêt à la reprise.
tournament-call-until = Pas prêt { $when } ? Match perdu par forfait.
tournament-remind = Ton match t'attend ! Pas prêt { $when }, tu perds par forfait.
tournament-dealt = C'est parti !
tournament-again-drawn = Match nul, mais un seul peut passer : rejouez une fois. En cas de nouveau nul, la meilleure tête de série passe.
tournament-again-closed = La partie a été fermée avant la fin : vous rejouez ce match.
tournament-match-timeout = ⌛ Temps écoulé ! { $result }
tournament-arena-next = Tu es dans la file pour ton prochain match.
tournament-arena-called = ➡️ { $names } : votre prochain match est dans { $thread }
tournament-match-off = Ce match n'a plus lieu : l'appariement a changé.
tournament-result-bye = **{ $name }** a un bye.
tournament-result-nobody = personne n'est venu ({ $names }).
tournament-result-alone = **{ $name }** marque { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
tournament-result-draw = Match nul entre { $names }.
tournament-result-won = Victoire pour { $names } contre { $others }.
tournament-result-forfeit = (Forfait : { $names }.)
tournament-table = Match de tournoi : les places sont fixes ; les coups de l'ordi comptent pour le joueur absent.
tournament-table-clock = À finir { $when } ; ensuite, qui doit jouer perd.
tournament-table-paused = ⏸️ Ce tournoi est en pause. Le chrono et les ordis sont arrêtés.
tournament-table-over = Ce résultat compte pour le tournoi.

## Dans le salon du tournoi

tournament-tell-soon = **{ $name }** commence { $when }.
tournament-tell-checkin = **{ $name }** : le check-in est ouvert ! Clique sur **{ tournament-button-check }** ci-dessous. On commence { $when }.
tournament-tell-last = **{ $name }** commence { $when }, et vous n'avez pas encore fait le check-in !
tournament-tell-begun = **{ $name }** a commencé ! Je te mentionnerai dans le fil de ton match, ou clique sur **{ tournament-button-match }**.
tournament-tell-break = **{ $name }** : la ronde est finie. La suivante commence { $when }.
tournament-tell-round = **{ $name }**, à suivre : **{ $round }**.
tournament-tell-cancelled = { $why ->
    [too-few] **{ $name }** est annulé : pas assez de joueurs.
    [abandoned] **{ $name }** est annulé : il ne s'est rien passé depuis longtemps.
   *[organiser] L'organisateur a annulé **{ $name }**.
}
tournament-tell-penalty-warning = **{ $name }** : **{ $player }** a reçu un avertissement des organisateurs.
tournament-tell-penalty-loss = **{ $name }** : **{ $player }** perd la partie en cours (pénalité).
tournament-tell-penalty-disqualified = **{ $name }** : disqualification : **{ $player }**.
tournament-tell-corrected = **{ $name }** : { $round }, match #{ $number }, a été corrigé. Avant : { $before } Maintenant : { $result }
tournament-tell-announced = Les inscriptions pour **{ $name }** sont ouvertes ! Clique sur **{ tournament-button-in }** ci-dessus.
tournament-tell-paused = **{ $name }** est en pause. Tous les chronos sont arrêtés.
tournament-tell-resumed = **{ $name }** reprend.
tournament-tell-trouble = { $why ->
    [discord] **{ $name }** est en pause : Discord ne m'a pas laissé mentionner les joueurs d'un match. Clique sur **{ tournament-lead-resume }** dans `/tournoi gérer` pour réessayer.
   *[threads] **{ $name }** est en pause : je ne peux plus créer de fils ici. Donne-moi *Créer des fils publics* et *Envoyer des messages dans les fils*, puis clique sur **{ tournament-lead-resume }** dans `/tournoi gérer`.
}
tournament-champion = { $count ->
    [one] { $names } gagne le tournoi !
   *[other] { $names } se partagent la première place !
}
tournament-champion-after = { $matches ->
    [one] { $matches } match joué. Merci d'avoir joué !
   *[other] { $matches } matchs joués. Merci d'avoir joué !
}
tournament-role-gone = Victoire pour { $users }, mais le rôle de champion a été supprimé. Donne un autre rôle toi-même.
tournament-role-special = Je ne peux pas donner { $role } à { $users } : il appartient à une intégration. Donne un autre rôle toi-même.
tournament-role-moderation = Je n'ai pas donné { $role } à { $users } : il a des permissions de modération ({ $permissions }), et je n'en donne jamais. Un modérateur peut le faire.
tournament-role-organiser = Je n'ai pas donné { $role } à { $users } : l'organisateur n'a pas le droit de le donner (il faut *Gérer les rôles* et un rôle supérieur). Un membre qui a ce droit peut le faire.
tournament-role-bot = Je n'ai pas pu donner { $role } à { $users } : il me faut *Gérer les rôles* et un rôle au-dessus. Donne-le toi-même.
tournament-role-stays = Finalement, { $user } n'a pas gagné, mais je n'ai pas pu reprendre { $role } : il me faut *Gérer les rôles* et un rôle au-dessus.
tournament-event-failed = Je n'ai pas pu créer d'évènement de serveur pour ce tournoi : il me faut *Créer des évènements*.

## Classement et explications

# The same as in English
tournament-record = { $wins }–{ $draws }–{ $losses }
tournament-lines = Après chaque nom : points · victoires–nuls–défaites · le départage décisif.
tournament-lines-bracket = Après chaque nom : victoires–nuls–défaites.
tournament-points = { $amount ->
    [one] { $points } point
   *[other] { $points } points
}
tournament-nobody-yet = Personne n'a encore joué.
tournament-page = Page { $page } sur { $pages }
tournament-none-yet = Pas encore de tournoi ici. Avec *Gérer les évènements*, on peut en préparer un par `/tournoi créer`.
tournament-why-match = { $round } contre { $names }
# The same as in English
tournament-why-own-match = { $round }
tournament-why-place = Ta place

## Préparation

tournament-ranking-title = Têtes de série et classement
tournament-ranking-about = À égalité de points, le premier départage qui diffère décide. Un tableau n'en a pas besoin.
tournament-choice-cut = { $count ->
    [0] Sans élimination directe
   *[other] Puis élimination directe des { $count } meilleurs
}
tournament-choice-best-of = { $count ->
    [1] Élimination directe : une partie par match
   *[other] Élimination directe : au meilleur des { $count }
}
# The same as in English
tournament-choice-tie = { $place }. { $tie }
tournament-button-rounds = Rondes
tournament-button-round = Ronde
tournament-button-more-matches = Plus de matchs
tournament-round-empty = Aucun match dans cette ronde.
tournament-group = Poule { $group }
tournament-swiss-stage = Rondes suisses
tournament-exported = Voici le tournoi en fichiers. Les CSV s'ouvrent dans un tableur ; le JSON contient tout.
tournament-dealt-game = { $score }. La partie { $game } commence !
tournament-done-warning = **{ $name }** a reçu un avertissement.
tournament-done-loss = **{ $name }** perd la partie en cours.
tournament-done-disqualified = Disqualification : **{ $name }**.
tournament-draft-title = Nouveau tournoi
tournament-draft-note = Visible uniquement par toi jusqu'à l'annonce.
tournament-draft-start = Début : { $start }
tournament-draft-by-hand = quand tu le lances
tournament-draft-size = Places : { $size } · Rondes : { $rounds }
tournament-draft-enough = automatique
tournament-draft-checkin = Check-in : { $time }
tournament-draft-format = Formule : { $format }. { $about }
tournament-draft-times = Par match : { $ready } pour se préparer, { $clock } pour jouer
tournament-draft-move-limit = Par coup : { $limit }
tournament-move-limit-auto = { $limit } (adapté au chrono du match)
tournament-draft-window = Ouvert pendant { $time }
tournament-draft-points = Points par place : { $points }
tournament-draft-points-usual = selon les adversaires battus
tournament-draft-groups = Poules de { $size } ; les { $advance } meilleurs de chacune passent
tournament-draft-none = aucun
tournament-draft-cut = Puis élimination directe des { $count } meilleurs
tournament-draft-best-of = Matchs à élimination : au meilleur des { $count }
tournament-draft-role = Le champion reçoit { $role }
tournament-draft-event = Avec un évènement de serveur
tournament-draft-announce = Rôle à mentionner (facultatif)
tournament-draft-button-basics = Nom, début, taille…
tournament-draft-button-about = Description, accès…
tournament-draft-button-times = Temps…
tournament-draft-button-options = Jeu…
tournament-draft-button-ranking = Classement…
tournament-draft-button-announce = Annoncer
tournament-draft-button-discard = Supprimer
tournament-draft-button-back = Retour
tournament-form-basics = Le tournoi
tournament-form-times = Temps
tournament-form-team = Ton équipe
tournament-form-name = Nom
tournament-form-name-hint = Ce que tout le monde verra
tournament-form-start = Début
tournament-form-start-hint = 20:00, 2026-12-24 18:00 ou 2h 30m ({ $zone }). Vide : tu le lances
# The same as in English
tournament-form-size = Places
tournament-form-size-hint = 2 à 500 ; les autres vont sur la liste d'attente
tournament-form-rounds = Rondes
tournament-form-rounds-hint = Vide : autant qu'il en faut
tournament-form-checkin = Check-in, minutes avant le début
tournament-form-checkin-hint = 0 : pas de check-in
tournament-form-ready = Minutes pour se préparer à un match
tournament-form-ready-hint = Qui n'est pas prêt d'ici là perd par forfait
tournament-form-clock = Minutes par match
tournament-form-clock-hint = 0 : sans limite. Pour une ligue, 1440 font un jour
tournament-form-break = Pause entre les rondes
tournament-form-break-hint = Minutes, ou `daily` / `weekly` : chaque jour / semaine à l'heure du début. Vide : aucune
tournament-form-window = Durée d'ouverture de l'arène, en minutes
tournament-form-window-hint = On joue autant qu'on veut jusqu'à la fermeture
tournament-form-points = Points par place
tournament-form-points-hint = Par exemple 5, 3, 1. Vide : des points par adversaire battu
tournament-form-group = Joueurs par poule
tournament-form-group-hint = 2 à 16
tournament-form-advance = Combien passent dans chaque poule
tournament-form-advance-hint = Moins que la poule n'en compte
tournament-form-team-name = Nom de l'équipe
tournament-form-team-mates = Qui est dans ton équipe ?
tournament-form-team-mates-hint = { $most ->
    [one] 1 coéquipier, qui doit accepter
   *[other] { $others } coéquipiers, qui doivent tous accepter
}
tournament-announced = Annoncé ! Le message d'inscription arrive dans ce salon. Gère le tournoi avec `/tournoi gérer`.
tournament-announced-public = Les fils des matchs seront publics : on pourra jeter un œil à la donne d'une autre table. Pour les cacher, il nous faut à tous deux *Créer des fils privés* ici : annule, puis annonce-le à nouveau.
tournament-discarded = Brouillon supprimé.

## Gestion

tournament-manage-people = Ajoute ou retire des joueurs avec `/tournoi ajouter` et `/tournoi retirer`.
tournament-manage-matches = Entre ou corrige des résultats avec `/tournoi résultat` ; échange deux joueurs avec `/tournoi échanger`.
tournament-journal = Journal
tournament-journal-bot = automatique
tournament-journal-auto = Automatique
tournament-lead-checkin = Ouvrir le check-in
tournament-lead-start = Commencer maintenant
tournament-lead-pause = Mettre en pause
tournament-lead-resume = Reprendre
tournament-lead-cancel = Annuler le tournoi
tournament-lead-stop = Terminer maintenant
tournament-lead-sure-cancel = Oui, annuler
tournament-lead-sure-stop = Oui, terminer
tournament-lead-back = Retour
tournament-sure-cancel = Annuler tout le tournoi ? Aucun résultat ne comptera.
tournament-sure-stop = Le terminer maintenant, avec le classement actuel ?
tournament-act-announced = annoncé
tournament-act-checkin = check-in ouvert
tournament-act-begun = commencé
tournament-act-result = résultat
tournament-act-corrected = corrigé
tournament-act-repaired = appariement modifié
tournament-act-absent = absence
tournament-act-again = rejoué
tournament-act-dropped = abandon
tournament-act-late = arrivée en retard
tournament-act-game = partie d'un match
tournament-act-warning = avertissement
tournament-act-loss = partie perdue par pénalité
tournament-act-disqualified = disqualification
tournament-act-paused = mis en pause
tournament-act-resumed = repris
tournament-act-stopped = terminé plus tôt
tournament-act-closed = fermé
tournament-act-cancelled = annulé
tournament-act-over = terminé
tournament-act-role-given = a reçu le rôle de champion
tournament-act-role-taken = a perdu le rôle de champion
tournament-outcome-wins = { $name } gagne
tournament-outcome-draw = Match nul
tournament-outcome-forfeit = Forfait : { $name }
tournament-outcome-scores = { $scores } (pour changer, tape les scores dans cet ordre)

## Refus

tournament-refused-none = Je ne trouve pas ce tournoi ici.
tournament-refused-none-here = Il n'y a pas de tournoi sur ce serveur. Avec *Gérer les évènements*, on peut en préparer un par `/tournoi créer`.
tournament-refused-choose = Il y a plusieurs tournois. Choisis dans la liste qui s'affiche quand tu tapes.
tournament-refused-only-organiser = Seuls les membres avec *Gérer les évènements* ou *Gérer le serveur* peuvent gérer ce tournoi.
tournament-refused-organiser-lost = Il faut *Gérer les évènements* ou *Gérer le serveur* pour gérer ton tournoi, et tu n'as plus ni l'un ni l'autre.
tournament-refused-may-not-create = Il te faut *Gérer les évènements* ou *Gérer le serveur* pour créer un tournoi.
tournament-refused-permissions = Je ne peux pas tenir de tournoi ici. Demande à quelqu'un qui gère ce serveur de me donner : { $missing }.
tournament-refused-own-permissions = Je n'écris et ne crée des fils que là où tu le peux aussi. Il te manque encore : { $missing }.
tournament-refused-event = Il te faut *Créer des évènements* pour ajouter un évènement de serveur. *Gérer les évènements* seul ne suffit plus.
tournament-refused-announce-gone = Ce rôle n'existe plus. Choisis-en un autre à mentionner, ou aucun.
tournament-refused-announce-everyone = Je ne mentionne pas tout le monde. Choisis un autre rôle.
tournament-refused-announce-organiser = Choisis un rôle que tu peux mentionner toi-même : un que tout le monde peut mentionner, ou n'importe lequel si tu as *Mentionner everyone, here et tous les rôles* ici.
tournament-refused-announce-bot = Je ne peux pas mentionner ce rôle : autorise tout le monde à le mentionner, ou donne-moi *Mentionner everyone, here et tous les rôles* ici.
tournament-refused-channel = Un tournoi a besoin d'un salon textuel, car chaque match a son fil.
tournament-refused-role-gone = Le rôle de champion n'existe plus. Recrée le tournoi avec un autre.
tournament-refused-role-special = Personne ne peut donner ce rôle : tout le monde l'a, ou il appartient à une intégration.
tournament-refused-role-moderation = Je ne donne pas de rôles avec des permissions de modération. Celui-ci a { $permissions }.
tournament-refused-role-organiser = Choisis un rôle que tu peux donner toi-même : il te faut *Gérer les rôles* et un rôle au-dessus.
tournament-refused-role-bot = Je ne peux pas donner ce rôle : il me faut *Gérer les rôles* et un rôle au-dessus.
tournament-refused-announced = Ce tournoi a déjà été annoncé.
tournament-refused-name = Il lui faut un nom.
tournament-refused-past = Cette heure de début est déjà passée. Tapes-en une plus tardive, comme `2h 30m`.
tournament-refused-number = { $name ->
    [size] Il faut de 2 à 500 places.
    [rounds] Il faut de 1 à 50 rondes. Laisse vide pour autant qu'il en faut.
    [checkin] Le check-in doit être de 0 à 1440 minutes.
    [ready] Le temps pour se préparer doit être de 1 à 20160 minutes.
    [clock] Le temps par match doit être de 0 à 43200 minutes.
    [window] L'arène doit être ouverte de 5 à 43200 minutes.
    [group] Il faut de 2 à 16 joueurs par poule.
    [advance] Au moins 1 joueur doit passer dans chaque poule, et moins que la poule n'en compte.
    [games] Le minimum de parties finies doit être de 0 à 1000. Vide : pas de minimum.
   *[other] Ce nombre ne convient pas ici : { $name }.
}
tournament-refused-break = Une pause doit être de 0 à 10080 minutes, `daily` ou `weekly`.
tournament-refused-points = Je ne comprends pas ces points. Tape-les comme `5, 3, 1`, la meilleure place d'abord et sans jamais monter.
tournament-refused-format = Ce jeu ne peut pas se jouer avec cette formule.
tournament-refused-begun = Il a déjà commencé.
tournament-refused-over = Ce tournoi est terminé.
tournament-refused-not-running = Ce tournoi n'est pas en cours.
tournament-refused-paused = Le tournoi est en pause. Tu pourras jouer à la reprise.
tournament-refused-not-paused = Il n'est pas en pause.
tournament-refused-full = C'est complet.
tournament-refused-often = Trop d'inscriptions et de désinscriptions de ta part.
tournament-refused-already-in = Tu y es déjà.
tournament-refused-not-in = Tu ne participes pas à ce tournoi.
tournament-refused-no-rounds = Ce tournoi n'a pas encore commencé.
tournament-refused-not-entered = Cette personne n'a pas joué dans ce tournoi.
tournament-refused-no-game-to-lose = Ce joueur n'a pas de partie à perdre en ce moment.
tournament-refused-not-in-name = **{ $name }** ne participe pas à ce tournoi.
tournament-refused-no-checkin = Le check-in n'est pas ouvert.
tournament-refused-checked-in = Ton check-in est déjà fait.
tournament-refused-teams = Ce tournoi se joue en équipes.
tournament-refused-no-teams = Dans ce tournoi, chacun joue pour soi.
tournament-refused-alone = Ce tournoi ne se joue pas en équipes.
tournament-refused-team-size = Les équipes ont { $size } membres ici, en te comptant.
tournament-refused-team-name = Il faut à ton équipe un nom qui n'est pas pris.
tournament-refused-team-incomplete = Il manque encore des accords dans ton équipe.
tournament-refused-mate = Seuls les membres de ce serveur peuvent jouer.
tournament-refused-mate-in = { $name } participe déjà.
tournament-refused-not-your-match = Ce n'est pas ton match, mais tu peux regarder !
tournament-refused-match-begun = Le match a déjà commencé.
tournament-refused-match-over = Ce match est terminé.
tournament-refused-ready = C'est déjà bon pour toi. La partie commence dès que tout le monde est prêt.
tournament-refused-no-match = Ce match n'existe pas.
tournament-refused-no-open-match = Ce joueur n'a pas de match à changer.
tournament-refused-same-match = Ces deux-là jouent l'un contre l'autre.
tournament-refused-outcome = Je ne comprends pas. Choisis un résultat dans la liste qui s'affiche quand tu tapes.
tournament-refused-score = Tape le score en chiffres.
refused-match = C'est un match de tournoi : seul l'organisateur peut changer ses joueurs ou le terminer.
refused-tournament-paused = Ce tournoi est en pause.
refused-leave-match = C'est un match de tournoi. Pour abandonner le tournoi, tape `/tournoi abandonner`.
replay-sealed = D'autres jouent encore cette donne. Reviens à la fin de la ronde.
permission-create-private-threads = Créer des fils privés
permission-create-private-threads-for = les fils privés des matchs dans les tournois duplicate
permission-create-events = Créer des évènements
permission-create-events-for = les évènements de serveur des tournois
permission-manage-roles = Gérer les rôles
permission-manage-roles-for = les rôles de champion des tournois

## Données enregistrées

privacy-kept-tournaments = 🏆 Tournois organisés : { $amount }
privacy-kept-tournament-series = 🔁 Séries de tournois lancées : { $amount }
privacy-kept-entrants = 🏆 Inscriptions à des tournois : { $amount }
privacy-kept-tournament-journal = 📝 Changements faits à des tournois : { $amount }

## Permissions de modération, comme Discord les appelle

permission-administrator = Administrateur
permission-ban-members = Bannir des membres
permission-bypass-slowmode = Contourner le mode lent
permission-create-expressions = Créer des expressions
permission-deafen-members = Mettre en sourdine des membres
permission-kick-members = Expulser des membres
permission-manage-channels = Gérer les salons
permission-manage-events = Gérer les évènements
permission-manage-expressions = Gérer les expressions
permission-manage-guild = Gérer le serveur
permission-manage-messages = Gérer les messages
permission-manage-nicknames = Gérer les pseudos
permission-manage-threads = Gérer les fils
permission-manage-webhooks = Gérer les webhooks
permission-mention-everyone = Mentionner everyone, here et tous les rôles
permission-mention-everyone-for = mentionner un rôle pour un tournoi
permission-moderate-members = Exclure temporairement des membres
permission-move-members = Déplacer des membres
permission-mute-members = Couper le micro de membres
permission-pin-messages = Épingler des messages
permission-priority-speaker = Voix prioritaire
permission-set-voice-channel-status = Définir le statut du salon vocal
permission-view-audit-log = Voir les logs du serveur
permission-view-creator-monetization-analytics = Voir les statistiques d'abonnement au serveur
permission-view-guild-insights = Voir les statistiques du serveur
