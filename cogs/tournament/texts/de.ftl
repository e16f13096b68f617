### Turniere

## Befehle

command-tournament = turnier
command-tournament-description = Turniere: anmelden, mitfiebern, organisieren
command-tournament-create = erstellen
command-tournament-create-about = Ein Turnier in diesem Kanal vorbereiten
command-tournament-list = liste
command-tournament-list-about = Turniere auf diesem Server
command-tournament-show = zeigen
command-tournament-show-about = Ein Turnier neu anzeigen, mit seinen Knöpfen
command-tournament-standings = tabelle
command-tournament-standings-about = Tabelle und Turnierbaum
command-tournament-rounds = runden
command-tournament-rounds-about = Paarungen und Ergebnisse, Runde für Runde
command-tournament-round = runde
command-tournament-round-about = Welche Runde? Ohne Angabe die aktuelle
# same
command-tournament-export = export
command-tournament-export-about = Anmeldungen, Matches und Tabelle als Dateien
command-tournament-season = saison
command-tournament-season-about = Tabelle einer Turnierserie oder einer Tagesliga
command-tournament-league = tagesliga
command-tournament-league-about = Eine Tagesliga für Rokujika in diesem Kanal starten (Turnierleitung)
command-tournament-days = tage
command-tournament-days-about = Wie viele Tage sie dauert, ab heute
command-tournament-why = warum
command-tournament-why-about = Warum du gegen diese Person spielst und auf diesem Platz stehst
command-tournament-drop = aussteigen
command-tournament-drop-about = Aus einem Turnier aussteigen
command-tournament-manage = verwalten
command-tournament-manage-about = Ein Turnier starten, anhalten, beenden oder absagen, und das Protokoll ansehen
command-tournament-result = ergebnis
command-tournament-result-about = Das Ergebnis eines Matches eintragen oder korrigieren (Turnierleitung)
command-tournament-swap = tauschen
command-tournament-swap-about = Zwei Leute tauschen, deren Matches noch nicht laufen (Turnierleitung)
command-tournament-penalty = strafe
command-tournament-penalty-about = Jemanden verwarnen, eine Partie verlieren lassen oder disqualifizieren (Turnierleitung)
command-tournament-penalty-member-about = Wer die Strafe bekommt
command-tournament-penalty-kind = art
command-tournament-penalty-kind-about = Welche Strafe?
command-tournament-penalty-warning = Verwarnung
command-tournament-penalty-loss = Verliert die laufende Partie
command-tournament-penalty-disqualified = Disqualifiziert
command-tournament-add = hinzufügen
command-tournament-add-about = Jemanden dazunehmen, auch nach dem Start (Turnierleitung)
command-tournament-remove = entfernen
command-tournament-remove-about = Jemanden entfernen (Turnierleitung)
command-tournament-game = spiel
command-tournament-game-about = Welches Spiel?
# same
command-tournament-name = name
command-tournament-name-about = Wie das Turnier heißt
command-tournament-role = siegerrolle
command-tournament-role-about = Eine Rolle für den Turniersieg
# same
command-tournament-event = event
command-tournament-event-about = Ein Event auf dem Server für den Start erstellen?
command-tournament-which = turnier
command-tournament-which-about = Welches Turnier, wenn es mehrere gibt
# same
command-tournament-match = match
command-tournament-match-about = Welches Match?
command-tournament-outcome = ausgang
command-tournament-outcome-about = Wer gewonnen hat, oder die Punkte in der Reihenfolge der Namen (höher ist besser)
command-tournament-first = person1
command-tournament-first-about = Jemand, dessen Match noch nicht läuft
command-tournament-second = person2
command-tournament-second-about = Mit wem getauscht wird
command-tournament-member = mitglied
command-tournament-add-member-about = Wer dazukommt
command-tournament-remove-member-about = Wer entfernt wird

## Formate

tournament-format-swiss = Schweizer System
tournament-format-pods = Schweizer System an Tischen
tournament-format-single = K.-o.-System
tournament-format-double = Doppel-K.-o.
tournament-format-robin = Jeder gegen jeden
tournament-format-groups = Gruppen, dann K.-o.
tournament-format-duplicate = Duplikat
# same
tournament-format-arena = Arena
tournament-about-swiss = Alle spielen jede Runde, gegen jemanden mit ähnlich vielen Punkten.
tournament-about-pods = Tische zu dritt oder viert mit ähnlich vielen Punkten.
tournament-about-single = Einmal verloren, und du bist raus.
tournament-about-double = Zweimal verloren, und du bist raus.
tournament-about-robin = Alle spielen gegen alle.
tournament-about-groups = Erst kleine Gruppen; die Besten jeder Gruppe kommen in die K.-o.-Runde.
tournament-about-duplicate = Alle Tische spielen dieselbe Verteilung, und die Ergebnisse werden verglichen.
tournament-about-arena = Spiel, so oft du willst, solange sie offen ist. Siegesserien zählen doppelt.

## Namen und Zahlen

tournament-default-name = Turnier: { $game }
tournament-round = Runde { $round }
tournament-round-of = Runde { $round } von { $rounds }
tournament-round-group = Gruppe { $group }, Runde { $round }
tournament-group-stage = Gruppenphase
tournament-group-stage-round = Gruppenphase, Runde { $round } von { $rounds }
tournament-knockout = { $stage ->
    [final] Finale
    [semi] Halbfinale
    [quarter] Viertelfinale
    [third] Spiel um Platz 3
    [grand] Großes Finale
    [reset] Großes Finale, zweites Match
    [of] Runde der letzten { $size }
   *[round] Runde { $round }
}
tournament-knockout-winners = { $stage ->
    [final] Finale der Gewinnerrunde
    [semi] Halbfinale der Gewinnerrunde
    [quarter] Viertelfinale der Gewinnerrunde
   *[round] Gewinnerrunde { $round }
}
tournament-knockout-losers = { $stage ->
    [final] Finale der Verliererrunde
   *[round] Verliererrunde { $round }
}
# same
tournament-arena-match = Arena
tournament-arena-played = { $played ->
    [one] 1 Match gespielt
   *[other] { $played } Matches gespielt
}
tournament-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
tournament-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
tournament-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
tournament-phase-signup = Anmeldung offen
tournament-phase-checkin = Check-in offen
tournament-phase-running = läuft
tournament-phase-paused = angehalten
tournament-phase-over = beendet
tournament-phase-cancelled = abgesagt
tournament-phase-draft = Entwurf
tournament-seeding-random = Setzliste: zufällig
tournament-seeding-rating = Setzliste: nach Wertung

tournament-third-no = Ohne Spiel um Platz 3
tournament-third-yes = Mit Spiel um Platz 3
tournament-compare-rank = Jede Verteilung zählt gleich: Punkte für jedes Ergebnis, das du schlägst
tournament-compare-sum = Alle Ergebnisse zusammenzählen

## Die öffentliche Nachricht

tournament-starts = Beginn: { $at }, { $when }.
tournament-organiser = Turnierleitung: { $organisers }
tournament-starts-by-hand = Beginnt, wenn die Turnierleitung es startet.
tournament-checkin-opens = Check-in ab { $at }, { $when }. Verpass ihn nicht, sonst ist dein Platz weg!
tournament-checkin-open = **Der Check-in ist offen!** Es geht { $when } los, mit allen, die eingecheckt haben.
tournament-times = Pro Match: { $ready } zum Bereitmelden, { $clock } zum Spielen.
tournament-no-clock = kein Zeitlimit
tournament-break = Pause zwischen den Runden: { $time }.
tournament-rounds-daily = Jeden Tag eine Runde, zur Uhrzeit des Starts.
tournament-rounds-weekly = Jede Woche eine Runde, am Tag und zur Uhrzeit des Starts.
tournament-next-round = Nächste Runde { $when }.
tournament-move-limit = Pro Zug: { $limit }, dann zieht der Computer.
tournament-teams = Teams zu { $size }.
tournament-arena-ends = Schließt { $when }.
tournament-paused = ⏸️ Von der Turnierleitung angehalten. Alle Uhren stehen.
tournament-cancelled = Abgesagt.
tournament-over = Beendet!
tournament-signed-up = Angemeldet: { $here } von { $most }
tournament-waiting = Warteliste: { $count }
tournament-team-waits = noch keine Zusage von { $names }
tournament-more = … und { $count } weitere
tournament-now = { $count ->
    [one] Gerade läuft 1 Match
   *[other] Gerade laufen { $count } Matches
}
tournament-threads = 🧵 Threads werden geöffnet: { $made } von { $needed }. Discord lässt mich nur wenige auf einmal öffnen.
tournament-stage-planned = ⏳ { $match } · Thread kommt gleich
tournament-stage-called = 📣 { $match } · noch nicht alle bereit
tournament-stage-playing = 🎲 { $match } · läuft
tournament-bye-now = 💤 Freilos ({ $points }): { $names }
tournament-standings = Tabelle
tournament-button-in = Anmelden
tournament-button-out = Abmelden
tournament-button-check = Einchecken
tournament-button-yes = Im Team zusagen
tournament-button-play = Weiterspielen
tournament-button-rest = Pause machen
tournament-button-match = Mein Match
tournament-button-table = Tabelle
tournament-button-ready = Bereit

## Serien und Tagesligen

tournament-repeat-once = Findet einmal statt
tournament-repeat-daily = Jeden Tag wiederholen
tournament-repeat-weekly = Jede Woche wiederholen
tournament-series-daily = Jeden Tag · Turnier { $number }
tournament-series-weekly = Jede Woche · Turnier { $number }
tournament-series-next-daily = Jeden Tag, das nächste { $when }
tournament-series-next-weekly = Jede Woche, das nächste { $when }
tournament-series-over = Diese Serie ist zu Ende.
tournament-league-until = Tagesliga bis { $day }
tournament-league-name = Rokujika-Tagesliga
tournament-league-how = Spiel jeden Tag `/tagesdorf`. Ganz ohne Anmeldung!
tournament-league-day = **{ $name }**: Der { $day } ist vorbei. Vorn: { $names } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
tournament-league-over = 🏆 **{ $name }** ist zu Ende! Gewonnen: { $names } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
tournament-league-nobody = **{ $name }**: Der { $day } ist vorbei, und noch hat niemand gespielt.
tournament-season-events = { $count ->
    [0] Die Tabelle beginnt mit dem ersten Ergebnis.
    [one] Nach 1 Turnier:
   *[other] Nach { $count } Turnieren:
}
tournament-season-days = { $count ->
    [0] Die Tabelle beginnt, wenn der erste Tag vorbei ist.
    [one] Nach 1 Tag:
   *[other] Nach { $count } Tagen:
}
tournament-season-empty = Noch hat niemand gespielt.
tournament-season-value = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
tournament-season-note = 1 Punkt fürs Mitspielen, und 1 für jede Person oder jedes Team hinter dir.
tournament-sure-end-series = Diese Serie beenden? Was schon angekündigt ist, läuft weiter.
tournament-button-series-show = Saison
tournament-button-series-season = Zurück
tournament-button-series-end = Serie beenden
tournament-button-series-sure-end = Ja, beenden
tournament-refused-no-series = Das gehört zu keiner Serie.
tournament-refused-series-over = Diese Serie ist schon zu Ende.
tournament-refused-series-start = Eine Serie braucht eine Startzeit. Stell sie unter **{ tournament-draft-button-basics }** ein
tournament-refused-many-series = Dieser Server hat schon { $most ->
    [one] 1 Serie
   *[other] { $most } Serien
}. Beende erst eine mit `/turnier saison`.
tournament-refused-league-days = Eine Tagesliga dauert 2 bis { $most ->
    [one] 1 Tag
   *[other] { $most } Tage
}.

## Antworten auf einen Klick

tournament-done-in = Du bist dabei! Ich pinge dich an, wenn dein erstes Match bereit ist.
tournament-done-in-checkin = Du bist dabei! Denk daran, vor dem Start einzuchecken. Ich pinge dich an.
tournament-done-waiting = { $ahead ->
    [0] Es ist voll, aber du stehst ganz oben auf der Warteliste.
    [one] Es ist voll. Du stehst auf der Warteliste, vor dir ist noch 1 Person.
   *[other] Es ist voll. Du stehst auf der Warteliste, vor dir sind noch { $ahead }.
}
tournament-done-late = Du bist ab der nächsten Runde dabei, mit halben Punkten für die verpassten Runden.
tournament-done-arena = Du bist dabei! Ich pinge dich an, sobald ich jemanden für dich habe.
tournament-done-yes = Du bist dabei!
tournament-done-out = Du bist abgemeldet.
tournament-done-check = Du bist eingecheckt. Gleich geht es los; ich pinge dich an.
tournament-done-play = Du bist als Nächstes dran. Ich pinge dich an, sobald ich jemanden für dich habe.
tournament-done-rest = Du machst Pause. Drück **{ tournament-button-play }**, wenn du wieder da bist.
tournament-done-rest-after = Nach diesem Match machst du Pause. Drück **{ tournament-button-play }**, wenn du wieder da bist.
tournament-done-ready = Du bist bereit. Die Partie beginnt, sobald es alle sind.
tournament-done-team = Dein Team ist dabei, sobald alle **{ tournament-button-yes }** drücken. Ich habe sie gefragt.
tournament-invite = { $players } **{ $captain }** lädt für **{ $name }** ins Team **{ $team }** ein. Hier **{ tournament-button-yes }** drücken: { $link }
tournament-done-drop = Du bist ausgestiegen.
tournament-done-result = Match #{ $match }: { $result } Gespeichert.
tournament-done-swap = Getauscht.
tournament-done-add = { $name } ist dabei.
tournament-done-remove = { $name } ist raus.
tournament-your-match = Dein Match: { $thread }
tournament-your-match-soon = Du hast ein Match! Der Thread kommt gleich.
tournament-your-bye = In dieser Runde hast du ein Freilos: { $points }, ohne zu spielen. Ich pinge dich zu deinem nächsten Match an.
tournament-no-match-now = Gerade gibt es kein Match für dich. Kommt noch eins, pinge ich dich an.

## Aussteigen

tournament-sure-drop = Aus **{ $name }** aussteigen? Dein laufendes Match verlierst du kampflos, und weitere bekommst du nicht.
tournament-sure-drop-team = Aus **{ $name }** aussteigen? Dein ganzes Team verliert sein laufendes Match kampflos und bekommt keine weiteren.
tournament-sure-remove = **{ $player }** aus **{ $name }** entfernen? Ein laufendes Match geht kampflos verloren, weitere gibt es nicht.
tournament-sure-remove-team = **{ $player }** aus **{ $name }** entfernen? Das ganze Team ist raus und verliert sein laufendes Match kampflos.
tournament-sure-remove-early = **{ $player }** aus **{ $name }** entfernen?
tournament-confirm-drop = Aussteigen
tournament-confirm-remove = Entfernen
tournament-confirm-no = Doch nicht

## Im Thread eines Matches

# same
tournament-call = { $names }
tournament-call-versus = { " gegen " }
tournament-call-alone = { $names }: Hier ist deine Verteilung.
tournament-call-duplicate = Alle Tische spielen dieselbe Verteilung. Die Replays könnt ihr ansehen, wenn die Runde vorbei ist.
tournament-call-public = Diesen Thread können alle lesen. Bitte schaut nicht in andere Threads, bevor eure eigene Partie vorbei ist.
tournament-call-ready = Ihr habt { $time }, um **{ tournament-button-ready }** zu drücken. Die Partie beginnt, sobald alle bereit sind.
tournament-call-here = Bereit: { $names }
tournament-call-paused = ⏸️ Dieses Turnier ist angehalten. Sobald es weitergeht, könnt ihr euch bereit melden.
tournament-call-until = Wer { $when } nicht bereit ist, verliert das Match kampflos.
tournament-remind = Dein Match wartet! Bist du { $when } nicht bereit, verlierst du kampflos.
tournament-dealt = Die Partie läuft!
tournament-again-drawn = Unentschieden, aber nur eine Seite kann weiterkommen: Spielt noch einmal. Steht es wieder unentschieden, kommt der bessere Setzplatz weiter.
tournament-again-closed = Die Partie wurde vor dem Ende geschlossen, also spielt ihr dieses Match noch einmal.
tournament-match-timeout = ⌛ Die Zeit ist um! { $result }
tournament-arena-next = Du stehst in der Warteschlange für dein nächstes Match.
tournament-arena-called = ➡️ { $names }: Euer nächstes Match ist in { $thread }
tournament-match-off = Dieses Match fällt aus: Die Paarung hat sich geändert.
tournament-result-bye = **{ $name }** hat ein Freilos.
tournament-result-nobody = Niemand ist erschienen ({ $names }).
tournament-result-alone = **{ $name }** hat { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}.
tournament-result-draw = Unentschieden: { $names }.
tournament-result-won = Sieg für { $names } gegen { $others }.
tournament-result-forfeit = (Kampflos verloren: { $names }.)
tournament-table = Turniermatch: Die Plätze stehen fest; Züge des Computers zählen für die Person, die fehlt.
tournament-table-clock = Die Zeit endet { $when }; danach verliert, wer am Zug ist.
tournament-table-paused = ⏸️ Dieses Turnier ist angehalten. Uhr und Computer stehen.
tournament-table-over = Dieses Ergebnis zählt fürs Turnier.

## Im Kanal des Turniers

tournament-tell-soon = **{ $name }** beginnt { $when }.
tournament-tell-checkin = **{ $name }**: Der Check-in ist offen! Drück unten **{ tournament-button-check }**. Es geht { $when } los.
tournament-tell-last = **{ $name }** beginnt { $when }, und du hast noch nicht eingecheckt!
tournament-tell-begun = **{ $name }** läuft! Ich pinge dich im Thread deines Matches an, oder drück **{ tournament-button-match }**.
tournament-tell-break = **{ $name }**: Die Runde ist vorbei. Die nächste beginnt { $when }.
tournament-tell-round = **{ $name }**, als Nächstes: **{ $round }**.
tournament-tell-cancelled = { $why ->
    [too-few] **{ $name }** ist abgesagt: zu wenige Anmeldungen.
    [abandoned] **{ $name }** ist abgesagt: Lange ist nichts passiert.
   *[organiser] Die Turnierleitung hat **{ $name }** abgesagt.
}
tournament-tell-penalty-warning = **{ $name }**: **{ $player }** wurde von der Turnierleitung verwarnt.
tournament-tell-penalty-loss = **{ $name }**: **{ $player }** verliert die laufende Partie (Strafe).
tournament-tell-penalty-disqualified = **{ $name }**: **{ $player }** wurde disqualifiziert.
tournament-tell-corrected = **{ $name }**: { $round }, Match #{ $number }, wurde korrigiert. Vorher: { $before } Jetzt: { $result }
tournament-tell-announced = Die Anmeldung für **{ $name }** ist offen! Drück oben **{ tournament-button-in }**.
tournament-tell-paused = **{ $name }** ist angehalten. Alle Uhren stehen.
tournament-tell-resumed = **{ $name }** geht weiter.
tournament-tell-trouble = { $why ->
    [discord] **{ $name }** ist angehalten: Discord hat mich die Leute eines Matches nicht anpingen lassen. Drück in `/turnier verwalten` auf **{ tournament-lead-resume }**, dann versuche ich es noch mal.
   *[threads] **{ $name }** ist angehalten: Ich kann hier keine Threads mehr erstellen. Gib mir *Öffentliche Threads erstellen* und *Nachrichten in Threads senden*, dann drück in `/turnier verwalten` auf **{ tournament-lead-resume }**.
}
tournament-champion = { $count ->
    [one] { $names } gewinnt das Turnier!
   *[other] { $names } teilen sich den ersten Platz!
}
tournament-champion-after = { $matches ->
    [one] 1 Match wurde gespielt. Danke fürs Mitmachen!
   *[other] { $matches } Matches wurden gespielt. Danke fürs Mitmachen!
}
tournament-role-gone = Sieg für { $users }, aber die Siegerrolle wurde gelöscht. Bitte vergebt selbst eine andere.
tournament-role-special = Ich kann { $role } nicht an { $users } vergeben: Sie gehört zu einer Integration. Bitte vergebt selbst eine andere.
tournament-role-moderation = Ich habe { $role } nicht an { $users } vergeben: Sie hat Berechtigungen für Mods ({ $permissions }), und solche vergebe ich nie. Mods können das machen.
tournament-role-organiser = Ich habe { $role } nicht an { $users } vergeben: Die Turnierleitung darf das nicht (dafür braucht man *Rollen verwalten* und eine höhere Rolle). Wer das darf, kann es machen.
tournament-role-bot = Ich konnte { $role } nicht an { $users } vergeben: Ich brauche *Rollen verwalten* und eine Rolle darüber. Bitte vergebt sie selbst.
tournament-role-stays = { $user } hat nun doch nicht gewonnen, aber ich konnte { $role } nicht zurücknehmen: Ich brauche *Rollen verwalten* und eine Rolle darüber.
tournament-event-failed = Ich konnte kein Event für dieses Turnier erstellen: Ich brauche *Events erstellen*.

## Tabelle und warum

# same
tournament-record = { $wins }–{ $draws }–{ $losses }
tournament-lines = Hinter jedem Namen: Punkte · Siege–Unentschieden–Niederlagen · die Feinwertung, die entscheidet.
tournament-lines-bracket = Hinter jedem Namen: Siege–Unentschieden–Niederlagen.
tournament-points = { $amount ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tournament-nobody-yet = Noch hat niemand gespielt.
tournament-page = Seite { $page } von { $pages }
tournament-none-yet = Hier gibt es noch keine Turniere. Alle mit *Events verwalten* können eins mit `/turnier erstellen` anlegen.
tournament-why-match = { $round } gegen { $names }
# same
tournament-why-own-match = { $round }
tournament-why-place = Dein Platz

## Entwurf

tournament-ranking-title = Setzliste und Tabelle
tournament-ranking-about = Bei gleichen Punkten entscheidet die erste Feinwertung, die verschieden ist. Ein Turnierbaum braucht keine.
tournament-choice-cut = { $count ->
    [0] Kein K.-o. nach dem Schweizer System
   *[other] Dann ein K.-o. der besten { $count }
}
tournament-choice-best-of = { $count ->
    [1] K.-o.: eine Partie pro Match
   *[other] K.-o.: Best of { $count }
}
tournament-choice-tie = { $place }. { $tie }
tournament-button-rounds = Runden
tournament-button-round = Runde
tournament-button-more-matches = Mehr Matches
tournament-round-empty = In dieser Runde gibt es keine Matches.
tournament-group = Gruppe { $group }
tournament-swiss-stage = Runden im Schweizer System
tournament-exported = Hier ist das Turnier als Dateien. Tabellenprogramme öffnen die CSV-Dateien; in der JSON-Datei ist alles.
tournament-dealt-game = { $score }. Partie { $game } beginnt jetzt!
tournament-done-warning = **{ $name }** wurde verwarnt.
tournament-done-loss = **{ $name }** hat die laufende Partie verloren.
tournament-done-disqualified = **{ $name }** ist disqualifiziert.
tournament-draft-title = Neues Turnier
tournament-draft-note = Nur du siehst das, bis du es ankündigst.
# same
tournament-draft-start = Start: { $start }
tournament-draft-by-hand = wenn du es startest
tournament-draft-size = Plätze: { $size } · Runden: { $rounds }
tournament-draft-enough = automatisch
# same
tournament-draft-checkin = Check-in: { $time }
# same
tournament-draft-format = Format: { $format } · { $about }
tournament-draft-times = Pro Match: { $ready } zum Bereitmelden, { $clock } zum Spielen
tournament-draft-move-limit = Pro Zug: { $limit }
tournament-move-limit-auto = { $limit } (passend zum Match)
tournament-draft-window = Offen für { $time }
tournament-draft-points = Punkte nach Platz: { $points }
tournament-draft-points-usual = für jedes geschlagene Gegenüber
tournament-draft-groups = Gruppen zu { $size }; weiter kommen jeweils { $advance }
tournament-draft-none = keiner
tournament-draft-cut = Dann ein K.-o. der besten { $count }
tournament-draft-best-of = K.-o.-Matches: Best of { $count }
tournament-draft-role = Für den Turniersieg gibt es { $role }
tournament-draft-event = Mit einem Event auf dem Server
tournament-draft-announce = Rolle zum Anpingen (optional)
tournament-draft-button-basics = Name, Start, Plätze…
tournament-draft-button-about = Beschreibung, Teilnahme…
tournament-draft-button-times = Zeiten…
tournament-draft-button-options = Spiel…
tournament-draft-button-ranking = Tabelle…
tournament-draft-button-announce = Ankündigen
tournament-draft-button-discard = Verwerfen
tournament-draft-button-back = Zurück
tournament-form-basics = Das Turnier
tournament-form-times = Zeiten
tournament-form-team = Dein Team
# same
tournament-form-name = Name
tournament-form-name-hint = So sehen es alle
# same
tournament-form-start = Start
tournament-form-start-hint = 20:00, 2026-12-24 18:00 oder 2h 30m ({ $zone }). Leer: Du startest es selbst
tournament-form-size = Plätze
tournament-form-size-hint = 2 bis 500; alle weiteren kommen auf die Warteliste
tournament-form-rounds = Runden
tournament-form-rounds-hint = Leer lassen für so viele wie nötig
tournament-form-checkin = Check-in, Minuten vor dem Start
tournament-form-checkin-hint = 0: kein Check-in
tournament-form-ready = Minuten zum Bereitmelden vor einem Match
tournament-form-ready-hint = Wer bis dahin nicht bereit ist, verliert kampflos
tournament-form-clock = Minuten pro Match
tournament-form-clock-hint = 0: kein Limit. Für eine Liga sind 1440 ein Tag
tournament-form-break = Pause zwischen den Runden
tournament-form-break-hint = Minuten, oder `daily` bzw. `weekly` für täglich bzw. wöchentlich zur Startzeit. Leer: keine
tournament-form-window = Wie lange die Arena offen ist, in Minuten
tournament-form-window-hint = Spielt, so oft ihr wollt, bis sie schließt
tournament-form-points = Punkte nach Platz
tournament-form-points-hint = Zum Beispiel 5, 3, 1. Leer: für jedes geschlagene Gegenüber
tournament-form-group = Leute pro Gruppe
tournament-form-group-hint = 2 bis 16
tournament-form-advance = Wie viele pro Gruppe weiterkommen
tournament-form-advance-hint = Weniger, als in der Gruppe sind
tournament-form-team-name = Teamname
tournament-form-team-mates = Wer ist in deinem Team?
tournament-form-team-mates-hint = { $most ->
    [one] 1 weiteres Mitglied, das zusagen muss
   *[other] { $others } weitere Mitglieder, die alle zusagen müssen
}
tournament-announced = Angekündigt! Die Nachricht zum Anmelden kommt gleich in diesen Kanal. Leite es mit `/turnier verwalten`.
tournament-announced-public = Die Threads der Matches werden öffentlich, man könnte also die Verteilung eines anderen Tischs sehen. Um sie zu verstecken, brauchen du und ich hier *Private Threads erstellen*: Sag ab und kündige es neu an.
tournament-discarded = Verworfen.

## Verwalten

tournament-manage-people = Leute dazunehmen oder entfernen: `/turnier hinzufügen` und `/turnier entfernen`.
tournament-manage-matches = Ergebnisse eintragen oder korrigieren: `/turnier ergebnis`; zwei Leute tauschen: `/turnier tauschen`.
tournament-journal = Protokoll
tournament-journal-bot = automatisch
tournament-journal-auto = Automatisch
tournament-lead-checkin = Check-in öffnen
tournament-lead-start = Jetzt starten
tournament-lead-pause = Anhalten
tournament-lead-resume = Fortsetzen
tournament-lead-cancel = Turnier absagen
tournament-lead-stop = Jetzt beenden
tournament-lead-sure-cancel = Ja, absagen
tournament-lead-sure-stop = Ja, beenden
tournament-lead-back = Zurück
tournament-sure-cancel = Das ganze Turnier absagen? Dann zählt kein Ergebnis.
tournament-sure-stop = Jetzt beenden, mit der aktuellen Tabelle?
tournament-act-announced = angekündigt
tournament-act-checkin = Check-in geöffnet
tournament-act-begun = gestartet
tournament-act-result = Ergebnis
tournament-act-corrected = korrigiert
tournament-act-repaired = Paarung geändert
tournament-act-absent = nicht erschienen
tournament-act-again = wiederholt
tournament-act-dropped = ausgestiegen
tournament-act-late = später eingestiegen
tournament-act-game = Partie einer Serie
tournament-act-warning = Verwarnung
tournament-act-loss = Partie als Strafe verloren
tournament-act-disqualified = disqualifiziert
tournament-act-paused = angehalten
tournament-act-resumed = fortgesetzt
tournament-act-stopped = vorzeitig beendet
tournament-act-closed = geschlossen
tournament-act-cancelled = abgesagt
tournament-act-over = beendet
tournament-act-role-given = Siegerrolle bekommen
tournament-act-role-taken = Siegerrolle verloren
tournament-outcome-wins = { $name } gewinnt
tournament-outcome-draw = Unentschieden
tournament-outcome-forfeit = { $name } ist nicht erschienen
tournament-outcome-scores = { $scores } (zum Ändern die Punkte in dieser Reihenfolge eingeben)

## Absagen

tournament-refused-none = Dieses Turnier finde ich hier nicht.
tournament-refused-none-here = Auf diesem Server gibt es kein Turnier. Alle mit *Events verwalten* können eins mit `/turnier erstellen` anlegen.
tournament-refused-choose = Es gibt mehrere Turniere. Nimm eins aus der Liste, die beim Tippen aufgeht.
tournament-refused-only-organiser = Dieses Turnier können nur Mitglieder mit *Events verwalten* oder *Server verwalten* leiten.
tournament-refused-organiser-lost = Um dein Turnier zu leiten, brauchst du *Events verwalten* oder *Server verwalten*, und du hast keins von beiden mehr.
tournament-refused-may-not-create = Um ein Turnier anzulegen, brauchst du *Events verwalten* oder *Server verwalten*.
tournament-refused-permissions = Ich kann hier kein Turnier leiten. Wer diesen Server verwaltet, müsste mir geben: { $missing }.
tournament-refused-own-permissions = Ich schreibe und erstelle Threads nur dort, wo du es auch darfst. Dir fehlt noch: { $missing }.
tournament-refused-event = Für ein Event brauchst du *Events erstellen*. *Events verwalten* allein reicht nicht mehr.
tournament-refused-announce-gone = Diese Rolle gibt es nicht mehr. Wähl eine andere zum Anpingen, oder keine.
tournament-refused-announce-everyone = Ich pinge nicht alle an. Wähl eine andere Rolle.
tournament-refused-announce-organiser = Wähl eine Rolle, die du selbst anpingen kannst: eine, die alle erwähnen dürfen, oder irgendeine, wenn du hier *Erwähne everyone, here und „Alle Rollen“* hast.
tournament-refused-announce-bot = Diese Rolle kann ich nicht anpingen: Erlaubt allen, sie zu erwähnen, oder gebt mir hier *Erwähne everyone, here und „Alle Rollen“*.
tournament-refused-channel = Ein Turnier braucht einen Textkanal, weil jedes Match einen Thread bekommt.
tournament-refused-role-gone = Die Siegerrolle gibt es nicht mehr. Leg das Turnier mit einer anderen neu an.
tournament-refused-role-special = Diese Rolle kann niemand vergeben: Alle haben sie, oder sie gehört zu einer Integration.
tournament-refused-role-moderation = Rollen mit Berechtigungen für Mods vergebe ich nicht. Diese hat { $permissions }.
tournament-refused-role-organiser = Wähl eine Rolle, die du selbst vergeben kannst: Du brauchst *Rollen verwalten* und eine Rolle darüber.
tournament-refused-role-bot = Diese Rolle kann ich nicht vergeben: Ich brauche *Rollen verwalten* und eine Rolle darüber.
tournament-refused-announced = Dieses Turnier ist schon angekündigt.
tournament-refused-name = Es braucht einen Namen.
tournament-refused-past = Diese Startzeit ist schon vorbei. Gib eine spätere ein, etwa `2h 30m`.
tournament-refused-number = { $name ->
    [size] Plätze: 2 bis 500.
    [rounds] Runden: 1 bis 50. Leer lassen für so viele wie nötig.
    [checkin] Check-in: 0 bis 1440 Minuten.
    [ready] Zeit zum Bereitmelden: 1 bis 20160 Minuten.
    [clock] Zeit pro Match: 0 bis 43200 Minuten.
    [window] Die Arena muss 5 bis 43200 Minuten offen sein.
    [group] Gruppen: 2 bis 16 Leute.
    [advance] Pro Gruppe kommt mindestens 1 weiter, aber nicht die ganze Gruppe.
    [games] Beendete Partien: 0 bis 1000. Leer lassen: egal.
   *[other] Diese Zahl geht hier nicht: { $name }.
}
tournament-refused-break = Eine Pause dauert 0 bis 10080 Minuten, oder `daily` (täglich) oder `weekly` (wöchentlich).
tournament-refused-points = Diese Punkte verstehe ich nicht. Gib sie ein wie `5, 3, 1`: der beste Platz zuerst, und kein späterer bekommt mehr.
tournament-refused-format = Dieses Spiel gibt es in diesem Format nicht.
tournament-refused-begun = Es hat schon angefangen.
tournament-refused-over = Dieses Turnier ist vorbei.
tournament-refused-not-running = Dieses Turnier läuft nicht.
tournament-refused-paused = Das Turnier ist angehalten. Sobald es weitergeht, kannst du spielen.
tournament-refused-not-paused = Es ist nicht angehalten.
tournament-refused-full = Es ist voll.
tournament-refused-often = Du hast dich zu oft an- und abgemeldet.
tournament-refused-already-in = Du bist schon dabei.
tournament-refused-not-in = Du bist bei diesem Turnier nicht dabei.
tournament-refused-no-rounds = Dieses Turnier hat noch nicht angefangen.
tournament-refused-not-entered = Diese Person hat bei diesem Turnier nicht mitgespielt.
tournament-refused-no-game-to-lose = Diese Person hat gerade keine Partie, die sie verlieren kann.
tournament-refused-not-in-name = **{ $name }** ist bei diesem Turnier nicht dabei.
tournament-refused-no-checkin = Der Check-in ist nicht offen.
tournament-refused-checked-in = Du hast schon eingecheckt.
tournament-refused-teams = Dieses Turnier ist für Teams.
tournament-refused-no-teams = Bei diesem Turnier spielen alle für sich.
tournament-refused-alone = Dieses Turnier ist nicht für Teams.
tournament-refused-team-size = Teams haben hier { $size } Mitglieder, dich mitgezählt.
tournament-refused-team-name = Dein Team braucht einen Namen, den es noch nicht gibt.
tournament-refused-team-incomplete = Aus deinem Team haben noch nicht genug zugesagt.
tournament-refused-mate = Nur Mitglieder dieses Servers können mitspielen.
tournament-refused-mate-in = { $name } ist schon dabei.
tournament-refused-not-your-match = Das ist nicht dein Match, aber schau gern zu!
tournament-refused-match-begun = Das Match hat schon angefangen.
tournament-refused-match-over = Dieses Match ist vorbei.
tournament-refused-ready = Du bist schon bereit. Die Partie beginnt, sobald es alle sind.
tournament-refused-no-match = Dieses Match gibt es nicht.
tournament-refused-no-open-match = Da gibt es kein Match, das sich ändern lässt.
tournament-refused-same-match = Diese beiden spielen gegeneinander.
tournament-refused-outcome = Das verstehe ich nicht. Nimm ein Ergebnis aus der Liste, die beim Tippen aufgeht.
tournament-refused-score = Gib die Punkte als Zahl ein.
refused-match = Das ist ein Turniermatch: Nur die Turnierleitung kann ändern, wer mitspielt, oder es beenden.
refused-tournament-paused = Dieses Turnier ist angehalten.
refused-leave-match = Das ist ein Turniermatch. Aus dem Turnier steigst du mit `/turnier aussteigen` aus.
replay-sealed = Andere spielen diese Verteilung noch. Komm wieder, wenn die Runde vorbei ist.
permission-create-private-threads = Private Threads erstellen
permission-create-private-threads-for = private Threads für Matches in Duplikat-Turnieren
permission-create-events = Events erstellen
permission-create-events-for = Events zu Turnieren
permission-manage-roles = Rollen verwalten
permission-manage-roles-for = Siegerrollen bei Turnieren

## Gespeicherte Daten

privacy-kept-tournaments = 🏆 Turniere, die du organisiert hast: { $amount }
privacy-kept-tournament-series = 🔁 Turnierserien, die du gestartet hast: { $amount }
privacy-kept-entrants = 🏆 Turniere, bei denen du dich angemeldet hast: { $amount }
privacy-kept-tournament-journal = 📝 Änderungen von dir an Turnieren: { $amount }

## Berechtigungen für Mods, wie Discord sie nennt

# same
permission-administrator = Administrator
permission-ban-members = Mitglieder bannen
permission-bypass-slowmode = Slowmode umgehen
permission-create-expressions = Ausdrücke erstellen
permission-deafen-members = Ein- und Ausgabe von Mitgliedern deaktivieren
permission-kick-members = Mitglieder kicken
permission-manage-channels = Kanäle verwalten
permission-manage-events = Events verwalten
permission-manage-expressions = Ausdrücke verwalten
permission-manage-guild = Server verwalten
permission-manage-messages = Nachrichten verwalten
permission-manage-nicknames = Nicknames verwalten
permission-manage-threads = Threads verwalten
permission-manage-webhooks = Webhooks verwalten
permission-mention-everyone = Erwähne everyone, here und „Alle Rollen“
permission-mention-everyone-for = eine Rolle zu einem Turnier anpingen
permission-moderate-members = Mitglieder im Timeout
permission-move-members = Mitglieder verschieben
permission-mute-members = Mitglieder stummschalten
permission-pin-messages = Nachrichten anpinnen
permission-priority-speaker = Very Important Speaker
permission-set-voice-channel-status = Status des Sprachkanals festlegen
permission-view-audit-log = Audit-Log einsehen
permission-view-creator-monetization-analytics = Monetarisierungsanalysen einsehen
permission-view-guild-insights = Server-Insights einsehen
