### Only One Collection, las reglas por páginas

only-one-rules-about-title = De qué va
only-one-rules-about =
    Todos añaden cartas de ingredientes a las mismas columnas, y **ningún número puede repetirse en una columna**. Llévate una columna mientras valga la pena. Si esperas demasiado, se la lleva otra persona o revienta.

    Al final, cada tipo de ingrediente da una poción. Es para quien tiene **más cartas** de ese tipo, y vale más si muchas están en los descartes o en manos de quien juega justo antes.

    👥 de { $fewest } a { $most } jugadores
    ⏱️ 20 a 30 minutos
    🧪 tienta a la suerte y vigila a tu vecino

only-one-rules-table-title = La mesa
only-one-rules-table =
    - **Columnas**, una por jugador ({ $two } con dos jugadores). Una ronda empieza con una carta en cada una; { $size } llenan una columna.
    - **Cartas** del 1 al { $highest }, entre { $few } y { $many } en total. Hay { $snakes } × { $snake }, { $pumpkins } × { $pumpkin } y así. { $twins } vienen en dos tipos, A y B; con menos jugadores se quitan algunas B.
    - { $egg } { $eggs } **Huevos**. Un Huevo es { $odd } a la vez.
    - ✦ **Cartas especiales**, un punto cada una: todos los Huevos y una carta de cada tipo salvo el Higo.
    - **El Higo** es el único 1 y acaba la partida. El mazo dice cuántas cartas tiene encima.
    - ▶️ **La ficha de inicio** deshace empates.

    Debajo, un cuadro de color marca el máximo de una carta.

only-one-rules-table-picture = La mesa al principio. A la izquierda el mazo, con las cartas que faltan para el Higo: { $until }. Al lado, { $discards } descartes y un hueco vacío para la carta robada. { $columns }. Debajo, una línea por jugador, con una columna para las cartas especiales y una para cada ingrediente, todas vacías. { $holder } tiene la ficha de inicio; empieza { $active }, con su línea resaltada.

only-one-rules-turn-title = Tu turno
only-one-rules-turn =
    Pulsa **{ only-one-button-explore }** y añádela a cualquier columna con menos de { $size } cartas, por ejemplo **{ only-one-button-place }**. Después le toca a la persona siguiente, y tú sigues en la ronda.

    O pulsa **{ only-one-button-collect }**: sus cartas son tuyas y tu ronda acaba.

    💥 Si la columna ya tiene ese número (A y B son iguales), el botón dice **{ only-one-button-bust }**. Solo te quedas la carta que añadiste, el resto se descarta boca abajo y tu ronda acaba. A veces no hay más remedio que reventar.

    Una ronda dura hasta que todos terminan; quien se queda en último lugar puede seguir robando. Quien termina en último lugar se lleva la ficha ▶️ y empieza la ronda siguiente.

only-one-rules-example-title = Un ejemplo
only-one-rules-example =
    { $active } robó **{ $card }**, así que el número es { $number }.

    🟡 Cabe, aún no hay { $number }: columna { $good }.
    🔴 Revienta: columna { $bad }. Si { $active } la añade igual a la columna { $column } ({ $inside }), se queda { $card } y pierde { $lost ->
        [one] la carta que había.
       *[other] las { $lost } cartas que había.
    }

    Si la añade donde cabe, la columna crece en una carta, y la persona siguiente puede llevársela.
only-one-rules-example-picture = La mesa. A la izquierda el mazo, con las cartas que faltan para el Higo: { $until }. Al lado, { $discards } descartes y debajo, en grande, la carta robada: { $card }. { $columns }. Marco dorado, cabe: columna { $good }. Marco rojo y una grieta, reventaría: columna { $bad }. Debajo, una línea por jugador con sus cartas de cada tipo: { $collections }. { $holder } tiene la ficha de inicio; le toca a { $active }.

only-one-rules-end-title = El final y los puntos
only-one-rules-end =
    El **Higo** cabe en cualquier sitio. Cuando sale, cada uno se lleva una columna y se cuenta.

    ✦ Primero, **un punto por carta especial**.

    🧪 Después, tipo por tipo, del 1 al { $highest }: quien tiene **más** recibe la ficha ▶️, **1** por la poción, **1 por cada carta igual en los descartes** (no con dos jugadores) y **1 por cada una que tenga quien juega justo antes**. Los empates son para quien tiene la ficha, o para quien va después.

    Aquí { $winner } tiene más { $value } ({ $held }): 1 + { $discarded } de descartes + { $neighbour } de { $before } = **{ $points }**.

    🏆 Gana quien tiene más puntos; si no, más pociones; si no, la ficha.
only-one-rules-end-picture = La hoja de puntos al final, { $first } con una corona. Una columna para las cartas especiales y una para cada ingrediente, una línea por jugador. Cartas especiales: { $specials }. Pociones, quién las ganó y los puntos: { $potions }. Totales: { $scores }. { $holder } tiene la ficha de inicio.

only-one-rules-options-title = Opciones, y dos jugadores
only-one-rules-options =
    🐾 **Familiares**: cada columna de la primera ronda tiene uno. Llévate la columna y es tuyo: un punto, y un poder desde la ronda { $powers }. **{ details-button }** los explica.
    👯 **Equipos**: cada pareja se sienta enfrente. Juegas con tus cartas, y los puntos y las pociones se suman.
    👫 **Dos jugadores** usan { $two } columnas. Cuando uno termina, su rival solo puede usar la columna más cercana al mazo (o tiene que llevarse el Higo). La otra se queda para la ronda siguiente.

    Se eligen en la sala; en **negrita**, lo habitual:

only-one-rules-tips-title = Consejos
only-one-rules-tips =
    - Los números bajos se ganan pronto: solo hay { $snakes } cartas de { $snake }, y una puede bastar. Los altos piden más cartas, pero dan más por descartes y vecino.
    - Vigila a quien juega **antes** que tú: cada carta que tenga de un tipo que lideras es un punto para ti.
    - Reventar puede venir bien: te quedas una carta, y lo que descartas enriquece sus pociones. Ayuda si las lideras.
    - Los Huevos valen un punto, pero un Huevo revienta con cualquier { $odd }, y con otro Huevo.
    - Termina la ronda en último lugar y tendrás la ficha, que gana empates. Cada poción que ganas también te la da.
    - No pierdas de vista el Higo. La última ronda puede llegar de golpe.
