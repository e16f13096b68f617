### Omiga

# same
omiga-name = Omiga
# same
omiga-title = ⚡ Omiga
omiga-short = Dos jugadores, sin turnos: rebasa la línea de cartas de tu rival en cosa de un minuto
omiga-pitch = Juegan los dos **a la vez**, tan rápido como puedan. Añade cartas a tu propia línea, pegadas a la de tu rival: los bordes tienen que encajar como un rompecabezas. Ponte **detrás** de una de sus cartas, o llega al **borde lejano**, y ganas.

## Opciones

omiga-option-board = Tablero
omiga-option-board-7x6 = 7 × 6, rápido
omiga-option-board-9x8 = 9 × 8, estándar
omiga-option-board-11x10 = 11 × 10, largo
omiga-option-best-of = Rondas
omiga-option-best-of-1 = una ronda
omiga-option-best-of-3 = al mejor de 3
omiga-option-best-of-5 = al mejor de 5
omiga-option-assist = Ayuda (atenúa las cartas que no encajan)
omiga-option-pulse = Pulso (si alguien tiene una conexión lenta)
omiga-option-pulse-0 = no
omiga-option-pulse-5 = 5 segundos para elegir
omiga-option-pulse-8 = 8 segundos para elegir
omiga-option-pulse-12 = 12 segundos para elegir

## La mesa

omiga-round = ronda { $round } de { $rounds }
omiga-get-ready-ready = Pulsa **Listo** para abrir tu panel. Ahí se juega.
omiga-is-paused = ⏸️ **La partida está en pausa**: me reinicié, o no estaba ninguno de los dos.
omiga-get-ready-paused = Pulsa **Listo** para seguir.
omiga-get-ready-scored = Pulsa **Listo** para la ronda { $round }.
omiga-call = Todo listo. **Cualquiera** puede pulsar **¡Omiga!** para empezar.
omiga-go = **¡Ya!** Juegan los dos a la vez: ¡rápido!
omiga-none-fits = **Nada encaja:** cambia tu mano.
omiga-clock = Empezó { $when }.
omiga-beat = Las cartas se colocan { $when }.
omiga-stock = { $pile } { $pile ->
        [one] carta
       *[other] cartas
    } en el mazo, { $discards } fuera
omiga-has-chosen = { $name } ya eligió.
omiga-again = **Jugar otra vez** empieza una partida al mejor de { $rounds }.
omiga-button-panel = Mi panel
omiga-button-call = ¡Omiga!
omiga-button-replay = Repetir la ronda

## Lo que acaba de pasar

omiga-news-laid = **{ $name }** jugó una carta en { $place }.
omiga-news-threw = **{ $name }** cambió su mano por otra.
omiga-news-beaten = **{ $name }** llegó tarde: su carta ya no encaja.
omiga-news-you-laid = Jugaste una carta en { $place }.
omiga-news-you-threw = Robaste una mano nueva.
omiga-news-you-beaten = Demasiado tarde: tu carta ya no encaja.

## El panel de un jugador

omiga-you = Juegas con { $mark }. ¡Ponte detrás de { $name } o llega arriba!
omiga-press-ready-ready = Pulsa **Listo** cuando quieras. Tus cartas están boca abajo hasta que alguien diga ¡Omiga!
omiga-press-ready-paused = Pulsa **Listo** para seguir.
omiga-press-ready-scored = Pulsa **Listo** para la ronda { $round }.
omiga-wait-other = ✅ Listo por tu parte. Falta **{ $name }**…
omiga-button-ready = Listo
omiga-button-throw = Cambiar mano
omiga-button-claim = Rival ausente: reclamar victoria
omiga-button-as-shown = { $letter } así
omiga-button-turned = { $letter } girada
omiga-as-shown = así
omiga-turned = girada
omiga-needs = pide { $edges }
omiga-top = arriba { $end }
omiga-bottom = abajo { $end }
omiga-left = izquierda { $colour }
omiga-right = derecha { $colour }
omiga-shape-slash = barra
omiga-shape-backslash = contrabarra
omiga-shape-tip = punta
omiga-shape-notch = muesca
omiga-colour-green = verde
omiga-colour-pink = rosa
omiga-chosen-lay = ☑️ Elegiste la carta **{ $number }** en **{ $letter }**. Todavía puedes cambiarlo.
omiga-chosen-throw = ☑️ Elegiste una mano nueva. Todavía puedes cambiarlo.

## Detalles

omiga-goal-white = blancas, suben desde la fila 1
omiga-goal-black = negras, bajan hacia la fila 1
omiga-details-free = Tus casillas libres
omiga-details-rounds = Rondas hasta ahora

