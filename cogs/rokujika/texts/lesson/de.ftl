### Rokujika Collection, die ersten Züge Schritt für Schritt; name0 lernt

rokujika-lesson-buy = Willkommen! Zehn Züge lang führst du ein Dorf; **Münzen + Punkte** sind dein Ergebnis. Kombiniere in jedem Zug drei Karten: eine zum Erzeugen 🟩, eine zum Verarbeiten 🟧 und eine zum Verkaufen 🟦. Verkaufen kannst du noch nichts, also zieh für eine Münze noch eine Karte. Drück **{ rokujika-button-buy }**.
rokujika-lesson-buy-hint = Dir fehlt noch eine der drei Arten. Drück **{ rokujika-button-buy }**.

rokujika-lesson-set = Jetzt hast du von jeder Art eine. **Multipliziere** ihre Zahlen: 3 × 2 × 2 = 12 Münzen, für die eine, die du bezahlt hast. Manche Karten sind zusammen mehr wert, das rechne ich für dich aus. Drück **Bestes Set** (die Liste darüber hat alle Sets).
rokujika-lesson-set-hint = Drück den grünen Knopf **Bestes Set**.

rokujika-lesson-one-more = 12 Münzen reicher! Ein neuer Zug: drei neue Karten, und schon ein Set für 8. Aber schau auf die Ziele ⭐: **{ rokujika-sixth-gelato }** ist **8 Punkte** wert und braucht { rokujika-card-dairy } mit dem richtigen Partner. Das ist eine Münze wert. Drück **{ rokujika-button-buy }**.
rokujika-lesson-one-more-hint = Du könntest das Set jetzt nehmen, aber versuchen wir mehr: Drück **{ rokujika-button-buy }**.

rokujika-lesson-sixth = { rokujika-card-sweets }! Jetzt hat **{ rokujika-sixth-gelato }** einen goldenen Rahmen: Dein Set erfüllt es. Du bekommst die Münzen **und** seine Punkte, ein Ziel pro Zug. Drück **Bestes Set**.
rokujika-lesson-sixth-hint = Nimm das Set, das auch ⭐ Punkte bringt: **Bestes Set**.

rokujika-lesson-six-coins = Zug 3, und kein Set. Siehst du die Reihe mit dem roten Punkt? Ihre Ziele **verschwinden** nach diesem Zug für immer, und **{ rokujika-sixth-beeswax }** ist 10 Punkte wert. Mit der **sechsten Münze** eines Zugs darfst du dir eins sichern. Drück **{ rokujika-button-buy }**; die anderen fünf ziehe ich für dich.
rokujika-lesson-six-coins-hint = Drück **{ rokujika-button-buy }**: Sechs Münzen bringen eine Marke.

rokujika-lesson-trademark = Sechs Münzen bezahlt, also bekommst du eine **Marke**: Sichere dir ein Ziel und erfülle es in irgendeinem späteren Zug. Schaffst du das nie, kostet es einen Punkt. Wähl **{ rokujika-sixth-beeswax }** aus der Liste.
rokujika-lesson-trademark-hint = Wähl **{ rokujika-sixth-beeswax }** in der Liste „{ rokujika-choose-trademark }“.

rokujika-lesson-best = Jetzt gehört es dir, ganz unten. Es braucht { rokujika-card-forestry } oder { rokujika-card-bees }, { rokujika-card-crafts } und etwas zum Verkaufen, heute wird das also nichts. Mit neun Karten hast du viele Sets: Nimm das **beste Set** für seine Münzen.
rokujika-lesson-best-hint = Diesmal ist kein Ziel drin, also nimm die meisten Münzen: **Bestes Set**.

rokujika-lesson-fulfil = Glück gehabt! { rokujika-card-forestry }, { rokujika-card-crafts } und { rokujika-card-online }, ganz ohne Münze. Das passt zu deiner Marke (10) und zu einem anderen Ziel (7), aber du erfüllst nur **eins pro Zug**. Nimm die Marke: **Bestes Set**.
rokujika-lesson-fulfil-hint = Nimm die Marke, sie ist mehr wert: **Bestes Set**.

rokujika-lesson-end =
    ### Gut gemacht: 46 Münzen und 18 Punkte nach vier Zügen!
    - **Bilde ein Set** aus einer Karte jeder Art; ihre Zahlen multipliziert sind deine Münzen.
    - **Ziele** ⭐ geben Punkte, wenn dein Set passt. Jedes bleibt drei Züge.
    - **Die sechste Münze** eines Zugs sichert dir eins als Marke.
    - Ohne Münzen endet die Partie vorzeitig.

    Zähl nach zehn Zügen Münzen und Punkte zusammen: 100 ist gut, 200 ein Traum. Probier `/tagesdorf`: Alle spielen dasselbe Dorf.
