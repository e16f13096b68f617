### Torneios

## Comandos

command-tournament = torneio
command-tournament-description = Torneios: inscreva-se, acompanhe, organize
command-tournament-create = criar
command-tournament-create-about = Monta um torneio neste canal
command-tournament-list = lista
command-tournament-list-about = Torneios deste servidor
command-tournament-show = mostrar
command-tournament-show-about = Mostra um torneio de novo, com os botões
command-tournament-standings = classificação
command-tournament-standings-about = Classificação e chave
command-tournament-rounds = rodadas
command-tournament-rounds-about = Emparceiramentos e resultados, rodada por rodada
command-tournament-round = rodada
command-tournament-round-about = Qual rodada? Em branco: a atual
command-tournament-export = exportar
command-tournament-export-about = Participantes, confrontos e classificação em arquivos
command-tournament-season = temporada
command-tournament-season-about = Classificação de uma série de torneios ou de uma liga diária
command-tournament-league = liga-diária
command-tournament-league-about = Começa uma liga diária de Rokujika neste canal (organização)
command-tournament-days = dias
command-tournament-days-about = Quantos dias ela dura, a partir de hoje
command-tournament-why = motivo
command-tournament-why-about = Por que você tem este oponente e está nesta posição
command-tournament-drop = desistir
command-tournament-drop-about = Desiste de um torneio
command-tournament-manage = gerenciar
command-tournament-manage-about = Começa, pausa, encerra ou cancela um torneio e mostra o registro
command-tournament-result = resultado
command-tournament-result-about = Define ou corrige o resultado de um confronto (organização)
command-tournament-swap = trocar
command-tournament-swap-about = Troca dois jogadores cujos confrontos não começaram (organização)
command-tournament-penalty = punição
command-tournament-penalty-about = Adverte um jogador, tira uma partida dele ou o desclassifica (organização)
command-tournament-penalty-member-about = Quem recebe a punição
command-tournament-penalty-kind = punição
command-tournament-penalty-kind-about = Qual punição?
command-tournament-penalty-warning = Advertência
command-tournament-penalty-loss = Perde a partida atual
command-tournament-penalty-disqualified = Desclassificação
command-tournament-add = incluir
command-tournament-add-about = Inclui um jogador, mesmo depois do começo (organização)
command-tournament-remove = remover
command-tournament-remove-about = Remove um jogador (organização)
command-tournament-game = jogo
command-tournament-game-about = Qual jogo?
command-tournament-name = nome
command-tournament-name-about = O nome do torneio
command-tournament-role = cargo-do-campeão
command-tournament-role-about = Um cargo para quem vencer
command-tournament-event = evento
command-tournament-event-about = Criar um evento do servidor para o começo?
command-tournament-which = torneio
command-tournament-which-about = Qual torneio, se houver vários
command-tournament-match = confronto
command-tournament-match-about = Qual confronto?
command-tournament-outcome = resultado
command-tournament-outcome-about = Quem venceu, ou as pontuações na ordem dos nomes (mais é melhor)
command-tournament-first = primeiro
command-tournament-first-about = Um jogador cujo confronto não começou
command-tournament-second = segundo
command-tournament-second-about = O jogador com quem ele troca
command-tournament-member = membro
command-tournament-add-member-about = Quem incluir
command-tournament-remove-member-about = Quem remover

## Formatos

tournament-format-swiss = Suíço
tournament-format-pods = Suíço em mesas
tournament-format-single = Mata-mata
tournament-format-double = Eliminação dupla
tournament-format-robin = Todos contra todos
tournament-format-groups = Grupos, depois mata-mata
tournament-format-duplicate = Duplicado
# same
tournament-format-arena = Arena
tournament-about-swiss = Todos jogam todas as rodadas, contra alguém com pontuação parecida.
tournament-about-pods = Mesas de três ou quatro jogadores com pontuação parecida.
tournament-about-single = Perdeu uma vez, está fora.
tournament-about-double = Perdeu duas vezes, está fora.
tournament-about-robin = Todos jogam contra todos.
tournament-about-groups = Primeiro, grupos pequenos; os melhores de cada um vão para o mata-mata.
tournament-about-duplicate = Todas as mesas jogam o mesmo sorteio, e as pontuações são comparadas.
tournament-about-arena = Jogue quantas vezes quiser enquanto estiver aberta. Sequências de vitórias valem o dobro.

## Nomes e números

