### Recordatorios de turno.

command-pings = recordatorios
command-pings-description = Elige cuándo te menciono porque te toca

ping-call = 🔔 { $players } toca jugar: { $link }

pings-title = 🔔 Recordatorios de turno
pings-kept = ✅ Guardado.
pings-why = Cuando te toca, te menciono bajo la mesa y borro el mensaje en cuanto juegas. ¿Cuánto espero antes?
pings-note = Vale para todas tus partidas en todos los servidores. No te menciono mientras estás jugando en la mesa ni en partidas privadas. Donde una jugada puede tardar una hora o más, espero al menos cinco minutos. En Omiga solo te menciono si un reinicio pausó la partida.
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
