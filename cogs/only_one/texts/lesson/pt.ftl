### Only One Collection, a primeira partida passo a passo; name0 aprende, name1 e name2 jogam junto

only-one-lesson-explore = Que bom ter você aqui! Três jogadores, três colunas. Você junta ingredientes, e no fim a **maioria de um tipo** ganha a poção dele. **Nenhum número pode se repetir numa coluna.** Na sua vez, compre uma carta ou pegue uma coluna. Aperte **{ only-one-button-explore }**.
only-one-lesson-explore-hint = Colunas de uma carta valem pouco. Aperte antes **{ only-one-button-explore }**.

only-one-lesson-place = { only-one-card-5 }! Agora ponha numa coluna. Cabe na 1 e na 3. A 2 **estouraria** 💥, porque um Ovo é 3, 5, 7 e 9 ao mesmo tempo. Ponha na **coluna 1**. Você só pode pegar uma coluna na sua próxima vez, então alguém pode chegar antes.
only-one-lesson-place-hint = Aí não, desta vez: ponha na **coluna 1**.

only-one-lesson-others = Agora jogam { $name1 } e { $name2 }. Olhe o que compram e onde põem.

only-one-lesson-explore-again = Puseram as duas na coluna 1. Quatro números diferentes: está **cheia** e não estoura mais. Numa partida de verdade, você a pegaria agora, antes dos outros. Mas falta ver uma coisa, então coragem: **{ only-one-button-explore }**.
only-one-lesson-explore-again-hint = Você poderia pegar uma coluna. Neste tutorial, coragem: **{ only-one-button-explore }**.

only-one-lesson-fits = Outro 5. A coluna 1 está cheia, e a 2 estouraria por causa do Ovo. Resta a **coluna 3**. O ✦ quer dizer **especial**: um ponto para quem ficar com a carta.
only-one-lesson-fits-hint = Botões vermelhos estouram uma coluna. Escolha a **coluna 3**, onde cabe.

only-one-lesson-greed = Agora { $name1 } e { $name2 }. Tomara que deixem a coluna 1 em paz.

only-one-lesson-collect = Deixaram! Rápido, aperte **Pegar coluna 1**. As quatro cartas são suas de vez e sua rodada acaba. Os outros continuam.
only-one-lesson-collect-hint = Não espere mais: pegue a **coluna 1**, está cheia.

only-one-lesson-alone = Bela coluna. Suas cartas estão na sua linha da imagem. { $name1 } e { $name2 } ainda precisam terminar. Repare em { $name2 } no fim: a sós com uma coluna, dá para forçar a sorte.

only-one-lesson-round-two = { $name2 } comprou um segundo Ovo: **estourou!** { $name2 } fica só com esse Ovo, e o resto vai para o descarte. Todos terminaram, então começa outra rodada. Quem terminou por último tem o marcador ▶️ e joga primeiro.

only-one-lesson-risk = Agora há um **10 em cada coluna**. Quase todos os outros números ainda cabem, então arrisque: **{ only-one-button-explore }**.
only-one-lesson-risk-hint = Veja como é estourar: aperte **{ only-one-button-explore }**.

only-one-lesson-bust = Um 10, logo ele! Não cabe em lugar nenhum, então você tem que estourar uma coluna. Você fica com o 10, e as cartas dela vão para o descarte. Escolha a mais longa: aperte **Estourar coluna 2**.
only-one-lesson-bust-hint = Alguma tem que ser. Estoure a **coluna 2**, a mais longa.

only-one-lesson-rest = Sua rodada acabou com uma carta. Chato, mas não é um desastre: **o descarte faz uma poção valer mais**. Isso continua até sair o **Figo**, a última chamada. Eu jogo o resto rapidinho por vocês três.

only-one-lesson-scoring = O Figo saiu, vem a contagem. Primeiro, um ponto por carta especial ✦. Depois, tipo por tipo: quem tem mais cartas ganha a **poção** por 1 ponto, **+1 por carta dessas no descarte**, **+1 por carta com o jogador anterior**. Aperte ⏭️ **{ only-one-button-skip }**.
only-one-lesson-scoring-hint = Aperte ⏭️ **{ only-one-button-skip }**.

only-one-lesson-end =
    ### Você vence com 23 pontos!
    - **Compre uma carta ou pegue uma coluna.** Um número só pode estar uma vez na coluna.
    - **Estourou?** Você fica só com a carta que pôs. Sua rodada acaba.
    - **Poções** vão para a maioria de um tipo. As melhores têm muitas cartas no descarte ou com o jogador antes de você.
    - O marcador ▶️ desempata. Cada poção que você ganha o traz.

    Com três ou quatro jogadores, dá para jogar com **familiares**, que dão um poder a seus donos. Ligue na sala.
