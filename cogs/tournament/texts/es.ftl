### Torneos

## Comandos

command-tournament = torneo
command-tournament-description = Torneos: inscribirse, seguirlos, organizarlos
command-tournament-create = crear
command-tournament-create-about = Prepara un torneo en este canal
command-tournament-list = lista
command-tournament-list-about = Los torneos de este servidor
command-tournament-show = mostrar
command-tournament-show-about = Muestra otra vez un torneo, con sus botones
command-tournament-standings = clasificación
command-tournament-standings-about = La clasificación y el cuadro
command-tournament-rounds = rondas
command-tournament-rounds-about = Emparejamientos y resultados, ronda a ronda
command-tournament-round = ronda
command-tournament-round-about = ¿Qué ronda? La actual si lo dejas vacío
command-tournament-export = exportar
command-tournament-export-about = Participantes, encuentros y clasificación como archivos
command-tournament-season = temporada
command-tournament-season-about = La clasificación de una serie de torneos o de una liga diaria
command-tournament-league = liga-diaria
command-tournament-league-about = Empieza una liga diaria de Rokujika en este canal (organización)
command-tournament-days = días
command-tournament-days-about = Cuántos días dura, desde hoy
command-tournament-why = porqué
command-tournament-why-about = Por qué te tocó este rival y por qué estás en este puesto
command-tournament-drop = abandonar
command-tournament-drop-about = Abandona un torneo
command-tournament-manage = gestionar
command-tournament-manage-about = Empieza, pausa, termina o cancela un torneo, y mira su registro
command-tournament-result = resultado
command-tournament-result-about = Pon o corrige el resultado de un encuentro (organización)
command-tournament-swap = cambiar
command-tournament-swap-about = Cambia a dos jugadores cuyos encuentros no han empezado (organización)
command-tournament-penalty = sanción
command-tournament-penalty-about = Advierte a alguien, quítale una partida o descalifícalo (organización)
command-tournament-penalty-member-about = Quién recibe la sanción
command-tournament-penalty-kind = sanción
command-tournament-penalty-kind-about = ¿Qué sanción?
command-tournament-penalty-warning = Advertencia
command-tournament-penalty-loss = Pierde la partida actual
command-tournament-penalty-disqualified = Descalificación
command-tournament-add = añadir
command-tournament-add-about = Añade a alguien, incluso después del comienzo (organización)
command-tournament-remove = expulsar
command-tournament-remove-about = Expulsa a alguien (organización)
command-tournament-game = juego
command-tournament-game-about = ¿Qué juego?
command-tournament-name = nombre
command-tournament-name-about = El nombre del torneo
command-tournament-role = rol-de-campeón
command-tournament-role-about = Un rol para quien gane
command-tournament-event = evento
command-tournament-event-about = ¿Crear un evento del servidor para el comienzo?
command-tournament-which = torneo
command-tournament-which-about = Qué torneo, si hay varios
command-tournament-match = encuentro
command-tournament-match-about = ¿Qué encuentro?
command-tournament-outcome = resultado
command-tournament-outcome-about = Quién ganó, o los puntos en el orden de los nombres (más es mejor)
command-tournament-first = primero
command-tournament-first-about = Alguien cuyo encuentro no ha empezado
command-tournament-second = segundo
command-tournament-second-about = Con quién se cambia
command-tournament-member = miembro
command-tournament-add-member-about = A quién añadir
command-tournament-remove-member-about = A quién expulsar

## Formatos

tournament-format-swiss = Suizo
tournament-format-pods = Suizo por mesas
tournament-format-single = Eliminación directa
tournament-format-double = Doble eliminación
tournament-format-robin = Todos contra todos
tournament-format-groups = Grupos y eliminatorias
tournament-format-duplicate = Duplicado
# same
tournament-format-arena = Arena
tournament-about-swiss = Todos juegan todas las rondas, contra alguien con puntos parecidos.
tournament-about-pods = Mesas de tres o cuatro jugadores con puntos parecidos.
tournament-about-single = Con una derrota, fuera.
tournament-about-double = Con dos derrotas, fuera.
tournament-about-robin = Todos juegan contra todos.
tournament-about-groups = Primero grupos pequeños; los mejores de cada uno pasan a las eliminatorias.
tournament-about-duplicate = Todas las mesas juegan el mismo reparto y se comparan los puntos.
tournament-about-arena = Juega cuantas veces quieras mientras esté abierta. Las rachas de victorias cuentan doble.

## Nombres y números

