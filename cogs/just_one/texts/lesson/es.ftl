### Just One, los primeros turnos paso a paso; name0 aprende, name1 a name3 juegan también.

just-one-lesson-goal = ¡Hola! Aquí juegan **en equipo**: en cada turno alguien adivina una palabra y los demás ayudan con **una palabra cada uno**. Empieza { $name3 }. Elige a ciegas una de las cinco palabras de su carta. Veamos cuál.

just-one-lesson-clue = La palabra es **Manzana**, y { $name3 } no la ve. Ayúdala con una sola palabra. ¿Qué es lo primero que se te ocurre? Pulsa **{ just-one-button-write }** y escribe **fruta**.
just-one-lesson-clue-hint = En esta lección, escribe justo esto: **fruta**.

just-one-lesson-compare = ¡Oh, no! { $name1 } tuvo la misma idea. **Las pistas iguales se anulan**, así que { $name3 } no verá ninguna de las dos. De eso va el juego: ayuda, pero con originalidad. Pulsa ✅ **Listo**.
just-one-lesson-compare-hint = Está bien así: las dos pistas son iguales. Pulsa ✅ **Listo**.

just-one-lesson-guessing = Solo queda la pista de { $name2 }. Ahora { $name3 } puede mirar, y tiene **un** intento.

just-one-lesson-vote = «Gravedad» no es la palabra. Cuando no está claro que sea un acierto, votan quienes dieron pistas: así una errata no estropea nada. Pero esto no es una errata: pulsa 👎 **{ just-one-button-no }**.
just-one-lesson-vote-hint = La gravedad no es una manzana. Con sinceridad: 👎 **{ just-one-button-no }**.

just-one-lesson-number = Un fallo cuesta **esta carta y la siguiente**. ¡Ahora adivinas tú! Tienes una carta con cinco palabras que no ves. Pulsa **4**. Tus amigos escribirán pistas y las compararán.
just-one-lesson-number-hint = En una partida de verdad vale cualquier número. Aquí, pulsa **4**.

just-one-lesson-guess = Quedan tres pistas. ¿Qué tienen en común? Pulsa **{ just-one-button-guess }** y escríbelo: es un animal grande y gris. Si dudas en una partida de verdad, **{ just-one-button-skip }** cuesta solo esta carta; un fallo, dos.
just-one-lesson-guess-hint = Un animal grande y gris con trompa: **elefante**.

just-one-lesson-next = ¡Acertaste! Una carta para el equipo. Ahora adivina { $name1 } y tú vuelves a dar pistas. Veamos qué palabra elige.

just-one-lesson-own-clue = **Arcoíris**. Ahora te toca a ti: ¿qué llevaría a { $name1 } hasta ahí sin que se les ocurra a { $name2 } y { $name3 }? No valen la palabra, una parte, su familia ni una traducción. Pulsa **{ just-one-button-write }**.
just-one-lesson-own-clue-hint = Pulsa **{ just-one-button-write }** y escribe una sola palabra que ayude.

just-one-lesson-ready = Aquí están todas las pistas. Si la tuya está tachada, alguien tuvo la misma idea. Pulsa ✅ **Listo**.
just-one-lesson-ready-hint = Deja las pistas como están y pulsa ✅ **Listo**.

just-one-lesson-last = { $name1 } mira las pistas que quedan y responde.

just-one-lesson-end =
    ### ¡Muy bien! Dos cartas ganadas en equipo
    - **Una palabra cada uno**, y las pistas iguales se anulan.
    - **Un intento.** Acierto: ganan la carta. Fallo: pierden también la siguiente. **{ just-one-button-skip }**: solo pierden esta.
    - Todos adivinan por turnos. Una partida completa tiene 13 cartas. ¿Las acertarán todas?

    Lo mejor es jugar de tres en adelante. Si son menos, la IA ocupa los otros asientos.
