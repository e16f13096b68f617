### Encontrar gente y elegirla: /lfg, /block, quién puede unirse a una sala, plantillas.

## Buscar gente

command-lfg = buscar
command-lfg-description = Busca gente para jugar; la mesa se abre sola cuando son suficientes
command-lfg-players = jugadores
command-lfg-players-description = ¿Cuántos en total, contigo? Déjalo vacío para el mínimo
command-lfg-start = comienzo
command-lfg-start-description = ¿Desde cuándo, en tu zona horaria? Como 20:00 o 1h. Déjalo vacío para ya
command-lfg-pace = ritmo
command-lfg-pace-description = ¿A qué ritmo? Déjalo vacío para jugar en vivo
command-lfg-pace-live = En vivo: todos están aquí y juegan enseguida
command-lfg-pace-day = Sin prisa: hasta un día por jugada
lfg-now = ya
lfg-title = 🔎 Se busca gente: { $game }
lfg-players = Jugadores ({ $here } de { $wanted })
# same
lfg-seat = 👤 **{ $name }**
lfg-pace-live = ⚡ En vivo: todos están aquí y juegan enseguida
lfg-pace-day = 🐌 Sin prisa: hasta un día por jugada
lfg-from = 🕗 Empieza el { $at } ({ $soon })
lfg-waiting = { $missing ->
    [one] ¡Pulsa **Unirme**! Con **1** persona más se abre la mesa y les aviso a todos.
   *[other] ¡Pulsa **Unirme**! Con **{ $missing }** personas más se abre la mesa y les aviso a todos.
}
lfg-waiting-later = { $missing ->
    [one] ¡Pulsa **Unirme**! Falta **1** persona. A la hora se abre la mesa y les aviso a todos.
   *[other] ¡Pulsa **Unirme**! Faltan **{ $missing }** personas. A la hora se abre la mesa y les aviso a todos.
}
lfg-full-later = ✅ Ya están todos. La mesa se abre { $when }, y les aviso.
lfg-opening = ✅ Ya están todos. Se está abriendo la mesa…
lfg-channel-busy = Ya están todos, pero este canal está ocupado. La mesa se abre en cuanto acabe la partida de aquí.
lfg-closes = Se cierra { $when } si no hay suficiente gente.
lfg-button-join = Unirme
lfg-button-leave = Salir
lfg-button-open = Abrir la mesa ya
lfg-call = 🔔 { $players } la mesa de { $game } está abierta: { $link }
lfg-over-opened = ✅ La mesa está abierta: { $link }
lfg-over-expired = ⌛ Esta vez no hubo suficiente gente. Con `/buscar` se intenta otra vez.
lfg-over-left = 👋 Se fueron todos. `/buscar` busca otra vez.
lfg-refused-over = Esa búsqueda terminó. `/buscar` empieza otra.
lfg-refused-opening = La mesa se está abriendo. Puedes salir de ella ahí.
lfg-refused-not-in = No estás en esta búsqueda.
lfg-refused-players = { $more ->
    [0] Este juego es para { $most } jugadores.
   *[other] Este juego es de { $fewest } a { $most } jugadores.
}
lfg-refused-live-only = En este juego cuenta cada segundo, así que solo se puede jugar en vivo.
lfg-refused-far = Falta demasiado: una búsqueda puede empezar en los próximos { $days } días.
lfg-refused-too-many = Ya buscas gente { $most } veces. Sal antes de una: { $link }
lfg-refused-too-many-here = Este servidor ya tiene { $most ->
    [one] una búsqueda
   *[other] { $most } búsquedas
} de gente. Únete a una, o prueba más tarde.
lfg-refused-too-often = Has publicado muchas búsquedas. Prueba otra vez en unos minutos.

## Bloquear

command-block = bloquear
command-block-description = No compartas mesa con alguien; solo lo ves tú. Sin nombre, muestra tu lista
command-block-person = persona
command-block-person-description = ¿A quién? No se entera
block-title = 🚫 Personas que bloqueaste
block-why = No comparten mesa y no pueden avisarte. No se enteran. No afecta a encuentros de torneo, a partidas en las que ya estás ni a la moderación.
block-count = Bloqueos: { $count } de { $most }
block-done = ✅ Bloqueaste a { $person }.
block-undone = ✅ Desbloqueaste a { $person }.
block-button-undo = Desbloquear
block-button-back = Atrás
block-button-next = Siguiente
block-refused-self = No puedes bloquearte.
block-refused-bot = Solo puedes bloquear a personas.
block-refused-too-many = Ya bloqueaste a { $most } personas. Desbloquea antes a alguien: `/bloquear`.

## Quién puede unirse a una sala

access-button = Acceso
access-button-all = Puede unirse cualquiera
access-button-back = Atrás
access-title = 🔑 ¿Quién puede unirse?
access-now-everyone = Ahora mismo: **cualquiera**. Elige personas o roles para dejar entrar solo a quienes estén ahí.
access-now-some = Ahora mismo: **solo** las personas y los roles de abajo.
access-choose-users = Personas que pueden unirse
access-choose-roles = Roles cuyos miembros pueden unirse
access-note = Quien ya tiene asiento se queda. La sala muestra los roles, nunca los nombres.
access-line-named = 🔑 Solo puede unirse quien tenga invitación del host.
access-line-roles = 🔑 Solo pueden unirse { $roles } y quien tenga invitación del host.

## Plantillas

preset-button = Plantillas
preset-button-own = Guardar estas opciones
preset-button-server = Guardar para este servidor
preset-title = 💾 Plantillas de { $game }
preset-why = Elige una para poner todas las opciones de esta sala. `/jugar plantilla:` abre una mesa con ella.
preset-none = Una plantilla guarda las opciones de esta sala con un nombre. Después, `/jugar plantilla:` abre una mesa con ellas.
preset-choose = Usar una plantilla…
preset-drop = Borrar una plantilla…
preset-defaults = las opciones habituales
preset-name = Nombre
preset-name-why = Si ya hay una con ese nombre, se reemplaza.
preset-example = Viernes por la noche
preset-used = ✅ Opciones de **{ $name }** puestas.
preset-saved = ✅ Guardada como **{ $name }**.
preset-dropped = ✅ **{ $name }** está borrada.
preset-refused-name = Un nombre necesita al menos una letra o una cifra.
preset-refused-managers = Solo quien gestiona este servidor puede guardar o borrar sus plantillas.
preset-refused-gone = Esa plantilla ya no existe.
preset-refused-unknown = No hay ninguna plantilla llamada { $name }. Elige una de la lista, o déjalo vacío.
preset-refused-which-game = Varios juegos tienen una plantilla llamada { $name }. Elige también un juego.
preset-refused-too-many = Ya hay { $most } plantillas de este juego. Borra una antes.
