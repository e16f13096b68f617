### Omiga

# same
omiga-name = Omiga
# same
omiga-title = ⚡ Omiga
omiga-short = Zu zweit, ohne Züge: In etwa einer Minute an der Kartenreihe deines Gegenübers vorbei
omiga-pitch = Ihr spielt **gleichzeitig**, so schnell ihr könnt. Leg Karten an deine eigene Reihe, direkt neben die deines Gegenübers: Die Kanten müssen passen wie bei einem Puzzle. Komm **hinter** eine gegnerische Karte oder bis zum **anderen Rand**, dann gewinnst du.

## Optionen

omiga-option-board = Brett
omiga-option-board-7x6 = 7 × 6, kurz
omiga-option-board-9x8 = 9 × 8, normal
omiga-option-board-11x10 = 11 × 10, lang
omiga-option-best-of = Runden
omiga-option-best-of-1 = eine Runde
omiga-option-best-of-3 = Best of 3
omiga-option-best-of-5 = Best of 5
omiga-option-assist = Hilfe (unpassende Karten sind grau)
omiga-option-pulse = Takt (falls jemand eine langsame Verbindung hat)
omiga-option-pulse-0 = aus
omiga-option-pulse-5 = 5 Sekunden zum Wählen
omiga-option-pulse-8 = 8 Sekunden zum Wählen
omiga-option-pulse-12 = 12 Sekunden zum Wählen

## Der Tisch

omiga-round = Runde { $round }/{ $rounds }
omiga-get-ready-ready = Drück **Bereit**, dann öffnet sich deine Ansicht. Dort spielst du.
omiga-is-paused = ⏸️ **Die Partie macht Pause**: Ich wurde neu gestartet, oder ihr wart beide weg.
omiga-get-ready-paused = Drück **Bereit**, dann geht es weiter.
omiga-get-ready-scored = Drück **Bereit** für Runde { $round }.
omiga-call = Ihr seid beide bereit. **Alle** hier dürfen mit **Omiga!** den Start geben.
omiga-go = **Los!** Ihr spielt beide gleichzeitig: Seid schnell!
omiga-none-fits = **Nichts passt:** Wirf deine Hand ab.
omiga-clock = Gestartet { $when }.
omiga-beat = Gelegt wird { $when }.
omiga-stock = { $pile } { $pile ->
        [one] Karte
       *[other] Karten
    } im Stapel, { $discards } abgeworfen
omiga-has-chosen = { $name } hat gewählt.
omiga-again = **Noch mal** startet ein Best of { $rounds }.
omiga-button-panel = Meine Ansicht
# same
omiga-button-call = Omiga!
omiga-button-replay = Replay der Runde

## Was gerade passiert ist

omiga-news-laid = **{ $name }** hat eine Karte auf { $place } gelegt.
omiga-news-threw = **{ $name }** hat die Hand abgeworfen und neu gezogen.
omiga-news-beaten = **{ $name }** war zu spät: Die Karte passt nicht mehr.
omiga-news-you-laid = Du hast eine Karte auf { $place } gelegt.
omiga-news-you-threw = Du hast eine neue Hand gezogen.
omiga-news-you-beaten = Zu spät: Deine Karte passt nicht mehr.

## Die eigene Ansicht

omiga-you = Du bist { $mark }. Komm hinter { $name } oder ganz nach oben!
omiga-press-ready-ready = Drück **Bereit**, wenn es losgehen kann. Deine Karten sind verdeckt, bis jemand Omiga! ruft.
omiga-press-ready-paused = Drück **Bereit**, dann geht es weiter.
omiga-press-ready-scored = Drück **Bereit** für Runde { $round }.
omiga-wait-other = ✅ Du bist bereit. Wir warten auf **{ $name }**…
omiga-button-ready = Bereit
omiga-button-throw = Hand abwerfen
omiga-button-claim = Niemand da: Sieg beanspruchen
omiga-button-as-shown = { $letter } wie gezeigt
omiga-button-turned = { $letter } gedreht
omiga-as-shown = wie gezeigt
omiga-turned = gedreht
omiga-needs = braucht { $edges }
omiga-top = oben { $end }
omiga-bottom = unten { $end }
omiga-left = links { $colour }
omiga-right = rechts { $colour }
omiga-shape-slash = Slash
omiga-shape-backslash = Backslash
omiga-shape-tip = Spitze
omiga-shape-notch = Kerbe
omiga-colour-green = grün
# same
omiga-colour-pink = pink
omiga-chosen-lay = ☑️ Gewählt: Karte **{ $number }** auf **{ $letter }**. Ändern geht noch.
omiga-chosen-throw = ☑️ Gewählt: eine neue Hand. Ändern geht noch.

## Details

omiga-goal-white = Weiß, von Zeile 1 nach oben
omiga-goal-black = Schwarz, nach unten zu Zeile 1
omiga-details-free = Deine freien Felder
omiga-details-rounds = Runden bisher

## Das Ende einer Runde

