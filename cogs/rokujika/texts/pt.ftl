### Rokujika Collection

###

### Termos: uma vila tem cartas de três tipos (Cultivar, Produzir, Vender) e objetivos (as cartas da sexta indústria

### do livro de regras). Você compra cartas, monta uma combinação, cumpre um objetivo, registra uma marca.

# same
rokujika-name = Rokujika Collection
# same
rokujika-title = 🏡 Rokujika Collection
rokujika-short = Faça uma vila prosperar em dez turnos: solo, ou numa corrida com amigos na mesma vila
rokujika-pitch = Cultive, produza algo com isso e venda! Combine uma carta de cada tipo, multiplique os números para ganhar moedas e cumpra objetivos antes que sumam. Dez turnos. Solo, é um quebra-cabeça; com amigos é uma **corrida**: todos jogam a mesma vila no próprio ritmo.

## A vila do dia

command-daily = vila
command-daily-description = Jogue a vila do dia: igual para todos, uma tentativa vale, e só você vê a sua
rokujika-title-daily = 🏡 Vila do dia { $day }
rokujika-title-practice = 🏡 Treino · vila de { $day }
which-daily = Vila do dia { $what }
which-practice = Treino, vila de { $what }
daily-ask = Todos recebem a mesma vila hoje. Dez turnos, e **só uma tentativa vale**: não dá para recomeçar. Você pode fazer uma pausa e voltar com `/vila`. Vamos?
daily-start = Começar minha tentativa
daily-play = Jogar a vila do dia
daily-earlier = Você não terminou a vila de **{ $day }**. Termine e ela ainda vale para aquele dia, ou abandone de vez e comece a de hoje. **Uma tentativa vale** por dia.
daily-put-away = Você abandonou esta vila, então ela não vale mais. Ainda dá para jogar como treino.
daily-button-resume = Terminar { $day }
daily-button-today = Começar a de hoje
daily-button-practise = Treinar
daily-button-share = Compartilhar
daily-place = 🗓️ **{ $place }**º lugar de { $count } neste servidor · 🔥 { $streak ->
    [one] um dia
   *[other] **{ $streak }** dias seguidos
}
daily-streak = 🔥 { $streak ->
    [one] um dia
   *[other] **{ $streak }** dias seguidos
}
daily-unlisted = 🗓️ Fora da lista: você saiu dos rankings em `/estatísticas` · 🔥 { $streak ->
    [one] um dia
   *[other] **{ $streak }** dias seguidos
}
daily-next = Próxima vila { $when }.
daily-practice = 🔁 Foi treino, então não vale.
daily-result = 🗓️ Seu resultado daquele dia continua sendo **{ $score }**.
daily-no-result = 🗓️ Você não tem resultado daquele dia.
daily-no-practice-yet = Você pode treinar numa vila depois de jogá-la: digite `/vila`.
daily-nothing-to-share = Você não tem resultado daquele dia para compartilhar. Digite `/vila` para jogar.
daily-shared-already = Você já compartilhou este resultado neste servidor.
refused-end-daily = Não dá para encerrar uma vila do dia e recomeçar: todos têm uma tentativa. Ela espera por você, e amanhã tem outra.
rokujika-shared = **{ $score }** { $score ->
    [1] ponto
   *[other] pontos
} { $stars }
rokujika-shared-note = Consegue fazer mais? Todos recebem a mesma vila, e uma tentativa vale.

## Rankings

# same
leaderboard-button = Ranking
leaderboard-tab-day = Hoje
leaderboard-tab-week = Esta semana
leaderboard-tab-streaks = Sequências
leaderboard-tab-best = Recordes
leaderboard-day = 🏅 Vila do dia { $day }
leaderboard-week = 🏅 Esta semana
leaderboard-streaks = 🔥 Dias seguidos
leaderboard-best = 🏆 Melhores vilas solo
leaderboard-day-empty = Ninguém terminou a vila de hoje ainda. Estreie a lista: `/vila`
leaderboard-week-empty = Ninguém terminou uma vila nesta semana. Estreie a lista: `/vila`
leaderboard-streaks-empty = Ninguém jogou ontem nem hoje. Comece uma sequência: `/vila`
leaderboard-best-empty = Ninguém jogou solo ainda: `/jogar` ou `/vila`
leaderboard-day-value = **{ $value }** { $value ->
    [1] ponto
   *[other] pontos
}
leaderboard-week-value = **{ $value }** { $value ->
    [1] ponto
   *[other] pontos
} em { $days ->
    [one] um dia
   *[other] { $days } dias
}
leaderboard-streaks-value = **{ $value }** { $value ->
    [1] dia
   *[other] dias
}
leaderboard-best-value = **{ $value }** { $value ->
    [1] ponto
   *[other] pontos
}
leaderboard-day-note = Só as primeiras tentativas. Quem usou `/vila` neste servidor está na lista.
leaderboard-week-note = De segunda a domingo, a soma das vilas do dia.
leaderboard-streaks-note = Jogue todo dia para manter sua sequência. Sequências perdidas não aparecem.
leaderboard-best-note = Partidas solo num canal e vilas do dia. Partidas privadas e treinos não aparecem.
leaderboard-own-best = 🏅 Seu recorde, com partidas privadas e outros servidores: **{ $score }**

