### Only One Collection

# same
only-one-name = Only One Collection
# same
only-one-title = 🧪 Only One Collection
only-one-short = Monte colunas sem repetir número, pegue uma a tempo e tenha a maioria de um tipo
only-one-pitch = Compre cartas e ponha em colunas, mas **nenhum número pode se repetir numa coluna**: senão ela estoura e você fica com uma carta só. Pegue uma coluna quando quiser para encerrar sua rodada. No fim, quem tiver a **maioria de um tipo** pontua por cada carta dele no descarte ou com o jogador anterior.

## Opções

only-one-option-teams = Duplas (quatro jogadores)
only-one-option-familiars = Familiares (três ou quatro jogadores)
only-one-option-familiars-off = desligado
only-one-option-familiars-random = aleatórios
only-one-option-familiars-chosen = escolhidos
only-one-option-familiars-AAAA = Guardião, Catador, Vidente, Seletor
only-one-option-familiars-AAAB = Guardião, Catador, Vidente, Quebrador
only-one-option-familiars-AABA = Guardião, Catador, Finalizador, Seletor
only-one-option-familiars-AABB = Guardião, Catador, Finalizador, Quebrador
only-one-option-familiars-ABAA = Guardião, Encantador, Vidente, Seletor
only-one-option-familiars-ABAB = Guardião, Encantador, Vidente, Quebrador
only-one-option-familiars-ABBA = Guardião, Encantador, Finalizador, Seletor
only-one-option-familiars-ABBB = Guardião, Encantador, Finalizador, Quebrador
only-one-option-familiars-BAAA = Madrugador, Catador, Vidente, Seletor
only-one-option-familiars-BAAB = Madrugador, Catador, Vidente, Quebrador
only-one-option-familiars-BABA = Madrugador, Catador, Finalizador, Seletor
only-one-option-familiars-BABB = Madrugador, Catador, Finalizador, Quebrador
only-one-option-familiars-BBAA = Madrugador, Encantador, Vidente, Seletor
only-one-option-familiars-BBAB = Madrugador, Encantador, Vidente, Quebrador
only-one-option-familiars-BBBA = Madrugador, Encantador, Finalizador, Seletor
only-one-option-familiars-BBBB = Madrugador, Encantador, Finalizador, Quebrador
only-one-option-familiars-keeper = { only-one-familiar-keeper }
only-one-option-familiars-keeper-why = { only-one-power-keeper }
only-one-option-familiars-early = { only-one-familiar-early }
only-one-option-familiars-early-why = { only-one-power-early }
only-one-option-familiars-gleaner = { only-one-familiar-gleaner }
only-one-option-familiars-gleaner-why = { only-one-power-gleaner }
only-one-option-familiars-charmer = { only-one-familiar-charmer }
only-one-option-familiars-charmer-why = { only-one-power-charmer }
only-one-option-familiars-seer = { only-one-familiar-seer }
only-one-option-familiars-seer-why = { only-one-power-seer }
only-one-option-familiars-finisher = { only-one-familiar-finisher }
only-one-option-familiars-finisher-why = { only-one-power-finisher }
only-one-option-familiars-picker = { only-one-familiar-picker }
only-one-option-familiars-picker-why = { only-one-power-picker }
only-one-option-familiars-breaker = { only-one-familiar-breaker }
only-one-option-familiars-breaker-why = { only-one-power-breaker }
only-one-teams-need-four = As duplas precisam de quatro jogadores, e aqui { $here ->
    [one] só há um
   *[other] há { $here }
}. Desligue as duplas ou espere mais gente.
only-one-familiars-need-three = Os familiares precisam de pelo menos três jogadores. Desligue-os ou espere mais gente.

## Cartas e familiares

only-one-card-1 = Figo
only-one-card-2 = Cobra 2
only-one-card-3 = Queijo 3
only-one-card-4A = Trevo 4A
only-one-card-4B = Trevo 4B
only-one-card-5 = Estrela 5
only-one-card-6A = Cogumelo 6A
only-one-card-6B = Cogumelo 6B
only-one-card-7 = Açúcar 7
only-one-card-8A = Polvo 8A
only-one-card-8B = Polvo 8B
only-one-card-9 = Rabo-de-raposa 9
only-one-card-10 = Abóbora 10
only-one-card-egg = Ovo
only-one-card-special = { $card } (especial)
only-one-nothing = nada
only-one-familiar-keeper = Guardião
only-one-familiar-early = Madrugador
only-one-familiar-gleaner = Catador
only-one-familiar-charmer = Encantador
only-one-familiar-seer = Vidente
only-one-familiar-finisher = Finalizador
only-one-familiar-picker = Seletor
only-one-familiar-breaker = Quebrador
only-one-power-keeper = +2 por poção que você ganha quando já tem o marcador inicial
only-one-power-early = +1 cada vez que você encerra a rodada antes de todos, pegando uma coluna
only-one-power-gleaner = +2 quando uma poção rende 3 ou mais com o descarte e o jogador anterior
only-one-power-charmer = se você empatar em primeiro nos pontos, você vence
only-one-power-seer = uma vez por partida, veja as três cartas do topo e escolha qual comprar
only-one-power-finisher = a contagem para assim que você (ou sua dupla) chega a 16 pontos
only-one-power-picker = ao estourar, fique com qualquer carta da coluna
only-one-power-breaker = +1 cada vez que você estoura

## A mesa

only-one-round = rodada { $round }
only-one-until-fig = { $cards ->
    [0] A próxima carta é o Figo, e o Figo acaba a partida
    [one] Falta 1 carta para o Figo acabar a partida
   *[other] Faltam { $cards } cartas para o Figo acabar a partida
}
only-one-fig-is-there = O Figo saiu: última rodada!
only-one-team = Dupla { $number }
only-one-begin = { $name } começa.
only-one-round-began = ▶️ Rodada { $round }: { $name } começa.
only-one-placed = { $name } pôs { $card } na coluna { $column }.
only-one-collected = { $name } pegou a coluna { $column }: { $cards }.
only-one-busted = 💥 { $name } estourou a coluna { $column } com { $card }!
only-one-bust-kept = Ficou com { $kept }, perdeu { $lost }.
only-one-early-scored = 🌅 Madrugador de { $name }: +{ $points }.
only-one-breaker-scored = ⚡ Quebrador de { $name }: +{ $points }.
only-one-mark-bust = estouraria
only-one-mark-broken = estourada
only-one-mark-full = cheia
only-one-mark-far = fora de alcance
only-one-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}

## De quem é a vez

only-one-prompt-turn = ➡️ **{ $name }**, compre uma carta ou pegue uma coluna para encerrar sua rodada.
only-one-prompt-collect = ➡️ **{ $name }**, pegue uma coluna.
only-one-prompt-place = ➡️ **{ $name }**, você comprou **{ $card }**. Em qual coluna?
only-one-prompt-choose = ➡️ **{ $name }** está escolhendo uma das três cartas do topo.
only-one-prompt-keep = ➡️ **{ $name }**, você estourou! Seu Seletor fica com uma carta qualquer. Qual?
only-one-all-bust = Ela estoura todas as colunas que você pode usar. Escolha qual perder.
only-one-fig-turned-up = O Figo cabe em qualquer lugar. Depois disso, todos só pegam uma coluna e vem a contagem.
only-one-why-fig = O Figo saiu, então ninguém compra mais cartas.
only-one-why-full = Todas as colunas que você pode usar estão cheias.
only-one-hint-nearest = Seu oponente já terminou, então você só pode usar a coluna { $column }, a mais perto do baralho.
only-one-hint-fig = O Figo está na coluna { $column }, e o último jogador tem que pegá-la.
only-one-hint-early = 🌅 Madrugador: pegue uma coluna antes de todos e ganhe um ponto.
only-one-hint-familiars = Pegue uma coluna para ganhar o familiar dela. Os poderes estão em { details-button }.
only-one-button-explore = Comprar uma carta
only-one-button-peek = Olhar três
only-one-button-look = Ver as três cartas
only-one-button-collect = Pegar coluna { $column }
only-one-button-place = Coluna { $column }
only-one-button-bust = Estourar coluna { $column }
only-one-button-keep = Ficar com { $card }
only-one-button-skip = Pular para o resultado

## Detalhes

only-one-details-columns = Colunas
only-one-details-collections = Coleções
only-one-details-familiars = Familiares (poderes a partir da rodada 2)
only-one-details-steps = Contagem
only-one-details-totals = Pontos
only-one-details-counts = { $deck ->
    [1] 1 carta
   *[other] { $deck } cartas
} no baralho, { $discards } viradas para baixo no descarte.
only-one-legend = ✦ carta especial, vale um ponto · ▶️ marcador inicial, desempata · ✅ terminou a rodada · na imagem, um número num quadrado colorido é a maioria dessa carta

## O painel privado

only-one-panel-nothing = Não há familiares nesta partida.
only-one-panel-top = As próximas três cartas, de cima para baixo. Só você vê:
only-one-panel-choose = Qual carta você compra?
only-one-panel-take = Comprar { $card }
only-one-panel-back = Depois { $next }, e por fim { $last }

## Contagem

only-one-scoring-heading = contagem
only-one-scoring-begin = Hora da contagem. { $name } tem o marcador inicial ▶️, que desempata.
only-one-scoring-specials = Um ponto por carta especial:
only-one-tally-nobody = **{ $card }**: ninguém tem, então não há poção.
only-one-tally-most = **{ $card }**: **{ $name }** tem mais ({ $held }).
only-one-tally-token = **{ $card }**: empate com { $held }, **{ $name }** tem o marcador.
only-one-tally-clockwise = **{ $card }**: empate com { $held }, **{ $name }** vem primeiro depois de { $holder }.
only-one-scoring-legend = Cada poção vale 1, mais 1 por carta dela no descarte, mais 1 por carta dela com o jogador anterior a quem venceu. Quem vence também pega o marcador inicial ▶️.
only-one-scoring-earned = 🐾 pontos de um familiar.
only-one-gain-potion = 1 da poção
only-one-gain-discards = { $points } do descarte
only-one-gain-neighbour = { $points } de { $name }
only-one-gain-familiar = { $points } { $name }
only-one-sum-earned = { $points } 🐾
only-one-sum-potion = { $points } ({ $value })

## O fim da partida

only-one-over = resultado
only-one-won-points = { $names } { $many ->
    [one] vence
   *[other] vencem
} com { $score ->
    [1] 1 ponto
   *[other] { $score } pontos
}!
only-one-won-potions = { $names } { $many ->
    [one] vence
   *[other] vencem
} o empate em { $score } por ter mais poções!
only-one-won-token = { $names } { $many ->
    [one] vence
   *[other] vencem
} o empate em { $score } pelo marcador inicial!
only-one-won-charmer = { $names } { $many ->
    [one] vence
   *[other] vencem
} o empate em { $score }, graças ao Encantador!
only-one-finished-early = O Finalizador de { $name } chegou a 16 pontos, e a contagem parou ali.

## A imagem em palavras

only-one-picture = A mesa. { $columns }. Carta comprada: { $card }. Cartas no baralho: { $deck }, no descarte: { $discards }. Coleções: { $collections }.
only-one-picture-column = Coluna { $column }: { $cards }
only-one-picture-scores = A folha de pontos. Pontos: { $scores }. Coleções: { $collections }.
only-one-picture-winner = Vitória: { $names }.

## Recusas

only-one-place-first = Antes, ponha numa coluna a carta que você comprou.
only-one-choose-first = Antes, escolha uma das três cartas.
only-one-keep-first = Antes, escolha com qual carta você fica.
only-one-choose-two = Escolha uma das três cartas para comprar e outra para ficar no topo.
only-one-nothing-to-choose = Não há cartas para escolher agora.
only-one-nothing-to-place = Você ainda não comprou uma carta.
only-one-nothing-to-keep = Você não pode ficar com essa carta.
only-one-nothing-to-skip = Não há nada para pular agora.
only-one-no-peek = Você não pode olhar três cartas agora. É preciso ter o Vidente, ele vale a partir da segunda rodada, e só uma vez.
only-one-fig-is-out = O Figo saiu, então ninguém compra mais cartas. Pegue uma coluna.
only-one-all-full = Todas as colunas que você pode usar estão cheias. Pegue uma.
only-one-column-gone = Alguém já pegou essa coluna.
only-one-column-full = Essa coluna está cheia: o limite são quatro cartas.
only-one-column-far = Você só pode usar a coluna { $column }, a mais perto do baralho.
only-one-column-fig = Você tem que pegar a coluna { $column }, a do Figo.
only-one-scoring = A contagem está em andamento.

## O treinador: o que a pessoa fez e o que teria sido melhor

only-one-coach-explore = Você comprou uma carta.
only-one-coach-place = Você pôs { $card } na coluna { $column }.
only-one-coach-collect = Você pegou a coluna { $column }.
only-one-coach-peek = Você olhou três cartas.
only-one-coach-choose = Você comprou { $card }.
only-one-coach-keep = Você ficou com { $card }.
only-one-coach-skip = Você pulou para o resultado.
only-one-better-explore = Comprar uma carta teria sido melhor
only-one-better-place = A coluna { $column } teria sido melhor
only-one-better-collect = Pegar a coluna { $column } teria sido melhor
only-one-better-peek = Olhar as três cartas do topo teria sido melhor
only-one-better-choose = Escolher { $card } teria sido melhor
only-one-better-keep = Ficar com { $card } teria sido melhor
only-one-better-skip = Pular teria sido melhor
only-one-coach-cost = { $better }: vence cerca de { $percent } partidas a mais em 100.

## Jogadas, como o replay as conta

only-one-did-explore = { $name } comprou uma carta
only-one-did-place = { $name } pôs a carta numa coluna
only-one-did-collect = { $name } pegou uma coluna
only-one-did-peek = { $name } olhou três cartas
only-one-did-choose = { $name } comprou uma de três cartas
only-one-did-keep = { $name } ficou com uma carta
only-one-did-skip = { $name } pulou para o resultado
