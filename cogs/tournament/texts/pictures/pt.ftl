### Imagens de torneios: legendas, botões e descrições

tournament-button-bracket = Chave
tournament-button-whole = Chave inteira
tournament-part = { $first ->
    [same] { $last }
   *[other] { $first } a { $last }
}
tournament-part-of = parte { $part } de { $parts }
tournament-whole = A chave inteira. Toque na imagem para ampliar.
tournament-legend = Na imagem: { $names }
tournament-columns = À direita da imagem: { $names }.
tournament-tie-break = { $tie ->
    [played] pontos de partidas jogadas
    [wins] vitórias
    [buchholz] Buchholz
    [median-buchholz] Buchholz mediano
    [sonneborn-berger] Sonneborn-Berger
    [head-to-head] confronto direto
   *[score] pontuação
}
tournament-refused-no-bracket = Este torneio não tem chave ou ainda não começou.

## Descrições das imagens

tournament-seen-bracket = A chave.
tournament-seen-round = { $round }: { $matches }.
tournament-seen-won = { $name } venceu { $others }{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}
tournament-seen-nobody = ninguém apareceu: { $names }
tournament-seen-now = { $sides }, jogando agora
tournament-seen-coming = { $sides }, ainda por jogar
tournament-seen-bye = { $name } tem bye
tournament-seen-sum = { $done } de { $count } confrontos jogados
tournament-seen-champion = { $name } vence o torneio.
tournament-seen-standings = A classificação: posição, nome, pontos.
tournament-seen-up = subiu { $places }
tournament-seen-down = desceu { $places }
tournament-seen-gone = desistiu
