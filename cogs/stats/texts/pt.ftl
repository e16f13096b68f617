### Estatísticas, rankings e temporadas

## /estatísticas

command-stats = estatísticas
command-stats-description = Rating, recordes e gráfico das suas partidas neste servidor, ou de outro membro
command-stats-member = membro
command-stats-member-description = De quem? Deixe em branco para ver as suas
command-stats-season = temporada
command-stats-season-description = O número de uma temporada anterior
stats-here = Neste servidor
stats-season = Temporada { $season }
stats-own = Suas estatísticas
stats-empty-own = Nenhuma partida que conte aqui ainda. Digite `/jogar` e termine uma com alguém.
stats-empty-other = { $name } ainda não terminou uma partida que conte aqui.
stats-empty-season = Nenhuma partida na temporada { $season } ainda. Para ver a anterior, digite `/estatísticas temporada:{ $before }`.
stats-not-rated = Você optou por ficar de fora. Suas partidas não contam para o rating, e ninguém vê você em rankings e estatísticas. Seus ratings antigos estão salvos: se voltar, você continua de onde parou.
stats-hidden = Esta pessoa optou por ficar fora dos ratings e estatísticas.
stats-rating = **{ $value }** ± { $give }
stats-place = **{ $place }**º lugar de { $of }
stats-provisional = { $missing ->
    [one] falta 1 partida para entrar no ranking
   *[other] faltam { $missing } partidas para entrar no ranking
}
stats-games = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}
stats-wins = vitórias: { $wins }
stats-draws = empates: { $draws }
stats-streaks-now = 🔥 sequência de { $now }
stats-streaks-both = 🔥 sequência de { $now } (recorde { $best })
stats-streaks-best = maior sequência: { $best }
stats-best = recorde **{ $score }**
stats-best-of = recorde **{ $score }** de { $most }
stats-daily = Vila do dia: { $days ->
    [1] 1 dia
   *[other] { $days } dias
}
stats-met = ⚔️ { $looker } x { $name }
stats-met-never = Ainda não jogaram entre si.
stats-met-ahead = **{ $more } : { $fewer }** para { $name }
stats-met-level = **{ $more } : { $fewer }**
stats-met-ties = { $level ->
    [1] e 1 empate
   *[other] e { $level } empates
}
stats-met-together = { $games ->
    [1] 1 partida em equipe
   *[other] { $games } partidas em equipe
}, recorde { $best }
stats-chart = { $game }: o rating depois de cada partida. Todos começam com { $start }. A faixa (o número depois de ±) mostra quanto ele pode estar errado e diminui a cada partida.
stats-chart-of = Gráfico: { $game }
stats-chart-picture = Um gráfico de linha: o rating em { $game } { $games ->
    [one] na última partida
   *[other] nas últimas { $games } partidas
}. Começou em { $first }, teve mínimo de { $lowest } e máximo de { $highest }, e agora está em { $last }. A faixa em volta da linha mostra quanto ele pode estar errado: agora, { $give } para cima ou para baixo.
stats-choose-chart = Outro gráfico
stats-button-share = Mostrar a todos
stats-button-rated-off = Sair dos ratings
stats-button-rated-on = Voltar aos ratings
stats-nothing-to-share = Ainda não há nada para mostrar.

## /ranking

command-leaderboard = ranking
command-leaderboard-description = Os melhores deste servidor: ratings, recordes, vilas do dia e sequências
command-leaderboard-game = jogo
command-leaderboard-game-description = Qual jogo?
command-leaderboard-season = temporada
command-leaderboard-season-description = O número de uma temporada anterior
leaderboard-title = Ranking do servidor
leaderboard-won = { $wins } { $games ->
    [one] vitória em 1 partida
   *[other] vitórias em { $games } partidas
}
leaderboard-you = você
leaderboard-not-you = Você ainda não está nesta lista.
leaderboard-page = Página { $page } de { $pages }
leaderboard-button-first = Início
leaderboard-button-back = Voltar
leaderboard-button-next = Avançar
leaderboard-nobody = Ninguém terminou { $least ->
    [one] uma partida que conte
   *[other] { $least } partidas que contem
} ainda. Digite `/jogar` e estreie a lista!
leaderboard-no-scores = Ninguém terminou uma partida ainda. Digite `/jogar` e estreie a lista!
leaderboard-too-few = { $count ->
    [one] Mais 1 jogador terminou
   *[other] Mais { $count } jogadores terminaram
} menos de { $least } partidas.
leaderboard-rivals-note = Os ratings começam em { $start }; ± é quanto um deles pode estar errado e diminui a cada partida. A ordem é rating menos ±, para ninguém liderar por sorte. Suas próprias partidas: `/estatísticas`
leaderboard-earlier = Para ver a temporada anterior, digite `/ranking temporada:{ $season }`.
leaderboard-teams-note = Mais cartas ganhas em equipe; cada equipe aparece uma vez.
leaderboard-score = **{ $score }**
leaderboard-score-of = **{ $score }** de { $most }

