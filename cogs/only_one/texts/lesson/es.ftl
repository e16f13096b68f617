### Only One Collection, la primera partida paso a paso; name0 aprende, name1 y name2 juegan también

only-one-lesson-explore = ¡Hola! Tres jugadores, tres columnas. Reúnes ingredientes y, al final, quien tiene **más de un tipo** gana su poción. **Ningún número puede repetirse en una columna.** En cada turno robas una carta o te llevas una columna. Pulsa **{ only-one-button-explore }**.
only-one-lesson-explore-hint = Las columnas de una carta valen poco. Pulsa antes **{ only-one-button-explore }**.

only-one-lesson-place = ¡{ only-one-card-5 }! Añádela a una columna. Cabe en la 1 y la 3. La 2 **reventaría** 💥, porque un Huevo es 3, 5, 7 y 9 a la vez. Añádela a la **columna 1**. Hasta tu próximo turno no puedes llevarte ninguna, así que quizá se te adelanten.
only-one-lesson-place-hint = Ahí no, esta vez: añádela a la **columna 1**.

only-one-lesson-others = Ahora les toca a { $name1 } y { $name2 }. Mira qué roban y dónde lo ponen.

only-one-lesson-explore-again = Añadieron sus cartas a la columna 1. Cuatro números distintos: está **llena** y no puede reventar. En una partida de verdad te la llevarías ya, antes que nadie. Pero falta algo por ver: atrévete con **{ only-one-button-explore }**.
only-one-lesson-explore-again-hint = Ya podrías llevarte una columna. En esta lección, atrévete: **{ only-one-button-explore }**.

only-one-lesson-fits = Otro 5. La columna 1 está llena, y la 2 reventaría por su Huevo. Queda la **columna 3**. El ✦ significa **especial**: un punto para quien se la lleve.
only-one-lesson-fits-hint = Los botones rojos revientan una columna. Elige la **columna 3**, ahí cabe.

only-one-lesson-greed = Les toca a { $name1 } y { $name2 }. Crucemos los dedos para que dejen en paz la columna 1.

only-one-lesson-collect = ¡La dejaron! Rápido, pulsa **Tomar columna 1**. Las cuatro cartas ya son tuyas y tu ronda acaba. Los demás siguen.
only-one-lesson-collect-hint = No esperes más: llévate la **columna 1**, está llena.

only-one-lesson-alone = Buena captura. Tus cartas están en tu línea de la imagen. { $name1 } y { $name2 } aún tienen que terminar. Fíjate en { $name2 } al final: a solas con una columna se puede tentar a la suerte.

only-one-lesson-round-two = { $name2 } robó un segundo Huevo: **¡reventó!** { $name2 } solo se queda ese Huevo y el resto se descarta. Todos terminaron, así que empieza otra ronda. Quien terminó en último lugar tiene la ficha ▶️ y va primero.

only-one-lesson-risk = Ahora hay un **10 en cada columna**. Casi todos los demás números caben, así que arriésgate: **{ only-one-button-explore }**.
only-one-lesson-risk-hint = Mira cómo es reventar: pulsa **{ only-one-button-explore }**.

only-one-lesson-bust = ¡Justo un 10! No cabe en ningún sitio, así que hay que reventar una columna. Te quedas el 10 y las cartas de esa columna se descartan. Elige la más larga: pulsa **Reventar columna 2**.
only-one-lesson-bust-hint = En algún sitio tiene que doler. Revienta la **columna 2**, la más larga.

only-one-lesson-rest = Tu ronda acaba con una carta. Fastidia, pero no es un desastre: **los descartes hacen que una poción valga más**. Así sigue hasta que salga el **Higo**, el último aviso. Juego rápido el resto por los tres.

only-one-lesson-scoring = Salió el Higo: a contar. Primero, un punto por carta especial ✦. Luego, tipo por tipo: quien tiene más gana la **poción**, que da 1 punto, **+1 por carta igual en los descartes** y **+1 por cada una de quien juega antes**. Pulsa ⏭️ **{ only-one-button-skip }**.
only-one-lesson-scoring-hint = Pulsa ⏭️ **{ only-one-button-skip }**.

only-one-lesson-end =
    ### ¡Ganas con 23 puntos!
    - **Roba una carta o llévate una columna.** Un número solo puede estar una vez en una columna.
    - **Si revientas**, solo te quedas la carta que añadiste. Tu ronda acaba.
    - Las **pociones** son para quien tiene más de un tipo. Las mejores tienen muchas cartas en los descartes o en manos de quien juega antes que tú.
    - La ficha ▶️ deshace empates. Cada poción que ganas te la da.

    Con tres o cuatro jugadores puedes añadir **familiares**, que dan un poder a quien los tiene. Actívalos en la sala.
