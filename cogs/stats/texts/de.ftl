### Statistik, Bestenlisten und Saisons

## /statistik

command-stats = statistik
command-stats-description = Wertungen, Rekorde und ein Diagramm deiner Partien hier, oder die eines Mitglieds
command-stats-member = mitglied
command-stats-member-description = Wessen Statistik? Ohne Angabe deine
command-stats-season = saison
command-stats-season-description = Die Nummer einer früheren Saison
stats-here = Auf diesem Server
stats-season = Saison { $season }
stats-own = Deine Statistik
stats-empty-own = Hier gibt es noch keine Partie, die zählt. Spiel mit `/spielen` eine mit jemandem zu Ende.
stats-empty-other = { $name } hat hier noch keine Partie beendet, die zählt.
stats-empty-season = In Saison { $season } noch keine Partien. Die Saison davor: `/statistik saison:{ $before }`.
stats-not-rated = Du hast Wertungen abgeschaltet. Deine Partien werden nicht gewertet, und in Bestenlisten und Statistiken sieht dich niemand. Deine alten Wertungen sind gespeichert: Schaltest du sie wieder ein, geht es von dort weiter.
stats-hidden = Dieses Mitglied hat Wertungen und Statistiken abgeschaltet.
# same
stats-rating = **{ $value }** ± { $give }
stats-place = Platz **{ $place }** von { $of }
stats-provisional = { $missing ->
    [one] noch 1 Partie bis zur Bestenliste
   *[other] noch { $missing } Partien bis zur Bestenliste
}
stats-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
stats-wins = { $wins } gewonnen
stats-draws = { $draws } unentschieden
stats-streaks-now = 🔥 { $now } in Folge
stats-streaks-both = 🔥 { $now } in Folge (Rekord { $best })
stats-streaks-best = Rekord: { $best } in Folge
stats-best = bestes Ergebnis **{ $score }**
stats-best-of = bestes Ergebnis **{ $score }** von { $most }
stats-daily = Tagesdorf: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
stats-met = ⚔️ { $looker } gegen { $name }
stats-met-never = Noch keine Partie gegeneinander.
stats-met-ahead = **{ $more } : { $fewer }** für { $name }
# same
stats-met-level = **{ $more } : { $fewer }**
stats-met-ties = { $level ->
    [one] und 1 Unentschieden
   *[other] und { $level } Unentschieden
}
stats-met-together = { $games ->
    [one] 1 Partie als Team
   *[other] { $games } Partien als Team
}, bestes Ergebnis { $best }
stats-chart = { $game }: die Wertung nach jeder Partie. Alle beginnen bei { $start }. Das Band (die Zahl nach ±) zeigt, wie weit sie danebenliegen kann, und wird mit jeder Partie schmaler.
stats-chart-of = Diagramm: { $game }
stats-chart-picture = Ein Liniendiagramm: die Wertung bei { $game } über die { $games ->
    [one] letzte Partie
   *[other] letzten { $games } Partien
}. Sie begann bei { $first }, war mindestens { $lowest } und höchstens { $highest } und ist jetzt { $last }. Das Band um die Linie zeigt, wie weit sie danebenliegen kann: jetzt { $give } nach oben oder unten.
stats-choose-chart = Anderes Diagramm
stats-button-share = Allen zeigen
stats-button-rated-off = Wertungen abschalten
stats-button-rated-on = Wertungen einschalten
stats-nothing-to-share = Es gibt noch nichts zu zeigen.

## /bestenliste

command-leaderboard = bestenliste
command-leaderboard-description = Die Besten auf diesem Server: Wertungen, Rekorde, Tagesdörfer und Serien
command-leaderboard-game = spiel
command-leaderboard-game-description = Welches Spiel?
command-leaderboard-season = saison
command-leaderboard-season-description = Die Nummer einer früheren Saison
leaderboard-title = Bestenliste des Servers
leaderboard-won = { $wins } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} gewonnen
leaderboard-you = du
leaderboard-not-you = Du stehst noch nicht auf dieser Liste.
leaderboard-page = Seite { $page } von { $pages }
leaderboard-button-first = Anfang
leaderboard-button-back = Zurück
leaderboard-button-next = Weiter
leaderboard-nobody = Noch hat niemand { $least ->
    [one] eine Partie beendet, die zählt
   *[other] { $least } Partien beendet, die zählen
}. Mach mit `/spielen` den Anfang!
leaderboard-no-scores = Noch hat niemand eine Partie beendet. Mach mit `/spielen` den Anfang!
leaderboard-too-few = { $count ->
    [one] Noch jemand hat
   *[other] Noch { $count } andere haben
} weniger als { $least } Partien beendet.
leaderboard-rivals-note = Wertungen beginnen bei { $start }; ± zeigt, wie weit eine danebenliegen kann, und wird mit jeder Partie kleiner. Sortiert nach Wertung minus ±, damit niemand nur durch Glück vorn ist. Deine Partien: `/statistik`
leaderboard-earlier = Die Saison davor: `/bestenliste saison:{ $season }`.
leaderboard-teams-note = Die meisten als Team gewonnenen Karten; jedes Team steht einmal da.
leaderboard-score = **{ $score }**
leaderboard-score-of = **{ $score }** von { $most }

## /saison

command-season = saison
command-season-description = Wertungssaisons dieses Servers
command-season-new = neu
command-season-new-description = Eine neue Saison starten: Alle Wertungen beginnen von vorn
season-sure = Saison { $season } starten?
season-what = Alle Wertungen gehen zurück auf { $start }, in jedem Spiel. Saison { $season } könnt ihr weiter ansehen, und Rekorde bleiben. Das lässt sich nicht rückgängig machen.
season-button = Saison { $season } starten
season-begun = 🏁 Saison { $season } hat begonnen
season-old = Nur du siehst das, also sag es weiter! Saison { $season } gibt es noch: `/bestenliste saison:{ $season }` und `/statistik saison:{ $season }`.
season-begun-already = Diese Saison hat schon begonnen. Die nächste startet `/saison neu`.
season-unknown = Saison { $season } gibt es hier nicht; die neueste ist Saison { $last }.

## In /einstellungen

settings-bad-ranked-after = Die Zahl der Partien muss zwischen 1 und 25 liegen.

## Abzeichen

badges-button = Abzeichen
badges-button-on = Meine neuen Abzeichen melden
badges-button-off = Meine Abzeichen nicht melden
badges-title = 🎖️ Abzeichen von { $name }
badges-count = **{ $count }** von { $of } Abzeichen
badges-missing = Noch zu holen
badges-note = Partien zählen wie in `/statistik`: an einem öffentlichen Tisch zu Ende gespielt, ohne Computer auf deinem Platz. Auch Tagesdörfer zählen. Ein Abzeichen behältst du für immer.
badges-not-rated = Du hast Wertungen und Statistiken abgeschaltet, also bekommst du keine Abzeichen. Einschalten kannst du sie mit `/statistik`.
badge-news = 🎖️ **{ $badge }** für { $names }: { $result }

badge-perfect = Volle Dreizehn
badge-perfect-how = Just One: Erratet als Team alle 13 von 13 Karten, ohne Computer.
badge-perfect-result = { $value } von 13 bei { $game }!
badge-village = Boomdorf
badge-village-how = Rokujika Collection: Bring ein Dorf auf { $goal } Punkte, als Tagesdorf, solo in einem Kanal oder im Rennen.
badge-village-result = ein Dorf mit { $value } Punkten!
badge-days = Frühaufsteher
badge-days-how = Schaff { $goal } Tage in Folge das Tagesdorf.
badge-days-result = { $value } Tagesdörfer in Folge!
badge-runaway = Auf und davon
badge-runaway-how = ONE SHOT: Gewinn an einem Tisch ab vier Leuten mit mindestens { $goal } Punkten Vorsprung.
badge-runaway-result = Sieg bei { $game } mit { $value } Punkten Vorsprung!
badge-potions = Braukunst
badge-potions-how = Only One Collection: Gewinn mit mindestens { $goal } Punkten gegen zwei oder mehr andere.
badge-potions-result = Sieg bei { $game } mit { $value } Punkten!
badge-sweep = Weiße Weste
badge-sweep-how = Omiga: Gewinn ein Best of 3 oder Best of 5, ohne eine Runde zu verlieren.
badge-sweep-result = { $value } : 0 bei { $game }!
badge-streak = Heiß gelaufen
badge-streak-how = Gewinn { $goal } gewertete Partien desselben Spiels in Folge.
badge-streak-result = { $value } Siege in Folge bei { $game }!
badge-upset = Riesentöter
badge-upset-how = Schlag jemanden mit mindestens { $goal } Punkten mehr Wertung, wenn ihr beide schon fünf gewertete Partien dieses Spiels habt.
badge-upset-result = Sieg gegen jemanden mit { $value } Punkten mehr Wertung bei { $game }!
badge-champion = Turniersieg
badge-champion-how = Gewinn ein Turnier auf diesem Server.
badge-champion-result = der erste Turniersieg, bei { $game }!
badge-explorer = Entdeckergeist
badge-explorer-how = Spiel jedes der { $goal } Spiele einmal zu Ende.
badge-explorer-result = alle { $value } Spiele gespielt!
badge-regular = Stammgast
badge-regular-how = Spiel { $goal } Partien auf diesem Server zu Ende.
badge-regular-result = { $value } Partien hier gespielt!
