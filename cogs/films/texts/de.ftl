## Filme beendeter Partien

# same
film-button-show = Film
film-button-post = Hier posten
film-button-page = Webseite
film-making = Der Film entsteht…
film-here = Nur du siehst das. Speichere das Bild, oder poste es in diesem Kanal.
film-posted = Gepostet von { $name }
film-alt = Film einer ganzen Partie { $game }: { $names }. { $moves ->
    [one] Ein Zug in { $clock }.
   *[other] { $moves } Züge in { $clock }.
}
film-alt-result = Das Ergebnis: { $result }.
film-none = In dieser Partie gibt es nichts zu sehen.
film-too-large = Diese Partie ist zu lang für einen Film, der hier hineinpasst.
film-already = Ich mache noch einen für dich. Einen Moment.
film-busy = Ich mache gerade Filme für ein paar andere. Versuch es gleich noch mal.
film-busy-here = Ich mache schon Filme für andere auf diesem Server. Versuch es gleich noch mal.
refused-too-many-films = Du wolltest ganz schön viele Filme. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder.

## Die Webseite einer beendeten Partie

film-page = Die Partie als Webseite
film-page-making = Die Seite entsteht…
film-page-here = Öffne diese Datei im Browser, um die Partie durchzugehen. Sie braucht kein Internet.
film-page-first = Erster Zug
film-page-back = Zurück
film-page-play = Abspielen
# same
film-page-pause = Pause
film-page-next = Weiter
film-page-last = Letzter Zug
film-page-place = Zug { $step } von { $steps }
film-page-earlier = Das Bild ist von Zug { $step }.
film-page-keys = Pfeiltasten oder Wischen: ein Zug. Bild auf und Bild ab: bis die nächste Person dran ist. Pos1 und Ende: erster und letzter. Leertaste: abspielen.
film-page-result = Ergebnis
film-page-moves = Alle Züge
film-page-slider = Zug
film-page-script = Schalte JavaScript ein, um die Bilder zu sehen. Die Züge stehen unten.
