### Lektionen: was alle Spiele gemeinsam haben. Die Schritte eines Spiels sind in seinem Ordner.

command-learn = lernen
command-learn-description = Ein Spiel beim Spielen lernen: eine kurze Partie mit Anleitung, nur für dich
command-learn-game = spiel
command-learn-game-description = Welches Spiel?

learn-heading = 🎓 { $game } lernen · Schritt { $step } von { $steps } · nur du siehst das
learn-over = 🎓 { $game } · Lektion geschafft · nur du siehst das
learn-company-1 = Mia
learn-company-2 = Tom
learn-company-3 = Lea
learn-company-4 = Max

learn-button-watch = Weiter
learn-button-show = Zeig’s mir
learn-button-again = Von vorn
learn-button-stop = Aufhören
learn-button-table = Mit anderen spielen
learn-button-alone = Allein spielen
learn-button-computer = Gegen den Computer
lobby-button-learn = Lernen
rules-button-learn = Beim Spielen lernen

learn-watch-first = Schau erst zu, was passiert: Drück **{ learn-button-watch }**.
learn-stopped = Lektion beendet. Mit `/lernen` fängst du wieder an.
learn-no-lesson = Für dieses Spiel gibt es noch keine Lektion.

which-learn = Lektion: { $game }
