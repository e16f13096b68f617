### Gespeicherte Daten: `/datenschutz`.

command-privacy = datenschutz
command-privacy-description = Was ich über dich speichere, und wie du es bekommst oder löschst
command-privacy-show = zeigen
command-privacy-show-description = Was ich über dich speichere, wie lange, und wer es sehen kann
# same
command-privacy-export = export
command-privacy-export-description = Alles, was ich über dich speichere, als Datei, nur für dich
command-privacy-delete = löschen
command-privacy-delete-description = Alles über dich löschen (ich frage vorher nach)

privacy-nameless = Anonym { $number }
privacy-leaving = Ich lösche gerade schon alles über dich. Einen Moment noch.

privacy-title = 🔏 Was ich über dich speichere
privacy-nothing = Gar nichts. Das ändert sich, wenn du an einem Tisch mitspielst, ein Tagesdorf spielst oder etwas einstellst.
privacy-amount = **{ $here }** hier, **{ $all }** insgesamt
privacy-amount-all = **{ $all }**
privacy-kept-tables = 🎲 Partien, die du gespielt hast: { $amount }
privacy-kept-live = ▶️ Partien, die du gerade spielst: { $amount }
privacy-kept-private = 🔒 Private Partien: { $amount }
privacy-kept-moves = 👉 Züge von dir: { $amount }
privacy-kept-words = ✏️ Wörter von dir: { $amount }
privacy-kept-people = ⚙️ Deine Einstellungen: { $amount }
privacy-kept-best-scores = 🏆 Beste Ergebnisse: { $amount }
privacy-kept-daily-results = 🏡 Ergebnisse in Tagesdörfern: { $amount }
privacy-kept-daily-players = 🏅 Tageslisten mit deinem Namen: { $amount }
privacy-kept-daily-shares = 📣 Ergebnisse, die du geteilt hast: { $amount }
privacy-kept-played = 📊 Ergebnisse in deiner Statistik: { $amount }
privacy-kept-ratings = 📈 Wertungen: { $amount }
privacy-kept-badges = 🎖️ Abzeichen: { $amount }
privacy-kept-known-names = 📛 Bestenlisten mit deinem Namen: { $amount }
privacy-kept-table-alerts = 🔔 Pings zu neuen Tischen: { $amount }
privacy-kept-player-searches = 🔎 Suchen nach Leuten mit dir: { $amount }
privacy-kept-blocks = 🚫 Leute, die du blockierst: { $amount }
privacy-kept-personal-presets = 💾 Deine Vorlagen: { $amount }
privacy-what = Ich speichere deine Discord-ID und den Namen, den du an einem Tisch hattest, und was du dort wann gemacht hast. Andere Nachrichten lese und speichere ich nicht.
privacy-how-long = Wie lange
privacy-keep-games = - Partien: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} nach dem letzten Zug.
privacy-keep-games-always = - Partien: bis du sie löschst.
privacy-keep-unfinished = - Unfertige Partien schließen nach { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
}.
privacy-keep-own = - Ergebnisse, Wertungen, Tagesdörfer und Einstellungen: bis du sie löschst.
privacy-keep-server = - Server, die mich entfernt haben: noch { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}.
privacy-who = Wer es sehen kann
privacy-who-sees =
    - Partien in einem Kanal und ihre Replays: alle, die den Kanal sehen.
    - Bestenlisten und Statistiken: alle auf Servern, auf denen du gespielt hast.
    - Private Partien, Einstellungen, wen du blockierst, diese Seite: nur du.
    - Wer diesen Bot betreibt, könnte alles lesen.

privacy-button-export = Exportieren
privacy-button-delete = Löschen…
privacy-button-sure = Ja, alles über mich löschen

privacy-export-here = Alles, was ich über dich speichere. Nur du siehst diese Nachricht; in der Datei steht deine Discord-ID.
privacy-too-much = Deine Daten sind zu groß für eine Datei auf Discord. Frag die Leute, die diesen Bot betreiben.

privacy-delete-title = 🗑️ Alles über dich löschen?
privacy-delete-everywhere = Das betrifft **alle Server**, nicht nur diesen, und **lässt sich nicht rückgängig machen**:
privacy-delete-live = { $count ->
    [0] 🪑 Du bist gerade in keiner Partie.
    [one] 🪑 Du verlässt die Partie, in der du bist, und sie geht ohne dich weiter.
   *[other] 🪑 Du verlässt die { $count } Partien, in denen du bist, und sie gehen ohne dich weiter.
}
privacy-delete-shared = 👥 Partien mit anderen bleiben; dein Platz heißt dann „{ $name }“. Deine Wörter dort bleiben, ohne deinen Namen.
privacy-delete-own = 🔒 Private Partien, Tagesdörfer, Serien, Ergebnisse, Wertungen, deine Einstellungen, Vorlagen und deine Blockierliste werden gelöscht.
privacy-delete-messages = 💬 Schon gesendete Nachrichten bleiben in ihren Kanälen, mit deinem Namen. Sie liegen bei Discord, frag also die Mods.
privacy-delete-first = 💾 Du willst eine Kopie? Drück erst **Exportieren**.

privacy-done-title = ✅ Deine Daten sind gelöscht
privacy-done = { $kept ->
    [0] Du hattest keine Partien mit anderen.
    [one] 1 Partie mit anderen bleibt, ohne deinen Namen.
   *[other] { $kept } Partien mit anderen bleiben, ohne deinen Namen.
} { $deleted ->
    [0] Alles andere ist gelöscht.
    [one] 1 private Partie und alles andere sind gelöscht.
   *[other] { $deleted } private Partien und alles andere sind gelöscht.
}
privacy-done-traces = Die letzten Spuren auf der Festplatte werden innerhalb eines Tages überschrieben. Wenn du wieder spielst, fängst du von vorn an.
