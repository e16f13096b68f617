### Omiga, die Regeln auf Seiten

omiga-rules-white = Weiß
omiga-rules-black = Schwarz

omiga-rules-about-title = Darum geht’s
omiga-rules-about =
    Zwei Kartenreihen winden sich umeinander. Komm **hinter** eine Karte deines Gegenübers oder bis zum **anderen Rand** des Bretts, dann gewinnst du.

    Es gibt **keine Züge**: Ihr spielt beide gleichzeitig, so schnell ihr könnt.

    👥 { $most } Personen, und alle dürfen zuschauen
    ⏱️ etwa eine Minute pro Runde
    ⚡ scharfe Augen und flinke Finger

    Eine schnellere Verbindung hilft ein bisschen. Sind eure sehr verschieden, schaltet in den Optionen *{ omiga-option-pulse }* ein.

omiga-rules-table-title = Die Karten
omiga-rules-table =
    Jede Karte hat vier Kanten:
    - **oben und unten**: *{ omiga-shape-slash }*, *{ omiga-shape-backslash }*, *{ omiga-shape-tip }* oder *{ omiga-shape-notch }*
    - **links und rechts**: ein halber Kreis, *{ omiga-colour-green }* (voll) oder *{ omiga-colour-pink }* (ein Ring)

    Ihr habt beide dieselben { $cards } Karten, alle verschieden, und { $hand } davon auf der Hand.

    Das Brett hat { $columns } × { $rows } Felder. Weiß spielt von Zeile 1 nach oben, Schwarz von der anderen Seite, aber **du siehst dich immer unten**. Spalten haben Buchstaben und Zeilen Zahlen, für euch beide dieselben. Am Anfang liegt von jeder Seite eine Karte in der Mitte.
omiga-rules-table-picture = { omiga-legend }

omiga-rules-start-title = Auf die Plätze, fertig, Omiga!
omiga-rules-start =
    1. ✋ Drück am Tisch **{ omiga-button-ready }**. Deine Ansicht öffnet sich: Nur du siehst sie, und dort spielst du. **{ omiga-button-panel }** öffnet sie wieder.
    2. ⚡ Seid ihr beide bereit, drückt jemand **{ omiga-button-call }**: ihr selbst, oder wer gerade zuschaut.
    3. 🃏 Eure { $hand } Karten werden aufgedeckt, und los geht’s!

    Auch die Hand deines Gegenübers siehst du, also behalte im Auge, was da kommt.

    Startet der Bot während einer Runde neu, macht die Partie Pause, bis ihr beide wieder **{ omiga-button-ready }** gedrückt habt.

omiga-rules-turn-title = Karten legen
omiga-rules-turn =
    Deine freien Felder haben Buchstaben, deine Karten Zahlen. **{ $lay }** legt Karte 1 auf Feld A.

    Frei ist für dich ein Feld, das **an eine Kante einer deiner Karten** stößt und **eine deines Gegenübers** berührt, mindestens an einer Ecke. Die Karte muss zu **allen** Nachbarn passen:
    - { omiga-shape-slash } an { omiga-shape-slash }, { omiga-shape-backslash } an { omiga-shape-backslash }, { omiga-shape-tip } an { omiga-shape-notch }
    - { omiga-colour-green } an { omiga-colour-green }, { omiga-colour-pink } an { omiga-colour-pink }

    Der Bot dreht die Karte, wenn nötig. Passt sie auf beide Arten, wählst du: **{ omiga-button-as-shown }** oder **{ omiga-button-turned }**. Eine falsche Karte kostet dich nur Zeit.

    Nach deiner letzten Karte ziehst du { $hand } neue. ♻️ **{ omiga-button-throw }** tauscht deine Hand gegen neue Karten, wann immer du willst.

omiga-rules-example-title = Ein Beispiel
omiga-rules-example =
    Das ist die Ansicht von Weiß. Das braucht jedes freie Feld:
    { $spots }

    ✅ **{ $fits }** geht: Auf diesem Feld hat die Karte { $edges }.
    ✋ **{ $misfit }** geht nicht: Die Karte passt dort auf keine Art.
omiga-rules-example-picture = { $table } Die Hand von Weiß, groß und mit Zahlen: { $hand }.

omiga-rules-end-title = So gewinnst du
omiga-rules-end =
    🏆 **Du gewinnst die Runde** mit einer Karte
    - direkt **hinter** einer Karte deines Gegenübers, auf der Seite, die von dir weg zeigt, oder
    - in der letzten Zeile, am **anderen Rand** des Bretts.

    Im Bild ist { $winner } dahinter gekommen: siehe die Krone.

    🤝 **Unentschieden** ist es, wenn beide Reihen den linken *und* den rechten Rand erreichen oder wenn die übrigen Karten nirgends passen.

    🏳️ Seit { $seconds } Sekunden nichts von deinem Gegenüber? **{ omiga-button-claim }**.

    🎬 **{ omiga-button-replay }** zeigt die letzte Runde Karte für Karte.
omiga-rules-end-picture = { $table } Die Runde ist vorbei: Die Karten auf { $card } und { $passed } haben einen goldenen Rahmen, die auf { $card } eine Krone. { $winner } hat gewonnen.

omiga-rules-options-title = Optionen und Tipps
omiga-rules-options =
    - Schau, was ein Feld **braucht**, dann auf deine Karten. Passt nichts? Wirf deine Hand sofort ab.
    - Eine Karte neben dem Ende der gegnerischen Reihe kann ihr den Weg versperren.
    - *Hilfe* zeigt, was passt: ideal zum Lernen.
    - Beim *Takt* wählt ihr beide eine Karte, dann werden beide zusammen gelegt. Dasselbe Feld? Dann entscheidet eine Münze.

    Der Host stellt das vor der Partie ein; **fett** ist die Voreinstellung:
