### Textes généraux. Ceux d'un jeu sont dans cogs/<jeu>/texts/. Un terme par chose : voir glossary/fr.md.

language-name = Français
# Between the items of a list; quoted because of the blank at its end. The same as in English
list-comma = { ", " }
list-colon = { " : " }
list-and = { $others } et { $last }

## Commandes (noms en minuscules, sans espaces)

command-play = jouer
command-play-description = Lance une partie dans ce salon
command-play-game = jeu
command-play-game-description = Quel jeu ? Laisse vide pour tous les voir
command-play-private = privé
command-play-private-description = Joue en solo, visible uniquement par toi
command-play-preset = préréglage
command-play-preset-description = Des options enregistrées sous un nom, par toi ou pour ce serveur
# The same as in English
command-table = table
command-table-description = La table de ce salon, ou ta partie privée
command-table-show = afficher
command-table-show-description = Affiche à nouveau la table en bas du salon
command-table-list = liste
command-table-list-description = Tes parties sur tous les serveurs, avec les liens ; rien que pour toi
command-table-end = terminer
command-table-end-description = Termine la partie de ce salon, ou ta partie privée
command-rules = règles
command-rules-description = Les règles d'un jeu : quelques pages courtes avec images, rien que pour toi
command-rules-game = jeu
command-rules-game-description = Quel jeu ?
command-table-replay = revoir
command-table-replay-description = Revois pas à pas une partie finie de ce salon
command-table-export = exporter
command-table-export-description = Une partie finie sous forme de fichier, avec un petit résumé à partager
command-table-verify = vérifier
command-table-verify-description = Vérifie que la donne d'une partie n'a pas été modifiée
command-table-finished = partie
command-table-finished-description = Quelle partie ? Laisse vide pour la dernière
command-table-noted = notée
command-table-noted-description = La donne scellée que tu as notée au début, dans Détails
command-help = aide
command-help-description = Ce qu'est Onetable et comment jouer

## Choix du jeu

play-which = À quel jeu veux-tu jouer ?
play-which-private = À quel jeu veux-tu jouer ? La partie restera privée.
play-choose = Choisis un jeu

## Le lobby

lobby-people = Joueurs ({ $here } sur { $most })
lobby-host = 👑 **{ $name }** · hôte
# The same as in English
lobby-seat = 👤 **{ $name }**
# The same as in English
lobby-computer = **{ $name }**
computer-name = 🤖 Ordi { $number }
# The same as in English
lobby-options = Options
lobby-waiting = { $missing ->
    [one] Il manque encore **1** joueur. Clique sur **Rejoindre** !
   *[other] Il manque encore **{ $missing }** joueurs. Clique sur **Rejoindre** !
}
lobby-ready = C'est bon ! **{ $host }** peut cliquer sur **Commencer**, ou attendre d'autres joueurs.
lobby-full = La table est complète. **{ $host }**, clique sur **Commencer** !
lobby-or-computers = Personne d'autre ? Ajoute des ordis sous **{ lobby-button-more }**.
lobby-closes = Fermeture { $when } si rien ne se passe.
lobby-button-join = Rejoindre
lobby-button-start = Commencer
# The same as in English
lobby-button-options = Options
lobby-button-leave = Quitter
lobby-button-cancel = Fermer le lobby
lobby-button-rules = Règles
lobby-button-computer = Ajouter un ordi
lobby-button-no-computer = Retirer un ordi
lobby-button-more = Plus
# The same as in English
more-title = { $game }
more-done-leave = Tu as quitté le lobby.
more-done-cancel = Le lobby est fermé.
lobby-button-private = Jouer en privé

# The same as in English
menu-button = Menu
details-button = Détails
# The same as in English
menu-title = ### { $game }
menu-choose = Que veux-tu faire ?
menu-undo = Annuler mon dernier coup
menu-undo-why = Personne n'a joué depuis, et rien n'a été révélé
menu-join = Rejoindre la partie
menu-join-why = Tu joues à partir du prochain tour
menu-watch = Regarder dans ma langue
menu-watch-why = La table publique dans un message rien qu'à toi
menu-rules = Lire les règles
menu-rules-why = Quelques pages courtes avec images, rien que pour toi
menu-learn = Apprendre le jeu
menu-learn-why = Une petite partie guidée, rien que pour toi
menu-ask = Demander à annuler mon dernier coup
menu-ask-why = Si tous les autres sont d'accord, il est annulé
menu-back = Je suis de retour
menu-back-why = Tu rejoues toi-même tes coups
menu-time = Plus de temps, s'il vous plaît
menu-time-why = Relance ton chrono, une fois par coup
menu-nudge = Relancer ceux qu'on attend
menu-nudge-why = Les mentionne ; sans limite de temps, ils ont cinq minutes
menu-leave = Quitter la partie
menu-leave-why = Un ordi joue jusqu'à ce que quelqu'un prenne ta place
menu-leave-why-gone = La partie continue sans toi
menu-leave-why-alone = Ta partie se termine
menu-take = Remplacer { $name }
menu-take-why = Reprends là où ça s'est arrêté
menu-open = Libérer la place : { $name }
menu-open-why = { $name } n'est plus là. Votes : { $votes } sur { $needed }
menu-end = Voter la fin de la partie
menu-end-why = Votes : { $votes } sur { $needed }
menu-host = Nommer { $name } hôte
menu-host-why = L'hôte peut exclure des joueurs et terminer la partie
menu-remove = Exclure { $name }
menu-remove-why = Un ordi joue jusqu'à ce que quelqu'un prenne la place
menu-remove-why-gone = La partie continue sans { $name }
menu-done = C'est fait.
menu-done-join = C'est bon ! Tu joues à partir du prochain tour.
menu-done-undo = Ton dernier coup est annulé.
menu-done-ask = J'ai demandé aux autres. Si quelqu'un joue avant, ton coup reste.
menu-done-back = Te revoilà ! C'est à nouveau toi qui joues.
menu-done-time = Tu as plus de temps.
menu-done-nudge = C'est envoyé.
menu-done-leave = Tu as quitté la partie.
menu-done-take = La place est à toi. Bonne chance !
menu-done-open = Vote compté.
menu-done-end = Vote compté.
menu-done-host = La table a un nouvel hôte.
menu-done-remove = Joueur exclu.
sure-leave = Quitter
sure-remove = Exclure
sure-no = Annuler
sure-kept = Rien n'a changé.
sure-leave-question = Quitter la partie ? Un ordi prend ta place.
sure-leave-question-gone = Quitter la partie ? Elle continue sans toi.
sure-leave-question-alone = Quitter ? Ta partie sera terminée.
sure-remove-question = Exclure **{ $name }** de la partie ? Aucun retour possible à cette table.
seat-away = 💤 **{ $name }** n'est plus là ; un ordi joue jusqu'à son prochain clic.
seat-left = 🪑 **{ $name }** a quitté la partie ; un ordi prend le relais.
seat-open = 🪑 **{ $name }** a quitté la partie ; un ordi prend le relais. Clique sur **Menu** pour prendre la place.
list-title = ### Tes parties
list-none = Tu n'as aucune partie en cours. Tape `/jouer` pour en lancer une, ou `/chercher` pour trouver des joueurs.
list-lobby = 🛋️ **{ $game }** · pas encore commencée · { $place }
# The same as in English
list-playing = 🎲 **{ $game }** · { $place }
list-your-turn = ➡️ **{ $game }** · à toi de jouer · { $place }
list-elsewhere = dans un autre MP ou serveur
list-outside = MP et autres serveurs
list-search = 🔎 **{ $game }** · cherche des joueurs · { $place }
list-more = -# Ce sont les { $most } plus récentes.
list-other-server = Un autre serveur
list-private = privée ; `/table afficher` la fait réapparaître
panel-left = Tu as quitté cette partie.

watch-note = 👀 Tu regardes. Ce message suit la partie pendant 15 minutes ; clique sur le bouton pour prolonger.
watch-button = Continuer à regarder

back-asked = ↩️ **{ $name }** demande à annuler le dernier coup : { $votes } sur { $needed } d'accord.
back-yes = Accepter
back-no = Refuser

table-closed = Cette table est fermée. Tape `/jouer` pour en ouvrir une autre.
table-closed-expired = ⌛ Personne n'a lancé la partie à temps.
table-closed-left = 👋 Tout le monde est parti.
table-closed-host = ✋ L'hôte a mis fin à la partie.
table-closed-moderator = ✋ Un modérateur a mis fin à la partie.
table-closed-vote = ✋ Les joueurs ont voté la fin de la partie.
table-closed-clock = ⌛ Temps écoulé ! Le chrono du match est à zéro.
table-closed-abandoned = ⌛ Personne n'est revenu depuis longtemps.
table-deadline = Sinon, un ordi joue { $when }.

## Tables privées, et choix entre plusieurs

private-note = 🔒 Visible uniquement par toi. `/table afficher` la fait réapparaître dans n'importe quel salon.
private-over = 🔒 Visible uniquement par toi.
private-running = Tu as déjà cette partie privée en cours, la voici. Pour recommencer, termine-la d'abord avec `/table terminer`.
which-show = Quelle table veux-tu voir ?
which-end = Quelle partie veux-tu terminer ?
which-channel = { $game } dans ce salon
which-private = { $game }, privée

## Options

lobby-kick = Exclure un joueur…
lobby-teams = 👥 { $first } contre { $second }
lobby-kicked = ✅ { $name } ne fait plus partie de la table et ne peut plus la rejoindre.
options-title = { $game } : options
option-on = oui
option-off = non
option-turn-limit = Temps par coup
option-turn-limit-0 = sans limite
option-turn-limit-60 = 1 minute, puis un ordi joue
option-turn-limit-300 = 5 minutes, puis un ordi joue
option-turn-limit-3600 = 1 heure, puis un ordi joue
option-turn-limit-86400 = 1 jour, puis un ordi joue
option-computers = Niveau des ordis
option-computers-easy = facile
option-computers-normal = moyen
option-computers-hard = difficile

## Les règles d'un jeu, page par page

rules-heading = { $game } · page { $page } sur { $pages }
rules-button-first = Début
rules-button-back = Retour
rules-button-next = Suivant
rules-choose = Toutes les pages
rules-more-values = et { $count } autres
refused-no-such-page = Cette page n'existe plus. Tape `/règles` pour la dernière version.

## Formulaires

prompt-kept = Tu as écrit : { $text }. Tu le retrouveras dans le formulaire en le rouvrant.

## Relances, et rejouer

table-paused-by-restart = ⏸️ { $players } J'ai redémarré. La partie est en pause en vous attendant : { $link }
table-shown-again = Ce salon a déjà une table. Son message a été supprimé, la revoici.
nudge-call = ⏰ { $players } on vous attend : { $link }
again-button = Rejouer

## Parties finies : replays, exports, donnes scellées

# The same as in English
replay-button-open = Replay
coach-button = Où ai-je perdu ?
coach-place = Coach · avant le coup { $step } sur { $steps }
coach-fine = 🎓 J'ai regardé tous tes coups : aucun ne t'a coûté quoi que ce soit de notable. Bien joué !
coach-only-players = Seuls les joueurs de cette partie peuvent le demander, pour leurs propres coups.
coach-none = Il n'y a pas de coach pour ce jeu.
coach-already = Je cherche encore ton erreur. Un instant.
coach-busy = Je regarde d'autres parties en ce moment. Réessaie dans un instant.
coach-busy-here = Je regarde déjà d'autres parties de ce serveur. Réessaie dans un instant.
replay-button-turnback = ‹ Tour
replay-button-back = Retour
replay-button-play = Lecture
# The same as in English
replay-button-pause = Pause
replay-button-next = Suivant
replay-button-turn = Tour ›
replay-button-export = Exporter
replay-button-verify = Vérifier la donne
replay-place = Replay · coup { $step } sur { $steps } · { $clock }
replay-dealt = La donne
replay-anyone = Quelqu'un
replay-undo = { $name } a annulé le dernier coup
replay-rewind = Les autres ont laissé { $name } annuler : retour à l'étape { $to }
replay-clock-expire = Temps écoulé
replay-clock-wake = La partie a repris après un redémarrage
replay-jump = Aller à…
replay-seen-table = Ce que tout le monde a vu
replay-seen-by = Plus ce qu'a vu { $name }
replay-panel = ### 🔎 Vu par { $name } uniquement
replay-none = Aucune partie ne s'est encore terminée dans ce salon. Tape `/jouer` pour en lancer une.
verify-none = Aucune partie ne s'est encore terminée dans ce salon. Pendant une partie, **Détails** montre sa donne scellée ; après, `/table vérifier` la contrôle.
replay-not-over = Cette partie n'est pas encore finie.
replay-never-shown = Cette partie n'a pas été jouée dans ce salon.
replay-choose = Choisis une des parties proposées, ou laisse vide pour la dernière.
replay-damaged = Impossible de revoir cette partie : il manque des coups.
replay-impossible = Impossible de revoir cette partie : elle vient d'une ancienne version des règles, ou ses données sont abîmées.
export-here = Voici toute la partie en fichier, et un petit résumé :
export-only-managers = Cette partie utilisait les mots du serveur, et le fichier les contiendrait tous. Seules les personnes qui gèrent ce serveur peuvent l'obtenir.
export-place = { $place }. { $names } : { $score }
export-length = { $moves ->
    [one] { $moves } coup en { $clock }
   *[other] { $moves } coups en { $clock }
}
export-sealed = donne { $sealed }
export-seed = graine { $seed }
export-salt = sel { $salt }
fair-sealed = 🔒 Donne scellée `{ $sealed }`
fair-opened = 🔓 Donne scellée `{ $sealed }`, graine `{ $seed }`, sel `{ $salt }` · `/table vérifier` la contrôle
fair-opened-unsalted = 🔓 Donne scellée `{ $sealed }`, graine `{ $seed }` · `/table vérifier` la contrôle
verify-title = La donne a-t-elle été modifiée ?
verify-how-title = Comment ça marche
verify-how =
    Avant la donne, je tire une **graine** au hasard. Tous les mélanges et tous les lancers de dé en découlent. Je combine le jeu, les places, les options, la graine et un **sel** aléatoire en une **donne scellée** (un hachage SHA-256), affichée dans **Détails**. Personne ne peut en déduire la graine, et je ne peux pas en trouver une autre qui corresponde. Après la partie, je révèle la graine et le sel : tout le monde peut refaire la donne.
verify-sealed = 🔒 Donne scellée : `{ $shown }` (affiché dans Détails) `{ $rest }`
verify-seed = 🌱 Graine : `{ $seed }`
verify-salt = 🧂 Sel : `{ $salt }`
verify-replayed = ✅ J'ai refait la donne avec cette graine et rejoué { $moves ->
    [one] l'unique coup
   *[other] les { $moves } coups
} : la partie finit exactement pareil.
verify-compare = 👀 Compare maintenant avec la donne scellée que **Détails** montrait **pendant la partie** : avec une capture d'écran, ou `/table vérifier notée:`. Sinon, tu me crois sur parole.
verify-noted-equal = ✅ C'est bien ce que tu avais noté : la donne était fixée dès le début et n'a pas changé.
verify-noted-other = ❌ Ça ne correspond **pas** à ce que tu as noté. Soit ça vient d'une autre partie, soit ce n'est pas la donne qui avait été scellée.
verify-noted-unclear = ⚠️ Ce n'est pas une donne scellée : entre au moins les { $shown } caractères affichés dans Détails.
verify-limits = Ce que ça ne prouve pas : que les personnes qui m'hébergent n'ont pas regardé la graine pendant la partie, et que je l'ai bien tirée au hasard, une seule fois.
verify-yourself = Pour vérifier sans moi : `/table exporter`, puis lance `python -m tools.redeal` avec le fichier dans une copie de mon code source.

## Fin d'une table

end-sure = Terminer cette partie ({ $game }) pour tout le monde ? Personne ne gagne.
end-sure-private = Terminer ta partie privée ({ $game }) ? Tu ne pourras pas la récupérer.
end-button = Terminer la partie
end-done = Partie terminée.

## Aide

