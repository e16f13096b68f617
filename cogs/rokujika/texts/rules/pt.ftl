### Rokujika Collection, as regras em páginas

rokujika-rules-about-title = Do que se trata
rokujika-rules-about =
    Você tem { $turns } turnos para fazer sua vila prosperar. Em cada um, combine algo que você **cultiva** 🟩, um jeito de **produzir** algo com isso 🟧 e um lugar para **vender** 🟦. Isso rende moedas e, se for bem o que um **objetivo** ⭐ pede, pontos também.

    👥 { $fewest } a { $most } jogadores
    ⏱️ 10 a 20 minutos
    🧮 Um quebra-cabeça sobre a hora de parar

    No modo solo, você joga por um nível. Com amigos é uma **corrida**: todos recebem a mesma vila e jogam no próprio ritmo em **{ rokujika-button-village }**. Os outros só veem seu turno, suas moedas e seus pontos.

    -# O nome: a indústria primária, a secundária e a terciária multiplicadas dão a sexta, *rokujika*.

rokujika-rules-table-title = O que você vê
rokujika-rules-table =
    🪙 Você começa com **{ $start } moedas**. Cada moeda que você tem no fim é um ponto.

    ⭐ Depois, { $display } **objetivos** em { $stay } fileiras. Os pontinhos são os turnos que restam à fileira; depois de um 🔴, seus objetivos saem. Um objetivo mostra os pontos e o que pede: uma carta de cada moldura. As que você tem estão coloridas.

    🟩🟧🟦 Abaixo, { $free } das { $all } **cartas de vila**. O resto está na pilha.

    Algumas cartas valem mais juntas, e algumas nunca combinam: veja **Detalhes**.
rokujika-rules-table-picture = Uma vila nova: { $coins } moedas, { $points } pontos e uma trilha de { $turns } turnos, nenhum jogado ainda. Abaixo, os objetivos, com os pontos e o que pedem. A primeira fileira, com um pontinho vermelho, sai depois deste turno: { $soon }. A segunda, com dois pontinhos: { $later }. A terceira, com três: { $latest }. Suas cartas, Cultivar: { $primary }; Produzir: { $secondary }; Vender: { $tertiary }. { $pile } cartas na pilha.

rokujika-rules-turn-title = Seu turno
rokujika-rules-turn =
    1. Você recebe { $free } cartas de graça.
    2. 🎴 **{ rokujika-button-buy }**, quantas vezes quiser. A moeda número { $per } de um turno (e { $twice }, e { $thrice }) também rende uma **marca**: escolha um objetivo para guardar, e ele não sai mais. Ou aperte **{ rokujika-button-decline }**.
    3. Monte uma combinação de **uma carta Cultivar, uma Produzir e uma Vender**: **{ rokujika-button-best }**, ou outra de *{ rokujika-choose-set }*. **Multiplique** os números: é quantas moedas você ganha. Se é o que um objetivo pede, você também cumpre esse objetivo, um por turno, das fileiras ou das suas marcas.
    4. Suas cartas vão para o descarte. A fileira de cima sai, as outras sobem e entram { $new } objetivos novos.

    Sem combinação e não quer pagar? Aperte **{ rokujika-button-stop }**. Neste turno você não ganha nada.

rokujika-rules-example-title = Um exemplo
rokujika-rules-example =
    { $paid ->
        [one] Uma carta extra foi comprada
       *[other] { $paid } cartas extras foram compradas
    }, por uma moeda cada. As molduras douradas mostram a melhor combinação:

    🧮 { $set } = **{ $product }** moedas{ $changed ->
        [0] .
       *[other] . (Cartas juntas podem mudar um número: { $different }.)
    }

    ⭐ **{ $sixth }** pede { $wants }. Esta combinação tem tudo: **{ $worth }** pontos também.

    Aperte **{ rokujika-button-best }** para ficar com { $after } moedas, ou continue comprando na esperança de mais.
rokujika-rules-example-picture = Uma vila no turno { $turn }: { $coins } moedas, { $points } pontos, { $done } turnos jogados, com o que cada um rendeu ({ $brought }). Objetivos, primeira fileira, sai depois deste turno: { $soon }. Segunda: { $later }. Terceira: { $latest }. { $sixth } tem moldura dourada: dá para cumprir. Cartas, Cultivar: { $primary }; Produzir: { $secondary }; Vender: { $tertiary }. A melhor combinação tem molduras douradas: { $cards }. { $pile } cartas na pilha. Marcas: { $trademarks }.

rokujika-rules-end-title = O fim e a pontuação
rokujika-rules-end =
    A partida acaba depois do turno { $turns }. Acaba antes se você ficar **sem moedas no fim de um turno**. Dá para pagar a última moeda se sua combinação render outras. O que você já ganhou sempre vale.

    Sua pontuação: 🪙 moedas + ⭐ pontos − 1 por marca nunca cumprida. Na imagem: { $coins } + { $points } − { $unfulfilled } = **{ $score }**.

    🏅 No modo solo, { $least } pontos chegam ao primeiro nível e { $best } ao último: *{ $wonder }*.
    🏁 Na corrida, vence a maior pontuação. Em caso de empate, a vitória é dividida.
rokujika-rules-end-picture = Um gráfico de uma vila terminada com { $score } pontos: { $coins } moedas e { $points } pontos de objetivos. Uma barra por turno, moedas em dourado com pontos em marfim por cima, e linhas onde os níveis começam. Moedas + pontos depois de cada turno: { $steps }.

rokujika-rules-options-title = Opções e a corrida
rokujika-rules-options =
    🔔 Com limite de tempo, um computador termina sua vez quando o tempo acaba. Na corrida, em vez disso, toca um **sino**: se você não jogou desde o último, um computador joga um turno por você. Assim ninguém segura os outros.

    Escolha antes de a partida começar; em **negrito**, o padrão:

rokujika-rules-tips-title = Dicas
rokujika-rules-tips =
    - Uma carta custa uma moeda, e uma moeda é um ponto. Compre outra se espera que ela renda mais do que isso.
    - **Detalhes** lista o que resta na pilha. Conte: quantas dessas cartas ajudariam?
    - Os números se multiplicam: um três no lugar de um um triplica a combinação inteira.
    - Olhe primeiro a fileira 🔴. Objetivos com três pontinhos podem esperar.
    - Vai pagar { $per } moedas num turno de qualquer jeito? Registre uma marca num objetivo grande que você provavelmente vai cumprir. Cada marca nunca cumprida custa um ponto.
    - No começo você precisa de moedas, para poder escolher depois. Cuidado com a última.
