### Allgemeine Texte. Die eines Spiels sind in cogs/<game>/texts/. Ein Wort für eine Sache: siehe glossary/de.md.

language-name = Deutsch
# Between the items of a list; quoted because of the blank at its end
list-comma = { ", " }
# The same as in English
list-colon = { ": " }
list-and = { $others } und { $last }

## Befehle (Namen klein und ohne Leerzeichen)

command-play = spielen
command-play-description = Ein Spiel in diesem Kanal starten
command-play-game = spiel
command-play-game-description = Welches Spiel? Ohne Angabe siehst du alle
command-play-private = privat
command-play-private-description = Allein spielen; nur du siehst es
command-play-preset = vorlage
command-play-preset-description = Optionen, die du oder dieser Server unter einem Namen gespeichert hat
command-table = tisch
command-table-description = Der Tisch in diesem Kanal oder deine private Partie
command-table-show = zeigen
command-table-show-description = Den Tisch unten im Chat neu anzeigen
command-table-list = liste
command-table-list-description = Deine Partien auf allen Servern, mit Links; nur du siehst es
command-table-end = beenden
command-table-end-description = Die Partie in diesem Kanal oder deine private beenden
command-rules = regeln
command-rules-description = Die Regeln eines Spiels: ein paar kurze Seiten mit Bildern, nur für dich
command-rules-game = spiel
command-rules-game-description = Welches Spiel?
# same
command-table-replay = replay
command-table-replay-description = Eine beendete Partie aus diesem Kanal Zug für Zug ansehen
# same
command-table-export = export
command-table-export-description = Eine beendete Partie als Datei, mit kurzer Zusammenfassung zum Teilen
command-table-verify = prüfen
command-table-verify-description = Prüfen, ob die Verteilung unverändert ist
command-table-finished = partie
command-table-finished-description = Welche Partie? Ohne Angabe die letzte
command-table-noted = notiert
command-table-noted-description = Die versiegelte Verteilung, die du dir am Anfang aus den Details notiert hast
command-help = hilfe
command-help-description = Was Onetable ist und wie man spielt

## Ein Spiel aussuchen

play-which = Welches Spiel willst du spielen?
play-which-private = Welches Spiel willst du spielen? Nur du siehst es.
play-choose = Spiel aussuchen

## Die Lobby

lobby-people = Dabei ({ $here } von { $most })
lobby-host = 👑 **{ $name }** · Host
lobby-seat = 👤 **{ $name }**
lobby-computer = **{ $name }**
# same
computer-name = 🤖 Computer { $number }
lobby-options = Optionen
lobby-waiting = { $missing ->
    [one] Es fehlt noch **1** Person. Drück **Mitspielen**!
   *[other] Es fehlen noch **{ $missing }** Leute. Drück **Mitspielen**!
}
lobby-ready = Startklar! **{ $host }** kann **Starten** drücken oder auf mehr Leute warten.
lobby-full = Der Tisch ist voll. **{ $host }**, drück **Starten**!
lobby-or-computers = Niemand da? Unter **{ lobby-button-more }** kannst du Computer dazunehmen.
lobby-closes = Schließt { $when }, wenn nichts passiert.
lobby-button-join = Mitspielen
lobby-button-start = Starten
lobby-button-options = Optionen
lobby-button-leave = Verlassen
lobby-button-cancel = Lobby schließen
lobby-button-rules = Regeln
lobby-button-computer = Computer dazu
lobby-button-no-computer = Computer weg
lobby-button-more = Mehr
more-title = { $game }
more-done-leave = Du hast die Lobby verlassen.
more-done-cancel = Die Lobby ist geschlossen.
lobby-button-private = Privat spielen

menu-button = Menü
# same
details-button = Details
menu-title = ### { $game }
menu-choose = Was willst du machen?
menu-undo = Meinen letzten Zug zurücknehmen
menu-undo-why = Seitdem hat niemand gezogen, und es wurde nichts aufgedeckt
menu-join = Mitspielen
menu-join-why = Du steigst zum nächsten Zug ein
menu-watch = In meiner Sprache zuschauen
menu-watch-why = Der öffentliche Tisch in deiner eigenen Nachricht
menu-rules = Regeln lesen
menu-rules-why = Ein paar kurze Seiten mit Bildern, nur für dich
menu-learn = Das Spiel lernen
menu-learn-why = Eine kurze Partie mit Anleitung, nur für dich
menu-ask = Fragen, ob ich meinen Zug zurücknehmen darf
menu-ask-why = Wenn alle anderen zustimmen, wird er zurückgenommen
menu-back = Bin wieder da
menu-back-why = Du ziehst wieder selbst
menu-time = Mehr Zeit, bitte
menu-time-why = Startet deine Uhr neu, einmal pro Zug
menu-nudge = Alle anstupsen, auf die wir warten
menu-nudge-why = Mit Ping; ohne Zeitlimit gibt es noch fünf Minuten
menu-leave = Partie verlassen
menu-leave-why = Der Computer spielt, bis jemand deinen Platz nimmt
menu-leave-why-gone = Die Partie geht ohne dich weiter
menu-leave-why-alone = Das beendet deine Partie
menu-take = Platz von { $name } übernehmen
menu-take-why = Spiel von dort weiter
menu-open = Platz von { $name } freigeben
menu-open-why = { $name } ist abwesend. Stimmen bisher: { $votes } von { $needed }
menu-end = Für Abbruch stimmen
menu-end-why = Stimmen bisher: { $votes } von { $needed }
menu-host = { $name } zum Host machen
menu-host-why = Der Host kann Leute entfernen und die Partie beenden
menu-remove = { $name } entfernen
menu-remove-why = Der Computer spielt, bis jemand den Platz nimmt
menu-remove-why-gone = Die Partie geht ohne { $name } weiter
menu-done = Erledigt.
menu-done-join = Du bist dabei! Ab dem nächsten Zug spielst du mit.
menu-done-undo = Dein letzter Zug ist zurückgenommen.
menu-done-ask = Ich habe die anderen gefragt. Zieht vorher jemand, bleibt dein Zug stehen.
menu-done-back = Willkommen zurück! Du spielst wieder selbst.
menu-done-time = Du hast mehr Zeit.
menu-done-nudge = Angestupst.
menu-done-leave = Du hast die Partie verlassen.
menu-done-take = Du bist dabei. Viel Glück!
menu-done-open = Stimme gezählt.
menu-done-end = Stimme gezählt.
menu-done-host = Der Tisch hat einen neuen Host.
menu-done-remove = Entfernt.
sure-leave = Verlassen
sure-remove = Entfernen
sure-no = Abbrechen
sure-kept = Alles bleibt, wie es ist.
sure-leave-question = Partie verlassen? Der Computer übernimmt.
sure-leave-question-gone = Partie verlassen? Sie geht ohne dich weiter.
sure-leave-question-alone = Verlassen? Das beendet deine Partie.
sure-remove-question = **{ $name }** aus der Partie entfernen? Zurück an diesen Tisch geht es dann nicht mehr.
seat-away = 💤 **{ $name }** ist abwesend; bis zum nächsten Klick spielt der Computer.
seat-left = 🪑 **{ $name }** ist gegangen; der Computer hat übernommen.
seat-open = 🪑 **{ $name }** ist gegangen; der Computer hat übernommen. Über **Menü** kannst du den Platz nehmen.
list-title = ### Deine Partien
list-none = Du bist in keiner Partie. Starte eine mit `/spielen`, oder such Leute mit `/suche`.
list-lobby = 🛋️ **{ $game }** · noch nicht gestartet · { $place }
list-playing = 🎲 **{ $game }** · { $place }
list-your-turn = ➡️ **{ $game }** · du bist dran · { $place }
list-elsewhere = in einer anderen DM oder auf einem anderen Server
list-outside = DMs und andere Server
list-search = 🔎 **{ $game }** · sucht noch Leute · { $place }
list-more = -# Das sind die { $most } neuesten.
list-other-server = Anderer Server
list-private = privat; `/tisch zeigen` holt sie zurück
panel-left = Du hast diese Partie verlassen.

watch-note = 👀 Du schaust zu. Diese Nachricht folgt der Partie 15 Minuten lang; mit dem Knopf geht es länger.
watch-button = Weiter zuschauen

back-asked = ↩️ **{ $name }** möchte den letzten Zug zurücknehmen: { $votes } von { $needed } sind einverstanden.
back-yes = Erlauben
back-no = Ablehnen

table-closed = Dieser Tisch ist geschlossen. Starte mit `/spielen` eine neue Partie.
table-closed-expired = ⌛ Niemand hat die Partie rechtzeitig gestartet.
table-closed-left = 👋 Alle sind gegangen.
table-closed-host = ✋ Der Host hat die Partie beendet.
table-closed-moderator = ✋ Die Moderation hat die Partie beendet.
table-closed-vote = ✋ Ihr habt für den Abbruch gestimmt.
table-closed-clock = ⌛ Die Zeit für das Match ist um!
table-closed-abandoned = ⌛ Lange ist niemand zurückgekommen.
table-deadline = Sonst zieht der Computer { $when }.

