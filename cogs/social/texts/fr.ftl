### Trouver des joueurs et les choisir : /lfg, /block, qui peut rejoindre un lobby, préréglages.

## Chercher des joueurs

command-lfg = chercher
command-lfg-description = Cherche des joueurs ; la table s'ouvre toute seule quand vous êtes assez
command-lfg-players = joueurs
command-lfg-players-description = Combien de joueurs en tout, avec toi ? Par défaut, le minimum
command-lfg-start = début
command-lfg-start-description = Dès quand, dans ton fuseau ? 20:00, 1h ou 2h 30m, par exemple. Vide : tout de suite
command-lfg-pace = rythme
command-lfg-pace-description = À quel rythme ? Par défaut, en direct
command-lfg-pace-live = En direct : tout le monde est là et joue tout de suite
command-lfg-pace-day = Dans la journée : jusqu'à un jour par coup
lfg-now = maintenant
lfg-title = 🔎 On cherche des joueurs : { $game }
lfg-players = Joueurs ({ $here } sur { $wanted })
# The same as in English
lfg-seat = 👤 **{ $name }**
lfg-pace-live = ⚡ En direct : tout le monde est là et joue tout de suite
lfg-pace-day = 🐌 Tranquille : jusqu'à un jour par coup
lfg-from = 🕗 Début { $at } ({ $soon })
lfg-waiting = { $missing ->
    [one] Clique sur **Rejoindre** ! Encore **{ $missing }** joueur, la table s'ouvre et je vous appelle tous.
   *[other] Clique sur **Rejoindre** ! Encore **{ $missing }** joueurs, la table s'ouvre et je vous appelle tous.
}
lfg-waiting-later = { $missing ->
    [one] Clique sur **Rejoindre** ! Il manque **{ $missing }** joueur. À l'heure dite, la table s'ouvre et je vous appelle tous.
   *[other] Clique sur **Rejoindre** ! Il manque **{ $missing }** joueurs. À l'heure dite, la table s'ouvre et je vous appelle tous.
}
lfg-full-later = ✅ Vous êtes au complet. La table s'ouvre { $when }, et je vous appelle.
lfg-opening = ✅ Vous êtes au complet. La table s'ouvre…
lfg-channel-busy = Vous êtes au complet, mais ce salon est occupé. Votre table s'ouvre dès que la partie ici est finie.
lfg-closes = Fermeture { $when } s'il n'y a pas assez de joueurs.
lfg-button-join = Rejoindre
lfg-button-leave = Quitter
lfg-button-open = Ouvrir la table maintenant
lfg-call = 🔔 { $players } votre table pour { $game } est ouverte : { $link }
lfg-over-opened = ✅ La table est ouverte : { $link }
lfg-over-expired = ⌛ Pas assez de joueurs cette fois. `/chercher` réessaie.
lfg-over-left = 👋 Tout le monde est parti. `/chercher` relance une recherche.
lfg-refused-over = Cette recherche est finie. `/chercher` en lance une autre.
lfg-refused-opening = La table est en train de s'ouvrir. Tu peux la quitter là-bas.
lfg-refused-not-in = Tu ne fais pas partie de cette recherche.
lfg-refused-players = { $more ->
    [0] Ce jeu se joue à { $most }.
   *[other] Ce jeu se joue de { $fewest } à { $most } joueurs.
}
lfg-refused-live-only = Dans ce jeu, chaque seconde compte : il ne se joue qu'en direct.
lfg-refused-far = C'est trop loin : une recherche commence dans les { $days } jours.
lfg-refused-too-many = Tu cherches déjà des joueurs { $most } fois. Quitte d'abord une recherche : { $link }
lfg-refused-too-many-here = Ce serveur a déjà { $most ->
    [one] une recherche
   *[other] { $most } recherches
} de joueurs. Rejoins-en une, ou réessaie plus tard.
lfg-refused-too-often = Tu as publié beaucoup de recherches. Réessaie dans quelques minutes.

## Bloquer

command-block = bloquer
command-block-description = Ne partage plus de table avec quelqu'un ; rien que pour toi. Sans nom : ta liste
command-block-person = personne
command-block-person-description = Qui ? La personne n'en sait rien
block-title = 🚫 Les personnes que tu as bloquées
block-why = Vous ne partagez plus de table, et elles ne peuvent plus te relancer. Elles n'en savent rien. Les matchs de tournoi, tes parties en cours et les modérateurs ne sont pas concernés.
block-count = Bloquées : { $count } sur { $most }
block-done = ✅ Tu as bloqué { $person }.
block-undone = ✅ Tu as débloqué { $person }.
block-button-undo = Débloquer
block-button-back = Retour
block-button-next = Suivant
block-refused-self = Tu ne peux pas te bloquer toi-même.
block-refused-bot = Tu ne peux bloquer que des personnes.
block-refused-too-many = Tu as déjà bloqué { $most } personnes. Débloque d'abord quelqu'un : `/bloquer`.

## Qui peut rejoindre un lobby

access-button = Qui peut rejoindre
access-button-all = Ouvrir à tout le monde
access-button-back = Retour
access-title = 🔑 Qui peut rejoindre ?
access-now-everyone = Pour l'instant : **tout le monde**. Choisis des personnes ou des rôles pour n'accepter qu'eux.
access-now-some = Pour l'instant : **seulement** les personnes et rôles ci-dessous.
access-choose-users = Personnes qui peuvent rejoindre
access-choose-roles = Rôles qui peuvent rejoindre
access-note = Qui est déjà à la table y reste. Le lobby montre les rôles, jamais les noms.
access-line-named = 🔑 Seules les personnes invitées par l'hôte peuvent rejoindre.
access-line-roles = 🔑 Seuls { $roles } et les personnes invitées par l'hôte peuvent rejoindre.

## Préréglages

preset-button = Préréglages
preset-button-own = Enregistrer ces options
preset-button-server = Enregistrer pour le serveur
preset-title = 💾 Préréglages pour { $game }
preset-why = Choisis-en un pour régler toutes les options de ce lobby. `/jouer préréglage:` ouvre une table avec.
preset-none = Un préréglage garde les options de ce lobby sous un nom. `/jouer préréglage:` ouvre ensuite une table avec.
preset-choose = Utiliser un préréglage…
preset-drop = Supprimer un préréglage…
preset-defaults = les options habituelles
preset-name = Nom
preset-name-why = Un préréglage du même nom est remplacé.
preset-example = Vendredi soir
preset-used = ✅ Préréglage **{ $name }** appliqué.
preset-saved = ✅ Enregistré sous **{ $name }**.
preset-dropped = ✅ **{ $name }** est supprimé.
preset-refused-name = Un nom contient au moins une lettre ou un chiffre.
preset-refused-managers = Seules les personnes qui gèrent ce serveur peuvent enregistrer ou supprimer ses préréglages.
preset-refused-gone = Ce préréglage n'existe plus.
preset-refused-unknown = Il n'y a pas de préréglage nommé { $name }. Choisis dans la liste, ou laisse vide.
preset-refused-which-game = Plusieurs jeux ont un préréglage nommé { $name }. Choisis aussi un jeu.
preset-refused-too-many = Il y a déjà { $most } préréglages de ce jeu. Supprimes-en un d'abord.
