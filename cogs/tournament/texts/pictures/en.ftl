### Pictures of tournaments: captions, buttons and descriptions

tournament-button-bracket = Bracket
tournament-button-whole = Whole bracket
tournament-part = { $first ->
    [same] { $last }
   *[other] { $first } to { $last }
}
tournament-part-of = part { $part } of { $parts }
tournament-whole = The whole bracket. Tap the picture to zoom in.
tournament-legend = In the picture: { $names }
tournament-columns = On the right of the picture: { $names }.
tournament-tie-break = { $tie ->
    [played] points from games played
    [wins] wins
    [buchholz] Buchholz
    [median-buchholz] median Buchholz
    [sonneborn-berger] Sonneborn-Berger
    [head-to-head] head to head
   *[score] score
}
tournament-refused-no-bracket = This tournament has no bracket, or it hasn't started yet.

## Picture descriptions

tournament-seen-bracket = The bracket.
tournament-seen-round = { $round }: { $matches }.
tournament-seen-won = { $name } beat { $others }{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}
tournament-seen-nobody = no one showed up for { $names }
tournament-seen-now = { $sides }, playing now
tournament-seen-coming = { $sides }, still to play
tournament-seen-bye = { $name } has a bye
tournament-seen-sum = { $done } of { $count } matches played
tournament-seen-champion = { $name } wins the tournament.
tournament-seen-standings = The standings: place, name, points.
tournament-seen-up = up { $places }
tournament-seen-down = down { $places }
tournament-seen-gone = dropped out
