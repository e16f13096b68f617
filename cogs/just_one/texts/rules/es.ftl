### Just One, las reglas por páginas

just-one-rules-about-title = De qué va
just-one-rules-about =
    Una persona adivina una palabra. Las demás ayudan con una **pista de una palabra**, escrita en secreto. Pero las pistas iguales **se anulan** antes de que quien adivina las vea, así que la pista más obvia suele ser la peor.

    Juegan todos juntos contra el mazo. ¿Cuántas de las { $cards } palabras pueden acertar?

    👥 de { $fewest } a { $most } jugadores
    ⏱️ 20 a 30 minutos, menos con menos cartas
    💡 palabras, y saber qué piensan tus amigos

just-one-rules-table-title = Qué hay en la mesa
just-one-rules-table =
    🎴 **El mazo**: { $cards } cartas con { $words } palabras cada una, boca abajo.

    💛 **Las cartas ganadas** entre todos.

    🙈 En cada turno **adivina** una persona distinta (aquí { $guesser }). Recibe la carta siguiente, pero no puede verla.

    ✍️ Las demás tienen **un atril** para una pista secreta. Pulsa 🃏 **{ just-one-panel-clues }** para ir al tuyo; nadie más lo ve.

    En la imagen, { $guesser } eligió el número { $number }. { $written } ya escribieron su pista, así que sus atriles están vueltos. { $waiting_for } aún está pensando.
just-one-rules-table-picture = Arriba a la izquierda, el mazo con { $left } cartas; arriba a la derecha, { $won } cartas ganadas. Debajo, los jugadores { $order }. { $guesser } tiene los ojos cerrados y una carta con { $words } líneas; el número { $number } está marcado. Atriles vueltos, con una pista: { $written }. Un atril vacío: { $waiting_for }.

just-one-rules-turn-title = Un turno, paso a paso
just-one-rules-turn =
    1. Quien adivina elige un número del 1 al { $words }. Esa es la palabra misteriosa.
    2. Los demás pulsan 🃏 **{ just-one-panel-clues }** y **{ just-one-button-write }**: una palabra, sin espacios. Puedes cambiarla hasta que todos acaben. Con { $small } jugadores, cada uno escribe { $each } pistas. ¿No conoces la palabra? Pulsa **{ just-one-button-unknown }** antes de que alguien escriba una pista.
    3. **{ just-one-panel-compare }**: las pistas iguales se anulan todas. Quienes las escriben pueden **anular** o **recuperar** una pista; los demás ven quién fue. Después, **{ just-one-button-ready }**. Si no hay dudas, se sigue a los { $seconds } segundos.
    4. Quien adivina ve las pistas que quedan: **{ just-one-button-guess }** o **{ just-one-button-skip }**.

    🚫 No valen como pista: la propia palabra, otra forma o una palabra de su familia, una traducción, una que suene igual o una inventada.

just-one-rules-example-title = Ejemplo: pistas iguales
just-one-rules-example =
    La palabra es **{ $word }**. Estas son las pistas:

    ❌ { $gone }
    ✅ { $kept }

    Dos personas tuvieron la misma idea; las mayúsculas dan igual. Se anulan **las dos** pistas, y { $guesser } no verá ninguna.

    Las distintas formas de una palabra también coinciden, como *pez* y *peces*. Si el bot no está seguro, pregunta y deciden ustedes.
just-one-rules-example-picture = Los atriles, como los ven quienes escriben las pistas. { $guesser } tiene los ojos cerrados y una carta; el número { $number } está marcado. Tachadas en rojo, con el mismo garabato: { $gone }. Sin tachar: { $kept }. { $left } cartas en el mazo, { $won } ganadas.

just-one-rules-guess-title = El intento
just-one-rules-guess =
    Ahora { $guesser } puede mirar, pero solo ve las pistas que quedan: **{ $kept }**, y que se anularon { $lost }.

    Hay **un** intento:
    - ✅ acierto: ganan la carta;
    - ❌ fallo: pierden esta carta **y la siguiente del mazo**, sin verla;
    - ⏭️ **{ just-one-button-skip }**: solo pierden esta carta.

    La ortografía da igual: si suena igual, vale. Para cualquier otra respuesta votan quienes dieron pistas: 👍 **{ just-one-button-yes }** o 👎 **{ just-one-button-no }**. Hace falta mayoría para aceptar, y la votación acaba en cuanto se decide.

    Si se anularon todas las pistas, no hay intento y solo pierden esta carta.
just-one-rules-guess-picture = La mesa, como la ve quien adivina. { $guesser } tiene los ojos abiertos y una carta; el número { $number } está marcado. Atriles que se pueden leer: { $kept }. Los otros están vueltos porque sus pistas se anularon. { $left } cartas en el mazo, { $won } ganadas.

just-one-rules-end-title = El final, y consejos
just-one-rules-end =
    Después adivina quien se unió a continuación. Cuando se acaba el mazo, cuenten las cartas ganadas: esos son los puntos del equipo. En una partida completa de { $full } cartas también se dice qué tal estuvo. Fallar en la **última carta** cuesta una carta ya ganada.

    Consejos:
    - Piensa en la pista que escribirán todos. Ahora escribe otra.
    - Valen nombres, números y símbolos: *007* es una buena pista.
    - Una pista que solo ayuda junto a otras puede ser genial. Alguien escribirá las otras.
    - ¿Dudas? Fallar cuesta dos cartas; pasar, solo una.
    - ¿Alguien se durmió? **{ menu-button }** → **{ menu-nudge }** les envía una mención. Sin temporizador, se sigue a los { $minutes } minutos.

just-one-rules-options-title = Opciones
just-one-rules-options = Se eligen antes de empezar; en **negrita**, lo habitual:
