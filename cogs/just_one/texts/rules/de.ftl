### Just One, die Regeln auf Seiten

just-one-rules-about-title = Darum geht’s
just-one-rules-about =
    Eine Person rät ein Wort. Alle anderen helfen mit einem **Hinweis aus einem Wort**, heimlich geschrieben. Aber gleiche Hinweise werden **gestrichen**, bevor geraten wird. Der naheliegende Hinweis ist deshalb oft der schlechteste.

    Ihr spielt alle zusammen gegen den Kartenstapel. Wie viele von { $cards } Wörtern schafft ihr?

    👥 { $fewest } bis { $most } Personen
    ⏱️ 20 bis 30 Minuten, mit weniger Karten kürzer
    💡 Wörter, und ein Gespür dafür, was die anderen denken

just-one-rules-table-title = Was auf dem Tisch liegt
just-one-rules-table =
    🎴 **Der Stapel**: { $cards } Karten mit je { $words } Wörtern, verdeckt.

    💛 **Die Karten, die ihr zusammen gewonnen habt.**

    🙈 In jeder Runde **rät** jemand anderes (hier { $guesser }), bekommt die nächste Karte und sieht sie nicht.

    ✍️ Alle anderen haben **einen Aufsteller** für einen geheimen Hinweis. Mit 🃏 **{ just-one-panel-clues }** kommst du zu deinem; sonst sieht ihn niemand.

    Im Bild hat { $guesser } Zahl { $number } gewählt. { $written } haben ihre Hinweise geschrieben, deshalb sind ihre Aufsteller weggedreht. { $waiting_for } überlegt noch.
just-one-rules-table-picture = Oben links der Stapel mit { $left } Karten, oben rechts { $won } gewonnene Karten. Darunter, wer mitspielt: { $order }. { $guesser } hat die Augen zu und eine Karte mit { $words } Zeilen; Zahl { $number } ist markiert. Weggedrehte Aufsteller mit einem Hinweis: { $written }. Ein leerer Aufsteller: { $waiting_for }.

just-one-rules-turn-title = Eine Runde, Schritt für Schritt
just-one-rules-turn =
    1. Wer rät, wählt eine Zahl von 1 bis { $words }. Das ist das gesuchte Wort.
    2. Alle anderen drücken 🃏 **{ just-one-panel-clues }** und **{ just-one-button-write }**: ein Wort, ohne Leerzeichen. Ändern geht, bis alle fertig sind. Bei { $small } Leuten sind es je { $each } Hinweise. Du kennst das Wort nicht? Drück **{ just-one-button-unknown }**, bevor jemand einen Hinweis geschrieben hat.
    3. **{ just-one-panel-compare }**: Gleiche Hinweise werden alle gestrichen. Wer Hinweise schreibt, darf welche **streichen** oder **zurückholen**; die anderen sehen, wer das war. Dann drückt ihr **{ just-one-button-ready }**. Ist kein Hinweis zweifelhaft, geht es nach { $seconds } Sekunden weiter.
    4. Wer rät, sieht die übrigen Hinweise: **{ just-one-button-guess }** oder **{ just-one-button-skip }**.

    🚫 Verboten: das Wort selbst, seine Formen und seine Wortfamilie, eine Übersetzung, ein gleich klingendes oder ein erfundenes Wort.

just-one-rules-example-title = Beispiel: gleiche Hinweise
just-one-rules-example =
    Das Wort ist **{ $word }**. Das sind die Hinweise:

    ❌ { $gone }
    ✅ { $kept }

    Zwei hatten dieselbe Idee; Groß und Klein macht keinen Unterschied. **Beide** Hinweise werden gestrichen, und { $guesser } sieht keinen davon.

    Auch verschiedene Formen eines Worts sind gleich, etwa *Maus* und *Mäuse*. Ist der Bot nicht sicher, fragt er und ihr entscheidet.
just-one-rules-example-picture = Die Aufsteller, wie alle sie sehen, die Hinweise schreiben. { $guesser } hat die Augen zu und eine Karte; Zahl { $number } ist markiert. Rot durchgestrichen, mit demselben Gekritzel: { $gone }. Nicht durchgestrichen: { $kept }. { $left } Karten im Stapel, { $won } gewonnen.

just-one-rules-guess-title = Der Tipp
just-one-rules-guess =
    Jetzt darf { $guesser } hinschauen, sieht aber nur die übrigen Hinweise: **{ $kept }**, und dass { $lost } gestrichen wurden.

    Du hast **einen** Versuch:
    - ✅ richtig: Ihr gewinnt die Karte;
    - ❌ falsch: Ihr verliert diese Karte **und die nächste vom Stapel**, ungesehen;
    - ⏭️ **{ just-one-button-skip }**: Ihr verliert nur diese Karte.

    Rechtschreibung ist egal: Was gleich klingt, ist richtig. Bei jedem anderen Tipp stimmen die anderen ab: 👍 **{ just-one-button-yes }** oder 👎 **{ just-one-button-no }**. Er gilt nur mit Mehrheit, und die Abstimmung endet, sobald sie entschieden ist.

    Wurden alle Hinweise gestrichen, wird nicht geraten, und ihr verliert nur diese Karte.
just-one-rules-guess-picture = Der Tisch, wie ihn sieht, wer rät. { $guesser } hat die Augen offen und eine Karte; Zahl { $number } ist markiert. Lesbare Aufsteller: { $kept }. Die anderen sind weggedreht, weil ihre Hinweise gestrichen wurden. { $left } Karten im Stapel, { $won } gewonnen.

just-one-rules-end-title = Das Ende, und Tipps
just-one-rules-end =
    Ihr ratet in der Reihenfolge, in der ihr eingestiegen seid. Ist der Stapel leer, zählt ihr die gewonnenen Karten: Das ist euer gemeinsames Ergebnis. Bei einer ganzen Partie mit { $full } Karten hört ihr auch, wie gut das ist. Ein falscher Tipp bei der **letzten Karte** kostet euch eine gewonnene.

    Tipps:
    - Überleg, welchen Hinweis alle schreiben. Schreib einen anderen.
    - Namen, Zahlen und Zeichen sind erlaubt: *007* ist ein prima Hinweis.
    - Ein Hinweis, der nur zusammen mit anderen hilft, kann super sein. Die anderen schreibt schon jemand.
    - Unsicher? Ein falscher Tipp kostet zwei Karten, passen nur eine.
    - Jemand eingeschlafen? **{ menu-button }** → **{ menu-nudge }**. Ohne Zeitlimit geht es nach { $minutes } Minuten weiter.

just-one-rules-options-title = Optionen
just-one-rules-options = Stellt das vor dem Start ein; **fett** ist die Voreinstellung:
