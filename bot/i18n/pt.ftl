### Textos gerais. Os de cada jogo estão em cogs/<jogo>/texts/. Um termo para cada coisa: veja glossary/pt.md.

language-name = Português
# Entre os itens de uma lista; entre aspas por causa do espaço no fim (same)
list-comma = { ", " }
# The same as in English
list-colon = { ": " }
list-and = { $others } e { $last }

## Comandos (nomes em minúsculas, sem espaços)

command-play = jogar
command-play-description = Comece uma partida neste canal
command-play-game = jogo
command-play-game-description = Qual jogo? Deixe em branco para ver todos
command-play-private = privada
command-play-private-description = Jogue a sós; só você vê
# same
command-play-preset = preset
command-play-preset-description = Opções que você ou este servidor salvou com um nome
command-table = mesa
command-table-description = A mesa deste canal ou a sua partida privada
command-table-show = mostrar
command-table-show-description = Mostra a mesa de novo no fim do chat
command-table-list = lista
command-table-list-description = Suas partidas em todos os servidores, com links; só você vê
command-table-end = encerrar
command-table-end-description = Encerra a partida deste canal ou a sua partida privada
command-rules = regras
command-rules-description = As regras de um jogo: poucas páginas curtas com imagens, só para você
command-rules-game = jogo
command-rules-game-description = Qual jogo?
# same
command-table-replay = replay
command-table-replay-description = Reveja passo a passo uma partida encerrada deste canal
command-table-export = exportar
command-table-export-description = Receba uma partida encerrada em arquivo, com um resumo curto para compartilhar
command-table-verify = verificar
command-table-verify-description = Confira se o sorteio de uma partida não foi alterado
command-table-finished = partida
command-table-finished-description = Qual partida? Deixe em branco para a mais recente
command-table-noted = anotado
command-table-noted-description = O sorteio lacrado que você anotou no começo, em Detalhes
command-help = ajuda
command-help-description = O que é o Onetable e como jogar

## Escolher um jogo

play-which = O que você quer jogar?
play-which-private = O que você quer jogar? Só você vai ver.
play-choose = Escolha um jogo

## A sala

lobby-people = Jogadores ({ $here } de { $most })
# same
lobby-host = 👑 **{ $name }** · host
lobby-seat = 👤 **{ $name }**
lobby-computer = **{ $name }**
computer-name = 🤖 Computador { $number }
lobby-options = Opções
lobby-waiting = { $missing ->
    [one] Falta **1** jogador. Aperte **Entrar**!
   *[other] Faltam **{ $missing }** jogadores. Aperte **Entrar**!
}
lobby-ready = Tudo pronto! **{ $host }** pode apertar **Começar** ou esperar mais gente.
lobby-full = A mesa está cheia. **{ $host }**, aperte **Começar**!
lobby-or-computers = Ninguém mais por aqui? Coloque computadores em **{ lobby-button-more }**.
lobby-closes = Fecha { $when } se nada acontecer.
lobby-button-join = Entrar
lobby-button-start = Começar
lobby-button-options = Opções
lobby-button-leave = Sair
lobby-button-cancel = Fechar sala
lobby-button-rules = Regras
lobby-button-computer = Pôr computador
lobby-button-no-computer = Tirar computador
lobby-button-more = Mais
more-title = { $game }
more-done-leave = Você saiu da sala.
more-done-cancel = A sala está fechada.
lobby-button-private = Jogar a sós