tournament-default-name = Torneio de { $game }
tournament-round = Rodada { $round }
tournament-round-of = Rodada { $round } de { $rounds }
tournament-round-group = Grupo { $group }, rodada { $round }
tournament-group-stage = Fase de grupos
tournament-group-stage-round = Fase de grupos, rodada { $round } de { $rounds }
tournament-knockout = { $stage ->
    [final] Final
    [semi] Semifinal
    [quarter] Quartas de final
    [third] Disputa do terceiro lugar
    [grand] Grande final
    [reset] Grande final, segundo confronto
    [of] Fase de { $size }
   *[round] Rodada { $round }
}
tournament-knockout-winners = { $stage ->
    [final] Final dos vencedores
    [semi] Semifinal dos vencedores
    [quarter] Quartas dos vencedores
   *[round] Rodada { $round } dos vencedores
}
tournament-knockout-losers = { $stage ->
    [final] Final dos perdedores
   *[round] Rodada { $round } dos perdedores
}
# same
tournament-arena-match = Arena
tournament-arena-played = { $played ->
    [1] 1 confronto jogado
   *[other] { $played } confrontos jogados
}
tournament-minutes = { $count ->
    [1] 1 minuto
   *[other] { $count } minutos
}
tournament-hours = { $count ->
    [1] 1 hora
   *[other] { $count } horas
}
tournament-days = { $count ->
    [1] 1 dia
   *[other] { $count } dias
}
tournament-phase-signup = inscrições abertas
tournament-phase-checkin = confirmação de presença aberta
tournament-phase-running = em andamento
tournament-phase-paused = pausado
tournament-phase-over = encerrado
tournament-phase-cancelled = cancelado
tournament-phase-draft = rascunho
tournament-seeding-random = Ordem inicial: por sorteio
tournament-seeding-rating = Ordem inicial: por rating

tournament-third-no = Sem disputa do terceiro lugar
tournament-third-yes = Com disputa do terceiro lugar
tournament-compare-rank = Todo sorteio vale igual: pontos por pontuação superada
tournament-compare-sum = Somar todas as pontuações

## A mensagem pública

tournament-starts = Começa { $at }, { $when }.
tournament-organiser = Organização: { $organisers }
tournament-starts-by-hand = Começa quando a organização disser.
tournament-checkin-opens = A confirmação de presença abre às { $at }, { $when }. Não esqueça, ou você perde a vaga!
tournament-checkin-open = **Confirme sua presença!** Começamos { $when } com quem tiver confirmado.
tournament-times = Por confronto: { $ready } para ficar pronto, { $clock } para jogar.
tournament-no-clock = sem limite de tempo
tournament-break = Pausa entre as rodadas: { $time }.
tournament-rounds-daily = Uma rodada por dia, no horário do começo.
tournament-rounds-weekly = Uma rodada por semana, no dia e horário do começo.
tournament-next-round = Próxima rodada { $when }.
tournament-move-limit = Por jogada: { $limit }, depois um computador joga.
tournament-teams = Equipes de { $size }.
tournament-arena-ends = Fecha { $when }.
tournament-paused = ⏸️ Pausado pela organização. Todos os relógios estão parados.
tournament-cancelled = Cancelado.
tournament-over = Encerrado!
tournament-signed-up = Inscritos: { $here } de { $most }
tournament-waiting = Lista de espera: { $count }
tournament-team-waits = esperando o aceite de { $names }
tournament-more = … e mais { $count }
tournament-now = { $count ->
    [1] 1 confronto em andamento
   *[other] { $count } confrontos em andamento
}
tournament-threads = 🧵 Abrindo tópicos: { $made } de { $needed }. O Discord só me deixa abrir alguns de cada vez.
tournament-stage-planned = ⏳ { $match } · tópico a caminho
tournament-stage-called = 📣 { $match } · preparando
tournament-stage-playing = 🎲 { $match } · jogando
tournament-bye-now = 💤 Bye ({ $points }): { $names }
tournament-standings = Classificação
tournament-button-in = Inscrever-se
tournament-button-out = Cancelar inscrição
tournament-button-check = Confirmar presença
tournament-button-yes = Aceitar convite da equipe
tournament-button-play = Jogar o próximo
tournament-button-rest = Fazer uma pausa
tournament-button-match = Meu confronto
tournament-button-table = Classificação
tournament-button-ready = Pronto

## Séries e ligas diárias

tournament-repeat-once = Uma vez só
tournament-repeat-daily = Repetir todo dia
tournament-repeat-weekly = Repetir toda semana
tournament-series-daily = Todo dia · edição { $number }
tournament-series-weekly = Toda semana · edição { $number }
tournament-series-next-daily = Todo dia, próximo { $when }
tournament-series-next-weekly = Toda semana, próximo { $when }
tournament-series-over = Esta série acabou.
tournament-league-until = Liga diária até { $day }
tournament-league-name = Liga diária de Rokujika
tournament-league-how = Jogue `/vila` todo dia. Não precisa se inscrever!
tournament-league-day = **{ $name }**: o dia { $day } acabou. Na liderança: { $names }, com { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}.
tournament-league-over = 🏆 **{ $name }** acabou! Vitória de { $names }, com { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}.
tournament-league-nobody = **{ $name }**: o dia { $day } acabou, e ninguém jogou ainda.
tournament-season-events = { $count ->
    [0] A classificação começa com o primeiro resultado.
    [one] Depois de 1 edição:
   *[other] Depois de { $count } edições:
}
tournament-season-days = { $count ->
    [0] A classificação começa quando o primeiro dia acabar.
    [one] Depois de 1 dia:
   *[other] Depois de { $count } dias:
}
tournament-season-empty = Ninguém jogou ainda.
tournament-season-value = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}, { $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
}
tournament-season-note = 1 ponto por jogar, e 1 por jogador ou equipe que ficar atrás de você.
tournament-sure-end-series = Encerrar esta série? O que já foi anunciado continua.
tournament-button-series-show = Temporada
tournament-button-series-season = Voltar
tournament-button-series-end = Encerrar série
tournament-button-series-sure-end = Sim, encerrar
tournament-refused-no-series = Isso não faz parte de uma série.
tournament-refused-series-over = Essa série já acabou.
tournament-refused-series-start = Uma série precisa de um horário de começo. Defina em **{ tournament-draft-button-basics }**
tournament-refused-many-series = Este servidor já tem { $most ->
    [one] 1 série
   *[other] { $most } séries
}. Encerre uma antes com `/torneio temporada`.
tournament-refused-league-days = Uma liga diária dura de 2 a { $most ->
    [one] 1 dia
   *[other] { $most } dias
}.

## Respostas a um botão

tournament-done-in = Você entrou! Eu aviso quando seu primeiro confronto estiver pronto.
tournament-done-in-checkin = Você entrou! Lembre de confirmar presença antes do começo. Eu aviso.
tournament-done-waiting = { $ahead ->
    [0] Está cheio, mas você está no topo da lista de espera.
    [one] Está cheio. Você está na lista de espera, com 1 pessoa na frente.
   *[other] Está cheio. Você está na lista de espera, com { $ahead } pessoas na frente.
}
tournament-done-late = Você entra na próxima rodada, com metade dos pontos das rodadas que perdeu.
tournament-done-arena = Você entrou! Eu aviso assim que achar um oponente.
tournament-done-yes = Você entrou!
tournament-done-out = Sua inscrição foi cancelada.
tournament-done-check = Presença confirmada. Já vai começar; eu aviso.
tournament-done-play = Sua vez é a próxima. Eu aviso assim que achar um oponente.
tournament-done-rest = Pausa para você. Aperte **{ tournament-button-play }** quando voltar.
tournament-done-rest-after = Pausa para você depois deste confronto. Aperte **{ tournament-button-play }** quando voltar.
tournament-done-ready = Da sua parte, tudo pronto. A partida começa quando todos estiverem.
tournament-done-team = Sua equipe entra assim que todos apertarem **{ tournament-button-yes }**. Já perguntei a eles.
tournament-invite = { $players } **{ $captain }** quer você na equipe **{ $team }** para **{ $name }**. Aperte **{ tournament-button-yes }** aqui: { $link }
tournament-done-drop = Você desistiu.
tournament-done-result = Confronto nº { $match }: { $result } Salvo.
tournament-done-swap = Trocados.
tournament-done-add = { $name } entrou.
tournament-done-remove = { $name } saiu.
tournament-your-match = Seu confronto: { $thread }
tournament-your-match-soon = Você tem um confronto! O tópico está a caminho.
tournament-your-bye = Nesta rodada você tem um bye: { $points } sem jogar. Eu aviso no próximo confronto.
tournament-no-match-now = Nenhum confronto para você agora. Eu aviso se houver outro.

## Desistir

tournament-sure-drop = Desistir de **{ $name }**? Você perde o confronto atual por W.O. e não joga mais.
tournament-sure-drop-team = Desistir de **{ $name }**? Sua equipe inteira perde o confronto atual por W.O. e não joga mais.
tournament-sure-remove = Remover **{ $player }** de **{ $name }**? Vai perder o confronto atual por W.O. e não joga mais.
tournament-sure-remove-team = Remover **{ $player }** de **{ $name }**? A equipe inteira sai e perde o confronto atual por W.O.
tournament-sure-remove-early = Remover **{ $player }** de **{ $name }**?
tournament-confirm-drop = Desistir
tournament-confirm-remove = Remover
tournament-confirm-no = Deixa pra lá

## No tópico de um confronto

tournament-call = { $names }
tournament-call-versus = { " x " }
tournament-call-alone = { $names }: aqui está seu sorteio.
tournament-call-duplicate = Todas as mesas jogam este mesmo sorteio. Os replays ficam disponíveis quando a rodada acabar.
tournament-call-public = Todos podem ler este tópico. Por favor, não olhe outros antes de terminar sua partida.
tournament-call-ready = Você tem { $time } para apertar **{ tournament-button-ready }**. A partida começa quando todos estiverem prontos.
tournament-call-here = Prontos: { $names }
tournament-call-paused = ⏸️ Este torneio está pausado. Dá para apertar Pronto quando ele voltar.
tournament-call-until = Quem não estiver pronto { $when } perde por W.O.
tournament-remind = Seu confronto está esperando! Se você não estiver pronto { $when }, perde por W.O.
tournament-dealt = Valendo!
tournament-again-drawn = Empate, mas só um de vocês avança: joguem mais uma vez. Se empatar de novo, avança o melhor cabeça de chave.
tournament-again-closed = A partida foi fechada antes do fim, então vocês jogam este confronto de novo.
tournament-match-timeout = ⌛ Acabou o tempo! { $result }
tournament-arena-next = Você está na fila para o próximo confronto.
tournament-arena-called = ➡️ { $names }: seu próximo confronto está em { $thread }
tournament-match-off = Este confronto foi cancelado: o emparceiramento mudou.
tournament-result-bye = **{ $name }** tem um bye.
tournament-result-nobody = ninguém apareceu ({ $names }).
tournament-result-alone = **{ $name }** fez { $score ->
    [1] 1 ponto
   *[other] { $score } pontos
}.
tournament-result-draw = Empate entre { $names }.
tournament-result-won = Vitória de { $names } contra { $others }.
tournament-result-forfeit = (W.O. de { $names }.)
tournament-table = Confronto de torneio: os lugares são fixos; jogadas do computador valem por quem está ausente.
tournament-table-clock = Acaba { $when }; depois disso, quem estiver na vez perde.
tournament-table-paused = ⏸️ Este torneio está pausado. O relógio e os computadores pararam.
tournament-table-over = Este resultado vale para o torneio.

## No canal do torneio

