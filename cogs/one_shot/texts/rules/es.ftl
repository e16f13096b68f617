### ONE SHOT, las reglas por páginas

one-shot-rules-about-title = De qué va
one-shot-rules-about =
    Tira un dado para bajar por una pila de { $tiles } losetas boca abajo y junta monedas por el camino: **como mucho una de cada palo**. Gana quien tenga más puntos tras la última ronda.

    👥 de { $fewest } a { $most } jugadores
    ⏱️ 5 a 15 minutos
    🧠 suerte, sangre fría y memoria

    La gracia: todos pasan por la **misma** pila. Las losetas que viste en los turnos anteriores siguen ahí, en el mismo sitio.

one-shot-rules-table-title = Qué hay en la mesa
one-shot-rules-table =
    - 🎴 **Una pila de { $tiles } losetas**, boca abajo. Hay cuatro palos ({ $suits }) con una loseta de cada valor: { $values }.
    - 🎲 **Un dado** con los mismos valores, del 0 al { $highest }.
    - 🪙 **Una moneda por loseta**, que vale tantos puntos como su valor. Empiezas cada turno con todas disponibles: nadie puede quitarte una moneda.
    - ⚪ **Los 0 cuentan.** Cada 0 aparta un dado. Hay { $dice } dados, y con el último acaba tu turno. (En un piecepack de verdad, el 0 se llama *nulo*.)

one-shot-rules-table-picture = La mesa antes de la primera tirada. Arriba, los nombres y puntos en orden de juego: { $players }; empieza { $active }, con su nombre resaltado. Debajo, de izquierda a derecha: la pila de { $left } losetas con bolitas para la ronda { $round } de { $rounds }, huecos vacíos para el dado y para la loseta destapada, cuatro huecos vacíos para monedas ({ $suits }) y { $dice } huecos vacíos para dados apartados.

one-shot-rules-turn-title = Tu turno
one-shot-rules-turn =
    Pulsa 🎲 **{ one-shot-button-throw }**. El dado dice cuántas losetas se levantan, y **solo se destapa la última**. Nadie ve las de encima.

    ¿Aún no tienes moneda de ese palo? Elige:
    - **{ one-shot-button-take }**: te quedas la moneda este turno y ya no puedes cambiarla.
    - **{ one-shot-button-pass }**: esperas algo mejor.

    Si ya tienes ese palo, la loseta se queda y tiras otra vez.

    Un **0** en el dado no mueve losetas y aparta un dado. Una loseta con un 0 también aparta un dado.

    No puedes parar antes. Cuando tienes los cuatro palos, el resto de tu turno se juega solo para que todos vean las losetas.

one-shot-rules-example-title = Un ejemplo
one-shot-rules-example =
    { $active } sacó un **{ $die }**: se levantaron esas losetas, y la última es el **{ $tile }**. Quedan { $left } losetas.

    Monedas hasta ahora: **{ $coins }**. Dados apartados: **{ $aside }**.

    👉 **{ one-shot-button-take }** son { $value } puntos seguros, pero ya no habrá mejor moneda de { $suit } este turno. **{ one-shot-button-pass }** es apostar por una más alta más abajo.
one-shot-rules-example-picture = La mesa a mitad de un turno. Arriba, los nombres y puntos en orden de juego: { $players }; juega { $active }, con su nombre resaltado. Debajo, de izquierda a derecha: la pila con { $left } losetas y bolitas para la ronda { $round } de { $rounds }, un dado que muestra { $die }, el { $tile } con marco dorado porque su moneda está disponible, huecos para cuatro monedas con { $coins } ocupados, y { $dice } huecos para dados apartados con { $aside } ocupados.

one-shot-rules-end-title = Fin de un turno, y puntos
one-shot-rules-end =
    🛑 **Tu turno acaba** cuando sacas más que las losetas que quedan, cuando das justo con la última (aún puedes tomar su moneda) o cuando los { $dice } dados están apartados.

    🪙 **Sumas** tus monedas. Si te falta un palo, sumas además 1 punto extra por cada dado apartado. En la imagen: { $coins }, extra { $bonus }, total **{ $score }**.

    🔁 Después la pila vuelve en el mismo orden para el turno siguiente. Hay tantas **rondas** como jugadores (con dos, mira las opciones). En cada ronda se mezclan las losetas y empieza otra persona.

    ⚖️ **¿Empate en cabeza?** Quienes empatan tiran por { $each } losetas cada cual, y gana la suma más alta. ¿Otro empate? Una vez más, y después se comparte la victoria.
one-shot-rules-end-picture = La mesa justo después de un turno. Arriba, los nombres y puntos en orden de juego: { $players }; { $seat } acaba de sumar +{ $score }, y sigue { $next }. Debajo, de izquierda a derecha: la pila completa de { $full } losetas con bolitas para la ronda { $round } de { $rounds }; atenuadas, la última tirada ({ $die }) y la última loseta ({ $tile }); y huecos vacíos para cuatro monedas y { $dice } dados.

one-shot-rules-options-title = Opciones
one-shot-rules-options =
    La memoria abierta muestra a todos las losetas destapadas en esta ronda: es más fácil, y va bien para la primera partida. Sin ella, hay que acordarse.

    El host las elige antes de la partida; en **negrita**, lo habitual:

one-shot-rules-tips-title = Consejos
one-shot-rules-tips =
    - **Fíjate en los demás.** «Un { $highest }, unas diez losetas abajo» es oro en tu turno, porque la pila es la misma.
    - Al principio, toma de un 3 para arriba y deja pasar el resto. Más abajo, no seas exigente: un palo que falta no suma nada.
    - Los 0 no son un desastre. Con tres dados apartados, si te falta un palo ganas tres puntos. Con los cuatro palos no hay extra.
    - Quien abre la ronda no sabe nada y quien la cierra es quien más sabe. Todos empiezan las mismas veces, así que es justo.
    - Una tirada que se pasa de la última loseta acaba tu turno y no muestra nada. Toma antes lo que te valga.
