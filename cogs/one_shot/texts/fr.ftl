### ONE SHOT. On lit « 0 » là où le piecepack dit « null » ; seules les règles expliquent ce mot.

# The same as in English
one-shot-name = ONE SHOT
# The same as in English
one-shot-title = 🎯 ONE SHOT
one-shot-short = Lance un dé, descends une pile de tuiles, récolte une pièce de chaque couleur
one-shot-pitch = Lance un dé pour descendre une pile de 24 tuiles. Pour chaque tuile retournée, tu peux prendre une pièce, mais **une seule par couleur**. Tout le monde parcourt la **même** pile, alors retiens ce que les autres trouvent, et où !

## Options

one-shot-option-duel-rounds = Manches à deux joueurs
one-shot-option-duel-rounds-2 = 2 manches
one-shot-option-duel-rounds-4 = 4 manches
one-shot-option-rotation = Qui commence la manche suivante
one-shot-option-rotation-text = le joueur suivant (A, puis B, puis C)
one-shot-option-rotation-example = le joueur précédent (A, puis C, puis B)
one-shot-option-open-memory = Mémoire ouverte (montre les tuiles vues)

## La table

one-shot-round = manche { $round } sur { $rounds }
one-shot-over = score final
one-shot-begin = 🔀 Les tuiles sont mélangées. Ordre de cette manche : { $order }
one-shot-coins = 🪙 Pièces ({ $name }) : { $coins }
one-shot-tile = { $value } de { $suit }
one-shot-suit-suns = Soleils
one-shot-suit-moons = Lunes
one-shot-suit-crowns = Couronnes
one-shot-suit-arms = Blasons
one-shot-nothing = rien
one-shot-names = { $others } et { $last }

## Ce qui vient de se passer. Un lead commence la phrase : le dernier clic du joueur.

one-shot-lead-threw = { $name } fait
one-shot-lead-took = { $name } prend le { $tile }, relance et fait
one-shot-lead-passed = { $name } passe, relance et fait
one-shot-threw = 🎲 { $lead } **{ $die }** et retourne le { $tile }.
one-shot-threw-held = 🎲 { $lead } **{ $die }** et retourne le { $tile }. { $name } a déjà une pièce de { $suit }, donc la tuile reste là.
one-shot-threw-null-tile = 🎲 { $lead } **{ $die }** et retourne le { $tile } : un dé est mis de côté ({ $aside } sur { $dice }).
one-shot-threw-null = 🎲 { $lead } **0** : aucune tuile ne bouge, un dé est mis de côté ({ $aside } sur { $dice }).
one-shot-took = 🪙 { $name } prend le { $tile }.
one-shot-ended-overshoot = 🛑 { $lead } **{ $die }** alors qu'il ne reste que { $left ->
    [one] { $left } tuile
   *[other] { $left } tuiles
}. Fin du tour !
one-shot-ended-null = 🛑 { $lead } **0**. C'est le quatrième 0 : fin du tour !
one-shot-ended-null-tile = 🛑 { $lead } **{ $die }** et retourne le { $tile }. C'est le quatrième 0 : fin du tour !
one-shot-ended-bottom = 🏁 { $lead } **{ $die }** et atteint la dernière tuile, le { $tile }.
# The same as in English
one-shot-bonus = bonus { $bonus }
one-shot-no-coins = aucune pièce
one-shot-tally = **{ $name }** marque **{ $score }** : { $parts }

## À qui de jouer

one-shot-prompt-throw = ➡️ **{ $name }**, lance le dé !
one-shot-prompt-choose = ➡️ **{ $name }**, tu prends cette pièce ou tu passes ? Une seule par couleur.
one-shot-prompt-choose-last = ➡️ **{ $name }**, tu prends cette pièce ou tu passes ? C'est la dernière tuile, donc ton tour se termine.
one-shot-prompt-coast = ✨ **{ $name }** a une pièce de chaque couleur : le reste du tour se joue tout seul. Regardez bien les tuiles !
one-shot-prompt-tie = ➡️ **{ $name }**, lance le dé pour une tuile !
one-shot-button-throw = Lancer
one-shot-button-take = Prendre le { $value } et relancer
one-shot-button-take-only = Prendre le { $value }
one-shot-button-take-last = Prendre le { $value } et finir
one-shot-button-pass = Passer et relancer
one-shot-button-pass-last = Passer et finir

## Fin de la partie

one-shot-tie-heading = { $attempt ->
    [1] départage
   *[other] second départage
}
one-shot-tie-begin = ⚖️ { $names } sont en tête à égalité. Chacun lance le dé pour trois tuiles ; le plus gros total gagne.
one-shot-tie-again = ⚖️ Toujours égalité ! { $names } relancent une fois. Si ça ne suffit pas, la victoire est partagée.
one-shot-tie-threw = 🎲 { $name } fait **{ $die }** et prend le { $tile }.
one-shot-tie-threw-null = 🎲 { $name } fait **0** : pas de tuile, on relance.
one-shot-won-points = { $names } gagne avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} !
one-shot-won-tie-break = { $names } gagne le départage avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} !
one-shot-won-shared = { $names } se partagent la victoire avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} !

## Détails

one-shot-details-scores = Scores, tour par tour
one-shot-details-turn = Ce tour
one-shot-details-last = Le dernier tour
one-shot-details-tie = Départage
one-shot-details-memory = Vu dans cette manche
one-shot-order = Ordre de cette manche : { $order }
one-shot-stack = 🎴 encore { $left ->
    [one] { $left } tuile
   *[other] { $left } tuiles
} · 🎲 { $aside } dés sur { $dice } mis de côté
one-shot-memory = De haut en bas. Le trait montre jusqu'où va ce tour.

## L'image en mots

one-shot-picture = La table, manche { $round } sur { $rounds }. Scores dans l'ordre du tour : { $scores }. C'est à { $name }. Tuiles restantes dans la pile : { $left }. Dernier lancer : { $die }. Tuile visible : { $tile }. Pièces ({ $name }) : { $coins }. Dés mis de côté : { $aside } sur 4.
one-shot-picture-ended = La table, manche { $round } sur { $rounds }. Scores dans l'ordre du tour : { $scores } ; { $last } vient de marquer { $score }. C'est ensuite à { $name }. Tuiles restantes dans la pile : { $left }. Grisés, du tour qui vient de finir : dernier lancer { $die }, tuile visible { $tile }. Pièces ({ $name }) : { $coins }. Dés mis de côté : { $aside } sur 4.
one-shot-picture-memory = Vu dans cette manche, en comptant depuis le haut : { $tiles }.
one-shot-picture-tie = Le départage. Tuiles restantes dans la pile : { $left }. Dernier lancer : { $die }. C'est à { $name }.
one-shot-picture-hand = { $name } : { $tiles }, total { $sum }.
one-shot-picture-scores = Les scores finaux. Victoire : { $winners }. { $scores }.
# The same as in English
one-shot-picture-place = { $place }. { $name } { $score }

## Refus

one-shot-choose-first = Décide d'abord : prendre la pièce ou passer.
one-shot-nothing-to-take = Il n'y a pas de pièce à prendre pour l'instant.
one-shot-nothing-to-pass = Il n'y a rien à passer. Lance le dé !

## Le coach : ce qu'un joueur a fait, et ce qui aurait été mieux

one-shot-coach-throw = Tu as lancé le dé.
one-shot-coach-take = Tu as pris le { $tile }.
one-shot-coach-take-throw = Tu as pris le { $tile }.
one-shot-coach-pass = Tu as passé le { $tile }.
one-shot-better-throw = Lancer le dé aurait été mieux
one-shot-better-take = Prendre aurait été mieux
one-shot-better-take-throw = Prendre aurait été mieux
one-shot-better-pass = Passer aurait été mieux
one-shot-coach-cost = { $better }, d'environ { $points } { $points ->
    [one] point
   *[other] points
} en moyenne.
## Coups dans un replay

one-shot-did-throw = { $name } a lancé le dé
one-shot-did-take = { $name } a pris la pièce
one-shot-did-take-throw = { $name } a pris la pièce et relancé
one-shot-did-pass = { $name } a passé
