### Only One Collection, as regras em páginas

only-one-rules-about-title = Do que se trata
only-one-rules-about =
    Todos põem cartas de ingredientes nas mesmas colunas, e **nenhum número pode se repetir numa coluna**. Pegue uma enquanto está boa. Se esperar demais, outra pessoa pega ou ela estoura.

    No fim, cada tipo de ingrediente rende uma poção. Ela vai para quem tem **mais cartas** desse tipo e vale mais se muitas delas estão no descarte ou com o jogador antes de você.

    👥 { $fewest } a { $most } jogadores
    ⏱️ 20 a 30 minutos
    🧪 Force a sorte e fique de olho no vizinho

only-one-rules-table-title = A mesa
only-one-rules-table =
    - **Colunas**, uma por jogador ({ $two } com dois). A rodada começa com uma carta em cada; { $size } enchem uma coluna.
    - **Cartas** de 1 a { $highest }, { $few } a { $many } no total. Há { $snakes } × { $snake }, { $pumpkins } × { $pumpkin } e assim por diante. { $twins } existem em dois tipos, A e B; com menos jogadores, algumas cartas B ficam de fora.
    - { $egg } { $eggs } **Ovos**. Um Ovo é { $odd } ao mesmo tempo.
    - ✦ **Cartas especiais**, um ponto cada: todos os Ovos e uma carta de cada tipo, menos o Figo.
    - **O Figo** é o único 1 e acaba a partida. O baralho mostra quantas cartas há acima dele.
    - ▶️ **O marcador inicial** desempata.

    Abaixo, um quadrado colorido marca a maioria de uma carta.

only-one-rules-table-picture = A mesa no começo. À esquerda, o baralho, com o número de cartas até o Figo: { $until }. Ao lado, { $discards } cartas no descarte e um espaço vazio para a carta comprada. { $columns }. Abaixo, uma linha por jogador, com uma coluna para cartas especiais e uma para cada ingrediente, todas vazias. { $holder } tem o marcador inicial; { $active } começa e está em destaque.

only-one-rules-turn-title = Sua vez
only-one-rules-turn =
    Aperte **{ only-one-button-explore }** e ponha a carta em qualquer coluna com menos de { $size } cartas, por exemplo **{ only-one-button-place }**. Aí é a vez do próximo, e você continua na rodada.

    Ou aperte **{ only-one-button-collect }**: as cartas dela são suas, e sua rodada acaba.

    💥 Se a coluna já tem esse número (A e B são iguais), o botão diz **{ only-one-button-bust }**. Você fica só com a carta que pôs, o resto vai para o descarte, virado para baixo, e sua rodada acaba. Às vezes estourar é inevitável.

    A rodada dura até todos terminarem; o último pode continuar comprando. Quem termina por último pega o marcador ▶️ e começa a rodada seguinte.

only-one-rules-example-title = Um exemplo
only-one-rules-example =
    { $active } comprou **{ $card }**, então o número é { $number }.

    🟡 Cabe, ainda sem { $number }: coluna { $good }.
    🔴 Estoura: coluna { $bad }. Se { $active } puser na coluna { $column } ({ $inside }) mesmo assim, fica com { $card } e perde { $lost ->
        [one] a carta que está nela.
       *[other] as { $lost } cartas que estão nela.
    }

    Onde cabe, a coluna cresce uma carta, e o próximo jogador pode pegá-la.
only-one-rules-example-picture = A mesa. À esquerda, o baralho, com o número de cartas até o Figo: { $until }. Ao lado, { $discards } cartas no descarte e, abaixo, grande, a carta comprada: { $card }. { $columns }. Moldura dourada, cabe: coluna { $good }. Moldura vermelha e uma rachadura, estouraria: coluna { $bad }. Abaixo, uma linha por jogador com suas cartas de cada tipo: { $collections }. { $holder } tem o marcador inicial; é a vez de { $active }.

only-one-rules-end-title = O fim e a contagem
only-one-rules-end =
    O **Figo** cabe em qualquer lugar. Quando ele sai, todos pegam uma coluna, e então vem a contagem.

    ✦ Primeiro, **um ponto por carta especial**.

    🧪 Depois, tipo por tipo, de 1 a { $highest }: quem tem **mais** ganha o marcador ▶️, **1** pela poção, **1 por carta dessas no descarte** (não com dois jogadores) e **1 por carta que o jogador anterior tem**. Empates vão para quem tem o marcador, ou o próximo depois dele.

    Aqui, { $winner } tem mais { $value } ({ $held }): 1 + { $discarded } do descarte + { $neighbour } de { $before } = **{ $points }**.

    🏆 Vence quem tem mais pontos, depois mais poções, depois o marcador.
only-one-rules-end-picture = A folha de pontos no fim, { $first } com uma coroa. Uma coluna para cartas especiais e uma para cada ingrediente, uma linha por jogador. Cartas especiais: { $specials }. Poções, quem ganhou e os pontos: { $potions }. Totais: { $scores }. { $holder } tem o marcador inicial.

only-one-rules-options-title = Opções e partida a dois
only-one-rules-options =
    🐾 **Familiares**: cada coluna da primeira rodada tem um. Pegue a coluna para ganhá-lo: um ponto e um poder a partir da rodada { $powers }. A lista está em **{ details-button }**.
    👯 **Duplas**: parceiros ficam um em frente ao outro. Cada um joga com suas cartas, e os pontos e poções são somados.
    👫 **Dois jogadores** usam { $two } colunas. Quando um termina, o oponente só pode usar a coluna mais perto do baralho (ou tem que pegar o Figo). A última fica para a rodada seguinte.

    Escolha na sala; em **negrito**, o padrão:

only-one-rules-tips-title = Dicas
only-one-rules-tips =
    - Números baixos se ganham rápido: há só { $snakes } cartas de { $snake }, e uma pode ser a maioria. Números altos pedem mais cartas, mas rendem mais com o descarte e o vizinho.
    - Observe o jogador **antes** de você: cada carta dele de um tipo que você lidera é um ponto seu.
    - Estourar pode ser bom: você fica com uma carta, e o que vai para o descarte enriquece as poções. Ajuda se você lidera nelas.
    - Ovos valem um ponto cada, mas estouram com { $odd } e com outro Ovo.
    - Termine a rodada por último e você fica com o marcador, que vence empates. Cada poção ganha também o traz.
    - Fique de olho no Figo. A última rodada pode chegar de repente.
