### ONE SHOT. Se lee "0" donde el piecepack dice «nulo»; solo las reglas explican esa palabra.

# same
one-shot-name = ONE SHOT
# same
one-shot-title = 🎯 ONE SHOT
one-shot-short = Tira un dado, baja por una pila de losetas y junta una moneda de cada palo
one-shot-pitch = Tira un dado para bajar por una pila de 24 losetas. Por cada loseta que destapas puedes tomar una moneda, pero solo **una de cada palo**. Todos pasan por la **misma** pila: ¡recuerda qué encuentran los demás, y dónde!

## Opciones

one-shot-option-duel-rounds = Rondas con dos jugadores
one-shot-option-duel-rounds-2 = 2 rondas
one-shot-option-duel-rounds-4 = 4 rondas
one-shot-option-rotation = Quién empieza la ronda siguiente
one-shot-option-rotation-text = quien va después (A, luego B, luego C)
one-shot-option-rotation-example = quien va antes (A, luego C, luego B)
one-shot-option-open-memory = Memoria abierta (ver las losetas de esta ronda)

## La mesa

one-shot-round = ronda { $round } de { $rounds }
one-shot-over = puntuación final
one-shot-begin = 🔀 Las losetas están mezcladas. Orden de esta ronda: { $order }
one-shot-coins = 🪙 Monedas de { $name }: { $coins }
one-shot-tile = { $value } de { $suit }
one-shot-suit-suns = Soles
one-shot-suit-moons = Lunas
one-shot-suit-crowns = Coronas
one-shot-suit-arms = Escudos
one-shot-nothing = nada
one-shot-names = { $others } y { $last }

## What just happened. A lead begins the sentence: what the player did with their last press.

one-shot-lead-threw = { $name } sacó
one-shot-lead-took = { $name } tomó el { $tile }, sacó
one-shot-lead-passed = { $name } pasó, sacó
one-shot-threw = 🎲 { $lead } un **{ $die }** y destapó el { $tile }.
one-shot-threw-held = 🎲 { $lead } un **{ $die }** y destapó el { $tile }. { $name } ya tiene { $suit }, así que esta loseta se queda.
one-shot-threw-null-tile = 🎲 { $lead } un **{ $die }** y destapó el { $tile }: se aparta un dado ({ $aside } de { $dice }).
one-shot-threw-null = 🎲 { $lead } un **0**: no se mueve ninguna loseta, se aparta un dado ({ $aside } de { $dice }).
one-shot-took = 🪙 { $name } tomó el { $tile }.
one-shot-ended-overshoot = 🛑 { $lead } un **{ $die }** y solo { $left ->
    [one] quedaba 1 loseta
   *[other] quedaban { $left } losetas
}. ¡Fin del turno!
one-shot-ended-null = 🛑 { $lead } un **0**. Es el cuarto 0: ¡fin del turno!
one-shot-ended-null-tile = 🛑 { $lead } un **{ $die }** y destapó el { $tile }. Es el cuarto 0: ¡fin del turno!
one-shot-ended-bottom = 🏁 { $lead } un **{ $die }** y llegó a la última loseta, el { $tile }.
one-shot-bonus = extra { $bonus }
one-shot-no-coins = sin monedas
one-shot-tally = **{ $name }** suma **{ $score }**: { $parts }

## A quién le toca

one-shot-prompt-throw = ➡️ **{ $name }**, ¡tira el dado!
one-shot-prompt-choose = ➡️ **{ $name }**, ¿tomas esta moneda o pasas? Solo una de cada palo.
one-shot-prompt-choose-last = ➡️ **{ $name }**, ¿tomas esta moneda o pasas? Es la última loseta, así que tu turno acaba.
one-shot-prompt-coast = ✨ **{ $name }** tiene una moneda de cada palo, así que el resto del turno se juega solo. ¡Fíjense en las losetas!
one-shot-prompt-tie = ➡️ **{ $name }**, ¡tira por una loseta!
one-shot-button-throw = Tirar
one-shot-button-take = Tomar el { $value } y tirar otra vez
one-shot-button-take-only = Tomar el { $value }
one-shot-button-take-last = Tomar el { $value } y acabar
one-shot-button-pass = Pasar y tirar otra vez
one-shot-button-pass-last = Pasar y acabar

