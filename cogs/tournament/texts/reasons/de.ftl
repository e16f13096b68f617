## Warum du gegen diese Person spielst. $entrant und $rival sind Namen.

tournament-why-organiser = Die Turnierleitung hat diese Paarung bestimmt.
tournament-why-first-round = In der ersten Runde spielt die obere Hälfte der Setzliste gegen die untere: Du hast Setzplatz { $seed }, { $rival } hat { $rival_seed }.
tournament-why-equal = Du und { $rival } habt beide { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
tournament-why-float = Du hast { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und { $rival } hat { $rival_points }. Nicht für alle gab es eine Paarung mit gleich vielen Punkten, und so war der Abstand am kleinsten.
tournament-why-met = { $others ->
        [0] So viele Punkte wie du hat sonst niemand.
        [one] So viele Punkte wie du hat nur eine andere Person{ $met ->
            [0] {"."}
           *[other] , und gegen die hast du schon gespielt.
        }
       *[other] So viele Punkte wie du haben { $others } andere, und gegen { $met ->
            [0] niemanden
           *[other] { $met }
        } von ihnen hast du schon gespielt.
    }
tournament-why-new = { $rivals ->
        [one] Ihr habt noch nicht gegeneinander gespielt.
       *[other] Gegen niemanden an diesem Tisch hast du schon gespielt.
    }
tournament-why-again = Gegen { $rival } hast du schon { $times ->
        [one] einmal
        [2] zweimal
       *[other] { $times }-mal
    } gespielt, aber ohne Wiederholung ging es nicht auf.
tournament-why-seat = { $times ->
        [0] Auf Platz { $seat } sitzt du zum ersten Mal.
        [one] Auf Platz { $seat } sitzt du zum zweiten Mal.
       *[other] Auf Platz { $seat } hast du schon { $times }-mal gesessen.
    } Die Plätze wechseln, damit alle jeden etwa gleich oft bekommen.
tournament-why-bye = Bei { $entrants } Leuten muss jemand aussetzen: wer weit unten steht und es noch nicht musste. Du hast { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
tournament-why-bye-others = { $count ->
        [one] Die Person hinter dir hatte schon ein Freilos oder einen kampflosen Sieg.
       *[other] Die { $count } hinter dir hatten schon ein Freilos oder einen kampflosen Sieg.
    }
tournament-why-pod-first = In der ersten Runde wird die Setzliste so verteilt, dass alle Tische gleich stark sind. Du hast Setzplatz { $seed }.
tournament-why-pod = Du hast { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; an diesem Tisch haben alle { $lowest } bis { $highest }.
tournament-why-deal = In Runde { $number } spielen alle Tische dieselbe Verteilung, und dein Ergebnis wird mit ihren verglichen.
tournament-why-alone = Du spielst für dich allein.
tournament-why-arena = Du und { $rival } habt beide ein Match gesucht. Punkte: du { $points }, { $rival } { $rival_points }.
tournament-why-arena-again = Gegen { $rival } hast du gerade erst gespielt, aber sonst war niemand frei.
tournament-why-robin = Alle spielen gegen alle. Das ist Runde { $number } von { $rounds }, nach einem Plan, der seit dem Start feststeht.
tournament-why-robin-bye = Bei ungerader Zahl setzen alle einmal aus. In Runde { $number } von { $rounds } bist du das.
tournament-why-group = Ihr seid beide in Gruppe { $group }, in der alle gegen alle spielen.
tournament-why-group-bye = Gruppe { $group } hat eine ungerade Zahl, also setzen alle einmal aus. In dieser Runde bist du das.
tournament-why-bracket-bye = Hier ist niemand gegen dich, du kommst also ohne Spiel weiter. In der ersten Runde bekommen die Topgesetzten die Freilose.
tournament-why-reset = Das große Finale ging an die Seite aus der Verliererrunde. Jetzt habt ihr beide einmal verloren, also spielt ihr es noch einmal.
tournament-why-third = In diesem Match geht es um Platz 3.
tournament-why-from-seed = { $entrant } hat Setzplatz { $rank }.
tournament-why-seeds = Die Topgesetzten treffen so spät wie möglich aufeinander.
tournament-why-from-won = { $entrant } hat Match #{ $match } gewonnen.
tournament-why-from-lost = { $entrant } hat Match #{ $match } verloren.
tournament-why-from-rank = { $entrant } kam in Match #{ $match } als Nummer { $rank } weiter.
tournament-why-from-group = { $entrant } wurde Nummer { $rank } in Gruppe { $group }.
tournament-why-from-swiss = { $entrant } kam im Schweizer System auf Platz { $rank }.
tournament-why-groups = Wer in derselben Gruppe war, trifft so spät wie möglich aufeinander.

## Warum du auf diesem Platz stehst.

tournament-placed = Platz { $place } von { $of }, mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
tournament-placed-bracket = Platz { $place } von { $of }.
tournament-placed-champion = Du hast das Turnier gewonnen.
tournament-placed-alive = Du bist noch im Rennen.
tournament-placed-third = Du hast um Platz 3 gespielt.
tournament-placed-out = Dein letztes Match: { $last }.
tournament-placed-group = Du bist Nummer { $rank } in deiner Gruppe.
tournament-placed-byes = { $count ->
        [one] Du hattest ein Freilos
        [2] Du hattest zwei Freilose
       *[other] Du hattest { $count } Freilose
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
tournament-placed-late = Du bist nach { $count ->
        [one] der ersten Runde
       *[other] { $count } Runden
    } eingestiegen und hast dafür die halben Punkte bekommen: { $points }.
tournament-placed-forfeits = { $count ->
        [one] Du hast 1 Match kampflos verloren, ohne Punkte.
       *[other] Du hast { $count } Matches kampflos verloren, ohne Punkte.
    }
tournament-placed-streaks = Nach zwei Siegen in Folge zählt jeder weitere doppelt, bis die Serie reißt.
tournament-placed-duplicate = In jeder Runde wird dein Ergebnis mit allen verglichen, die dieselbe Verteilung und denselben Platz hatten: 1 Punkt, wenn du alle schlägst, ein halber in der Mitte.
tournament-placed-duplicate-sum = Die Ergebnisse aller Runden werden zusammengezählt.
tournament-placed-shared = Du teilst dir diesen Platz mit { $rival }: Ihr seid in allem gleich, was zählt.
tournament-placed-behind-points = { $rival } steht nach Punkten vor dir: { $rival_value } zu { $value }.
tournament-placed-before-points = { $rival } steht nach Punkten hinter dir: { $rival_value } zu { $value }.
tournament-placed-behind-presence = { $rival } steht vor dir, weil du { $why ->
        [dropped] ausgestiegen bist
        [disqualified] disqualifiziert wurdest
       *[absent] nicht erschienen bist
    }.
tournament-placed-before-presence = { $rival } steht hinter dir: { $why ->
        [dropped] ausgestiegen
        [disqualified] disqualifiziert
       *[absent] nicht erschienen
    }.
tournament-placed-behind-tie = { $rival } hat gleich viele Punkte, steht aber vor dir. Es entscheidet: { $tie ->
        [played] Punkte aus gespielten Partien (ohne Freilose und kampflose Siege)
        [wins] gewonnene Matches
        [head-to-head] Punkte aus euren Matches gegeneinander
        [buchholz] Buchholz (die Punkte der Leute, gegen die man gespielt hat)
        [median-buchholz] Median-Buchholz (die Punkte der Leute, gegen die man gespielt hat, ohne die meisten und die wenigsten)
        [sonneborn-berger] Sonneborn-Berger (die Punkte der Leute, gegen die man gewonnen hat)
       *[score] Gesamtpunkte
    }, { $rival_value } zu { $value }.
tournament-placed-before-tie = { $rival } hat gleich viele Punkte, steht aber hinter dir. Es entscheidet: { $tie ->
        [played] Punkte aus gespielten Partien (ohne Freilose und kampflose Siege)
        [wins] gewonnene Matches
        [head-to-head] Punkte aus euren Matches gegeneinander
        [buchholz] Buchholz (die Punkte der Leute, gegen die man gespielt hat)
        [median-buchholz] Median-Buchholz (die Punkte der Leute, gegen die man gespielt hat, ohne die meisten und die wenigsten)
        [sonneborn-berger] Sonneborn-Berger (die Punkte der Leute, gegen die man gewonnen hat)
       *[score] Gesamtpunkte
    }, { $rival_value } zu { $value }.
tournament-placed-behind-alive = { $rival } steht vor dir: noch im Rennen oder mit weniger Niederlagen.
tournament-placed-before-alive = { $rival } steht hinter dir: schon ausgeschieden oder mit mehr Niederlagen.
tournament-placed-behind-group = { $rival } steht vor dir, als Nummer { $rival_value } einer Gruppe; du bist Nummer { $value } in deiner.
tournament-placed-before-group = { $rival } steht hinter dir, als Nummer { $rival_value } einer Gruppe; du bist Nummer { $value } in deiner.
tournament-placed-behind-round = { $rival } ist weiter gekommen und steht deshalb vor dir ({ $rival_last }; du: { $last }).
tournament-placed-before-round = Du bist weiter gekommen, deshalb steht { $rival } hinter dir (du: { $last }; { $rival }: { $rival_last }).
tournament-placed-behind-same-round = { $rival } steht vor dir: Euer letztes Match war in derselben Runde, aber bei { $rival } ging es um einen besseren Platz oder lief es besser.
tournament-placed-before-same-round = { $rival } steht hinter dir: Euer letztes Match war in derselben Runde, aber bei dir ging es um einen besseren Platz oder lief es besser.

## Absagen.

tournament-has-begun = Das Turnier hat schon angefangen.
tournament-not-begun = Das Turnier hat noch nicht angefangen.
tournament-is-over = Das Turnier ist vorbei.
tournament-too-few = Zum Starten braucht ihr mindestens { $fewest } Leute.
tournament-needs-pairs = Dieses Format hat Matches zu zweit, und dieses Spiel ist nicht für zwei. Nimm Schweizer System an Tischen, K.-o.-System, Duplikat oder Arena.
tournament-needs-rivals = Das ist ein Solospiel. Nimm Duplikat, da spielen alle dieselbe Verteilung.
tournament-no-such-match = Dieses Match gibt es nicht.
tournament-no-such-entrant = Diese Person ist bei diesem Turnier nicht dabei.
tournament-not-in-match = Du spielst in diesem Match nicht mit.
tournament-match-decided = Match #{ $match } hat schon ein Ergebnis. Die Turnierleitung kann es korrigieren.
tournament-nothing-to-correct = Match #{ $match } hat kein Ergebnis zum Korrigieren.
tournament-correct-too-late = Match #{ $match } lässt sich nicht mehr ändern: Wer weitergekommen ist, hat schon das nächste Match gespielt.
tournament-scores-needed = Dieses Format vergleicht Punkte, für Match #{ $match } reicht ein Sieg also nicht. Gib die Punkte in der Reihenfolge der Namen ein, etwa 40 35.
tournament-bad-result = Das kann nicht das Ergebnis von Match #{ $match } sein.
tournament-bad-pairing = Match #{ $match } braucht so viele Leute wie vorher, alle verschieden und alle noch im Turnier.
tournament-cannot-swap = In Match #{ $match } lassen sich diese beiden nicht tauschen: Jemand davon hat in dieser Runde schon gespielt oder hat kein Match.
tournament-schedule-fixed = Hier spielen alle gegen alle, die Paarungen stehen also fest.
tournament-already-gone = Diese Person ist schon ausgestiegen.
tournament-closed-to-late = Zum Einsteigen ist es zu spät: Bei diesem Format müssen alle von Anfang an dabei sein.
tournament-closed-to-return = Du bist ausgestiegen, und bei diesem Format geht es nicht zurück.
tournament-not-gone = Diese Person ist nicht ausgestiegen.
tournament-no-arena = Matches sucht man nur in einer Arena.
tournament-still-playing = Du bist in einem Match. Spiel es erst zu Ende.