# same
menu-button = Menu
details-button = Detalhes
menu-title = ### { $game }
menu-choose = O que você quer fazer?
menu-undo = Desfazer minha última jogada
menu-undo-why = Ninguém jogou depois, e ela não revelou nada
menu-join = Entrar na partida
menu-join-why = Você joga a partir da próxima vez
menu-watch = Assistir no meu idioma
menu-watch-why = A mesa pública numa mensagem só sua
menu-rules = Ler as regras
menu-rules-why = Poucas páginas curtas com imagens, só para você
menu-learn = Aprender o jogo
menu-learn-why = Uma partida curta e guiada, só para você
menu-ask = Pedir para desfazer minha última jogada
menu-ask-why = Se todos os outros concordarem, ela é desfeita
menu-back = Voltei
menu-back-why = Você volta a fazer suas próprias jogadas
menu-time = Mais tempo, por favor
menu-time-why = Reinicia seu relógio, uma vez por jogada
menu-nudge = Cutucar quem está demorando
menu-nudge-why = Menciona a pessoa; sem limite de tempo, ela ganha cinco minutos
menu-leave = Sair da partida
menu-leave-why = Um computador joga até alguém pegar seu lugar
menu-leave-why-gone = A partida continua sem você
menu-leave-why-alone = Isso encerra sua partida
menu-take = Pegar o lugar de { $name }
menu-take-why = Continue de onde a pessoa parou
menu-open = Liberar o lugar de { $name }
menu-open-why = { $name } está ausente. Votos até agora: { $votes } de { $needed }
menu-end = Votar para encerrar a partida
menu-end-why = Votos até agora: { $votes } de { $needed }
menu-host = Tornar { $name } host
menu-host-why = O host pode remover jogadores e encerrar a partida
menu-remove = Remover { $name }
menu-remove-why = Um computador joga até alguém pegar o lugar
menu-remove-why-gone = A partida continua sem { $name }
menu-done = Pronto.
menu-done-join = Você entrou! Joga a partir da próxima vez.
menu-done-undo = Sua última jogada foi desfeita.
menu-done-ask = Perguntei aos outros. Se alguém jogar antes, sua jogada fica.
menu-done-back = Que bom ter você de volta! A partir de agora é você quem joga.
menu-done-time = Você ganhou mais tempo.
menu-done-nudge = Cutucada enviada.
menu-done-leave = Você saiu da partida.
menu-done-take = Você entrou. Boa sorte!
menu-done-open = Voto registrado.
menu-done-end = Voto registrado.
menu-done-host = A mesa tem um novo host.
menu-done-remove = Removido.
sure-leave = Sair
sure-remove = Remover
sure-no = Cancelar
sure-kept = Nada mudou.
sure-leave-question = Sair da partida? Um computador assume.
sure-leave-question-gone = Sair da partida? Ela continua sem você.
sure-leave-question-alone = Sair? Isso encerra sua partida.
sure-remove-question = Remover **{ $name }** da partida? Não dá para voltar a esta mesa depois.
seat-away = 💤 **{ $name }** está ausente; um computador joga até a pessoa apertar um botão.
seat-left = 🪑 **{ $name }** saiu; um computador assumiu.
seat-open = 🪑 **{ $name }** saiu; um computador assumiu. Aperte **Menu** para pegar o lugar.
list-title = ### Suas partidas
list-none = Você não está em nenhuma partida. Digite `/jogar` para começar uma ou `/procurar` para achar jogadores.
list-lobby = 🛋️ **{ $game }** · ainda não começou · { $place }
list-playing = 🎲 **{ $game }** · { $place }
list-your-turn = ➡️ **{ $game }** · sua vez · { $place }
list-elsewhere = em outra DM ou servidor
list-outside = DMs e outros servidores
list-search = 🔎 **{ $game }** · procurando jogadores · { $place }
list-more = -# Estas são as { $most } mais recentes.
list-other-server = Outro servidor
list-private = privada; `/mesa mostrar` traz de volta
panel-left = Você saiu desta partida.

watch-note = 👀 Você está assistindo. Esta mensagem acompanha a partida por 15 minutos; aperte o botão para continuar.
watch-button = Continuar assistindo

back-asked = ↩️ **{ $name }** quer desfazer a última jogada: { $votes } de { $needed } concordam.
back-yes = Permitir
back-no = Recusar

table-closed = Esta mesa está fechada. Digite `/jogar` para começar outra partida.
table-closed-expired = ⌛ Ninguém começou a partida a tempo.
table-closed-left = 👋 Todo mundo saiu.
table-closed-host = ✋ O host encerrou a partida.
table-closed-moderator = ✋ A moderação encerrou a partida.
table-closed-vote = ✋ Os jogadores votaram por encerrar a partida.
table-closed-clock = ⌛ Acabou o tempo! O relógio do confronto zerou.
table-closed-abandoned = ⌛ Faz muito tempo que ninguém volta.
table-deadline = Sem jogada, um computador joga { $when }.

## Mesas privadas e escolha entre várias

private-note = 🔒 Só você vê isto. `/mesa mostrar` traz de volta em qualquer canal.
private-over = 🔒 Só você vê isto.
private-running = Você já tem esta partida privada aberta, então aqui está ela. Para recomeçar, encerre antes com `/mesa encerrar`.
which-show = Qual mesa você quer ver?
which-end = Qual partida você quer encerrar?
which-channel = { $game } neste canal
which-private = { $game }, privada

## Opções

lobby-kick = Remover um jogador…
lobby-teams = 👥 { $first } x { $second }
lobby-kicked = ✅ { $name } saiu da mesa e não pode mais voltar.
options-title = Opções de { $game }
option-on = ligado
option-off = desligado
option-turn-limit = Tempo por jogada
option-turn-limit-0 = sem limite
option-turn-limit-60 = 1 minuto, depois um computador joga
option-turn-limit-300 = 5 minutos, depois um computador joga
option-turn-limit-3600 = 1 hora, depois um computador joga
option-turn-limit-86400 = 1 dia, depois um computador joga
option-computers = Nível dos computadores
option-computers-easy = fácil
# same
option-computers-normal = normal
option-computers-hard = difícil

## As regras de um jogo, página por página

rules-heading = { $game } · página { $page } de { $pages }
rules-button-first = Início
rules-button-back = Voltar
rules-button-next = Avançar
rules-choose = Todas as páginas
rules-more-values = e mais { $count }
refused-no-such-page = Essa página não existe mais. Digite `/regras` para ver a versão atual.

## Formulários

prompt-kept = Você digitou: { $text }. O texto vai estar no formulário quando você abrir de novo.

## Cutucadas e jogar de novo

table-paused-by-restart = ⏸️ { $players } Eu reiniciei. A partida fica pausada até vocês voltarem: { $link }
table-shown-again = Este canal já tem uma mesa. A mensagem dela foi apagada, então aqui está de novo.
nudge-call = ⏰ { $players } estamos esperando você: { $link }
again-button = Jogar de novo

## Partidas encerradas: replays, arquivos, sorteios lacrados

# same
replay-button-open = Replay
coach-button = Onde foi que eu perdi?
coach-place = Treinador · antes da jogada { $step } de { $steps }
coach-fine = 🎓 Olhei todas as suas jogadas: nenhuma custou algo que valha a pena mencionar. Mandou bem!
coach-only-players = Só quem jogou esta partida pode pedir isso, sobre as próprias jogadas.
coach-none = Não há treinador para este jogo.
coach-already = Ainda estou procurando seu erro. Só um momento.
coach-busy = Estou analisando outras partidas agora. Tente de novo daqui a pouco.
coach-busy-here = Já estou analisando outras partidas deste servidor. Tente de novo daqui a pouco.
replay-button-turnback = ‹ Vez
replay-button-back = Voltar
replay-button-play = Reproduzir
replay-button-pause = Pausar
replay-button-next = Avançar
replay-button-turn = Vez ›
replay-button-export = Exportar
replay-button-verify = Conferir o sorteio
replay-place = Replay · jogada { $step } de { $steps } · { $clock }
replay-dealt = O sorteio
replay-anyone = Alguém
replay-undo = { $name } desfez a última jogada
replay-rewind = Os outros deixaram { $name } desfazer: volta ao passo { $to }
replay-clock-expire = Acabou o tempo
replay-clock-wake = A partida continuou depois de um reinício
replay-jump = Ir para…
replay-seen-table = O que todos viram
replay-seen-by = E também o que { $name } viu
replay-panel = ### 🔎 O que só { $name } viu
replay-none = Nenhuma partida terminou neste canal ainda. Digite `/jogar` para começar uma.
verify-none = Nenhuma partida terminou neste canal ainda. Durante uma partida, **Detalhes** mostra o sorteio lacrado; no fim, `/mesa verificar` confere.
replay-not-over = Essa partida ainda não terminou.
replay-never-shown = Essa partida não foi jogada neste canal.
replay-choose = Escolha uma das partidas sugeridas ou deixe em branco para a mais recente.
replay-damaged = Não consigo reproduzir essa partida: faltam jogadas.
replay-impossible = Não consigo reproduzir essa partida: ela é de uma versão antiga das regras ou os dados estão danificados.
export-here = Aqui está a partida inteira em arquivo, com um resumo curto:
export-only-managers = Essa partida usou as palavras próprias deste servidor, e o arquivo traria todas elas. Só quem gerencia o servidor pode recebê-lo.
export-place = { $place }. { $names }: { $score }
export-length = { $moves ->
    [1] 1 jogada em { $clock }
   *[other] { $moves } jogadas em { $clock }
}
export-sealed = sorteio { $sealed }
export-seed = semente { $seed }
# same
export-salt = salt { $salt }
fair-sealed = 🔒 Sorteio lacrado `{ $sealed }`
fair-opened = 🔓 Sorteio lacrado `{ $sealed }`, semente `{ $seed }`, salt `{ $salt }` · `/mesa verificar` confere
fair-opened-unsalted = 🔓 Sorteio lacrado `{ $sealed }`, semente `{ $seed }` · `/mesa verificar` confere
verify-title = O sorteio foi alterado?
verify-how-title = Como funciona
verify-how =
    Antes de sortear, escolho uma **semente** ao acaso, e dela saem todas as cartas e dados. Com o jogo, os lugares, as opções, a semente e um **salt** aleatório faço um **sorteio lacrado** (um hash SHA-256), que aparece em **Detalhes**. Ninguém consegue deduzir dele a semente, e eu não consigo achar outra que bata. No fim, revelo a semente e o salt, e qualquer pessoa pode refazer o sorteio.
verify-sealed = 🔒 Sorteio lacrado: `{ $shown }` (mostrado em Detalhes) `{ $rest }`
verify-seed = 🌱 Semente: `{ $seed }`
# same
verify-salt = 🧂 Salt: `{ $salt }`
verify-replayed = ✅ Refiz o sorteio com esta semente e repeti { $moves ->
    [1] a única jogada
   *[other] todas as { $moves } jogadas
}: termina exatamente igual.
verify-compare = 👀 Agora compare com o sorteio lacrado que **Detalhes** mostrou **durante a partida**: use uma captura de tela ou `/mesa verificar anotado:`. Sem isso, você só tem a minha palavra.
verify-noted-equal = ✅ Bate com o que você anotou: o sorteio já estava definido e não mudou.
verify-noted-other = ❌ Isso **não** bate com o que você anotou. Ou é de outra partida, ou este não é o sorteio que foi lacrado.
verify-noted-unclear = ⚠️ Isso não é um sorteio lacrado: digite pelo menos os { $shown } caracteres que Detalhes mostra.
verify-limits = O que isto não prova: que quem cuida de mim não olhou a semente durante a partida, e que eu a escolhi ao acaso, uma única vez.
verify-yourself = Confira sem mim: `/mesa exportar`, depois rode `python -m tools.redeal` com o arquivo numa cópia do meu código-fonte.

## Encerrar uma mesa

end-sure = Encerrar esta partida de { $game } para todo mundo? Ninguém ganha.
end-sure-private = Encerrar sua partida privada de { $game }? Não dá para recuperar.
end-button = Encerrar a partida
end-done = Partida encerrada.

## Ajuda

# same
help-title = 🎲 Onetable
help-intro =
    Jogos de tabuleiro aqui mesmo no seu canal.
    1️⃣ `/jogar` abre uma mesa.
    2️⃣ A galera aperta **{ lobby-button-join }**. Computadores, ou o canal inteiro por votação, também jogam.
    3️⃣ Aperte **{ lobby-button-start }**. A mesa avisa de quem é a vez.
    Jogo novo para você? `/aprender` ensina jogando, `/regras` explica com imagens.
help-play = Começar uma partida…
help-playing = Jogar
help-playing-list = `/jogar`, também com um preset · `/procurar` jogadores · `/vila` a vila do dia · `/torneio lista`
help-table = Durante a partida
help-table-list = `/mesa mostrar` de novo · `/mesa lista` suas partidas · `/mesa encerrar` a partida · `/avisos` de vez e de mesas novas · `/bloquear` alguém
help-after = Depois
help-after-list = `/mesa replay` de uma partida, ou o filme dela · `/mesa exportar` · `/mesa verificar` o sorteio · `/estatísticas` e conquistas · `/ranking` · `/privacidade mostrar` seus dados
help-elsewhere = Aqui
help-elsewhere-list = `/jogar` · `/vila` a vila do dia · `/aprender` um jogo · `/regras` · `/mesa mostrar` de novo · `/mesa lista` suas partidas · `/mesa replay` de uma partida, ou o filme dela · `/bloquear` alguém · `/privacidade mostrar` seus dados
help-elsewhere-note = Avisos de vez, torneios e rankings precisam de um servidor que tenha me adicionado. O que os outros fazem aparece aqui por 15 minutos depois do último clique; o próximo clique atualiza a mesa.
help-managers = Para quem gerencia o servidor
help-managers-list = `/configurações` (também do resumo diário) · `/torneio criar` · `/temporada nova` · `/palavras enviar`
help-footer = Cada jogada fica salva: feche o Discord e volte quando quiser.

## Recusas: uma frase para quem apertou

