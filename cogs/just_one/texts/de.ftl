### Just One

# same
just-one-name = Just One
# same
just-one-title = 💡 Just One
just-one-short = Geheime Hinweise aus einem Wort. Gleiche werden gestrichen. Ihr gewinnt oder verliert zusammen
just-one-pitch = Eine Person rät ein Wort. Alle anderen schreiben heimlich einen **Hinweis aus einem Wort**. Aber gleiche Hinweise werden gestrichen, bevor geraten wird, also seid hilfreich *und* originell. Ihr gewinnt oder verliert **zusammen**.

## Optionen

just-one-option-language = Sprache der Wörter
# same
just-one-option-language-en = English
# same
just-one-option-language-ja = 日本語
# same
just-one-option-language-de = Deutsch
# same
just-one-option-language-fr = Français
# same
just-one-option-language-es = Español
# same
just-one-option-language-pt = Português (Brasil)
just-one-option-cards = Karten
just-one-option-cards-5 = 5 (kurze Partie)
just-one-option-cards-7 = 7
just-one-option-cards-10 = 10
just-one-option-cards-13 = 13 (ganze Partie)
just-one-option-timers = Zeitlimit
just-one-option-timers-off = aus (Anstupsen gibt zwei Minuten)
just-one-option-timers-relaxed = gemütlich (drei Minuten pro Hinweis oder Tipp)
just-one-option-timers-brisk = flott (75 Sekunden pro Hinweis oder Tipp)
just-one-option-two-clues-with-four = Zu viert je zwei Hinweise
just-one-option-clue-check = Prüfung der Hinweise
just-one-option-clue-check-lenient = locker: nur genau dasselbe Wort geht nicht
just-one-option-clue-check-normal = normal: klare Fälle gehen nicht, den Rest entscheidet ihr
just-one-option-clue-check-strict = streng: auch zweifelhafte Hinweise gehen nicht
just-one-option-word-list = Wörter
just-one-option-word-list-house = Standard
just-one-option-word-list-own = eigene Liste des Servers (siehe /wörter)

## Der Tisch

just-one-turn = Runde { $turn }
just-one-turn-heading = Runde { $turn }
just-one-over = Ergebnis
just-one-score = { $won ->
    [one] 1 Wort erraten
   *[other] { $won } Wörter erraten
} · { $left ->
    [0] letzte Karte
    [one] noch 1 Karte
   *[other] noch { $left } Karten
}
just-one-order = Reihenfolge beim Raten: { $order }
just-one-clues = Hinweise dieser Runde
just-one-coming = Ab der nächsten Runde dabei: { $names }
just-one-panel-coming = Ab der nächsten Runde bist du dabei. Bis dahin ist alles geheim. Wenn du etwas tun kannst, siehst du es hier.
just-one-waiting-for = Wir warten auf { $names }
just-one-writing = Es schreiben noch: { $names }
just-one-deadline = Weiter geht’s { $when }, so oder so.
just-one-now-number = 🎴 **{ $name }** rät. **{ $name }**, such dir eine Zahl von 1 bis 5 aus!
just-one-now-another = 🤷 Jemand kennt das Wort nicht. **{ $name }**, nimm eine andere Zahl!
just-one-now-clues = ✍️ Es ist Wort **{ $number }**. Alle außer **{ $name }**: Schaut es euch an und schreibt { $each ->
    [1] einen **Hinweis aus einem Wort**
   *[other] **zwei Hinweise aus je einem Wort**
}. Nichts verraten!
just-one-now-compare = 🙈 Nicht gucken, **{ $name }**! Alle anderen vergleichen die Hinweise.
just-one-now-guess = 👀 **{ $name }**, hier sind deine Hinweise. Du hast **einen Versuch**. Daneben kostet eine Karte extra, passen nicht.
just-one-now-vote = 🗳️ **{ $name }** tippt auf **{ $guess }**. Gilt das? Alle außer **{ $name }** stimmen ab.
just-one-undrawn = Einige Hinweise passen nicht ins Bild. Sie stehen in **{ details-button }**.
just-one-cancelled = { $count ->
    [one] 1 Hinweis wurde gestrichen.
   *[other] { $count } Hinweise wurden gestrichen.
}

