### Only One Collection, die erste Partie Schritt für Schritt; name0 lernt, name1 und name2 spielen mit

only-one-lesson-explore = Willkommen! Ihr seid zu dritt, mit drei Spalten. Ihr sammelt Zutaten, und wer am Ende **das meiste einer Sorte** hat, gewinnt ihren Trank. **Keine Zahl darf in einer Spalte doppelt sein.** Wer dran ist, zieht eine Karte oder nimmt eine Spalte. Drück **{ only-one-button-explore }**.
only-one-lesson-explore-hint = Spalten mit einer Karte bringen wenig. Drück erst **{ only-one-button-explore }**.

only-one-lesson-place = { only-one-card-5 }! Jetzt leg ihn an eine Spalte an. Er passt in 1 und 3. Spalte 2 würde **platzen** 💥, denn ein Ei ist 3, 5, 7 und 9 zugleich. Nimm **Spalte 1**. Eine Spalte nehmen kannst du erst im nächsten Zug, vielleicht ist also jemand schneller.
only-one-lesson-place-hint = Dort diesmal nicht: Leg ihn an **Spalte 1** an.

only-one-lesson-others = Jetzt sind { $name1 } und { $name2 } dran. Schau, was sie ziehen und wo sie es anlegen.

only-one-lesson-explore-again = Beide haben an Spalte 1 angelegt. Vier verschiedene Zahlen, also ist sie **voll** und kann nicht platzen. Sonst würdest du sie jetzt nehmen, bevor es jemand anderes tut. Aber eins sollst du noch sehen, also sei mutig: **{ only-one-button-explore }**.
only-one-lesson-explore-again-hint = Du könntest jetzt eine Spalte nehmen. Sei für diese Lektion mutig: **{ only-one-button-explore }**.

only-one-lesson-fits = Noch eine 5. Spalte 1 ist voll, und Spalte 2 würde wegen des Eis platzen. Bleibt **Spalte 3**. Das ✦ heißt **besonders**: Die Karte bringt einen Punkt.
only-one-lesson-fits-hint = Rote Knöpfe lassen eine Spalte platzen. Nimm **Spalte 3**, da passt sie.

only-one-lesson-greed = Als Nächstes { $name1 } und { $name2 }. Drück die Daumen, dass sie Spalte 1 liegen lassen.

only-one-lesson-collect = Sie liegt noch da! Schnell, drück **Spalte 1 nehmen**. Alle vier Karten gehören jetzt endgültig dir, und deine Runde ist vorbei. Die anderen spielen weiter.
only-one-lesson-collect-hint = Warte nicht länger: Nimm **Spalte 1**, sie ist voll.

only-one-lesson-alone = Guter Fang. Deine Karten siehst du im Bild in deiner Zeile. { $name1 } und { $name2 } sind noch nicht fertig. Achte am Ende auf { $name2 }: Wer mit einer Spalte allein ist, kann zocken.

only-one-lesson-round-two = { $name2 } hat ein zweites Ei gezogen: **geplatzt!** { $name2 } behält nur dieses Ei, der Rest wird abgelegt. Alle sind fertig, also beginnt eine neue Runde. Wer zuletzt fertig war, hat den Marker ▶️ und fängt an.

only-one-lesson-risk = Jetzt liegt **in jeder Spalte eine 10**. Die meisten anderen Zahlen passen noch, also riskier es: **{ only-one-button-explore }**.
only-one-lesson-risk-hint = Schau dir an, wie das ist, wenn eine Spalte platzt: Drück **{ only-one-button-explore }**.

only-one-lesson-bust = Ausgerechnet eine 10! Sie passt nirgends, also muss eine Spalte platzen. Du behältst die 10, und die Karten in der Spalte werden abgelegt. Nimm die längste: Drück **Spalte 2 platzt**.
only-one-lesson-bust-hint = Irgendwo muss es wehtun. Nimm **Spalte 2**, die längste.

only-one-lesson-rest = Deine Runde ist mit einer Karte vorbei. Ärgerlich, aber kein Drama: **Abgelegte Karten machen einen Trank wertvoller**. So geht es weiter, bis die **Feige** auftaucht. Den Rest spiele ich schnell für euch drei.

only-one-lesson-scoring = Die Feige ist da, also wird gewertet. Zuerst ein Punkt pro besonderer Karte ✦. Dann Sorte für Sorte: Die meisten Karten gewinnen den **Trank** für 1 Punkt, dazu **+1 pro solcher Karte in der Ablage** und **+1 pro solcher Karte bei der Person vor dir**. Drück ⏭️ **{ only-one-button-skip }**.
only-one-lesson-scoring-hint = Drück ⏭️ **{ only-one-button-skip }**.

only-one-lesson-end =
    ### Du gewinnst mit 23 Punkten!
    - **Zieh eine Karte oder nimm eine Spalte.** Jede Zahl darf nur einmal in einer Spalte sein.
    - **Platzt** sie, behältst du nur die angelegte Karte. Deine Runde ist vorbei.
    - **Tränke** bekommt, wer die meisten Karten einer Sorte hat. Am meisten bringen Sorten, von denen viel in der Ablage oder bei der Person vor dir ist.
    - Der Marker ▶️ entscheidet bei Gleichstand. Mit jedem gewonnenen Trank kommt er zu dir.

    Zu dritt oder zu viert könnt ihr **Begleiter** dazunehmen, die euch Fähigkeiten geben. Einschalten geht in der Lobby.