refused = Isso não é possível agora.
refused-unreadable = Não consigo ler esse botão. `/mesa mostrar` traz uma mesa nova.
refused-stale = A partida avançou. Aqui está a mesa como ela está agora.
refused-press-again = Demorou um pouco. Aperte de novo, por favor.
refused-not-a-member = Essa pessoa não está neste servidor.
refused-not-allowed = Você não pode usar esse comando aqui.
refused-old-command = Esse comando mudou. Reinicie o Discord para receber a versão nova e tente de novo.
refused-too-fast = Vá com um pouco mais de calma e tente de novo.
refused-too-fast-here = Este servidor está muito movimentado agora. Tente de novo em alguns segundos.
refused-too-many-tables = Você já tem { $most ->
    [one] uma mesa aberta
   *[other] { $most } mesas abertas
} neste servidor. Termine ou encerre uma antes.
refused-too-many-tables-here = Este servidor já tem { $most ->
    [one] uma mesa aberta
   *[other] { $most } mesas abertas
}. Entre em uma ou espere uma partida acabar.
refused-too-many-opened = Você abriu muitas mesas. Tente de novo em { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
}.
refused-too-many-opened-here = Muitas mesas foram abertas neste servidor. Tente de novo em { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
}.
refused-too-many-tournaments = Você já tem { $most ->
    [one] um torneio
   *[other] { $most } torneios
} em andamento neste servidor. Termine ou cancele um antes.
refused-too-many-tournaments-here = Este servidor já tem { $most ->
    [one] um torneio
   *[other] { $most } torneios
} em andamento. Espere um acabar.
refused-too-many-uploads = Você enviou muitos arquivos. Tente de novo em { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
}.
refused-too-many-uploads-here = Muitos arquivos foram enviados neste servidor. Tente de novo em { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
}.
refused-not-your-turn = Ainda não é sua vez.
refused-game-over = Esta partida acabou. Digite `/jogar` para começar outra.
refused-not-at-table = Você não está nesta partida. Pode assistir ou digitar `/jogar` em outro canal para começar a sua.
refused-not-started = A partida ainda não começou.
refused-already-started = A partida já começou.
refused-table-closed = Esta mesa está fechada. Digite `/jogar` para começar outra partida.
refused-private = Essa é a partida privada de outra pessoa.
refused-other-server = Esse botão é de uma mesa que mudou para outro servidor.
refused-other-channel = Esse botão é de uma mesa em outro canal.
refused-already-joined = Você já entrou.
refused-not-joined = Você não está nesta partida.
refused-no-seat = Você não pode pegar um lugar nesta mesa. `/jogar` abre a sua.
refused-barred = O host ou a moderação removeu você desta mesa.
refused-no-late-join = Não dá para entrar nesta partida depois que ela começa.
refused-back-asked = Alguém já pediu para desfazer uma jogada. Responda a esse pedido antes.
refused-back-alone = Não há outro jogador aqui para permitir isso.
refused-back-not-asked = Ninguém está mais pedindo isso.
refused-undo = Não dá para desfazer: alguém já jogou depois, ou a jogada revelou algo.
refused-no-computer-here = Não há computador nesta mesa.
refused-seat = Não há jogador nesse lugar.
refused-seat-taken = Esse lugar não está livre.
refused-not-away = Isso só vale para outro jogador que esteja ausente.
refused-nobody-to-call = Não há mais ninguém para cutucar agora.
refused-called-already = A cutucada foi agora há pouco.
refused-no-more-time = Você já ganhou mais tempo nesta jogada, ou não há limite de tempo.
refused-full = A mesa está cheia ({ $most } jogadores).
refused-too-few = { $here ->
    [one] Só tem você aqui. Este jogo precisa de pelo menos { $fewest } jogadores.
   *[other] Só há { $here } jogadores aqui. Este jogo precisa de pelo menos { $fewest }.
}
refused-only-host = Só { $host }, host da mesa, pode fazer isso.
refused-end-alone = Só { $host }, host da mesa, ou a moderação pode encerrar sem votação. Você pode abrir uma: **{ menu-button }**, depois **{ menu-end }**.
refused-choice = Essa escolha não está mais disponível.
refused-option = Essa opção não aceita esse valor.
refused-channel-taken = Este canal já tem uma mesa: { $link }
refused-busy = Alguém foi mais rápido. Tente de novo.
refused-no-table = Não há mesa neste canal. Digite `/jogar` para abrir uma.
refused-unknown-game = Não conheço nenhum jogo chamado { $name }.
refused-may-not-post = Você não pode enviar mensagens aqui, então não vou postar por você.
refused-external-apps = Este servidor não deixa apps que ele não adicionou postarem para todos, então ninguém mais veria a mesa. Você ainda pode jogar a sós: `/jogar` com *privada*, `/vila` ou `/aprender`.
refused-permissions = Faltam permissões para eu abrir uma mesa aqui. Peça a quem gerencia o servidor para me dar: { $missing }.
refused-old-button = Esse botão é de uma versão antiga. `/mesa mostrar` traz uma mesa nova.
refused-restarting = Estou reiniciando. Nada se perde; tente de novo em alguns segundos.
refused-damaged = Não consigo mais ler esta mesa. O host pode fechá-la com `/mesa encerrar`.
refused-table-unreadable = Não consigo mais ler a mesa deste canal. A moderação pode fechá-la com `/mesa encerrar`.
closed-unreadable = Fechada. Eu não conseguia mais ler essa mesa; agora há lugar para uma nova.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-attach-files = Anexar arquivos
permission-create-public-threads = Criar tópicos públicos
permission-create-public-threads-for = torneios, e para mesas em tópicos próprios se o servidor quiser

broke = Algo deu errado aqui do meu lado. A partida está salva; `/mesa mostrar` traz de volta.
answered-late = Demorou e minha resposta se perdeu. Olhe a mesa antes de apertar de novo: pode ter funcionado.
broke-discord = O Discord não me deixou fazer isso. A partida está salva; tente de novo ou use `/mesa mostrar`.
broke-stored = Não consigo mais ler o que guardei sobre isso. Quem me administra pode ver o problema no meu registro.
