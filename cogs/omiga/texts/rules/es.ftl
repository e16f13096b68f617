### Omiga, las reglas por páginas

omiga-rules-white = Blancas
omiga-rules-black = Negras

omiga-rules-about-title = De qué va
omiga-rules-about =
    Dos líneas de cartas se enroscan una en torno a la otra. Ponte **detrás** de una carta de tu rival, o llega al **borde lejano** del tablero, y ganas.

    Aquí **no hay turnos**: juegan los dos a la vez, tan rápido como puedan.

    👥 { $most } jugadores, y cualquiera puede mirar
    ⏱️ alrededor de un minuto por ronda
    ⚡ buena vista y dedos rápidos

    Una conexión más rápida ayuda un poco. Si las suyas son muy distintas, activen *{ omiga-option-pulse }* en las opciones.

omiga-rules-table-title = Las cartas
omiga-rules-table =
    Cada carta tiene cuatro bordes:
    - **arriba y abajo**: una *{ omiga-shape-slash }*, una *{ omiga-shape-backslash }*, una *{ omiga-shape-tip }* o una *{ omiga-shape-notch }*
    - **izquierda y derecha**: medio círculo, *{ omiga-colour-green }* (lleno) o *{ omiga-colour-pink }* (un anillo)

    Los dos tienen las mismas { $cards } cartas, todas distintas, y { $hand } de ellas en la mano.

    El tablero tiene { $columns } × { $rows } casillas. Las blancas suben desde la fila 1 y las negras vienen del otro lado, pero **siempre te ves abajo**. Las columnas tienen letras y las filas números, iguales para los dos. La partida empieza con una carta de cada uno en el centro.
omiga-rules-table-picture = { omiga-legend }

omiga-rules-start-title = Preparados, listos, ¡Omiga!
omiga-rules-start =
    1. ✋ Pulsa **{ omiga-button-ready }** en la mesa. Se abre tu panel: solo tú lo ves, y ahí se juega. **{ omiga-button-panel }** lo abre otra vez.
    2. ⚡ Cuando los dos estén listos, alguien pulsa **{ omiga-button-call }**: uno de ustedes o cualquiera que mire.
    3. 🃏 Tus { $hand } cartas se ponen boca arriba, ¡y a jugar!

    También ves la mano de tu rival: no la pierdas de vista.

    Si el bot se reinicia durante una ronda, la partida se pausa hasta que los dos pulsen **{ omiga-button-ready }** otra vez.

omiga-rules-turn-title = Jugar cartas
omiga-rules-turn =
    Tus casillas libres tienen letras, y tus cartas, números. **{ $lay }** pone la carta 1 en la casilla A.

    Una casilla está libre para ti si comparte **un borde con una de tus cartas** y toca **una de tu rival**, al menos en una esquina. La carta tiene que encajar con **todas** sus vecinas:
    - { omiga-shape-slash } con { omiga-shape-slash }, { omiga-shape-backslash } con { omiga-shape-backslash }, { omiga-shape-tip } con { omiga-shape-notch }
    - { omiga-colour-green } con { omiga-colour-green }, { omiga-colour-pink } con { omiga-colour-pink }

    El bot gira la carta si hace falta. Si encaja de las dos formas, eliges tú: **{ omiga-button-as-shown }** o **{ omiga-button-turned }**. Una carta equivocada solo cuesta tiempo.

    Tras tu última carta robas { $hand } nuevas. ♻️ **{ omiga-button-throw }** te da cartas nuevas cuando quieras.

omiga-rules-example-title = Un ejemplo
omiga-rules-example =
    Este es el panel de las blancas. Esto pide cada casilla libre:
    { $spots }

    ✅ **{ $fits }** funciona: en esa casilla la carta tiene { $edges }.
    ✋ **{ $misfit }** no: la carta no encaja ahí de ninguna forma.
omiga-rules-example-picture = { $table } Mano de las blancas, grande y numerada: { $hand }.

omiga-rules-end-title = Ganar
omiga-rules-end =
    🏆 **Ganas la ronda** con una carta
    - justo **detrás** de una carta de tu rival, al otro lado, o
    - en la última fila, en el **borde lejano** del tablero.

    En la imagen ganan las { $winner }: mira la corona.

    🤝 **Es empate** si las dos líneas llegan al borde izquierdo *y* al derecho, o si las cartas que quedan no encajan en ningún sitio.

    🏳️ ¿Tu rival no hace nada en { $seconds } segundos? **{ omiga-button-claim }**.

    🎬 **{ omiga-button-replay }** muestra la última ronda carta a carta.
omiga-rules-end-picture = { $table } La ronda acabó: las cartas en { $card } y { $passed } tienen marco dorado, y la de { $card } tiene una corona. Ganan las { $winner }.

omiga-rules-options-title = Opciones y consejos
omiga-rules-options =
    - Mira qué **pide** una casilla y después tus cartas. ¿Nada encaja? Cambia tu mano enseguida.
    - Una carta junto al final de la línea rival puede cerrarle el paso.
    - *Ayuda* muestra qué encaja: ideal para aprender.
    - Con *pulso* los dos eligen una carta y se juegan a la vez. ¿La misma casilla? Decide una moneda.

    El host las elige antes de la partida; en **negrita**, lo habitual:
