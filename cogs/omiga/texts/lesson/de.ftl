### Omiga, die erste Runde Schritt für Schritt; name0 lernt, name1 spielt mit

omiga-lesson-ready = Willkommen! Zu zweit und **ohne Züge**: Ihr legt beide gleichzeitig Karten, und eine Runde dauert etwa eine Minute. Du baust von unten nach oben, { $name1 } von oben nach unten. Heute wartet sie auf dich. Drück ✋ **{ omiga-button-ready }**.
omiga-lesson-ready-hint = Drück ✋ **{ omiga-button-ready }**.

omiga-lesson-call = Ihr habt je eine Karte in der Mitte; deine ist die untere. Das Bild zeigt alle **Kanten**, die eine Karte haben kann. Deine Hand ist verdeckt, bis jemand ruft. Drück ⚡ **{ omiga-button-call }**
omiga-lesson-call-hint = Drück ⚡ **{ omiga-button-call }**

omiga-lesson-lay = **A** und **B** sind frei: Sie berühren deine Karte und die von { $name1 }. Halbkreise, die sich treffen, brauchen **dieselbe Farbe**. Drück **1 → B**: Karten drehen sich von selbst.
omiga-lesson-lay-hint = Diesmal nicht: Nach oben geht es rechts. Drück **1 → B**.

omiga-lesson-fit = Auch die Enden müssen passen: **Slash an Slash, Backslash an Backslash, Spitze an Kerbe**. Probier **2 → B**: Geht nicht. Dann drück **3 → B**.
omiga-lesson-fit-hint = Drück **3 → B**.

omiga-lesson-up = Du gewinnst mit einer Karte **direkt hinter einer von ihren** oder am **anderen Rand**. Also weiter nach oben: Drück **2 → B**.
omiga-lesson-up-hint = Weiter nach oben: Drück **2 → B**.

omiga-lesson-new-hand = **B** ist direkt hinter ihrer Karte: Eine Karte dort gewinnt! Von deinen neuen passt keine, aber Karte 3 auf A verhindert, dass { $name1 } hinter **dich** kommt. Drück **3 → A**.
omiga-lesson-new-hand-hint = Versperr ihr links den Weg: Drück **3 → A**.

omiga-lesson-throw = Jetzt passt nichts. Wirf deine Hand ab und zieh drei neue Karten: Abgeworfene kommen später wieder. Drück ♻️ **{ omiga-button-throw }**.
omiga-lesson-throw-hint = Nichts passt: Drück ♻️ **{ omiga-button-throw }**.

omiga-lesson-behind = Schau auf Karte 3: Sie passt auf **B**, direkt hinter der Karte von { $name1 }. Drück **3 → B** und gewinn!
omiga-lesson-behind-hint = Drück **3 → B** und gewinn!

omiga-lesson-end =
    - **Leg** neben beide Reihen an. Alle Kanten, die sich treffen, müssen passen.
    - **Gewinn** hinter irgendeiner gegnerischen Karte oder am anderen Rand.
    - **Nichts passt?** Wirf deine Hand sofort ab.

    Ein echtes Gegenüber wartet nicht! **Hilfe** oder **Takt** in der Lobby machen es ruhiger.
