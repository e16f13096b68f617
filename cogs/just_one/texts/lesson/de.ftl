### Just One, die ersten Runden Schritt für Schritt; name0 lernt, name1 bis name3 spielen mit.

just-one-lesson-goal = Willkommen! Ihr spielt alle **zusammen**: In jeder Runde rät jemand ein Wort, die anderen helfen mit **je einem Wort**. Zuerst rät { $name3 }. Sie wählt blind eins der fünf Wörter auf ihrer Karte. Mal sehen, welches.

just-one-lesson-clue = Das Wort ist **Apfel**, und { $name3 } sieht es nicht. Hilf ihr mit einem einzigen Wort. Was fällt dir als Erstes ein? Drück **{ just-one-button-write }** und schreib **Obst**.
just-one-lesson-clue-hint = Schreib für diese Lektion genau das: **Obst**.

just-one-lesson-compare = O nein, { $name1 } hatte dieselbe Idee! **Gleiche Hinweise werden gestrichen**, also sieht { $name3 } keinen von beiden. Darum dreht sich das Spiel: Sei hilfreich, aber originell. Drück ✅ **Fertig**.
just-one-lesson-compare-hint = Das passt so: Die zwei Hinweise sind gleich. Drück ✅ **Fertig**.

just-one-lesson-guessing = Nur der Hinweis von { $name2 } ist übrig. Jetzt darf { $name3 } hinschauen, und sie hat **einen** Versuch.

just-one-lesson-vote = „Schwerkraft“ ist nicht das Wort. Ist ein Tipp nicht klar richtig, stimmen die anderen ab, damit ein Tippfehler nichts kaputt macht. Das hier ist aber keiner: Drück 👎 **{ just-one-button-no }**.
just-one-lesson-vote-hint = Schwerkraft ist kein Apfel. Sei ehrlich: 👎 **{ just-one-button-no }**.

just-one-lesson-number = Ein falscher Tipp kostet **diese Karte und die nächste**. Jetzt rätst du! Du hast eine Karte mit fünf Wörtern, die du nicht siehst. Drück **4**. Die anderen schreiben Hinweise und vergleichen sie.
just-one-lesson-number-hint = Sonst ist es egal, welche Zahl du nimmst. Hier drück **4**.

just-one-lesson-guess = Drei Hinweise sind übrig. Was haben sie gemeinsam? Drück **{ just-one-button-guess }** und schreib es hin: ein großes graues Tier. Wenn du in einer echten Partie unsicher bist, drück **{ just-one-button-skip }**: Das kostet nur diese Karte, ein falscher Tipp kostet zwei.
just-one-lesson-guess-hint = Ein großes graues Tier mit Rüssel: **Elefant**.

just-one-lesson-next = Richtig: eine Karte für euch! Jetzt rät { $name1 } und du gibst wieder Hinweise. Mal sehen, welches Wort sie nimmt.

just-one-lesson-own-clue = **Regenbogen**. Jetzt entscheidest du: Was bringt { $name1 } darauf, fällt aber { $name2 } und { $name3 } nicht ein? Nicht das Wort, kein Teil davon, nichts aus seiner Wortfamilie, keine Übersetzung. Drück **{ just-one-button-write }**.
just-one-lesson-own-clue-hint = Drück **{ just-one-button-write }** und schreib ein beliebiges Wort, das hilft.

just-one-lesson-ready = Hier sind alle Hinweise. Ist deiner durchgestrichen, hatte jemand dieselbe Idee. Drück ✅ **Fertig**.
just-one-lesson-ready-hint = Lass die Hinweise so und drück ✅ **Fertig**.

just-one-lesson-last = { $name1 } schaut sich die übrigen Hinweise an und rät.

just-one-lesson-end =
    ### Gut gemacht! Zwei Karten habt ihr gewonnen
    - **Je ein Wort**, und gleiche Hinweise werden gestrichen.
    - **Ein Versuch.** Richtig: Ihr gewinnt die Karte. Falsch: Ihr verliert auch die nächste. **{ just-one-button-skip }**: Ihr verliert nur diese.
    - Ihr ratet reihum. Eine ganze Partie hat 13 Karten. Schafft ihr alle?

    Am besten ab drei Leuten. Seid ihr weniger, nehmen Computer die anderen Plätze.
