### Dados guardados: `/privacidade`.

command-privacy = privacidade
command-privacy-description = O que eu guardo sobre você, e como receber ou apagar tudo
command-privacy-show = mostrar
command-privacy-show-description = O que eu guardo sobre você, por quanto tempo e quem pode ver
command-privacy-export = exportar
command-privacy-export-description = Receba em arquivo tudo o que eu guardo sobre você, só para os seus olhos
command-privacy-delete = apagar
command-privacy-delete-description = Apaga tudo sobre você (eu peço confirmação)

privacy-nameless = Jogador { $number }
privacy-leaving = Já estou apagando tudo sobre você. Só um momento.

privacy-title = 🔏 O que eu guardo sobre você
privacy-nothing = Nada mesmo. Isso muda quando você entra numa mesa, joga uma vila do dia ou salva uma configuração.
privacy-amount = **{ $here }** aqui, **{ $all }** no total
privacy-amount-all = **{ $all }**
privacy-kept-tables = 🎲 Partidas que você jogou: { $amount }
privacy-kept-live = ▶️ Partidas em que você está: { $amount }
privacy-kept-private = 🔒 Partidas privadas: { $amount }
privacy-kept-moves = 👉 Jogadas que você fez: { $amount }
privacy-kept-words = ✏️ Palavras que você digitou: { $amount }
privacy-kept-people = ⚙️ Suas configurações: { $amount }
privacy-kept-best-scores = 🏆 Recordes: { $amount }
privacy-kept-daily-results = 🏡 Resultados da vila do dia: { $amount }
privacy-kept-daily-players = 🏅 Rankings diários com seu nome: { $amount }
privacy-kept-daily-shares = 📣 Resultados que você compartilhou: { $amount }
privacy-kept-played = 📊 Resultados nas suas estatísticas: { $amount }
# same
privacy-kept-ratings = 📈 Ratings: { $amount }
privacy-kept-badges = 🎖️ Conquistas: { $amount }
privacy-kept-known-names = 📛 Rankings com seu nome: { $amount }
privacy-kept-table-alerts = 🔔 Avisos de mesas novas: { $amount }
privacy-kept-player-searches = 🔎 Procuras por jogadores em que você entrou: { $amount }
privacy-kept-blocks = 🚫 Pessoas que você bloqueou: { $amount }
privacy-kept-personal-presets = 💾 Seus presets: { $amount }
privacy-what = Guardo seu ID do Discord e o nome que você tinha ao entrar numa mesa, o que você fez nela e quando. Não leio nem guardo nenhuma outra mensagem.
privacy-how-long = Por quanto tempo
privacy-keep-games = - Partidas: { $days ->
    [one] 1 dia
   *[other] { $days } dias
} depois da última jogada.
privacy-keep-games-always = - Partidas: até você apagar.
privacy-keep-unfinished = - Partidas não terminadas fecham depois de { $days ->
    [one] 1 dia
   *[other] { $days } dias
}.
privacy-keep-own = - Pontuações, ratings, resultados do dia e configurações: até você apagar.
privacy-keep-server = - Servidores que me removeram: { $days ->
    [one] mais 1 dia
   *[other] mais { $days } dias
}.
privacy-who = Quem pode ver
privacy-who-sees =
    - Partidas num canal, e seus replays: todos que veem o canal.
    - Rankings e estatísticas: todos num servidor em que você jogou.
    - Partidas privadas, configurações, quem você bloqueia, esta página: só você.
    - Quem cuida deste bot poderia ler tudo.

privacy-button-export = Exportar
privacy-button-delete = Apagar…
privacy-button-sure = Sim, apague tudo sobre mim

privacy-export-here = Tudo o que eu guardo sobre você. Só você vê esta mensagem; o arquivo contém seu ID do Discord.
privacy-too-much = Seus dados são grandes demais para um arquivo no Discord. Peça a quem cuida deste bot.

privacy-delete-title = 🗑️ Apagar tudo sobre você?
privacy-delete-everywhere = Isso vale para **todos os servidores**, não só este, e **não dá para desfazer**:
privacy-delete-live = { $count ->
    [0] 🪑 Você não está em nenhuma partida agora.
    [one] 🪑 Você sai da partida em que está, e ela continua sem você.
   *[other] 🪑 Você sai das { $count } partidas em que está, e elas continuam sem você.
}
privacy-delete-shared = 👥 Partidas com outros jogadores ficam, com seu lugar renomeado para “{ $name }”. Palavras que você digitou ficam, sem seu nome.
privacy-delete-own = 🔒 Partidas privadas, vilas do dia, sequências, pontuações, ratings, suas configurações, seus presets e sua lista de bloqueios são apagados.
privacy-delete-messages = 💬 Mensagens já postadas ficam nos canais, com seu nome. Elas são do Discord, então fale com a moderação.
privacy-delete-first = 💾 Quer uma cópia? Aperte **Exportar** antes.

privacy-done-title = ✅ Seus dados foram apagados
privacy-done = { $kept ->
    [0] Você não tinha partidas com outros jogadores.
    [one] 1 partida com outros jogadores fica, sem seu nome.
   *[other] { $kept } partidas com outros jogadores ficam, sem seu nome.
} { $deleted ->
    [0] Todo o resto foi apagado.
    [one] 1 partida privada e todo o resto foram apagados.
   *[other] { $deleted } partidas privadas e todo o resto foram apagados.
}
privacy-done-traces = Os últimos vestígios no disco são sobrescritos em um dia. Se jogar de novo, você começa do zero.
