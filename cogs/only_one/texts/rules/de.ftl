### Only One Collection, die Regeln auf Seiten

only-one-rules-about-title = Darum geht’s
only-one-rules-about =
    Ihr legt alle Zutatenkarten an dieselben Spalten an, und **keine Zahl darf in einer Spalte doppelt sein**. Nimm eine Spalte, solange sie gut ist. Wartest du zu lange, nimmt sie jemand anderes oder sie platzt.

    Am Ende wird aus jeder Zutat ein Trank gebraut. Ihn bekommt, wer **die meisten Karten** dieser Sorte hat, und er ist mehr wert, wenn viele davon abgelegt wurden oder bei der Person vor dir liegen.

    👥 { $fewest } bis { $most } Personen
    ⏱️ 20 bis 30 Minuten
    🧪 Zocken, und die Nachbarschaft im Auge behalten

only-one-rules-table-title = Der Tisch
only-one-rules-table =
    - **Spalten**, eine pro Person (zu zweit { $two }). Eine Runde beginnt mit je einer Karte; mit { $size } ist eine Spalte voll.
    - **Karten** von 1 bis { $highest }, insgesamt { $few } bis { $many }. Es gibt { $snakes } × { $snake }, { $pumpkins } × { $pumpkin } und so weiter. { $twins } gibt es als A und B; seid ihr wenige, fehlen einige B-Karten.
    - { $egg } { $eggs } **Eier**. Ein Ei ist zugleich { $odd }.
    - ✦ **Besondere Karten**, je ein Punkt: jedes Ei und eine Karte jeder Sorte außer der Feige.
    - **Die Feige** ist die einzige 1 und beendet die Partie. Auf dem Stapel steht, wie viele Karten über ihr liegen.
    - ▶️ **Der Startmarker** entscheidet bei Gleichstand.

    Unten markiert ein farbiges Feld, wer von einer Karte am meisten hat.

only-one-rules-table-picture = Der Tisch am Anfang. Links der Stapel mit der Zahl der Karten bis zur Feige: { $until }. Daneben { $discards } abgelegte Karten und ein leeres Feld für die gezogene Karte. { $columns }. Darunter eine Zeile pro Person, mit einer Spalte für besondere Karten und einer für jede Zutat, alle leer. { $holder } hat den Startmarker; { $active } fängt an und ist hervorgehoben.

only-one-rules-turn-title = Dein Zug
only-one-rules-turn =
    Drück **{ only-one-button-explore }** und leg die Karte an eine Spalte mit weniger als { $size } Karten an, zum Beispiel **{ only-one-button-place }**. Dann ist die nächste Person dran, und du bist noch in der Runde.

    Oder drück **{ only-one-button-collect }**: Die Karten gehören dir, und deine Runde ist vorbei.

    💥 Hat die Spalte die Zahl schon (A und B sind gleich), steht auf dem Knopf **{ only-one-button-bust }**. Du behältst nur die angelegte Karte, der Rest wird verdeckt abgelegt, und deine Runde ist vorbei. Manchmal bleibt dir nichts anderes übrig.

    Eine Runde dauert, bis alle fertig sind; wer als Letztes übrig ist, darf weiterziehen. Wer zuletzt fertig wird, bekommt den Marker ▶️ und beginnt die nächste Runde.

only-one-rules-example-title = Ein Beispiel
only-one-rules-example =
    { $active } hat **{ $card }** gezogen, die Zahl ist also { $number }.

    🟡 Passt, dort gibt es noch keine { $number }: Spalte { $good }.
    🔴 Platzt: Spalte { $bad }. Legt { $active } sie trotzdem an Spalte { $column } ({ $inside }) an, bleibt { $active } nur { $card }, und verloren { $lost ->
        [one] ist die Karte darin.
       *[other] sind die { $lost } Karten darin.
    }

    Angelegt, wo sie passt, wächst die Spalte um eine Karte, und die nächste Person darf sie nehmen.
only-one-rules-example-picture = Der Tisch. Links der Stapel mit der Zahl der Karten bis zur Feige: { $until }. Daneben { $discards } abgelegte Karten und darunter groß die gezogene Karte: { $card }. { $columns }. Goldener Rahmen, passt: Spalte { $good }. Roter Rahmen mit Riss, würde platzen: Spalte { $bad }. Darunter eine Zeile pro Person mit ihren Karten jeder Sorte: { $collections }. { $holder } hat den Startmarker; { $active } ist dran.

only-one-rules-end-title = Das Ende und die Wertung
only-one-rules-end =
    Die **Feige** passt überall. Sobald sie da ist, nehmen alle eine Spalte, dann wird gewertet.

    ✦ Zuerst **ein Punkt pro besonderer Karte**.

    🧪 Dann Sorte für Sorte, von 1 bis { $highest }: Wer **am meisten** hat, bekommt den Marker ▶️, **1** für den Trank, **1 pro Karte davon in der Ablage** (nicht zu zweit) und **1 pro Karte davon bei der Person davor**. Bei Gleichstand zählt der Marker, sonst die nächste Person danach.

    Hier hat { $winner } am meisten von { $value } ({ $held }): 1 + { $discarded } abgelegt + { $neighbour } von { $before } = **{ $points }**.

    🏆 Die meisten Punkte gewinnen, dann die meisten Tränke, dann der Marker.
only-one-rules-end-picture = Der Wertungsbogen am Ende, { $first } mit einer Krone. Eine Spalte für besondere Karten und eine für jede Zutat, eine Zeile pro Person. Besondere Karten: { $specials }. Tränke, wer sie gewonnen hat und die Punkte: { $potions }. Summen: { $scores }. { $holder } hat den Startmarker.

only-one-rules-options-title = Optionen, und zu zweit
only-one-rules-options =
    🐾 **Begleiter**: An jeder Spalte der ersten Runde ist einer. Nimm die Spalte, dann bekommst du ihn: einen Punkt, und ab Runde { $powers } eine Fähigkeit. Sie stehen in **{ details-button }**.
    👯 **Teams**: Ihr sitzt euch gegenüber. Alle spielen ihre eigenen Karten, Punkte und Tränke werden zusammengezählt.
    👫 **Zu zweit** gibt es { $two } Spalten. Ist eine Seite fertig, kann die andere nur noch die Spalte näher am Stapel benutzen (oder muss die Feige nehmen). Die letzte bleibt für die nächste Runde liegen.

    In der Lobby eingestellt; **fett** ist die Voreinstellung:

only-one-rules-tips-title = Tipps
only-one-rules-tips =
    - Niedrige Zahlen sind schnell gewonnen: Es gibt nur { $snakes } Karten { $snake }, da kann schon eine reichen. Hohe brauchen mehr Karten, bringen aber mehr aus Ablage und Nachbarschaft.
    - Behalte die Person **vor** dir im Auge: Jede ihrer Karten einer Sorte, bei der du führst, ist ein Punkt für dich.
    - Platzen kann gut sein: Du behältst eine Karte, und was abgelegt wird, macht die Tränke wertvoller. Das hilft, wenn du dort führst.
    - Eier bringen je einen Punkt, aber ein Ei platzt mit { $odd } und mit einem anderen Ei.
    - Wer die Runde als Letztes beendet, bekommt den Marker, der Gleichstände gewinnt. Mit jedem gewonnenen Trank kommt er auch zu dir.
    - Achte auf die Feige. Die letzte Runde kann plötzlich da sein.
