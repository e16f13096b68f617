### Textos generales. Los de un juego están en cogs/<game>/texts/. Una palabra para cada cosa: véase glossary/es.md.

language-name = Español
# Between the items of a list; quoted because of the blank at its end
list-comma = { ", " }
# The same as in English
list-colon = { ": " }
list-and = { $others } y { $last }

## Comandos (nombres en minúsculas y sin espacios)

command-play = jugar
command-play-description = Empieza una partida en este canal
command-play-game = juego
command-play-game-description = ¿Qué juego? Déjalo vacío para verlos todos
command-play-private = privada
command-play-private-description = Juega a solas; solo tú lo ves
command-play-preset = plantilla
command-play-preset-description = Opciones que tú o este servidor guardaron con un nombre
command-table = mesa
command-table-description = La mesa de este canal, o tu partida privada
command-table-show = mostrar
command-table-show-description = Publica otra vez la mesa al final del chat
command-table-list = lista
command-table-list-description = Tus partidas en todos los servidores, con enlaces; solo lo ves tú
command-table-end = terminar
command-table-end-description = Termina la partida de este canal, o tu partida privada
command-rules = reglas
command-rules-description = Las reglas de un juego: unas páginas cortas con imágenes, solo para ti
command-rules-game = juego
command-rules-game-description = ¿Qué juego?
command-table-replay = repetición
command-table-replay-description = Repasa paso a paso una partida terminada de este canal
command-table-export = exportar
command-table-export-description = Una partida terminada como archivo, con un resumen corto para compartir
command-table-verify = verificar
command-table-verify-description = Comprueba que nadie cambió el reparto de una partida
command-table-finished = partida
command-table-finished-description = ¿Qué partida? Déjalo vacío para la última
command-table-noted = anotado
command-table-noted-description = El reparto sellado que anotaste al principio, en Detalles
command-help = ayuda
command-help-description = Qué es Onetable y cómo se juega

## Elegir un juego

play-which = ¿A qué quieres jugar?
play-which-private = ¿A qué quieres jugar? Solo lo verás tú.
play-choose = Elige un juego

## La sala

lobby-people = Jugadores ({ $here } de { $most })
# same
lobby-host = 👑 **{ $name }** · host
lobby-seat = 👤 **{ $name }**
lobby-computer = **{ $name }**
computer-name = 🤖 IA { $number }
lobby-options = Opciones
lobby-waiting = { $missing ->
    [one] Falta **1** persona. ¡Pulsa **Unirme**!
   *[other] Faltan **{ $missing }** personas. ¡Pulsa **Unirme**!
}
lobby-ready = ¡Todo listo! **{ $host }** puede pulsar **Empezar** o esperar a más gente.
lobby-full = La mesa está llena. ¡**{ $host }**, pulsa **Empezar**!
lobby-or-computers = ¿No hay nadie más? Añade IA en **{ lobby-button-more }**.
lobby-closes = Se cierra { $when } si no pasa nada.
lobby-button-join = Unirme
lobby-button-start = Empezar
lobby-button-options = Opciones
lobby-button-leave = Salir
lobby-button-cancel = Cerrar la sala
lobby-button-rules = Reglas
lobby-button-computer = Añadir una IA
lobby-button-no-computer = Quitar una IA
lobby-button-more = Más
more-title = { $game }
more-done-leave = Saliste de la sala.
more-done-cancel = La sala está cerrada.
lobby-button-private = Jugar en privado

