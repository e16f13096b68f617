### Inscrição, condições de entrada e mudanças feitas pela organização

## Avisos no canal

tournament-tell-moved-up = **{ $name }**: abriu vaga, e { $players } { $count ->
    [one] sai
   *[other] saem
} da lista de espera. Entrou no torneio!
tournament-tell-moved = { $to ->
    [hand] **{ $name }** não tem mais horário fixo. Começa quando a organização disser.
   *[time] **{ $name }** tem novo horário: { $at }, { $when }.
}
tournament-tell-page = 📣 **{ $name }**: { $text ->
    [none] a organização está chamando todo mundo. Vai começar!
   *[other] { $text }
}
tournament-tell-solo-teams = **{ $name }**: quem não tinha equipe joga nestas: { $teams }.
tournament-tell-solo-left = **{ $name }**: { $players }, desta vez não achei equipe. Foi mal!
tournament-tell-team-lapsed = **{ $name }**: **{ $team }** começa com { $players }. { $lapsed } não aceitou a tempo, então { $lapsed_count ->
    [one] o convite expirou
   *[other] os convites expiraram
}.
tournament-tell-team-short = **{ $name }**: **{ $team }** não pode começar: falta o aceite de { $lapsed }, e { $players } não { $count ->
    [one] basta
   *[other] bastam
} para uma equipe.
tournament-button-announcement = Ir para o torneio
tournament-solo-team = Equipe { $number }

## O anúncio

tournament-entry = Quem pode participar: { $conditions }
tournament-entry-role = membros com { $role }
tournament-entry-games = { $least ->
    [one] pelo menos 1 partida terminada de { $game } neste servidor
   *[other] pelo menos { $least } partidas terminadas de { $game } neste servidor
}
tournament-entry-rating = { $kind ->
    [from] rating de { $lowest } ou mais
    [to] rating de até { $highest }
   *[both] rating de { $lowest } a { $highest }
}
tournament-solo-hint = Sem equipe? Aperte **{ tournament-button-solo }** e eu encaixo você em uma no começo, com equipes equilibradas por rating.
tournament-solos = Procurando equipe: { $count }
tournament-button-solo = Achar uma equipe para mim

## Respostas a um botão

tournament-done-solo = Você entrou! No começo eu encaixo você numa equipe e aviso.
tournament-done-check-waiting = Presença confirmada, na posição { $place } da lista de espera. Você entra se faltar gente suficiente.
tournament-done-add-waiting = { $name } estava na lista de espera e agora entrou.
tournament-done-returned = Você voltou, com os resultados que tinha. Joga a partir da próxima rodada.
tournament-sure-withdraw = Cancelar sua inscrição em **{ $name }**? Você perde a vaga.
tournament-sure-withdraw-team = Cancelar sua inscrição em **{ $name }**? Sua equipe inteira perde a vaga.
tournament-confirm-out = Cancelar inscrição

## Formulários

tournament-form-about = Descrição e entrada
tournament-form-description = Descrição
tournament-form-description-hint = Aparece no anúncio
tournament-form-role = Só para membros com este cargo
tournament-form-role-hint = Deixe em branco para todos
tournament-form-games = Mínimo de partidas terminadas aqui
tournament-form-games-hint = Deste jogo, neste servidor. Em branco: sem mínimo
# same
tournament-form-rating = Rating
tournament-form-rating-hint = Por exemplo 1400-1600, 1500+ ou max 1600. Quem é novo tem { $start }. Em branco: todos
tournament-form-page = Mencionar todos os inscritos
tournament-form-text = O que você quer dizer a eles?
tournament-form-text-hint = Em branco: "vai começar"
tournament-form-again = Corrigir o que digitei

## Mudar um torneio