just-one-panel-number = Karte ansehen
just-one-panel-clues = Wort ansehen
just-one-panel-compare = Hinweise vergleichen
just-one-panel-guess = Meine Ansicht
just-one-panel-vote = Wort ansehen
just-one-button-guess = Raten
just-one-button-skip = Passen
just-one-button-yes = Gelten lassen
just-one-button-no = Ablehnen

## Das Bild, beschrieben

just-one-picture-hidden = { $name } rät. Hinweise:
just-one-picture-word = { $name } muss „{ $word }“ erraten. Hinweise:
just-one-picture-over = { $name } musste „{ $word }“ erraten. Hinweise:
just-one-picture-clue = { $name }: { $clue }
just-one-picture-cancelled = { $name }: { $clue } (gestrichen)
just-one-picture-back = { $name }: gestrichen, verdeckt
just-one-picture-none = { $name }: kein Hinweis

## Eine Runde ist vorbei

just-one-ended-found = ✅ **{ $name }** hat’s: **{ $word }**!
just-one-ended-found-vote = ✅ **{ $name }** hat auf *{ $guess }* getippt, und ihr lasst es als **{ $word }** gelten!
just-one-ended-found-sound = ✅ **{ $name }** hat auf *{ $guess }* getippt. Das ist nah genug an **{ $word }**!
just-one-ended-missed = ❌ **{ $name }** hat auf *{ $guess }* getippt, aber es war **{ $word }**.
just-one-ended-skipped = ⏭️ **{ $name }** hat gepasst. Es war **{ $word }**.
just-one-ended-away = 💤 **{ $name }** hat nicht rechtzeitig geraten. Es war **{ $word }**.
just-one-ended-away-early = 💤 Von **{ $name }** kam rechtzeitig keine Zahl, also ist die Karte verloren.
just-one-ended-left = 🚪 **{ $name }** ist gegangen. Das Wort war **{ $word }**.
just-one-ended-left-early = 🚪 **{ $name }** ist gegangen, bevor eine Zahl feststand, also ist die Karte verloren.
just-one-ended-no-clues = 🫥 Für **{ $name }** blieb kein Hinweis übrig. Das Wort war **{ $word }**.
just-one-ended-ended = ⏹️ Die Partie endete, während **{ $name }** geraten hat. Das Wort war **{ $word }**.
just-one-votes = Stimmen: { $ayes } dafür, { $noes } dagegen.
just-one-burned = Der falsche Tipp kostet auch die nächste Karte.
just-one-taken-back = Ein falscher Tipp bei der letzten Karte: Ihr verliert eine gewonnene.

## Warum Hinweise gleich sind

just-one-alike-equal = dasselbe Wort: { $one } / { $other }
just-one-alike-lemma = Formen desselben Worts: { $one } / { $other }
just-one-alike-spelling = zwei Schreibweisen desselben Worts: { $one } / { $other }
just-one-alike-gender = männliche und weibliche Form desselben Worts: { $one } / { $other }
just-one-alike-family = dieselbe Wortfamilie: { $one } / { $other }
just-one-alike-affix = eins ist wohl vom anderen abgeleitet: { $one } / { $other }
just-one-alike-typo = sieht nach einem Tippfehler aus: { $one } / { $other }
just-one-alike-sound = klingen gleich: { $one } / { $other }
just-one-alike-translation = dasselbe Wort in zwei Sprachen: { $one } / { $other }
just-one-alike-contains = eins steckt im anderen: { $one } / { $other }
just-one-alike-unknown = vielleicht dasselbe: { $one } / { $other }
just-one-perhaps = vielleicht: { $why }
just-one-cancelled-by = gestrichen von { $name }
just-one-restored-by = zurückgeholt von { $name }

## Was mit einem Hinweis nicht stimmen könnte

just-one-doubt-equal = ist es das Wort selbst?
just-one-doubt-lemma = ist es eine Form des Worts?
just-one-doubt-spelling = ist es das Wort, nur anders geschrieben?
just-one-doubt-gender = ist es die männliche oder weibliche Form des Worts?
just-one-doubt-family = ist es aus derselben Wortfamilie?
just-one-doubt-affix = ist es vom Wort abgeleitet?
just-one-doubt-typo = ist es das Wort mit Tippfehler?
just-one-doubt-sound = klingt es wie das Wort?
just-one-doubt-translation = ist es das Wort in einer anderen Sprache?
just-one-doubt-contains = steckt das Wort darin?
just-one-doubt-unknown = gibt es das Wort überhaupt?

