### Rokujika Collection, los primeros turnos paso a paso; name0 aprende

rokujika-lesson-buy = ¡Hola! Llevas un pueblo durante diez turnos; tu puntuación es **monedas + puntos**. En cada turno combinas tres cartas: una de Producir 🟩, una de Elaborar 🟧 y una de Vender 🟦. Aún no puedes vender nada: roba otra carta por una moneda. Pulsa **{ rokujika-button-buy }**.
rokujika-lesson-buy-hint = Aún no tienes los tres tipos. Pulsa **{ rokujika-button-buy }**.

rokujika-lesson-set = Ya tienes una de cada. **Multiplica** sus números: 3 × 2 × 2 = 12 monedas, por la que pagaste. Algunas cartas valen más juntas; eso lo calculo yo. Pulsa **Mejor combo** (la lista de encima tiene todos los combos).
rokujika-lesson-set-hint = Pulsa el botón verde **Mejor combo**.

rokujika-lesson-one-more = ¡12 monedas más! Otro turno: tres cartas nuevas y ya hay un combo de 8. Pero mira los objetivos ⭐: **{ rokujika-sixth-gelato }** da **8 puntos** y pide { rokujika-card-dairy } con la pareja adecuada. Eso vale una moneda. Pulsa **{ rokujika-button-buy }**.
rokujika-lesson-one-more-hint = Podrías hacer ya el combo, pero busquemos algo mejor: pulsa **{ rokujika-button-buy }**.

rokujika-lesson-sixth = ¡{ rokujika-card-sweets }! Ahora **{ rokujika-sixth-gelato }** tiene un marco dorado: tu combo lo cumple. Recibes las monedas **y** sus puntos, un objetivo por turno. Pulsa **Mejor combo**.
rokujika-lesson-sixth-hint = Haz el combo que además da puntos ⭐: **Mejor combo**.

rokujika-lesson-six-coins = Turno 3, y sin combo. ¿Ves la fila de la bolita roja? Sus objetivos **se van para siempre** tras este turno, y **{ rokujika-sixth-beeswax }** da 10 puntos. La **sexta moneda** que pagas en un turno te deja guardar uno. Pulsa **{ rokujika-button-buy }**; yo robo las otras cinco.
rokujika-lesson-six-coins-hint = Pulsa **{ rokujika-button-buy }**: seis monedas dan una marca.

rokujika-lesson-trademark = Seis monedas pagadas: te toca una **marca**. Elige un objetivo para guardarlo y cúmplelo en cualquier turno. Si nunca lo cumples, cuesta un punto. Elige **{ rokujika-sixth-beeswax }** en la lista.
rokujika-lesson-trademark-hint = Elige **{ rokujika-sixth-beeswax }** en la lista «{ rokujika-choose-trademark }».

rokujika-lesson-best = Ya es tuyo, abajo del todo. Pide { rokujika-card-forestry } o { rokujika-card-bees }, { rokujika-card-crafts } y un lugar donde vender: hoy no. Con nueve cartas tienes combos de sobra: haz el **Mejor combo** por sus monedas.
rokujika-lesson-best-hint = Esta vez no hay objetivo que cumplir; gana todas las monedas que puedas: **Mejor combo**.

rokujika-lesson-fulfil = ¡Qué suerte! { rokujika-card-forestry }, { rokujika-card-crafts } y { rokujika-card-online }, sin pagar nada. Valen para tu marca (10) y para otro objetivo (7), pero solo cumples **uno por turno**. Cumple la marca: **Mejor combo**.
rokujika-lesson-fulfil-hint = Cumple la marca, da más: **Mejor combo**.

rokujika-lesson-end =
    ### ¡Muy bien: 46 monedas y 18 puntos en cuatro turnos!
    - **Haz un combo** con una carta de cada tipo; multiplica sus números para ganar monedas.
    - Los **objetivos** ⭐ dan puntos si tu combo encaja. Cada uno se queda tres turnos.
    - **La sexta moneda** de un turno te deja guardar uno como marca.
    - Si te quedas sin monedas, la partida acaba antes.

    Tras diez turnos, suma monedas y puntos: 100 está bien, 200 es un sueño. Prueba `/diario`: todos juegan el mismo pueblo.
