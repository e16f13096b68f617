### Omiga, as regras em páginas

omiga-rules-white = Brancas
omiga-rules-black = Pretas

omiga-rules-about-title = Do que se trata
omiga-rules-about =
    Duas linhas de cartas serpenteiam uma em volta da outra. Ponha uma carta **atrás** de uma do oponente, ou chegue à **borda oposta** do tabuleiro, e você vence.

    Aqui **não há vez**: vocês dois jogam ao mesmo tempo, o mais rápido que puderem.

    👥 { $most } jogadores, e qualquer um pode assistir
    ⏱️ cerca de um minuto por rodada
    ⚡ olhos atentos e dedos rápidos

    Uma conexão mais rápida ajuda um pouco. Se as suas são muito diferentes, ligue *{ omiga-option-pulse }* nas opções.

omiga-rules-table-title = As cartas
omiga-rules-table =
    Cada carta tem quatro bordas:
    - **em cima e embaixo**: *{ omiga-shape-slash }*, *{ omiga-shape-backslash }*, *{ omiga-shape-tip }* ou *{ omiga-shape-notch }*
    - **à esquerda e à direita**: meio círculo, *{ omiga-colour-green }* (cheio) ou *{ omiga-colour-pink }* (um anel)

    Vocês têm as mesmas { $cards } cartas, todas diferentes, e { $hand } delas na mão.

    O tabuleiro tem { $columns } × { $rows } lugares. As brancas sobem a partir da fileira 1 e as pretas vêm do outro lado, mas **você sempre se vê embaixo**. As colunas têm letras e as fileiras têm números, iguais para os dois. A partida começa com uma carta de cada no meio.
omiga-rules-table-picture = { omiga-legend }

omiga-rules-start-title = Um, dois, três e Omiga!
omiga-rules-start =
    1. ✋ Aperte **{ omiga-button-ready }** na mesa. Seu painel abre: só você vê, e é lá que você joga. **{ omiga-button-panel }** abre de novo.
    2. ⚡ Quando os dois tiverem apertado, alguém aperta **{ omiga-button-call }**: um de vocês ou qualquer pessoa que esteja assistindo.
    3. 🃏 Suas { $hand } cartas são viradas para cima, e já está valendo!

    Você também vê a mão do oponente, então fique de olho nela.

    Se o bot reinicia durante uma rodada, a partida fica pausada até vocês dois apertarem **{ omiga-button-ready }** de novo.

omiga-rules-turn-title = Pôr cartas
omiga-rules-turn =
    Seus lugares livres têm letras, e suas cartas têm números. **{ $lay }** põe a carta 1 no lugar A.

    Um lugar é livre para você se faz **borda com uma carta sua** e toca **uma do oponente**, ao menos num canto. A carta tem que encaixar em **todas** as vizinhas:
    - { omiga-shape-slash } com { omiga-shape-slash }, { omiga-shape-backslash } com { omiga-shape-backslash }, { omiga-shape-tip } com { omiga-shape-notch }
    - { omiga-colour-green } com { omiga-colour-green }, { omiga-colour-pink } com { omiga-colour-pink }

    O bot gira a carta se for preciso. Se encaixa dos dois jeitos, você escolhe: **{ omiga-button-as-shown }** ou **{ omiga-button-turned }**. Uma carta errada só custa tempo.

    Depois da última carta, você compra { $hand } novas. ♻️ **{ omiga-button-throw }** troca sua mão por cartas novas quando você quiser.

omiga-rules-example-title = Um exemplo
omiga-rules-example =
    Este é o painel das brancas. O que cada lugar livre pede:
    { $spots }

    ✅ **{ $fits }** serve: nesse lugar a carta tem { $edges }.
    ✋ **{ $misfit }** não: a carta não encaixa de nenhum jeito.
omiga-rules-example-picture = { $table } A mão das brancas, grande e numerada: { $hand }.

omiga-rules-end-title = Vencer
omiga-rules-end =
    🏆 **Você vence a rodada** com uma carta
    - bem **atrás** de uma carta do oponente, do outro lado dela, ou
    - na última fileira, na **borda oposta** do tabuleiro.

    Na imagem, vencem as { $winner }: veja a coroa.

    🤝 **É empate** se as duas linhas chegam à borda esquerda *e* à direita, ou se as cartas que restam não encaixam em lugar nenhum.

    🏳️ Nada do oponente há { $seconds } segundos? **{ omiga-button-claim }**.

    🎬 **{ omiga-button-replay }** mostra a última rodada carta por carta.
omiga-rules-end-picture = { $table } A rodada acabou: as cartas em { $card } e { $passed } têm moldura dourada, e a de { $card } tem uma coroa. Vencem as { $winner }.

omiga-rules-options-title = Opções e dicas
omiga-rules-options =
    - Veja o que um lugar **pede** e depois olhe suas cartas. Nada serve? Descarte a mão na hora.
    - Uma carta ao lado da ponta da linha do oponente pode bloquear o caminho.
    - *Ajuda* mostra o que encaixa: ótimo para aprender.
    - Com *pulso*, cada um escolhe uma carta e as duas são jogadas juntas. O mesmo lugar? Uma moeda decide.

    O host define antes da partida; em **negrito**, o padrão:
