### Datos guardados: `/privacy`.

command-privacy = privacidad
command-privacy-description = Qué guardo sobre ti, y cómo pedirlo o borrarlo
command-privacy-show = mostrar
command-privacy-show-description = Qué guardo sobre ti, por cuánto tiempo y quién puede verlo
command-privacy-export = exportar
command-privacy-export-description = Todo lo que guardo sobre ti, como archivo, solo para ti
command-privacy-delete = borrar
command-privacy-delete-description = Borra todo sobre ti (te pediré que lo confirmes)

privacy-nameless = Jugador { $number }
privacy-leaving = Ya estoy borrando todo sobre ti. Dame un momento.

privacy-title = 🔏 Qué guardo sobre ti
privacy-nothing = Nada en absoluto. Eso cambia cuando te unes a una mesa, juegas un pueblo del día o guardas un ajuste.
privacy-amount = **{ $here }** aquí, **{ $all }** en total
privacy-amount-all = **{ $all }**
privacy-kept-tables = 🎲 Partidas que jugaste: { $amount }
privacy-kept-live = ▶️ Partidas que estás jugando: { $amount }
privacy-kept-private = 🔒 Partidas privadas: { $amount }
privacy-kept-moves = 👉 Jugadas que hiciste: { $amount }
privacy-kept-words = ✏️ Palabras que escribiste: { $amount }
privacy-kept-people = ⚙️ Tus propios ajustes: { $amount }
privacy-kept-best-scores = 🏆 Récords: { $amount }
privacy-kept-daily-results = 🏡 Resultados de pueblos del día: { $amount }
privacy-kept-daily-players = 🏅 Rankings diarios con tu nombre: { $amount }
privacy-kept-daily-shares = 📣 Resultados que compartiste: { $amount }
privacy-kept-played = 📊 Resultados en tus estadísticas: { $amount }
# same
privacy-kept-ratings = 📈 Ratings: { $amount }
privacy-kept-badges = 🎖️ Insignias: { $amount }
privacy-kept-known-names = 📛 Rankings con tu nombre: { $amount }
privacy-kept-table-alerts = 🔔 Menciones por mesas nuevas: { $amount }
privacy-kept-player-searches = 🔎 Búsquedas de gente en las que entraste: { $amount }
privacy-kept-blocks = 🚫 Personas que bloqueaste: { $amount }
privacy-kept-personal-presets = 💾 Tus plantillas: { $amount }
privacy-what = Guardo tu ID de Discord y el nombre que tenías al unirte a una mesa, y qué hiciste allí y cuándo. No leo ni guardo ningún otro mensaje.
privacy-how-long = Cuánto tiempo
privacy-keep-games = - Partidas: { $days ->
    [one] 1 día
   *[other] { $days } días
} tras la última jugada.
privacy-keep-games-always = - Partidas: hasta que las borres.
privacy-keep-unfinished = - Las partidas sin terminar se cierran tras { $days ->
    [one] 1 día
   *[other] { $days } días
}.
privacy-keep-own = - Puntos, ratings, resultados diarios y ajustes: hasta que los borres.
privacy-keep-server = - Servidores que me quitaron: { $days ->
    [one] 1 día más
   *[other] { $days } días más
}.
privacy-who = Quién puede verlo
privacy-who-sees =
    - Partidas en un canal, y sus repeticiones: quien pueda verlo.
    - Rankings y estadísticas: cualquiera en un servidor donde jugaste.
    - Partidas privadas, ajustes, a quién bloqueas y esta página: solo tú.
    - Quienes administran este bot podrían leerlo todo.

privacy-button-export = Exportar
privacy-button-delete = Borrar…
privacy-button-sure = Sí, borrar todo sobre mí

privacy-export-here = Todo lo que guardo sobre ti. Solo tú ves este mensaje; el archivo contiene tu ID de Discord.
privacy-too-much = Tus datos son demasiado grandes para un archivo en Discord. Pídelos a quienes administran este bot.

privacy-delete-title = 🗑️ ¿Borrar todo sobre ti?
privacy-delete-everywhere = Vale para **todos los servidores**, no solo este, y **no se puede deshacer**:
privacy-delete-live = { $count ->
    [0] 🪑 Ahora mismo no estás en ninguna partida.
    [one] 🪑 Sales de la partida en la que estás, y sigue sin ti.
   *[other] 🪑 Sales de las { $count } partidas en las que estás, y siguen sin ti.
}
privacy-delete-shared = 👥 Las partidas con otras personas se quedan, con tu asiento llamado «{ $name }». Las palabras que escribiste ahí se quedan, sin tu nombre.
privacy-delete-own = 🔒 Se borran partidas privadas, pueblos del día, rachas, puntos, ratings, tus ajustes, tus plantillas y tu lista de bloqueos.
privacy-delete-messages = 💬 Los mensajes ya publicados se quedan en sus canales, con tu nombre. Son de Discord: habla con la moderación.
privacy-delete-first = 💾 ¿Quieres una copia? Pulsa antes **Exportar**.

privacy-done-title = ✅ Tus datos están borrados
privacy-done = { $kept ->
    [0] No tenías partidas con otras personas.
    [one] 1 partida con otras personas se queda, sin tu nombre.
   *[other] { $kept } partidas con otras personas se quedan, sin tu nombre.
} { $deleted ->
    [0] Todo lo demás está borrado.
    [one] 1 partida privada y todo lo demás están borrados.
   *[other] { $deleted } partidas privadas y todo lo demás están borrados.
}
privacy-done-traces = Los últimos restos en disco se sobrescriben en un día. Si vuelves a jugar, empiezas de cero.
