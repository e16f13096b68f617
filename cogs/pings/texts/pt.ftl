### Avisos de vez.

command-pings = avisos
command-pings-description = Escolha quando eu menciono você porque é sua vez

ping-call = 🔔 { $players } é sua vez: { $link }

pings-title = 🔔 Avisos de vez
pings-kept = ✅ Salvo.
pings-why = Quando é sua vez, eu menciono você embaixo da mesa e apago a mensagem depois da jogada. Quanto tempo devo esperar antes?
pings-note = Vale para todas as suas partidas em todos os servidores. Não menciono quem está jogando na mesa nem em partidas privadas. Quando uma jogada pode levar uma hora ou mais, espero pelo menos cinco minutos. Em Omiga só menciono se um reinício pausou a partida.
pings-server = padrão do servidor: { $usual }
pings-off = nunca
pings-at-once = na hora
pings-1 = depois de 1 minuto
pings-2 = depois de 2 minutos
pings-5 = depois de 5 minutos
pings-15 = depois de 15 minutos
pings-60 = depois de 1 hora

menu-pings = Avisos de vez
menu-pings-why = Escolha quando eu menciono você
