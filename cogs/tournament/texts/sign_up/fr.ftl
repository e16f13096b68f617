### Inscriptions, conditions d'entrée, et changements par l'organisateur

## Annonces dans le salon

tournament-tell-moved-up = **{ $name }** : une place s'est libérée, { $players } { $count ->
    [one] quitte
   *[other] quittent
} la liste d'attente. Vous jouez !
tournament-tell-moved = { $to ->
    [hand] **{ $name }** n'a plus d'heure de début fixe. Ça commence quand l'organisateur le décide.
   *[time] **{ $name }** change d'heure de début : { $at }, { $when }.
}
tournament-tell-page = 📣 **{ $name }** : { $text ->
    [none] l'organisateur appelle tout le monde. Ça commence bientôt !
   *[other] { $text }
}
tournament-tell-solo-teams = **{ $name }** : les joueurs sans équipe jouent dans ces équipes : { $teams }.
tournament-tell-solo-left = **{ $name }** : { $players }, je ne vous ai pas trouvé d'équipe cette fois. Désolé !
tournament-tell-team-lapsed = **{ $name }** : **{ $team }** commence avec { $players }. Pas de réponse ({ $lapsed }) : { $lapsed_count ->
    [one] cette invitation a expiré
   *[other] ces invitations ont expiré
}.
tournament-tell-team-short = **{ $name }** : **{ $team }** ne peut pas commencer : pas de réponse ({ $lapsed }), et { $players } { $count ->
    [one] ne suffit pas
   *[other] ne suffisent pas
} pour une équipe.
tournament-button-announcement = Aller au tournoi
tournament-solo-team = Équipe { $number }

## L'annonce

tournament-entry = Qui peut participer : { $conditions }
tournament-entry-role = les membres avec { $role }
tournament-entry-games = { $least ->
    [one] au moins { $least } partie finie ({ $game }) sur ce serveur
   *[other] au moins { $least } parties finies ({ $game }) sur ce serveur
}
tournament-entry-rating = { $kind ->
    [from] une cote de { $lowest } ou plus
    [to] une cote de { $highest } au plus
   *[both] une cote de { $lowest } à { $highest }
}
tournament-solo-hint = Pas d'équipe ? Clique sur **{ tournament-button-solo }** : je t'en donne une au début, avec des équipes équilibrées selon les cotes.
tournament-solos = Cherchent une équipe : { $count }
tournament-button-solo = Trouve-moi une équipe

## Réponses à un clic

tournament-done-solo = C'est bon, tu es de la partie ! Je te donne une équipe au début et je te mentionne.
tournament-done-check-waiting = Ton check-in est fait, et tu es numéro { $place } sur la liste d'attente. Tu joues si assez de joueurs ne viennent pas.
tournament-done-add-waiting = { $name } était sur la liste d'attente et participe maintenant.
tournament-done-returned = Te revoilà, avec tes résultats d'avant. Tu joues dès la prochaine ronde.
tournament-sure-withdraw = Te désinscrire du tournoi **{ $name }** ? Tu perdras ta place.
tournament-sure-withdraw-team = Te désinscrire du tournoi **{ $name }** ? Toute ton équipe perd sa place.
tournament-confirm-out = Me désinscrire

## Formulaires

tournament-form-about = Description, accès
# The same as in English
tournament-form-description = Description
tournament-form-description-hint = Affichée dans l'annonce
tournament-form-role = Seulement pour les membres avec ce rôle
tournament-form-role-hint = Vide : pour tout le monde
tournament-form-games = Parties finies sur ce serveur, au moins
tournament-form-games-hint = De ce jeu. Vide : pas de minimum
tournament-form-rating = Cote
tournament-form-rating-hint = Par exemple 1400-1600, 1500+ ou max 1600. Les nouveaux ont { $start }. Vide : toutes
tournament-form-page = Mentionner tous les inscrits
tournament-form-text = Que veux-tu leur dire ?
tournament-form-text-hint = Vide : « ça commence bientôt »
tournament-form-again = Corriger ma saisie

## Changer un tournoi

tournament-lead-edit = Modifier…
tournament-lead-page = Mentionner les joueurs…
tournament-lead-barred = Joueurs retirés
tournament-edit-title = Modifier { $name }
tournament-edit-note = { $phase ->
    [signup] Le jeu, la formule et les options ne peuvent plus changer : des joueurs se sont inscrits pour ça.
    [checkin] Le jeu, la formule, les options et le check-in ne peuvent plus changer : des joueurs se sont inscrits pour ça, et le check-in est ouvert.
   *[running] Le jeu, la formule, le début et le reste ne peuvent plus changer : les appariements en dépendent. De nouveaux temps comptent dès le prochain match.
}
tournament-edit-helpers = Les coorganisateurs t'aident à le gérer. Il leur faut aussi *Gérer les évènements* ou *Gérer le serveur*.
tournament-edit-helpers-choose = Choisir des coorganisateurs
tournament-edit-button-basics = Nom, début, taille…
tournament-edit-button-about = Description, accès…
tournament-edit-button-times = Temps…
tournament-edit-button-back = Retour
tournament-barred-title = Joueurs retirés
tournament-barred-about = Ils ne peuvent plus s'inscrire tant que tu ne les réadmets pas.
tournament-barred-choose = Réadmettre quelqu'un
tournament-barred-none = Personne n'est tenu à l'écart.
# The same as in English
tournament-draft-description = Description : { $text }
tournament-draft-helpers = Coorganisateurs : { $users }
tournament-act-added = ajout
tournament-act-removed = retrait
tournament-act-unbarred = réadmission
tournament-act-returned = retour
tournament-act-edited = réglages modifiés
tournament-act-co-organisers = coorganisateurs modifiés
tournament-act-paged = tout le monde mentionné

## Refus

tournament-refused-start = Je ne comprends pas cette heure de début. Tape-la comme `{ $example }`.
tournament-refused-start-no-time = À quelle heure ? Tape-la comme `{ $example }`.
tournament-refused-start-hour = Le matin ou le soir ? Tape `{ $typed }am` (matin), `{ $typed }pm` (soir) ou `{ $example }`.
tournament-refused-start-order = Je ne distingue pas le jour du mois. Tape-les comme `{ $example }`.
tournament-refused-start-clocks = Il y a un changement d'heure à ce moment-là : cette heure n'existe pas, ou deux fois. Tape-la comme `{ $example }`.
tournament-refused-start-far = C'est dans plus d'un an. Tape un début plus proche, comme `2h 30m`.
tournament-refused-start-needed = Le check-in est ouvert, il faut donc un début. Tape-le comme `2h 30m`.
tournament-refused-barred = On t'a retiré de ce tournoi. Demande à un organisateur de te réadmettre.
tournament-refused-not-barred = Cette personne peut déjà se réinscrire.
tournament-refused-mate-barred = { $name } ne peut plus participer à ce tournoi, sauf si un organisateur l'accepte à nouveau.
tournament-refused-accept-first = On t'invite dans une équipe. Clique d'abord sur **{ tournament-button-yes }**.
tournament-refused-fixed = { $name ->
    [start] Le début ne peut plus changer : ça a commencé.
    [checkin] Le check-in ne peut plus changer : il est déjà ouvert, ou terminé.
    [size] Les places ne peuvent plus changer : avec cette formule, personne ne s'inscrit après le début.
    [rounds] Les rondes ne peuvent plus changer : avec cette formule, elles dépendent du nombre de joueurs.
    [points] Les points ne peuvent plus changer : des matchs ont été joués pour eux.
    [group] Les poules ne peuvent plus changer : elles sont tirées au sort.
    [advance] Les poules ne peuvent plus changer : elles sont tirées au sort.
    [window] Ça ne peut plus changer : ça a commencé.
   *[other] Les conditions ne peuvent plus changer : les inscriptions sont closes.
}
tournament-refused-size-taken = { $taken ->
    [one] { $taken } place est prise, il ne peut pas y en avoir moins.
   *[other] { $taken } places sont prises, il ne peut pas y en avoir moins.
}
tournament-refused-rounds-played = La ronde { $round } se joue déjà, il ne peut pas y en avoir moins.
tournament-refused-paged = Tu viens de mentionner tout le monde. Attends dix minutes.
tournament-refused-nobody = Personne n'est encore inscrit.
tournament-refused-helper = **{ $name }** ne peut pas t'aider à le gérer : il faut *Gérer les évènements* ou *Gérer le serveur*.
tournament-refused-description = La description peut avoir jusqu'à { $most } caractères.
tournament-refused-ratings = Je ne comprends pas cette cote. Tape-la comme `1400-1600`, `1500+` ou `max 1600`.
tournament-refused-entry-role = Ce tournoi est réservé aux membres avec { $role }.
tournament-refused-entry-games = { $least ->
    [one] Ce tournoi est réservé aux membres qui ont fini une partie ({ $game }) sur ce serveur. Joues-en une et reviens !
   *[other] Ce tournoi est réservé aux membres qui ont fini { $least } parties ({ $game }) sur ce serveur ; tu en as { $games }. Joues-en encore et reviens !
}
tournament-refused-entry-unrated = Ce tournoi demande une cote, et tu as désactivé les tiennes. Tu peux les réactiver avec `/stats`.
tournament-refused-entry-rating = { $kind ->
    [from] Ce tournoi demande une cote de { $lowest } ou plus ; la tienne est { $rating }.
    [to] Ce tournoi demande une cote de { $highest } au plus ; la tienne est { $rating }.
   *[both] Ce tournoi demande une cote de { $lowest } à { $highest } ; la tienne est { $rating }.
}

## Données enregistrées

privacy-kept-co-organised = 🏆 Tournois que tu aides à gérer : { $amount }
