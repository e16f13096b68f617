### Just One, as regras em páginas

just-one-rules-about-title = Do que se trata
just-one-rules-about =
    Uma pessoa adivinha uma palavra. As outras ajudam com uma **dica de uma palavra**, escrita em segredo. Mas dicas iguais **se anulam** antes de quem adivinha ver, então a dica óbvia costuma ser a pior.

    Vocês jogam juntos contra o baralho. Quantas de { $cards } palavras vocês acertam?

    👥 { $fewest } a { $most } jogadores
    ⏱️ 20 a 30 minutos, menos com menos cartas
    💡 palavras e adivinhar o que os amigos pensam

just-one-rules-table-title = O que há na mesa
just-one-rules-table =
    🎴 **O baralho**: { $cards } cartas com { $words } palavras cada, viradas para baixo.

    💛 **As cartas que vocês ganharam** juntos.

    🙈 A cada turno, outra pessoa **adivinha** (aqui, { $guesser }). Ela recebe a próxima carta, mas não pode vê-la.

    ✍️ Todos os outros têm **um cavalete** para uma dica secreta. Aperte 🃏 **{ just-one-panel-clues }** para ir ao seu; ninguém mais vê.

    Na imagem, { $guesser } escolheu o número { $number }. { $written } já escreveram as dicas, por isso os cavaletes estão de costas. { $waiting_for } ainda está pensando.
just-one-rules-table-picture = No alto à esquerda, o baralho com { $left } cartas; no alto à direita, { $won } cartas ganhas. Abaixo, os jogadores { $order }. { $guesser } está de olhos fechados e tem uma carta com { $words } linhas; o número { $number } está marcado. Cavaletes de costas, com uma dica: { $written }. Um cavalete vazio: { $waiting_for }.

just-one-rules-turn-title = Um turno, passo a passo
just-one-rules-turn =
    1. Quem adivinha escolhe um número de 1 a { $words }. É a palavra misteriosa.
    2. Os outros apertam 🃏 **{ just-one-panel-clues }** e **{ just-one-button-write }**: uma palavra, sem espaços. Dá para mudar até todos terminarem. Com { $small } jogadores, cada um escreve { $each } dicas. Não conhece a palavra? Aperte **{ just-one-button-unknown }** antes que alguém escreva uma dica.
    3. **{ just-one-panel-compare }**: todas as dicas iguais são anuladas. Quem dá dicas pode **anular** ou **restaurar** uma; os outros veem quem fez isso. Depois, aperte **{ just-one-button-ready }**. Sem dúvidas, a partida segue após { $seconds } segundos.
    4. Quem adivinha vê as dicas que sobraram: **{ just-one-button-guess }** ou **{ just-one-button-skip }**.

    🚫 Não vale como dica: a própria palavra, outra forma ou palavra da família, uma tradução, uma palavra com o mesmo som ou uma palavra inventada.

just-one-rules-example-title = Exemplo: dicas iguais
just-one-rules-example =
    A palavra é **{ $word }**. Estas são as dicas:

    ❌ { $gone }
    ✅ { $kept }

    Dois jogadores tiveram a mesma ideia; maiúsculas não fazem diferença. **As duas** dicas são anuladas, e { $guesser } não verá nenhuma delas.

    Formas diferentes de uma palavra também coincidem, como *flor* e *flores*. Se o bot não tem certeza, ele pergunta e vocês decidem.
just-one-rules-example-picture = Os cavaletes como quem dá dicas os vê. { $guesser } está de olhos fechados e tem uma carta; o número { $number } está marcado. Riscadas em vermelho, com o mesmo rabisco: { $gone }. Não riscadas: { $kept }. { $left } cartas no baralho, { $won } ganhas.

just-one-rules-guess-title = O palpite
just-one-rules-guess =
    Agora { $guesser } pode olhar, mas vê só as dicas que sobraram: **{ $kept }**, e que { $lost } foram anuladas.

    Você tem **um** palpite:
    - ✅ certo: vocês ganham a carta;
    - ❌ errado: perdem esta carta **e a próxima do baralho**, sem ver;
    - ⏭️ **{ just-one-button-skip }**: perdem só esta carta.

    A grafia não importa: se o som é o mesmo, está certo. Qualquer outro palpite vai a voto entre quem deu dicas: 👍 **{ just-one-button-yes }** ou 👎 **{ just-one-button-no }**. É preciso maioria para aceitar, e a votação acaba assim que estiver decidida.

    Se todas as dicas foram anuladas, não há palpite, e vocês perdem só esta carta.
just-one-rules-guess-picture = A mesa como quem adivinha a vê. { $guesser } está de olhos abertos e tem uma carta; o número { $number } está marcado. Cavaletes que dá para ler: { $kept }. Os outros estão de costas porque suas dicas foram anuladas. { $left } cartas no baralho, { $won } ganhas.

just-one-rules-end-title = O fim e dicas de jogo
just-one-rules-end =
    A próxima pessoa a adivinhar é a que entrou logo depois na mesa. Quando o baralho acaba, contem as cartas ganhas: é a pontuação da equipe. Numa partida completa de { $full } cartas, vocês também ficam sabendo o quanto isso é bom. Um palpite errado na **última carta** custa uma carta já ganha.

    Conselhos:
    - Pense na dica que todos vão escrever. Agora escreva outra.
    - Nomes, números e símbolos valem: *007* é uma ótima dica.
    - Uma dica que só ajuda junto com outras pode ser excelente. Alguém vai escrever as outras.
    - Na dúvida? Um palpite errado custa duas cartas; pular, só uma.
    - Alguém dormiu? **{ menu-button }** → **{ menu-nudge }** menciona a pessoa. Sem limite de tempo, a partida segue após { $minutes } minutos.

just-one-rules-options-title = Opções
just-one-rules-options = Escolha antes de a partida começar; em **negrito**, o padrão:
