### Only One Collection

# The same as in English
only-one-name = Only One Collection
# The same as in English
only-one-title = 🧪 Only One Collection
only-one-short = Des colonnes sans nombre en double, à prendre à temps, et le plus de cartes d'une sorte
only-one-pitch = Pioche des cartes et pose-les dans des colonnes, mais **aucun nombre ne doit s'y répéter**, sinon la colonne saute et tu ne gardes qu'une carte. Prends une colonne quand tu veux pour finir ta manche. À la fin, qui a le **plus de cartes d'une sorte** marque pour chaque carte de cette sorte défaussée ou détenue par le joueur précédent.

## Options

only-one-option-teams = Équipes de deux (quatre joueurs)
only-one-option-familiars = Familiers (trois ou quatre joueurs)
only-one-option-familiars-off = sans
only-one-option-familiars-random = au hasard
only-one-option-familiars-chosen = choisis
only-one-option-familiars-AAAA = Gardien, Glaneur, Devin, Trieur
only-one-option-familiars-AAAB = Gardien, Glaneur, Devin, Casseur
only-one-option-familiars-AABA = Gardien, Glaneur, Finisseur, Trieur
only-one-option-familiars-AABB = Gardien, Glaneur, Finisseur, Casseur
only-one-option-familiars-ABAA = Gardien, Charmeur, Devin, Trieur
only-one-option-familiars-ABAB = Gardien, Charmeur, Devin, Casseur
only-one-option-familiars-ABBA = Gardien, Charmeur, Finisseur, Trieur
only-one-option-familiars-ABBB = Gardien, Charmeur, Finisseur, Casseur
only-one-option-familiars-BAAA = Lève-tôt, Glaneur, Devin, Trieur
only-one-option-familiars-BAAB = Lève-tôt, Glaneur, Devin, Casseur
only-one-option-familiars-BABA = Lève-tôt, Glaneur, Finisseur, Trieur
only-one-option-familiars-BABB = Lève-tôt, Glaneur, Finisseur, Casseur
only-one-option-familiars-BBAA = Lève-tôt, Charmeur, Devin, Trieur
only-one-option-familiars-BBAB = Lève-tôt, Charmeur, Devin, Casseur
only-one-option-familiars-BBBA = Lève-tôt, Charmeur, Finisseur, Trieur
only-one-option-familiars-BBBB = Lève-tôt, Charmeur, Finisseur, Casseur
# The same as in English
only-one-option-familiars-keeper = { only-one-familiar-keeper }
# The same as in English
only-one-option-familiars-keeper-why = { only-one-power-keeper }
# The same as in English
only-one-option-familiars-early = { only-one-familiar-early }
# The same as in English
only-one-option-familiars-early-why = { only-one-power-early }
# The same as in English
only-one-option-familiars-gleaner = { only-one-familiar-gleaner }
# The same as in English
only-one-option-familiars-gleaner-why = { only-one-power-gleaner }
# The same as in English
only-one-option-familiars-charmer = { only-one-familiar-charmer }
# The same as in English
only-one-option-familiars-charmer-why = { only-one-power-charmer }
# The same as in English
only-one-option-familiars-seer = { only-one-familiar-seer }
# The same as in English
only-one-option-familiars-seer-why = { only-one-power-seer }
# The same as in English
only-one-option-familiars-finisher = { only-one-familiar-finisher }
# The same as in English
only-one-option-familiars-finisher-why = { only-one-power-finisher }
# The same as in English
only-one-option-familiars-picker = { only-one-familiar-picker }
# The same as in English
only-one-option-familiars-picker-why = { only-one-power-picker }
# The same as in English
only-one-option-familiars-breaker = { only-one-familiar-breaker }
# The same as in English
only-one-option-familiars-breaker-why = { only-one-power-breaker }
only-one-teams-need-four = Il faut être quatre pour jouer en équipes, et { $here ->
    [one] il n'y a qu'un joueur
   *[other] vous êtes { $here }
}. Désactive les équipes ou attends d'autres joueurs.
only-one-familiars-need-three = Il faut au moins trois joueurs pour les familiers. Désactive-les ou attends d'autres joueurs.

## Cartes et familiers

