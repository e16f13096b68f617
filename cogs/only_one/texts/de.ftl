### Only One Collection

# same
only-one-name = Only One Collection
# same
only-one-title = 🧪 Only One Collection
only-one-short = Spalten ohne doppelte Zahl bauen, rechtzeitig zugreifen und von einer Sorte das meiste sammeln
only-one-pitch = Zieh Karten und leg sie an Spalten an, aber **keine Zahl darf in einer Spalte doppelt sein**, sonst platzt sie und du behältst nur eine Karte. Mit dem Nehmen einer Spalte beendest du deine Runde, wann du willst. Am Ende punktet, wer von einer Sorte **am meisten** hat: für jede abgelegte Karte davon und für jede, die die Person davor hat.

## Optionen

only-one-option-teams = Zweierteams (zu viert)
only-one-option-familiars = Begleiter (zu dritt oder zu viert)
only-one-option-familiars-off = aus
only-one-option-familiars-random = zufällig
only-one-option-familiars-chosen = ausgesucht
only-one-option-familiars-AAAA = Hüter, Ährenleser, Seher, Pflücker
only-one-option-familiars-AAAB = Hüter, Ährenleser, Seher, Sprenger
only-one-option-familiars-AABA = Hüter, Ährenleser, Vollender, Pflücker
only-one-option-familiars-AABB = Hüter, Ährenleser, Vollender, Sprenger
only-one-option-familiars-ABAA = Hüter, Charmeur, Seher, Pflücker
only-one-option-familiars-ABAB = Hüter, Charmeur, Seher, Sprenger
only-one-option-familiars-ABBA = Hüter, Charmeur, Vollender, Pflücker
only-one-option-familiars-ABBB = Hüter, Charmeur, Vollender, Sprenger
only-one-option-familiars-BAAA = Frühaufsteher, Ährenleser, Seher, Pflücker
only-one-option-familiars-BAAB = Frühaufsteher, Ährenleser, Seher, Sprenger
only-one-option-familiars-BABA = Frühaufsteher, Ährenleser, Vollender, Pflücker
only-one-option-familiars-BABB = Frühaufsteher, Ährenleser, Vollender, Sprenger
only-one-option-familiars-BBAA = Frühaufsteher, Charmeur, Seher, Pflücker
only-one-option-familiars-BBAB = Frühaufsteher, Charmeur, Seher, Sprenger
only-one-option-familiars-BBBA = Frühaufsteher, Charmeur, Vollender, Pflücker
only-one-option-familiars-BBBB = Frühaufsteher, Charmeur, Vollender, Sprenger
only-one-option-familiars-keeper = { only-one-familiar-keeper }
only-one-option-familiars-keeper-why = { only-one-power-keeper }
only-one-option-familiars-early = { only-one-familiar-early }
only-one-option-familiars-early-why = { only-one-power-early }
only-one-option-familiars-gleaner = { only-one-familiar-gleaner }
only-one-option-familiars-gleaner-why = { only-one-power-gleaner }
only-one-option-familiars-charmer = { only-one-familiar-charmer }
only-one-option-familiars-charmer-why = { only-one-power-charmer }
only-one-option-familiars-seer = { only-one-familiar-seer }
only-one-option-familiars-seer-why = { only-one-power-seer }
only-one-option-familiars-finisher = { only-one-familiar-finisher }
only-one-option-familiars-finisher-why = { only-one-power-finisher }
only-one-option-familiars-picker = { only-one-familiar-picker }
only-one-option-familiars-picker-why = { only-one-power-picker }
only-one-option-familiars-breaker = { only-one-familiar-breaker }
only-one-option-familiars-breaker-why = { only-one-power-breaker }
only-one-teams-need-four = Teams gehen nur zu viert, und hier { $here ->
    [one] ist nur eine Person
   *[other] sind { $here }
}. Schalte Teams aus oder warte auf mehr Leute.
only-one-familiars-need-three = Begleiter gehen erst ab drei Leuten. Schalte sie aus oder warte auf mehr.

