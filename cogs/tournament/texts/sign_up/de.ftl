### Anmeldung, Teilnahmebedingungen und Änderungen durch die Turnierleitung

## Hinweise im Kanal

tournament-tell-moved-up = **{ $name }**: Ein Platz ist frei, also { $count ->
    [one] rückt { $players } von der Warteliste nach. Du bist dabei!
   *[other] rücken { $players } von der Warteliste nach. Ihr seid dabei!
}
tournament-tell-moved = { $to ->
    [hand] **{ $name }** hat keine feste Startzeit mehr. Es beginnt, wenn die Turnierleitung es startet.
   *[time] **{ $name }** hat eine neue Startzeit: { $at }, { $when }.
}
tournament-tell-page = 📣 **{ $name }**: { $text ->
    [none] Die Turnierleitung ruft alle zusammen. Gleich geht es los!
   *[other] { $text }
}
tournament-tell-solo-teams = **{ $name }**: Wer kein Team hatte, spielt in diesen Teams: { $teams }.
tournament-tell-solo-left = **{ $name }**: { $players }, diesmal habe ich kein Team gefunden. Sorry!
tournament-tell-team-lapsed = **{ $name }**: **{ $team }** startet mit { $players }. Von { $lapsed } kam keine Zusage, also { $lapsed_count ->
    [one] ist diese Einladung
   *[other] sind diese Einladungen
} verfallen.
tournament-tell-team-short = **{ $name }**: **{ $team }** kann nicht starten: Von { $lapsed } kam keine Zusage, und { $players } { $count ->
    [one] allein ist
   *[other] allein sind
} zu wenig für ein Team.
tournament-button-announcement = Zum Turnier
# same
tournament-solo-team = Team { $number }

## Die Ankündigung

tournament-entry = Teilnehmen können: { $conditions }
tournament-entry-role = Mitglieder mit { $role }
tournament-entry-games = { $least ->
    [one] ab 1 beendeten Partie { $game } auf diesem Server
   *[other] ab { $least } beendeten Partien { $game } auf diesem Server
}
tournament-entry-rating = { $kind ->
    [from] Wertung ab { $lowest }
    [to] Wertung bis { $highest }
   *[both] Wertung { $lowest } bis { $highest }
}
tournament-solo-hint = Kein Team? Drück **{ tournament-button-solo }**, dann stecke ich dich beim Start in eins; die Teams sind nach Wertung ausgeglichen.
tournament-solos = Suchen ein Team: { $count }
tournament-button-solo = Team für mich finden

## Antworten auf einen Klick

tournament-done-solo = Du bist dabei! Beim Start stecke ich dich in ein Team und pinge dich an.
tournament-done-check-waiting = Du bist eingecheckt und Nummer { $place } auf der Warteliste. Wenn genug Leute fehlen, bist du dabei.
tournament-done-add-waiting = { $name } stand auf der Warteliste und ist jetzt dabei.
tournament-done-returned = Du bist wieder da, mit deinen bisherigen Ergebnissen. Ab der nächsten Runde spielst du mit.
tournament-sure-withdraw = Von **{ $name }** abmelden? Dein Platz ist dann weg.
tournament-sure-withdraw-team = Von **{ $name }** abmelden? Der Platz deines ganzen Teams ist dann weg.
tournament-confirm-out = Abmelden

## Formulare

tournament-form-about = Beschreibung, Teilnahme
tournament-form-description = Beschreibung
tournament-form-description-hint = Steht in der Ankündigung
tournament-form-role = Nur für Mitglieder mit dieser Rolle
tournament-form-role-hint = Leer lassen: für alle
tournament-form-games = Mindestzahl beendeter Partien auf dem Server
tournament-form-games-hint = Von diesem Spiel. Leer lassen: egal
tournament-form-rating = Wertung
tournament-form-rating-hint = Zum Beispiel 1400-1600, 1500+ oder max 1600. Neue haben { $start }. Leer: alle
tournament-form-page = Alle Angemeldeten anpingen
tournament-form-text = Was willst du ihnen sagen?
tournament-form-text-hint = Leer lassen für „Gleich geht es los“
tournament-form-again = Eingabe verbessern

## Ein Turnier ändern

tournament-lead-edit = Bearbeiten…
tournament-lead-page = Alle anpingen…
tournament-lead-barred = Entfernte Leute
tournament-edit-title = { $name } bearbeiten
tournament-edit-note = { $phase ->
    [signup] Spiel, Format und Optionen lassen sich nicht mehr ändern: Dafür haben sich Leute angemeldet.
    [checkin] Spiel, Format, Optionen und Check-in lassen sich nicht mehr ändern: Dafür haben sich Leute angemeldet, und der Check-in ist offen.
   *[running] Spiel, Format, Start und alles andere lassen sich nicht mehr ändern: Die Paarungen hängen davon ab. Neue Zeiten gelten ab dem nächsten Match.
}
tournament-edit-helpers = Die Co-Leitung hilft dir. Auch sie braucht *Events verwalten* oder *Server verwalten*.
tournament-edit-helpers-choose = Co-Leitung aussuchen
tournament-edit-button-basics = Name, Start, Plätze…
tournament-edit-button-about = Beschreibung, Teilnahme…
tournament-edit-button-times = Zeiten…
tournament-edit-button-back = Zurück
tournament-barred-title = Entfernte Leute
tournament-barred-about = Sie können sich erst wieder anmelden, wenn du sie wieder zulässt.
tournament-barred-choose = Jemanden wieder zulassen
tournament-barred-none = Niemand ist ausgeschlossen.
tournament-draft-description = Beschreibung: { $text }
tournament-draft-helpers = Co-Leitung: { $users }
tournament-act-added = dazugenommen
tournament-act-removed = entfernt
tournament-act-unbarred = wieder zugelassen
tournament-act-returned = zurückgekommen
tournament-act-edited = Einstellungen geändert
tournament-act-co-organisers = Co-Leitung geändert
tournament-act-paged = alle angepingt