## A vila

rokujika-turn = turno { $turn } de { $turns }
rokujika-over = resultado
rokujika-title-own = 🏡 Vila de { $name }
rokujika-begin = 🏡 Uma vila nova! Monte uma combinação: uma carta 🟩, uma 🟧 e uma 🟦. Primeira vez? Tente `/aprender`.
rokujika-last-set = ✅ Turno { $turn }: { $cards } = **{ $product }** 🪙
rokujika-last-scored = ✅ Turno { $turn }: { $cards } = **{ $product }** 🪙, mais **{ $sixth }** por **{ $points }** ⭐
rokujika-last-none = ▫️ Turno { $turn }: sem combinação.
rokujika-newest = 🎴 Comprou { $card }
rokujika-last-turn = último turno!
rokujika-sixths = ⭐ Objetivos
rokujika-row = { $dots } Fileira { $row } · { $turns ->
    [one] último turno
   *[other] restam { $turns } turnos
}
rokujika-row-empty = vazia
rokujika-trademarks = ®️ Suas marcas (−1 ponto por marca nunca cumprida)
rokujika-trademarks-held = Suas marcas
rokujika-front = Suas cartas
rokujika-tier-1 = Cultivar
rokujika-tier-2 = Produzir
rokujika-tier-3 = Vender
rokujika-none = nada ainda
rokujika-pair = { $base } com { $cards }
rokujika-never = nunca com { $cards }
rokujika-product = uma combinação de { $product } ou mais
rokujika-pile = Na pilha ({ $count }): { $cards }
rokujika-pile-empty = A pilha está vazia; as { $count } cartas do descarte são embaralhadas.
rokujika-all-open = Você comprou todas as cartas.
rokujika-turns = Turno a turno
rokujika-legend-title = Como ler a imagem
rokujika-legend =
    🟡 A moldura dourada marca sua melhor combinação e os objetivos que você já pode cumprir.
    ⚪ Os pontinhos são os turnos que restam a um objetivo; 🔴 é o último.
    🟩🟧🟦 Um objetivo pede uma carta de cada moldura. As que você tem estão coloridas.
    🎴 No alto à direita: quantas cartas há na pilha.
    ✅ nesta lista: dá para cumprir agora. **Negrito**: você tem esta carta.

## O que dá para fazer

rokujika-prompt-buy = ➡️ **{ $name }**, ainda sem combinação. Compre uma carta ou encerre a vez.
rokujika-prompt-sets = ➡️ **{ $name }**, monte uma combinação ou compre outra carta.
rokujika-prompt-last = ➡️ **{ $name }**, monte uma combinação.
rokujika-prompt-stuck = ➡️ **{ $name }**, desta vez sem combinação. Encerre a vez.
rokujika-clash = { $first } e { $second } não combinam.
rokujika-prompt-broke = ⚠️ **{ $name }**, sem combinação e sem moedas: a partida acaba aqui.
rokujika-prompt-trademark = ®️ **{ $name }**, escolha um objetivo para registrar como marca e cumprir depois.
rokujika-next-trademark = { $coins ->
    [one] Sua próxima moeda também rende uma marca.
   *[other] Pague mais { $coins } moedas neste turno para ganhar uma marca.
}
rokujika-deadline = Um computador termina a vez { $when }.
rokujika-button-buy = Comprar carta (1 moeda)
rokujika-button-stop = Encerrar a vez
rokujika-button-best = Melhor combinação: { $gain }
rokujika-button-decline = Sem marca
rokujika-choose-set = Combinações, da melhor à pior
rokujika-choose-best-sets = As { $count } melhores de { $all } combinações
rokujika-choose-trademark = Escolha uma marca
rokujika-offer = { $product } 🪙
rokujika-offer-scored = { $product } 🪙 + { $points } ⭐ · { $sixth }
rokujika-gain = { $product } 🪙
rokujika-gain-scored = { $product } 🪙 + { $points } ⭐

## A corrida

rokujika-race = corrida de { $count }
rokujika-race-title = A corrida
rokujika-race-intro = ➡️ Todos têm a **mesma vila**. Aperte **Minha vila** para jogar a sua no seu ritmo; ninguém mais a vê.
rokujika-racer = turno { $turn } de { $turns } · 🪙 { $coins } · ⭐ { $points }
# same
rokujika-racer-done = 🏁 🪙 { $coins } + ⭐ { $points } { $trademarks ->
    [0] { "" }
   *[other] − ®️ { $trademarks }{" "}
}= **{ $score }**
rokujika-racer-finished = **{ $name }** terminou com **{ $score }**
rokujika-bell = 🔔 Próximo sino { $when }: um computador joga um turno por quem não jogou desde o último.
rokujika-button-village = Minha vila
rokujika-wait = 🏁 Você terminou com **{ $score }**. Os outros ainda estão jogando.

## O fim

rokujika-result = { $name }: { $score } { $score ->
    [1] ponto
   *[other] pontos
}, { $rank }
# same
rokujika-sum = 🪙 { $coins } + ⭐ { $points } { $trademarks ->
    [0] { "" }
   *[other] − ®️ { $trademarks }{" "}
}= **{ $score }**
rokujika-broke = 💸 Sem moedas depois do turno { $turn }.
rokujika-next-rank = { $missing ->
    [one] Mais um ponto: { $rank }
   *[other] Mais { $missing } pontos: { $rank }
}
rokujika-best-own = 🏅 Seu recorde até agora: **{ $score }**
rokujika-best-new-own = 🎉 Seu novo recorde!
rokujika-best-name = 🏅 Recorde de { $name } até agora: **{ $score }**
rokujika-best-new-name = 🎉 Novo recorde de { $name }!
rokujika-best-server = 🏆 Recorde deste servidor: **{ $score }**, de { $name }
rokujika-best-new-server = 🏆 Novo recorde do servidor!
rokujika-won-points = { $names } vence a corrida com { $score } { $score ->
    [1] ponto
   *[other] pontos
}!
rokujika-won-shared = Empate! { $names } dividem a vitória com { $score } { $score ->
    [1] ponto
   *[other] pontos
}.
rokujika-rank-0 = ainda uma vila sonolenta
rokujika-rank-1 = algumas barracas dão lucro
rokujika-rank-2 = a vila vive bem
rokujika-rank-3 = o assunto de toda a região
rokujika-rank-4 = uma lenda por gerações

## As imagens em palavras

rokujika-picture = Vila, turno { $turn } de { $turns }: { $coins } moedas, { $points } pontos, { $pile } cartas na pilha.
rokujika-picture-chart = Gráfico de barras com moedas + pontos depois de cada turno e linhas onde os níveis começam. Pontuação final:

## Recusas

rokujika-no-coin = Você não tem mais moedas para comprar uma carta.
rokujika-no-card = Você já comprou todas as cartas.
rokujika-not-in-display = Esse objetivo não está mais aí.
rokujika-not-in-front = Você não tem todas essas cartas.
rokujika-no-set = Essas cartas não formam uma combinação. É preciso uma carta Cultivar, uma Produzir e uma Vender que combinem.
rokujika-choose-sixth = Essa combinação cumpre mais de um objetivo: escolha qual.
rokujika-not-fulfilled = Essa combinação não cumpre esse objetivo.
rokujika-set-ready = Você tem uma combinação: monte ou compre mais cartas.
rokujika-trademark-first = Antes, decida sobre a marca.
rokujika-no-trademark-now = Você só pode registrar uma marca depois da 6ª, 12ª e 18ª moeda de um turno.

## Cartas, e seus nomes em japonês

rokujika-card-rice = Arroz
# same
rokujika-original-rice = 米
rokujika-card-vegetables = Verduras
# same
rokujika-original-vegetables = 野菜
rokujika-card-fruit = Frutas
# same
rokujika-original-fruit = 果物
rokujika-card-dairy = Leite
# same
rokujika-original-dairy = 酪農
rokujika-card-livestock = Pecuária
# same
rokujika-original-livestock = 畜産
rokujika-card-fishery = Pesca
# same
rokujika-original-fishery = 漁業
rokujika-card-forestry = Floresta
# same
rokujika-original-forestry = 林業
rokujika-card-bees = Abelhas
# same
rokujika-original-bees = 養蜂
rokujika-card-milling = Moagem
# same
rokujika-original-milling = 製粉・精米
rokujika-card-brewing = Bebidas
# same
rokujika-original-brewing = 醸造
rokujika-card-pickling = Conservas
# same
rokujika-original-pickling = 漬物
rokujika-card-sweets = Confeitaria
# same
rokujika-original-sweets = 製菓
rokujika-card-fermenting = Fermentação
# same
rokujika-original-fermenting = 発酵・乳加工
rokujika-card-smoking = Defumação
# same
rokujika-original-smoking = くん製・乾物
rokujika-card-freezing = Congelamento
# same
rokujika-original-freezing = 冷凍加工
rokujika-card-crafts = Artesanato
# same
rokujika-original-crafts = 木工・工芸
rokujika-card-stand = Banca da roça
# same
rokujika-original-stand = 直売所
rokujika-card-roadside = Parada de estrada
# same
rokujika-original-roadside = 道の駅
rokujika-card-online = Loja virtual
# same
rokujika-original-online = ネット通販
rokujika-card-restaurant = Restaurante rural
# same
rokujika-original-restaurant = 農家レストラン
rokujika-card-inn = Pousada rural
# same
rokujika-original-inn = 農家民宿
rokujika-card-tourism = Turismo
# same
rokujika-original-tourism = 体験観光
rokujika-card-canteen = Merenda escolar
# same
rokujika-original-canteen = 学校給食
rokujika-card-export = Exportação
# same
rokujika-original-export = 輸出

rokujika-sixth-market = Feira da manhã
# same
rokujika-original-market = 朝市
rokujika-sixth-jam = Geleia caseira
# same
rokujika-original-jam = 手づくりジャム
rokujika-sixth-school-meals = Merenda local
# same
rokujika-original-school-meals = 地産地消給食
rokujika-sixth-mail-order = Delícia por encomenda
# same
rokujika-original-mail-order = お取り寄せ
rokujika-sixth-pickles = Conserva famosa
# same
rokujika-original-pickles = 名物漬物
rokujika-sixth-cheese = Queijo da roça
# same
rokujika-original-cheese = 農場チーズ
rokujika-sixth-dried-fish = Peixe seco do porto
# same
rokujika-original-dried-fish = 浜の干物
rokujika-sixth-wooden-toys = Brinquedos de madeira
# same
rokujika-original-wooden-toys = 木のおもちゃ
rokujika-sixth-mountain = Almoço da serra
# same
rokujika-original-mountain = 山の幸ランチ
rokujika-sixth-gelato = Gelato da fazenda
# same
rokujika-original-gelato = 牧場ジェラート
rokujika-sixth-rice-bread = Pão de arroz
# same
rokujika-original-rice-bread = 米粉パン
rokujika-sixth-local-sake = Saquê local
# same
rokujika-original-local-sake = 地酒
rokujika-sixth-ham = Presunto artesanal
# same
rokujika-original-ham = 手づくりハム
rokujika-sixth-honey-sweets = Doces de mel
# same
rokujika-original-honey-sweets = はちみつ菓子
rokujika-sixth-beeswax = Ateliê de cera
# same
rokujika-original-beeswax = 蜜ろう工房
rokujika-sixth-frozen-catch = Peixe congelado
# same
rokujika-original-frozen-catch = 漁師の冷凍便
rokujika-sixth-green-tours = Turismo verde
# same
rokujika-original-green-tours = グリーンツーリズム
rokujika-sixth-ranch = Churrasco na fazenda
# same
rokujika-original-ranch = 牧場レストラン
rokujika-sixth-fishers-inn = Pousada do pescador
# same
rokujika-original-fishers-inn = 漁師民宿
rokujika-sixth-winery = Vinícola
# same
rokujika-original-winery = ワイナリー
rokujika-sixth-forest-school = Escola da floresta
# same
rokujika-original-forest-school = 森の学校
rokujika-sixth-wagyu = Wagyu de exportação
# same
rokujika-original-wagyu = 和牛輸出
rokujika-sixth-speciality = Produto certificado
# same
rokujika-original-speciality = 特産品認定
rokujika-sixth-miracle = Milagre da vila
# same
rokujika-original-miracle = 村の奇跡

## O treinador: o que a pessoa fez e o que teria sido melhor

rokujika-coach-buy = Você comprou uma carta por uma moeda.
rokujika-coach-register = Você registrou uma marca.
rokujika-coach-decline = Você abriu mão de uma marca.
rokujika-coach-set = { $sixth ->
    [none] Você montou { $set }.
   *[other] Você montou { $set } e cumpriu { $sixth }.
}
rokujika-coach-stop = Você encerrou a vez.
rokujika-better-buy = Comprar outra carta teria sido melhor
rokujika-better-register = Registrar uma marca teria sido melhor
rokujika-better-decline = Abrir mão da marca teria sido melhor
rokujika-better-set = { $sixth ->
    [none] { $set } teria sido melhor
   *[other] { $set } com { $sixth } teria sido melhor
}
rokujika-better-stop = Encerrar a vez teria sido melhor
rokujika-coach-cost = { $better }, por cerca de { $points } pontos.

## Jogadas, como o replay as conta

rokujika-did-buy = { $name } comprou uma carta
rokujika-did-register = { $name } registrou uma marca
rokujika-did-decline = { $name } abriu mão de uma marca
rokujika-did-set = { $name } montou uma combinação
rokujika-did-stop = { $name } encerrou a vez
