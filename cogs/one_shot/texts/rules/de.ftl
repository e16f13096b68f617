### ONE SHOT, die Regeln auf Seiten

one-shot-rules-about-title = Darum geht’s
one-shot-rules-about =
    Würfle dich durch einen Stapel aus { $tiles } verdeckten Plättchen und sammle unterwegs Münzen: **höchstens eine pro Farbe**. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.

    👥 { $fewest } bis { $most } Personen
    ⏱️ 5 bis 15 Minuten
    🧠 Glück, Nerven und Gedächtnis

    Der Clou: Alle spielen mit **demselben** Stapel. Was du bei den anderen gesehen hast, liegt immer noch an derselben Stelle.

one-shot-rules-table-title = Was auf dem Tisch liegt
one-shot-rules-table =
    - 🎴 **Ein Stapel aus { $tiles } Plättchen**, verdeckt. Es gibt vier Farben ({ $suits }) mit je einem Plättchen pro Wert: { $values }.
    - 🎲 **Ein Würfel** mit denselben Werten, 0 bis { $highest }.
    - 🪙 **Eine Münze für jedes Plättchen**; ihr Wert sind die Punkte. In jedem Zug sind anfangs alle da, niemand kann dir also eine wegnehmen.
    - ⚪ **Nullen zählen.** Jede 0 legt einen Würfel zur Seite. Es gibt { $dice } Würfel, mit dem letzten endet dein Zug. (Beim echten Piecepack heißt die 0 *null*.)

one-shot-rules-table-picture = Der Tisch vor dem ersten Wurf. Oben die Namen und Punkte in Spielreihenfolge: { $players }; { $active } beginnt und ist hervorgehoben. Darunter von links nach rechts: der Stapel mit { $left } Plättchen und Punkten für Runde { $round } von { $rounds }, leere Felder für den Würfel und das aufgedeckte Plättchen, vier leere Felder für Münzen ({ $suits }) und { $dice } leere Felder für zur Seite gelegte Würfel.

one-shot-rules-turn-title = Dein Zug
one-shot-rules-turn =
    Drück 🎲 **{ one-shot-button-throw }**. Der Würfel sagt, wie viele Plättchen abgehoben werden, und **nur das letzte** wird aufgedeckt. Die darüber sieht niemand.

    Noch keine Münze dieser Farbe? Du hast die Wahl:
    - **{ one-shot-button-take }**: Du behältst die Münze für diesen Zug und kannst sie später nicht tauschen.
    - **{ one-shot-button-pass }**: Du hoffst auf etwas Besseres.

    Hast du die Farbe schon, bleibt das Plättchen liegen und du würfelst weiter.

    Eine **0** auf dem Würfel hebt kein Plättchen ab und legt einen Würfel zur Seite. Ein Plättchen mit 0 legt auch einen zur Seite.

    Vorzeitig aufhören geht nicht. Sobald du alle vier Farben hast, läuft der Rest des Zugs von allein, damit alle die Plättchen sehen.

one-shot-rules-example-title = Ein Beispiel
one-shot-rules-example =
    { $active } hat eine **{ $die }** gewürfelt: So viele Plättchen werden abgehoben, und das letzte ist **{ $tile }**. { $left } Plättchen sind noch übrig.

    Münzen bisher: **{ $coins }**. Zur Seite gelegte Würfel: **{ $aside }**.

    👉 **{ one-shot-button-take }** bringt sicher { $value } Punkte, aber dann gibt es in diesem Zug keine bessere Münze der Farbe { $suit } mehr. **{ one-shot-button-pass }** setzt auf eine höhere weiter unten.
one-shot-rules-example-picture = Der Tisch mitten in einem Zug. Oben die Namen und Punkte in Spielreihenfolge: { $players }; { $active } ist dran und hervorgehoben. Darunter von links nach rechts: der Stapel mit { $left } Plättchen und Punkten für Runde { $round } von { $rounds }, ein Würfel mit { $die }, das Plättchen { $tile } mit goldenem Rahmen, weil seine Münze zu haben ist, Felder für vier Münzen, davon belegt { $coins }, und { $dice } Felder für zur Seite gelegte Würfel, davon { $aside } belegt.

one-shot-rules-end-title = Ende des Zugs und Wertung
one-shot-rules-end =
    🛑 **Dein Zug endet**, wenn du höher würfelst, als Plättchen da sind, wenn du genau das letzte triffst (seine Münze darfst du noch nehmen) oder wenn alle { $dice } Würfel zur Seite gelegt sind.

    🪙 **Punkte** bringen deine Münzen. Fehlt dir eine Farbe, gibt es dazu 1 Bonuspunkt pro zur Seite gelegtem Würfel. Im Bild: { $coins }, Bonus { $bonus }, zusammen **{ $score }**.

    🔁 Dann kommt der Stapel in derselben Reihenfolge zurück, und jemand anderes ist dran. Es gibt so viele **Runden** wie Leute (zu zweit siehe Optionen). Jede Runde wird neu gemischt und jemand anderes beginnt.

    ⚖️ **Gleichstand an der Spitze?** Stechen: Alle Führenden würfeln um je { $each } Plättchen, die höchste Summe gewinnt. Immer noch gleich? Einmal noch, dann teilen sie sich den Sieg.
one-shot-rules-end-picture = Der Tisch direkt nach einem Zug. Oben die Namen und Punkte in Spielreihenfolge: { $players }; { $seat } hat gerade +{ $score } bekommen, als Nächstes ist { $next } dran. Darunter von links nach rechts: der volle Stapel mit { $full } Plättchen und Punkten für Runde { $round } von { $rounds }, dann abgeblendet der letzte Wurf ({ $die }) und das letzte Plättchen ({ $tile }), und leere Felder für vier Münzen und { $dice } Würfel.

one-shot-rules-options-title = Optionen
one-shot-rules-options =
    Das offene Gedächtnis zeigt allen, welche Plättchen in dieser Runde aufgedeckt wurden: leichter und gut für die erste Partie. Ohne müsst ihr sie euch merken.

    Der Host stellt das vor der Partie ein; **fett** ist die Voreinstellung:

one-shot-rules-tips-title = Tipps
one-shot-rules-tips =
    - **Schau den anderen zu.** „Eine { $highest }, ungefähr zehn Plättchen tief“ ist in deinem Zug Gold wert, denn der Stapel ist derselbe.
    - Nimm anfangs ab drei aufwärts und passe bei allem anderen. Weiter unten sei weniger wählerisch: Eine fehlende Farbe bringt nichts.
    - Eine 0 ist kein Drama. Liegen drei Würfel zur Seite, bringt eine fehlende Farbe drei Punkte. Mit allen vier Farben gibt es keinen Bonus.
    - Wer eine Runde beginnt, weiß nichts, wer sie beendet, am meisten. Alle beginnen gleich oft, also ist es fair.
    - Ein Wurf über das letzte Plättchen hinaus beendet deinen Zug und deckt nichts auf. Nimm vorher, was gut genug ist.
