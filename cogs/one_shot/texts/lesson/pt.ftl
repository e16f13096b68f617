### ONE SHOT, a primeira partida passo a passo; name0 é quem joga contra, name1 aprende

one-shot-lesson-goal = Que bom ter você aqui! Há uma pilha de 24 peças viradas para baixo. Você rola um dado para descer por ela e juntar moedas: **no máximo uma de cada um dos quatro naipes**. Vence quem fizer mais pontos. { $name0 } começa. É só olhar!

one-shot-lesson-remember = { $name0 } tirou 5: levantou cinco peças e só virou a última, o **5 de Luas** 🌙, **cinco peças para baixo**. Guarde bem! Você vai passar pela **mesma** pilha. Vamos ver como essa vez termina.

one-shot-lesson-throw = { $name0 } teve quatro **0**, no dado ou numa peça. Cada 0 deixa um dado de lado, e o quarto acaba a vez. São 5 da moeda e, como falta um naipe, 1 por dado: 9 pontos. Sua vez! A pilha voltou, na mesma ordem. Aperte 🎲 **{ one-shot-button-throw }**.
one-shot-lesson-throw-hint = Aperte 🎲 **{ one-shot-button-throw }** para começar.

one-shot-lesson-take = Você tirou 1, então é a peça de cima: o **5 de Coroas** 👑. Nada é maior, então aperte **Pegar o 5 e rolar**. Não dá para trocar uma moeda depois, nem para parar antes.
one-shot-lesson-take-hint = Nada supera um 5: pegue este.

one-shot-lesson-pass = O **3 de Luas**, três peças para baixo. Nada mau, mas você já viu algo melhor: o **5 de Luas** está duas peças adiante. Se pegar o 3, não pode pegar o 5. Aperte **{ one-shot-button-pass }**.
one-shot-lesson-pass-hint = Lembra a peça de Luas da vez anterior à sua? Desta vez, passe.

one-shot-lesson-take-known = Um 2, perfeito! Aí está o **5 de Luas** que você guardou. { $name0 } também pegou essa moeda, mas todos começam a vez com todas disponíveis. Pegue!
one-shot-lesson-take-known-hint = É o que você esperava: pegue.

one-shot-lesson-take-low = O **2 de Brasões** ⚜️. Não é muito, mas você não conhece um melhor, e quanto mais fundo, menos vezes você ainda rola o dado. Um naipe que falta não vale nada, então pegue.
one-shot-lesson-take-low-hint = Desta vez, contente-se com um baixo: pegue.

one-shot-lesson-null = Um **0** no dado: nenhuma peça se move, e um dado fica de lado. Mais três e sua vez acaba, como a de { $name0 }. Agora só faltam Sóis ☀️. Aperte 🎲 **{ one-shot-button-throw }**!
one-shot-lesson-null-hint = Aperte 🎲 **{ one-shot-button-throw }**.

one-shot-lesson-take-last = O **3 de Sóis** ☀️, seu último naipe! Pegue. Depois disso não há mais o que ganhar nesta vez, então o resto se joga sozinho e todos veem as peças.
one-shot-lesson-take-last-hint = Pegue, e você tem os quatro naipes.

one-shot-lesson-end =
    ### Muito bem: 15 pontos contra 9 de { $name0 }!
    - **Role** e depois **pegue** ou **passe**. Uma moeda de cada naipe.
    - **Quatro 0** acabam sua vez, e passar da última peça também. Se faltar um naipe, você ganha 1 ponto por dado de lado.
    - **Observe os outros.** A pilha é a mesma para todos até a próxima rodada.

    Há tantas rodadas quanto jogadores, e cada uma começa com outra pessoa. Vence quem fizer mais pontos.