## El final de la partida

one-shot-tie-heading = { $attempt ->
    [1] desempate
   *[other] segundo desempate
}
one-shot-tie-begin = ⚖️ { $names } empatan en cabeza. Cada cual tira por tres losetas; gana la suma más alta.
one-shot-tie-again = ⚖️ ¡Siguen empatados! { $names } tiran una vez más. Si vuelven a empatar, comparten la victoria.
one-shot-tie-threw = 🎲 { $name } sacó un **{ $die }** y se llevó el { $tile }.
one-shot-tie-threw-null = 🎲 { $name } sacó un **0**: sin loseta, a tirar otra vez.
one-shot-won-points = ¡{ $names } gana con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}!
one-shot-won-tie-break = ¡{ $names } gana el desempate con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}!
one-shot-won-shared = ¡{ $names } comparten la victoria con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}!

## Detalles

one-shot-details-scores = Puntos, turno a turno
one-shot-details-turn = Este turno
one-shot-details-last = El último turno
one-shot-details-tie = Desempate
one-shot-details-memory = Visto en esta ronda
one-shot-order = Orden de esta ronda: { $order }
one-shot-stack = 🎴 { $left ->
    [one] Queda 1 loseta
   *[other] Quedan { $left } losetas
} · 🎲 { $aside } de { $dice } dados apartados
one-shot-memory = De arriba abajo. La barra muestra por dónde va este turno.

## La imagen en palabras

one-shot-picture = La mesa en la ronda { $round } de { $rounds }. Puntos en orden de juego: { $scores }. Le toca a { $name }. Losetas en la pila: { $left }. Última tirada: { $die }. Loseta a la vista: { $tile }. Monedas de { $name }: { $coins }. Dados apartados: { $aside } de 4.
one-shot-picture-ended = La mesa en la ronda { $round } de { $rounds }. Puntos en orden de juego: { $scores }; { $last } acaba de sumar { $score }. Sigue { $name }. Losetas en la pila: { $left }. Atenuado, del turno que acaba de terminar: última tirada { $die }, loseta a la vista { $tile }. Monedas de { $name }: { $coins }. Dados apartados: { $aside } de 4.
one-shot-picture-memory = Visto en esta ronda, contando desde arriba: { $tiles }.
one-shot-picture-tie = El desempate. Losetas en la pila: { $left }. Última tirada: { $die }. Sigue { $name }.
one-shot-picture-hand = { $name }: { $tiles }, suma { $sum }.
one-shot-picture-scores = La puntuación final. Gana: { $winners }. { $scores }.
one-shot-picture-place = { $place }. { $name } { $score }

## Negativas

one-shot-choose-first = Decide antes: tomar la moneda o pasar.
one-shot-nothing-to-take = Ahora mismo no hay ninguna moneda que tomar.
one-shot-nothing-to-pass = No hay nada que dejar pasar. ¡Tira el dado!

## El análisis: qué hiciste, y qué habría sido mejor

one-shot-coach-throw = Tiraste el dado.
one-shot-coach-take = Tomaste el { $tile }.
one-shot-coach-take-throw = Tomaste el { $tile }.
one-shot-coach-pass = Dejaste pasar el { $tile }.
one-shot-better-throw = Era mejor tirar el dado
one-shot-better-take = Era mejor tomarlo
one-shot-better-take-throw = Era mejor tomarlo
one-shot-better-pass = Era mejor pasar
one-shot-coach-cost = { $better }: unos { $points } puntos más de media.

## Jugadas en una repetición

one-shot-did-throw = { $name } tiró el dado
one-shot-did-take = { $name } tomó la moneda
one-shot-did-take-throw = { $name } tomó la moneda y tiró otra vez
one-shot-did-pass = { $name } pasó
