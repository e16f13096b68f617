### Rokujika Collection, las reglas por páginas

rokujika-rules-about-title = De qué va
rokujika-rules-about =
    Tienes { $turns } turnos para que tu pueblo prospere. En cada turno combinas algo que **producir** 🟩, una forma de **elaborarlo** 🟧 y un lugar donde **venderlo** 🟦. Eso da monedas y, si es justo lo que pide un **objetivo** ⭐, también puntos.

    👥 de { $fewest } a { $most } jugadores
    ⏱️ 10 a 20 minutos
    🧮 Un rompecabezas sobre cuándo parar

    En solitario juegas por un rango. Con amigos es una **carrera**: todos tienen el mismo pueblo y lo juegan a su ritmo en **{ rokujika-button-village }**. Los demás solo ven tu turno, tus monedas y tus puntos.

    -# El nombre: la industria primaria, la secundaria y la terciaria multiplicadas dan la sexta, *rokujika*.

rokujika-rules-table-title = Lo que ves
rokujika-rules-table =
    🪙 Empiezas con **{ $start } monedas**. Cada moneda que tengas al final es un punto.

    ⭐ Después, { $display } **objetivos** en { $stay } filas. Las bolitas son los turnos que le quedan a una fila; tras una 🔴 se van sus objetivos. Un objetivo muestra lo que vale y lo que pide: una carta de cada marco. Las que tienes están en color.

    🟩🟧🟦 Debajo, { $free } de las { $all } **cartas del pueblo**. Las demás están en el mazo.

    Algunas cartas valen más juntas, y otras nunca van juntas: mira **Detalles**.
rokujika-rules-table-picture = Un pueblo nuevo: { $coins } monedas, { $points } puntos y una pista de { $turns } turnos, ninguno jugado. Debajo, los objetivos con sus puntos y lo que piden. La primera fila, con una bolita roja, se va tras este turno: { $soon }. La segunda fila, con dos bolitas: { $later }. La tercera fila, con tres bolitas: { $latest }. Tus cartas, Producir: { $primary }; Elaborar: { $secondary }; Vender: { $tertiary }. { $pile } cartas en el mazo.

rokujika-rules-turn-title = Tu turno
rokujika-rules-turn =
    1. Recibes { $free } cartas gratis.
    2. 🎴 **{ rokujika-button-buy }**, tantas veces como quieras. La moneda número { $per } de un turno (y la { $twice }, y la { $thrice }) da además una **marca**: elige un objetivo y guárdalo para más tarde, así no se va. O pulsa **{ rokujika-button-decline }**.
    3. Haz un combo con **una carta de Producir, una de Elaborar y una de Vender**: **{ rokujika-button-best }**, u otro de *{ rokujika-choose-set }*. **Multiplica** sus números: esas son tus monedas. Si el combo es lo que pide un objetivo, también lo cumples, uno por turno, de las filas o de tus marcas.
    4. Tus cartas se descartan. La fila de arriba se va, las otras suben y llegan { $new } objetivos nuevos.

    ¿No hay combo y no quieres pagar? Pulsa **{ rokujika-button-stop }**. Este turno no ganas nada.

rokujika-rules-example-title = Un ejemplo
rokujika-rules-example =
    { $paid ->
        [one] Se robó una carta extra
       *[other] Se robaron { $paid } cartas extra
    }, a moneda cada una. Los marcos dorados señalan el mejor combo:

    🧮 { $set } = **{ $product }** monedas{ $changed ->
        [0] .
       *[other] . (Dos cartas juntas pueden cambiar un número: { $different }.)
    }

    ⭐ **{ $sixth }** pide { $wants }. Este combo lo tiene: **{ $worth }** puntos además.

    Pulsa **{ rokujika-button-best }** y tendrás { $after } monedas, o sigue robando en busca de más.
rokujika-rules-example-picture = Un pueblo en el turno { $turn }: { $coins } monedas, { $points } puntos, { $done } turnos jugados, con lo que dio cada uno ({ $brought }). Objetivos de la primera fila, que se va tras este turno: { $soon }. Segunda fila: { $later }. Tercera fila: { $latest }. { $sixth } tiene un marco dorado: se puede cumplir. Cartas, Producir: { $primary }; Elaborar: { $secondary }; Vender: { $tertiary }. El mejor combo tiene marcos dorados: { $cards }. { $pile } cartas en el mazo. Marcas: { $trademarks }.

rokujika-rules-end-title = El final y los puntos
rokujika-rules-end =
    La partida acaba tras el turno { $turns }. Acaba antes si te quedas **sin monedas al final de un turno**. Puedes pagar tu última moneda si tu combo da otras. Lo que ya has ganado siempre cuenta.

    Tu puntuación: 🪙 monedas + ⭐ puntos − 1 por cada marca sin cumplir. En la imagen: { $coins } + { $points } − { $unfulfilled } = **{ $score }**.

    🏅 En solitario, con { $least } puntos llegas al primer rango y con { $best } al último: *{ $wonder }*.
    🏁 En una carrera gana la puntuación más alta. Si hay empate, se comparte la victoria.
rokujika-rules-end-picture = El gráfico de un pueblo terminado con { $score } puntos: { $coins } monedas y { $points } puntos de objetivos. Una barra por turno, monedas en dorado y encima puntos en marfil, y líneas donde empiezan los rangos. Monedas + puntos tras cada turno: { $steps }.

rokujika-rules-options-title = Opciones y la carrera
rokujika-rules-options =
    🔔 Con límite de tiempo, una IA termina tu turno cuando se te acaba. En una carrera suena una **campana**: si no has jugado desde la anterior, una IA juega un turno por ti. Así nadie frena a los demás.

    Se eligen antes de empezar; en **negrita**, lo habitual:

rokujika-rules-tips-title = Consejos
rokujika-rules-tips =
    - Una carta cuesta una moneda, y una moneda es un punto. Roba otra si esperas ganar más que eso.
    - **Detalles** dice qué queda en el mazo. Cuenta: ¿cuántas de esas cartas te servirían?
    - Los números se multiplican: un tres en vez de un uno triplica todo el combo.
    - Mira antes la fila 🔴. Los objetivos con tres bolitas pueden esperar.
    - ¿Vas a pagar { $per } monedas en un turno? Toma como marca un objetivo grande que puedas cumplir. Cada una sin cumplir cuesta un punto.
    - Al principio necesitas monedas para poder elegir después. Cuidado con la última.
