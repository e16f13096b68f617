### Just One, os primeiros turnos passo a passo; name0 aprende, name1 a name3 jogam junto

just-one-lesson-goal = Que bom ter você aqui! Vocês jogam **juntos**: a cada turno uma pessoa adivinha uma palavra e as outras ajudam com **uma palavra cada**. { $name3 } adivinha primeiro e escolhe, sem ver, uma das cinco palavras da carta.

just-one-lesson-clue = A palavra é **Maçã**, e { $name3 } não pode ver. Ajude com uma única palavra. Qual é a primeira que vem à cabeça? Aperte **{ just-one-button-write }** e digite **fruta**.
just-one-lesson-clue-hint = Neste tutorial, digite exatamente isto: **fruta**.

just-one-lesson-compare = Ah não, { $name1 } teve a mesma ideia! **Dicas iguais se anulam**, e { $name3 } não verá nenhuma das duas. Esse é o coração do jogo: ajude, mas seja original. Aperte ✅ **Pronto**.
just-one-lesson-compare-hint = Está tudo certo: as duas dicas são iguais. Aperte ✅ **Pronto**.

just-one-lesson-guessing = Só a dica de { $name2 } sobreviveu. Agora { $name3 } pode olhar e tem **um** palpite.

just-one-lesson-vote = “Gravidade” não é a palavra. Quando um palpite não está claramente certo, quem deu dicas vota, para que um erro de digitação não estrague nada. Mas isto não é um: aperte 👎 **{ just-one-button-no }**.
just-one-lesson-vote-hint = Gravidade não é maçã. Sem dó: 👎 **{ just-one-button-no }**.

just-one-lesson-number = Um palpite errado custa **esta carta e a próxima**. Agora é você quem adivinha! Sua carta tem cinco palavras que você não vê. Aperte **4**. Seus amigos vão escrever as dicas e compará-las.
just-one-lesson-number-hint = Numa partida de verdade, qualquer número serve. Aqui, aperte **4**.

just-one-lesson-guess = Três dicas sobreviveram. O que têm em comum? Aperte **{ just-one-button-guess }** e digite: é um animal grande e cinza. Na dúvida, numa partida de verdade, aperte **{ just-one-button-skip }**: custa só esta carta, e um palpite errado custa duas.
just-one-lesson-guess-hint = Um animal grande e cinza, com tromba: **elefante**.

just-one-lesson-next = Acertou: uma carta para a equipe! Agora { $name1 } adivinha e você volta a dar dicas. Vamos ver qual palavra sai.

just-one-lesson-own-clue = **Arco-íris**. Esta é por sua conta: o que levaria { $name1 } até ela sem ocorrer a { $name2 } e { $name3 }? Não use a palavra, parte dela, a família dela nem uma tradução. Aperte **{ just-one-button-write }**.
just-one-lesson-own-clue-hint = Aperte **{ just-one-button-write }** e digite uma única palavra que ajude.

just-one-lesson-ready = Aqui estão todas as dicas. Se a sua está riscada, alguém teve a mesma ideia. Aperte ✅ **Pronto**.
just-one-lesson-ready-hint = Deixe as dicas como estão e aperte ✅ **Pronto**.

just-one-lesson-last = { $name1 } olha as dicas que sobraram e dá seu palpite.

just-one-lesson-end =
    ### Muito bem! Duas cartas ganhas juntos
    - **Uma palavra por pessoa**, e dicas iguais se anulam.
    - **Um palpite.** Certo: vocês ganham a carta. Errado: perdem também a próxima. **{ just-one-button-skip }**: perdem só esta.
    - Todo mundo adivinha, um de cada vez. Uma partida completa tem 13 cartas. Vocês conseguem todas?

    É melhor com três pessoas ou mais. Se vocês forem menos, computadores ocupam os outros lugares.
