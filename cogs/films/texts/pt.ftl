## Filmes de partidas encerradas

film-button-show = Filme
film-button-post = Postar aqui
film-button-page = Página web
film-making = Fazendo o filme…
film-here = Só você vê isto. Salve a imagem ou poste neste canal.
film-posted = Postado por { $name }
film-alt = Filme de uma partida inteira de { $game }: { $names }. { $moves ->
    [one] Uma jogada em { $clock }.
   *[other] { $moves } jogadas em { $clock }.
}
film-alt-result = O resultado: { $result }.
film-none = Não há nada para ver nessa partida.
film-too-large = Essa partida é longa demais para um filme que caiba aqui.
film-already = Ainda estou fazendo um para você. Só um momento.
film-busy = Estou fazendo filmes para outras pessoas agora. Tente de novo daqui a pouco.
film-busy-here = Já estou fazendo filmes para outras pessoas deste servidor. Tente de novo daqui a pouco.
refused-too-many-films = Você pediu muitos filmes. Tente de novo em { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
}.

## A página web de uma partida encerrada

film-page = A partida como página web
film-page-making = Fazendo a página…
film-page-here = Abra este arquivo num navegador para ver a partida passo a passo. Não precisa de internet.
film-page-first = Primeira jogada
film-page-back = Voltar
film-page-play = Reproduzir
film-page-pause = Pausar
film-page-next = Avançar
film-page-last = Última jogada
film-page-place = Jogada { $step } de { $steps }
film-page-earlier = A imagem é da jogada { $step }.
film-page-keys = Setas ou deslizar: uma jogada. Page Up e Page Down: uma vez. Home e End: primeira e última. Espaço: reproduzir.
film-page-result = Resultado
film-page-moves = Todas as jogadas
film-page-slider = Jogada
film-page-script = Ligue o JavaScript para ver as imagens. As jogadas estão listadas abaixo.