tournament-tell-soon = **{ $name }** começa { $when }.
tournament-tell-checkin = **{ $name }**: confirme sua presença! Aperte **{ tournament-button-check }** abaixo. Começamos { $when }.
tournament-tell-last = **{ $name }** começa { $when }, e você ainda não confirmou presença!
tournament-tell-begun = **{ $name }** começou! Eu menciono você no tópico do confronto, ou aperte **{ tournament-button-match }**.
tournament-tell-break = **{ $name }**: a rodada acabou. A próxima começa { $when }.
tournament-tell-round = **{ $name }**, a seguir: **{ $round }**.
tournament-tell-cancelled = { $why ->
    [too-few] **{ $name }** foi cancelado: faltam jogadores.
    [abandoned] **{ $name }** foi cancelado: faz muito tempo que nada acontece.
   *[organiser] A organização cancelou **{ $name }**.
}
tournament-tell-penalty-warning = **{ $name }**: **{ $player }** recebeu uma advertência da organização.
tournament-tell-penalty-loss = **{ $name }**: **{ $player }** perde a partida atual (punição).
tournament-tell-penalty-disqualified = **{ $name }**: **{ $player }** levou desclassificação.
tournament-tell-corrected = **{ $name }**: { $round }, confronto nº { $number }, foi corrigido. Antes: { $before } Agora: { $result }
tournament-tell-announced = Inscrições abertas para **{ $name }**! Aperte **{ tournament-button-in }** acima.
tournament-tell-paused = **{ $name }** está pausado. Todos os relógios estão parados.
tournament-tell-resumed = **{ $name }** voltou.
tournament-tell-trouble = { $why ->
    [discord] **{ $name }** está pausado: o Discord não me deixou mencionar os jogadores de um confronto. Aperte **{ tournament-lead-resume }** em `/torneio gerenciar` para tentar de novo.
   *[threads] **{ $name }** está pausado: não consigo mais criar tópicos aqui. Me dê *Criar tópicos públicos* e *Enviar mensagens em tópicos* e aperte **{ tournament-lead-resume }** em `/torneio gerenciar`.
}
tournament-champion = { $count ->
    [one] { $names } vence o torneio!
   *[other] { $names } dividem o primeiro lugar!
}
tournament-champion-after = { $matches ->
    [1] 1 confronto jogado. Valeu por jogar!
   *[other] { $matches } confrontos jogados. Valeu por jogar!
}
tournament-role-gone = Vitória de { $users }, mas o cargo do campeão foi apagado. Por favor, dê outro cargo à mão.
tournament-role-special = Não posso dar { $role } a { $users }: o cargo é de uma integração. Por favor, dê outro cargo à mão.
tournament-role-moderation = Não dei { $role } a { $users }: o cargo tem permissões de moderação ({ $permissions }), e esses eu nunca dou. A moderação pode dar.
tournament-role-organiser = Não dei { $role } a { $users }: quem organiza não pode dar esse cargo (é preciso *Gerenciar cargos* e um cargo mais alto). Quem puder pode dar.
tournament-role-bot = Não consegui dar { $role } a { $users }: preciso de *Gerenciar cargos* e de um cargo acima dele. Por favor, dê à mão.
tournament-role-stays = { $user } não venceu, afinal, mas não consegui tirar { $role }: preciso de *Gerenciar cargos* e de um cargo acima dele.
tournament-event-failed = Não consegui criar um evento do servidor para este torneio: preciso de *Criar eventos*.

## Classificação e motivos

tournament-record = { $wins }–{ $draws }–{ $losses }
tournament-lines = Depois de cada nome: pontos · vitórias–empates–derrotas · o critério de desempate que decide.
tournament-lines-bracket = Depois de cada nome: vitórias–empates–derrotas.
tournament-points = { $amount ->
    [1] 1 ponto
   *[other] { $points } pontos
}
tournament-nobody-yet = Ninguém jogou ainda.
tournament-page = Página { $page } de { $pages }
tournament-none-yet = Nenhum torneio aqui ainda. Quem tem *Gerenciar eventos* pode montar um com `/torneio criar`.
tournament-why-match = { $round } x { $names }
tournament-why-own-match = { $round }
tournament-why-place = Sua posição

## Rascunho