## /temporada

command-season = temporada
command-season-description = Temporadas de rating deste servidor
command-season-new = nova
command-season-new-description = Começa uma nova temporada: o rating de todos é zerado
season-sure = Começar a temporada { $season }?
season-what = O rating de todos volta para { $start }, em todos os jogos. Ainda dá para ver a temporada { $season }, e os recordes ficam. Não dá para desfazer.
season-button = Começar a temporada { $season }
season-begun = 🏁 A temporada { $season } começou
season-old = Só você vê isto, então conte para todos! A temporada { $season } continua lá: `/ranking temporada:{ $season }` e `/estatísticas temporada:{ $season }`.
season-begun-already = Essa temporada já começou. Digite `/temporada nova` para a próxima.
season-unknown = Não há temporada { $season } aqui; a mais recente é a { $last }.

## Em /configurações

settings-bad-ranked-after = O número de partidas deve ser de 1 a 25.

## Conquistas

badges-button = Conquistas
badges-button-on = Anunciar minhas conquistas
badges-button-off = Não anunciar minhas conquistas
badges-title = 🎖️ Conquistas de { $name }
badges-count = **{ $count }** de { $of } conquistas
badges-missing = Ainda por ganhar
badges-note = Partidas contam como em `/estatísticas`: jogadas até o fim numa mesa pública, sem computador no seu lugar. Vilas do dia também contam. Conquista ganha fica para sempre.
badges-not-rated = Você optou por ficar fora dos ratings e estatísticas, então não ganha conquistas. Para voltar, digite `/estatísticas`.
badge-news = 🎖️ { $names } · nova conquista **{ $badge }**: { $result }

badge-perfect = Treze de treze
badge-perfect-how = Just One: acertem em equipe 13 de 13 cartas, sem computadores.
badge-perfect-result = { $value } de 13 em { $game }!
badge-village = Vila em alta
badge-village-how = Rokujika Collection: faça uma vila de { $goal } pontos, numa vila do dia, numa partida solo num canal ou numa corrida.
badge-village-result = uma vila de { $value } pontos!
badge-days = Todo santo dia
badge-days-how = Termine a vila do dia { $goal } dias seguidos.
badge-days-result = { $value } vilas do dia seguidas!
badge-runaway = De lavada
badge-runaway-how = ONE SHOT: vença numa mesa de quatro ou mais, pelo menos { $goal } pontos à frente do segundo lugar.
badge-runaway-result = vitória em { $game } por { $value } pontos de diferença!
badge-potions = Mestre das poções
badge-potions-how = Only One Collection: vença com pelo menos { $goal } pontos contra dois ou mais oponentes.
badge-potions-result = vitória em { $game } com { $value } pontos!
badge-sweep = Varrida
badge-sweep-how = Omiga: vença uma melhor de 3 ou melhor de 5 sem perder nenhuma rodada.
badge-sweep-result = { $value } : 0 em { $game }!
badge-streak = Pegando fogo
badge-streak-how = Vença { $goal } partidas com rating seguidas no mesmo jogo.
badge-streak-result = { $value } vitórias seguidas em { $game }!
badge-upset = Zebra
badge-upset-how = Vença alguém com rating pelo menos { $goal } pontos maior num jogo, depois de vocês dois terem jogado cinco partidas com rating dele.
badge-upset-result = vitória contra alguém com { $value } pontos a mais de rating em { $game }!
badge-champion = Título
badge-champion-how = Vença um torneio neste servidor.
badge-champion-result = primeiro torneio vencido, em { $game }!
badge-explorer = Volta completa
badge-explorer-how = Termine cada um dos { $goal } jogos uma vez.
badge-explorer-result = todos os { $value } jogos, jogados!
badge-regular = De casa
badge-regular-how = Termine { $goal } partidas neste servidor.
badge-regular-result = { $value } partidas jogadas aqui!