tournament-default-name = Torneo de { $game }
tournament-round = Ronda { $round }
tournament-round-of = Ronda { $round } de { $rounds }
tournament-round-group = Grupo { $group }, ronda { $round }
tournament-group-stage = Fase de grupos
tournament-group-stage-round = Fase de grupos, ronda { $round } de { $rounds }
tournament-knockout = { $stage ->
    [final] Final
    [semi] Semifinal
    [quarter] Cuartos de final
    [third] Tercer puesto
    [grand] Gran final
    [reset] Gran final, segundo encuentro
    [of] Ronda de { $size }
   *[round] Ronda { $round }
}
tournament-knockout-winners = { $stage ->
    [final] Final de ganadores
    [semi] Semifinal de ganadores
    [quarter] Cuartos de ganadores
   *[round] Ganadores, ronda { $round }
}
tournament-knockout-losers = { $stage ->
    [final] Final de perdedores
   *[round] Perdedores, ronda { $round }
}
# same
tournament-arena-match = Arena
tournament-arena-played = { $played ->
    [one] 1 encuentro jugado
   *[other] { $played } encuentros jugados
}
tournament-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
tournament-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
tournament-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
tournament-phase-signup = inscripción abierta
tournament-phase-checkin = confirmación abierta
tournament-phase-running = en juego
tournament-phase-paused = en pausa
tournament-phase-over = terminado
tournament-phase-cancelled = cancelado
tournament-phase-draft = borrador
tournament-seeding-random = Orden inicial: al azar
tournament-seeding-rating = Orden inicial: por rating

tournament-third-no = Sin encuentro por el tercer puesto
tournament-third-yes = Con encuentro por el tercer puesto
tournament-compare-rank = Cada reparto cuenta igual: puntos por cada resultado que superas
tournament-compare-sum = Se suman todos los puntos

## El mensaje público

tournament-starts = Empieza el { $at }, { $when }.
tournament-organiser = Organiza: { $organisers }
tournament-starts-by-hand = Empieza cuando lo diga la organización.
tournament-checkin-opens = La confirmación de asistencia abre a las { $at }, { $when }. ¡No te la saltes o pierdes tu plaza!
tournament-checkin-open = **¡Confirma tu asistencia!** Empezamos { $when } con quien haya confirmado.
tournament-times = Por encuentro: { $ready } para prepararse, { $clock } para jugar.
tournament-no-clock = sin límite de tiempo
tournament-break = Descanso entre rondas: { $time }.
tournament-rounds-daily = Una ronda al día, a la hora del comienzo.
tournament-rounds-weekly = Una ronda a la semana, el día y a la hora del comienzo.
tournament-next-round = Próxima ronda { $when }.
tournament-move-limit = Por jugada: { $limit }, después juega una IA.
tournament-teams = Equipos de { $size }.
tournament-arena-ends = Cierra { $when }.
tournament-paused = ⏸️ En pausa por decisión de la organización. Todos los relojes están parados.
tournament-cancelled = Cancelado.
tournament-over = ¡Terminado!
tournament-signed-up = Inscripciones: { $here } de { $most }
tournament-waiting = Lista de espera: { $count }
tournament-team-waits = falta que acepten: { $names }
tournament-more = … y { $count } más
tournament-now = { $count ->
    [one] 1 encuentro en juego
   *[other] { $count } encuentros en juego
}
tournament-threads = 🧵 Abriendo hilos: { $made } de { $needed }. Discord solo me deja abrir unos pocos a la vez.
tournament-stage-planned = ⏳ { $match } · hilo en camino
tournament-stage-called = 📣 { $match } · preparándose
tournament-stage-playing = 🎲 { $match } · en juego
tournament-bye-now = 💤 Bye ({ $points }): { $names }
tournament-standings = Clasificación
tournament-button-in = Inscribirme
tournament-button-out = Retirarme
tournament-button-check = Confirmar asistencia
tournament-button-yes = Aceptar invitación
tournament-button-play = Jugar el siguiente
tournament-button-rest = Descansar
tournament-button-match = Mi encuentro
tournament-button-table = Clasificación
tournament-button-ready = Listo

## Series y ligas diarias