## El final de una ronda

omiga-won-behind = ¡{ $name } rebasó la línea de { $other } y gana!
omiga-won-edge = ¡{ $name } llegó al borde lejano y gana!
omiga-won-claimed = { $other } dejó de responder, así que gana { $name }.
omiga-draw-sides = ¡Empate! Las dos líneas van de lado a lado, así que nadie pasa.
omiga-draw-exhausted = ¡Empate! Las últimas cartas de { $name } no encajan en ningún sitio.
omiga-draw-exhausted-one = ¡Empate! Las últimas cartas de un jugador no encajan en ningún sitio.
omiga-draw-stuck = ¡Empate! Nadie tiene una carta que encaje.
omiga-decided = Lo decidieron las cartas en { $places }.
omiga-match-won = ¡{ $name } gana la partida { $score }!
omiga-match-claimed = { $other } dejó de responder, así que { $name } gana la partida.
omiga-match-level = La partida acaba en empate a { $score }.

## La repetición

omiga-replay = Repetición de la ronda: carta { $step } de { $steps }
omiga-replay-laid = **{ $name }** jugó una carta en { $place }: { $edges }.
omiga-no-replay = Ya no puedes repetir esa ronda: empezó la siguiente.

## La imagen en palabras

omiga-picture = El tablero, { $columns } columnas y { $rows } filas, visto desde el lado de las { $side }. Blancas: { $white_name }; negras: { $black_name }. Cada carta por columna y fila, luego su extremo de arriba y de abajo (/ barra, \ contrabarra, ^ punta, v muesca), luego su lado izquierdo y derecho (g verde, p rosa). Blancas: { $white }. Negras: { $black }. Última: { $newest }.
omiga-picture-hands = Manos como se ven junto al tablero (– donde se jugó una carta): blancas { $white }; negras { $black }.
omiga-picture-hands-down = Junto al tablero, las dos manos, de { $cards } cartas cada una, boca abajo.
omiga-picture-piles = En los mazos: blancas { $white }, negras { $black }.
omiga-picture-free = Casillas libres: { $places }.
omiga-picture-rounds = Rondas ganadas: blancas { $white }, negras { $black }.
omiga-picture-ways = En { $letter } así: { $shown }. Girada: { $turned }.
omiga-side-white = blancas
omiga-side-black = negras
omiga-legend = Los bordes de una carta, con sus nombres. Arriba y abajo: una barra sube hacia la derecha, una contrabarra baja hacia la derecha, una punta sale de la carta, una muesca entra en ella. A izquierda y derecha: medio disco verde o medio anillo rosa.

## Negativas

omiga-not-ready = Aún no: antes tienen que pulsar Listo los dos.
omiga-already-ready = Ya pulsaste Listo. Falta tu rival.
omiga-both-ready = Todo listo: ¡alguien tiene que decir Omiga!
omiga-has-begun = La ronda ya ha empezado.
omiga-not-begun = La ronda no ha empezado.
omiga-paused = La partida está en pausa hasta que los dos pulsen Listo.
omiga-no-such-place = Este tablero no tiene esa casilla.
omiga-place-taken = Demasiado tarde: ahí ya hay una carta.
omiga-not-in-hand = Esa carta ya la jugaste.
omiga-not-beside-own = Una carta tiene que tocar el borde de una de las tuyas.
omiga-far-from-enemy = Una carta tiene que tocar una de tu rival, al menos en una esquina.
omiga-does-not-fit = Esa carta no encaja ahí.
omiga-which-way = Encaja de las dos formas. ¿De cuál?
omiga-not-silent = Tu rival sigue ahí: probar una carta que no encaja también cuenta.
omiga-heard = Sabemos que estás ahí.

## Refusals in a panel: the pressed button and the reason, short enough for one line on a phone

omiga-note-place-taken = **{ $press }**: { $name } llegó antes.
omiga-note-not-in-hand = **{ $press }**: esa carta ya la jugaste.
omiga-note-not-beside-own = **{ $press }** no toca el borde de una carta tuya.
omiga-note-far-from-enemy = **{ $press }** no toca una carta de { $name }.
omiga-note-does-not-fit = **{ $press }**: pide { $edges }
omiga-note-which-way = **{ $press }** encaja de las dos formas. ¿De cuál?

## Jugadas, como las cuenta una repetición

omiga-did-ready = { $name } pulsó Listo
omiga-did-omiga = { $name } dijo Omiga
omiga-did-lay = { $name } jugó una carta
omiga-did-throw = { $name } cambió su mano
omiga-did-attempt = { $name } probó una carta que no encajaba
omiga-did-claim = { $name } reclamó la victoria