menu-button = Menú
details-button = Detalles
menu-title = ### { $game }
menu-choose = ¿Qué quieres hacer?
menu-undo = Deshacer mi última jugada
menu-undo-why = Nadie ha jugado desde entonces, y no reveló nada
menu-join = Unirme a la partida
menu-join-why = Juegas desde el próximo turno
menu-watch = Ver la partida en mi idioma
menu-watch-why = La mesa pública en un mensaje solo tuyo
menu-rules = Leer las reglas
menu-rules-why = Unas páginas cortas con imágenes, solo para ti
menu-learn = Aprender el juego
menu-learn-why = Una partida guiada corta, solo para ti
menu-ask = Pedir que se deshaga mi última jugada
menu-ask-why = Si todos los demás aceptan, se deshace
menu-back = Ya volví
menu-back-why = Vuelves a hacer tus propias jugadas
menu-time = Más tiempo, por favor
menu-time-why = Reinicia tu reloj, una vez por jugada
menu-nudge = Avisar a quienes esperamos
menu-nudge-why = Les llega una mención; sin límite, tienen cinco minutos
menu-leave = Salir de la partida
menu-leave-why = Una IA juega hasta que alguien ocupe tu asiento
menu-leave-why-gone = La partida sigue sin ti
menu-leave-why-alone = Así se acaba tu partida
menu-take = Ocupar el asiento de { $name }
menu-take-why = Sigues desde donde quedó
menu-open = Liberar el asiento de { $name }
menu-open-why = { $name } no está. Votos por ahora: { $votes } de { $needed }
menu-end = Votar para terminar la partida
menu-end-why = Votos por ahora: { $votes } de { $needed }
menu-host = Que { $name } sea host
menu-host-why = El host puede expulsar jugadores y terminar la partida
menu-remove = Expulsar a { $name }
menu-remove-why = Una IA juega hasta que alguien ocupe el asiento
menu-remove-why-gone = La partida sigue sin { $name }
menu-done = Hecho.
menu-done-join = ¡Estás dentro! Juegas desde el próximo turno.
menu-done-undo = Tu última jugada está deshecha.
menu-done-ask = Se lo pregunté a los demás. Si alguien juega antes, tu jugada se queda.
menu-done-back = ¡Qué bueno verte de vuelta! Ya juegas otra vez.
menu-done-time = Tienes más tiempo.
menu-done-nudge = Aviso enviado.
menu-done-leave = Saliste de la partida.
menu-done-take = Estás dentro. ¡Suerte!
menu-done-open = Voto contado.
menu-done-end = Voto contado.
menu-done-host = La mesa tiene nuevo host.
menu-done-remove = Expulsión hecha.
sure-leave = Salir
sure-remove = Expulsar
sure-no = Cancelar
sure-kept = No cambió nada.
sure-leave-question = ¿Salir de la partida? Una IA sigue por ti.
sure-leave-question-gone = ¿Salir de la partida? Sigue sin ti.
sure-leave-question-alone = ¿Salir? Así se acaba tu partida.
sure-remove-question = ¿Expulsar a **{ $name }** de la partida? No podrá volver a esta mesa.
seat-away = 💤 **{ $name }** no está; una IA juega hasta que pulse un botón.
seat-left = 🪑 **{ $name }** se fue; una IA juega en su lugar.
seat-open = 🪑 **{ $name }** se fue; una IA juega en su lugar. Pulsa **Menú** para ocupar el asiento.
list-title = ### Tus partidas
list-none = No estás en ninguna partida. Escribe `/jugar` para empezar una, o `/buscar` para encontrar gente.
list-lobby = 🛋️ **{ $game }** · aún sin empezar · { $place }
list-playing = 🎲 **{ $game }** · { $place }
list-your-turn = ➡️ **{ $game }** · te toca · { $place }
list-elsewhere = en otro MD o servidor
list-outside = MD y otros servidores
list-search = 🔎 **{ $game }** · buscando gente · { $place }
list-more = -# Estas son las { $most } más recientes.
list-other-server = Otro servidor
list-private = privada; `/mesa mostrar` la trae de vuelta
panel-left = Saliste de esta partida.

watch-note = 👀 Estás mirando. Este mensaje sigue la partida durante 15 minutos; pulsa el botón para más.
watch-button = Seguir mirando

back-asked = ↩️ **{ $name }** pide deshacer la última jugada: { $votes } de { $needed } aceptan.
back-yes = Permitir
back-no = No permitir

