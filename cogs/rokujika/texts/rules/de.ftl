### Rokujika Collection, die Regeln auf Seiten

rokujika-rules-about-title = Darum geht’s
rokujika-rules-about =
    Du hast { $turns } Züge, um dein Dorf zum Blühen zu bringen. Kombiniere in jedem Zug etwas, das du **erzeugst** 🟩, einen Weg, es zu **verarbeiten** 🟧, und einen Ort, um es zu **verkaufen** 🟦. Das bringt Münzen, und wenn ein **Ziel** ⭐ genau das verlangt, auch Punkte.

    👥 { $fewest } bis { $most } Personen
    ⏱️ 10 bis 20 Minuten
    🧮 Eine Knobelei: Wann hörst du auf?

    Allein spielst du um einen Rang. Mit anderen ist es ein **Rennen**: Alle bekommen dasselbe Dorf und spielen es hinter **{ rokujika-button-village }** im eigenen Tempo. Die anderen sehen nur Zug, Münzen und Punkte.

    -# Der Name: Erster, zweiter und dritter Wirtschaftssektor multipliziert ergeben den sechsten, *rokujika*.

rokujika-rules-table-title = Was du siehst
rokujika-rules-table =
    🪙 Du beginnst mit **{ $start } Münzen**. Jede Münze, die du am Ende hast, ist ein Punkt.

    ⭐ Dann { $display } **Ziele** in { $stay } Reihen. Die Punkte davor sind die Züge, die eine Reihe noch bleibt; nach 🔴 verschwinden ihre Ziele. Ein Ziel zeigt, wie viel es wert ist und was es braucht: eine Karte aus jedem Rahmen. Die du hast, sind farbig.

    🟩🟧🟦 Unten { $free } der { $all } **Dorfkarten**. Der Rest ist im Stapel.

    Manche Karten sind zusammen mehr wert, manche passen nie zusammen: siehe **Details**.
rokujika-rules-table-picture = Ein neues Dorf: { $coins } Münzen, { $points } Punkte und eine Leiste mit { $turns } Zügen, noch keiner gespielt. Darunter die Ziele mit ihren Punkten und dem, was sie brauchen. Die erste Reihe mit einem roten Punkt verschwindet nach diesem Zug: { $soon }. Die zweite mit zwei Punkten: { $later }. Die dritte mit drei Punkten: { $latest }. Deine Karten, Erzeugen: { $primary }; Verarbeiten: { $secondary }; Verkaufen: { $tertiary }. { $pile } Karten im Stapel.

rokujika-rules-turn-title = Dein Zug
rokujika-rules-turn =
    1. Du bekommst { $free } Karten umsonst.
    2. 🎴 **{ rokujika-button-buy }**, so oft du willst. Die { $per }. Münze eines Zugs (auch die { $twice }. und { $thrice }.) bringt auch eine **Marke**: Sichere dir ein Ziel für später, dann verschwindet es nicht. Oder drück **{ rokujika-button-decline }**.
    3. Bilde ein Set aus **je einer Karte zum Erzeugen, Verarbeiten und Verkaufen**: **{ rokujika-button-best }**, oder ein anderes aus *{ rokujika-choose-set }*. **Multipliziere** ihre Zahlen: So viele Münzen bekommst du. Braucht ein Ziel genau dieses Set, erfüllst du es auch, eins pro Zug, aus den Reihen oder aus deinen Marken.
    4. Deine Karten werden abgelegt. Die oberste Reihe verschwindet, die anderen rücken auf, und { $new } neue Ziele kommen dazu.

    Kein Set, und du willst nicht zahlen? Drück **{ rokujika-button-stop }**. In diesem Zug bekommst du dann nichts.

rokujika-rules-example-title = Ein Beispiel
rokujika-rules-example =
    { $paid ->
        [one] Eine Karte wurde
       *[other] { $paid } Karten wurden
    } zusätzlich gezogen, für je eine Münze. Die goldenen Rahmen zeigen das beste Set:

    🧮 { $set } = **{ $product }** Münzen{ $changed ->
        [0] .
       *[other] . (Partner können eine Zahl ändern: { $different }.)
    }

    ⭐ **{ $sixth }** braucht { $wants }. Dieses Set hat alles davon: dazu also **{ $worth }** Punkte.

    Drück **{ rokujika-button-best }**, dann hast du { $after } Münzen, oder zieh weiter und hoff auf mehr.
rokujika-rules-example-picture = Ein Dorf in Zug { $turn }: { $coins } Münzen, { $points } Punkte, { $done } gespielte Züge und was sie gebracht haben ({ $brought }). Ziele in der ersten Reihe, die nach diesem Zug verschwindet: { $soon }. Zweite Reihe: { $later }. Dritte Reihe: { $latest }. { $sixth } hat einen goldenen Rahmen: Es ist erfüllbar. Karten, Erzeugen: { $primary }; Verarbeiten: { $secondary }; Verkaufen: { $tertiary }. Goldene Rahmen hat das beste Set: { $cards }. { $pile } Karten im Stapel. Marken: { $trademarks }.

rokujika-rules-end-title = Das Ende und die Punkte
rokujika-rules-end =
    Die Partie endet nach Zug { $turns }. Sie endet früher, wenn du **am Ende eines Zugs keine Münzen** hast. Deine letzte Münze darfst du ausgeben, wenn dein Set neue bringt. Was du schon hast, zählt immer.

    Dein Ergebnis: 🪙 Münzen + ⭐ Punkte − 1 für jede nie erfüllte Marke. Im Bild: { $coins } + { $points } − { $unfulfilled } = **{ $score }**.

    🏅 Allein erreichst du mit { $least } Punkten den ersten Rang und mit { $best } den letzten: *{ $wonder }*.
    🏁 Im Rennen gewinnt das höchste Ergebnis. Bei Gleichstand teilt ihr euch den Sieg.
rokujika-rules-end-picture = Diagramm eines fertigen Dorfs mit { $score } Punkten: { $coins } Münzen und { $points } Punkte aus Zielen. Ein Balken pro Zug, Münzen in Gold, darüber Punkte in Elfenbein, und Linien dort, wo die Ränge beginnen. Münzen + Punkte nach jedem Zug: { $steps }.

rokujika-rules-options-title = Optionen und das Rennen
rokujika-rules-options =
    🔔 Mit Zeitlimit beendet der Computer deinen Zug, wenn deine Zeit um ist. Im Rennen läutet stattdessen eine **Glocke**: Für alle, die seit der letzten nicht gezogen haben, spielt der Computer einen Zug. So hält niemand die anderen auf.

    Stellt das vor dem Start ein; **fett** ist die Voreinstellung:

rokujika-rules-tips-title = Tipps
rokujika-rules-tips =
    - Eine Karte kostet eine Münze, und eine Münze ist ein Punkt. Zieh noch eine, wenn du dir davon mehr versprichst.
    - In **Details** steht, was noch im Stapel ist. Zähl nach: Wie viele dieser Karten würden helfen?
    - Zahlen werden multipliziert: Eine Drei statt einer Eins verdreifacht das ganze Set.
    - Schau zuerst auf die 🔴-Reihe. Ziele mit drei Punkten können warten.
    - Du gibst in einem Zug sowieso { $per } Münzen aus? Nimm eine Marke auf ein großes Ziel, das du später wohl schaffst. Jede, die du nie erfüllst, kostet einen Punkt.
    - Anfangs brauchst du Münzen, um später wählerisch zu sein. Vorsicht mit der letzten.