tournament-lead-edit = Editar…
tournament-lead-page = Mencionar todos…
tournament-lead-barred = Removidos
tournament-edit-title = Editar { $name }
tournament-edit-note = { $phase ->
    [signup] Jogo, formato e opções não mudam mais: já há gente inscrita.
    [checkin] Jogo, formato, opções e confirmação de presença não mudam mais: já há gente inscrita, e a confirmação está aberta.
   *[running] Jogo, formato, começo e o resto não mudam mais: o emparceiramento depende deles. Novos tempos valem a partir do próximo confronto.
}
tournament-edit-helpers = Coorganizadores ajudam você a conduzir o torneio. Eles também precisam de *Gerenciar eventos* ou *Gerenciar servidor*.
tournament-edit-helpers-choose = Escolher coorganizadores
tournament-edit-button-basics = Nome, começo, vagas…
tournament-edit-button-about = Descrição e entrada…
tournament-edit-button-times = Tempos…
tournament-edit-button-back = Voltar
tournament-barred-title = Removidos
tournament-barred-about = Só podem se inscrever de novo se você permitir.
tournament-barred-choose = Deixar alguém voltar
tournament-barred-none = Ninguém está barrado.
tournament-draft-description = Descrição: { $text }
tournament-draft-helpers = Coorganização: { $users }
tournament-act-added = incluiu
tournament-act-removed = removeu
tournament-act-unbarred = deixou voltar
tournament-act-returned = voltou
tournament-act-edited = mudou a configuração
tournament-act-co-organisers = mudou a coorganização
tournament-act-paged = mencionou todos

## Recusas

tournament-refused-start = Não entendi esse horário. Digite assim: `{ $example }`.
tournament-refused-start-no-time = A que horas? Digite assim: `{ $example }`.
tournament-refused-start-hour = Manhã ou noite? Digite `{ $typed }am`, `{ $typed }pm` ou `{ $example }`.
tournament-refused-start-order = Não sei qual é o dia e qual é o mês. Digite assim: `{ $example }`.
tournament-refused-start-clocks = Os relógios mudam nessa hora: ela não existe ou acontece duas vezes. Digite assim: `{ $example }`.
tournament-refused-start-far = Isso é daqui a mais de um ano. Digite um começo mais cedo, como `1d` (daqui a um dia).
tournament-refused-start-needed = A confirmação de presença está aberta, então é preciso um começo. Digite assim: `20:00` ou `2h 30m`.
tournament-refused-barred = Removeram você deste torneio. Peça à organização para deixar você voltar.
tournament-refused-not-barred = Essa pessoa já pode se inscrever de novo.
tournament-refused-mate-barred = Removeram { $name } deste torneio. A organização pode permitir a volta.
tournament-refused-accept-first = Você recebeu um convite para uma equipe. Aperte **{ tournament-button-yes }** antes.
tournament-refused-fixed = { $name ->
    [start] O começo não muda mais: já começou.
    [checkin] A confirmação de presença não muda mais: já abriu ou já acabou.
    [size] As vagas não mudam mais: neste formato ninguém se inscreve depois do começo.
    [rounds] As rodadas não mudam mais: neste formato dependem do número de jogadores.
    [points] Os pontos não mudam mais: já houve confrontos valendo por eles.
    [group] Os grupos não mudam mais: já foram sorteados.
    [advance] Os grupos não mudam mais: já foram sorteados.
    [window] Isso não muda mais: já começou.
   *[other] As condições não mudam mais: as inscrições acabaram.
}
tournament-refused-size-taken = { $taken ->
    [one] 1 vaga está ocupada, então não pode haver menos.
   *[other] { $taken } vagas estão ocupadas, então não pode haver menos.
}
tournament-refused-rounds-played = A rodada { $round } já está sendo jogada, então não pode haver menos rodadas.
tournament-refused-paged = Você acabou de mencionar todos. Espere dez minutos.
tournament-refused-nobody = Ninguém se inscreveu ainda.
tournament-refused-helper = **{ $name }** não pode ajudar a organizar: precisa de *Gerenciar eventos* ou *Gerenciar servidor*.
tournament-refused-description = A descrição pode ter até { $most } caracteres.
tournament-refused-ratings = Não entendi esse rating. Digite assim: `1400-1600`, `1500+` ou `max 1600`.
tournament-refused-entry-role = Este torneio é só para membros com { $role }.
tournament-refused-entry-games = { $least ->
    [one] Este torneio é para quem já terminou uma partida de { $game } neste servidor. Jogue uma e volte!
   *[other] Este torneio é para quem já terminou { $least } partidas de { $game } neste servidor; você tem { $games }. Jogue mais algumas e volte!
}
tournament-refused-entry-unrated = Este torneio pede um rating, e você optou por ficar fora dos ratings. Pode voltar em `/estatísticas`.
tournament-refused-entry-rating = { $kind ->
    [from] Este torneio é para ratings de { $lowest } ou mais; o seu é { $rating }.
    [to] Este torneio é para ratings de até { $highest }; o seu é { $rating }.
   *[both] Este torneio é para ratings de { $lowest } a { $highest }; o seu é { $rating }.
}

## Dados guardados

privacy-kept-co-organised = 🏆 Torneios que você ajuda a organizar: { $amount }