## Absagen

tournament-refused-start = Diese Startzeit verstehe ich nicht. Gib sie ein wie `{ $example }`.
tournament-refused-start-no-time = Um wie viel Uhr? Gib es ein wie `{ $example }`.
tournament-refused-start-hour = Morgens oder abends? Gib `{ $typed }am` (morgens), `{ $typed }pm` (abends) oder `{ $example }` ein.
tournament-refused-start-order = Ich weiß nicht, was Tag und was Monat ist. Gib es ein wie `{ $example }`.
tournament-refused-start-clocks = Da wird die Uhr umgestellt, diese Zeit gibt es also nicht oder zweimal. Gib sie ein wie `{ $example }`.
tournament-refused-start-far = Das ist mehr als ein Jahr hin. Gib einen früheren Start ein, etwa `2h 30m`.
tournament-refused-start-needed = Der Check-in ist offen, also braucht es eine Startzeit. Gib sie ein wie `2h 30m`.
tournament-refused-barred = Du wurdest von diesem Turnier entfernt. Bitte die Turnierleitung, dich wieder zuzulassen.
tournament-refused-not-barred = Diese Person kann sich schon wieder anmelden.
tournament-refused-mate-barred = { $name } wurde von diesem Turnier entfernt. Die Turnierleitung kann das aufheben.
tournament-refused-accept-first = Du bist in ein Team eingeladen. Drück erst **{ tournament-button-yes }**.
tournament-refused-fixed = { $name ->
    [start] Der Start lässt sich nicht mehr ändern: Es hat schon angefangen.
    [checkin] Der Check-in lässt sich nicht mehr ändern: Er ist schon offen oder vorbei.
    [size] Die Plätze lassen sich nicht mehr ändern: Bei diesem Format kann sich nach dem Start niemand mehr anmelden.
    [rounds] Die Runden lassen sich nicht mehr ändern: Bei diesem Format folgen sie aus der Zahl der Leute.
    [points] Die Punkte lassen sich nicht mehr ändern: Es wurden schon Matches darum gespielt.
    [group] Die Gruppen lassen sich nicht mehr ändern: Sie sind schon ausgelost.
    [advance] Die Gruppen lassen sich nicht mehr ändern: Sie sind schon ausgelost.
    [window] Das lässt sich nicht mehr ändern: Es hat schon angefangen.
   *[other] Die Bedingungen lassen sich nicht mehr ändern: Die Anmeldung ist vorbei.
}
tournament-refused-size-taken = { $taken ->
    [one] 1 Platz ist vergeben, weniger geht also nicht.
   *[other] { $taken } Plätze sind vergeben, weniger geht also nicht.
}
tournament-refused-rounds-played = Runde { $round } läuft schon, weniger Runden gehen also nicht.
tournament-refused-paged = Du hast eben alle angepingt. Warte zehn Minuten.
tournament-refused-nobody = Noch ist niemand angemeldet.
tournament-refused-helper = **{ $name }** kann dir nicht helfen: Dafür braucht man *Events verwalten* oder *Server verwalten*.
tournament-refused-description = Die Beschreibung darf bis zu { $most } Zeichen haben.
tournament-refused-ratings = Diese Wertung verstehe ich nicht. Gib sie ein wie `1400-1600`, `1500+` oder `max 1600`.
tournament-refused-entry-role = Dieses Turnier ist nur für Mitglieder mit { $role }.
tournament-refused-entry-games = { $least ->
    [one] Dieses Turnier ist für Mitglieder, die auf diesem Server schon eine Partie { $game } beendet haben. Spiel eine und komm wieder!
   *[other] Dieses Turnier ist für Mitglieder, die auf diesem Server schon { $least } Partien { $game } beendet haben; bei dir sind es { $games }. Spiel noch ein paar und komm wieder!
}
tournament-refused-entry-unrated = Dieses Turnier verlangt eine Wertung, und deine hast du abgeschaltet. Einschalten kannst du sie mit `/statistik`.
tournament-refused-entry-rating = { $kind ->
    [from] Dieses Turnier ist für Wertungen ab { $lowest }; deine ist { $rating }.
    [to] Dieses Turnier ist für Wertungen bis { $highest }; deine ist { $rating }.
   *[both] Dieses Turnier ist für Wertungen von { $lowest } bis { $highest }; deine ist { $rating }.
}

## Gespeicherte Daten

privacy-kept-co-organised = 🏆 Turniere, die du mitleitest: { $amount }
