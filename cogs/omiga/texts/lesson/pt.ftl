### Omiga, a primeira rodada passo a passo; name0 aprende, name1 joga junto

omiga-lesson-ready = Que bom ter você aqui! Dois jogadores, **sem vez**: vocês põem cartas ao mesmo tempo, e uma rodada dura cerca de um minuto. Você sobe a partir de baixo, { $name1 } desce do topo. Hoje ela espera por você. Aperte ✋ **{ omiga-button-ready }**.
omiga-lesson-ready-hint = Aperte ✋ **{ omiga-button-ready }**.

omiga-lesson-call = Cada um tem uma carta no meio; a sua é a de baixo. A imagem mostra todas as **bordas** possíveis. Sua mão fica virada para baixo até alguém gritar. Aperte ⚡ **{ omiga-button-call }**
omiga-lesson-call-hint = Aperte ⚡ **{ omiga-button-call }**

omiga-lesson-lay = **A** e **B** estão livres: tocam a sua carta e a de { $name1 }. Meios círculos que se encontram pedem a **mesma cor**. Aperte **1 → B**: as cartas giram sozinhas.
omiga-lesson-lay-hint = Desta vez não: o caminho para cima é pela direita. Aperte **1 → B**.

omiga-lesson-fit = As pontas também têm que encaixar: **barra com barra, contrabarra com contrabarra, ponta com entalhe**. Tente **2 → B**: nada feito. Depois, aperte **3 → B**.
omiga-lesson-fit-hint = Aperte **3 → B**.

omiga-lesson-up = Você vence com uma carta **bem atrás de uma dela**, ou chegando à **borda oposta**. Então continue subindo: aperte **2 → B**.
omiga-lesson-up-hint = Continue subindo: aperte **2 → B**.

omiga-lesson-new-hand = **B** fica bem atrás da carta dela: uma carta ali vence! Nenhuma das suas novas encaixa, mas a carta 3 em A impede { $name1 } de pôr uma carta atrás de **você**. Aperte **3 → A**.
omiga-lesson-new-hand-hint = Feche o caminho dela pela esquerda: aperte **3 → A**.

omiga-lesson-throw = Agora nada encaixa. Descarte a mão e compre três cartas novas: as descartadas voltam depois. Aperte ♻️ **{ omiga-button-throw }**.
omiga-lesson-throw-hint = Nada encaixa: aperte ♻️ **{ omiga-button-throw }**.

omiga-lesson-behind = Veja a carta 3: encaixa em **B**, bem atrás da carta de { $name1 }. Aperte **3 → B** e vença!
omiga-lesson-behind-hint = Aperte **3 → B** e vença!

omiga-lesson-end =
    - **Ponha cartas** ao lado das duas linhas. Todas as bordas que se encontram têm que combinar.
    - **Vença** atrás de qualquer carta do oponente, ou na borda oposta.
    - **Nada encaixa?** Descarte a mão na hora.

    Um oponente de verdade não espera! **Ajuda** ou **Pulso** na sala deixam tudo mais calmo.
