### Pictures of tournaments: what they show, and what stands beside them

tournament-button-bracket = Bracket
tournament-button-whole = Whole bracket
tournament-part = { $side ->
    [winners] Winners' side
    [losers] Losers' side and final
   *[other] Bracket
}, { $first ->
    [same] round { $last }
   *[other] rounds { $first } to { $last }
}
tournament-part-of = part { $part } of { $parts }
tournament-whole = All of it. Open the picture to enlarge it.
tournament-legend = In the picture: { $names }
tournament-columns = The numbers at the right of the picture: { $names }.
tournament-tie-break = { $tie ->
    [wins] wins
    [buchholz] Buchholz
    [median-buchholz] median Buchholz
    [sonneborn-berger] Sonneborn-Berger
    [head-to-head] head to head
   *[score] score
}
tournament-refused-no-bracket = This tournament has no bracket, or it has not begun.

## Read out to those who cannot see the picture

tournament-seen-bracket = The bracket.
tournament-seen-round = Round { $round }: { $matches }.
tournament-seen-won = { $name } beat { $others }{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}
tournament-seen-nobody = nobody came of { $names }
tournament-seen-now = { $sides } are playing
tournament-seen-coming = { $sides } to come
tournament-seen-bye = { $name } has a bye
tournament-seen-sum = { $done } of { $count } matches played
tournament-seen-champion = { $name } is the champion.
tournament-seen-standings = The standings: place, name, points.
tournament-seen-up = up { $places }
tournament-seen-down = down { $places }
tournament-seen-gone = dropped out
