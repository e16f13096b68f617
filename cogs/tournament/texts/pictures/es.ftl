### Imágenes de los torneos: pies, botones y descripciones

tournament-button-bracket = Cuadro
tournament-button-whole = Cuadro completo
tournament-part = { $first ->
    [same] { $last }
   *[other] { $first } a { $last }
}
tournament-part-of = parte { $part } de { $parts }
tournament-whole = El cuadro completo. Toca la imagen para ampliarla.
tournament-legend = En la imagen: { $names }
tournament-columns = A la derecha de la imagen: { $names }.
tournament-tie-break = { $tie ->
    [played] puntos de partidas jugadas
    [wins] victorias
    [buchholz] Buchholz
    [median-buchholz] Buchholz mediano
    [sonneborn-berger] Sonneborn-Berger
    [head-to-head] resultado particular
   *[score] puntuación
}
tournament-refused-no-bracket = Este torneo no tiene cuadro, o no ha empezado todavía.

## Descripción de las imágenes

tournament-seen-bracket = El cuadro.
tournament-seen-round = { $round }: { $matches }.
tournament-seen-won = { $name } ganó a { $others }{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}
tournament-seen-nobody = no se presentó nadie: { $names }
tournament-seen-now = { $sides }, en juego
tournament-seen-coming = { $sides }, por jugar
tournament-seen-bye = { $name } tiene bye
tournament-seen-sum = { $done } de { $count } encuentros jugados
tournament-seen-champion = { $name } gana el torneo.
tournament-seen-standings = La clasificación: puesto, nombre, puntos.
tournament-seen-up = sube { $places }
tournament-seen-down = baja { $places }
tournament-seen-gone = abandonó
