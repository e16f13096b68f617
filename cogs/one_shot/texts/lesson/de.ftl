### ONE SHOT, die erste Partie Schritt für Schritt; name0 ist das Gegenüber, name1 lernt

one-shot-lesson-goal = Willkommen! Da liegt ein Stapel aus 24 Plättchen, verdeckt. Du würfelst dich nach unten und sammelst Münzen: **höchstens eine von jeder der vier Farben**. Die meisten Punkte gewinnen. { $name0 } fängt an. Schau einfach zu!

one-shot-lesson-remember = { $name0 } hat eine 5 gewürfelt, also wurden fünf Plättchen abgehoben und nur das letzte aufgedeckt: **Monde 5** 🌙, **fünf Plättchen tief**. Merk dir das! Du spielst nachher mit **demselben** Stapel. Mal sehen, wie ihr Zug endet.

one-shot-lesson-throw = { $name0 } hatte vier **Nullen**, auf dem Würfel oder auf Plättchen. Jede 0 legt einen Würfel zur Seite, die vierte beendet den Zug. Ihre Münze bringt 5. Weil ihr eine Farbe fehlt, bekommt sie noch 1 pro Würfel: 9 Punkte. Du bist dran! Der Stapel ist wieder wie vorher. Drück 🎲 **{ one-shot-button-throw }**.
one-shot-lesson-throw-hint = Drück 🎲 **{ one-shot-button-throw }**, um anzufangen.

one-shot-lesson-take = Eine 1, also das oberste Plättchen: **Kronen 5** 👑. Höher geht es nicht, also drück **5 nehmen und weiterwürfeln**. Tauschen kannst du eine Münze später nicht, und vorzeitig aufhören auch nicht.
one-shot-lesson-take-hint = Besser als 5 wird’s nicht: Nimm sie.

one-shot-lesson-pass = **Monde 3**, drei Plättchen tief. Nicht schlecht, aber du hast etwas Besseres gesehen: **Monde 5** liegt zwei Plättchen weiter. Nimmst du die 3, kannst du die 5 nicht mehr nehmen. Drück **{ one-shot-button-pass }**.
one-shot-lesson-pass-hint = Weißt du noch, welche Monde im Zug vor deinem lagen? Passe diesmal.

one-shot-lesson-take-known = Eine 2, perfekt! Da ist die **Monde 5**, die du dir gemerkt hast. { $name0 } hatte diese Münze auch, aber in jedem Zug sind anfangs alle Münzen da. Nimm sie!
one-shot-lesson-take-known-hint = Darauf hast du gewartet: Nimm sie.

one-shot-lesson-take-low = **Wappen 2** ⚜️. Nicht viel, aber du weißt von keinem besseren, und je tiefer du bist, desto weniger Würfe bleiben dir. Eine fehlende Farbe bringt nichts, also nimm sie.
one-shot-lesson-take-low-hint = Gib dich diesmal mit wenig zufrieden: Nimm sie.

one-shot-lesson-null = Eine **0** auf dem Würfel: kein Plättchen, und ein Würfel kommt zur Seite. Noch drei davon und dein Zug ist vorbei, wie bei { $name0 }. Dir fehlen nur noch Sonnen ☀️. Drück 🎲 **{ one-shot-button-throw }**!
one-shot-lesson-null-hint = Drück 🎲 **{ one-shot-button-throw }**.

one-shot-lesson-take-last = **Sonnen 3** ☀️, deine letzte Farbe! Nimm sie. Danach gibt es in diesem Zug nichts mehr zu holen, der Rest läuft also von allein und alle sehen die Plättchen.
one-shot-lesson-take-last-hint = Nimm sie, dann hast du alle vier Farben.

one-shot-lesson-end =
    ### Gut gemacht: 15 Punkte, { $name0 } hat nur 9!
    - **Würfle**, dann **nimm** oder **passe**. Eine Münze pro Farbe.
    - **Vier Nullen** beenden deinen Zug, ein Wurf über das letzte Plättchen hinaus auch. Fehlt dir eine Farbe, gibt es 1 Punkt pro zur Seite gelegtem Würfel.
    - **Schau den anderen zu.** Der Stapel ist bis zur nächsten Runde für alle derselbe.

    Es gibt so viele Runden wie Leute, und jedes Mal beginnt jemand anderes. Die meisten Punkte gewinnen.
