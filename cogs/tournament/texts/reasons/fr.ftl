## Pourquoi cet adversaire. $entrant et $rival sont des noms.

tournament-why-organiser = L'organisateur a choisi cet appariement.
tournament-why-first-round = À la première ronde, la première moitié des têtes de série joue contre la seconde : tu es numéro { $seed }, { $rival } numéro { $rival_seed }.
tournament-why-equal = Toi et { $rival } avez tous deux { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tournament-why-float = Tu as { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $rival } en a { $rival_points }. Tout le monde ne pouvait pas avoir un adversaire au même score, et c'était le plus proche.
tournament-why-met = { $others ->
        [0] Personne d'autre n'a autant de points que toi.
        [one] Un autre joueur a autant de points que toi{ $met ->
            [0] {"."}
           *[other] , et vous avez déjà joué l'un contre l'autre.
        }
       *[other] { $others } autres joueurs ont autant de points que toi, et parmi eux, { $met ->
            [0] aucun n'a déjà joué
            [one] { $met } a déjà joué
           *[other] { $met } ont déjà joué
        } contre toi.
    }
tournament-why-new = { $rivals ->
        [one] Vous n'avez pas encore joué l'un contre l'autre.
       *[other] Tu n'as encore joué contre personne à cette table.
    }
tournament-why-again = Tu as déjà joué contre { $rival } { $times ->
        [one] une fois
        [2] deux fois
       *[other] { $times } fois
    }, mais impossible d'apparier tout le monde sans répétition.
tournament-why-seat = Tu as la place { $seat } { $times ->
        [0] pour la première fois
        [one] pour la deuxième fois
       *[other] à nouveau, après { $times } fois
    }. Les places tournent, pour que chacun ait chacune à peu près aussi souvent.
tournament-why-bye = À { $entrants } joueurs, quelqu'un doit attendre. C'est un des moins bien classés qui ne l'ont pas encore fait ; tu as { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tournament-why-bye-others = { $count ->
        [one] Le joueur derrière toi a déjà eu un bye ou une victoire par forfait.
       *[other] Les { $count } joueurs derrière toi ont déjà eu un bye ou une victoire par forfait.
    }
tournament-why-pod-first = À la première ronde, les têtes de série sont réparties pour que les tables soient de même force. Tu es numéro { $seed }.
tournament-why-pod = Tu as { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; les joueurs de cette table en ont de { $lowest } à { $highest }.
tournament-why-deal = Toutes les tables de la ronde { $number } jouent la même donne, et ton score est comparé aux leurs.
tournament-why-alone = Tu joues en solo.
tournament-why-arena = Toi et { $rival } cherchiez un match. Points : toi { $points }, { $rival } { $rival_points }.
tournament-why-arena-again = Tu viens de jouer contre { $rival }, mais personne d'autre n'était libre.
tournament-why-robin = Tout le monde joue contre tout le monde. C'est la ronde { $number } sur { $rounds }, d'un calendrier fixé au début.
tournament-why-robin-bye = Avec un nombre impair de joueurs, chacun attend une fois. À la ronde { $number } sur { $rounds }, c'est toi.
tournament-why-group = Vous êtes tous deux dans la poule { $group }, où tout le monde joue contre tout le monde.
tournament-why-group-bye = La poule { $group } a un nombre impair de joueurs, donc chacun attend une fois. Cette ronde, c'est toi.
tournament-why-bracket-bye = Il n'y a pas d'adversaire ici, tu passes donc sans jouer. Au premier tour, les byes vont aux meilleures têtes de série.
tournament-why-reset = La grande finale est allée au côté des perdants. Chacun a maintenant une défaite, donc vous la rejouez.
tournament-why-third = Ce match est pour la troisième place.
tournament-why-from-seed = { $entrant } est tête de série numéro { $rank }.
tournament-why-seeds = Les meilleures têtes de série se rencontrent le plus tard possible.
tournament-why-from-won = { $entrant } a gagné le match #{ $match }.
tournament-why-from-lost = { $entrant } a perdu le match #{ $match }.
tournament-why-from-rank = { $entrant } sort du match #{ $match } à la place { $rank }.
tournament-why-from-group = { $entrant } a pris la place { $rank } de la poule { $group }.
tournament-why-from-swiss = { $entrant } a fini { $rank ->
        [1] à la première place
        [2] à la deuxième place
        [3] à la troisième place
       *[other] à la place { $rank }
    } des rondes suisses.
tournament-why-groups = Les joueurs d'une même poule se rencontrent le plus tard possible.

## Pourquoi cette place.

tournament-placed = Place { $place } sur { $of }, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tournament-placed-bracket = Place { $place } sur { $of }.
tournament-placed-champion = Tu as gagné le tournoi.
tournament-placed-alive = Tu es toujours en course.
tournament-placed-third = Tu as joué pour la troisième place.
tournament-placed-out = Ton dernier match : { $last }.
tournament-placed-group = Tu es numéro { $rank } de ta poule.
tournament-placed-byes = { $count ->
        [one] Tu as eu un bye
        [2] Tu as eu deux byes
       *[other] Tu as eu { $count } byes
    }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tournament-placed-late = Tu as rejoint après { $count ->
        [one] la première ronde
       *[other] { $count } rondes
    }, d'où la moitié des points pour { $count ->
        [one] celle-ci
       *[other] celles-ci
    } : { $points }.
tournament-placed-forfeits = { $count ->
        [one] Tu as perdu { $count } match par forfait, pour zéro point.
       *[other] Tu as perdu { $count } matchs par forfait, pour zéro point.
    }
tournament-placed-streaks = Après deux victoires d'affilée, chaque victoire suivante compte double jusqu'à la fin de la série.
tournament-placed-duplicate = À chaque ronde, ton score est comparé à tous ceux de la même donne et de la même place : 1 point si tu bats tout le monde, un demi-point au milieu.
tournament-placed-duplicate-sum = Les scores de toutes les rondes sont additionnés.
tournament-placed-shared = Tu partages cette place avec { $rival } : égalité sur tout ce qui compte.
tournament-placed-behind-points = { $rival } est devant toi aux points : { $rival_value } contre { $value } pour toi.
tournament-placed-before-points = { $rival } est derrière toi aux points : { $rival_value } contre { $value } pour toi.
tournament-placed-behind-presence = { $rival } est devant toi à cause de { $why ->
        [dropped] ton abandon
        [disqualified] ta disqualification
       *[absent] ton absence
    }.
tournament-placed-before-presence = { $rival } est derrière toi à cause de { $why ->
        [dropped] son abandon
        [disqualified] sa disqualification
       *[absent] son absence
    }.
tournament-placed-behind-tie = { $rival } a autant de points mais est devant toi { $tie ->
        [played] aux points des parties jouées (sans byes ni absences)
        [wins] aux matchs gagnés
        [head-to-head] aux points de vos matchs l'un contre l'autre
        [buchholz] au Buchholz (points de vos adversaires)
        [median-buchholz] au Buchholz médian (points de vos adversaires, sans le meilleur ni le pire)
        [sonneborn-berger] au Sonneborn-Berger (points des adversaires battus)
       *[score] au score total
    } : { $rival_value } contre { $value } pour toi.
tournament-placed-before-tie = { $rival } a autant de points mais est derrière toi { $tie ->
        [played] aux points des parties jouées (sans byes ni absences)
        [wins] aux matchs gagnés
        [head-to-head] aux points de vos matchs l'un contre l'autre
        [buchholz] au Buchholz (points de vos adversaires)
        [median-buchholz] au Buchholz médian (points de vos adversaires, sans le meilleur ni le pire)
        [sonneborn-berger] au Sonneborn-Berger (points des adversaires battus)
       *[score] au score total
    } : { $rival_value } contre { $value } pour toi.
tournament-placed-behind-alive = { $rival } est devant toi : toujours en course, ou avec moins de défaites.
tournament-placed-before-alive = { $rival } est derrière toi : déjà hors course, ou avec plus de défaites.
tournament-placed-behind-group = { $rival } est devant toi, numéro { $rival_value } d'une poule ; tu es numéro { $value } de la tienne.
tournament-placed-before-group = { $rival } est derrière toi, numéro { $rival_value } d'une poule ; tu es numéro { $value } de la tienne.
tournament-placed-behind-round = { $rival } est devant toi car son parcours est plus long ({ $rival_last } ; toi : { $last }).
tournament-placed-before-round = { $rival } est derrière toi car ton parcours est plus long (toi : { $last } ; { $rival } : { $rival_last }).
tournament-placed-behind-same-round = { $rival } est devant toi : vos derniers matchs étaient dans le même tour, mais le sien était pour une meilleure place ou s'est mieux passé.
tournament-placed-before-same-round = { $rival } est derrière toi : vos derniers matchs étaient dans le même tour, mais le tien était pour une meilleure place ou s'est mieux passé.

## Refus.

tournament-has-begun = Le tournoi a déjà commencé.
tournament-not-begun = Le tournoi n'a pas encore commencé.
tournament-is-over = Le tournoi est terminé.
tournament-too-few = Il faut au moins { $fewest } joueurs pour commencer.
tournament-needs-pairs = Cette formule a des matchs à deux, et ce jeu ne se joue pas à deux. Choisis le suisse par tables, l'élimination directe, le duplicate ou l'arène.
tournament-needs-rivals = C'est un jeu solo. Choisis le duplicate, où tout le monde joue la même donne.
tournament-no-such-match = Ce match n'existe pas.
tournament-no-such-entrant = Ce joueur ne participe pas à ce tournoi.
tournament-not-in-match = Tu ne joues pas dans ce match.
tournament-match-decided = Le match #{ $match } a déjà un résultat. L'organisateur peut le corriger.
tournament-nothing-to-correct = Le match #{ $match } n'a pas de résultat à corriger.
tournament-correct-too-late = Tu ne peux plus changer le match #{ $match } : un joueur qualifié a déjà joué son match suivant.
tournament-scores-needed = Cette formule compare les scores : un gagnant ne suffit pas pour le match #{ $match }. Tape les scores dans l'ordre des noms, comme 40 35.
tournament-bad-result = Ça ne peut pas être le résultat du match #{ $match }.
tournament-bad-pairing = Il faut au match #{ $match } autant de joueurs qu'avant, tous différents et tous encore dans le tournoi.
tournament-cannot-swap = Tu ne peux pas échanger ces deux-là dans le match #{ $match } : l'un a déjà joué cette ronde, ou n'y a pas de match.
tournament-schedule-fixed = Ici, tout le monde joue contre tout le monde : les appariements sont fixes.
tournament-already-gone = Ce joueur a déjà abandonné.
tournament-closed-to-late = C'est trop tard pour rejoindre : avec cette formule, il faut être là dès le début.
tournament-closed-to-return = Tu as abandonné, et cette formule ne permet pas de revenir.
tournament-not-gone = Ce joueur n'a pas abandonné.
tournament-no-arena = On ne cherche un match que dans une arène.
tournament-still-playing = Tu es dans un match. Finis-le d'abord.
