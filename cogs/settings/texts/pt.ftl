### `/configurações`: o que um servidor escolhe para si.

command-settings = configurações
command-settings-description = Veja e mude as configurações do Onetable neste servidor
command-settings-time-zone = fuso-horário
command-settings-time-zone-description = O fuso horário deste servidor; digite uma cidade ou região
command-settings-day-begins = novo-dia-às
command-settings-day-begins-description = A hora (0 a 23) em que começa um novo dia

settings-title = ⚙️ Configurações do servidor
settings-kept = ✅ Salvo.
settings-choose-group = Mudar algo…
settings-button-reset = Restaurar esta página
settings-button-words = Editar palavras
settings-words-form = Uma palavra ou expressão por linha
settings-words-form-why = Até { $most }, cada uma com até { $longest } letras. Deixe em branco para não bloquear nada
settings-only-managers = Só quem tem *Gerenciar servidor* pode ver e mudar as configurações.

settings-group-all = 📋 Visão geral
settings-group-all-why = Todas as configurações numa página
settings-group-where = 🚪 Onde e quem
settings-group-where-why = Canais, cargos, encerrar partidas, tópicos
settings-group-time = ⏳ Tempo
settings-group-time-why = Tempo por jogada, quanto tempo uma sala fica aberta
settings-group-speech = 🔔 Idioma e menções
settings-group-speech-why = O idioma das mesas e quando os jogadores são mencionados
settings-group-words = 🚫 Palavras bloqueadas
settings-group-words-why = Palavras que ninguém pode escrever numa mesa
settings-group-day = 🗓️ Dia e fuso horário
settings-group-day-why = Fuso horário e quando começa um novo dia
settings-group-ranking = 🏅 Rankings e conquistas
settings-group-ranking-why = Quantas partidas para entrar no ranking, mensagens de conquistas
settings-group-roundup = 🗞️ Resumo diário
settings-group-roundup-why = Uma mensagem por dia com os resultados de ontem

## Rankings

setting-ranked-after = No ranking depois de
setting-ranked-after-why = Quem tem menos partidas com rating ainda não entra no ranking.
setting-badges = Novas conquistas
setting-badges-on = anunciadas
setting-badges-off = só em /estatísticas
setting-badges-why = Uma linha curta no canal da partida. Não menciona ninguém, e cada um pode desligar para si.

## O resumo diário

setting-round-up-channel = Canal
setting-round-up-off = desligado
setting-round-up-channel-why = A vila de ontem e notícias de torneios, uma vez por dia. Não menciona ninguém e só vem quando há novidades.
setting-round-up-gone = ⚠️ O canal foi apagado, então não há resumo. Escolha outro.
setting-round-up-forbidden = ⚠️ Não consegui postar o último resumo: preciso de *Ver canal* e *Enviar mensagens* lá. Tento de novo amanhã.
setting-round-up-hour = Postado às
setting-round-up-hour-at = { $hour } ({ $zone })
setting-round-up-hour-why = No fuso horário deste servidor, { $zone }. Para mudar, digite /configurações fuso-horário.

## Onde e quem

setting-game-channels = Canais de jogo
setting-game-channels-all = todos os canais
setting-game-channels-why = Inclui tópicos. Partidas em andamento em outros canais continuam; partidas privadas funcionam em qualquer lugar.
setting-game-channels-gone = Todos os canais escolhidos foram apagados; até você escolher de novo, dá para abrir mesas em qualquer lugar.
setting-starter-roles = Quem pode abrir mesas
setting-starter-roles-all = todos
setting-starter-roles-why = Membros com um destes cargos ou *Gerenciar servidor*. Qualquer um pode entrar.
setting-starter-roles-gone = Todos os cargos escolhidos foram apagados; até você escolher de novo, todos podem abrir mesas.
setting-some-gone = { $count ->
    [one] (e 1 apagado)
   *[other] (e { $count } apagados)
}
setting-enders = Quem pode encerrar uma partida
setting-enders-moderators = só a moderação
setting-enders-host = host e moderação
setting-enders-vote = host, moderação ou votação
setting-enders-why = Moderação são os membros com *Gerenciar mensagens*. O host sempre pode fechar a própria sala.
setting-threads = Mesas por canal
setting-threads-none = uma, sem tópico
setting-threads-most = { $most ->
    [one] uma, num tópico
   *[other] até { $most }, cada uma num tópico
}
setting-threads-why = /jogar pode abrir um tópico para cada mesa, se eu tiver *Criar tópicos públicos*.