# The same as in English
help-title = 🎲 Onetable
help-intro =
    Des jeux de société directement dans ton salon.
    1️⃣ `/jouer` ouvre une table.
    2️⃣ Les autres cliquent sur **{ lobby-button-join }**. Des ordis, ou tout le salon par votes, peuvent jouer aussi.
    3️⃣ Clique sur **{ lobby-button-start }**. La table dit à qui c'est de jouer.
    Tu découvres un jeu ? `/apprendre` te l'apprend en jouant, `/règles` l'explique en images.
help-play = Lancer une partie…
help-playing = Jouer
help-playing-list = `/jouer`, aussi avec un préréglage · `/chercher` trouver des joueurs · `/village` le village du jour · `/tournoi liste`
help-table = Pendant une partie
help-table-list = `/table afficher` la revoir · `/table liste` tes parties · `/table terminer` y mettre fin · `/rappels` rappels de tour, nouvelles tables · `/bloquer` quelqu'un
help-after = Après
help-after-list = `/table revoir` une partie, ou son film · `/table exporter` la garder · `/table vérifier` la donne · `/stats` et badges · `/classement` · `/confidentialité voir` tes données
help-elsewhere = Ici
help-elsewhere-list = `/jouer` · `/village` le village du jour · `/apprendre` un jeu · `/règles` · `/table afficher` la revoir · `/table liste` tes parties · `/table revoir` une partie, ou son film · `/bloquer` quelqu'un · `/confidentialité voir` tes données
help-elsewhere-note = Rappels de tour, tournois et classements demandent un serveur qui m'a ajouté. Ce que font les autres s'affiche ici pendant 15 minutes après le dernier clic ; le clic suivant met la table à jour.
help-managers = Gestion du serveur
help-managers-list = `/réglages` (aussi pour un récap du jour) · `/tournoi créer` · `/saison nouvelle` · `/mots envoyer`
help-footer = Chaque coup est enregistré : ferme Discord et reviens quand tu veux.

## Refus : une phrase à qui a cliqué

