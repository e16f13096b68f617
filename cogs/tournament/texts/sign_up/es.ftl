### Inscripción, requisitos y cambios de la organización

## Avisos en el canal

tournament-tell-moved-up = **{ $name }**: hay una plaza libre, así que { $players } { $count ->
    [one] entra
   *[other] entran
} desde la lista de espera. ¡A jugar!
tournament-tell-moved = { $to ->
    [hand] **{ $name }** ya no tiene hora fija. Empieza cuando lo diga la organización.
   *[time] **{ $name }** tiene nueva hora: { $at }, { $when }.
}
tournament-tell-page = 📣 **{ $name }**: { $text ->
    [none] la organización llama a todos. ¡Empieza pronto!
   *[other] { $text }
}
tournament-tell-solo-teams = **{ $name }**: quienes no tenían equipo juegan en estos: { $teams }.
tournament-tell-solo-left = **{ $name }**: { $players }, esta vez no encontré equipo. ¡Lo siento!
tournament-tell-team-lapsed = **{ $name }**: **{ $team }** empieza con { $players }. Sin aceptar: { $lapsed }, así que { $lapsed_count ->
    [one] esa invitación caduca
   *[other] esas invitaciones caducan
}.
tournament-tell-team-short = **{ $name }**: **{ $team }** no puede empezar. Sin aceptar: { $lapsed }; y { $players } { $count ->
    [one] no basta
   *[other] no bastan
} para un equipo.
tournament-button-announcement = Ir al torneo
tournament-solo-team = Equipo { $number }

## El anuncio

tournament-entry = Quién puede entrar: { $conditions }
tournament-entry-role = quien tenga { $role }
tournament-entry-games = { $least ->
    [one] al menos 1 partida terminada de { $game } en este servidor
   *[other] al menos { $least } partidas terminadas de { $game } en este servidor
}
tournament-entry-rating = { $kind ->
    [from] rating de { $lowest } o más
    [to] rating de hasta { $highest }
   *[both] rating de { $lowest } a { $highest }
}
tournament-solo-hint = ¿Sin equipo? Pulsa **{ tournament-button-solo }** y te pondré en uno al comienzo, con equipos igualados por rating.
tournament-solos = Buscan equipo: { $count }
tournament-button-solo = Buscarme un equipo

## Respuestas a un botón

tournament-done-solo = ¡Estás dentro! Al comienzo te pondré en un equipo y te mencionaré.
tournament-done-check-waiting = Asistencia confirmada: eres el número { $place } de la lista de espera. Entras si falta suficiente gente.
tournament-done-add-waiting = { $name } estaba en la lista de espera y ya está dentro.
tournament-done-returned = Has vuelto, con los resultados que tenías. Juegas desde la próxima ronda.
tournament-sure-withdraw = ¿Retirarte de **{ $name }**? Pierdes tu plaza.
tournament-sure-withdraw-team = ¿Retirarte de **{ $name }**? Todo tu equipo pierde su plaza.
tournament-confirm-out = Retirarme

## Formularios

tournament-form-about = Descripción, requisitos
tournament-form-description = Descripción
tournament-form-description-hint = Aparece en el anuncio
tournament-form-role = Solo para quien tenga este rol
tournament-form-role-hint = Vacío: todo el mundo
tournament-form-games = Mínimo de partidas en este servidor
tournament-form-games-hint = Terminadas, de este juego. Vacío: sin mínimo
# same
tournament-form-rating = Rating
tournament-form-rating-hint = Por ejemplo 1400-1600, 1500+ o max 1600. Al empezar: { $start }. Vacío: cualquiera
tournament-form-page = Mencionar a los inscritos
tournament-form-text = ¿Qué quieres decirles?
tournament-form-text-hint = Vacío: «empieza pronto»
tournament-form-again = Corregir lo que escribí

## Cambiar un torneo

tournament-lead-edit = Editar…
tournament-lead-page = Mencionar a todos…
tournament-lead-barred = Expulsados
tournament-edit-title = Editar { $name }
tournament-edit-note = { $phase ->
    [signup] El juego, el formato y las opciones ya no pueden cambiar: hay gente inscrita con ellos.
    [checkin] El juego, el formato, las opciones y la confirmación ya no pueden cambiar: hay gente inscrita con ellos y la confirmación está abierta.
   *[running] El juego, el formato, el comienzo y lo demás ya no pueden cambiar: los emparejamientos dependen de ellos. Los tiempos nuevos valen desde el próximo encuentro.
}
tournament-edit-helpers = Hay quien te puede ayudar a llevarlo. También necesita *Gestionar eventos* o *Gestionar servidor*.
tournament-edit-helpers-choose = Elegir quién ayuda a organizar
tournament-edit-button-basics = Nombre, comienzo, plazas…
tournament-edit-button-about = Descripción, requisitos…
tournament-edit-button-times = Tiempos…
tournament-edit-button-back = Atrás
tournament-barred-title = Expulsados
tournament-barred-about = No pueden inscribirse otra vez hasta que les dejes volver.
tournament-barred-choose = Dejar volver a alguien
tournament-barred-none = No hay nadie expulsado.
tournament-draft-description = Descripción: { $text }
tournament-draft-helpers = También organiza: { $users }
tournament-act-added = añadió a
tournament-act-removed = expulsó a
tournament-act-unbarred = dejó volver a
tournament-act-returned = volvió
tournament-act-edited = cambió los ajustes
tournament-act-co-organisers = cambió quién ayuda a organizar
tournament-act-paged = mencionó a todos

