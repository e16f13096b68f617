### Just One

# same
just-one-name = Just One
# same
just-one-title = 💡 Just One
just-one-short = Dicas de uma palavra, escritas em segredo. Iguais se anulam. Todos ganham ou perdem juntos
just-one-pitch = Uma pessoa adivinha uma palavra misteriosa. As outras escrevem em segredo uma **dica de uma palavra**. Mas dicas iguais se anulam antes de quem adivinha ver, então ajude *e* seja original. Vocês ganham ou perdem **juntos**.

## Opções

just-one-option-language = Idioma das palavras
# same
just-one-option-language-en = English
# same
just-one-option-language-ja = 日本語
# same
just-one-option-language-de = Deutsch
# same
just-one-option-language-fr = Français
# same
just-one-option-language-es = Español
# same
just-one-option-language-pt = Português (Brasil)
just-one-option-cards = Cartas
just-one-option-cards-5 = 5 (partida rápida)
just-one-option-cards-7 = 7
just-one-option-cards-10 = 10
just-one-option-cards-13 = 13 (partida completa)
just-one-option-timers = Tempo
just-one-option-timers-off = desligado (cutucada: dois minutos)
just-one-option-timers-relaxed = tranquilo (três minutos por dica ou palpite)
just-one-option-timers-brisk = rápido (75 segundos por dica ou palpite)
just-one-option-two-clues-with-four = Duas dicas por pessoa com quatro jogadores
just-one-option-clue-check = Checagem das dicas
just-one-option-clue-check-lenient = leve: só a palavra exatamente igual é barrada ou anulada
just-one-option-clue-check-normal = normal: casos claros são barrados ou anulados, vocês decidem o resto
just-one-option-clue-check-strict = rigorosa: dicas duvidosas também são barradas ou anuladas
just-one-option-word-list = Palavras
just-one-option-word-list-house = padrão
just-one-option-word-list-own = lista deste servidor (veja /palavras)

## A mesa

just-one-turn = turno { $turn }
just-one-turn-heading = Turno { $turn }
just-one-over = resultado
just-one-score = { $won ->
    [1] 1 palavra acertada
   *[other] { $won } palavras acertadas
} · { $left ->
    [0] última carta
    [one] falta 1 carta
   *[other] faltam { $left } cartas
}
just-one-order = Ordem de quem adivinha: { $order }
just-one-clues = Dicas deste turno
just-one-coming = Entram no próximo turno: { $names }
just-one-panel-coming = Você entra no próximo turno. Até lá, este é segredo. Quando for sua vez de fazer algo, vai aparecer aqui.
just-one-waiting-for = Esperando { $names }
just-one-writing = Ainda escrevendo: { $names }
just-one-deadline = A partida segue { $when }, de qualquer jeito.
just-one-now-number = 🎴 **{ $name }** adivinha. **{ $name }**, escolha um número de 1 a 5!
just-one-now-another = 🤷 Alguém não conhece essa palavra. **{ $name }**, escolha outro número!
just-one-now-clues = ✍️ É a palavra **{ $number }**. Todos menos **{ $name }**: vejam a palavra e escrevam { $each ->
    [1] uma **dica de uma palavra**
   *[other] **duas dicas de uma palavra**
}. Sem combinar nada!
just-one-now-compare = 🙈 Não vale espiar, **{ $name }**! Os outros estão comparando as dicas.
just-one-now-guess = 👀 **{ $name }**, aqui estão suas dicas. Você tem **um palpite**. Errar custa uma carta a mais; pular, não.
just-one-now-vote = 🗳️ O palpite de **{ $name }** é **{ $guess }**. Vale? Todos menos **{ $name }** votam.
just-one-undrawn = Algumas dicas não couberam na imagem. Elas estão em **{ details-button }**.
just-one-cancelled = { $count ->
    [1] 1 dica foi anulada.
   *[other] { $count } dicas foram anuladas.
}

just-one-panel-number = Ver a carta
just-one-panel-clues = Ver a palavra
just-one-panel-compare = Comparar dicas
just-one-panel-guess = Meu painel
just-one-panel-vote = Ver a palavra
just-one-button-guess = Palpite
just-one-button-skip = Pular
just-one-button-yes = Aceitar
just-one-button-no = Recusar

## A imagem, descrita

just-one-picture-hidden = { $name } adivinha. Dicas:
just-one-picture-word = { $name } tem que adivinhar “{ $word }”. Dicas:
just-one-picture-over = { $name } tinha que adivinhar “{ $word }”. Dicas:
just-one-picture-clue = { $name }: { $clue }
just-one-picture-cancelled = { $name }: { $clue } (anulada)
just-one-picture-back = { $name }: anulada, virada para baixo
just-one-picture-none = { $name }: sem dica

## Um turno que acabou

just-one-ended-found = ✅ **{ $name }** acertou: **{ $word }**!
just-one-ended-found-vote = ✅ O palpite de **{ $name }** foi *{ $guess }*, e vocês aceitaram como **{ $word }**!
just-one-ended-found-sound = ✅ O palpite de **{ $name }** foi *{ $guess }*. É quase igual a **{ $word }**, então vale!
just-one-ended-missed = ❌ O palpite de **{ $name }** foi *{ $guess }*, mas era **{ $word }**.
just-one-ended-skipped = ⏭️ **{ $name }** pulou. Era **{ $word }**.
just-one-ended-away = 💤 **{ $name }** não deu o palpite a tempo. Era **{ $word }**.
just-one-ended-away-early = 💤 **{ $name }** não escolheu um número a tempo, e a carta foi perdida.
just-one-ended-left = 🚪 **{ $name }** saiu. A palavra era **{ $word }**.
just-one-ended-left-early = 🚪 **{ $name }** saiu antes de escolher um número, e a carta foi perdida.
just-one-ended-no-clues = 🫥 Não sobrou nenhuma dica para **{ $name }**. A palavra era **{ $word }**.
just-one-ended-ended = ⏹️ A partida acabou no turno de **{ $name }**. A palavra era **{ $word }**.
just-one-votes = Votos: { $ayes } para aceitar, { $noes } para recusar.
just-one-burned = O palpite errado custou também a próxima carta.
just-one-taken-back = Palpite errado na última carta: vocês perdem uma que já tinham ganhado.

## Por que as dicas coincidem

just-one-alike-equal = mesma palavra: { $one } / { $other }
just-one-alike-lemma = formas da mesma palavra: { $one } / { $other }
just-one-alike-spelling = duas grafias da mesma palavra: { $one } / { $other }
just-one-alike-gender = masculino e feminino da mesma palavra: { $one } / { $other }
just-one-alike-family = mesma família de palavras: { $one } / { $other }
just-one-alike-affix = uma parece derivada da outra: { $one } / { $other }
just-one-alike-typo = parece erro de digitação: { $one } / { $other }
just-one-alike-sound = têm o mesmo som: { $one } / { $other }
just-one-alike-translation = mesma palavra em dois idiomas: { $one } / { $other }
just-one-alike-contains = uma contém a outra: { $one } / { $other }
just-one-alike-unknown = talvez sejam a mesma: { $one } / { $other }
just-one-perhaps = talvez { $why }
just-one-cancelled-by = anulada por { $name }
just-one-restored-by = restaurada por { $name }

## O que pode haver de errado com uma dica

just-one-doubt-equal = é a própria palavra?
just-one-doubt-lemma = é uma forma da palavra?
just-one-doubt-spelling = é outra grafia da palavra?
just-one-doubt-gender = é o masculino ou feminino da palavra?
just-one-doubt-family = é da mesma família da palavra?
just-one-doubt-affix = é derivada da palavra?
just-one-doubt-typo = é a palavra com erro de digitação?
just-one-doubt-sound = tem o mesmo som da palavra?
just-one-doubt-translation = é a palavra em outro idioma?
just-one-doubt-contains = contém a palavra?
just-one-doubt-unknown = essa palavra existe?

## Painéis privados

just-one-card = Na carta:
just-one-active-number = Neste turno você adivinha. Escolha um número na mesa. Você não vê a carta, então qualquer um serve.
just-one-active-clues = Neste turno você adivinha. Os outros estão escrevendo as dicas, então relaxe.
just-one-active-compare = Neste turno você adivinha. Os outros estão comparando as dicas. Não vale espiar!
just-one-active-guess = Aqui estão suas dicas. Você tem **um palpite**. Errar custa uma carta a mais; pular, não.
just-one-active-vote = Você já deu seu palpite. Agora os outros decidem se vale.
just-one-giver-number = Esperando **{ $name }** escolher um número.
just-one-giver-clues = { $each ->
    [1] Escreva **uma palavra** que leve a ela. Não use a própria palavra, outra da mesma família nem uma tradução.
   *[other] Escreva **duas dicas**, de uma palavra cada. Não use a própria palavra, outra da mesma família nem uma tradução.
}
just-one-giver-compare = As dicas iguais estão riscadas. Anule ou restaure outras se for preciso e aperte **Pronto**.
just-one-giver-guess = **{ $name }** está pensando nas dicas.
just-one-giver-vote = O palpite de **{ $name }** é **{ $guess }**. Vale?
just-one-voted-yes = Você votou por aceitar.
just-one-voted-no = Você votou por recusar.
just-one-voted-abstain = Você não votou.
just-one-giver-written = Esperando { $names }. Até lá, você ainda pode mudar a dica.
just-one-giver-ready = ✅ Da sua parte está tudo pronto. Esperando { $names }.
just-one-my-clue = ✅ Sua dica: **{ $clue }**
just-one-excused = Neste turno não estamos esperando você, mas ainda dá para escrever.
just-one-panel-is-over = A partida acabou. O resultado está na mesa.
just-one-button-write = Escrever dica
just-one-button-write-two = Escrever as duas dicas
just-one-button-change = Mudar dica
just-one-button-change-two = Mudar dicas
just-one-button-blank = Não vou dar dica
just-one-button-unknown = Não conheço essa palavra
just-one-cancel-clue = Anular { $clue }
just-one-restore-clue = Restaurar { $clue }
just-one-select-clue = Anular ou restaurar uma dica…
just-one-button-ready = Pronto ({ $done } de { $total })

just-one-menu-nudge-why = Menciona quem falta. Sem tempo ligado, são dois minutos
just-one-more-close = Seguir em frente
just-one-more-close-why = Como se o tempo tivesse acabado
just-one-more-excuse = Continuar sem { $name }
just-one-more-excuse-why = Não esperar a dica de { $name }
just-one-more-stop = Encerrar a partida
just-one-more-stop-why = Para todos, com a pontuação até aqui
just-one-more-stop-question = Encerrar a partida para todo mundo? A pontuação até aqui vale.

just-one-form-clue = Dica para: { $word }
just-one-form-clue-label = Uma palavra
just-one-form-first-label = Primeira dica: uma palavra
just-one-form-second-label = Segunda dica: outra palavra
just-one-form-clue-hint = Sem espaços. 007 e guarda-chuva valem
just-one-form-guess = Seu único palpite
just-one-form-guess-label = A palavra misteriosa é…

## O fim da partida