## Tempo

setting-turn-limit = Tempo por jogada
setting-turn-limit-why = O padrão de novas salas, nos jogos que têm isso. O host ainda pode mudar.
setting-lobby-minutes = Salas paradas fecham depois de
setting-lobby-minutes-usual = { $time } (padrão)
setting-lobby-minutes-why = Conta da última vez que alguém entrou, saiu ou mudou uma opção.
setting-minutes = { $count ->
    [1] 1 minuto
   *[other] { $count } minutos
}
setting-hours = { $count ->
    [1] 1 hora
   *[other] { $count } horas
}

## Idioma e menções

setting-language = Idioma das mesas
setting-language-automatic = o mesmo deste servidor no Discord
setting-language-why = Para mesas abertas de agora em diante. Mensagens que só você vê ficam no seu próprio idioma.
setting-pings = Avisos de vez
setting-pings-why = Uma menção curta embaixo da mesa, apagada depois da jogada. Cada um pode definir os seus com /avisos.

## Palavras

setting-unwanted-words = Palavras bloqueadas
setting-unwanted-words-count = { $count ->
    [0] nenhuma
    [one] 1 palavra
   *[other] { $count } palavras
}
setting-unwanted-words-why = Bloqueadas em dicas, palpites, listas de palavras e nomes de torneios e equipes. Só quem escreveu fica sabendo. 1diota, IDIOTA e i.d.i.o.t.a contam como idiota.

## O dia

setting-time-zone = Fuso horário
setting-time-zone-now = { $zone }, agora { $now }
setting-time-zone-why = Para mudar, digite /configurações fuso-horário.
setting-day-begins = Novo dia às
setting-day-begins-why = Próximo: { $when }. Aí muda a vila do dia; se você já começou a antiga, ainda pode terminar.

## Recusas

settings-bad-game-channels = Escolha até 25 canais deste servidor.
settings-bad-starter-roles = Escolha até 25 cargos deste servidor.
settings-bad-enders = Essa opção não existe mais. Abra /configurações de novo.
settings-bad-threads = Essa opção não existe mais. Abra /configurações de novo.
settings-bad-turn-limit = Essa opção não existe mais. Abra /configurações de novo.
settings-bad-lobby-minutes = Essa opção não existe mais. Abra /configurações de novo.
settings-bad-language = Ainda não falo esse idioma. Abra /configurações de novo.
settings-bad-pings = Essa opção não existe mais. Abra /configurações de novo.
settings-bad-unwanted-words = Essa lista é longa demais: até 200 palavras, cada uma com até 40 letras e pelo menos uma letra ou um dígito.
settings-bad-time-zone = Não conheço esse fuso horário. Digite uma cidade como São Paulo ou Lisboa e escolha na lista.
settings-bad-badges = Essa opção não existe mais. Abra /configurações de novo.
settings-bad-round-up-channel = Escolha um canal de texto deste servidor.
settings-bad-round-up-hour = A hora deve ser um número inteiro de 0 a 23.
settings-bad-day-begins = A hora deve ser um número inteiro de 0 a 23.

refused-not-here = Neste servidor, dá para abrir mesas em: { $channels }
refused-role = Neste servidor, você precisa de um destes cargos para abrir uma mesa: { $roles }
refused-only-moderators = Neste servidor, só a moderação pode encerrar uma partida. Para sair dela, aperte **Menu**.
refused-no-vote = Neste servidor, os jogadores não podem votar para encerrar uma partida. O host ou a moderação pode encerrar.
refused-unwanted-word = “{ $word }” é uma palavra bloqueada neste servidor. Escreva outra coisa, por favor.
refused-threads-taken = { $most ->
    [one] Este canal já tem uma mesa num tópico:
   *[other] Este canal já tem { $most } mesas em tópicos:
}
    { $links }
thread-title = { $game } · { $host }
thread-opened = Sua mesa tem um tópico próprio: { $link }