tournament-repeat-once = Una sola vez
tournament-repeat-daily = Repetir cada día
tournament-repeat-weekly = Repetir cada semana
tournament-series-daily = Cada día · edición { $number }
tournament-series-weekly = Cada semana · edición { $number }
tournament-series-next-daily = Cada día, el próximo { $when }
tournament-series-next-weekly = Cada semana, el próximo { $when }
tournament-series-over = Esta serie ha terminado.
tournament-league-until = Liga diaria hasta el { $day }
tournament-league-name = Liga diaria de Rokujika
tournament-league-how = Juega `/diario` cada día. ¡No hace falta inscribirse!
tournament-league-day = **{ $name }**: terminó el { $day }. En cabeza: { $names }, con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
tournament-league-over = 🏆 ¡**{ $name }** ha terminado! Victoria de { $names }, con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
tournament-league-nobody = **{ $name }**: terminó el { $day }, y nadie ha jugado todavía.
tournament-season-events = { $count ->
    [0] La clasificación empieza con el primer resultado.
    [one] Tras 1 edición:
   *[other] Tras { $count } ediciones:
}
tournament-season-days = { $count ->
    [0] La clasificación empieza cuando acabe el primer día.
    [one] Tras 1 día:
   *[other] Tras { $count } días:
}
tournament-season-empty = Nadie ha jugado todavía.
tournament-season-value = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}
tournament-season-note = 1 punto por jugar y 1 por cada participante o equipo que quede por detrás.
tournament-sure-end-series = ¿Terminar esta serie? Lo que ya está anunciado sigue adelante.
tournament-button-series-show = Temporada
tournament-button-series-season = Atrás
tournament-button-series-end = Terminar la serie
tournament-button-series-sure-end = Sí, terminarla
tournament-refused-no-series = Eso no es parte de una serie.
tournament-refused-series-over = Esa serie ya ha terminado.
tournament-refused-series-start = Una serie necesita una hora de comienzo. Ponla en **{ tournament-draft-button-basics }**
tournament-refused-many-series = Este servidor ya tiene { $most ->
    [one] 1 serie
   *[other] { $most } series
}. Termina una antes con `/torneo temporada`.
tournament-refused-league-days = Una liga diaria dura de 2 a { $most ->
    [one] 1 día
   *[other] { $most } días
}.

## Respuestas a un botón

tournament-done-in = ¡Estás dentro! Te mencionaré cuando tu primer encuentro esté listo.
tournament-done-in-checkin = ¡Estás dentro! Recuerda confirmar tu asistencia antes del comienzo. Te mencionaré.
tournament-done-waiting = { $ahead ->
    [0] Está lleno, pero vas en cabeza de la lista de espera.
    [one] Está lleno. Estás en la lista de espera, con 1 por delante.
   *[other] Está lleno. Estás en la lista de espera, con { $ahead } por delante.
}
tournament-done-late = Juegas desde la próxima ronda, con medio punto por cada ronda perdida.
tournament-done-arena = ¡Estás dentro! Te mencionaré en cuanto encuentre rival.
tournament-done-yes = ¡Estás dentro!
tournament-done-out = Te has retirado.
tournament-done-check = Asistencia confirmada. Empieza pronto; te mencionaré.
tournament-done-play = Juegas el siguiente. Te mencionaré en cuanto encuentre rival.
tournament-done-rest = Estás descansando. Pulsa **{ tournament-button-play }** cuando vuelvas.
tournament-done-rest-after = Descansas después de este encuentro. Pulsa **{ tournament-button-play }** cuando vuelvas.
tournament-done-ready = Listo por tu parte. La partida empieza cuando todos lo estén.
tournament-done-team = Tu equipo entra cuando todos pulsen **{ tournament-button-yes }**. Ya les pregunté.
tournament-invite = { $players } **{ $captain }** invita a jugar en el equipo **{ $team }** en **{ $name }**. Para entrar, **{ tournament-button-yes }** aquí: { $link }
tournament-done-drop = Has abandonado el torneo.
tournament-done-result = Encuentro n.º { $match }: { $result } Guardado.
tournament-done-swap = Cambio hecho.
tournament-done-add = { $name } está dentro.
tournament-done-remove = { $name } está fuera.
tournament-your-match = Tu encuentro: { $thread }
tournament-your-match-soon = ¡Tienes encuentro! Su hilo está en camino.
tournament-your-bye = Esta ronda tienes bye: { $points } sin jugar. Te mencionaré para tu próximo encuentro.
tournament-no-match-now = Ahora mismo no tienes encuentro. Te mencionaré si hay otro.

## Abandonar

tournament-sure-drop = ¿Abandonar **{ $name }**? Pierdes tu encuentro actual y no tendrás más.
tournament-sure-drop-team = ¿Abandonar **{ $name }**? Todo tu equipo pierde su encuentro actual y no tendrá más.
tournament-sure-remove = ¿Expulsar a **{ $player }** de **{ $name }**? Pierde su encuentro actual y no tendrá más.
tournament-sure-remove-team = ¿Expulsar a **{ $player }** de **{ $name }**? Se va todo su equipo y pierde su encuentro actual.
tournament-sure-remove-early = ¿Expulsar a **{ $player }** de **{ $name }**?
tournament-confirm-drop = Abandonar
tournament-confirm-remove = Expulsar
tournament-confirm-no = Mejor no

## En el hilo de un encuentro

# same
tournament-call = { $names }
tournament-call-versus = { " contra " }
tournament-call-alone = { $names }: aquí está tu reparto.
tournament-call-duplicate = Todas las mesas juegan este mismo reparto. Puedes ver las repeticiones cuando acabe la ronda.
tournament-call-public = Este hilo lo puede leer cualquiera. Por favor, no mires otros hilos antes de que acabe tu partida.
tournament-call-ready = Tienes { $time } para pulsar **{ tournament-button-ready }**. La partida empieza cuando todos estén listos.
tournament-call-here = Pulsaron Listo: { $names }
tournament-call-paused = ⏸️ Este torneo está en pausa. Podrás pulsar Listo cuando siga.
tournament-call-until = ¿Aún sin pulsar Listo { $when }? Pierdes el encuentro.
tournament-remind = ¡Tu encuentro te espera! Si no has pulsado Listo { $when }, lo pierdes.
tournament-dealt = ¡Empieza la partida!
tournament-again-drawn = Empate, pero solo puede pasar uno: jueguen una vez más. Si vuelven a empatar, pasa quien tenga mejor orden inicial.
tournament-again-closed = La partida se cerró antes del final, así que este encuentro se juega otra vez.
tournament-match-timeout = ⌛ ¡Tiempo! { $result }
tournament-arena-next = Estás en la cola para tu próximo encuentro.
tournament-arena-called = ➡️ { $names }: tu próximo encuentro está en { $thread }
tournament-match-off = Este encuentro se anula: el emparejamiento ha cambiado.
tournament-result-bye = **{ $name }** tiene bye.
tournament-result-nobody = no se presentó nadie ({ $names }).
tournament-result-alone = **{ $name }** sumó { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}.
tournament-result-draw = Empate entre { $names }.
tournament-result-won = Victoria de { $names } contra { $others }.
tournament-result-forfeit = (Incomparecencia: { $names }.)
tournament-table = Encuentro de torneo: los asientos son fijos; las jugadas de la IA cuentan para quien falta.
tournament-table-clock = Acaben { $when }; después pierde a quien le toque jugar.
tournament-table-paused = ⏸️ Este torneo está en pausa. El reloj y las IA están parados.
tournament-table-over = Este resultado cuenta para el torneo.

## En el canal del torneo

tournament-tell-soon = **{ $name }** empieza { $when }.
tournament-tell-checkin = **{ $name }**: ¡ya puedes confirmar tu asistencia! Pulsa **{ tournament-button-check }** abajo. Empezamos { $when }.
tournament-tell-last = **{ $name }** empieza { $when }, ¡y aún no has confirmado tu asistencia!
tournament-tell-begun = ¡**{ $name }** ha empezado! Te mencionaré en el hilo de tu encuentro, o pulsa **{ tournament-button-match }**.
tournament-tell-break = **{ $name }**: terminó la ronda. La siguiente empieza { $when }.
tournament-tell-round = **{ $name }**, a continuación: **{ $round }**.
tournament-tell-cancelled = { $why ->
    [too-few] **{ $name }** se cancela: no hay suficientes jugadores.
    [abandoned] **{ $name }** se cancela: hace mucho que no pasa nada.
   *[organiser] La organización canceló **{ $name }**.
}
tournament-tell-penalty-warning = **{ $name }**: **{ $player }** recibió una advertencia de la organización.
tournament-tell-penalty-loss = **{ $name }**: **{ $player }** pierde la partida actual (sanción).
tournament-tell-penalty-disqualified = **{ $name }**: descalificación de **{ $player }**.
tournament-tell-corrected = **{ $name }**: se corrigió { $round }, encuentro n.º { $number }. Antes: { $before } Ahora: { $result }
tournament-tell-announced = ¡Inscripción abierta para **{ $name }**! Pulsa **{ tournament-button-in }** arriba.
tournament-tell-paused = **{ $name }** está en pausa. Todos los relojes están parados.
tournament-tell-resumed = **{ $name }** sigue adelante.
tournament-tell-trouble = { $why ->
    [discord] **{ $name }** está en pausa: Discord no me dejó mencionar a los jugadores de un encuentro. Pulsa **{ tournament-lead-resume }** en `/torneo gestionar` para probar otra vez.
   *[threads] **{ $name }** está en pausa: ya no puedo crear hilos aquí. Dame *Crear hilos públicos* y *Enviar mensajes en hilos*, y pulsa **{ tournament-lead-resume }** en `/torneo gestionar`.
}
tournament-champion = { $count ->
    [one] ¡{ $names } gana el torneo!
   *[other] ¡{ $names } comparten el primer puesto!
}
tournament-champion-after = { $matches ->
    [one] 1 encuentro jugado. ¡Gracias por jugar!
   *[other] { $matches } encuentros jugados. ¡Gracias por jugar!
}
tournament-role-gone = Victoria de { $users }, pero se borró el rol de campeón. Dale otro por tu cuenta, por favor.
tournament-role-special = No puedo dar { $role } a { $users }: es de una integración. Dale otro rol por tu cuenta, por favor.
tournament-role-moderation = No di { $role } a { $users }: tiene permisos de moderación ({ $permissions }), y esos nunca los doy. Puede hacerlo la moderación.
tournament-role-organiser = No di { $role } a { $users }: quien organiza no puede darlo (hace falta *Gestionar roles* y un rol más alto). Puede hacerlo quien tenga ese permiso y ese rol.
tournament-role-bot = No pude dar { $role } a { $users }: necesito *Gestionar roles* y un rol por encima. Dalo por tu cuenta, por favor.
tournament-role-stays = Al final { $user } no ganó, pero no pude quitarle { $role }: necesito *Gestionar roles* y un rol por encima.
tournament-event-failed = No pude crear un evento del servidor para este torneo: necesito *Crear eventos*.

## La clasificación y por qué

# same
tournament-record = { $wins }–{ $draws }–{ $losses }
tournament-lines = Tras cada nombre: puntos · victorias–empates–derrotas · el desempate que decide.
tournament-lines-bracket = Tras cada nombre: victorias–empates–derrotas.
tournament-points = { $amount ->
    [one] 1 punto
   *[other] { $points } puntos
}
tournament-nobody-yet = Nadie ha jugado todavía.
tournament-page = Página { $page } de { $pages }
tournament-none-yet = Aquí aún no hay torneos. Quien tenga *Gestionar eventos* puede preparar uno con `/torneo crear`.
tournament-why-match = { $round } contra { $names }
# same
tournament-why-own-match = { $round }
tournament-why-place = Tu puesto

## El borrador

tournament-ranking-title = Orden inicial y clasificación
tournament-ranking-about = A igualdad de puntos decide el primer desempate que sea distinto. Un cuadro no necesita ninguno.
tournament-choice-cut = { $count ->
    [0] Suizo sin eliminatorias
   *[other] Eliminatorias: los { $count } mejores
}
tournament-choice-best-of = { $count ->
    [1] Eliminatorias: una partida
   *[other] Eliminatorias: al mejor de { $count }
}
# same
tournament-choice-tie = { $place }. { $tie }
tournament-button-rounds = Rondas
tournament-button-round = Ronda
tournament-button-more-matches = Más encuentros
tournament-round-empty = No hay encuentros en esta ronda.
tournament-group = Grupo { $group }
tournament-swiss-stage = Rondas suizas
tournament-exported = Aquí tienes el torneo como archivos. Los CSV se abren en una hoja de cálculo; el JSON lo tiene todo.
tournament-dealt-game = { $score }. ¡Empieza la partida { $game }!
tournament-done-warning = **{ $name }** recibió una advertencia.
tournament-done-loss = **{ $name }** perdió la partida actual.
tournament-done-disqualified = **{ $name }**: descalificación hecha.
tournament-draft-title = Torneo nuevo
tournament-draft-note = Solo lo ves tú hasta que lo anuncies.
tournament-draft-start = Comienzo: { $start }
tournament-draft-by-hand = cuando tú lo empieces
tournament-draft-size = Plazas: { $size } · Rondas: { $rounds }
tournament-draft-enough = automático
tournament-draft-checkin = Confirmación de asistencia: { $time }
tournament-draft-format = Formato: { $format }. { $about }
tournament-draft-times = Por encuentro: { $ready } para prepararse, { $clock } para jugar
tournament-draft-move-limit = Por jugada: { $limit }
tournament-move-limit-auto = { $limit } (según el reloj del encuentro)
tournament-draft-window = Abierta durante { $time }
tournament-draft-points = Puntos por puesto: { $points }
tournament-draft-points-usual = por rivales superados
tournament-draft-groups = Grupos de { $size }; pasan los { $advance } mejores de cada uno
tournament-draft-none = no
tournament-draft-cut = Después, eliminatorias con los { $count } mejores
tournament-draft-best-of = Eliminatorias: al mejor de { $count }
tournament-draft-role = Quien gane recibe { $role }
tournament-draft-event = Con un evento del servidor
tournament-draft-announce = Rol al que mencionar (opcional)
tournament-draft-button-basics = Nombre, comienzo, plazas…
tournament-draft-button-about = Descripción, requisitos…
tournament-draft-button-times = Tiempos…
tournament-draft-button-options = Juego…
tournament-draft-button-ranking = Clasificación…
tournament-draft-button-announce = Anunciar
tournament-draft-button-discard = Descartar
tournament-draft-button-back = Atrás
tournament-form-basics = El torneo
tournament-form-times = Tiempos
tournament-form-team = Tu equipo
tournament-form-name = Nombre
tournament-form-name-hint = Lo que verán todos
tournament-form-start = Comienzo
tournament-form-start-hint = 20:00, 2026-12-24 18:00 o 2h 30m ({ $zone }). Vacío: lo empiezas tú
tournament-form-size = Plazas
tournament-form-size-hint = De 2 a 500; los demás van a la lista de espera
tournament-form-rounds = Rondas
tournament-form-rounds-hint = Vacío: las que hagan falta
tournament-form-checkin = Confirmación, minutos antes del comienzo
tournament-form-checkin-hint = 0 para no pedirla
tournament-form-ready = Minutos para prepararse
tournament-form-ready-hint = Quien no esté listo para entonces pierde
tournament-form-clock = Minutos por encuentro
tournament-form-clock-hint = 0: sin límite. En una liga, 1440 es un día
tournament-form-break = Descanso entre rondas
tournament-form-break-hint = Minutos, o `daily` (diario) o `weekly` (semanal) a la hora del comienzo. Vacío: ninguno
tournament-form-window = Minutos que la arena está abierta
tournament-form-window-hint = Se juega cuantas veces se quiera hasta que cierre
tournament-form-points = Puntos por puesto
tournament-form-points-hint = Por ejemplo 5, 3, 1. Vacío: puntos por rivales superados
tournament-form-group = Jugadores por grupo
tournament-form-group-hint = De 2 a 16
tournament-form-advance = Cuántos pasan de cada grupo
tournament-form-advance-hint = Menos de los que tiene el grupo
tournament-form-team-name = Nombre del equipo
tournament-form-team-mates = ¿Quién está en tu equipo?
tournament-form-team-mates-hint = { $most ->
    [one] 1 persona, que tiene que aceptar
   *[other] { $others } personas, que tienen que aceptar
}
tournament-announced = ¡Anunciado! El mensaje de inscripción va de camino a este canal. Llévalo con `/torneo gestionar`.
tournament-announced-public = Los hilos de los encuentros serán públicos, así que se podría espiar el reparto de otra mesa. Para ocultarlos, tú y yo necesitamos aquí *Crear hilos privados*: cancélalo y anúncialo otra vez.
tournament-discarded = Descartado.

## Gestionar

tournament-manage-people = Añade o expulsa con `/torneo añadir` y `/torneo expulsar`.
tournament-manage-matches = Pon o corrige resultados con `/torneo resultado`; cambia a dos jugadores con `/torneo cambiar`.
tournament-journal = Registro
tournament-journal-bot = automático
tournament-journal-auto = Automático
tournament-lead-checkin = Abrir la confirmación
tournament-lead-start = Empezar ya
tournament-lead-pause = Pausar
tournament-lead-resume = Reanudar
tournament-lead-cancel = Cancelar el torneo
tournament-lead-stop = Terminar ya
tournament-lead-sure-cancel = Sí, cancelarlo
tournament-lead-sure-stop = Sí, terminarlo
tournament-lead-back = Atrás
tournament-sure-cancel = ¿Cancelar todo el torneo? No contará ningún resultado.
tournament-sure-stop = ¿Terminarlo ya con la clasificación actual?
tournament-act-announced = anunciado
tournament-act-checkin = confirmación abierta
tournament-act-begun = empezado
tournament-act-result = resultado
tournament-act-corrected = corregido
tournament-act-repaired = emparejamiento cambiado
tournament-act-absent = no se presentó
tournament-act-again = se juega otra vez
tournament-act-dropped = abandonó
tournament-act-late = entró tarde
tournament-act-game = partida de una serie
tournament-act-warning = advertencia a
tournament-act-loss = partida perdida por sanción:
tournament-act-disqualified = descalificación de
tournament-act-paused = en pausa
tournament-act-resumed = reanudado
tournament-act-stopped = terminado antes de tiempo
tournament-act-closed = cerrado
tournament-act-cancelled = cancelado
tournament-act-over = terminado
tournament-act-role-given = recibió el rol de campeón
tournament-act-role-taken = perdió el rol de campeón
tournament-outcome-wins = Gana { $name }
tournament-outcome-draw = Empate
tournament-outcome-forfeit = { $name } no se presentó
tournament-outcome-scores = { $scores } (para cambiarlo, escribe los puntos en este orden)

