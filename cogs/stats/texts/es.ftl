### Estadísticas, rankings y temporadas

## /stats

command-stats = estadísticas
command-stats-description = Ratings, récords y un gráfico de tus partidas en este servidor, o de otra persona
command-stats-member = miembro
command-stats-member-description = ¿De quién? Déjalo vacío para ver las tuyas
command-stats-season = temporada
command-stats-season-description = El número de una temporada anterior
stats-here = En este servidor
stats-season = Temporada { $season }
stats-own = Tus estadísticas
stats-empty-own = Todavía no hay partidas que cuenten aquí. Escribe `/jugar` y termina una con alguien.
stats-empty-other = { $name } aún no ha terminado ninguna partida que cuente aquí.
stats-empty-season = Todavía no hay partidas en la temporada { $season }. Para la anterior, escribe `/estadísticas temporada:{ $before }`.
stats-not-rated = Elegiste no participar. Tus partidas no cuentan para el rating y nadie te ve en rankings ni estadísticas. Tus ratings anteriores están guardados: si vuelves, sigues desde ahí.
stats-hidden = Esta persona eligió no tener ratings ni estadísticas.
# same
stats-rating = **{ $value }** ± { $give }
stats-place = puesto **{ $place }** de { $of }
stats-provisional = { $missing ->
    [one] falta 1 partida para entrar en el ranking
   *[other] faltan { $missing } partidas para entrar en el ranking
}
stats-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
stats-wins = { $wins ->
    [one] 1 ganada
   *[other] { $wins } ganadas
}
stats-draws = { $draws ->
    [one] 1 empatada
   *[other] { $draws } empatadas
}
stats-streaks-now = 🔥 { $now } seguidas
stats-streaks-both = 🔥 { $now } seguidas (récord: { $best })
stats-streaks-best = récord: { $best } seguidas
stats-best = récord **{ $score }**
stats-best-of = récord **{ $score }** de { $most }
stats-daily = Pueblo del día: { $days ->
    [one] 1 día
   *[other] { $days } días
}
stats-met = ⚔️ { $looker } contra { $name }
stats-met-never = Aún no han jugado juntos.
stats-met-ahead = **{ $more } : { $fewer }** a favor de { $name }
# same
stats-met-level = **{ $more } : { $fewer }**
stats-met-ties = { $level ->
    [one] y 1 empate
   *[other] y { $level } empates
}
stats-met-together = { $games ->
    [one] 1 partida en equipo
   *[other] { $games } partidas en equipo
}, récord { $best }
stats-chart = { $game }: el rating tras cada partida. Todos empiezan en { $start }. La banda (el número tras ±) muestra cuánto puede desviarse, y se estrecha con cada partida.
stats-chart-of = Gráfico: { $game }
stats-chart-picture = Un gráfico de líneas: el rating en { $game } en { $games ->
    [one] la última partida
   *[other] las últimas { $games } partidas
}. Empezó en { $first }, estuvo entre { $lowest } y { $highest }, y ahora es { $last }. La banda alrededor de la línea muestra cuánto puede desviarse: ahora { $give } arriba o abajo.
stats-choose-chart = Otro gráfico
stats-button-share = Mostrar a todos
stats-button-rated-off = No participar en ratings
stats-button-rated-on = Volver a participar
stats-nothing-to-share = Todavía no hay nada que mostrar.

## /leaderboard

command-leaderboard = ranking
command-leaderboard-description = Lo mejor de este servidor: ratings, récords, pueblos del día y rachas
command-leaderboard-game = juego
command-leaderboard-game-description = ¿Qué juego?
command-leaderboard-season = temporada
command-leaderboard-season-description = El número de una temporada anterior
leaderboard-title = Ranking del servidor
leaderboard-won = { $wins ->
    [one] 1 ganada
   *[other] { $wins } ganadas
} de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
leaderboard-you = tú
leaderboard-not-you = Aún no estás en esta lista.
leaderboard-page = Página { $page } de { $pages }
leaderboard-button-first = Inicio
leaderboard-button-back = Atrás
leaderboard-button-next = Siguiente
leaderboard-nobody = Nadie ha terminado aún { $least ->
    [one] una partida que cuente
   *[other] { $least } partidas que cuenten
}. ¡Escribe `/jugar` y abre la lista!
leaderboard-no-scores = Nadie ha terminado aún una partida. ¡Escribe `/jugar` y abre la lista!
leaderboard-too-few = { $count ->
    [one] 1 persona más ha terminado
   *[other] { $count } personas más han terminado
} menos de { $least } partidas.
leaderboard-rivals-note = Los ratings empiezan en { $start }; ± es cuánto puede desviarse uno, y baja con cada partida. El orden es por rating menos ±, así nadie lidera por suerte. Tus partidas: `/estadísticas`
leaderboard-earlier = Para la temporada anterior, escribe `/ranking temporada:{ $season }`.
leaderboard-teams-note = Más cartas ganadas en equipo; cada equipo aparece una vez.
leaderboard-score = **{ $score }**
leaderboard-score-of = **{ $score }** de { $most }

## /season

command-season = temporada
command-season-description = Temporadas de rating de este servidor
command-season-new = nueva
command-season-new-description = Empieza una temporada: el rating de todos vuelve al inicio
season-sure = ¿Empezar la temporada { $season }?
season-what = El rating de todos vuelve a { $start }, en todos los juegos. La temporada { $season } se puede seguir consultando y los récords se quedan. Esto no se puede deshacer.
season-button = Empezar la temporada { $season }
season-begun = 🏁 Empezó la temporada { $season }
season-old = Solo tú ves esto, así que ¡cuéntaselo a todos! La temporada { $season } sigue ahí: `/ranking temporada:{ $season }` y `/estadísticas temporada:{ $season }`.
season-begun-already = Esa temporada ya empezó. Escribe `/temporada nueva` para la siguiente.
season-unknown = Aquí no hay temporada { $season }; la última es la { $last }.

## In /settings

settings-bad-ranked-after = El número de partidas tiene que estar entre 1 y 25.

## Insignias

badges-button = Insignias
badges-button-on = Anunciar mis insignias nuevas
badges-button-off = No anunciar mis insignias
badges-title = 🎖️ Insignias de { $name }
badges-count = **{ $count }** de { $of } insignias
badges-missing = Por conseguir
badges-note = Las partidas cuentan como en `/estadísticas`: jugadas hasta el final en una mesa pública, sin una IA en tu asiento. Los pueblos del día también cuentan. Una insignia conseguida se queda.
badges-not-rated = Elegiste no tener ratings ni estadísticas, así que no consigues insignias. Para volver, escribe `/estadísticas`.
badge-news = 🎖️ { $names } · nueva insignia **{ $badge }**: { $result }

badge-perfect = Trece de trece
badge-perfect-how = Just One: acertar en equipo las 13 cartas, sin IA.
badge-perfect-result = ¡{ $value } de 13 en { $game }!
badge-village = Pueblo en auge
badge-village-how = Rokujika Collection: un pueblo de { $goal } puntos, en un pueblo del día, en solitario en un canal o en una carrera.
badge-village-result = ¡un pueblo de { $value } puntos!
badge-days = Fiel al pueblo
badge-days-how = Termina el pueblo del día { $goal } días seguidos.
badge-days-result = ¡{ $value } pueblos del día seguidos!
badge-runaway = En fuga
badge-runaway-how = ONE SHOT: gana en una mesa de cuatro o más, con al menos { $goal } puntos de ventaja sobre el segundo puesto.
badge-runaway-result = ¡victoria en { $game } por { $value } puntos!
badge-potions = Alquimia pura
badge-potions-how = Only One Collection: gana con al menos { $goal } puntos contra dos rivales o más.
badge-potions-result = ¡victoria en { $game } con { $value } puntos!
badge-sweep = Paliza
badge-sweep-how = Omiga: gana una partida al mejor de 3 o de 5 sin perder una ronda.
badge-sweep-result = ¡{ $value } : 0 en { $game }!
badge-streak = En racha
badge-streak-how = Gana { $goal } partidas con rating seguidas en el mismo juego.
badge-streak-result = ¡{ $value } victorias seguidas en { $game }!
badge-upset = Matagigantes
badge-upset-how = Gana a alguien con al menos { $goal } puntos más de rating en un juego, cuando cada uno lleve cinco partidas con rating.
badge-upset-result = ¡victoria contra alguien con { $value } puntos más de rating en { $game }!
badge-champion = Oro
badge-champion-how = Gana un torneo en este servidor.
badge-champion-result = ¡primer torneo ganado, en { $game }!
badge-explorer = De todo un poco
badge-explorer-how = Termina una vez cada uno de los { $goal } juegos.
badge-explorer-result = ¡los { $value } juegos, jugados!
badge-regular = De la casa
badge-regular-how = Termina { $goal } partidas en este servidor.
badge-regular-result = ¡{ $value } partidas jugadas aquí!
