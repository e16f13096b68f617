### Bilder von Turnieren: Bildunterschriften, Knöpfe und Beschreibungen

tournament-button-bracket = Turnierbaum
tournament-button-whole = Ganzer Turnierbaum
tournament-part = { $first ->
    [same] { $last }
   *[other] { $first } bis { $last }
}
tournament-part-of = Teil { $part } von { $parts }
tournament-whole = Der ganze Turnierbaum. Tipp zum Vergrößern auf das Bild.
tournament-legend = Im Bild: { $names }
tournament-columns = Rechts im Bild: { $names }.
tournament-tie-break = { $tie ->
    [played] Punkte aus gespielten Partien
    [wins] Siege
    [buchholz] Buchholz
    [median-buchholz] Median-Buchholz
    [sonneborn-berger] Sonneborn-Berger
    [head-to-head] direkter Vergleich
   *[score] Gesamtpunkte
}
tournament-refused-no-bracket = Dieses Turnier hat keinen Turnierbaum, oder es hat noch nicht angefangen.

## Bildbeschreibungen

tournament-seen-bracket = Der Turnierbaum.
tournament-seen-round = { $round }: { $matches }.
tournament-seen-won = Sieg für { $name } gegen { $others }{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}
tournament-seen-nobody = niemand erschienen bei { $names }
tournament-seen-now = { $sides }, läuft gerade
tournament-seen-coming = { $sides }, kommt noch
tournament-seen-bye = { $name } hat ein Freilos
tournament-seen-sum = { $done } von { $count } Matches gespielt
tournament-seen-champion = { $name } gewinnt das Turnier.
tournament-seen-standings = Die Tabelle: Platz, Name, Punkte.
tournament-seen-up = { $places } nach oben
tournament-seen-down = { $places } nach unten
tournament-seen-gone = ausgestiegen