## Karten und Begleiter

only-one-card-1 = Feige
only-one-card-2 = Schlange 2
only-one-card-3 = Käse 3
only-one-card-4A = Klee 4A
only-one-card-4B = Klee 4B
only-one-card-5 = Stern 5
only-one-card-6A = Pilz 6A
only-one-card-6B = Pilz 6B
only-one-card-7 = Zucker 7
only-one-card-8A = Krake 8A
only-one-card-8B = Krake 8B
only-one-card-9 = Fuchsschwanz 9
only-one-card-10 = Kürbis 10
only-one-card-egg = Ei
only-one-card-special = { $card } (besonders)
only-one-nothing = nichts
only-one-familiar-keeper = Hüter
only-one-familiar-early = Frühaufsteher
only-one-familiar-gleaner = Ährenleser
only-one-familiar-charmer = Charmeur
only-one-familiar-seer = Seher
only-one-familiar-finisher = Vollender
only-one-familiar-picker = Pflücker
only-one-familiar-breaker = Sprenger
only-one-power-keeper = +2 für jeden Trank, den du gewinnst, während du schon den Startmarker hast
only-one-power-early = +1 jedes Mal, wenn du vor allen anderen eine Spalte nimmst und so die Runde beendest
only-one-power-gleaner = +2, wenn dir ein Trank mindestens 3 Punkte aus Ablage und Nachbarschaft bringt
only-one-power-charmer = bei Gleichstand an der Spitze gewinnst du
only-one-power-seer = einmal pro Partie: sieh dir die obersten drei Karten an und zieh eine davon
only-one-power-finisher = die Wertung endet, sobald du (oder dein Team) 16 Punkte hast
only-one-power-picker = wenn bei dir etwas platzt, behältst du eine beliebige Karte der Spalte
only-one-power-breaker = +1 jedes Mal, wenn bei dir eine Spalte platzt

## Der Tisch

only-one-round = Runde { $round }
only-one-until-fig = { $cards ->
    [0] Die nächste Karte ist die Feige, dann ist Schluss
    [one] Noch 1 Karte bis zur Feige, dann ist Schluss
   *[other] Noch { $cards } Karten bis zur Feige, dann ist Schluss
}
only-one-fig-is-there = Die Feige ist da: letzte Runde!
# same
only-one-team = Team { $number }
only-one-begin = { $name } fängt an.
only-one-round-began = ▶️ Runde { $round }: { $name } fängt an.
only-one-placed = { $name } legt { $card } an Spalte { $column }.
only-one-collected = { $name } nimmt Spalte { $column }: { $cards }.
only-one-busted = 💥 { $name } lässt Spalte { $column } mit { $card } platzen!
only-one-bust-kept = Behalten: { $kept }, verloren: { $lost }.
only-one-early-scored = 🌅 Frühaufsteher von { $name }: +{ $points }.
only-one-breaker-scored = ⚡ Sprenger von { $name }: +{ $points }.
only-one-mark-bust = würde platzen
only-one-mark-broken = geplatzt
only-one-mark-full = voll
only-one-mark-far = außer Reichweite
only-one-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Wer dran ist

only-one-prompt-turn = ➡️ **{ $name }**, zieh eine Karte, oder nimm eine Spalte und beende deine Runde.
only-one-prompt-collect = ➡️ **{ $name }**, nimm eine Spalte.
only-one-prompt-place = ➡️ **{ $name }**, du hast **{ $card }** gezogen. Welche Spalte?
only-one-prompt-choose = ➡️ **{ $name }** sucht sich eine der obersten drei Karten aus.
only-one-prompt-keep = ➡️ **{ $name }**, geplatzt! Dank Pflücker behältst du eine beliebige Karte. Welche?
only-one-all-bust = Damit platzt jede Spalte, die du benutzen kannst. Such dir aus, welche.
only-one-fig-turned-up = Die Feige passt überall. Danach nehmen alle nur noch eine Spalte, dann wird gewertet.
only-one-why-fig = Die Feige ist da, also wird nicht mehr gezogen.
only-one-why-full = Alle Spalten, die du benutzen kannst, sind voll.
only-one-hint-nearest = Dein Gegenüber ist fertig, du kannst also nur Spalte { $column } benutzen, die näher am Stapel.
only-one-hint-fig = Die Feige liegt in Spalte { $column }, und wer zuletzt dran ist, muss sie nehmen.
only-one-hint-early = 🌅 Frühaufsteher: Nimm vor allen anderen eine Spalte, das bringt einen Punkt.
only-one-hint-familiars = Nimm eine Spalte, dann bekommst du ihren Begleiter. Was er kann, steht unter { details-button }.
only-one-button-explore = Karte ziehen
only-one-button-peek = Drei ansehen
only-one-button-look = Die drei Karten ansehen
only-one-button-collect = Spalte { $column } nehmen
only-one-button-place = Spalte { $column }
only-one-button-bust = Spalte { $column } platzt
only-one-button-keep = { $card } behalten
only-one-button-skip = Gleich zum Ergebnis

## Details

only-one-details-columns = Spalten
only-one-details-collections = Sammlungen
only-one-details-familiars = Begleiter (wirken ab Runde 2)
only-one-details-steps = Wertung
only-one-details-totals = Punkte
only-one-details-counts = { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
} im Stapel, { $discards } verdeckt in der Ablage.
only-one-legend = ✦ besondere Karte, bringt einen Punkt · ▶️ Startmarker, entscheidet bei Gleichstand · ✅ fertig in dieser Runde · farbiges Feld im Bild: die meisten dieser Karte

## Die private Ansicht

only-one-panel-nothing = In dieser Partie gibt es keine Begleiter.
only-one-panel-top = Die nächsten drei Karten, die oberste zuerst. Nur du siehst sie:
only-one-panel-choose = Welche Karte ziehst du?
only-one-panel-take = { $card } ziehen
only-one-panel-back = Danach kommt { $next }, dann { $last }

## Wertung

only-one-scoring-heading = Wertung
only-one-scoring-begin = Zeit für die Wertung. { $name } hat den Startmarker ▶️, der bei Gleichstand entscheidet.
only-one-scoring-specials = Ein Punkt pro besonderer Karte:
only-one-tally-nobody = **{ $card }**: hat niemand, also kein Trank.
only-one-tally-most = **{ $card }**: **{ $name }** hat am meisten ({ $held }).
only-one-tally-token = **{ $card }**: Gleichstand mit je { $held }, **{ $name }** hat den Marker.
only-one-tally-clockwise = **{ $card }**: Gleichstand mit je { $held }, **{ $name }** sitzt zuerst nach { $holder }.
only-one-scoring-legend = Jeder Trank bringt 1, dazu 1 pro Karte davon in der Ablage und 1 pro Karte davon bei der Person davor. Mit dem Trank kommt auch der Startmarker ▶️.
only-one-scoring-earned = 🐾 Punkte durch einen Begleiter.
only-one-gain-potion = 1 Trank
only-one-gain-discards = { $points } aus der Ablage
only-one-gain-neighbour = { $points } von { $name }
only-one-gain-familiar = { $points } { $name }
# same
only-one-sum-earned = { $points } 🐾
only-one-sum-potion = { $points } ({ $value })

## Das Ende der Partie

only-one-over = Ergebnis
only-one-won-points = { $names } { $many ->
    [one] gewinnt
   *[other] gewinnen
} mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}!
only-one-won-potions = { $names } { $many ->
    [one] gewinnt
   *[other] gewinnen
} bei Gleichstand ({ $score }) mit mehr Tränken!
only-one-won-token = { $names } { $many ->
    [one] gewinnt
   *[other] gewinnen
} bei Gleichstand ({ $score }) durch den Startmarker!
only-one-won-charmer = { $names } { $many ->
    [one] gewinnt
   *[other] gewinnen
} bei Gleichstand ({ $score }) dank Charmeur!
only-one-finished-early = Der Vollender von { $name } ist bei 16 Punkten, also endet die Wertung hier.