## Negativas

tournament-refused-none = No encuentro ese torneo aquí.
tournament-refused-none-here = No hay ningún torneo en este servidor. Quien tenga *Gestionar eventos* puede preparar uno con `/torneo crear`.
tournament-refused-choose = Hay varios torneos. Elige uno de la lista que aparece al escribir.
tournament-refused-only-organiser = Solo puede llevar este torneo quien tenga *Gestionar eventos* o *Gestionar servidor*.
tournament-refused-organiser-lost = Necesitas *Gestionar eventos* o *Gestionar servidor* para llevar tu torneo, y ya no tienes ninguno.
tournament-refused-may-not-create = Necesitas *Gestionar eventos* o *Gestionar servidor* para crear un torneo.
tournament-refused-permissions = No puedo llevar un torneo aquí. Pide a quien gestiona este servidor que me dé: { $missing }.
tournament-refused-own-permissions = Solo publico y creo hilos donde tú también puedes. Te falta: { $missing }.
tournament-refused-event = Necesitas *Crear eventos* para añadir un evento del servidor. Ya no basta con *Gestionar eventos*.
tournament-refused-announce-gone = Ese rol ya no existe. Elige otro al que mencionar, o ninguno.
tournament-refused-announce-everyone = No menciono a todo el mundo. Elige otro rol.
tournament-refused-announce-organiser = Elige un rol al que puedas mencionar: uno que pueda mencionar cualquiera, o cualquier rol si aquí tienes *Mencionar a todos*.
tournament-refused-announce-bot = No puedo mencionar a ese rol: deja que cualquiera lo mencione, o dame aquí *Mencionar a todos*.
tournament-refused-channel = Un torneo necesita un canal de texto, porque cada encuentro tiene un hilo.
tournament-refused-role-gone = El rol de campeón ya no existe. Crea el torneo otra vez con otro.
tournament-refused-role-special = Ese rol no lo puede dar nadie: lo tienen todos, o es de una integración.
tournament-refused-role-moderation = No doy roles con permisos de moderación. Ese tiene { $permissions }.
tournament-refused-role-organiser = Elige un rol que puedas dar tú: necesitas *Gestionar roles* y un rol por encima.
tournament-refused-role-bot = No puedo dar ese rol: necesito *Gestionar roles* y un rol por encima.
tournament-refused-announced = Ese torneo ya está anunciado.
tournament-refused-name = Le falta un nombre.
tournament-refused-past = Esa hora de comienzo ya pasó. Escribe una posterior, como `2h 30m`.
tournament-refused-number = { $name ->
    [size] Las plazas van de 2 a 500.
    [rounds] Las rondas van de 1 a 50. Déjalo vacío para las que hagan falta.
    [checkin] La confirmación va de 0 a 1440 minutos.
    [ready] El tiempo para prepararse va de 1 a 20160 minutos.
    [clock] El tiempo por encuentro va de 0 a 43200 minutos.
    [window] La arena está abierta de 5 a 43200 minutos.
    [group] Los grupos tienen de 2 a 16 jugadores.
    [advance] De cada grupo pasa al menos 1, y menos de los que tiene el grupo.
    [games] El mínimo de partidas va de 0 a 1000. Vacío: sin mínimo.
   *[other] Ese número no vale aquí: { $name }.
}
tournament-refused-break = Un descanso dura de 0 a 10080 minutos, o `daily` (diario) o `weekly` (semanal).
tournament-refused-points = No entiendo esos puntos. Escríbelos como `5, 3, 1`, el mejor puesto delante y sin subir nunca.
tournament-refused-format = Este juego no se puede jugar en ese formato.
tournament-refused-begun = Ya ha empezado.
tournament-refused-over = Ese torneo ya terminó.
tournament-refused-not-running = Ese torneo no está en juego.
tournament-refused-paused = El torneo está en pausa. Podrás jugar cuando siga.
tournament-refused-not-paused = No está en pausa.
tournament-refused-full = Está lleno.
tournament-refused-often = Te has inscrito y retirado demasiadas veces.
tournament-refused-already-in = Ya estás dentro.
tournament-refused-not-in = No estás en este torneo.
tournament-refused-no-rounds = Este torneo todavía no ha empezado.
tournament-refused-not-entered = Esa persona no jugó en este torneo.
tournament-refused-no-game-to-lose = Ahora mismo no tiene ninguna partida que perder.
tournament-refused-not-in-name = **{ $name }** no está en este torneo.
tournament-refused-no-checkin = La confirmación de asistencia no está abierta.
tournament-refused-checked-in = Ya confirmaste tu asistencia.
tournament-refused-teams = Este torneo es por equipos.
tournament-refused-no-teams = En este torneo cada cual juega por su cuenta.
tournament-refused-alone = Este torneo no es por equipos.
tournament-refused-team-size = Aquí los equipos son de { $size }, contándote a ti.
tournament-refused-team-name = Tu equipo necesita un nombre que no esté en uso.
tournament-refused-team-incomplete = Aún no ha aceptado suficiente gente de tu equipo.
tournament-refused-mate = Solo pueden jugar miembros de este servidor.
tournament-refused-mate-in = { $name } ya está dentro.
tournament-refused-not-your-match = Este no es tu encuentro, ¡pero quédate a mirar!
tournament-refused-match-begun = El encuentro ya ha empezado.
tournament-refused-match-over = Ese encuentro ya terminó.
tournament-refused-ready = Ya pulsaste Listo. La partida empieza cuando todos lo hagan.
tournament-refused-no-match = No existe ese encuentro.
tournament-refused-no-open-match = No tiene ningún encuentro que cambiar.
tournament-refused-same-match = Esos dos juegan entre sí.
tournament-refused-outcome = No entiendo eso. Elige un resultado de la lista que aparece al escribir.
tournament-refused-score = Escribe los puntos como número.
refused-match = Este es un encuentro de torneo: solo la organización puede cambiar a sus jugadores o terminarlo.
refused-tournament-paused = Este torneo está en pausa.
refused-leave-match = Este es un encuentro de torneo. Para abandonar el torneo, usa `/torneo abandonar`.
replay-sealed = Hay gente que aún está jugando este reparto. Vuelve cuando acabe la ronda.
permission-create-private-threads = Crear hilos privados
permission-create-private-threads-for = hilos privados en torneos duplicados
permission-create-events = Crear eventos
permission-create-events-for = eventos del servidor para torneos
permission-manage-roles = Gestionar roles
permission-manage-roles-for = roles de campeón en torneos

## Datos guardados

privacy-kept-tournaments = 🏆 Torneos que organizaste: { $amount }
privacy-kept-tournament-series = 🔁 Series de torneos que empezaste: { $amount }
privacy-kept-entrants = 🏆 Torneos en los que te inscribiste: { $amount }
privacy-kept-tournament-journal = 📝 Cambios que hiciste en torneos: { $amount }

## Permisos de moderación, como los llama Discord

permission-administrator = Administrador
permission-ban-members = Banear miembros
permission-bypass-slowmode = Omitir modo pausado
permission-create-expressions = Crear expresiones
permission-deafen-members = Ensordecer miembros
permission-kick-members = Expulsar miembros
permission-manage-channels = Gestionar canales
permission-manage-events = Gestionar eventos
permission-manage-expressions = Gestionar expresiones
permission-manage-guild = Gestionar servidor
permission-manage-messages = Gestionar mensajes
permission-manage-nicknames = Gestionar apodos
permission-manage-threads = Gestionar hilos
permission-manage-webhooks = Gestionar webhooks
permission-mention-everyone = Mencionar a todos
permission-mention-everyone-for = mencionar a un rol para un torneo
permission-moderate-members = Aislar temporalmente a miembros
permission-move-members = Mover miembros
permission-mute-members = Silenciar miembros
permission-pin-messages = Fijar mensajes
permission-priority-speaker = Prioridad de palabra
permission-set-voice-channel-status = Definir estado del canal de voz
permission-view-audit-log = Ver el registro de auditoría
permission-view-creator-monetization-analytics = Ver datos de suscripciones al servidor
permission-view-guild-insights = Ver información del servidor