only-one-card-1 = Figue
only-one-card-2 = Serpent 2
only-one-card-3 = Fromage 3
only-one-card-4A = Trèfle 4A
only-one-card-4B = Trèfle 4B
only-one-card-5 = Étoile 5
only-one-card-6A = Champignon 6A
only-one-card-6B = Champignon 6B
only-one-card-7 = Sucre 7
only-one-card-8A = Pieuvre 8A
only-one-card-8B = Pieuvre 8B
only-one-card-9 = Sétaire 9
only-one-card-10 = Citrouille 10
only-one-card-egg = Œuf
only-one-card-special = { $card } (spéciale)
only-one-nothing = rien
only-one-familiar-keeper = Gardien
only-one-familiar-early = Lève-tôt
only-one-familiar-gleaner = Glaneur
only-one-familiar-charmer = Charmeur
only-one-familiar-seer = Devin
only-one-familiar-finisher = Finisseur
only-one-familiar-picker = Trieur
only-one-familiar-breaker = Casseur
only-one-power-keeper = +2 par potion gagnée en ayant déjà le jeton de départ
only-one-power-early = +1 chaque fois que tu finis la manche en premier en prenant une colonne
only-one-power-gleaner = +2 quand la défausse et ton voisin te rapportent au moins 3 points pour une potion
only-one-power-charmer = en cas d'égalité en tête, tu gagnes
only-one-power-seer = une fois par partie, regarde les trois cartes du dessus et pioches-en une
only-one-power-finisher = le décompte s'arrête dès que tu atteins 16 points (ou ton équipe)
only-one-power-picker = quand tu fais sauter une colonne, garde la carte de ton choix
only-one-power-breaker = +1 chaque fois que tu fais sauter une colonne

## La table

only-one-round = manche { $round }
only-one-until-fig = { $cards ->
    [0] La prochaine carte est la Figue, qui finit la partie
    [one] Encore 1 carte avant la Figue, qui finit la partie
   *[other] Encore { $cards } cartes avant la Figue, qui finit la partie
}
only-one-fig-is-there = La Figue est là : dernière manche !
only-one-team = Équipe { $number }
only-one-begin = { $name } commence.
only-one-round-began = ▶️ Manche { $round } : { $name } commence.
only-one-placed = { $name } a posé { $card } dans la colonne { $column }.
only-one-collected = { $name } a pris la colonne { $column } : { $cards }.
only-one-busted = 💥 { $name } fait sauter la colonne { $column } avec { $card } !
only-one-bust-kept = Gardé : { $kept }. Perdu : { $lost }.
only-one-early-scored = 🌅 Lève-tôt ({ $name }) : +{ $points }.
only-one-breaker-scored = ⚡ Casseur ({ $name }) : +{ $points }.
only-one-mark-bust = sauterait
only-one-mark-broken = sautée
only-one-mark-full = pleine
only-one-mark-far = hors de portée
only-one-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## À qui de jouer

only-one-prompt-turn = ➡️ **{ $name }**, pioche une carte, ou prends une colonne pour finir ta manche.
only-one-prompt-collect = ➡️ **{ $name }**, prends une colonne.
only-one-prompt-place = ➡️ **{ $name }**, tu as pioché **{ $card }**. Dans quelle colonne ?
only-one-prompt-choose = ➡️ **{ $name }** choisit une des trois cartes du dessus.
only-one-prompt-keep = ➡️ **{ $name }**, la colonne a sauté ! Ton Trieur garde une carte au choix. Laquelle ?
only-one-all-bust = Elle fait sauter toutes les colonnes possibles. Choisis celle à perdre.
only-one-fig-turned-up = La Figue va partout. Après ça, chacun prend une colonne, puis on compte.
only-one-why-fig = La Figue est sortie : on ne pioche plus.
only-one-why-full = Toutes les colonnes possibles sont pleines.
only-one-hint-nearest = L'adversaire a fini : tu ne peux utiliser que la colonne { $column }, la plus proche de la pioche.
only-one-hint-fig = La Figue est dans la colonne { $column }, et le dernier joueur doit la prendre.
only-one-hint-early = 🌅 Lève-tôt : prends une colonne en premier pour un point.
only-one-hint-familiars = Prends une colonne pour avoir son familier. Leurs pouvoirs sont dans { details-button }.
only-one-button-explore = Piocher une carte
only-one-button-peek = Regarder trois cartes
only-one-button-look = Voir les trois cartes
only-one-button-collect = Prendre la colonne { $column }
only-one-button-place = Colonne { $column }
only-one-button-bust = Faire sauter la colonne { $column }
only-one-button-keep = Garder { $card }
only-one-button-skip = Aller au résultat

## Détails

only-one-details-columns = Colonnes
# The same as in English
only-one-details-collections = Collections
only-one-details-familiars = Familiers (pouvoirs dès la manche 2)
only-one-details-steps = Décompte
# The same as in English
only-one-details-totals = Points
only-one-details-counts = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche, { $discards } face cachée dans la défausse.
only-one-legend = ✦ carte spéciale, vaut un point · ▶️ jeton de départ, départage les égalités · ✅ a fini la manche · sur l'image, un carré de couleur marque qui a le plus de cette carte

## Le panneau privé

only-one-panel-nothing = Il n'y a pas de familiers dans cette partie.
only-one-panel-top = Les trois prochaines cartes, celle du dessus d'abord. Visible uniquement par toi :
only-one-panel-choose = Quelle carte pioches-tu ?
only-one-panel-take = Piocher { $card }
only-one-panel-back = Ensuite vient { $next }, puis { $last }

## Décompte

only-one-scoring-heading = décompte
only-one-scoring-begin = On compte. { $name } a le jeton de départ ▶️, qui départage les égalités.
only-one-scoring-specials = Un point par carte spéciale :
only-one-tally-nobody = **{ $card }** : personne n'en a, donc pas de potion.
only-one-tally-most = **{ $card }** : **{ $name }** en a le plus ({ $held }).
only-one-tally-token = **{ $card }** : égalité à { $held }, **{ $name }** a le jeton.
only-one-tally-clockwise = **{ $card }** : égalité à { $held }, **{ $name }** vient en premier après { $holder }.
only-one-scoring-legend = Chaque potion vaut 1, plus 1 par carte de cette sorte défaussée, plus 1 par carte de cette sorte chez le joueur juste avant. Elle apporte aussi le jeton de départ ▶️.
only-one-scoring-earned = 🐾 points d'un familier.
# The same as in English
only-one-gain-potion = 1 potion
only-one-gain-discards = { $points } de la défausse
only-one-gain-neighbour = { $points } grâce à { $name }
only-one-gain-familiar = { $points } { $name }
# The same as in English
only-one-sum-earned = { $points } 🐾
# The same as in English
only-one-sum-potion = { $points } ({ $value })

## Fin de la partie

only-one-over = résultat
only-one-won-points = { $names } { $many ->
    [one] gagne
   *[other] gagnent
} avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} !
only-one-won-potions = Égalité à { $score } : { $names } { $many ->
    [one] gagne
   *[other] gagnent
} avec plus de potions !
only-one-won-token = Égalité à { $score } : { $names } { $many ->
    [one] gagne
   *[other] gagnent
} grâce au jeton de départ !
only-one-won-charmer = Égalité à { $score } : { $names } { $many ->
    [one] gagne
   *[other] gagnent
} grâce au Charmeur !
only-one-finished-early = { $name } atteint 16 points avec le Finisseur : le décompte s'arrête là.

## L'image en mots

only-one-picture = La table. { $columns }. Carte piochée : { $card }. Cartes dans la pioche : { $deck }, défaussées : { $discards }. Collections : { $collections }.
only-one-picture-column = Colonne { $column } : { $cards }
only-one-picture-scores = La feuille de score. Points : { $scores }. Collections : { $collections }.
only-one-picture-winner = Victoire : { $names }.

## Refus

only-one-place-first = Pose d'abord la carte piochée dans une colonne.
only-one-choose-first = Choisis d'abord une des trois cartes.
only-one-keep-first = Choisis d'abord la carte que tu gardes.
only-one-choose-two = Choisis une des trois cartes à piocher, et une autre à remettre sur le dessus.
only-one-nothing-to-choose = Il n'y a pas de carte à choisir pour l'instant.
only-one-nothing-to-place = Tu n'as pas encore pioché de carte.
only-one-nothing-to-keep = Tu ne peux pas garder cette carte.
only-one-nothing-to-skip = Il n'y a rien à passer pour l'instant.
only-one-no-peek = Tu ne peux pas regarder trois cartes maintenant. Il faut le Devin, dès la deuxième manche, et une seule fois.
only-one-fig-is-out = La Figue est sortie : on ne pioche plus. Prends une colonne.
only-one-all-full = Toutes les colonnes possibles sont pleines. Prends-en une.
only-one-column-gone = Cette colonne est déjà prise.
only-one-column-full = Cette colonne est pleine : quatre cartes au maximum.
only-one-column-far = Tu ne peux utiliser que la colonne { $column }, la plus proche de la pioche.
only-one-column-fig = Tu dois prendre la colonne { $column }, celle avec la Figue.
only-one-scoring = On est en train de compter les points.

## Le coach : ce qu'un joueur a fait, et ce qui aurait été mieux

only-one-coach-explore = Tu as pioché une carte.
only-one-coach-place = Tu as posé { $card } dans la colonne { $column }.
only-one-coach-collect = Tu as pris la colonne { $column }.
only-one-coach-peek = Tu as regardé trois cartes.
only-one-coach-choose = Tu as pioché { $card }.
only-one-coach-keep = Tu as gardé { $card }.
only-one-coach-skip = Tu as demandé le résultat.
only-one-better-explore = Piocher une carte aurait été mieux
only-one-better-place = La colonne { $column } aurait été mieux
only-one-better-collect = Prendre la colonne { $column } aurait été mieux
only-one-better-peek = Regarder les trois cartes du dessus aurait été mieux
only-one-better-choose = Choisir { $card } aurait été mieux
only-one-better-keep = Garder { $card } aurait été mieux
only-one-better-skip = Aller au résultat aurait été mieux
only-one-coach-cost = { $better } : environ { $percent } victoires de plus sur 100 parties.
## Coups, racontés par un replay

only-one-did-explore = { $name } a pioché une carte
only-one-did-place = { $name } a posé la carte dans une colonne
only-one-did-collect = { $name } a pris une colonne
only-one-did-peek = { $name } a regardé trois cartes
only-one-did-choose = { $name } a pioché une carte sur trois
only-one-did-keep = { $name } a gardé une carte
only-one-did-skip = { $name } a demandé le résultat
