### ONE SHOT. Quem joga lê "0" onde o piecepack diz "nulo"; só as regras explicam essa palavra.

# same
one-shot-name = ONE SHOT
# same
one-shot-title = 🎯 ONE SHOT
one-shot-short = Role um dado, desça por uma pilha de peças e junte uma moeda de cada naipe
one-shot-pitch = Role um dado para descer por uma pilha de 24 peças. Você pode pegar uma moeda por peça virada, mas só **uma de cada naipe**. Todos passam pela **mesma** pilha, então lembre o que os outros acham, e onde!

## Opções

one-shot-option-duel-rounds = Rodadas com dois jogadores
one-shot-option-duel-rounds-2 = 2 rodadas
one-shot-option-duel-rounds-4 = 4 rodadas
one-shot-option-rotation = Quem começa a rodada seguinte
one-shot-option-rotation-text = o próximo (A, depois B, depois C)
one-shot-option-rotation-example = o anterior (A, depois C, depois B)
one-shot-option-open-memory = Memória aberta (mostra as peças vistas na rodada)

## A mesa

one-shot-round = rodada { $round } de { $rounds }
one-shot-over = placar final
one-shot-begin = 🔀 As peças foram embaralhadas. Ordem nesta rodada: { $order }
one-shot-coins = 🪙 Moedas de { $name }: { $coins }
one-shot-tile = { $value } de { $suit }
one-shot-suit-suns = Sóis
one-shot-suit-moons = Luas
one-shot-suit-crowns = Coroas
one-shot-suit-arms = Brasões
one-shot-nothing = nada
one-shot-names = { $others } e { $last }

## O que acabou de acontecer. O começo da frase: o que a pessoa fez com o último botão.

one-shot-lead-threw = { $name } tirou
one-shot-lead-took = { $name } pegou o { $tile }, tirou
one-shot-lead-passed = { $name } passou, tirou
one-shot-threw = 🎲 { $lead } **{ $die }** e virou o { $tile }.
one-shot-threw-held = 🎲 { $lead } **{ $die }** e virou o { $tile }. { $name } já tem { $suit }, então esta peça fica.
one-shot-threw-null-tile = 🎲 { $lead } **{ $die }** e virou o { $tile }: um dado fica de lado ({ $aside } de { $dice }).
one-shot-threw-null = 🎲 { $lead } **0**: nenhuma peça se move, um dado fica de lado ({ $aside } de { $dice }).
one-shot-took = 🪙 { $name } pegou o { $tile }.
one-shot-ended-overshoot = 🛑 { $lead } **{ $die }**, mas só { $left ->
    [one] restava 1 peça
   *[other] restavam { $left } peças
}. Fim da vez!
one-shot-ended-null = 🛑 { $lead } **0**. É o quarto 0: fim da vez!
one-shot-ended-null-tile = 🛑 { $lead } **{ $die }** e virou o { $tile }. É o quarto 0: fim da vez!
one-shot-ended-bottom = 🏁 { $lead } **{ $die }** e chegou à última peça, o { $tile }.
one-shot-bonus = bônus { $bonus }
one-shot-no-coins = nenhuma moeda
one-shot-tally = **{ $name }** faz **{ $score }**: { $parts }

## De quem é a vez

one-shot-prompt-throw = ➡️ **{ $name }**, role o dado!
one-shot-prompt-choose = ➡️ **{ $name }**, pega esta moeda ou passa? Só uma de cada naipe.
one-shot-prompt-choose-last = ➡️ **{ $name }**, pega esta moeda ou passa? É a última peça, então sua vez acaba.
one-shot-prompt-coast = ✨ **{ $name }** tem uma moeda de cada naipe, e o resto da vez se joga sozinho. Fique de olho nas peças!
one-shot-prompt-tie = ➡️ **{ $name }**, role para ganhar uma peça!
one-shot-button-throw = Rolar
one-shot-button-take = Pegar o { $value } e rolar
one-shot-button-take-only = Pegar o { $value }
one-shot-button-take-last = Pegar o { $value } e terminar
one-shot-button-pass = Passar e rolar
one-shot-button-pass-last = Passar e terminar

## O fim da partida

one-shot-tie-heading = { $attempt ->
    [1] desempate
   *[other] segundo desempate
}
one-shot-tie-begin = ⚖️ { $names } empatam na liderança. Cada um rola por três peças; o maior total vence.
one-shot-tie-again = ⚖️ Empate de novo! { $names } rolam mais uma vez. Se empatar outra vez, dividem a vitória.
one-shot-tie-threw = 🎲 { $name } tirou **{ $die }** e pegou o { $tile }.
one-shot-tie-threw-null = 🎲 { $name } tirou **0**: nenhuma peça, role de novo.
one-shot-won-points = { $names } vence com { $score ->
    [1] 1 ponto
   *[other] { $score } pontos
}!
one-shot-won-tie-break = { $names } vence o desempate com { $score ->
    [1] 1 ponto
   *[other] { $score } pontos
}!
one-shot-won-shared = { $names } dividem a vitória com { $score ->
    [1] 1 ponto
   *[other] { $score } pontos
}!

## Detalhes

one-shot-details-scores = Pontos, vez a vez
one-shot-details-turn = Vez atual
one-shot-details-last = Vez anterior
one-shot-details-tie = Desempate
one-shot-details-memory = Visto nesta rodada
one-shot-order = Ordem nesta rodada: { $order }
one-shot-stack = 🎴 { $left ->
    [one] Resta { $left } peça
   *[other] Restam { $left } peças
} · 🎲 { $aside } de { $dice } dados de lado
one-shot-memory = De cima para baixo. A barra mostra até onde esta vez já desceu.

## A imagem em palavras

one-shot-picture = A mesa na rodada { $round } de { $rounds }. Pontos na ordem de jogo: { $scores }. É a vez de { $name }. Peças que restam na pilha: { $left }. Último dado: { $die }. Peça à mostra: { $tile }. Moedas de { $name }: { $coins }. Dados de lado: { $aside } de 4.
one-shot-picture-ended = A mesa na rodada { $round } de { $rounds }. Pontos na ordem de jogo: { $scores }; { $last } acabou de fazer { $score }. A vez agora é de { $name }. Peças que restam na pilha: { $left }. Esmaecido, da vez que acabou: último dado { $die }, peça à mostra { $tile }. Moedas de { $name }: { $coins }. Dados de lado: { $aside } de 4.
one-shot-picture-memory = Visto nesta rodada, contado de cima: { $tiles }.
one-shot-picture-tie = O desempate. Peças que restam na pilha: { $left }. Último dado: { $die }. A vez é de { $name }.
# same
one-shot-picture-hand = { $name }: { $tiles }, total { $sum }.
one-shot-picture-scores = O placar final. Vitória: { $winners }. { $scores }.
one-shot-picture-place = { $place }. { $name } { $score }

## Recusas

one-shot-choose-first = Decida antes: pegar a moeda ou passar.
one-shot-nothing-to-take = Não há moeda para pegar agora.
one-shot-nothing-to-pass = Não há o que passar. Role o dado!

## O treinador: o que a pessoa fez e o que teria sido melhor

one-shot-coach-throw = Você rolou o dado.
one-shot-coach-take = Você pegou o { $tile }.
one-shot-coach-take-throw = Você pegou o { $tile }.
one-shot-coach-pass = Você passou o { $tile }.
one-shot-better-throw = Rolar o dado teria sido melhor
one-shot-better-take = Pegar teria sido melhor
one-shot-better-take-throw = Pegar teria sido melhor
one-shot-better-pass = Passar teria sido melhor
one-shot-coach-cost = { $better }, por cerca de { $points } pontos em média.

## Jogadas num replay

one-shot-did-throw = { $name } rolou o dado
one-shot-did-take = { $name } pegou a moeda
one-shot-did-take-throw = { $name } pegou a moeda e rolou de novo
one-shot-did-pass = { $name } passou
