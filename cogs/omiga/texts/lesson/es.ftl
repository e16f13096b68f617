### Omiga, la primera ronda paso a paso; name0 aprende, name1 juega también

omiga-lesson-ready = ¡Hola! Dos jugadores, **sin turnos**: los dos juegan cartas a la vez, y una ronda dura alrededor de un minuto. Tú subes desde abajo, { $name1 } baja desde arriba. Hoy te espera. Pulsa ✋ **{ omiga-button-ready }**.
omiga-lesson-ready-hint = Pulsa ✋ **{ omiga-button-ready }**.

omiga-lesson-call = Cada uno tiene una carta en el centro; la tuya es la de abajo. La imagen muestra todos los **bordes** que puede tener una carta. Tu mano está boca abajo hasta que alguien dé la señal. Pulsa ⚡ **{ omiga-button-call }**
omiga-lesson-call-hint = Pulsa ⚡ **{ omiga-button-call }**

omiga-lesson-lay = **A** y **B** están libres: tocan tu carta y la de { $name1 }. Los medios círculos que se juntan tienen que ser del **mismo color**. Pulsa **1 → B**: las cartas se giran solas.
omiga-lesson-lay-hint = Esta vez no: el camino hacia arriba está a la derecha. Pulsa **1 → B**.

omiga-lesson-fit = Los extremos también tienen que encajar: **barra con barra, contrabarra con contrabarra, punta con muesca**. Prueba **2 → B**: no hay suerte. Después pulsa **3 → B**.
omiga-lesson-fit-hint = Pulsa **3 → B**.

omiga-lesson-up = Ganas con una carta **justo detrás de una suya**, o llegando al **borde lejano**. Así que sigue subiendo: pulsa **2 → B**.
omiga-lesson-up-hint = Sigue subiendo: pulsa **2 → B**.

omiga-lesson-new-hand = **B** está justo detrás de su carta: ¡una carta ahí gana! Ninguna de tus cartas nuevas encaja, pero la carta 3 en A impide que { $name1 } se ponga detrás de **ti**. Pulsa **3 → A**.
omiga-lesson-new-hand-hint = Ciérrale el paso por la izquierda: pulsa **3 → A**.

omiga-lesson-throw = Ahora nada encaja. Cambia tu mano y roba tres cartas nuevas: las que dejas vuelven más tarde. Pulsa ♻️ **{ omiga-button-throw }**.
omiga-lesson-throw-hint = Nada encaja: pulsa ♻️ **{ omiga-button-throw }**.

omiga-lesson-behind = Mira la carta 3: encaja en **B**, justo detrás de la carta de { $name1 }. ¡Pulsa **3 → B** y gana!
omiga-lesson-behind-hint = ¡Pulsa **3 → B** y gana!

omiga-lesson-end =
    - **Juega** junto a las dos líneas. Todos los bordes que se tocan tienen que encajar.
    - **Gana** detrás de cualquier carta suya o en el borde lejano.
    - **¿Nada encaja?** Cambia tu mano enseguida.

    ¡Un rival de verdad no espera! Con **Ayuda** o **Pulso**, en la sala, va más tranquilo.
