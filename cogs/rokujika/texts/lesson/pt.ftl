### Rokujika Collection, os primeiros turnos passo a passo; name0 aprende

rokujika-lesson-buy = Que bom ter você aqui! Você cuida de uma vila por dez turnos; **moedas + pontos** são seu placar. Em cada turno, combine três cartas: uma para cultivar 🟩, uma para produzir 🟧 e uma para vender 🟦. Ainda não dá para vender, então compre outra carta por uma moeda. Aperte **{ rokujika-button-buy }**.
rokujika-lesson-buy-hint = Você ainda não tem os três tipos. Aperte **{ rokujika-button-buy }**.

rokujika-lesson-set = Agora você tem uma de cada. **Multiplique** os números: 3 × 2 × 2 = 12 moedas, pela que você pagou. Algumas cartas valem mais juntas, e eu faço essa conta. Aperte **Melhor combinação** (a lista acima mostra todas).
rokujika-lesson-set-hint = Aperte o botão verde **Melhor combinação**.

rokujika-lesson-one-more = 12 moedas a mais! Novo turno: três cartas e já uma combinação de 8. Mas veja os objetivos ⭐: **{ rokujika-sixth-gelato }** vale **8 pontos** e pede { rokujika-card-dairy } com a carta certa. Isso vale uma moeda. Aperte **{ rokujika-button-buy }**.
rokujika-lesson-one-more-hint = Dava para usar a combinação, mas vamos tentar mais: aperte **{ rokujika-button-buy }**.

rokujika-lesson-sixth = { rokujika-card-sweets }! Agora **{ rokujika-sixth-gelato }** tem moldura dourada: sua combinação o cumpre. Você ganha as moedas **e** os pontos, um objetivo por turno. Aperte **Melhor combinação**.
rokujika-lesson-sixth-hint = Use a combinação que também rende pontos ⭐: **Melhor combinação**.

rokujika-lesson-six-coins = Turno 3, sem combinação. Viu a fileira do ponto vermelho? Depois deste turno seus objetivos **saem de vez**, e **{ rokujika-sixth-beeswax }** vale 10 pontos. A **sexta moeda** paga num turno deixa você guardar um. Aperte **{ rokujika-button-buy }**; eu compro as outras cinco por você.
rokujika-lesson-six-coins-hint = Aperte **{ rokujika-button-buy }**: seis moedas rendem uma marca.

rokujika-lesson-trademark = Seis moedas pagas, então você ganha uma **marca**: escolha um objetivo para guardar e cumprir em qualquer turno. Se nunca cumprir, custa um ponto. Escolha **{ rokujika-sixth-beeswax }** na lista.
rokujika-lesson-trademark-hint = Escolha **{ rokujika-sixth-beeswax }** na lista “{ rokujika-choose-trademark }”.

rokujika-lesson-best = Agora é seu, lá embaixo. Pede { rokujika-card-forestry } ou { rokujika-card-bees }, { rokujika-card-crafts } e um lugar para vender, então hoje não. Com nove cartas há muitas combinações: use a **Melhor combinação** pelas moedas.
rokujika-lesson-best-hint = Desta vez sem objetivo, então fique com mais moedas: **Melhor combinação**.

rokujika-lesson-fulfil = Que sorte! { rokujika-card-forestry }, { rokujika-card-crafts } e { rokujika-card-online } sem pagar nada. Servem para sua marca (10) e outro objetivo (7), mas você só cumpre **um por turno**. Cumpra a marca: **Melhor combinação**.
rokujika-lesson-fulfil-hint = Cumpra a marca, ela vale mais: **Melhor combinação**.

rokujika-lesson-end =
    ### Muito bem: 46 moedas e 18 pontos em quatro turnos!
    - **Monte uma combinação** de uma carta de cada tipo; multiplique os números para ganhar moedas.
    - **Objetivos** ⭐ dão pontos se sua combinação serve. Cada um fica três turnos.
    - **A sexta moeda** de um turno deixa você guardar um como marca.
    - Se as moedas acabam, a partida acaba antes.

    Depois de dez turnos, some moedas e pontos: 100 é bom, 200 é um sonho. Tente `/vila`: todos jogam a mesma vila.