just-one-over-too-few = Restam menos de três jogadores, então a partida acaba aqui.
just-one-result = { $won ->
    [0] Nenhuma das { $cards } palavras acertada
    [one] { $won } das { $cards } palavras acertada!
   *[other] { $won } das { $cards } palavras acertadas!
}
just-one-result-early = Encerrada antes do fim: { $won } de { $cards } palavras
just-one-computers = 🤖 Com { $count ->
    [one] 1 computador
   *[other] { $count } computadores
}, então não conta para as estatísticas.
just-one-best = 🏅 Recorde de { $name } com computadores: **{ $won } de { $cards }**
just-one-best-new = 🎉 Novo recorde de { $name } com computadores!
just-one-lost = Cartas perdidas: { $cards }.
just-one-lost-wrong = { $count ->
    [one] 1 palpite errado
   *[other] { $count } palpites errados
}
just-one-lost-burned = { $count ->
    [one] { $guesses } (+1 carta extra)
   *[other] { $guesses } (+{ $count } cartas extras)
}
just-one-lost-back = 1 carta ganha devolvida
just-one-lost-skipped = { $count ->
    [one] { $count } pulada
   *[other] { $count } puladas
}
just-one-lost-no-clues = { $count } sem dicas
just-one-band-13 = Pontuação perfeita! Duvido que façam de novo.
just-one-band-12 = Faltou só uma. Brilhante!
just-one-band-11 = Incrível. Isso merece um brinde.
just-one-band-9 = Que partida! Vocês pensam parecido, só não parecido demais.
just-one-band-7 = Partida sólida. Agora vocês se conhecem um pouco melhor.
just-one-band-4 = Um bom começo. A próxima vai ser melhor.
just-one-band-0 = Tudo tem um começo. Mais uma?
just-one-moment-lone = 🌟 Bastou uma dica: **{ $clue }**, de **{ $name }**, levou a **{ $word }**.
just-one-moment-minds = 👯 **{ $one }** e **{ $other }** tiveram a mesma ideia { $times ->
    [one] uma vez
    [2] duas vezes
   *[other] { $times } vezes
}.
just-one-moment-all = 🎨 { $count } dicas diferentes para **{ $word }**, e todas sobreviveram.

## Recusas

just-one-not-now = Não dá para fazer isso agora.
just-one-next-turn = Você entra no próximo turno.
just-one-full = Esta mesa está cheia: { $most } jogadores no máximo.
just-one-only-active = Só quem adivinha pode fazer isso.
just-one-not-active = Neste turno você adivinha, então isso é com os outros.
just-one-not-awaited = Ninguém está esperando essa pessoa.
just-one-number-gone = O número { $number } está fora: alguém não conhece essa palavra. Escolha outro.
just-one-unknown-too-late = Tarde demais: alguém já escreveu uma dica para esta palavra.
just-one-unknown-last-word = É a última palavra da carta, então vai ter que ser ela.
just-one-one-clue = Neste turno é uma dica por pessoa.
just-one-clue-empty = Estava vazio. Uma dica precisa de pelo menos uma letra, um número ou um símbolo.
just-one-clue-several-words = **{ $clue }** tem um espaço. Uma dica é **uma** palavra só.
just-one-clue-too-long = Ficou longo demais: { $most } caracteres no máximo.
just-one-clue-twice = Suas duas dicas têm que ser diferentes.
just-one-clue-is-the-word = **{ $clue }** é a própria palavra misteriosa.
just-one-clue-equal = **{ $clue }** é a própria palavra misteriosa.
just-one-clue-lemma = **{ $clue }** é só outra forma da palavra misteriosa.
just-one-clue-spelling = **{ $clue }** é só outra grafia da palavra misteriosa.
just-one-clue-gender = **{ $clue }** é o masculino ou feminino da palavra misteriosa.
just-one-clue-family = **{ $clue }** é da mesma família da palavra misteriosa.
just-one-clue-affix = **{ $clue }** parece derivada da palavra misteriosa.
just-one-clue-typo = **{ $clue }** é a palavra misteriosa com erro de digitação.
just-one-clue-sound = **{ $clue }** tem o mesmo som da palavra misteriosa.
just-one-clue-translation = **{ $clue }** é a palavra misteriosa em outro idioma.
just-one-clue-contains = **{ $clue }** contém a palavra misteriosa.
just-one-cancelled-already = Essa dica já está anulada.
just-one-not-cancelled = Essa dica não está anulada.
just-one-same-letters = Outra dica é exatamente igual, então as duas continuam anuladas.
just-one-no-such-clue = Essa dica não existe.
just-one-ready-already = Você já apertou Pronto. Faltam os outros.
just-one-guess-empty = Estava vazio. Qual é seu palpite?
just-one-guess-too-long = Ficou longo demais: { $most } caracteres no máximo.
just-one-voted-already = Você já votou.
just-one-nudged-already = Essa pessoa já recebeu uma cutucada.
just-one-nudge-yourself = Só falta você.

## As palavras do próprio servidor

command-words = palavras
command-words-description = As palavras próprias deste servidor para Just One
command-words-upload = enviar
command-words-upload-description = Jogue com suas próprias palavras: um arquivo de texto, uma palavra por linha
command-words-file = arquivo
command-words-file-description = Um arquivo de texto simples (UTF-8), uma palavra por linha
command-words-show = mostrar
command-words-show-description = Receba as palavras próprias deste servidor em arquivo
command-words-remove = apagar
command-words-remove-description = Apaga as palavras próprias deste servidor
just-one-words-kept = { $count } palavras salvas. Para jogar com elas, escolha **lista deste servidor** nas opções de Just One.
just-one-words-shown = Palavras próprias deste servidor: { $count }.
just-one-words-removed = As palavras próprias deste servidor foram apagadas.
just-one-words-none = Este servidor não tem palavras próprias. Envie pelo menos { $least } com `/palavras enviar`.
just-one-words-only-managers = Para isso você precisa da permissão Gerenciar servidor.
just-one-words-file-too-big = O arquivo é grande demais: { $most } KB no máximo.
just-one-words-file-unreadable = Não consigo ler esse arquivo. Salve como texto simples em UTF-8, uma palavra por linha.
just-one-words-control = A linha { $line } contém um caractere invisível. Nada foi salvo.
just-one-words-too-long = A linha { $line } é longa demais ({ $word }): { $most } caracteres no máximo. Nada foi salvo.
just-one-words-too-many = São palavras demais: { $most } no máximo. Nada foi salvo.
just-one-words-too-few = { $words ->
    [0] Este servidor não tem palavras próprias. Você precisa de pelo menos { $least }: veja `/palavras enviar`.
    [one] É só 1 palavra. Você precisa de pelo menos { $least }.
   *[other] São só { $words } palavras diferentes. Você precisa de pelo menos { $least }.
}

## Jogadas, como o replay as conta

just-one-did-pick = { $name } escolheu o número { $number }
just-one-did-unknown = { $name } pediu outra palavra
just-one-did-clue = { $name } escreveu uma dica
just-one-did-second-clue = { $name } escreveu uma segunda dica
just-one-did-clues = { $name } escreveu as duas dicas
just-one-did-blank = { $name } não deu dica
just-one-did-cancel = { $name } anulou uma dica
just-one-did-restore = { $name } restaurou uma dica
just-one-did-ready = { $name } terminou de comparar
just-one-did-guess = Palpite de { $name }: { $text }
just-one-did-skip = { $name } pulou
just-one-did-vote = { $name } votou
just-one-did-accept = { $name } votou
just-one-did-reject = { $name } votou
just-one-did-nudge = { $name } mandou uma cutucada
just-one-did-leave = { $name } saiu
just-one-did-arrive = { $name } entrou, a partir do próximo turno
just-one-did-excuse = { $name } parou de esperar um jogador
just-one-did-close = { $name } seguiu em frente
just-one-did-stop = { $name } encerrou a partida
just-one-no-computers = Computadores só jogam Just One em inglês, japonês, alemão e francês. Mude o idioma ou tire-os.