## Das Bild in Worten

only-one-picture = Der Tisch. { $columns }. Gezogen: { $card }. Karten im Stapel: { $deck }, abgelegt: { $discards }. Sammlungen: { $collections }.
only-one-picture-column = Spalte { $column }: { $cards }
only-one-picture-scores = Der Wertungsbogen. Punkte: { $scores }. Sammlungen: { $collections }.
only-one-picture-winner = Gewonnen hat: { $names }.

## Absagen

only-one-place-first = Leg erst die gezogene Karte an eine Spalte an.
only-one-choose-first = Such dir erst eine der drei Karten aus.
only-one-keep-first = Such erst die Karte aus, die du behältst.
only-one-choose-two = Such dir eine der drei Karten zum Ziehen aus, und eine andere, die oben auf den Stapel kommt.
only-one-nothing-to-choose = Gerade gibt es keine Karten auszusuchen.
only-one-nothing-to-place = Du hast noch keine Karte gezogen.
only-one-nothing-to-keep = Diese Karte kannst du nicht behalten.
only-one-nothing-to-skip = Gerade gibt es nichts zu überspringen.
only-one-no-peek = Du kannst dir jetzt keine drei Karten ansehen. Dazu brauchst du den Seher, und er wirkt erst ab der zweiten Runde und nur einmal.
only-one-fig-is-out = Die Feige ist da, also wird nicht mehr gezogen. Nimm eine Spalte.
only-one-all-full = Alle Spalten, die du benutzen kannst, sind voll. Nimm eine.
only-one-column-gone = Diese Spalte ist schon weg.
only-one-column-full = Diese Spalte ist voll: Bei vier Karten ist Schluss.
only-one-column-far = Du kannst nur Spalte { $column } benutzen, die näher am Stapel.
only-one-column-fig = Du musst Spalte { $column } nehmen, die mit der Feige.
only-one-scoring = Gerade wird gewertet.

## Der Coach: was jemand gemacht hat, und was besser gewesen wäre

only-one-coach-explore = Du hast eine Karte gezogen.
only-one-coach-place = Du hast { $card } an Spalte { $column } gelegt.
only-one-coach-collect = Du hast Spalte { $column } genommen.
only-one-coach-peek = Du hast dir drei Karten angesehen.
only-one-coach-choose = Du hast { $card } gezogen.
only-one-coach-keep = Du hast { $card } behalten.
only-one-coach-skip = Du bist gleich zum Ergebnis gegangen.
only-one-better-explore = Besser wäre gewesen, eine Karte zu ziehen
only-one-better-place = Spalte { $column } wäre besser gewesen
only-one-better-collect = Besser wäre gewesen, Spalte { $column } zu nehmen
only-one-better-peek = Besser wäre gewesen, die obersten drei Karten anzusehen
only-one-better-choose = { $card } wäre die bessere Wahl gewesen
only-one-better-keep = Besser wäre gewesen, { $card } zu behalten
only-one-better-skip = Besser wäre gewesen, gleich zum Ergebnis zu gehen
only-one-coach-cost = { $better }: Damit gewinnst du etwa { $percent } von 100 Partien mehr.

## Züge, wie ein Replay sie erzählt

only-one-did-explore = { $name } hat eine Karte gezogen
only-one-did-place = { $name } hat die Karte an eine Spalte gelegt
only-one-did-collect = { $name } hat eine Spalte genommen
only-one-did-peek = { $name } hat sich drei Karten angesehen
only-one-did-choose = { $name } hat eine von drei Karten gezogen
only-one-did-keep = { $name } hat eine Karte behalten
only-one-did-skip = { $name } ist gleich zum Ergebnis gegangen
