### ONE SHOT. Statt „Null“ wie im Piecepack steht „0“; nur die Regeln erklären das Wort.

# same
one-shot-name = ONE SHOT
# same
one-shot-title = 🎯 ONE SHOT
one-shot-short = Würfle dich durch einen Stapel Plättchen und sammle eine Münze jeder Farbe
one-shot-pitch = Würfle dich durch einen Stapel aus 24 Plättchen. Für jedes aufgedeckte darfst du eine Münze nehmen, aber nur **eine pro Farbe**. Alle spielen mit **demselben** Stapel, also merk dir, was die anderen finden, und wo!

## Optionen

one-shot-option-duel-rounds = Runden zu zweit
one-shot-option-duel-rounds-2 = 2 Runden
one-shot-option-duel-rounds-4 = 4 Runden
one-shot-option-rotation = Wer die nächste Runde beginnt
one-shot-option-rotation-text = vorwärts (A, dann B, dann C)
one-shot-option-rotation-example = rückwärts (A, dann C, dann B)
one-shot-option-open-memory = Offenes Gedächtnis (zeigt die Plättchen der Runde)

## Der Tisch

one-shot-round = Runde { $round }/{ $rounds }
one-shot-over = Endstand
one-shot-begin = 🔀 Die Plättchen sind gemischt. Reihenfolge in dieser Runde: { $order }
one-shot-coins = 🪙 Münzen von { $name }: { $coins }
one-shot-tile = { $suit } { $value }
one-shot-suit-suns = Sonnen
one-shot-suit-moons = Monde
one-shot-suit-crowns = Kronen
one-shot-suit-arms = Wappen
one-shot-nothing = nichts
one-shot-names = { $others } und { $last }

## Was gerade passiert ist. Ein „lead“ beginnt den Satz: was zuletzt gedrückt wurde.

one-shot-lead-threw = { $name } würfelt
one-shot-lead-took = { $name } nimmt { $tile } und würfelt
one-shot-lead-passed = { $name } passt und würfelt
one-shot-threw = 🎲 { $lead } eine **{ $die }**: { $tile }.
one-shot-threw-held = 🎲 { $lead } eine **{ $die }**: { $tile }. { $name } hat schon { $suit }, das Plättchen bleibt also liegen.
one-shot-threw-null-tile = 🎲 { $lead } eine **{ $die }**: { $tile }, also kommt ein Würfel zur Seite ({ $aside } von { $dice }).
one-shot-threw-null = 🎲 { $lead } eine **0**: kein Plättchen, ein Würfel kommt zur Seite ({ $aside } von { $dice }).
one-shot-took = 🪙 { $name } nimmt { $tile }.
one-shot-ended-overshoot = 🛑 { $lead } eine **{ $die }**, aber es { $left ->
    [one] liegt nur noch 1 Plättchen
   *[other] liegen nur noch { $left } Plättchen
} da. Zug vorbei!
one-shot-ended-null = 🛑 { $lead } eine **0**. Das ist die vierte 0: Zug vorbei!
one-shot-ended-null-tile = 🛑 { $lead } eine **{ $die }**: { $tile }. Das ist die vierte 0: Zug vorbei!
one-shot-ended-bottom = 🏁 { $lead } eine **{ $die }** und trifft das letzte Plättchen: { $tile }.
one-shot-bonus = Bonus { $bonus }
one-shot-no-coins = keine Münzen
one-shot-tally = **{ $name }** bekommt **{ $score }**: { $parts }

## Wer dran ist

one-shot-prompt-throw = ➡️ **{ $name }**, würfle!
one-shot-prompt-choose = ➡️ **{ $name }**, nehmen oder passen? Nur eine Münze pro Farbe.
one-shot-prompt-choose-last = ➡️ **{ $name }**, nehmen oder passen? Es ist das letzte Plättchen, danach ist dein Zug vorbei.
one-shot-prompt-coast = ✨ **{ $name }** hat alle vier Farben, der Rest des Zugs läuft von allein. Merkt euch die Plättchen!
one-shot-prompt-tie = ➡️ **{ $name }**, würfle um ein Plättchen!
one-shot-button-throw = Würfeln
one-shot-button-take = { $value } nehmen und weiterwürfeln
one-shot-button-take-only = { $value } nehmen
one-shot-button-take-last = { $value } nehmen und aufhören
one-shot-button-pass = Passen und weiterwürfeln
one-shot-button-pass-last = Passen und aufhören

## Das Ende der Partie

one-shot-tie-heading = { $attempt ->
    [1] Stechen
   *[other] zweites Stechen
}
one-shot-tie-begin = ⚖️ Gleichstand an der Spitze: { $names }. Alle würfeln um drei Plättchen; die höchste Summe gewinnt.
one-shot-tie-again = ⚖️ Immer noch Gleichstand! { $names } würfeln noch einmal. Steht es dann wieder gleich, teilen sie sich den Sieg.
one-shot-tie-threw = 🎲 { $name } würfelt eine **{ $die }** und bekommt { $tile }.
one-shot-tie-threw-null = 🎲 { $name } würfelt eine **0**: kein Plättchen, also noch mal.
one-shot-won-points = { $names } gewinnt mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}!
one-shot-won-tie-break = { $names } gewinnt das Stechen mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}!
one-shot-won-shared = { $names } teilen sich den Sieg mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}!

## Details

one-shot-details-scores = Punkte, Zug für Zug
one-shot-details-turn = Dieser Zug
one-shot-details-last = Der letzte Zug
one-shot-details-tie = Stechen
one-shot-details-memory = In dieser Runde gesehen
one-shot-order = Reihenfolge in dieser Runde: { $order }
one-shot-stack = 🎴 noch { $left } Plättchen · 🎲 { $aside } von { $dice } Würfeln zur Seite gelegt
one-shot-memory = Von oben nach unten. Der Strich zeigt, wie weit dieser Zug schon ist.

## Das Bild in Worten

one-shot-picture = Der Tisch in Runde { $round } von { $rounds }. Punkte in Spielreihenfolge: { $scores }. Am Zug: { $name }. Plättchen im Stapel: { $left }. Letzter Wurf: { $die }. Aufgedecktes Plättchen: { $tile }. Münzen von { $name }: { $coins }. Zur Seite gelegte Würfel: { $aside } von 4.
one-shot-picture-ended = Der Tisch in Runde { $round } von { $rounds }. Punkte in Spielreihenfolge: { $scores }; { $last } hat gerade { $score } bekommen. Als Nächstes: { $name }. Plättchen im Stapel: { $left }. Abgeblendet, aus dem Zug, der gerade zu Ende ist: letzter Wurf { $die }, aufgedecktes Plättchen { $tile }. Münzen von { $name }: { $coins }. Zur Seite gelegte Würfel: { $aside } von 4.
one-shot-picture-memory = In dieser Runde gesehen, von oben gezählt: { $tiles }.
one-shot-picture-tie = Das Stechen. Plättchen im Stapel: { $left }. Letzter Wurf: { $die }. Als Nächstes: { $name }.
one-shot-picture-hand = { $name }: { $tiles }, Summe { $sum }.
one-shot-picture-scores = Der Endstand. Gewonnen hat: { $winners }. { $scores }.
one-shot-picture-place = { $place }. { $name } { $score }

## Absagen

one-shot-choose-first = Entscheide dich erst: Münze nehmen oder passen.
one-shot-nothing-to-take = Gerade gibt es keine Münze zu nehmen.
one-shot-nothing-to-pass = Hier gibt es nichts zu passen. Würfle!

## Der Coach: was jemand gemacht hat, und was besser gewesen wäre

one-shot-coach-throw = Du hast gewürfelt.
one-shot-coach-take = Du hast { $tile } genommen.
one-shot-coach-take-throw = Du hast { $tile } genommen.
one-shot-coach-pass = Du hast bei { $tile } gepasst.
one-shot-better-throw = Würfeln wäre besser gewesen
one-shot-better-take = Nehmen wäre besser gewesen
one-shot-better-take-throw = Nehmen wäre besser gewesen
one-shot-better-pass = Passen wäre besser gewesen
one-shot-coach-cost = { $better }, im Schnitt um etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.

## Züge im Replay

one-shot-did-throw = { $name } hat gewürfelt
one-shot-did-take = { $name } hat die Münze genommen
one-shot-did-take-throw = { $name } hat die Münze genommen und weitergewürfelt
one-shot-did-pass = { $name } hat gepasst
