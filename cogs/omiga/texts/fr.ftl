### Omiga

# The same as in English
omiga-name = Omiga
# The same as in English
omiga-title = ⚡ Omiga
omiga-short = Deux joueurs, pas de tours : passe la ligne de cartes adverse en une minute environ
omiga-pitch = Vous jouez **en même temps**, aussi vite que possible. Pose des cartes sur ta ligne, tout contre celle de l'adversaire : les bords doivent s'emboîter comme un puzzle. Passe **derrière** une de ses cartes ou atteins le **bord opposé**, et tu gagnes.

## Options

omiga-option-board = Plateau
omiga-option-board-7x6 = 7 × 6, rapide
# The same as in English
omiga-option-board-9x8 = 9 × 8, standard
# The same as in English
omiga-option-board-11x10 = 11 × 10, long
omiga-option-best-of = Manches
omiga-option-best-of-1 = une manche
omiga-option-best-of-3 = 2 manches gagnantes
omiga-option-best-of-5 = 3 manches gagnantes
omiga-option-assist = Assistance (grise les cartes qui ne vont pas)
omiga-option-pulse = Cadence (si l'un de vous a une connexion lente)
omiga-option-pulse-0 = sans
omiga-option-pulse-5 = 5 secondes pour choisir
omiga-option-pulse-8 = 8 secondes pour choisir
omiga-option-pulse-12 = 12 secondes pour choisir

## La table

omiga-round = manche { $round } sur { $rounds }
omiga-get-ready-ready = Cliquez sur **Prêt** pour ouvrir votre panneau. C'est là que vous jouez.
omiga-is-paused = ⏸️ **La partie est en pause** : j'ai redémarré, ou vous n'étiez plus là tous les deux.
omiga-get-ready-paused = Cliquez sur **Prêt** pour continuer.
omiga-get-ready-scored = Cliquez sur **Prêt** pour la manche { $round }.
omiga-call = Vous êtes prêts. **N'importe qui** ici peut cliquer sur **Omiga !** pour lancer.
omiga-go = **C'est parti !** Vous jouez tous les deux en même temps : vite !
omiga-none-fits = **Rien ne va :** défausse ta main.
omiga-clock = Début { $when }.
omiga-beat = Les cartes sont posées { $when }.
omiga-stock = { $pile } { $pile ->
        [one] carte
       *[other] cartes
    } dans la pioche, { $discards } en défausse
omiga-has-chosen = { $name } a choisi.
omiga-again = **Rejouer** lance un match au meilleur des { $rounds } manches.
omiga-button-panel = Mon panneau
omiga-button-call = Omiga !
omiga-button-replay = Revoir la manche

## Ce qui vient de se passer

omiga-news-laid = **{ $name }** a posé une carte en { $place }.
omiga-news-threw = **{ $name }** a défaussé sa main et repioché.
omiga-news-beaten = **{ $name }** arrive trop tard : sa carte ne va plus.
omiga-news-you-laid = Tu as posé une carte en { $place }.
omiga-news-you-threw = Tu as pioché une nouvelle main.
omiga-news-you-beaten = Trop tard : ta carte ne va plus.

## Le panneau d'un joueur

omiga-you = Tu joues { $mark }. Passe derrière { $name } ou atteins le haut !
omiga-press-ready-ready = Clique sur **Prêt** quand tu veux. Tes cartes restent face cachée jusqu'à ce que quelqu'un dise Omiga !
omiga-press-ready-paused = Clique sur **Prêt** pour continuer.
omiga-press-ready-scored = Clique sur **Prêt** pour la manche { $round }.
omiga-wait-other = ✅ C'est bon pour toi. On attend **{ $name }**…
omiga-button-ready = Prêt
omiga-button-throw = Défausser ma main
omiga-button-claim = Adversaire absent : je gagne
omiga-button-as-shown = { $letter } telle quelle
omiga-button-turned = { $letter } tournée
omiga-as-shown = telle quelle
omiga-turned = tournée
omiga-needs = demande { $edges }
omiga-top = { $end } en haut
omiga-bottom = { $end } en bas
omiga-left = { $colour } à gauche
omiga-right = { $colour } à droite
# The same as in English
omiga-shape-slash = slash
omiga-shape-backslash = antislash
omiga-shape-tip = pointe
omiga-shape-notch = encoche
omiga-colour-green = vert
omiga-colour-pink = rose
omiga-chosen-lay = ☑️ Tu as choisi la carte **{ $number }** en **{ $letter }**. Tu peux encore changer.
omiga-chosen-throw = ☑️ Tu as choisi une nouvelle main. Tu peux encore changer.

## Détails

omiga-goal-white = blanc, monte depuis la rangée 1
omiga-goal-black = noir, descend vers la rangée 1
omiga-details-free = Tes places libres
omiga-details-rounds = Les manches jusqu'ici

## Fin d'une manche

omiga-won-behind = { $name } passe derrière { $other } et gagne !
omiga-won-edge = { $name } atteint le bord opposé et gagne !
omiga-won-claimed = { $other } ne répond plus : { $name } gagne.
omiga-draw-sides = Match nul ! Les deux lignes vont d'un côté à l'autre, plus personne ne passe.
omiga-draw-exhausted = Match nul ! { $name } ne peut plus placer ses dernières cartes.
omiga-draw-exhausted-one = Match nul ! Les dernières cartes d'un joueur ne vont nulle part.
omiga-draw-stuck = Match nul ! Personne n'a de carte qui aille quelque part.
omiga-decided = Décidé par les cartes en { $places }.
omiga-match-won = { $name } gagne la partie { $score } !
omiga-match-claimed = { $other } ne répond plus : { $name } gagne la partie !
omiga-match-level = La partie finit sur un nul, { $score }.

## Le replay

omiga-replay = Replay de la manche : carte { $step } sur { $steps }
omiga-replay-laid = **{ $name }** a posé une carte en { $place } : { $edges }.
omiga-no-replay = On ne peut plus revoir cette manche : la suivante a commencé.

## L'image en mots

omiga-picture = Le plateau, { $columns } colonnes et { $rows } rangées, vu du côté { $side }. Blanc : { $white_name }, noir : { $black_name }. Chaque carte par colonne et rangée, puis son bout du haut et du bas (/ slash, \ antislash, ^ pointe, v encoche), puis son côté gauche et droit (g vert, p rose). Blanc : { $white }. Noir : { $black }. Dernière : { $newest }.
omiga-picture-hands = Les mains telles qu'à côté du plateau (– là où une carte a été jouée) : blanc { $white } ; noir { $black }.
omiga-picture-hands-down = À côté du plateau, les deux mains, { $cards } cartes chacune, face cachée.
omiga-picture-piles = Dans les pioches : blanc { $white }, noir { $black }.
omiga-picture-free = Places libres : { $places }.
omiga-picture-rounds = Manches gagnées : blanc { $white }, noir { $black }.
omiga-picture-ways = En { $letter } telle quelle : { $shown }. Tournée : { $turned }.
omiga-side-white = blanc
omiga-side-black = noir
omiga-legend = Les bords d'une carte, avec leurs noms. En haut et en bas : un slash monte vers la droite, un antislash descend vers la droite, une pointe dépasse de la carte, une encoche y est découpée. À gauche et à droite : la moitié d'un disque vert, ou la moitié d'un anneau rose.

## Refus

omiga-not-ready = Pas encore : il faut d'abord que vous soyez prêts tous les deux.
omiga-already-ready = C'est déjà bon pour toi. On attend l'adversaire.
omiga-both-ready = Vous êtes prêts : il faut que quelqu'un dise Omiga !
omiga-has-begun = La manche a déjà commencé.
omiga-not-begun = La manche n'a pas commencé.
omiga-paused = La partie est en pause jusqu'à ce que vous ayez tous deux cliqué sur Prêt.
omiga-no-such-place = Cette place n'existe pas sur ce plateau.
omiga-place-taken = Trop tard : il y a déjà une carte.
omiga-not-in-hand = Tu as déjà joué cette carte.
omiga-not-beside-own = Une carte doit toucher le bord d'une de tes cartes.
omiga-far-from-enemy = Une carte doit toucher une carte adverse, au moins par un coin.
omiga-does-not-fit = Cette carte ne va pas là.
omiga-which-way = Elle va dans les deux sens. Lequel ?
omiga-not-silent = L'adversaire est toujours là : essayer une carte qui ne va pas compte aussi.
omiga-heard = On sait que tu es là.

## Refus dans un panneau : le bouton et la raison, assez courts pour une ligne de téléphone

omiga-note-place-taken = **{ $press }** : { $name } a été plus rapide.
omiga-note-not-in-hand = **{ $press }** : tu as déjà joué cette carte.
omiga-note-not-beside-own = **{ $press }** ne touche pas le bord d'une de tes cartes.
omiga-note-far-from-enemy = **{ $press }** ne touche aucune carte adverse ({ $name }).
omiga-note-does-not-fit = **{ $press }** : demande { $edges }
omiga-note-which-way = **{ $press }** va dans les deux sens. Lequel ?

## Coups, racontés par un replay

omiga-did-ready = { $name } a cliqué sur Prêt
omiga-did-omiga = { $name } a dit Omiga
omiga-did-lay = { $name } a posé une carte
omiga-did-throw = { $name } a défaussé sa main
omiga-did-attempt = { $name } a essayé une carte qui ne va pas
omiga-did-claim = { $name } a réclamé la victoire
