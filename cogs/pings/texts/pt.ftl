### Avisos de vez.

command-pings = avisos
command-pings-description = Escolha quando eu menciono você: na sua vez, em mesas novas, horas de silêncio
command-pings-time-zone-description = Seu fuso horário, para horas de silêncio e horários de começo

ping-call = 🔔 { $players } é sua vez: { $link }

pings-title = 🔔 Seus avisos
pings-kept = ✅ Salvo.
pings-why =
    ### Sua vez
    Eu menciono você embaixo da mesa e apago a mensagem depois da jogada. Quanto devo esperar?
pings-note = Avisos e horas de silêncio valem em todos os servidores. Não menciono quem está na mesa nem em partidas privadas. Se uma jogada pode levar uma hora, espero pelo menos cinco minutos. Em Omiga, só depois de um reinício.
pings-server = servidor: { $usual }
pings-off = nunca
pings-at-once = na hora
pings-1 = depois de 1 minuto
pings-2 = depois de 2 minutos
pings-5 = depois de 5 minutos
pings-15 = depois de 15 minutos
pings-60 = depois de 1 hora

menu-pings = Avisos de vez
menu-pings-why = Escolha quando eu menciono você

## Mesas novas

alert-title = Mesas novas
alert-why = Aviso quando abre aqui uma mesa destes jogos ou alguém procura jogadores, no máximo a cada 30 minutos.
alert-choose = Sem avisos de mesas novas
alert-others = { $count ->
    [one] Também aviso você de mesas novas em mais 1 servidor.
   *[other] Também aviso você de mesas novas em mais { $count } servidores.
}
alert-button-stop = Parar em todos os servidores
alert-button-on = Me avise na próxima
alert-button-off = Não me avise na próxima
alert-told-on = 🔔 Eu aviso quando abrir a próxima mesa de { $game } neste servidor. `/avisos` muda isso.
alert-told-off = 🔕 Não aviso mais você de mesas novas de { $game }.
alert-call = 🔔 { $players } **{ $host }** abriu uma mesa de { $game }: { $link }
alert-call-search = 🔔 { $players } **{ $host }** procura jogadores para { $game }: { $link }
refused-too-many-alerts = Você já recebe avisos de { $most } jogos. Tire alguns em `/avisos` antes.

## Horas de silêncio

quiet-title = Horas de silêncio
quiet-none = Posso mencionar você a qualquer hora. { $zone }
quiet-now = 🌙 Sem menções das **{ $begin }** às **{ $end }**. { $zone }
quiet-off = Sem horas de silêncio
quiet-choose = Escolher horas de silêncio…
quiet-from = Silêncio a partir das { $time }
quiet-until = Silêncio até as { $time }
quiet-refused-same = Escolha duas horas diferentes.
pings-zone-own = Seu fuso horário: { $zone } (agora { $now }).
pings-zone-server = Fuso: { $zone }, do servidor (agora { $now }). `/avisos fuso-horário:` define o seu.
pings-zone-choice = Fuso deste servidor: { $zone } · { $now }
