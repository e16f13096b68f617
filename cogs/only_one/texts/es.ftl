### Only One Collection

# same
only-one-name = Only One Collection
# same
only-one-title = 🧪 Only One Collection
only-one-short = Haz crecer columnas sin repetir número, llévate una a tiempo y reúne lo que más puedas de un tipo
only-one-pitch = Roba cartas y añádelas a las columnas, pero **ningún número puede repetirse en una columna**: si se repite, revienta y solo te quedas una carta. Llévate una columna cuando quieras y termina tu ronda. Al final, quien tiene **más cartas de un tipo** puntúa por cada una que esté en los descartes o en manos de quien juega antes.

## Opciones

only-one-option-teams = Equipos de dos (cuatro jugadores)
only-one-option-familiars = Familiares (tres o cuatro jugadores)
only-one-option-familiars-off = no
only-one-option-familiars-random = al azar
only-one-option-familiars-chosen = elegidos
only-one-option-familiars-AAAA = Guardián, Espigador, Vidente, Selector
only-one-option-familiars-AAAB = Guardián, Espigador, Vidente, Rompedor
only-one-option-familiars-AABA = Guardián, Espigador, Rematador, Selector
only-one-option-familiars-AABB = Guardián, Espigador, Rematador, Rompedor
only-one-option-familiars-ABAA = Guardián, Encantador, Vidente, Selector
only-one-option-familiars-ABAB = Guardián, Encantador, Vidente, Rompedor
only-one-option-familiars-ABBA = Guardián, Encantador, Rematador, Selector
only-one-option-familiars-ABBB = Guardián, Encantador, Rematador, Rompedor
only-one-option-familiars-BAAA = Madrugador, Espigador, Vidente, Selector
only-one-option-familiars-BAAB = Madrugador, Espigador, Vidente, Rompedor
only-one-option-familiars-BABA = Madrugador, Espigador, Rematador, Selector
only-one-option-familiars-BABB = Madrugador, Espigador, Rematador, Rompedor
only-one-option-familiars-BBAA = Madrugador, Encantador, Vidente, Selector
only-one-option-familiars-BBAB = Madrugador, Encantador, Vidente, Rompedor
only-one-option-familiars-BBBA = Madrugador, Encantador, Rematador, Selector
only-one-option-familiars-BBBB = Madrugador, Encantador, Rematador, Rompedor
only-one-option-familiars-keeper = { only-one-familiar-keeper }
only-one-option-familiars-keeper-why = { only-one-power-keeper }
only-one-option-familiars-early = { only-one-familiar-early }
only-one-option-familiars-early-why = { only-one-power-early }
only-one-option-familiars-gleaner = { only-one-familiar-gleaner }
only-one-option-familiars-gleaner-why = { only-one-power-gleaner }
only-one-option-familiars-charmer = { only-one-familiar-charmer }
only-one-option-familiars-charmer-why = { only-one-power-charmer }
only-one-option-familiars-seer = { only-one-familiar-seer }
only-one-option-familiars-seer-why = { only-one-power-seer }
only-one-option-familiars-finisher = { only-one-familiar-finisher }
only-one-option-familiars-finisher-why = { only-one-power-finisher }
only-one-option-familiars-picker = { only-one-familiar-picker }
only-one-option-familiars-picker-why = { only-one-power-picker }
only-one-option-familiars-breaker = { only-one-familiar-breaker }
only-one-option-familiars-breaker-why = { only-one-power-breaker }
only-one-teams-need-four = Para equipos hacen falta cuatro jugadores, y { $here ->
    [one] solo hay uno
   *[other] hay { $here }
}. Desactiva los equipos o espera a más gente.
only-one-familiars-need-three = Para los familiares hacen falta al menos tres jugadores. Desactívalos o espera a más gente.

## Cartas y familiares

only-one-card-1 = Higo
only-one-card-2 = Serpiente 2
only-one-card-3 = Queso 3
only-one-card-4A = Trébol 4A
only-one-card-4B = Trébol 4B
only-one-card-5 = Estrella 5
only-one-card-6A = Seta 6A
only-one-card-6B = Seta 6B
only-one-card-7 = Azúcar 7
only-one-card-8A = Pulpo 8A
only-one-card-8B = Pulpo 8B
only-one-card-9 = Cola de zorro 9
only-one-card-10 = Calabaza 10
only-one-card-egg = Huevo
only-one-card-special = { $card } (especial)
only-one-nothing = nada
only-one-familiar-keeper = Guardián
only-one-familiar-early = Madrugador
only-one-familiar-gleaner = Espigador
only-one-familiar-charmer = Encantador
only-one-familiar-seer = Vidente
only-one-familiar-finisher = Rematador
only-one-familiar-picker = Selector
only-one-familiar-breaker = Rompedor
only-one-power-keeper = +2 por cada poción que ganes si ya tenías la ficha de inicio
only-one-power-early = +1 cada vez que termines la ronda antes que nadie llevándote una columna
only-one-power-gleaner = +2 cuando una poción te da 3 o más entre descartes y vecino
only-one-power-charmer = si empatas a puntos en cabeza, ganas
only-one-power-seer = una vez por partida, mira las tres cartas de arriba y elige cuál robas
only-one-power-finisher = el recuento acaba en cuanto tú (o tu equipo) llegues a 16 puntos
only-one-power-picker = cuando revientas, quédate cualquier carta de la columna
only-one-power-breaker = +1 cada vez que revientas

