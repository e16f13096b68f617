## Por que você tem este oponente. $entrant e $rival são nomes.

tournament-why-organiser = A organização escolheu este emparceiramento.
tournament-why-first-round = Na primeira rodada, a metade de cima dos cabeças de chave joga contra a de baixo: você é o nº { $seed }, { $rival } é o nº { $rival_seed }.
tournament-why-equal = Você e { $rival } têm { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } cada.
tournament-why-float = Você tem { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } e { $rival } tem { $rival_points }. Não havia oponente com os mesmos pontos para todos, e este foi o mais próximo.
tournament-why-met = { $others ->
        [0] Ninguém mais tem tantos pontos quanto você.
        [one] Há outro jogador com tantos pontos quanto você{ $met ->
            [0] {"."}
           *[other] , e vocês já se enfrentaram.
        }
       *[other] Há outros { $others } jogadores com tantos pontos quanto você, e você já enfrentou { $met ->
            [0] nenhum
           *[other] { $met }
        } deles.
    }
tournament-why-new = { $rivals ->
        [one] Vocês ainda não se enfrentaram.
       *[other] Você ainda não enfrentou ninguém desta mesa.
    }
tournament-why-again = Você já enfrentou { $rival } { $times ->
        [one] uma vez
        [2] duas vezes
       *[other] { $times } vezes
    }, mas não havia como emparceirar todos sem repetir.
tournament-why-seat = Você fica no lugar { $seat } { $times ->
        [0] pela primeira vez
        [1] pela segunda vez
       *[other] de novo, depois de { $times } vezes
    }. Os lugares giram, para todos terem cada um mais ou menos o mesmo número de vezes.
tournament-why-bye = Com { $entrants } jogadores, alguém tem que ficar de fora. É um dos mais abaixo na classificação que ainda não ficaram; você tem { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
tournament-why-bye-others = { $count ->
        [one] O jogador abaixo de você já teve um bye ou uma vitória por W.O.
       *[other] Os { $count } jogadores abaixo de você já tiveram um bye ou uma vitória por W.O.
    }
tournament-why-pod-first = Na primeira rodada, os cabeças de chave são espalhados para que todas as mesas tenham a mesma força. Você é o nº { $seed }.
tournament-why-pod = Você tem { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }; os jogadores desta mesa têm de { $lowest } a { $highest }.
tournament-why-deal = Todas as mesas da rodada { $number } jogam o mesmo sorteio, e sua pontuação é comparada com a delas.
tournament-why-alone = Você joga por conta própria.
tournament-why-arena = Você e { $rival } estavam procurando um confronto. Pontos: você { $points }, oponente { $rival_points }.
tournament-why-arena-again = Você acabou de enfrentar { $rival }, mas não havia mais ninguém livre.
tournament-why-robin = Todos jogam contra todos. Esta é a rodada { $number } de { $rounds }, numa tabela definida no começo.
tournament-why-robin-bye = Com um número ímpar de jogadores, cada um folga uma vez. Na rodada { $number } de { $rounds }, é você.
tournament-why-group = Vocês estão no grupo { $group }, em que todos jogam contra todos.
tournament-why-group-bye = O grupo { $group } tem um número ímpar de jogadores, então cada um folga uma vez. Nesta rodada, é você.
tournament-why-bracket-bye = Aqui não há oponente, então você avança sem jogar. Na primeira rodada, os byes vão para os melhores cabeças de chave.
tournament-why-reset = Quem veio da chave dos perdedores venceu a grande final. Agora vocês dois têm uma derrota, então jogam de novo.
tournament-why-third = Este confronto vale o terceiro lugar.
tournament-why-from-seed = { $entrant } é o cabeça de chave nº { $rank }.
tournament-why-seeds = Os melhores cabeças de chave se encontram o mais tarde possível.
tournament-why-from-won = { $entrant } venceu o confronto nº { $match }.
tournament-why-from-lost = { $entrant } perdeu o confronto nº { $match }.
tournament-why-from-rank = { $entrant } avançou do confronto nº { $match } em { $rank }º lugar.
tournament-why-from-group = { $entrant } ficou em { $rank }º lugar no grupo { $group }.
tournament-why-from-swiss = { $entrant } ficou em { $rank ->
        [1] primeiro
        [2] segundo
        [3] terceiro
       *[other] { $rank }º
    } lugar nas rodadas suíças.
tournament-why-groups = Jogadores do mesmo grupo se encontram o mais tarde possível.

## Por que você está nesta posição.

tournament-placed = { $place }º lugar de { $of }, com { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
tournament-placed-bracket = { $place }º lugar de { $of }.
tournament-placed-champion = Você venceu o torneio.
tournament-placed-alive = Você continua no torneio.
tournament-placed-third = Você jogou pelo terceiro lugar.
tournament-placed-out = Seu último confronto: { $last }.
tournament-placed-group = Você é o nº { $rank } do seu grupo.
tournament-placed-byes = { $count ->
        [one] Você teve um bye
        [2] Você teve dois byes
       *[other] Você teve { $count } byes
    }, que { $count ->
        [one] vale
       *[other] valem
    } { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
tournament-placed-late = Você entrou depois de { $count ->
        [one] uma rodada
       *[other] { $count } rodadas
    }, então ganhou metade dos pontos { $count ->
        [one] dela
       *[other] delas
    }: { $points }.
tournament-placed-forfeits = { $count ->
        [one] Você perdeu 1 confronto por W.O., sem pontos.
       *[other] Você perdeu { $count } confrontos por W.O., sem pontos.
    }
tournament-placed-streaks = Depois de duas vitórias seguidas, cada nova vitória vale o dobro até a sequência acabar.
tournament-placed-duplicate = Em cada rodada, sua pontuação é comparada com a de todos que tiveram o mesmo sorteio e lugar: 1 ponto se você supera todos, meio ponto no meio.
tournament-placed-duplicate-sum = As pontuações de todas as rodadas são somadas.
tournament-placed-shared = Você divide esta posição com { $rival }: há empate em tudo o que conta.
tournament-placed-behind-points = { $rival } está acima de você em pontos: { $rival_value } contra { $value } seus.
tournament-placed-before-points = { $rival } está abaixo de você em pontos: { $rival_value } contra { $value } seus.
tournament-placed-behind-presence = { $rival } está acima de você porque { $why ->
        [dropped] você desistiu
        [disqualified] você levou desclassificação
       *[absent] você não apareceu
    }.
tournament-placed-before-presence = { $rival } está abaixo de você porque { $why ->
        [dropped] desistiu
        [disqualified] levou desclassificação
       *[absent] não apareceu
    }.
tournament-placed-behind-tie = { $rival } tem os mesmos pontos, mas está acima de você por { $tie ->
        [played] pontos de partidas jogadas (sem byes e W.O.)
        [wins] confrontos vencidos
        [head-to-head] pontos nos confrontos diretos entre vocês
        [buchholz] Buchholz (os pontos dos seus oponentes)
        [median-buchholz] Buchholz mediano (os pontos dos seus oponentes, sem o melhor e o pior)
        [sonneborn-berger] Sonneborn-Berger (os pontos dos oponentes que você venceu)
       *[score] pontuação total
    }: { $rival_value } contra { $value } seus.
tournament-placed-before-tie = { $rival } tem os mesmos pontos, mas está abaixo de você por { $tie ->
        [played] pontos de partidas jogadas (sem byes e W.O.)
        [wins] confrontos vencidos
        [head-to-head] pontos nos confrontos diretos entre vocês
        [buchholz] Buchholz (os pontos dos seus oponentes)
        [median-buchholz] Buchholz mediano (os pontos dos seus oponentes, sem o melhor e o pior)
        [sonneborn-berger] Sonneborn-Berger (os pontos dos oponentes que você venceu)
       *[score] pontuação total
    }: { $rival_value } contra { $value } seus.
tournament-placed-behind-alive = { $rival } está acima de você: continua no torneio ou tem menos derrotas.
tournament-placed-before-alive = { $rival } está abaixo de você: já saiu ou tem mais derrotas.
tournament-placed-behind-group = { $rival } está acima de você, como nº { $rival_value } de um grupo; você é o nº { $value } do seu.
tournament-placed-before-group = { $rival } está abaixo de você, como nº { $rival_value } de um grupo; você é o nº { $value } do seu.
tournament-placed-behind-round = { $rival } está acima de você porque chegou mais longe (oponente: { $rival_last }; você: { $last }).
tournament-placed-before-round = { $rival } está abaixo de você porque você chegou mais longe (você: { $last }; oponente: { $rival_last }).
tournament-placed-behind-same-round = { $rival } está acima de você: o último confronto dos dois foi na mesma rodada, mas o outro valia uma posição melhor ou terminou melhor.
tournament-placed-before-same-round = { $rival } está abaixo de você: o último confronto dos dois foi na mesma rodada, mas o seu valia uma posição melhor ou terminou melhor.

## Recusas.

tournament-has-begun = O torneio já começou.
tournament-not-begun = O torneio ainda não começou.
tournament-is-over = O torneio acabou.
tournament-too-few = É preciso pelo menos { $fewest } jogadores para começar.
tournament-needs-pairs = Este formato tem confrontos de dois, e este jogo não é para dois. Escolha suíço em mesas, mata-mata, duplicado ou arena.
tournament-needs-rivals = Este é um jogo solo. Escolha duplicado, em que todos jogam o mesmo sorteio.
tournament-no-such-match = Esse confronto não existe.
tournament-no-such-entrant = Essa pessoa não está neste torneio.
tournament-not-in-match = Você não está nesse confronto.
tournament-match-decided = O confronto nº { $match } já tem resultado. A organização pode corrigi-lo.
tournament-nothing-to-correct = O confronto nº { $match } não tem resultado para corrigir.
tournament-correct-too-late = Não dá mais para mudar o confronto nº { $match }: alguém que avançou já jogou o confronto seguinte.
tournament-scores-needed = Este formato compara pontuações, então só o vencedor não basta no confronto nº { $match }. Digite as pontuações na ordem dos nomes, como 40 35.
tournament-bad-result = Esse não pode ser o resultado do confronto nº { $match }.
tournament-bad-pairing = O confronto nº { $match } precisa do mesmo número de jogadores de antes, todos diferentes e ainda no torneio.
tournament-cannot-swap = Não dá para trocar esses dois no confronto nº { $match }: um deles já jogou nesta rodada ou não tem confronto nela.
tournament-schedule-fixed = Aqui todos jogam contra todos, então os confrontos são fixos.
tournament-already-gone = Essa pessoa já desistiu.
tournament-closed-to-late = É tarde demais para entrar: este formato precisa de todos desde o começo.
tournament-closed-to-return = Você desistiu, e este formato não permite voltar.
tournament-not-gone = Essa pessoa não desistiu.
tournament-no-arena = Só numa arena se procura confronto.
tournament-still-playing = Você está num confronto. Termine antes.