table-closed = Esta mesa está cerrada. Escribe `/jugar` para empezar otra partida.
table-closed-expired = ⌛ Nadie empezó la partida a tiempo.
table-closed-left = 👋 Se fueron todos.
table-closed-host = ✋ El host terminó la partida.
table-closed-moderator = ✋ La moderación terminó la partida.
table-closed-vote = ✋ Se votó terminar la partida.
table-closed-clock = ⌛ ¡Tiempo! El reloj del encuentro llegó a cero.
table-closed-abandoned = ⌛ Nadie volvió en mucho tiempo.
table-deadline = Si no, una IA juega { $when }.

## Mesas privadas, y elegir entre varias

private-note = 🔒 Solo tú ves esto. `/mesa mostrar` lo trae a cualquier canal.
private-over = 🔒 Solo tú ves esto.
private-running = Ya tienes abierta esta partida privada, así que aquí está. Para empezar de nuevo, termínala antes con `/mesa terminar`.
which-show = ¿Qué mesa quieres ver?
which-end = ¿Qué partida quieres terminar?
which-channel = { $game } en este canal
which-private = { $game }, privada

## Opciones

lobby-kick = Expulsar a alguien…
lobby-teams = 👥 { $first } contra { $second }
lobby-kicked = ✅ Expulsaste a { $name }, que ya no puede volver a esta mesa.
options-title = Opciones de { $game }
option-on = sí
option-off = no
option-turn-limit = Tiempo por jugada
option-turn-limit-0 = sin límite
option-turn-limit-60 = 1 minuto, después juega una IA
option-turn-limit-300 = 5 minutos, después juega una IA
option-turn-limit-3600 = 1 hora, después juega una IA
option-turn-limit-86400 = 1 día, después juega una IA
option-computers = Nivel de la IA
option-computers-easy = fácil
option-computers-normal = medio
option-computers-hard = difícil

## Las reglas de un juego, página a página

rules-heading = { $game } · página { $page } de { $pages }
rules-button-first = Inicio
rules-button-back = Atrás
rules-button-next = Siguiente
rules-choose = Todas las páginas
rules-more-values = y { $count } más
refused-no-such-page = Esa página ya no existe. Escribe `/reglas` para ver la última versión.

## Formularios

prompt-kept = Escribiste: { $text }. Seguirá en el formulario cuando lo abras otra vez.

## Avisos, y jugar otra vez

table-paused-by-restart = ⏸️ { $players } Me reinicié. La partida está en pausa hasta que vuelvan: { $link }
table-shown-again = Este canal ya tiene una mesa. Se borró su mensaje, así que aquí está otra vez.
nudge-call = ⏰ { $players } falta una jugada para seguir: { $link }
again-button = Jugar otra vez

## Partidas terminadas: repeticiones, archivos, repartos sellados

replay-button-open = Repetición
coach-button = ¿Dónde la perdí?
coach-place = Análisis · antes de la jugada { $step } de { $steps }
coach-fine = 🎓 Miré todas tus jugadas: ninguna te costó nada digno de mención. ¡Bien jugado!
coach-only-players = Eso solo puede pedirlo quien jugó esta partida, sobre sus propias jugadas.
coach-none = Este juego no tiene análisis.
coach-already = Todavía estoy buscando tu error. Dame un momento.
coach-busy = Ahora mismo estoy mirando otras partidas. Prueba otra vez en un momento.
coach-busy-here = Ya estoy mirando otras partidas de este servidor. Prueba otra vez en un momento.
replay-button-turnback = ‹ Turno
replay-button-back = Atrás
replay-button-play = Reproducir
replay-button-pause = Pausa
replay-button-next = Siguiente
replay-button-turn = Turno ›
replay-button-export = Exportar
replay-button-verify = Verificar el reparto
replay-place = Repetición · jugada { $step } de { $steps } · { $clock }
replay-dealt = El reparto
replay-anyone = Alguien
replay-undo = { $name } deshizo su última jugada
replay-rewind = Los demás dejaron que { $name } deshiciera: vuelta al paso { $to }
replay-clock-expire = Se acabó el tiempo
replay-clock-wake = La partida siguió tras un reinicio
replay-jump = Ir a…
replay-seen-table = Lo que vieron todos
replay-seen-by = También lo que vio { $name }
replay-panel = ### 🔎 Lo que solo vio { $name }
replay-none = Todavía no ha terminado ninguna partida en este canal. Escribe `/jugar` para empezar una.
verify-none = Todavía no ha terminado ninguna partida en este canal. Durante la partida, **Detalles** muestra su reparto sellado; cuando acaba, `/mesa verificar` lo comprueba.
replay-not-over = Esa partida todavía no ha terminado.
replay-never-shown = Esa partida no se jugó en este canal.
replay-choose = Elige una de las partidas sugeridas, o déjalo vacío para la última.
replay-damaged = No puedo repetir esa partida: faltan jugadas.
replay-impossible = No puedo repetir esa partida: es de una versión anterior de las reglas o sus datos están dañados.
export-here = Aquí tienes toda la partida como archivo y un resumen corto:
export-only-managers = Esa partida usó las palabras propias de este servidor, y el archivo las tendría todas. Solo puede pedirlo quien gestiona el servidor.
export-place = { $place }. { $names }: { $score }
export-length = { $moves ->
    [one] 1 jugada en { $clock }
   *[other] { $moves } jugadas en { $clock }
}
export-sealed = reparto { $sealed }
export-seed = semilla { $seed }
export-salt = sal { $salt }
fair-sealed = 🔒 Reparto sellado `{ $sealed }`
fair-opened = 🔓 Reparto sellado `{ $sealed }`, semilla `{ $seed }`, sal `{ $salt }` · compruébalo con `/mesa verificar`
fair-opened-unsalted = 🔓 Reparto sellado `{ $sealed }`, semilla `{ $seed }` · compruébalo con `/mesa verificar`
verify-title = ¿Se cambió el reparto?
verify-how-title = Cómo funciona
verify-how =
    Antes de repartir elijo una **semilla** al azar. De ella salen todas las mezclas y todas las tiradas. Con el juego, los asientos, las opciones, la semilla y una **sal** al azar hago un **reparto sellado** (un hash SHA-256) que se ve en **Detalles**. Nadie puede sacar de ahí la semilla, y yo no puedo encontrar otra que encaje. Al acabar revelo la semilla y la sal, y cualquiera puede repartir de nuevo.
verify-sealed = 🔒 Reparto sellado: `{ $shown }` (lo que muestra Detalles) `{ $rest }`
verify-seed = 🌱 Semilla: `{ $seed }`
verify-salt = 🧂 Sal: `{ $salt }`
verify-replayed = ✅ Repartí de nuevo con esta semilla y repetí { $moves ->
    [one] la única jugada
   *[other] las { $moves } jugadas
}: termina exactamente igual.
verify-compare = 👀 Ahora compáralo con el reparto sellado que **Detalles** mostró **durante la partida**: con una captura, o con `/mesa verificar anotado:`. Si no, solo te queda creer en mi palabra.
verify-noted-equal = ✅ Coincide con lo que anotaste: el reparto ya estaba fijado entonces y no ha cambiado.
verify-noted-other = ❌ **No** coincide con lo que anotaste. O es de otra partida, o este no es el reparto que se selló.
verify-noted-unclear = ⚠️ Eso no es un reparto sellado: escribe al menos los { $shown } caracteres que muestra Detalles.
verify-limits = Lo que esto no puede demostrar: que quienes me administran no miraron la semilla durante la partida, y que la elegí al azar y una sola vez.
verify-yourself = Compruébalo sin mí: `/mesa exportar`, y después `python -m tools.redeal` con el archivo en una copia de mi código.

## Terminar una mesa

end-sure = ¿Terminar esta partida de { $game } para todos? Nadie gana.
end-sure-private = ¿Terminar tu partida privada de { $game }? No se puede recuperar.
end-button = Terminar la partida
end-done = Partida terminada.

## Ayuda

# same
help-title = 🎲 Onetable
help-intro =
    Juegos de mesa aquí mismo, en tu canal.
    1️⃣ `/jugar` abre una mesa.
    2️⃣ Tus amigos pulsan **{ lobby-button-join }**. También pueden jugar la IA o, votando, todo el canal.
    3️⃣ Pulsa **{ lobby-button-start }**. La mesa dice a quién le toca.
    ¿No conoces un juego? `/aprender` te lo enseña jugando y `/reglas` lo explica con imágenes.
help-play = Empezar una partida…
help-playing = Jugar
help-playing-list = `/jugar`, también con una plantilla · `/buscar` gente · `/diario` el pueblo de hoy · `/torneo lista`
help-table = Durante la partida
help-table-list = `/mesa mostrar` otra vez · `/mesa lista` tus partidas · `/mesa terminar` la partida · `/recordatorios` de turno y mesas nuevas · `/bloquear` a alguien
help-after = Después
help-after-list = `/mesa repetición` de una partida, o su vídeo · `/mesa exportar` · `/mesa verificar` el reparto · `/estadísticas` e insignias · `/ranking` · `/privacidad mostrar` tus datos
help-elsewhere = Aquí
help-elsewhere-list = `/jugar` · `/diario` el pueblo de hoy · `/aprender` un juego · `/reglas` · `/mesa mostrar` otra vez · `/mesa lista` tus partidas · `/mesa repetición` de una partida, o su vídeo · `/bloquear` a alguien · `/privacidad mostrar` tus datos
help-elsewhere-note = Los recordatorios de turno, los torneos y los rankings necesitan un servidor que me haya añadido. Lo que hacen los demás se ve aquí durante 15 minutos tras el último clic; el siguiente clic pone la mesa al día.
help-managers = Para quien gestiona el servidor
help-managers-list = `/ajustes` (también para un resumen diario) · `/torneo crear` · `/temporada nueva` · `/palabras subir`
help-footer = Cada jugada se guarda: puedes cerrar Discord y volver cuando quieras.

## Negativas: una frase para quien pulsó

refused = Eso no se puede ahora mismo.
refused-unreadable = No entiendo ese botón. `/mesa mostrar` te trae una mesa nueva.
refused-stale = La partida ya avanzó. Aquí está la mesa como va ahora.
refused-press-again = Eso tardó un momento. Púlsalo otra vez, por favor.
refused-not-a-member = Esa persona no está en este servidor.
refused-not-allowed = No puedes usar ese comando aquí.
refused-old-command = Ese comando ha cambiado. Reinicia Discord para tener la nueva versión y prueba otra vez.
refused-too-fast = Más despacio, y prueba otra vez.
refused-too-fast-here = Este servidor tiene mucho movimiento ahora mismo. Prueba otra vez en unos segundos.
refused-too-many-tables = Ya tienes { $most ->
    [one] una mesa abierta
   *[other] { $most } mesas abiertas
} en este servidor. Acaba o termina una antes.
refused-too-many-tables-here = Este servidor ya tiene { $most ->
    [one] una mesa abierta
   *[other] { $most } mesas abiertas
}. Únete a una, o espera a que acabe una partida.
refused-too-many-opened = Has abierto muchas mesas. Prueba otra vez en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
refused-too-many-opened-here = En este servidor se han abierto muchas mesas. Prueba otra vez en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
refused-too-many-tournaments = Ya tienes { $most ->
    [one] un torneo en marcha
   *[other] { $most } torneos en marcha
} en este servidor. Acaba o cancela uno antes.
refused-too-many-tournaments-here = Este servidor ya tiene { $most ->
    [one] un torneo en marcha
   *[other] { $most } torneos en marcha
}. Espera a que acabe uno.
refused-too-many-uploads = Has subido muchos archivos. Prueba otra vez en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
refused-too-many-uploads-here = En este servidor se han subido muchos archivos. Prueba otra vez en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
refused-not-your-turn = Todavía no te toca.
refused-game-over = Esta partida ya acabó. Escribe `/jugar` para empezar otra.
refused-not-at-table = No estás en esta partida. Puedes mirar, o escribir `/jugar` en otro canal para empezar la tuya.
refused-not-started = La partida todavía no ha empezado.
refused-already-started = La partida ya ha empezado.
refused-table-closed = Esta mesa está cerrada. Escribe `/jugar` para empezar otra partida.
refused-private = Esa es la partida privada de otra persona.
refused-other-server = Ese botón es de una mesa que se mudó a otro servidor.
refused-other-channel = Ese botón es de una mesa de otro canal.
refused-already-joined = Ya estás dentro.
refused-not-joined = No estás en esta partida.
refused-no-seat = No puedes sentarte a esta mesa. `/jugar` abre la tuya.
refused-barred = El host o la moderación te expulsó de esta mesa.
refused-no-late-join = No puedes unirte a esta partida una vez empezada.
refused-back-asked = Alguien ya pidió deshacer una jugada. Responde antes a eso.
refused-back-alone = Aquí no hay nadie más que pueda permitirlo.
refused-back-not-asked = Ya nadie te lo está pidiendo.
refused-undo = No puedes deshacer eso: alguien ha jugado después, o la jugada reveló algo.
refused-no-computer-here = No hay ninguna IA en esta mesa.
refused-seat = No hay nadie en ese asiento.
refused-seat-taken = Ese asiento no está libre.
refused-not-away = Eso solo funciona con otra persona que esté ausente.
refused-nobody-to-call = Ahora mismo no hay a quién avisar.
refused-called-already = Ya se les avisó hace un momento.
refused-no-more-time = Ya tuviste más tiempo para esta jugada, o no hay límite de tiempo.
refused-full = La mesa está llena ({ $most } jugadores).
refused-too-few = { $here ->
    [one] Aquí no hay nadie más. Este juego necesita al menos { $fewest } jugadores.
   *[other] Aquí solo hay { $here } jugadores. Este juego necesita al menos { $fewest }.
}
refused-only-host = Solo puede hacerlo { $host }, que es el host.
refused-end-alone = Solo { $host }, que es el host, o la moderación puede terminarla sin votar. Puedes pedir una votación: **{ menu-button }** y después **{ menu-end }**.
refused-choice = Eso ya no se puede elegir.
refused-option = Esa opción no admite ese valor.
refused-channel-taken = Este canal ya tiene una mesa: { $link }
refused-busy = Alguien se adelantó. Prueba otra vez.
refused-no-table = No hay ninguna mesa en este canal. Escribe `/jugar` para abrir una.
refused-unknown-game = No conozco ningún juego llamado { $name }.
refused-may-not-post = No puedes enviar mensajes aquí, así que no publicaré aquí por ti.
refused-external-apps = Este servidor no deja que las apps que no ha añadido publiquen para todos, así que nadie más vería la mesa. Aún puedes jugar a solas: `/jugar` con *privada*, `/diario` o `/aprender`.
refused-permissions = Me faltan permisos para una mesa aquí. Pide a quien gestiona este servidor que me dé: { $missing }.
refused-old-button = Ese botón es de una versión anterior. `/mesa mostrar` te trae una mesa nueva.
refused-restarting = Me estoy reiniciando. No se pierde nada; prueba otra vez en unos segundos.
refused-damaged = Ya no puedo leer esta mesa. Su host puede cerrarla con `/mesa terminar`.
refused-table-unreadable = Ya no puedo leer la mesa de este canal. La moderación puede cerrarla con `/mesa terminar`.
closed-unreadable = Cerrada. Ya no podía leer esa mesa; ahora hay sitio para una nueva.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-create-public-threads = Crear hilos públicos
permission-create-public-threads-for = torneos, y mesas en su propio hilo si el servidor lo quiere

broke = Algo falló por mi parte. La partida está a salvo; `/mesa mostrar` la trae de vuelta.
answered-late = Eso tardó y mi respuesta se perdió. Mira la mesa antes de pulsar otra vez: quizá sí funcionó.
broke-discord = Discord no me dejó hacerlo. La partida está a salvo; prueba otra vez, o usa `/mesa mostrar`.
broke-stored = Ya no puedo leer lo que guardé sobre esto. Quien me administra puede ver qué pasa en mi registro.