## La mesa

only-one-round = ronda { $round }
only-one-until-fig = { $cards ->
    [0] La próxima carta es el Higo, y el Higo acaba la partida
    [one] 1 carta hasta el Higo y el final
   *[other] { $cards } cartas hasta el Higo y el final
}
only-one-fig-is-there = Salió el Higo: ¡última ronda!
only-one-team = Equipo { $number }
only-one-begin = Empieza { $name }.
only-one-round-began = ▶️ Ronda { $round }: empieza { $name }.
only-one-placed = { $name } añadió { $card } a la columna { $column }.
only-one-collected = { $name } se llevó la columna { $column }: { $cards }.
only-one-busted = 💥 ¡{ $name } reventó la columna { $column } con { $card }!
only-one-bust-kept = Conserva { $kept }, pierde { $lost }.
only-one-early-scored = 🌅 Madrugador de { $name }: +{ $points }.
only-one-breaker-scored = ⚡ Rompedor de { $name }: +{ $points }.
only-one-mark-bust = reventaría
only-one-mark-broken = reventada
only-one-mark-full = llena
only-one-mark-far = fuera de alcance
only-one-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## A quién le toca

only-one-prompt-turn = ➡️ **{ $name }**, roba una carta o llévate una columna y termina tu ronda.
only-one-prompt-collect = ➡️ **{ $name }**, llévate una columna.
only-one-prompt-place = ➡️ **{ $name }**, robaste **{ $card }**. ¿En qué columna va?
only-one-prompt-choose = ➡️ **{ $name }** está eligiendo una de las tres cartas de arriba.
only-one-prompt-keep = ➡️ **{ $name }**, ¡reventaste! Tu Selector se queda cualquier carta. ¿Cuál?
only-one-all-bust = Revienta todas las columnas que puedes usar. Elige cuál pierdes.
only-one-fig-turned-up = El Higo cabe en cualquier sitio. Después solo queda llevarse una columna cada uno y contar.
only-one-why-fig = Salió el Higo, así que ya no se roban cartas.
only-one-why-full = Todas las columnas que puedes usar están llenas.
only-one-hint-nearest = Tu rival terminó, así que solo puedes usar la columna { $column }, la más cercana al mazo.
only-one-hint-fig = El Higo está en la columna { $column }, y quien queda en último lugar tiene que llevársela.
only-one-hint-early = 🌅 Madrugador: llévate una columna antes que nadie y gana un punto.
only-one-hint-familiars = Llévate una columna y te llevas su familiar. Los poderes están en { details-button }.
only-one-button-explore = Robar carta
only-one-button-peek = Mirar tres
only-one-button-look = Ver las tres cartas
only-one-button-collect = Tomar columna { $column }
only-one-button-place = Columna { $column }
only-one-button-bust = Reventar columna { $column }
only-one-button-keep = Conservar { $card }
only-one-button-skip = Ir al resultado

## Detalles

only-one-details-columns = Columnas
only-one-details-collections = Colecciones
only-one-details-familiars = Familiares (con poder desde la ronda 2)
only-one-details-steps = Recuento
only-one-details-totals = Puntos
only-one-details-counts = { $deck ->
    [one] 1 carta
   *[other] { $deck } cartas
} en el mazo, { $discards } boca abajo en los descartes.
only-one-legend = ✦ carta especial, vale un punto · ▶️ ficha de inicio, deshace empates · ✅ terminó esta ronda · en la imagen, un número sobre un cuadro de color es el máximo de esa carta

## El panel privado

only-one-panel-nothing = En esta partida no hay familiares.
only-one-panel-top = Las próximas tres cartas, de arriba abajo. Solo las ves tú:
only-one-panel-choose = ¿Qué carta robas?
only-one-panel-take = Robar { $card }
only-one-panel-back = Después { $next }, luego { $last }

## El recuento

