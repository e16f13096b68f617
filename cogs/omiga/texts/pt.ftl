### Omiga

# same
omiga-name = Omiga
# same
omiga-title = ⚡ Omiga
omiga-short = Dois jogadores, sem vez: passe pela linha de cartas do oponente em cerca de um minuto
omiga-pitch = Vocês dois jogam **ao mesmo tempo**, o mais rápido que puderem. Ponha cartas na sua linha, bem ao lado da do oponente: as bordas têm que se encaixar como um quebra-cabeça. Ponha uma carta **atrás** de uma do oponente, ou chegue à **borda oposta**, e você vence.

## Opções

omiga-option-board = Tabuleiro
omiga-option-board-7x6 = 7 × 6, rápido
omiga-option-board-9x8 = 9 × 8, padrão
omiga-option-board-11x10 = 11 × 10, longo
omiga-option-best-of = Rodadas
omiga-option-best-of-1 = uma rodada
omiga-option-best-of-3 = melhor de 3
omiga-option-best-of-5 = melhor de 5
omiga-option-assist = Ajuda (esmaece as cartas que não encaixam)
omiga-option-pulse = Pulso (se alguém tem conexão lenta)
omiga-option-pulse-0 = desligado
omiga-option-pulse-5 = 5 segundos para escolher
omiga-option-pulse-8 = 8 segundos para escolher
omiga-option-pulse-12 = 12 segundos para escolher

## A mesa

omiga-round = rodada { $round } de { $rounds }
omiga-get-ready-ready = Aperte **Pronto** para abrir seu painel. É lá que você joga.
omiga-is-paused = ⏸️ **A partida está pausada**: eu reiniciei, ou vocês dois estavam ausentes.
omiga-get-ready-paused = Aperte **Pronto** para continuar.
omiga-get-ready-scored = Aperte **Pronto** para a rodada { $round }.
omiga-call = Está tudo pronto. **Qualquer pessoa** aqui pode apertar **Omiga!** para começar.
omiga-go = **Já!** Vocês dois jogam ao mesmo tempo: rápido!
omiga-none-fits = **Nada encaixa:** descarte a mão.
omiga-clock = Começou { $when }.
omiga-beat = As cartas são postas { $when }.
omiga-stock = { $pile } { $pile ->
        [1] carta
       *[other] cartas
    } na pilha, { $discards } no descarte
omiga-has-chosen = { $name } escolheu.
omiga-again = **Jogar de novo** começa uma melhor de { $rounds }.
omiga-button-panel = Meu painel
# same
omiga-button-call = Omiga!
omiga-button-replay = Rever rodada

## O que acabou de acontecer

omiga-news-laid = **{ $name }** pôs uma carta em { $place }.
omiga-news-threw = **{ $name }** descartou a mão e comprou outra.
omiga-news-beaten = **{ $name }** chegou tarde: a carta não encaixa mais.
omiga-news-you-laid = Você pôs uma carta em { $place }.
omiga-news-you-threw = Você comprou uma mão nova.
omiga-news-you-beaten = Tarde demais: sua carta não encaixa mais.

## O painel de cada um

omiga-you = Você é { $mark }. Ponha uma carta atrás de { $name } ou chegue ao topo!
omiga-press-ready-ready = Aperte **Pronto** quando quiser. Suas cartas ficam viradas para baixo até alguém gritar Omiga!
omiga-press-ready-paused = Aperte **Pronto** para continuar.
omiga-press-ready-scored = Aperte **Pronto** para a rodada { $round }.
omiga-wait-other = ✅ Da sua parte, tudo pronto. Esperando **{ $name }**…
omiga-button-ready = Pronto
omiga-button-throw = Descartar mão
omiga-button-claim = Oponente sumiu: pedir vitória
omiga-button-as-shown = { $letter } como está
omiga-button-turned = { $letter } girada
omiga-as-shown = como está
omiga-turned = girada
omiga-needs = pede { $edges }
omiga-top = em cima { $end }
omiga-bottom = embaixo { $end }
omiga-left = esquerda { $colour }
omiga-right = direita { $colour }
omiga-shape-slash = barra
omiga-shape-backslash = contrabarra
omiga-shape-tip = ponta
omiga-shape-notch = entalhe
omiga-colour-green = verde
omiga-colour-pink = rosa
omiga-chosen-lay = ☑️ Você escolheu a carta **{ $number }** em **{ $letter }**. Ainda dá para mudar.
omiga-chosen-throw = ☑️ Você escolheu uma mão nova. Ainda dá para mudar.

## Detalhes

omiga-goal-white = brancas, sobem a partir da fileira 1
omiga-goal-black = pretas, descem até a fileira 1
omiga-details-free = Seus lugares livres
omiga-details-rounds = Rodadas até agora

## O fim de uma rodada

omiga-won-behind = { $name } pôs uma carta atrás da linha de { $other } e vence!
omiga-won-edge = { $name } chegou à borda oposta e vence!
omiga-won-claimed = { $other } sumiu, então { $name } vence.
omiga-draw-sides = Empate! As duas linhas vão de um lado ao outro, e ninguém passa.
omiga-draw-exhausted = Empate! As últimas cartas de { $name } não encaixam em lugar nenhum.
omiga-draw-exhausted-one = Empate! As últimas cartas de um jogador não encaixam em lugar nenhum.
omiga-draw-stuck = Empate! Ninguém tem uma carta que encaixe.
omiga-decided = Decidido pelas cartas em { $places }.
omiga-match-won = { $name } vence a partida por { $score }!
omiga-match-claimed = { $other } sumiu, então { $name } vence a partida!
omiga-match-level = A partida acaba empatada em { $score }.

## O replay

omiga-replay = Replay da rodada: carta { $step } de { $steps }
omiga-replay-laid = **{ $name }** pôs uma carta em { $place }: { $edges }.
omiga-no-replay = Não dá mais para rever essa rodada: a seguinte já começou.

## A imagem em palavras

omiga-picture = O tabuleiro, { $columns } colunas e { $rows } fileiras, visto do lado { $side }. As brancas são de { $white_name }, as pretas de { $black_name }. Cada carta por coluna e fileira, depois as pontas de cima e de baixo (/ barra, \ contrabarra, ^ ponta, v entalhe), depois os lados esquerdo e direito (g verde, p rosa). Brancas: { $white }. Pretas: { $black }. Mais recente: { $newest }.
omiga-picture-hands = As mãos como aparecem ao lado do tabuleiro (– onde uma carta foi jogada): brancas { $white }; pretas { $black }.
omiga-picture-hands-down = Ao lado do tabuleiro as duas mãos, { $cards } cartas cada, viradas para baixo.
omiga-picture-piles = Nas pilhas: brancas { $white }, pretas { $black }.
omiga-picture-free = Lugares livres: { $places }.
omiga-picture-rounds = Rodadas vencidas: brancas { $white }, pretas { $black }.
omiga-picture-ways = Em { $letter } como está: { $shown }. Girada: { $turned }.
omiga-side-white = das brancas
omiga-side-black = das pretas
omiga-legend = As bordas de uma carta, com seus nomes. Em cima e embaixo: a barra sobe para a direita, a contrabarra desce para a direita, a ponta sai da carta, o entalhe entra nela. À esquerda e à direita: metade de um disco verde ou metade de um anel rosa.

## Recusas

omiga-not-ready = Ainda não: antes, vocês dois têm que apertar Pronto.
omiga-already-ready = Você já apertou Pronto. Esperando seu oponente.
omiga-both-ready = Tudo pronto: alguém tem que gritar Omiga!
omiga-has-begun = A rodada já começou.
omiga-not-begun = A rodada não começou.
omiga-paused = A partida está pausada até vocês dois apertarem Pronto.
omiga-no-such-place = Esse lugar não existe neste tabuleiro.
omiga-place-taken = Tarde demais: já há uma carta ali.
omiga-not-in-hand = Você já jogou essa carta.
omiga-not-beside-own = A carta tem que tocar a borda de uma carta sua.
omiga-far-from-enemy = A carta tem que tocar uma carta do oponente, ao menos num canto.
omiga-does-not-fit = Essa carta não encaixa aí.
omiga-which-way = Encaixa dos dois jeitos. Qual?
omiga-not-silent = Seu oponente ainda está aí: tentar uma carta que não encaixa também conta.
omiga-heard = Sabemos que você está aí.

## Recusas num painel: o botão apertado e o motivo, curto o bastante para uma linha no celular

omiga-note-place-taken = **{ $press }**: { $name } chegou antes.
omiga-note-not-in-hand = **{ $press }**: você já jogou essa carta.
omiga-note-not-beside-own = **{ $press }** não toca a borda de uma carta sua.
omiga-note-far-from-enemy = **{ $press }** não toca uma carta de { $name }.
omiga-note-does-not-fit = **{ $press }**: pede { $edges }
omiga-note-which-way = **{ $press }** encaixa dos dois jeitos. Qual?

## Jogadas, como o replay as conta

omiga-did-ready = { $name } apertou Pronto
omiga-did-omiga = { $name } gritou Omiga
omiga-did-lay = { $name } pôs uma carta
omiga-did-throw = { $name } descartou a mão
omiga-did-attempt = { $name } tentou uma carta que não encaixava
omiga-did-claim = { $name } pediu a vitória
