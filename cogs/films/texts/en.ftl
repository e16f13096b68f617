## Films of finished games

film-button-show = Film
film-button-post = Post it here
film-button-page = Web page
film-making = Making the film…
film-here = Only you see this. Save the picture, or post it in this channel.
film-posted = Posted by { $name }
film-alt = Film of a whole game of { $game }: { $names }. { $moves ->
    [one] One move in { $clock }.
   *[other] { $moves } moves in { $clock }.
}
film-alt-result = The result: { $result }.
film-none = There's nothing to see in that game.
film-too-large = That game is too long for a film that fits here.
film-already = I'm still making one for you. Give me a moment.
film-busy = I'm making films for a few other people right now. Try again in a moment.
film-busy-here = I'm already making films for other people on this server. Try again in a moment.
refused-too-many-films = You've asked for a lot of films. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.

## The web page of a finished game

film-page = The game as a web page
film-page-making = Making the page…
film-page-here = Open this file in a browser to step through the game. It needs no internet.
film-page-first = First move
film-page-back = Back
film-page-play = Play
film-page-pause = Pause
film-page-next = Next
film-page-last = Last move
film-page-place = Move { $step } of { $steps }
film-page-earlier = The picture is of move { $step }.
film-page-keys = Arrow keys or swipe: one move. Page Up and Page Down: one turn. Home and End: first and last. Space: play.
film-page-result = Result
film-page-moves = All moves
film-page-slider = Move
film-page-script = Turn on JavaScript to see the pictures. The moves are listed below.
