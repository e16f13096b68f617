## Vídeos de partidas terminadas

film-button-show = Vídeo
film-button-post = Publicar aquí
film-button-page = Página web
film-making = Preparando el vídeo…
film-here = Solo lo ves tú. Guarda la imagen o publícala en este canal.
film-posted = Publicado por { $name }
film-alt = Vídeo de una partida completa de { $game }: { $names }. { $moves ->
    [one] Una jugada en { $clock }.
   *[other] { $moves } jugadas en { $clock }.
}
film-alt-result = El resultado: { $result }.
film-none = En esa partida no hay nada que ver.
film-too-large = Esa partida es demasiado larga para un vídeo que quepa aquí.
film-already = Todavía estoy preparando uno para ti. Dame un momento.
film-busy = Ahora mismo estoy preparando vídeos para otras personas. Prueba otra vez en un momento.
film-busy-here = Ya estoy preparando vídeos para otras personas de este servidor. Prueba otra vez en un momento.
refused-too-many-films = Has pedido muchos vídeos. Prueba otra vez en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.

## La página web de una partida terminada

film-page = La partida como página web
film-page-making = Preparando la página…
film-page-here = Abre este archivo en un navegador para repasar la partida. No necesita internet.
film-page-first = Primera jugada
film-page-back = Atrás
film-page-play = Reproducir
film-page-pause = Pausa
film-page-next = Siguiente
film-page-last = Última jugada
film-page-place = Jugada { $step } de { $steps }
film-page-earlier = La imagen es de la jugada { $step }.
film-page-keys = Flechas o deslizar: una jugada. Re Pág y Av Pág: un turno. Inicio y Fin: primera y última. Espacio: reproducir.
film-page-result = Resultado
film-page-moves = Todas las jugadas
film-page-slider = Jugada
film-page-script = Activa JavaScript para ver las imágenes. Las jugadas están en la lista de abajo.
