### `/einstellungen`: was ein Server für sich festlegt.

command-settings = einstellungen
command-settings-description = Einstellungen von Onetable für diesen Server ansehen und ändern
command-settings-time-zone = zeitzone
command-settings-time-zone-description = Die Zeitzone dieses Servers; gib eine Stadt oder Region ein
command-settings-day-begins = neuer-tag-um
command-settings-day-begins-description = Die Stunde (0 bis 23), in der ein neuer Tag beginnt

settings-title = ⚙️ Server-Einstellungen
settings-kept = ✅ Gespeichert.
settings-choose-group = Etwas ändern…
settings-button-reset = Diese Seite zurücksetzen
settings-button-words = Wörter bearbeiten
settings-words-form = Ein Wort oder Ausdruck pro Zeile
settings-words-form-why = Bis zu { $most }, je bis zu { $longest } Zeichen. Leer lassen: nichts sperren
settings-only-managers = Nur Mitglieder mit *Server verwalten* können die Einstellungen sehen und ändern.

settings-group-all = 📋 Übersicht
settings-group-all-why = Alle Einstellungen auf einer Seite
settings-group-where = 🚪 Wo und wer
settings-group-where-why = Kanäle, Rollen, Partien beenden, Threads
settings-group-time = ⏳ Zeit
settings-group-time-why = Zeit pro Zug, und wie lange eine Lobby offen bleibt
settings-group-speech = 🔔 Sprache und Pings
settings-group-speech-why = Die Sprache der Tische, und wann angepingt wird
settings-group-words = 🚫 Gesperrte Wörter
settings-group-words-why = Wörter, die am Tisch niemand schreiben kann
settings-group-day = 🗓️ Tag und Zeitzone
settings-group-day-why = Zeitzone, und wann ein neuer Tag beginnt
settings-group-ranking = 🏅 Bestenlisten und Abzeichen
settings-group-ranking-why = Wie viele Partien man für die Bestenliste braucht, Nachrichten zu Abzeichen
settings-group-roundup = 🗞️ Tagesrückblick
settings-group-roundup-why = Eine Nachricht am Tag mit den Ergebnissen von gestern

## Bestenlisten

setting-ranked-after = In der Bestenliste ab
setting-ranked-after-why = Wer weniger gewertete Partien hat, steht noch nicht in der Liste.
setting-badges = Neue Abzeichen
setting-badges-on = werden gemeldet
setting-badges-off = nur in /statistik
setting-badges-why = Eine kurze Zeile im Kanal der Partie. Sie pingt niemanden an, und alle können sie für sich abschalten.

## Der Tagesrückblick

setting-round-up-channel = Kanal
setting-round-up-off = aus
setting-round-up-channel-why = Das Dorf von gestern und Neues zu Turnieren, einmal am Tag. Ohne Pings, und nur, wenn es etwas gibt.
setting-round-up-gone = ⚠️ Der Kanal wurde gelöscht, also gibt es keinen Rückblick. Wähl einen anderen.
setting-round-up-forbidden = ⚠️ Den letzten Rückblick konnte ich nicht senden: Ich brauche dort *Kanäle ansehen* und *Nachrichten senden*. Morgen versuche ich es wieder.
setting-round-up-hour = Kommt um
setting-round-up-hour-at = { $hour } ({ $zone })
setting-round-up-hour-why = In der Zeitzone dieses Servers, { $zone }. Ändern mit /einstellungen zeitzone.

## Wo und wer

setting-game-channels = Spielkanäle
setting-game-channels-all = alle Kanäle
setting-game-channels-why = Samt Threads. Laufende Partien anderswo gehen weiter; private gehen überall.
setting-game-channels-gone = Alle gewählten Kanäle wurden gelöscht. Bis du neue wählst, können Tische überall eröffnet werden.
setting-starter-roles = Wer Tische eröffnen darf
setting-starter-roles-all = alle
setting-starter-roles-why = Mitglieder mit einer dieser Rollen oder *Server verwalten*. Mitspielen dürfen alle.
setting-starter-roles-gone = Alle gewählten Rollen wurden gelöscht. Bis du neue wählst, dürfen alle Tische eröffnen.
setting-some-gone = { $count ->
    [one] (und 1 gelöscht)
   *[other] (und { $count } gelöscht)
}
setting-enders = Wer eine Partie beenden darf
setting-enders-moderators = nur Mods
setting-enders-host = Host und Mods
setting-enders-vote = Host, Mods oder eine Abstimmung
setting-enders-why = Mods sind Mitglieder mit *Nachrichten verwalten*. Die eigene Lobby darf der Host immer schließen.
setting-threads = Tische pro Kanal
setting-threads-none = einer, ohne Thread
setting-threads-most = { $most ->
    [one] einer, in einem Thread
   *[other] bis zu { $most }, je in einem Thread
}
setting-threads-why = /spielen kann für jeden Tisch einen Thread öffnen, wenn ich *Öffentliche Threads erstellen* habe.

## Zeit

setting-turn-limit = Zeit pro Zug
setting-turn-limit-why = Voreinstellung für neue Lobbys, wo es sie gibt. Der Host kann sie noch ändern.
setting-lobby-minutes = Lobbys ohne Aktivität schließen nach
setting-lobby-minutes-usual = { $time } (Voreinstellung)
setting-lobby-minutes-why = Gezählt ab dem letzten Mal, dass jemand kam, ging oder eine Option änderte.
setting-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
setting-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}

## Sprache und Pings

setting-language = Sprache der Tische
setting-language-automatic = wie dieser Server in Discord
setting-language-why = Für Tische ab jetzt. Nachrichten, die nur du siehst, sind in deiner eigenen Sprache.
setting-pings = Pings zum Zug
setting-pings-why = Kurze Erwähnung unter dem Tisch, nach dem Zug gelöscht. Mit /pings stellen alle ihre eigenen ein.

## Wörter

setting-unwanted-words = Gesperrte Wörter
setting-unwanted-words-count = { $count ->
    [0] keine
    [one] 1 Wort
   *[other] { $count } Wörter
}
setting-unwanted-words-why = Gesperrt in Hinweisen, Tipps, Wortlisten und Namen von Turnieren und Teams. Nur wer schreibt, erfährt es. M1st, MIST und m.i.s.t zählen als Mist.

## Der Tag

setting-time-zone = Zeitzone
setting-time-zone-now = { $zone }, jetzt { $now }
setting-time-zone-why = Ändern mit /einstellungen zeitzone.
setting-day-begins = Neuer Tag um
setting-day-begins-why = Der nächste: { $when }. Dann wechselt das Tagesdorf; ein angefangenes kannst du noch zu Ende spielen.

## Absagen

settings-bad-game-channels = Wähl bis zu 25 Kanäle dieses Servers.
settings-bad-starter-roles = Wähl bis zu 25 Rollen dieses Servers.
settings-bad-enders = Diese Auswahl gibt es nicht mehr. Öffne /einstellungen noch mal.
settings-bad-threads = Diese Auswahl gibt es nicht mehr. Öffne /einstellungen noch mal.
settings-bad-turn-limit = Diese Auswahl gibt es nicht mehr. Öffne /einstellungen noch mal.
settings-bad-lobby-minutes = Diese Auswahl gibt es nicht mehr. Öffne /einstellungen noch mal.
settings-bad-language = Diese Sprache kann ich noch nicht. Öffne /einstellungen noch mal.
settings-bad-pings = Diese Auswahl gibt es nicht mehr. Öffne /einstellungen noch mal.
settings-bad-unwanted-words = Diese Liste ist zu lang: bis zu 200 Wörter, je bis zu 40 Zeichen und mit mindestens einem Buchstaben oder einer Ziffer.
settings-bad-time-zone = Diese Zeitzone kenne ich nicht. Gib eine Stadt wie Berlin oder Tokio ein und nimm einen Vorschlag aus der Liste.
settings-bad-badges = Diese Auswahl gibt es nicht mehr. Öffne /einstellungen noch mal.
settings-bad-round-up-channel = Wähl einen Textkanal dieses Servers.
settings-bad-round-up-hour = Die Stunde muss eine ganze Zahl von 0 bis 23 sein.
settings-bad-day-begins = Die Stunde muss eine ganze Zahl von 0 bis 23 sein.

refused-not-here = Auf diesem Server kannst du Tische nur hier eröffnen: { $channels }
refused-role = Auf diesem Server brauchst du eine dieser Rollen, um einen Tisch zu eröffnen: { $roles }
refused-only-moderators = Auf diesem Server können nur Mods eine Partie beenden. Verlassen kannst du sie über **Menü**.
refused-no-vote = Auf diesem Server wird nicht über das Ende einer Partie abgestimmt. Der Host oder die Mods können sie beenden.
refused-unwanted-word = „{ $word }“ ist auf diesem Server gesperrt. Schreib bitte etwas anderes.
refused-threads-taken = { $most ->
    [one] Dieser Kanal hat schon einen Tisch in einem Thread:
   *[other] Dieser Kanal hat schon { $most } Tische in Threads:
}
    { $links }
thread-title = { $game } · { $host }
thread-opened = Dein Tisch hat einen eigenen Thread: { $link }
