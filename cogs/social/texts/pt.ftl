### Achar e escolher jogadores: /procurar, /bloquear, quem pode entrar numa sala, presets.

## Procurar jogadores

command-lfg = procurar
command-lfg-description = Procure jogadores; a mesa abre sozinha quando houver gente suficiente
command-lfg-players = jogadores
command-lfg-players-description = Quantos jogadores no total, contando você? Em branco: o mínimo
command-lfg-start = começo
command-lfg-start-description = A partir de quando, no seu fuso? Por exemplo 20:00 ou 1h. Em branco: agora
command-lfg-pace = ritmo
command-lfg-pace-description = Em que ritmo? Em branco: ao vivo
command-lfg-pace-live = Ao vivo: todos estão aqui e jogam na hora
command-lfg-pace-day = Sem pressa: até um dia por jogada
lfg-now = agora
lfg-title = 🔎 Procurando jogadores: { $game }
lfg-players = Jogadores ({ $here } de { $wanted })
lfg-seat = 👤 **{ $name }**
lfg-pace-live = ⚡ Ao vivo: todos estão aqui e jogam na hora
lfg-pace-day = 🐌 Sem pressa: até um dia por jogada
lfg-from = 🕗 Começa { $at } ({ $soon })
lfg-waiting = { $missing ->
    [one] Aperte **Entrar**! Com mais **1** jogador a mesa abre e eu chamo todo mundo.
   *[other] Aperte **Entrar**! Com mais **{ $missing }** jogadores a mesa abre e eu chamo todo mundo.
}
lfg-waiting-later = { $missing ->
    [one] Aperte **Entrar**! Falta **1** jogador. Na hora, a mesa abre e eu chamo todo mundo.
   *[other] Aperte **Entrar**! Faltam **{ $missing }** jogadores. Na hora, a mesa abre e eu chamo todo mundo.
}
lfg-full-later = ✅ Já tem todo mundo. A mesa abre { $when }, e eu chamo vocês.
lfg-opening = ✅ Já tem todo mundo. A mesa está abrindo…
lfg-channel-busy = Já tem todo mundo, mas este canal está ocupado. Sua mesa abre assim que a partida daqui acabar.
lfg-closes = Fecha { $when } se não houver gente suficiente.
lfg-button-join = Entrar
lfg-button-leave = Sair
lfg-button-open = Abrir mesa agora
lfg-call = 🔔 { $players } sua mesa de { $game } está aberta: { $link }
lfg-over-opened = ✅ A mesa está aberta: { $link }
lfg-over-expired = ⌛ Desta vez faltou gente. `/procurar` tenta de novo.
lfg-over-left = 👋 Todo mundo saiu. `/procurar` tenta de novo.
lfg-refused-over = Essa procura acabou. `/procurar` começa outra.
lfg-refused-opening = A mesa está abrindo agora. Você pode sair por lá.
lfg-refused-not-in = Você não entrou nesta procura.
lfg-refused-players = { $more ->
    [0] Este jogo é para { $most } jogadores.
   *[other] Este jogo é para { $fewest } a { $most } jogadores.
}
lfg-refused-live-only = Neste jogo cada segundo conta, então só dá para jogar ao vivo.
lfg-refused-far = Está longe demais: uma procura pode começar em até { $days } dias.
lfg-refused-too-many = Você já está procurando jogadores { $most } vezes. Saia de uma antes: { $link }
lfg-refused-too-many-here = Este servidor já tem { $most ->
    [one] uma procura
   *[other] { $most } procuras
} por jogadores. Entre em uma ou tente mais tarde.
lfg-refused-too-often = Você postou muitas procuras. Tente de novo em alguns minutos.

## Bloquear

command-block = bloquear
command-block-description = Nunca divida uma mesa com alguém; só você vê. Sem nome: sua lista
command-block-person = pessoa
command-block-person-description = Quem? A pessoa não fica sabendo
block-title = 🚫 Pessoas que você bloqueou
block-why = Vocês não dividem mesas, e elas não podem cutucar você. Elas não ficam sabendo. Não vale para confrontos de torneio, partidas em que você já está nem para a moderação.
block-count = Bloqueios: { $count } de { $most }
block-done = ✅ Você bloqueou { $person }.
block-undone = ✅ Você desbloqueou { $person }.
block-button-undo = Desbloquear
block-button-back = Voltar
block-button-next = Avançar
block-refused-self = Você não pode se bloquear.
block-refused-bot = Só dá para bloquear pessoas.
block-refused-too-many = Você já bloqueou { $most } pessoas. Desbloqueie alguém antes: `/bloquear`.

## Quem pode entrar numa sala

access-button = Acesso
access-button-all = Todos podem entrar
access-button-back = Voltar
access-title = 🔑 Quem pode entrar?
access-now-everyone = Agora: **todos**. Escolha pessoas ou cargos para deixar só eles entrarem.
access-now-some = Agora: **só** as pessoas e os cargos abaixo.
access-choose-users = Pessoas que podem entrar
access-choose-roles = Cargos cujos membros podem entrar
access-note = Quem já está aqui fica. A sala mostra os cargos, nunca os nomes.
access-line-named = 🔑 Só pode entrar quem o host convidou.
access-line-roles = 🔑 Só podem entrar { $roles } e quem o host convidou.

## Presets

# same
preset-button = Presets
preset-button-own = Salvar estas opções
preset-button-server = Salvar para este servidor
preset-title = 💾 Presets de { $game }
preset-why = Escolha um para definir todas as opções desta sala. `/jogar preset:` abre uma mesa com ele.
preset-none = Um preset guarda as opções desta sala com um nome. `/jogar preset:` abre uma mesa com elas.
preset-choose = Usar um preset…
preset-drop = Apagar um preset…
preset-defaults = as opções de sempre
preset-name = Nome
preset-name-why = Um preset com o mesmo nome é substituído.
preset-example = Sexta à noite
preset-used = ✅ Opções de **{ $name }** definidas.
preset-saved = ✅ Salvo como **{ $name }**.
preset-dropped = ✅ **{ $name }** foi apagado.
preset-refused-name = Um nome precisa de pelo menos uma letra ou um dígito.
preset-refused-managers = Só quem gerencia este servidor pode salvar ou apagar os presets dele.
preset-refused-gone = Esse preset não existe mais.
preset-refused-unknown = Não há preset chamado { $name }. Escolha um na lista ou deixe em branco.
preset-refused-which-game = Vários jogos têm um preset chamado { $name }. Escolha também um jogo.
preset-refused-too-many = Já há { $most } presets deste jogo. Apague um antes.