## Private Ansichten

just-one-card = Auf der Karte:
just-one-active-number = Du rätst in dieser Runde. Such dir am Tisch eine Zahl aus. Die Karte siehst du nicht, also ist es egal, welche.
just-one-active-clues = Du rätst in dieser Runde. Die anderen schreiben gerade Hinweise, lehn dich zurück.
just-one-active-compare = Du rätst in dieser Runde. Die anderen vergleichen die Hinweise. Nicht gucken!
just-one-active-guess = Hier sind deine Hinweise. Du hast **einen Versuch**. Daneben kostet eine Karte extra, passen nicht.
just-one-active-vote = Du hast geraten. Jetzt entscheiden die anderen, ob es gilt.
just-one-giver-number = Warte, bis **{ $name }** eine Zahl nimmt.
just-one-giver-clues = { $each ->
    [1] Schreib **ein Wort**, das dorthin führt. Nicht das Wort selbst, nichts aus seiner Wortfamilie und keine Übersetzung.
   *[other] Schreib **zwei Hinweise**, je ein Wort. Nicht das Wort selbst, nichts aus seiner Wortfamilie und keine Übersetzung.
}
just-one-giver-compare = Gleiche Hinweise sind gestrichen. Streich weitere oder hol welche zurück, wenn nötig, und drück dann **Fertig**.
just-one-giver-guess = **{ $name }** grübelt über euren Hinweisen.
just-one-giver-vote = **{ $name }** tippt auf **{ $guess }**. Gilt das?
just-one-voted-yes = Du bist dafür.
just-one-voted-no = Du bist dagegen.
just-one-voted-abstain = Du hast nicht abgestimmt.
just-one-giver-written = Wir warten noch auf { $names }. So lange kannst du noch ändern.
just-one-giver-ready = ✅ Du bist fertig. Wir warten noch auf { $names }.
just-one-my-clue = ✅ Dein Hinweis: **{ $clue }**
just-one-excused = In dieser Runde warten wir nicht auf dich, aber du kannst noch schreiben.
just-one-panel-is-over = Die Partie ist vorbei. Das Ergebnis steht am Tisch.
just-one-button-write = Hinweis schreiben
just-one-button-write-two = Beide Hinweise schreiben
just-one-button-change = Hinweis ändern
just-one-button-change-two = Hinweise ändern
just-one-button-blank = Kein Hinweis von mir
just-one-button-unknown = Ich kenne das Wort nicht
just-one-cancel-clue = { $clue } streichen
just-one-restore-clue = { $clue } zurückholen
just-one-select-clue = Streichen oder zurückholen…
just-one-button-ready = Fertig ({ $done } von { $total })

just-one-menu-nudge-why = Mit Ping. Ohne Zeitlimit bleiben dann zwei Minuten
just-one-more-close = Jetzt weitermachen
just-one-more-close-why = Als wäre die Zeit um
just-one-more-excuse = Ohne { $name } weitermachen
just-one-more-excuse-why = Nicht auf einen Hinweis von { $name } warten
just-one-more-stop = Partie beenden
just-one-more-stop-why = Für alle, mit dem Stand bis jetzt
just-one-more-stop-question = Partie für alle beenden? Der Stand bis jetzt zählt.

just-one-form-clue = Hinweis für: { $word }
just-one-form-clue-label = Ein Wort
just-one-form-first-label = Erster Hinweis: ein Wort
just-one-form-second-label = Zweiter Hinweis: ein anderes Wort
just-one-form-clue-hint = Kein Leerzeichen; 007, U-Boot okay
just-one-form-guess = Dein einziger Versuch
just-one-form-guess-label = Das gesuchte Wort ist …

## Das Ende der Partie

