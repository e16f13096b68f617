### `/settings`: lo que un servidor elige para sí.

command-settings = ajustes
command-settings-description = Mira y cambia los ajustes de Onetable en este servidor
command-settings-time-zone = zona-horaria
command-settings-time-zone-description = La zona horaria de este servidor; escribe una ciudad o una región
command-settings-day-begins = cambio-de-día
command-settings-day-begins-description = La hora (0 a 23) a la que empieza un nuevo día

settings-title = ⚙️ Ajustes del servidor
settings-kept = ✅ Guardado.
settings-choose-group = Cambiar algo…
settings-button-reset = Restablecer esta página
settings-button-words = Editar palabras
settings-words-form = Una palabra o frase por línea
settings-words-form-why = Hasta { $most }, de hasta { $longest } letras. Vacío: no se bloquea nada
settings-only-managers = Solo quien tiene *Gestionar servidor* puede ver y cambiar los ajustes.

settings-group-all = 📋 Resumen
settings-group-all-why = Todos los ajustes en una página
settings-group-where = 🚪 Dónde y quién
settings-group-where-why = Canales, roles, terminar partidas, hilos
settings-group-time = ⏳ Tiempo
settings-group-time-why = Tiempo por jugada, cuánto dura abierta una sala
settings-group-speech = 🔔 Idioma y menciones
settings-group-speech-why = El idioma de las mesas y cuándo llegan las menciones
settings-group-words = 🚫 Palabras bloqueadas
settings-group-words-why = Palabras que nadie puede escribir en una mesa
settings-group-day = 🗓️ Día y zona horaria
settings-group-day-why = La zona horaria y cuándo empieza un nuevo día
settings-group-ranking = 🏅 Rankings e insignias
settings-group-ranking-why = Partidas para entrar en el ranking, mensajes de insignias
settings-group-roundup = 🗞️ Resumen diario
settings-group-roundup-why = Un mensaje al día con los resultados de ayer

## Rankings

setting-ranked-after = En el ranking tras
setting-ranked-after-why = Con menos partidas con rating, aún no se aparece en el ranking.
setting-badges = Insignias nuevas
setting-badges-on = se anuncian
setting-badges-off = solo en /estadísticas
setting-badges-why = Una línea corta en el canal de la partida. No menciona a nadie, y cada cual puede desactivarlo para sí.

## El resumen diario

setting-round-up-channel = Canal
setting-round-up-off = no
setting-round-up-channel-why = El pueblo de ayer y novedades de torneos, una vez al día. No menciona a nadie y solo llega si hay novedades.
setting-round-up-gone = ⚠️ Se borró el canal, así que no hay resumen. Elige otro.
setting-round-up-forbidden = ⚠️ No pude publicar el último resumen: ahí necesito *Ver canal* y *Enviar mensajes*. Probaré otra vez mañana.
setting-round-up-hour = Se publica a las
setting-round-up-hour-at = { $hour } ({ $zone })
setting-round-up-hour-why = En la zona horaria de este servidor, { $zone }. Para cambiarla, escribe /ajustes zona-horaria.

## Dónde y quién

setting-game-channels = Canales de juego
setting-game-channels-all = todos los canales
setting-game-channels-why = Con sus hilos. Las partidas en marcha en otros canales siguen; las privadas funcionan en todas partes.
setting-game-channels-gone = Se borraron todos los canales elegidos, así que se pueden abrir mesas en cualquiera hasta que elijas otra vez.
setting-starter-roles = Quién puede abrir mesas
setting-starter-roles-all = todo el mundo
setting-starter-roles-why = Quien tenga uno de estos roles o *Gestionar servidor*. Unirse puede cualquiera.
setting-starter-roles-gone = Se borraron todos los roles elegidos, así que cualquiera puede abrir mesas hasta que elijas otra vez.
setting-some-gone = { $count ->
    [one] (y 1 borrado)
   *[other] (y { $count } borrados)
}
setting-enders = Quién puede terminar una partida
setting-enders-moderators = solo la moderación
setting-enders-host = host y moderación
setting-enders-vote = host, moderación o una votación
setting-enders-why = Modera quien tiene *Gestionar mensajes*. El host siempre puede cerrar su sala.
setting-threads = Mesas por canal
setting-threads-none = una, sin hilo
setting-threads-most = { $most ->
    [one] una, en un hilo
   *[other] hasta { $most }, cada una en un hilo
}
setting-threads-why = /jugar puede abrir un hilo por mesa si tengo *Crear hilos públicos*.

