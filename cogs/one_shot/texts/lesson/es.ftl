### ONE SHOT, la primera partida paso a paso; name0 es la rival, name1 aprende

one-shot-lesson-goal = ¡Hola! Hay una pila de 24 losetas, boca abajo. Tiras un dado para bajar por ella y juntas monedas: **como mucho una de cada uno de los cuatro palos**. Gana quien suma más puntos. { $name0 } va primero. ¡Tú solo mira!

one-shot-lesson-remember = { $name0 } sacó un 5: se levantaron cinco losetas y solo se destapó la última, el **5 de Lunas** 🌙, **cinco losetas abajo**. ¡Recuérdalo! Tú pasarás por la **misma** pila. Veamos cómo acaba su turno.

one-shot-lesson-throw = { $name0 } juntó cuatro **0**, en el dado o en una loseta. Cada 0 aparta un dado, y el cuarto acaba el turno. Suma 5 por su moneda y, como le falta un palo, 1 más por dado: 9 puntos. ¡Te toca! La pila vuelve en el mismo orden. Pulsa 🎲 **{ one-shot-button-throw }**.
one-shot-lesson-throw-hint = Pulsa 🎲 **{ one-shot-button-throw }** para empezar.

one-shot-lesson-take = Sacaste un 1, así que es la loseta de arriba: el **5 de Coronas** 👑. No hay nada más alto: pulsa **Tomar el 5 y tirar otra vez**. Una moneda no se cambia después, y no puedes parar antes.
one-shot-lesson-take-hint = Nada supera a un 5: toma este.

one-shot-lesson-pass = El **3 de Lunas**, tres losetas abajo. No está mal, pero viste algo mejor: el **5 de Lunas** está dos losetas más abajo. Si tomas el 3, no podrás tomar el 5. Pulsa **{ one-shot-button-pass }**.
one-shot-lesson-pass-hint = ¿Recuerdas la loseta de Lunas del turno anterior? Esta vez, pasa.

one-shot-lesson-take-known = Un 2, ¡perfecto! Ahí está el **5 de Lunas** que recordabas. { $name0 } también tomó esa moneda, pero cada turno empieza con todas disponibles. ¡Tómala!
one-shot-lesson-take-known-hint = Es la que esperabas: tómala.

one-shot-lesson-take-low = El **2 de Escudos** ⚜️. No es mucho, pero no conoces otro mejor, y cuanto más abajo estás, menos tiradas te quedan. Un palo que falta no suma nada, así que tómalo.
one-shot-lesson-take-low-hint = Esta vez confórmate con uno bajo: tómalo.

one-shot-lesson-null = Un **0** en el dado: no se mueve ninguna loseta y se aparta un dado. Tres más y acaba tu turno, como el de { $name0 }. Ya solo te faltan los Soles ☀️. ¡Pulsa 🎲 **{ one-shot-button-throw }**!
one-shot-lesson-null-hint = Pulsa 🎲 **{ one-shot-button-throw }**.

one-shot-lesson-take-last = El **3 de Soles** ☀️, ¡tu último palo! Tómalo. Después ya no queda nada que ganar este turno: el resto se juega solo y todos ven las losetas.
one-shot-lesson-take-last-hint = Tómalo y tendrás los cuatro palos.

one-shot-lesson-end =
    ### ¡Muy bien: 15 puntos contra los 9 de { $name0 }!
    - **Tira**, y después **toma** o **pasa**. Una moneda de cada palo.
    - **Cuatro 0** acaban tu turno, y también una tirada que se pasa de la última loseta. Si te falta un palo, sumas 1 punto por dado apartado.
    - **Fíjate en los demás.** La pila es la misma para todos hasta la ronda siguiente.

    Hay tantas rondas como jugadores, y cada vez empieza otra persona. Gana quien suma más puntos.
