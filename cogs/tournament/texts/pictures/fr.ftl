### Images des tournois : légendes, boutons et descriptions

tournament-button-bracket = Tableau
tournament-button-whole = Tableau complet
tournament-part = { $first ->
    [same] { $last }
   *[other] { $first } à { $last }
}
tournament-part-of = partie { $part } sur { $parts }
tournament-whole = Le tableau complet. Touche l'image pour zoomer.
tournament-legend = Sur l'image : { $names }
tournament-columns = À droite de l'image : { $names }.
tournament-tie-break = { $tie ->
    [played] points des parties jouées
    [wins] victoires
    [buchholz] Buchholz
    [median-buchholz] Buchholz médian
    [sonneborn-berger] Sonneborn-Berger
    [head-to-head] confrontation directe
   *[score] score
}
tournament-refused-no-bracket = Ce tournoi n'a pas de tableau, ou n'a pas encore commencé.

## Descriptions des images

tournament-seen-bracket = Le tableau.
tournament-seen-round = { $round } : { $matches }.
tournament-seen-won = { $name } bat { $others }{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}
tournament-seen-nobody = personne n'est venu pour { $names }
tournament-seen-now = { $sides }, en cours
tournament-seen-coming = { $sides }, à jouer
tournament-seen-bye = { $name } a un bye
tournament-seen-sum = { $done } matchs joués sur { $count }
tournament-seen-champion = { $name } gagne le tournoi.
tournament-seen-standings = Le classement : place, nom, points.
tournament-seen-up = gagne { $places }
tournament-seen-down = perd { $places }
tournament-seen-gone = abandon