only-one-scoring-heading = recuento
only-one-scoring-begin = Toca contar. { $name } tiene la ficha de inicio ▶️, que deshace empates.
only-one-scoring-specials = Un punto por carta especial:
only-one-tally-nobody = **{ $card }**: nadie tiene, así que no hay poción.
only-one-tally-most = **{ $card }**: **{ $name }** tiene más ({ $held }).
only-one-tally-token = **{ $card }**: empate a { $held }, **{ $name }** tiene la ficha.
only-one-tally-clockwise = **{ $card }**: empate a { $held }, **{ $name }** va antes, a partir de { $holder }.
only-one-scoring-legend = Cada poción vale 1, más 1 por cada carta igual en los descartes, más 1 por cada una que tenga quien juega justo antes de quien la gana. Quien la gana se lleva también la ficha de inicio ▶️.
only-one-scoring-earned = 🐾 puntos de un familiar.
only-one-gain-potion = 1 poción
only-one-gain-discards = { $points } de descartes
only-one-gain-neighbour = { $points } de { $name }
only-one-gain-familiar = { $points } { $name }
only-one-sum-earned = { $points } 🐾
only-one-sum-potion = { $points } ({ $value })

## El final de la partida

only-one-over = resultado
only-one-won-points = ¡{ $names } { $many ->
    [one] gana
   *[other] ganan
} con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}!
only-one-won-potions = ¡{ $names } { $many ->
    [one] gana
   *[other] ganan
} el empate a { $score } por tener más pociones!
only-one-won-token = ¡{ $names } { $many ->
    [one] gana
   *[other] ganan
} el empate a { $score } por la ficha de inicio!
only-one-won-charmer = ¡{ $names } { $many ->
    [one] gana
   *[other] ganan
} el empate a { $score } gracias al Encantador!
only-one-finished-early = El Rematador de { $name } llegó a 16 puntos, así que el recuento acabó ahí.

## La imagen en palabras

only-one-picture = La mesa. { $columns }. Carta robada: { $card }. Cartas en el mazo: { $deck }, descartadas: { $discards }. Colecciones: { $collections }.
only-one-picture-column = Columna { $column }: { $cards }
only-one-picture-scores = La hoja de puntos. Puntos: { $scores }. Colecciones: { $collections }.
only-one-picture-winner = Gana: { $names }.

## Negativas

only-one-place-first = Añade antes a una columna la carta que robaste.
only-one-choose-first = Elige antes una de las tres cartas.
only-one-keep-first = Elige antes qué carta te quedas.
only-one-choose-two = Elige cuál de las tres cartas robas y cuál va encima del mazo.
only-one-nothing-to-choose = Ahora mismo no hay cartas entre las que elegir.
only-one-nothing-to-place = Todavía no has robado ninguna carta.
only-one-nothing-to-keep = No puedes quedarte esa carta.
only-one-nothing-to-skip = Ahora mismo no hay nada que saltar.
only-one-no-peek = Ahora no puedes mirar tres cartas. Necesitas al Vidente, funciona desde la segunda ronda y solo una vez.
only-one-fig-is-out = Salió el Higo, así que ya no se roban cartas. Llévate una columna.
only-one-all-full = Todas las columnas que puedes usar están llenas. Llévate una.
only-one-column-gone = Alguien ya se llevó esa columna.
only-one-column-full = Esa columna está llena: el límite son cuatro cartas.
only-one-column-far = Solo puedes usar la columna { $column }, la más cercana al mazo.
only-one-column-fig = Tienes que llevarte la columna { $column }, la del Higo.
only-one-scoring = Se están contando los puntos.

## El análisis: qué hiciste, y qué habría sido mejor

only-one-coach-explore = Robaste una carta.
only-one-coach-place = Añadiste { $card } a la columna { $column }.
only-one-coach-collect = Te llevaste la columna { $column }.
only-one-coach-peek = Miraste tres cartas.
only-one-coach-choose = Robaste { $card }.
only-one-coach-keep = Conservaste { $card }.
only-one-coach-skip = Saltaste al resultado.
only-one-better-explore = Era mejor robar una carta
only-one-better-place = Era mejor la columna { $column }
only-one-better-collect = Era mejor llevarse la columna { $column }
only-one-better-peek = Era mejor mirar las tres cartas de arriba
only-one-better-choose = Era mejor elegir { $card }
only-one-better-keep = Era mejor conservar { $card }
only-one-better-skip = Era mejor saltar
only-one-coach-cost = { $better }: gana unas { $percent } partidas más de cada 100.

## Jugadas, como las cuenta una repetición

only-one-did-explore = { $name } robó una carta
only-one-did-place = { $name } añadió la carta a una columna
only-one-did-collect = { $name } se llevó una columna
only-one-did-peek = { $name } miró tres cartas
only-one-did-choose = { $name } robó una de las tres cartas
only-one-did-keep = { $name } se quedó una carta
only-one-did-skip = { $name } saltó al resultado