## Negativas

tournament-refused-start = No entiendo esa hora de comienzo. Escríbela como `{ $example }`.
tournament-refused-start-no-time = ¿A qué hora? Escríbelo como `{ $example }`.
tournament-refused-start-hour = ¿De la mañana o de la tarde? Escribe `{ $typed }am`, `{ $typed }pm` o `{ $example }`.
tournament-refused-start-order = No distingo el día del mes. Escríbelo como `{ $example }`.
tournament-refused-start-clocks = Entonces cambia la hora, así que esa no existe o se repite. Escríbela como `{ $example }`.
tournament-refused-start-far = Falta más de un año para eso. Escribe un comienzo más cercano, como `2h 30m`.
tournament-refused-start-needed = La confirmación está abierta, así que necesita una hora de comienzo. Escríbela como `2h 30m`.
tournament-refused-barred = Te expulsaron de este torneo. Pide a la organización que te deje volver.
tournament-refused-not-barred = Esa persona ya puede inscribirse otra vez.
tournament-refused-mate-barred = Expulsaron a { $name } de este torneo. La organización puede dejarle volver.
tournament-refused-accept-first = Tienes una invitación a un equipo. Pulsa antes **{ tournament-button-yes }**.
tournament-refused-fixed = { $name ->
    [start] El comienzo ya no puede cambiar: ya empezó.
    [checkin] La confirmación ya no puede cambiar: ya está abierta, o terminó.
    [size] Las plazas ya no pueden cambiar: en este formato nadie puede inscribirse tras el comienzo.
    [rounds] Las rondas ya no pueden cambiar: en este formato dependen de cuántos juegan.
    [points] Los puntos ya no pueden cambiar: ya se han jugado encuentros con ellos.
    [group] Los grupos ya no pueden cambiar: ya se sortearon.
    [advance] Los grupos ya no pueden cambiar: ya se sortearon.
    [window] Eso ya no puede cambiar: ya empezó.
   *[other] Los requisitos ya no pueden cambiar: la inscripción terminó.
}
tournament-refused-size-taken = { $taken ->
    [one] Hay 1 plaza ocupada, así que no puede haber menos.
   *[other] Hay { $taken } plazas ocupadas, así que no puede haber menos.
}
tournament-refused-rounds-played = La ronda { $round } ya se está jugando, así que no puede haber menos rondas.
tournament-refused-paged = Acabas de mencionar a todos. Espera diez minutos.
tournament-refused-nobody = Aún no se ha inscrito nadie.
tournament-refused-helper = **{ $name }** no puede ayudarte a llevarlo: necesita *Gestionar eventos* o *Gestionar servidor*.
tournament-refused-description = La descripción puede tener hasta { $most } caracteres.
tournament-refused-ratings = No entiendo ese rating. Escríbelo como `1400-1600`, `1500+` o `max 1600`.
tournament-refused-entry-role = Este torneo es solo para quien tenga { $role }.
tournament-refused-entry-games = { $least ->
    [one] Este torneo es para quien haya terminado una partida de { $game } en este servidor. ¡Juega una y vuelve!
   *[other] Este torneo es para quien haya terminado { $least } partidas de { $game } en este servidor; llevas { $games }. ¡Juega alguna más y vuelve!
}
tournament-refused-entry-unrated = Este torneo pide un rating, y elegiste no participar en los ratings. Puedes volver con `/estadísticas`.
tournament-refused-entry-rating = { $kind ->
    [from] Este torneo es para ratings de { $lowest } o más; el tuyo es { $rating }.
    [to] Este torneo es para ratings de hasta { $highest }; el tuyo es { $rating }.
   *[both] Este torneo es para ratings de { $lowest } a { $highest }; el tuyo es { $rating }.
}

## Datos guardados

privacy-kept-co-organised = 🏆 Torneos que ayudas a llevar: { $amount }
