### Leute finden und aussuchen: /suche, /blockieren, wer in eine Lobby darf, Vorlagen.

## Leute suchen

command-lfg = suche
command-lfg-description = Such Leute zum Spielen; der Tisch öffnet von selbst, wenn genug da sind
command-lfg-players = leute
command-lfg-players-description = Wie viele insgesamt, dich mitgezählt? Ohne Angabe so wenige wie möglich
# same
command-lfg-start = start
command-lfg-start-description = Ab wann, in deiner Zeitzone? Etwa 20:00, 1h oder 2h 30m. Ohne Angabe sofort
command-lfg-pace = tempo
command-lfg-pace-description = Wie schnell? Ohne Angabe spielt ihr live
command-lfg-pace-live = Live: Alle sind da und spielen sofort
command-lfg-pace-day = In Ruhe: bis zu einem Tag pro Zug
lfg-now = jetzt
lfg-title = 🔎 Leute gesucht: { $game }
lfg-players = Dabei ({ $here } von { $wanted })
lfg-seat = 👤 **{ $name }**
lfg-pace-live = ⚡ Live: Alle sind da und spielen sofort
lfg-pace-day = 🐌 In Ruhe: bis zu einem Tag pro Zug
lfg-from = 🕗 Beginn: { $at } ({ $soon })
lfg-waiting = { $missing ->
    [one] Drück **Mitspielen**! Fehlt nur noch **1** Person, dann öffnet der Tisch und ich rufe euch.
   *[other] Drück **Mitspielen**! Noch **{ $missing }** Leute, dann öffnet der Tisch und ich rufe euch.
}
lfg-waiting-later = { $missing ->
    [one] Drück **Mitspielen**! Es fehlt noch **1** Person. Wenn es so weit ist, öffnet der Tisch und ich rufe euch.
   *[other] Drück **Mitspielen**! Es fehlen noch **{ $missing }** Leute. Wenn es so weit ist, öffnet der Tisch und ich rufe euch.
}
lfg-full-later = ✅ Alle da. Der Tisch öffnet { $when }, und ich rufe euch.
lfg-opening = ✅ Alle da. Der Tisch öffnet gleich…
lfg-channel-busy = Alle da, aber dieser Kanal ist belegt. Euer Tisch öffnet, sobald die Partie hier vorbei ist.
lfg-closes = Schließt { $when }, wenn sich nicht genug finden.
lfg-button-join = Mitspielen
lfg-button-leave = Verlassen
lfg-button-open = Tisch jetzt öffnen
lfg-call = 🔔 { $players } euer Tisch für { $game } ist offen: { $link }
lfg-over-opened = ✅ Der Tisch ist offen: { $link }
lfg-over-expired = ⌛ Diesmal waren es nicht genug. Mit `/suche` versuchst du es wieder.
lfg-over-left = 👋 Alle sind gegangen. Mit `/suche` geht es von vorn los.
lfg-refused-over = Diese Suche ist vorbei. `/suche` startet eine neue.
lfg-refused-opening = Der Tisch öffnet gerade. Dort kannst du wieder gehen.
lfg-refused-not-in = Du bist bei dieser Suche nicht dabei.
lfg-refused-players = { $more ->
    [0] Dieses Spiel ist für genau { $most } Leute.
   *[other] Dieses Spiel ist für { $fewest } bis { $most } Leute.
}
lfg-refused-live-only = Bei diesem Spiel zählt jede Sekunde, also geht es nur live.
lfg-refused-far = Das ist zu lange hin: Eine Suche kann höchstens { $days } Tage später beginnen.
lfg-refused-too-many = Du suchst schon { $most }-mal Leute. Verlass erst eine Suche: { $link }
lfg-refused-too-many-here = Dieser Server hat schon { $most ->
    [one] eine Suche
   *[other] { $most } Suchen
} nach Leuten. Mach bei einer mit, oder versuch es später noch mal.
lfg-refused-too-often = Du hast ganz schön viele Suchen gestartet. Versuch es in ein paar Minuten wieder.

## Blockieren

command-block = blockieren
command-block-description = Nie mit einer Person am Tisch sitzen; nur du siehst es. Ohne Name: deine Liste
# same
command-block-person = person
command-block-person-description = Wen? Die Person erfährt es nicht
block-title = 🚫 Leute, die du blockierst
block-why = Ihr sitzt nie am selben Tisch, und sie können dich nicht anstupsen. Sie erfahren es nicht. Für Turniermatches, laufende Partien und Mods gilt das nicht.
block-count = Blockiert: { $count } von { $most }
block-done = ✅ { $person } ist jetzt blockiert.
block-undone = ✅ { $person } ist nicht mehr blockiert.
block-button-undo = Nicht mehr blockieren
block-button-back = Zurück
block-button-next = Weiter
block-refused-self = Dich selbst kannst du nicht blockieren.
block-refused-bot = Du kannst nur Menschen blockieren.
block-refused-too-many = Du blockierst schon { $most } Leute. Gib erst jemanden frei: `/blockieren`.

## Wer in eine Lobby darf

access-button = Zutritt
access-button-all = Alle dürfen mitspielen
access-button-back = Zurück
access-title = 🔑 Wer darf mitspielen?
access-now-everyone = Gerade: **alle**. Wähl Leute oder Rollen, um nur sie hereinzulassen.
access-now-some = Gerade: **nur** die Leute und Rollen unten.
access-choose-users = Leute, die mitspielen dürfen
access-choose-roles = Rollen, die mitspielen dürfen
access-note = Wer schon hier sitzt, bleibt. Die Lobby zeigt die Rollen, nie die Namen.
access-line-named = 🔑 Nur wer vom Host eingeladen ist, kann mitspielen.
access-line-roles = 🔑 Nur { $roles } und wer vom Host eingeladen ist, kann mitspielen.

## Vorlagen

preset-button = Vorlagen
preset-button-own = Diese Optionen speichern
preset-button-server = Für diesen Server speichern
preset-title = 💾 Vorlagen für { $game }
preset-why = Wähl eine, um alle Optionen dieser Lobby einzustellen. `/spielen vorlage:` eröffnet einen Tisch damit.
preset-none = Eine Vorlage speichert die Optionen dieser Lobby unter einem Namen. `/spielen vorlage:` eröffnet dann einen Tisch damit.
preset-choose = Vorlage benutzen…
preset-drop = Vorlage löschen…
preset-defaults = die üblichen Optionen
# same
preset-name = Name
preset-name-why = Eine Vorlage mit demselben Namen wird ersetzt.
preset-example = Freitagabend
preset-used = ✅ Die Optionen von **{ $name }** sind eingestellt.
preset-saved = ✅ Als **{ $name }** gespeichert.
preset-dropped = ✅ **{ $name }** ist gelöscht.
preset-refused-name = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
preset-refused-managers = Nur wer diesen Server verwaltet, kann seine Vorlagen speichern oder löschen.
preset-refused-gone = Diese Vorlage gibt es nicht mehr.
preset-refused-unknown = Eine Vorlage namens { $name } gibt es nicht. Nimm eine aus der Liste, oder lass sie weg.
preset-refused-which-game = Mehrere Spiele haben eine Vorlage namens { $name }. Wähl auch ein Spiel.
preset-refused-too-many = Für dieses Spiel gibt es schon { $most } Vorlagen. Lösch erst eine.
