### ONE SHOT, as regras em páginas

one-shot-rules-about-title = Do que se trata
one-shot-rules-about =
    Role um dado para descer por uma pilha de { $tiles } peças viradas para baixo e junte moedas no caminho: **no máximo uma de cada naipe**. Quem tiver mais pontos depois da última rodada vence.

    👥 { $fewest } a { $most } jogadores
    ⏱️ 5 a 15 minutos
    🧠 sorte, nervos e memória

    O detalhe: todos passam pela **mesma** pilha. As peças que você viu nas vezes anteriores à sua continuam lá, nos mesmos lugares.

one-shot-rules-table-title = O que há na mesa
one-shot-rules-table =
    - 🎴 **Uma pilha de { $tiles } peças**, viradas para baixo. Há quatro naipes ({ $suits }), com uma peça de cada valor: { $values }.
    - 🎲 **Um dado** com os mesmos valores, 0 a { $highest }.
    - 🪙 **Uma moeda para cada peça**, que vale seu número em pontos. Você começa cada vez com todas elas disponíveis, então ninguém tira uma moeda de você.
    - ⚪ **Os 0 contam.** Cada 0 deixa um dado de lado. São { $dice } dados, e com o último sua vez acaba. (Num piecepack de verdade, o 0 se chama *nulo*.)

one-shot-rules-table-picture = A mesa antes da primeira jogada. No alto, nomes e pontos dos jogadores na ordem de jogo: { $players }; { $active } começa e está em destaque. Abaixo, da esquerda para a direita: a pilha de { $left } peças com pontinhos da rodada { $round } de { $rounds }, espaços vazios para o dado e para a peça virada, quatro espaços vazios para moedas ({ $suits }) e { $dice } espaços vazios para dados de lado.

one-shot-rules-turn-title = Sua vez
one-shot-rules-turn =
    Aperte 🎲 **{ one-shot-button-throw }**. O dado diz quantas peças levantar, e **só a última** é virada. Ninguém vê as que estavam acima dela.

    Ainda sem moeda desse naipe? Escolha:
    - **{ one-shot-button-take }**: a moeda é sua nesta vez, e não dá para trocar depois.
    - **{ one-shot-button-pass }**: você espera algo melhor.

    Se já tem esse naipe, a peça fica e você rola de novo.

    Um **0** no dado não move peça nenhuma e deixa um dado de lado. Uma peça com 0 também deixa.

    Não dá para parar antes. Com os quatro naipes, o resto da sua vez se joga sozinho, para todos verem as peças.

one-shot-rules-example-title = Um exemplo
one-shot-rules-example =
    { $active } tirou **{ $die }**: levantou esse número de peças, e a última é o **{ $tile }**. Restam { $left } peças.

    Moedas até agora: **{ $coins }**. Dados de lado: **{ $aside }**.

    👉 **{ one-shot-button-take }** são { $value } pontos garantidos, mas aí não há moeda melhor de { $suit } nesta vez. **{ one-shot-button-pass }** aposta numa maior mais para baixo.
one-shot-rules-example-picture = A mesa no meio da vez de { $active }. No alto, nomes e pontos dos jogadores na ordem de jogo: { $players }; { $active } joga e está em destaque. Abaixo, da esquerda para a direita: a pilha com { $left } peças e pontinhos da rodada { $round } de { $rounds }, um dado mostrando { $die }, o { $tile } com moldura dourada porque a moeda está disponível, espaços para quatro moedas com { $coins } preenchidos e { $dice } espaços para dados de lado com { $aside } preenchidos.

one-shot-rules-end-title = Fim da vez e pontuação
one-shot-rules-end =
    🛑 **Sua vez acaba** quando você tira mais do que as peças que restam, quando chega exatamente à última (e ainda pode pegar a moeda) ou quando os { $dice } dados estão de lado.

    🪙 **Você soma** suas moedas. Se faltar um naipe, ganha também 1 ponto de bônus por dado de lado. Na imagem: { $coins }, bônus { $bonus }, total **{ $score }**.

    🔁 Depois a pilha volta, na mesma ordem, para o próximo jogador. Há tantas **rodadas** quanto jogadores (com dois, veja as opções). A cada rodada as peças são embaralhadas e outra pessoa começa.

    ⚖️ **Empate em primeiro?** Os líderes rolam por { $each } peças cada, e o maior total vence. Empatou de novo? Mais uma vez, e então dividem a vitória.
one-shot-rules-end-picture = A mesa logo depois da vez de { $seat }. No alto, nomes e pontos dos jogadores na ordem de jogo: { $players }; { $seat } acabou de ganhar +{ $score }, e a vez agora é de { $next }. Abaixo, da esquerda para a direita: a pilha completa de { $full } peças com pontinhos da rodada { $round } de { $rounds }, depois esmaecidos o último dado ({ $die }) e a última peça ({ $tile }), e espaços vazios para quatro moedas e { $dice } dados.

one-shot-rules-options-title = Opções
one-shot-rules-options =
    A memória aberta mostra a todos as peças viradas nesta rodada: mais fácil, e boa para a primeira partida. Sem ela, você precisa lembrar.

    O host escolhe antes da partida; em **negrito**, o padrão:

one-shot-rules-tips-title = Dicas
one-shot-rules-tips =
    - **Observe os outros.** "Um { $highest }, umas dez peças para baixo" vale ouro na sua vez, porque a pilha é a mesma.
    - No começo, pegue de três para cima e passe o resto. Mais para baixo, seja menos exigente: um naipe que falta não vale nada.
    - Os 0 não são um desastre. Com três dados de lado, um naipe que falta dá três pontos. Com os quatro naipes não há bônus.
    - Quem começa a rodada não sabe nada, e quem joga por último sabe mais. Todos começam o mesmo número de vezes, então é justo.
    - Passar da última peça acaba sua vez sem mostrar nada. Antes disso, pegue o que já for bom o bastante.
