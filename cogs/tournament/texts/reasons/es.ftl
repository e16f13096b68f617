## Por qué te tocó este rival. $entrant and $rival are names.

tournament-why-organiser = La organización eligió este emparejamiento.
tournament-why-first-round = En la primera ronda, la mitad alta del orden inicial juega contra la mitad baja: tú eres el n.º { $seed } y { $rival } el n.º { $rival_seed }.
tournament-why-equal = Tú y { $rival } tienen { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } cada uno.
tournament-why-float = Tienes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } y { $rival } tiene { $rival_points }. No había rivales con los mismos puntos para todos, y este era el más cercano.
tournament-why-met = { $others ->
        [0] Nadie más tiene tantos puntos como tú.
        [one] Otra persona tiene tantos puntos como tú{ $met ->
            [0] {"."}
           *[other] , y ya jugaste contra ella.
        }
       *[other] Otras { $others } personas tienen tantos puntos como tú, y ya jugaste contra { $met ->
            [0] ninguna
           *[other] { $met }
        } de ellas.
    }
tournament-why-new = { $rivals ->
        [one] Aún no habían jugado entre sí.
       *[other] Aún no habías jugado contra nadie de esta mesa.
    }
tournament-why-again = Ya jugaste contra { $rival } { $times ->
        [one] una vez
        [2] dos veces
       *[other] { $times } veces
    }, pero no había forma de emparejar a todos sin repetir.
tournament-why-seat = Tienes el asiento { $seat } { $times ->
        [0] por primera vez
        [one] por segunda vez
       *[other] otra vez, tras { $times } veces
    }. Los asientos rotan, así que a cada uno le toca cada asiento más o menos las mismas veces.
tournament-why-bye = Con { $entrants } jugadores, alguien tiene que descansar. Le toca a uno de los peor clasificados que aún no lo ha hecho; tienes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
tournament-why-bye-others = { $count ->
        [one] Quien va justo detrás de ti ya tuvo un bye o una victoria por incomparecencia.
       *[other] Los { $count } que van detrás de ti ya tuvieron un bye o una victoria por incomparecencia.
    }
tournament-why-pod-first = En la primera ronda, el orden inicial se reparte entre las mesas para que todas sean igual de fuertes. Tú eres el n.º { $seed }.
tournament-why-pod = Tienes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; en esta mesa tienen de { $lowest } a { $highest }.
tournament-why-deal = Todas las mesas de la ronda { $number } juegan el mismo reparto, y tus puntos se comparan con los suyos.
tournament-why-alone = Juegas en solitario.
tournament-why-arena = Tú y { $rival } buscaban encuentro a la vez. Puntos: tú { $points }, tu rival { $rival_points }.
tournament-why-arena-again = Acabas de jugar contra { $rival }, pero no había nadie más libre.
tournament-why-robin = Todos juegan contra todos. Esta es la ronda { $number } de { $rounds }, según un calendario fijado al comienzo.
tournament-why-robin-bye = Con un número impar de jugadores, todos descansan una vez. En la ronda { $number } de { $rounds } te toca a ti.
tournament-why-group = Están en el grupo { $group }, donde todos juegan contra todos.
tournament-why-group-bye = El grupo { $group } tiene un número impar de jugadores, así que todos descansan una vez. En esta ronda te toca a ti.
tournament-why-bracket-bye = Aquí no hay rival, así que pasas sin jugar. En la primera ronda, los byes son para los cabezas de serie.
tournament-why-reset = La gran final se la llevó quien venía del cuadro de perdedores. Ahora los dos tienen una derrota, así que se juega otra vez.
tournament-why-third = Este encuentro es por el tercer puesto.
tournament-why-from-seed = { $entrant } es el n.º { $rank } del orden inicial.
tournament-why-seeds = Los cabezas de serie se cruzan lo más tarde posible.
tournament-why-from-won = { $entrant } ganó el encuentro n.º { $match }.
tournament-why-from-lost = { $entrant } perdió el encuentro n.º { $match }.
tournament-why-from-rank = { $entrant } pasó del encuentro n.º { $match } en el puesto { $rank }.
tournament-why-from-group = { $entrant } quedó en el puesto { $rank } del grupo { $group }.
tournament-why-from-swiss = { $entrant } quedó en { $rank ->
        [1] primer lugar
        [2] segundo lugar
        [3] tercer lugar
       *[other] el puesto { $rank }
    } de las rondas suizas.
tournament-why-groups = Quienes vienen del mismo grupo se cruzan lo más tarde posible.

## Por qué estás en este puesto.

tournament-placed = Puesto { $place } de { $of }, con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
tournament-placed-bracket = Puesto { $place } de { $of }.
tournament-placed-champion = Ganaste el torneo.
tournament-placed-alive = Sigues en juego.
tournament-placed-third = Jugaste por el tercer puesto.
tournament-placed-out = Tu último encuentro: { $last }.
tournament-placed-group = Eres el número { $rank } de tu grupo.
tournament-placed-byes = { $count ->
        [one] Tuviste un bye
        [2] Tuviste dos byes
       *[other] Tuviste { $count } byes
    }, que { $count ->
        [one] vale
       *[other] valen
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
tournament-placed-late = Entraste después de { $count ->
        [one] la primera ronda
       *[other] { $count } rondas
    }, así que recibiste la mitad de los puntos por { $count ->
        [one] ella
       *[other] ellas
    }: { $points }.
tournament-placed-forfeits = { $count ->
        [one] Perdiste 1 encuentro por incomparecencia, sin puntos.
       *[other] Perdiste { $count } encuentros por incomparecencia, sin puntos.
    }
tournament-placed-streaks = Tras dos victorias seguidas, cada una más cuenta doble hasta que acabe la racha.
tournament-placed-duplicate = En cada ronda, tus puntos se comparan con quienes tuvieron el mismo reparto y asiento: 1 punto si superas a todos, medio en la mitad.
tournament-placed-duplicate-sum = Se suman los puntos de todas las rondas.
tournament-placed-shared = Compartes este puesto con { $rival }: hay igualdad en todo lo que cuenta.
tournament-placed-behind-points = { $rival } va por delante en puntos: { $rival_value } contra { $value }.
tournament-placed-before-points = { $rival } va por detrás en puntos: { $rival_value } contra { $value }.
tournament-placed-behind-presence = { $rival } va por delante porque { $why ->
        [dropped] abandonaste
        [disqualified] te descalificaron
       *[absent] no te presentaste
    }.
tournament-placed-before-presence = { $rival } va por detrás por { $why ->
        [dropped] abandonar
        [disqualified] descalificación
       *[absent] no presentarse
    }.
tournament-placed-behind-tie = { $rival } tiene los mismos puntos, pero va por delante en { $tie ->
        [played] puntos de partidas jugadas (no de byes ni incomparecencias)
        [wins] encuentros ganados
        [head-to-head] resultado particular (los puntos de los encuentros entre ustedes)
        [buchholz] Buchholz (los puntos de tus rivales)
        [median-buchholz] Buchholz mediano (los puntos de tus rivales, sin el mejor ni el peor)
        [sonneborn-berger] Sonneborn-Berger (los puntos de los rivales a los que ganaste)
       *[score] puntuación total
    }: { $rival_value } contra { $value }.
tournament-placed-before-tie = { $rival } tiene los mismos puntos, pero va por detrás en { $tie ->
        [played] puntos de partidas jugadas (no de byes ni incomparecencias)
        [wins] encuentros ganados
        [head-to-head] resultado particular (los puntos de los encuentros entre ustedes)
        [buchholz] Buchholz (los puntos de tus rivales)
        [median-buchholz] Buchholz mediano (los puntos de tus rivales, sin el mejor ni el peor)
        [sonneborn-berger] Sonneborn-Berger (los puntos de los rivales a los que ganaste)
       *[score] puntuación total
    }: { $rival_value } contra { $value }.
tournament-placed-behind-alive = { $rival } va por delante: sigue en juego o con menos derrotas.
tournament-placed-before-alive = { $rival } va por detrás: ya está fuera o con más derrotas.
tournament-placed-behind-group = { $rival } va por delante, como número { $rival_value } de un grupo; tú eres el número { $value } del tuyo.
tournament-placed-before-group = { $rival } va por detrás, como número { $rival_value } de un grupo; tú eres el número { $value } del tuyo.
tournament-placed-behind-round = { $rival } va por delante porque llegó más lejos ({ $rival_last }; tú: { $last }).
tournament-placed-before-round = { $rival } va por detrás porque llegaste más lejos (tú: { $last }; tu rival: { $rival_last }).
tournament-placed-behind-same-round = { $rival } va por delante: jugaron su último encuentro en la misma ronda, pero el suyo era por un puesto mejor o le fue mejor.
tournament-placed-before-same-round = { $rival } va por detrás: jugaron su último encuentro en la misma ronda, pero el tuyo era por un puesto mejor o te fue mejor.

## Negativas.

tournament-has-begun = El torneo ya ha empezado.
tournament-not-begun = El torneo todavía no ha empezado.
tournament-is-over = El torneo ya terminó.
tournament-too-few = Hacen falta al menos { $fewest } jugadores para empezar.
tournament-needs-pairs = Este formato tiene encuentros de dos, y este juego no es para dos. Elige suizo por mesas, eliminación directa, duplicado o arena.
tournament-needs-rivals = Este es un juego en solitario. Elige duplicado, donde todos juegan el mismo reparto.
tournament-no-such-match = No existe ese encuentro.
tournament-no-such-entrant = Esa persona no está en este torneo.
tournament-not-in-match = No estás en ese encuentro.
tournament-match-decided = El encuentro n.º { $match } ya tiene resultado. La organización puede corregirlo.
tournament-nothing-to-correct = El encuentro n.º { $match } no tiene resultado que corregir.
tournament-correct-too-late = El encuentro n.º { $match } ya no se puede cambiar: alguien que pasó de ronda ya jugó su siguiente encuentro.
tournament-scores-needed = Este formato compara puntos, así que al encuentro n.º { $match } no le basta con quién ganó. Escribe los puntos en el orden de los nombres, como 40 35.
tournament-bad-result = Ese no puede ser el resultado del encuentro n.º { $match }.
tournament-bad-pairing = El encuentro n.º { $match } necesita tantos jugadores como antes, todos distintos y todos aún en el torneo.
tournament-cannot-swap = No puedes cambiar a estos dos en el encuentro n.º { $match }: uno ya jugó esta ronda, o no tiene encuentro en ella.
tournament-schedule-fixed = Aquí todos juegan contra todos, así que los emparejamientos son fijos.
tournament-already-gone = Esa persona ya abandonó el torneo.
tournament-closed-to-late = Es tarde para entrar: este formato necesita a todos desde el comienzo.
tournament-closed-to-return = Abandonaste, y en este formato no se puede volver.
tournament-not-gone = Esa persona no ha abandonado el torneo.
tournament-no-arena = Solo se busca encuentro en una arena.
tournament-still-playing = Estás en un encuentro. Acábalo antes.