## Private Tische, und die Wahl zwischen mehreren

private-note = 🔒 Nur du siehst das. `/tisch zeigen` holt es in jedem Kanal zurück.
private-over = 🔒 Nur du siehst das.
private-running = Diese private Partie läuft bei dir schon, hier ist sie. Für einen Neuanfang beende sie erst mit `/tisch beenden`.
which-show = Welchen Tisch willst du sehen?
which-end = Welche Partie willst du beenden?
which-channel = { $game } in diesem Kanal
which-private = { $game }, privat

## Optionen

lobby-kick = Jemanden entfernen…
lobby-teams = 👥 { $first } gegen { $second }
lobby-kicked = ✅ { $name } ist raus und kann an diesen Tisch nicht zurück.
options-title = { $game }: Optionen
option-on = an
option-off = aus
option-turn-limit = Zeit pro Zug
option-turn-limit-0 = unbegrenzt
option-turn-limit-60 = 1 Minute, dann zieht der Computer
option-turn-limit-300 = 5 Minuten, dann zieht der Computer
option-turn-limit-3600 = 1 Stunde, dann zieht der Computer
option-turn-limit-86400 = 1 Tag, dann zieht der Computer
option-computers = Stärke der Computer
option-computers-easy = leicht
# same
option-computers-normal = normal
option-computers-hard = schwer

## Die Regeln eines Spiels, Seite für Seite

rules-heading = { $game } · Seite { $page } von { $pages }
rules-button-first = Anfang
rules-button-back = Zurück
rules-button-next = Weiter
rules-choose = Alle Seiten
rules-more-values = und { $count } weitere
refused-no-such-page = Diese Seite gibt es nicht mehr. Mit `/regeln` bekommst du die neuesten.

## Formulare

prompt-kept = Du hast geschrieben: { $text }. Beim nächsten Öffnen steht es wieder im Formular.

## Anstupsen und noch einmal spielen

table-paused-by-restart = ⏸️ { $players } Ich wurde neu gestartet. Die Partie macht Pause, bis ihr wieder da seid: { $link }
table-shown-again = Dieser Kanal hat schon einen Tisch. Seine Nachricht wurde gelöscht, also hier ist er wieder.
nudge-call = ⏰ { $players } wir warten noch: { $link }
again-button = Noch mal

## Beendete Partien: Replays, Exporte, versiegelte Verteilungen

# same
replay-button-open = Replay
coach-button = Wo lag mein Fehler?
coach-place = Coach · vor Zug { $step } von { $steps }
coach-fine = 🎓 Ich habe mir alle deine Züge angesehen: Keiner hat dich nennenswert etwas gekostet. Stark gespielt!
coach-only-players = Das kann nur fragen, wer mitgespielt hat, und nur zu den eigenen Zügen.
coach-none = Für dieses Spiel gibt es keinen Coach.
coach-already = Ich suche noch nach deinem Fehler. Einen Moment.
coach-busy = Ich sehe mir gerade andere Partien an. Versuch es gleich noch mal.
coach-busy-here = Ich sehe mir schon andere Partien dieses Servers an. Versuch es gleich noch mal.
replay-button-turnback = ‹ Zug
replay-button-back = Zurück
replay-button-play = Abspielen
# same
replay-button-pause = Pause
replay-button-next = Weiter
replay-button-turn = Zug ›
replay-button-export = Exportieren
replay-button-verify = Verteilung prüfen
replay-place = Replay · Zug { $step } von { $steps } · { $clock }
replay-dealt = Die Verteilung
replay-anyone = Jemand
replay-undo = { $name }: letzten Zug zurückgenommen
replay-rewind = Die anderen lassen { $name } zurücknehmen: zurück zu Schritt { $to }
replay-clock-expire = Die Zeit ist um
replay-clock-wake = Nach einem Neustart ging es weiter
replay-jump = Springen zu…
replay-seen-table = Was alle gesehen haben
replay-seen-by = Dazu, was { $name } gesehen hat
replay-panel = ### 🔎 Was nur { $name } gesehen hat
replay-none = In diesem Kanal ist noch keine Partie zu Ende gegangen. Starte eine mit `/spielen`.
verify-none = In diesem Kanal ist noch keine Partie zu Ende gegangen. Während einer Partie zeigen die **Details** ihre versiegelte Verteilung; danach prüft sie `/tisch prüfen`.
replay-not-over = Diese Partie läuft noch.
replay-never-shown = Diese Partie wurde nicht in diesem Kanal gespielt.
replay-choose = Nimm einen der Vorschläge, oder lass das Feld leer für die letzte Partie.
replay-damaged = Von dieser Partie gibt es kein Replay: Es fehlen Züge.
replay-impossible = Von dieser Partie gibt es kein Replay: Sie stammt aus einer älteren Version der Regeln oder ihre Daten sind beschädigt.
export-here = Hier ist die ganze Partie als Datei, mit kurzer Zusammenfassung:
export-only-managers = Diese Partie lief mit eigenen Wörtern des Servers, und in der Datei stünden alle. Nur wer diesen Server verwaltet, bekommt sie.
export-place = { $place }. { $names }: { $score }
export-length = { $moves ->
    [one] 1 Zug in { $clock }
   *[other] { $moves } Züge in { $clock }
}
export-sealed = Verteilung { $sealed }
export-seed = Seed { $seed }
export-salt = Salt { $salt }
fair-sealed = 🔒 Versiegelte Verteilung `{ $sealed }`
fair-opened = 🔓 Versiegelte Verteilung `{ $sealed }`, Seed `{ $seed }`, Salt `{ $salt }` · `/tisch prüfen` prüft sie
fair-opened-unsalted = 🔓 Versiegelte Verteilung `{ $sealed }`, Seed `{ $seed }` · `/tisch prüfen` prüft sie
verify-title = Wurde die Verteilung geändert?
verify-how-title = So funktioniert es
verify-how =
    Vor dem Austeilen ziehe ich eine Zufallszahl, den **Seed**. Daraus folgt jedes Mischen und jeder Würfelwurf. Spiel, Plätze, Optionen, Seed und ein zufälliger **Salt** ergeben zusammen die **versiegelte Verteilung** (einen SHA-256-Hash), die in den **Details** steht. Niemand kann daraus den Seed berechnen, und ich finde keinen anderen, der dazu passt. Nach der Partie zeige ich Seed und Salt, dann können alle nachrechnen.
verify-sealed = 🔒 Versiegelte Verteilung: `{ $shown }` (so in den Details) `{ $rest }`
# same
verify-seed = 🌱 Seed: `{ $seed }`
# same
verify-salt = 🧂 Salt: `{ $salt }`
verify-replayed = ✅ Ich habe mit diesem Seed neu ausgeteilt und { $moves ->
    [one] den einen Zug
   *[other] alle { $moves } Züge
} nachgespielt: Es geht genau gleich aus.
verify-compare = 👀 Vergleiche sie jetzt mit der versiegelten Verteilung, die **während der Partie** in den **Details** stand: mit einem Screenshot oder `/tisch prüfen notiert:`. Sonst musst du mir einfach glauben.
verify-noted-equal = ✅ Passt zu dem, was du notiert hast: Die Verteilung stand damals fest und ist unverändert.
verify-noted-other = ❌ Das passt **nicht** zu dem, was du notiert hast. Entweder ist es von einer anderen Partie, oder es ist nicht die versiegelte Verteilung.
verify-noted-unclear = ⚠️ Das ist keine versiegelte Verteilung: Gib mindestens die { $shown } Zeichen ein, die in den Details stehen.
verify-limits = Was das nicht beweist: dass niemand, der mich betreibt, während der Partie in den Seed geschaut hat, und dass ich ihn wirklich zufällig und nur einmal gezogen habe.
verify-yourself = Ohne mich prüfen: `/tisch export`, dann mit der Datei `python -m tools.redeal` in einer Kopie meines Quellcodes ausführen.

## Einen Tisch beenden

end-sure = Diese Partie { $game } für alle beenden? Niemand gewinnt.
end-sure-private = Deine private Partie { $game } beenden? Sie ist dann weg.
end-button = Partie beenden
end-done = Partie beendet.

## Hilfe

# same
help-title = 🎲 Onetable
help-intro =
    Brettspiele, direkt hier im Kanal.
    1️⃣ `/spielen` eröffnet einen Tisch.
    2️⃣ Deine Leute drücken **{ lobby-button-join }**. Auch Computer können mitspielen, oder der ganze Kanal per Abstimmung.
    3️⃣ Drück **{ lobby-button-start }**. Am Tisch steht immer, wer dran ist.
    Ein Spiel ist neu für dich? `/lernen` bringt es dir beim Spielen bei, `/regeln` erklärt es mit Bildern.