tournament-ranking-title = Ordem inicial e classificação
tournament-ranking-about = Com os mesmos pontos, decide o primeiro critério de desempate que difere. Uma chave não precisa de nenhum.
tournament-choice-cut = { $count ->
    [0] Suíço sem mata-mata
   *[other] Mata-mata dos { $count } melhores
}
tournament-choice-best-of = { $count ->
    [1] Mata-mata: uma partida
   *[other] Mata-mata: melhor de { $count }
}
tournament-choice-tie = { $place }. { $tie }
tournament-button-rounds = Rodadas
tournament-button-round = Rodada
tournament-button-more-matches = Mais confrontos
tournament-round-empty = Nenhum confronto nesta rodada.
tournament-group = Grupo { $group }
tournament-swiss-stage = Rodadas suíças
tournament-exported = Aqui está o torneio em arquivos. Planilhas abrem os CSV; o JSON tem tudo.
tournament-dealt-game = { $score }. A partida { $game } começa agora!
tournament-done-warning = **{ $name }** recebeu uma advertência.
tournament-done-loss = **{ $name }** perdeu a partida atual.
tournament-done-disqualified = **{ $name }** levou desclassificação.
tournament-draft-title = Novo torneio
tournament-draft-note = Só você vê isto até anunciar.
tournament-draft-start = Começo: { $start }
tournament-draft-by-hand = quando você começar
tournament-draft-size = Vagas: { $size } · Rodadas: { $rounds }
tournament-draft-enough = automático
tournament-draft-checkin = Confirmação de presença: { $time }
tournament-draft-format = Formato: { $format }. { $about }
tournament-draft-times = Por confronto: { $ready } para ficar pronto, { $clock } para jogar
tournament-draft-move-limit = Por jogada: { $limit }
tournament-move-limit-auto = { $limit } (conforme o tempo do confronto)
tournament-draft-window = Aberta por { $time }
tournament-draft-points = Pontos por posição: { $points }
tournament-draft-points-usual = por oponente superado
tournament-draft-groups = Grupos de { $size }; avançam os { $advance } melhores de cada
tournament-draft-none = nenhum
tournament-draft-cut = Depois, mata-mata dos { $count } melhores
tournament-draft-best-of = Confrontos de mata-mata: melhor de { $count }
tournament-draft-role = Quem vencer recebe { $role }
tournament-draft-event = Com evento do servidor
tournament-draft-announce = Cargo a mencionar (opcional)
tournament-draft-button-basics = Nome, começo, vagas…
tournament-draft-button-about = Descrição e entrada…
tournament-draft-button-times = Tempos…
tournament-draft-button-options = Jogo…
tournament-draft-button-ranking = Classificação…
tournament-draft-button-announce = Anunciar
tournament-draft-button-discard = Descartar
tournament-draft-button-back = Voltar
tournament-form-basics = O torneio
tournament-form-times = Tempos
tournament-form-team = Sua equipe
tournament-form-name = Nome
tournament-form-name-hint = O que todos vão ver
tournament-form-start = Começo
tournament-form-start-hint = 20:00, 2026-12-24 18:00 ou 2h 30m ({ $zone }). Em branco: você começa
tournament-form-size = Vagas
tournament-form-size-hint = 2 a 500; os outros vão para a lista de espera
tournament-form-rounds = Rodadas
tournament-form-rounds-hint = Em branco: quantas forem precisas
tournament-form-checkin = Confirmar presença: minutos antes
tournament-form-checkin-hint = 0 para não pedir confirmação
tournament-form-ready = Minutos para ficar pronto
tournament-form-ready-hint = Quem não estiver pronto até lá perde por W.O.
tournament-form-clock = Minutos por confronto
tournament-form-clock-hint = 0 para não ter limite. Para uma liga, 1440 é um dia
tournament-form-break = Pausa entre as rodadas
tournament-form-break-hint = Minutos, ou `daily` (diária) ou `weekly` (semanal), no horário do começo. Em branco: sem pausa
tournament-form-window = Minutos que a arena fica aberta
tournament-form-window-hint = Jogue quantas vezes quiser até ela fechar
tournament-form-points = Pontos por posição
tournament-form-points-hint = Por exemplo 5, 3, 1. Em branco: pontos por oponente superado
tournament-form-group = Jogadores por grupo
tournament-form-group-hint = 2 a 16
tournament-form-advance = Quantos avançam de cada grupo
tournament-form-advance-hint = Menos do que o grupo tem
tournament-form-team-name = Nome da equipe
tournament-form-team-mates = Quem está na sua equipe?
tournament-form-team-mates-hint = { $most ->
    [one] 1 colega, que precisa aceitar
   *[other] { $others } colegas, que precisam aceitar
}
tournament-announced = Anunciado! A mensagem de inscrição está a caminho deste canal. Conduza o torneio com `/torneio gerenciar`.
tournament-announced-public = Os tópicos dos confrontos serão públicos, então daria para espiar o sorteio de outra mesa. Para escondê-los, você e eu precisamos de *Criar tópicos privados* aqui: cancele e anuncie de novo.
tournament-discarded = Descartado.

## Gerenciar

tournament-manage-people = Inclua ou remova jogadores com `/torneio incluir` e `/torneio remover`.
tournament-manage-matches = Defina ou corrija resultados com `/torneio resultado`; troque dois jogadores com `/torneio trocar`.
tournament-journal = Registro
tournament-journal-bot = automático
tournament-journal-auto = Automático
tournament-lead-checkin = Abrir confirmação de presença
tournament-lead-start = Começar agora
tournament-lead-pause = Pausar
tournament-lead-resume = Retomar
tournament-lead-cancel = Cancelar torneio
tournament-lead-stop = Encerrar agora
tournament-lead-sure-cancel = Sim, cancelar
tournament-lead-sure-stop = Sim, encerrar
tournament-lead-back = Voltar
tournament-sure-cancel = Cancelar o torneio inteiro? Nenhum resultado vai valer.
tournament-sure-stop = Encerrar agora com a classificação atual?
tournament-act-announced = anunciou
tournament-act-checkin = abriu a confirmação de presença
tournament-act-begun = começou
tournament-act-result = resultado
tournament-act-corrected = corrigiu
tournament-act-repaired = mudou o emparceiramento
tournament-act-absent = ausência
tournament-act-again = jogado de novo
tournament-act-dropped = desistiu
tournament-act-late = entrou depois
tournament-act-game = partida de uma série
tournament-act-warning = advertência para
tournament-act-loss = partida perdida por punição:
tournament-act-disqualified = desclassificação de
tournament-act-paused = pausou
tournament-act-resumed = retomou
tournament-act-stopped = encerrou antes do fim
tournament-act-closed = fechou
tournament-act-cancelled = cancelou
tournament-act-over = terminou
tournament-act-role-given = recebeu o cargo do campeão
tournament-act-role-taken = perdeu o cargo do campeão
tournament-outcome-wins = { $name } vence
tournament-outcome-draw = Empate
tournament-outcome-forfeit = { $name } não apareceu
tournament-outcome-scores = { $scores } (para mudar, digite as pontuações nesta ordem)

## Recusas

tournament-refused-none = Não acho esse torneio aqui.
tournament-refused-none-here = Não há torneio neste servidor. Quem tem *Gerenciar eventos* pode montar um com `/torneio criar`.
tournament-refused-choose = Há vários torneios. Escolha um na lista que aparece enquanto você digita.
tournament-refused-only-organiser = Só quem tem *Gerenciar eventos* ou *Gerenciar servidor* pode conduzir este torneio.
tournament-refused-organiser-lost = Para conduzir seu torneio você precisa de *Gerenciar eventos* ou *Gerenciar servidor*, e não tem mais nenhum dos dois.
tournament-refused-may-not-create = Para criar um torneio você precisa de *Gerenciar eventos* ou *Gerenciar servidor*.
tournament-refused-permissions = Não consigo conduzir um torneio aqui. Peça a quem gerencia o servidor para me dar: { $missing }.
tournament-refused-own-permissions = Eu só posto e crio tópicos onde você também pode. Para você ainda falta: { $missing }.
tournament-refused-event = Para criar um evento do servidor você precisa de *Criar eventos*. Só *Gerenciar eventos* não basta mais.
tournament-refused-announce-gone = Esse cargo não existe mais. Escolha outro para mencionar, ou nenhum.
tournament-refused-announce-everyone = Eu não menciono todo mundo. Escolha outro cargo.
tournament-refused-announce-organiser = Escolha um cargo que você possa mencionar: um que todos podem, ou qualquer um se você tiver *Mencionar todos* aqui.
tournament-refused-announce-bot = Não posso mencionar esse cargo: deixe que todos o mencionem ou me dê *Mencionar todos* aqui.
tournament-refused-channel = Um torneio precisa de um canal de texto, porque cada confronto ganha um tópico.
tournament-refused-role-gone = O cargo do campeão não existe mais. Crie o torneio de novo com outro.
tournament-refused-role-special = Ninguém pode dar esse cargo: todos o têm, ou é de uma integração.
tournament-refused-role-moderation = Eu não dou cargos com permissões de moderação. Esse tem { $permissions }.
tournament-refused-role-organiser = Escolha um cargo que você possa dar: é preciso *Gerenciar cargos* e um cargo acima dele.
tournament-refused-role-bot = Não posso dar esse cargo: preciso de *Gerenciar cargos* e de um cargo acima dele.
tournament-refused-announced = Esse torneio já foi anunciado.
tournament-refused-name = Falta um nome.
tournament-refused-past = Esse horário já passou. Digite um mais tarde, como `1d` (daqui a um dia).
tournament-refused-number = { $name ->
    [size] As vagas devem ser de 2 a 500.
    [rounds] As rodadas devem ser de 1 a 50. Em branco: quantas forem precisas.
    [checkin] A confirmação de presença deve ser de 0 a 1440 minutos.
    [ready] O tempo para ficar pronto deve ser de 1 a 20160 minutos.
    [clock] O tempo por confronto deve ser de 0 a 43200 minutos.
    [window] A arena deve ficar aberta de 5 a 43200 minutos.
    [group] Os grupos devem ter de 2 a 16 jogadores.
    [advance] Pelo menos 1 jogador deve avançar de cada grupo, e menos do que o grupo tem.
    [games] O mínimo de partidas deve ser de 0 a 1000. Em branco: sem mínimo.
   *[other] Esse número não serve aqui: { $name }.
}
tournament-refused-break = Uma pausa deve ser de 0 a 10080 minutos, `daily` (diária) ou `weekly` (semanal).
tournament-refused-points = Não entendi esses pontos. Digite assim: `5, 3, 1`, do melhor lugar para o pior e sem subir.
tournament-refused-format = Este jogo não pode ser jogado nesse formato.
tournament-refused-begun = Já começou.
tournament-refused-over = Esse torneio acabou.
tournament-refused-not-running = Esse torneio não está em andamento.
tournament-refused-paused = O torneio está pausado. Dá para jogar quando ele voltar.
tournament-refused-not-paused = Não está pausado.
tournament-refused-full = Está cheio.
tournament-refused-often = Você já se inscreveu e cancelou vezes demais.
tournament-refused-already-in = Você já está no torneio.
tournament-refused-not-in = Você não está neste torneio.
tournament-refused-no-rounds = Este torneio ainda não começou.
tournament-refused-not-entered = Essa pessoa não jogou neste torneio.
tournament-refused-no-game-to-lose = Essa pessoa não tem partida para perder agora.
tournament-refused-not-in-name = **{ $name }** não está neste torneio.
tournament-refused-no-checkin = A confirmação de presença não está aberta.
tournament-refused-checked-in = Você já confirmou presença.
tournament-refused-teams = Este torneio é por equipes.
tournament-refused-no-teams = Neste torneio cada um joga por si.
tournament-refused-alone = Este torneio não é por equipes.
tournament-refused-team-size = Aqui as equipes têm { $size } pessoas, contando com você.
tournament-refused-team-name = Sua equipe precisa de um nome que ainda não exista.
tournament-refused-team-incomplete = Ainda não há aceites suficientes na sua equipe.
tournament-refused-mate = Só membros deste servidor podem jogar.
tournament-refused-mate-in = { $name } já está no torneio.
tournament-refused-not-your-match = Este confronto não é seu, mas fique à vontade para assistir!
tournament-refused-match-begun = O confronto já começou.
tournament-refused-match-over = Esse confronto acabou.
tournament-refused-ready = Você já apertou Pronto. A partida começa quando todos apertarem.
tournament-refused-no-match = Esse confronto não existe.
tournament-refused-no-open-match = Não há confronto para mudar.
tournament-refused-same-match = Esses dois jogam um contra o outro.
tournament-refused-outcome = Não entendi. Escolha um resultado na lista que aparece enquanto você digita.
tournament-refused-score = Digite a pontuação como número.
refused-match = Este é um confronto de torneio: só a organização pode mudar os jogadores ou encerrá-lo.
refused-tournament-paused = Este torneio está pausado.
refused-leave-match = Este é um confronto de torneio. Para desistir do torneio, use `/torneio desistir`.
replay-sealed = Outros ainda estão jogando este sorteio. Volte quando a rodada acabar.
permission-create-private-threads = Criar tópicos privados
permission-create-private-threads-for = tópicos privados dos confrontos em torneios duplicados
permission-create-events = Criar eventos
permission-create-events-for = eventos do servidor para torneios
permission-manage-roles = Gerenciar cargos
permission-manage-roles-for = cargos de campeão em torneios