## Tiempo

setting-turn-limit = Tiempo por jugada
setting-turn-limit-why = Lo habitual en salas nuevas, en los juegos que lo tienen. El host puede cambiarlo.
setting-lobby-minutes = Las salas inactivas se cierran tras
setting-lobby-minutes-usual = { $time } (lo habitual)
setting-lobby-minutes-why = Desde la última vez que alguien entró, salió o cambió una opción.
setting-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
setting-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}

## Idioma y menciones

setting-language = Idioma de las mesas
setting-language-automatic = el de este servidor en Discord
setting-language-why = Para las mesas que se abran desde ahora. Los mensajes que solo ves tú están en tu idioma.
setting-pings = Recordatorios de turno
setting-pings-why = Una mención corta bajo la mesa, que se borra tras tu jugada. Cada cual puede elegir los suyos con /recordatorios.

## Palabras

setting-unwanted-words = Palabras bloqueadas
setting-unwanted-words-count = { $count ->
    [0] ninguna
    [one] 1 palabra
   *[other] { $count } palabras
}
setting-unwanted-words-why = Bloqueadas en pistas, respuestas, listas de palabras y nombres de torneos y equipos. Solo lo sabe quien las escribe. T0nto, TONTO y t.o.n.t.o cuentan como tonto.

## El día

setting-time-zone = Zona horaria
setting-time-zone-now = { $zone }, ahora { $now }
setting-time-zone-why = Para cambiarla, escribe /ajustes zona-horaria.
setting-day-begins = El día cambia a las
setting-day-begins-why = Próximo cambio: { $when }. Entonces cambia el pueblo del día; si ya empezaste el anterior, aún puedes terminarlo.

## Negativas

settings-bad-game-channels = Elige hasta 25 canales de este servidor.
settings-bad-starter-roles = Elige hasta 25 roles de este servidor.
settings-bad-enders = Esa opción ya no existe. Abre /ajustes otra vez.
settings-bad-threads = Esa opción ya no existe. Abre /ajustes otra vez.
settings-bad-turn-limit = Esa opción ya no existe. Abre /ajustes otra vez.
settings-bad-lobby-minutes = Esa opción ya no existe. Abre /ajustes otra vez.
settings-bad-language = Todavía no hablo ese idioma. Abre /ajustes otra vez.
settings-bad-pings = Esa opción ya no existe. Abre /ajustes otra vez.
settings-bad-unwanted-words = Esa lista es demasiado larga: hasta 200 palabras, de hasta 40 letras y con al menos una letra o cifra.
settings-bad-time-zone = No conozco esa zona horaria. Escribe una ciudad, como Madrid o Bogotá, y elige de la lista.
settings-bad-badges = Esa opción ya no existe. Abre /ajustes otra vez.
settings-bad-round-up-channel = Elige un canal de texto de este servidor.
settings-bad-round-up-hour = La hora tiene que ser un número entero de 0 a 23.
settings-bad-day-begins = La hora tiene que ser un número entero de 0 a 23.

refused-not-here = En este servidor puedes abrir mesas en: { $channels }
refused-role = En este servidor necesitas uno de estos roles para abrir una mesa: { $roles }
refused-only-moderators = En este servidor solo la moderación puede terminar una partida. Para salir, pulsa **Menú**.
refused-no-vote = En este servidor no se puede votar para terminar una partida. Pueden terminarla el host o la moderación.
refused-unwanted-word = «{ $word }» está bloqueada en este servidor. Escribe otra cosa, por favor.
refused-threads-taken = { $most ->
    [one] Este canal ya tiene una mesa en un hilo:
   *[other] Este canal ya tiene { $most } mesas en hilos:
}
    { $links }
thread-title = { $game } · { $host }
thread-opened = Tu mesa tiene su propio hilo: { $link }