help-play = Ein Spiel starten…
help-playing = Spielen
help-playing-list = `/spielen`, auch mit Vorlage · `/suche` Leute finden · `/tagesdorf` das Dorf von heute · `/turnier liste`
help-table = Während der Partie
help-table-list = `/tisch zeigen` unten neu · `/tisch liste` deine Partien · `/tisch beenden` die Partie · `/pings` Erinnerungen, neue Tische · `/blockieren` eine Person
help-after = Danach
help-after-list = `/tisch replay` ansehen, auch als Film · `/tisch export` speichern · `/tisch prüfen` die Verteilung · `/statistik` und Abzeichen · `/bestenliste` · `/datenschutz zeigen` deine Daten
help-elsewhere = Hier
help-elsewhere-list = `/spielen` · `/tagesdorf` das Dorf von heute · `/lernen` ein Spiel · `/regeln` · `/tisch zeigen` unten neu · `/tisch liste` deine Partien · `/tisch replay` ansehen, auch als Film · `/blockieren` eine Person · `/datenschutz zeigen` deine Daten
help-elsewhere-note = Erinnerungen, Turniere und Bestenlisten brauchen einen Server, der mich hinzugefügt hat. Was andere machen, erscheint hier bis 15 Minuten nach dem letzten Klick; der nächste Klick bringt den Tisch auf den neuesten Stand.
help-managers = Für die Serververwaltung
help-managers-list = `/einstellungen` (auch für einen Tagesrückblick) · `/turnier erstellen` · `/saison neu` · `/wörter hochladen`
help-footer = Jeder Zug wird gespeichert: Mach Discord ruhig zu und komm wieder, wann du willst.

## Absagen: ein Satz an die Person, die gedrückt hat

refused = Das geht gerade nicht.
refused-unreadable = Mit diesem Knopf kann ich nichts anfangen. `/tisch zeigen` bringt dir einen frischen Tisch.
refused-stale = Die Partie ist schon weiter. So sieht der Tisch jetzt aus.
refused-press-again = Das hat einen Moment gedauert. Bitte drück noch mal.
refused-not-a-member = Diese Person ist nicht auf diesem Server.
refused-not-allowed = Diesen Befehl darfst du hier nicht benutzen.
refused-old-command = Dieser Befehl hat sich geändert. Starte Discord neu und versuch es dann noch mal.
refused-too-fast = Etwas langsamer bitte, dann noch mal.
refused-too-fast-here = Auf diesem Server ist gerade sehr viel los. Versuch es in ein paar Sekunden noch mal.
refused-too-many-tables = Du hast auf diesem Server schon { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
} offen. Spiel erst eine Partie fertig oder beende eine.
refused-too-many-tables-here = Auf diesem Server { $most ->
    [one] ist schon ein Tisch
   *[other] sind schon { $most } Tische
} offen. Spiel dort mit oder warte, bis eine Partie endet.
refused-too-many-opened = Du hast ganz schön viele Tische eröffnet. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder.
refused-too-many-opened-here = Auf diesem Server wurden ganz schön viele Tische eröffnet. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder.
refused-too-many-tournaments = Bei dir { $most ->
    [one] läuft auf diesem Server schon ein Turnier
   *[other] laufen auf diesem Server schon { $most } Turniere
}. Bring erst eins zu Ende oder sag es ab.
refused-too-many-tournaments-here = Auf diesem Server { $most ->
    [one] läuft schon ein Turnier
   *[other] laufen schon { $most } Turniere
}. Warte, bis eins zu Ende ist.
refused-too-many-uploads = Du hast ganz schön viele Dateien hochgeladen. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder.
refused-too-many-uploads-here = Auf diesem Server wurden ganz schön viele Dateien hochgeladen. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder.
refused-not-your-turn = Du bist noch nicht dran.
refused-game-over = Diese Partie ist vorbei. Starte mit `/spielen` eine neue.
refused-not-at-table = Du spielst hier nicht mit. Schau gern zu, oder starte in einem anderen Kanal mit `/spielen` eine eigene Partie.
refused-not-started = Die Partie hat noch nicht angefangen.
refused-already-started = Die Partie hat schon angefangen.
refused-table-closed = Dieser Tisch ist geschlossen. Starte mit `/spielen` eine neue Partie.
refused-private = Das ist die private Partie von jemand anderem.
refused-other-server = Dieser Knopf gehört zu einem Tisch, der auf einen anderen Server umgezogen ist.
refused-other-channel = Dieser Knopf gehört zu einem Tisch in einem anderen Kanal.
refused-already-joined = Du bist schon dabei.
refused-not-joined = Du spielst hier nicht mit.
refused-no-seat = An diesem Tisch kannst du keinen Platz nehmen. `/spielen` eröffnet deinen eigenen.
refused-barred = Der Host oder die Moderation hat dich von diesem Tisch entfernt.
refused-no-late-join = Bei diesem Spiel kannst du nach dem Start nicht mehr einsteigen.
refused-back-asked = Jemand möchte schon einen Zug zurücknehmen. Antworte erst darauf.
refused-back-alone = Hier ist sonst niemand, der das erlauben könnte.
refused-back-not-asked = Das fragt dich niemand mehr.
refused-undo = Das kannst du nicht zurücknehmen: Seitdem hat jemand gezogen, oder es wurde etwas aufgedeckt.
refused-no-computer-here = An diesem Tisch ist kein Computer.
refused-seat = Auf diesem Platz sitzt niemand.
refused-seat-taken = Dieser Platz ist nicht frei.
refused-not-away = Das geht nur bei anderen, die abwesend sind.
refused-nobody-to-call = Gerade gibt es sonst niemanden zum Anstupsen.
refused-called-already = Eben wurde schon angestupst.
refused-no-more-time = Für diesen Zug hattest du schon mehr Zeit, oder es gibt kein Limit.
refused-full = Der Tisch ist voll ({ $most } Leute).
refused-too-few = { $here ->
    [one] Du bist hier allein. Dieses Spiel braucht mindestens { $fewest } Leute.
   *[other] Hier sind erst { $here } Leute. Dieses Spiel braucht mindestens { $fewest } Leute.
}
refused-only-host = Das kann nur { $host } als Host.
refused-end-alone = Allein beenden können nur { $host } als Host und die Moderation. Du kannst abstimmen lassen: **{ menu-button }**, dann **{ menu-end }**.
refused-choice = Diese Auswahl gibt es nicht mehr.
refused-option = Auf diesen Wert lässt sich die Option nicht stellen.
refused-channel-taken = Dieser Kanal hat schon einen Tisch: { $link }
refused-busy = Da war jemand schneller. Versuch es noch mal.
refused-no-table = In diesem Kanal ist kein Tisch. Starte einen mit `/spielen`.
refused-unknown-game = Ein Spiel namens { $name } kenne ich nicht.
refused-may-not-post = Du darfst hier nicht schreiben, also schreibe ich hier auch nichts für dich.
refused-external-apps = Apps, die dieser Server nicht hinzugefügt hat, dürfen hier nicht für alle posten, den Tisch sähe also sonst niemand. Allein kannst du trotzdem spielen: `/spielen` mit *privat*, `/tagesdorf` oder `/lernen`.
refused-permissions = Mir fehlen hier Berechtigungen für einen Tisch. Wer diesen Server verwaltet, müsste mir geben: { $missing }.
refused-old-button = Dieser Knopf stammt aus einer älteren Version. `/tisch zeigen` bringt dir einen frischen Tisch.
refused-restarting = Ich starte gerade neu. Nichts geht verloren; versuch es in ein paar Sekunden noch mal.
refused-damaged = Diesen Tisch kann ich nicht mehr lesen. Der Host kann ihn mit `/tisch beenden` schließen.
refused-table-unreadable = Den Tisch dieses Kanals kann ich nicht mehr lesen. Jemand von der Moderation kann ihn mit `/tisch beenden` schließen.
closed-unreadable = Geschlossen. Ich konnte den Tisch nicht mehr lesen; jetzt ist Platz für einen neuen.

permission-view-channel = Kanäle ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-public-threads-for = Turniere und Tische in eigenen Threads, falls der Server das will

broke = Bei mir ist etwas schiefgegangen. Die Partie ist sicher; `/tisch zeigen` holt sie zurück.
answered-late = Das hat gedauert, und meine Antwort ging verloren. Schau erst auf den Tisch, bevor du noch mal drückst: Vielleicht hat es geklappt.
broke-discord = Discord hat das nicht zugelassen. Die Partie ist sicher; versuch es noch mal oder nimm `/tisch zeigen`.
broke-stored = Ich kann nicht mehr lesen, was ich dazu gespeichert habe. Wer mich betreibt, sieht in meinem Log, woran es liegt.