refused = Ce n'est pas possible pour l'instant.
refused-unreadable = Je n'arrive pas à lire ce bouton. `/table afficher` te donne une table toute fraîche.
refused-stale = La partie a avancé. Voici la table telle qu'elle est maintenant.
refused-press-again = Ça a pris un moment. Clique encore une fois.
refused-not-a-member = Cette personne n'est pas sur ce serveur.
refused-not-allowed = Tu ne peux pas utiliser cette commande ici.
refused-old-command = Cette commande a changé. Redémarre Discord pour avoir la nouvelle version, puis réessaie.
refused-too-fast = Doucement ! Réessaie dans un instant.
refused-too-fast-here = Ce serveur est très occupé en ce moment. Réessaie dans quelques secondes.
refused-too-many-tables = Tu as déjà { $most ->
    [one] une table ouverte
   *[other] { $most } tables ouvertes
} sur ce serveur. Finis-en ou fermes-en une d'abord.
refused-too-many-tables-here = Ce serveur a déjà { $most ->
    [one] une table ouverte
   *[other] { $most } tables ouvertes
}. Rejoins-en une, ou attends qu'une partie se termine.
refused-too-many-opened = Tu as ouvert beaucoup de tables. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
refused-too-many-opened-here = Beaucoup de tables ont été ouvertes sur ce serveur. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
refused-too-many-tournaments = Tu as déjà { $most ->
    [one] un tournoi
   *[other] { $most } tournois
} en cours sur ce serveur. Finis-en ou annules-en un d'abord.
refused-too-many-tournaments-here = Ce serveur a déjà { $most ->
    [one] un tournoi
   *[other] { $most } tournois
} en cours. Attends qu'un tournoi se termine.
refused-too-many-uploads = Tu as envoyé beaucoup de fichiers. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
refused-too-many-uploads-here = Beaucoup de fichiers ont été envoyés sur ce serveur. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
refused-not-your-turn = Ce n'est pas encore ton tour.
refused-game-over = Cette partie est finie. Tape `/jouer` pour en lancer une autre.
refused-not-at-table = Tu ne participes pas à cette partie. Tu peux regarder, ou taper `/jouer` dans un autre salon pour lancer la tienne.
refused-not-started = La partie n'a pas encore commencé.
refused-already-started = La partie a déjà commencé.
refused-table-closed = Cette table est fermée. Tape `/jouer` pour en ouvrir une autre.
refused-private = C'est la partie privée de quelqu'un.
refused-other-server = Ce bouton est celui d'une table partie sur un autre serveur.
refused-other-channel = Ce bouton est celui d'une table d'un autre salon.
refused-already-joined = Tu y es déjà.
refused-not-joined = Tu ne participes pas à cette partie.
refused-no-seat = Tu ne peux pas prendre place à cette table. `/jouer` ouvre la tienne.
refused-barred = Tu ne peux plus rejoindre cette table : l'hôte ou un modérateur en a décidé ainsi.
refused-no-late-join = On ne peut plus rejoindre cette partie une fois commencée.
refused-back-asked = Quelqu'un demande déjà à annuler un coup. Réponds d'abord à ça.
refused-back-alone = Il n'y a personne d'autre ici pour l'autoriser.
refused-back-not-asked = Plus personne ne te le demande.
refused-undo = Tu ne peux pas annuler : quelqu'un a joué depuis, ou le coup a révélé quelque chose.
refused-no-computer-here = Il n'y a pas d'ordi à cette table.
refused-seat = Il n'y a personne à cette place.
refused-seat-taken = Cette place n'est pas libre.
refused-not-away = Ça ne marche que pour un autre joueur qui n'est plus là.
refused-nobody-to-call = Il n'y a personne d'autre à relancer pour l'instant.
refused-called-already = La relance vient d'être envoyée.
refused-no-more-time = Tu as déjà eu plus de temps pour ce coup, ou il n'y a pas de limite.
refused-full = La table est complète ({ $most } joueurs).
refused-too-few = { $here ->
    [one] Il n'y a que toi ici. Il faut au moins { $fewest } joueurs.
   *[other] Vous n'êtes que { $here }. Il faut au moins { $fewest } joueurs.
}
refused-only-host = C'est réservé à l'hôte, { $host }.
refused-end-alone = Seul l'hôte, { $host }, ou un modérateur peut décider d'y mettre fin. Tu peux lancer un vote : **{ menu-button }**, puis **{ menu-end }**.
refused-choice = Ce choix n'est plus disponible.
refused-option = Cette option ne peut pas prendre cette valeur.
refused-channel-taken = Ce salon a déjà une table : { $link }
refused-busy = Quelqu'un a été plus rapide. Réessaie.
refused-no-table = Il n'y a pas de table dans ce salon. Tape `/jouer` pour en ouvrir une.
refused-unknown-game = Je ne connais pas de jeu qui s'appelle { $name }.
refused-may-not-post = Tu ne peux pas écrire ici, donc je n'écris rien ici pour toi.
refused-external-apps = Ce serveur ne laisse pas les applis qu'il n'a pas ajoutées écrire pour tous : personne d'autre ne verrait la table. Tu peux quand même jouer en solo : `/jouer` avec *privé*, `/village` ou `/apprendre`.
refused-permissions = Il me manque des permissions pour une table ici. Demande à quelqu'un qui gère ce serveur de me donner : { $missing }.
refused-old-button = Ce bouton vient d'une ancienne version. `/table afficher` te donne une table toute fraîche.
refused-restarting = Je redémarre. Rien n'est perdu ; réessaie dans quelques secondes.
refused-damaged = Je n'arrive plus à lire cette table. Son hôte peut la fermer avec `/table terminer`.
refused-table-unreadable = Je n'arrive plus à lire la table de ce salon. La modération peut la fermer avec `/table terminer`.
closed-unreadable = C'est fermé. Je n'arrivais plus à lire cette table ; il y a maintenant de la place pour une nouvelle.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-create-public-threads = Créer des fils publics
permission-create-public-threads-for = les tournois, et les tables dans leur propre fil si le serveur le veut

broke = Quelque chose a planté de mon côté. La partie est sauve ; `/table afficher` la fait réapparaître.
answered-late = Ça a pris du temps et ma réponse s'est perdue. Regarde la table avant de recliquer : ça a peut-être marché.
broke-discord = Discord ne m'a pas laissé faire. La partie est sauve ; réessaie, ou tape `/table afficher`.
broke-stored = Je n'arrive plus à lire ce que j'avais enregistré. Qui s'occupe de moi peut voir le problème dans mon journal.