omiga-won-behind = { $name } ist hinter der Reihe von { $other } und gewinnt!
omiga-won-edge = { $name } ist am anderen Rand und gewinnt!
omiga-won-claimed = Von { $other } kam nichts mehr, also gewinnt { $name }.
omiga-draw-sides = Unentschieden! Beide Reihen gehen von Seite zu Seite, da kommt niemand mehr vorbei.
omiga-draw-exhausted = Unentschieden! Die letzten Karten von { $name } passen nirgends.
omiga-draw-exhausted-one = Unentschieden! Auf einer Seite passen die letzten Karten nirgends.
omiga-draw-stuck = Unentschieden! Niemand hat noch eine Karte, die passt.
omiga-decided = Entschieden durch die Karten auf { $places }.
omiga-match-won = { $name } gewinnt die Partie { $score }!
omiga-match-claimed = Von { $other } kam nichts mehr, also gewinnt { $name } die Partie!
omiga-match-level = Die Partie endet { $score } unentschieden.

## Das Replay

omiga-replay = Replay der Runde: Karte { $step } von { $steps }
omiga-replay-laid = **{ $name }** legt eine Karte auf { $place }: { $edges }.
omiga-no-replay = Diese Runde kannst du dir nicht mehr ansehen: Die nächste läuft schon.

## Das Bild in Worten

omiga-picture = Das Brett, { $columns } Spalten und { $rows } Zeilen, gesehen von { $side }. Weiß ist { $white_name }, Schwarz ist { $black_name }. Jede Karte mit Spalte und Zeile, dann ihr oberes und unteres Ende (/ Slash, \ Backslash, ^ Spitze, v Kerbe), dann ihre linke und rechte Seite (g grün, p pink). Weiß: { $white }. Schwarz: { $black }. Die neueste: { $newest }.
omiga-picture-hands = Die Hände, wie sie neben dem Brett liegen (– wo eine Karte gespielt wurde): Weiß { $white }; Schwarz { $black }.
omiga-picture-hands-down = Neben dem Brett beide Hände, je { $cards } Karten, verdeckt.
omiga-picture-piles = In den Stapeln: Weiß { $white }, Schwarz { $black }.
omiga-picture-free = Freie Felder: { $places }.
omiga-picture-rounds = Gewonnene Runden: Weiß { $white }, Schwarz { $black }.
omiga-picture-ways = Auf { $letter } wie gezeigt: { $shown }. Gedreht: { $turned }.
omiga-side-white = Weiß
omiga-side-black = Schwarz
omiga-legend = Die Kanten einer Karte mit ihren Namen. Oben und unten: Ein Slash steigt nach rechts, ein Backslash fällt nach rechts, eine Spitze ragt aus der Karte, eine Kerbe ist hineingeschnitten. Links und rechts: eine halbe grüne Scheibe oder ein halber pinker Ring.

## Absagen

omiga-not-ready = Noch nicht: Erst müsst ihr beide bereit sein.
omiga-already-ready = Du bist schon bereit. Wir warten auf dein Gegenüber.
omiga-both-ready = Ihr seid beide bereit: Jemand muss Omiga! rufen.
omiga-has-begun = Die Runde hat schon angefangen.
omiga-not-begun = Die Runde hat noch nicht angefangen.
omiga-paused = Die Partie macht Pause, bis ihr beide Bereit gedrückt habt.
omiga-no-such-place = Dieses Feld gibt es auf diesem Brett nicht.
omiga-place-taken = Zu spät: Da liegt schon eine Karte.
omiga-not-in-hand = Diese Karte hast du schon gespielt.
omiga-not-beside-own = Eine Karte muss an eine Kante einer deiner Karten stoßen.
omiga-far-from-enemy = Eine Karte muss eine gegnerische berühren, mindestens an einer Ecke.
omiga-does-not-fit = Diese Karte passt dort nicht.
omiga-which-way = Sie passt auf beide Arten. Welche?
omiga-not-silent = Dein Gegenüber ist noch da: Auch der Versuch mit einer unpassenden Karte zählt.
omiga-heard = Wir wissen, dass du da bist.

## Absagen in der eigenen Ansicht: der gedrückte Knopf und der Grund, kurz genug für eine Zeile auf dem Handy

omiga-note-place-taken = **{ $press }**: { $name } war schneller.
omiga-note-not-in-hand = **{ $press }**: Diese Karte hast du schon gespielt.
omiga-note-not-beside-own = **{ $press }** stößt an keine Kante von dir.
omiga-note-far-from-enemy = **{ $press }** berührt keine Karte von { $name }.
omiga-note-does-not-fit = **{ $press }**: braucht { $edges }
omiga-note-which-way = **{ $press }** passt auf beide Arten. Welche?

## Züge, wie ein Replay sie erzählt

omiga-did-ready = { $name } war bereit
omiga-did-omiga = { $name } hat Omiga gerufen
omiga-did-lay = { $name } hat eine Karte gelegt
omiga-did-throw = { $name } hat die Hand abgeworfen
omiga-did-attempt = { $name } hat eine unpassende Karte probiert
omiga-did-claim = { $name } hat den Sieg beansprucht