just-one-over-too-few = Ihr seid nicht einmal mehr zu dritt, also endet die Partie hier.
just-one-result = { $won ->
    [0] Keins von { $cards } Wörtern erraten
   *[other] { $won } von { $cards } Wörtern erraten!
}
just-one-result-early = Vorzeitig beendet: { $won } von { $cards } Wörtern erraten
just-one-computers = 🤖 Mit { $count ->
    [one] 1 Computer
   *[other] { $count } Computern
}, also zählt es nicht für eure Statistik.
just-one-best = 🏅 Bestes Ergebnis von { $name } mit Computern: **{ $won } von { $cards }**
just-one-best-new = 🎉 Neues bestes Ergebnis von { $name } mit Computern!
just-one-lost = Verlorene Karten: { $cards }.
just-one-lost-wrong = { $count ->
    [one] 1 falscher Tipp
   *[other] { $count } falsche Tipps
}
just-one-lost-burned = { $count ->
    [one] { $guesses } (+1 Karte extra)
   *[other] { $guesses } (+{ $count } Karten extra)
}
just-one-lost-back = 1 gewonnene Karte zurückgegeben
just-one-lost-skipped = { $count } gepasst
just-one-lost-no-clues = { $count } ohne Hinweise
just-one-band-13 = Perfekt! Wetten, das schafft ihr nicht noch mal?
just-one-band-12 = Alle bis auf eins. Genial!
just-one-band-11 = Großartig. Darauf stoßt ihr jetzt an!
just-one-band-9 = Starke Partie! Ihr denkt ähnlich, aber nicht zu ähnlich.
just-one-band-7 = Solide Partie. Jetzt kennt ihr euch ein bisschen besser.
just-one-band-4 = Ein Anfang. Beim nächsten Mal wird’s besser.
just-one-band-0 = Alle fangen mal klein an. Noch eine Partie?
just-one-moment-lone = 🌟 Ein Hinweis hat gereicht: **{ $clue }** von **{ $name }** führte zu **{ $word }**.
just-one-moment-minds = 👯 **{ $one }** und **{ $other }** hatten { $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
} dieselbe Idee.
just-one-moment-all = 🎨 { $count } verschiedene Hinweise für **{ $word }**, und kein einziger wurde gestrichen.

## Absagen

just-one-not-now = Das geht gerade nicht.
just-one-next-turn = Du bist ab der nächsten Runde dabei.
just-one-full = Dieser Tisch ist voll: höchstens { $most } Leute.
just-one-only-active = Das kann nur, wer gerade rät.
just-one-not-active = Du rätst in dieser Runde, also entscheiden das die anderen.
just-one-not-awaited = Darauf wartet niemand.
just-one-number-gone = Die { $number } fällt weg: Jemand kennt das Wort nicht. Nimm eine andere.
just-one-unknown-too-late = Zu spät: Jemand hat schon einen Hinweis zu diesem Wort geschrieben.
just-one-unknown-last-word = Das ist das letzte Wort auf der Karte, das müsst ihr nehmen.
just-one-one-clue = In dieser Runde gibt es nur einen Hinweis pro Person.
just-one-clue-empty = Da stand nichts. Ein Hinweis braucht mindestens einen Buchstaben, eine Ziffer oder ein Zeichen.
just-one-clue-several-words = In **{ $clue }** ist ein Leerzeichen. Ein Hinweis ist **ein** Wort.
just-one-clue-too-long = Das ist zu lang: höchstens { $most } Zeichen.
just-one-clue-twice = Deine beiden Hinweise müssen verschieden sein.
just-one-clue-is-the-word = **{ $clue }** ist das gesuchte Wort selbst.
just-one-clue-equal = **{ $clue }** ist das gesuchte Wort selbst.
just-one-clue-lemma = **{ $clue }** ist nur eine andere Form des gesuchten Worts.
just-one-clue-spelling = **{ $clue }** ist nur eine andere Schreibweise des gesuchten Worts.
just-one-clue-gender = **{ $clue }** ist die männliche oder weibliche Form des gesuchten Worts.
just-one-clue-family = **{ $clue }** ist aus derselben Wortfamilie wie das gesuchte Wort.
just-one-clue-affix = **{ $clue }** ist wohl vom gesuchten Wort abgeleitet.
just-one-clue-typo = **{ $clue }** ist das gesuchte Wort mit Tippfehler.
just-one-clue-sound = **{ $clue }** klingt genau wie das gesuchte Wort.
just-one-clue-translation = **{ $clue }** ist das gesuchte Wort in einer anderen Sprache.
just-one-clue-contains = In **{ $clue }** steckt das gesuchte Wort.
just-one-cancelled-already = Dieser Hinweis ist schon gestrichen.
just-one-not-cancelled = Dieser Hinweis ist nicht gestrichen.
just-one-same-letters = Ein anderer Hinweis ist genau gleich, also bleiben beide gestrichen.
just-one-no-such-clue = Diesen Hinweis gibt es nicht.
just-one-ready-already = Du bist schon fertig. Wir warten auf die anderen.
just-one-guess-empty = Da stand nichts. Was ist dein Tipp?
just-one-guess-too-long = Das ist zu lang: höchstens { $most } Zeichen.
just-one-voted-already = Du hast schon abgestimmt.
just-one-nudged-already = Da wurde schon angestupst.
just-one-nudge-yourself = Wir warten nur auf dich.

## Eigene Wörter eines Servers

command-words = wörter
command-words-description = Eigene Wörter dieses Servers für Just One
command-words-upload = hochladen
command-words-upload-description = Mit eigenen Wörtern spielen: eine Textdatei, ein Wort pro Zeile
command-words-file = datei
command-words-file-description = Eine einfache Textdatei (UTF-8), ein Wort pro Zeile
command-words-show = zeigen
command-words-show-description = Die eigenen Wörter dieses Servers als Datei
command-words-remove = löschen
command-words-remove-description = Die eigenen Wörter dieses Servers löschen
just-one-words-kept = { $count } Wörter gespeichert. Um mit ihnen zu spielen, stell in den Optionen von Just One die **eigene Liste des Servers** ein.
just-one-words-shown = Eigene Wörter dieses Servers: { $count }.
just-one-words-removed = Die eigenen Wörter dieses Servers sind gelöscht.
just-one-words-none = Dieser Server hat keine eigenen Wörter. Lade mit `/wörter hochladen` mindestens { $least } hoch.
just-one-words-only-managers = Dafür brauchst du die Berechtigung „Server verwalten“.
just-one-words-file-too-big = Diese Datei ist zu groß: höchstens { $most } KB.
just-one-words-file-unreadable = Diese Datei kann ich nicht lesen. Speichere sie als einfachen Text in UTF-8, ein Wort pro Zeile.
just-one-words-control = In Zeile { $line } ist ein unsichtbares Zeichen. Es wurde nichts gespeichert.
just-one-words-too-long = Zeile { $line } ist zu lang ({ $word }): höchstens { $most } Zeichen. Es wurde nichts gespeichert.
just-one-words-too-many = Das sind zu viele Wörter: höchstens { $most }. Es wurde nichts gespeichert.
just-one-words-too-few = { $words ->
    [0] Dieser Server hat keine eigenen Wörter. Ihr braucht mindestens { $least }: siehe `/wörter hochladen`.
    [one] Das ist nur 1 Wort. Ihr braucht mindestens { $least }.
   *[other] Das sind nur { $words } verschiedene Wörter. Ihr braucht mindestens { $least }.
}

## Züge, wie ein Replay sie erzählt

just-one-did-pick = { $name } hat Zahl { $number } gewählt
just-one-did-unknown = { $name } wollte ein anderes Wort
just-one-did-clue = { $name } hat einen Hinweis geschrieben
just-one-did-second-clue = { $name } hat einen zweiten Hinweis geschrieben
just-one-did-clues = { $name } hat beide Hinweise geschrieben
just-one-did-blank = { $name } hat keinen Hinweis geschrieben
just-one-did-cancel = { $name } hat einen Hinweis gestrichen
just-one-did-restore = { $name } hat einen Hinweis zurückgeholt
just-one-did-ready = { $name } ist mit dem Vergleichen fertig
just-one-did-guess = { $name } hat geraten: { $text }
just-one-did-skip = { $name } hat gepasst
just-one-did-vote = { $name } hat abgestimmt
just-one-did-accept = { $name } hat abgestimmt
just-one-did-reject = { $name } hat abgestimmt
just-one-did-nudge = { $name } hat angestupst
just-one-did-leave = { $name } ist gegangen
just-one-did-arrive = { $name } ist ab der nächsten Runde dabei
just-one-did-excuse = { $name } wartet nicht länger auf jemanden
just-one-did-close = { $name } hat weitergemacht
just-one-did-stop = { $name } hat die Partie beendet
just-one-no-computers = Computer spielen Just One nur auf Englisch, Japanisch, Deutsch und Französisch. Wählt eine dieser Sprachen, oder spielt ohne Computer.