## Dados guardados

privacy-kept-tournaments = 🏆 Torneios que você organizou: { $amount }
privacy-kept-tournament-series = 🔁 Séries de torneios que você começou: { $amount }
privacy-kept-entrants = 🏆 Torneios em que você se inscreveu: { $amount }
privacy-kept-tournament-journal = 📝 Mudanças que você fez em torneios: { $amount }

## Permissões de moderação, como o Discord as chama

permission-administrator = Administrador
permission-ban-members = Banir membros
permission-bypass-slowmode = Ignorar modo lento
permission-create-expressions = Criar expressões
permission-deafen-members = Ensurdecer membros
permission-kick-members = Expulsar membros
permission-manage-channels = Gerenciar canais
permission-manage-events = Gerenciar eventos
permission-manage-expressions = Gerenciar expressões
permission-manage-guild = Gerenciar servidor
permission-manage-messages = Gerenciar mensagens
permission-manage-nicknames = Gerenciar apelidos
permission-manage-threads = Gerenciar tópicos
permission-manage-webhooks = Gerenciar webhooks
permission-mention-everyone = Mencionar todos
permission-mention-everyone-for = mencionar um cargo num torneio
permission-moderate-members = Castigar membros
permission-move-members = Mover membros
permission-mute-members = Silenciar membros
permission-pin-messages = Fixar mensagens
permission-priority-speaker = Voz prioritária
permission-set-voice-channel-status = Definir status do canal de voz
permission-view-audit-log = Ver registro de auditoria
permission-view-creator-monetization-analytics = Ver análise de assinaturas do servidor
permission-view-guild-insights = Ver análises do servidor
