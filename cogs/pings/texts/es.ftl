### Recordatorios de turno.

command-pings = recordatorios
command-pings-description = Elige cuándo te menciono: en tu turno, por mesas nuevas, horas de silencio
command-pings-time-zone-description = Tu zona horaria, para las horas de silencio y de comienzo

ping-call = 🔔 { $players } toca jugar: { $link }

pings-title = 🔔 Tus menciones
pings-kept = ✅ Guardado.
pings-why =
    ### Tu turno
    Te menciono bajo la mesa y borro el mensaje en cuanto juegas. ¿Cuánto espero antes?
pings-note = Los recordatorios y el silencio valen en todos los servidores. No te menciono si estás en la mesa ni en partidas privadas. Si una jugada puede tardar una hora, espero al menos cinco minutos. En Omiga, solo tras un reinicio.
pings-server = ajuste del servidor: { $usual }
pings-off = nunca
pings-at-once = enseguida
pings-1 = tras 1 minuto
pings-2 = tras 2 minutos
pings-5 = tras 5 minutos
pings-15 = tras 15 minutos
pings-60 = tras 1 hora

menu-pings = Recordatorios de turno
menu-pings-why = Elige cuándo te menciono
## Mesas nuevas

alert-title = Mesas nuevas
alert-why = Te menciono cuando aquí se abre una mesa de estos juegos o alguien busca gente, cada 30 minutos como mucho.
alert-choose = Sin menciones por mesas nuevas
alert-others = { $count ->
    [one] También te menciono por mesas nuevas en 1 servidor más.
   *[other] También te menciono por mesas nuevas en { $count } servidores más.
}
alert-button-stop = Parar en todos los servidores
alert-button-on = Avísame la próxima
alert-button-off = No me avises más
alert-told-on = 🔔 Te mencionaré cuando se abra la próxima mesa de { $game } en este servidor. Se cambia con `/recordatorios`.
alert-told-off = 🔕 Ya no te mencionaré por mesas nuevas de { $game }.
alert-call = 🔔 { $players } **{ $host }** abrió una mesa de { $game }: { $link }
alert-call-search = 🔔 { $players } **{ $host }** busca gente para { $game }: { $link }
refused-too-many-alerts = Ya recibes avisos de { $most } juegos. Quita antes alguno en `/recordatorios`.

## Horas de silencio

quiet-title = Horas de silencio
quiet-none = Puedo mencionarte a cualquier hora. { $zone }
quiet-now = 🌙 Sin menciones de **{ $begin }** a **{ $end }**. { $zone }
quiet-off = Sin horas de silencio
quiet-choose = Elige horas de silencio…
quiet-from = Silencio desde las { $time }
quiet-until = Silencio hasta las { $time }
quiet-refused-same = Elige dos horas distintas.
pings-zone-own = Tu zona horaria: { $zone } (ahora { $now }).
pings-zone-server = Zona horaria: { $zone }, la de este servidor (ahora { $now }). La tuya se pone con `/recordatorios zona-horaria:`.
pings-zone-choice = Zona horaria de este servidor: { $zone } · { $now }
