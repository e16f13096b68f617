## Why you have this opponent. $entrant and $rival are names.

tournament-why-organiser = The organiser chose this pairing.
tournament-why-first-round = In the first round, the top half of the seeds plays the bottom half: you're seed { $seed }, { $rival } is seed { $rival_seed }.
tournament-why-equal = You and { $rival } both have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tournament-why-float = You have { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $rival } has { $rival_points }. Not everyone could get an opponent on the same points, and this was the closest match.
tournament-why-met = { $others ->
        [0] No one else has as many points as you.
        [one] One other player has as many points as you{ $met ->
            [0] {"."}
           *[other] , and you've already played them.
        }
       *[other] { $others } other players have as many points as you, and you've already played { $met ->
            [0] none
           *[other] { $met }
        } of them.
    }
tournament-why-new = { $rivals ->
        [one] You haven't played each other yet.
       *[other] You haven't played anyone at this table yet.
    }
tournament-why-again = You've already played { $rival } { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }, but there was no way to pair everyone without a repeat.
tournament-why-seat = You have seat { $seat } { $times ->
        [0] for the first time
        [one] for the second time
       *[other] again, after { $times } times
    }. Seats rotate, so everyone gets each one about equally often.
tournament-why-bye = With { $entrants } players, someone has to sit out. It's one of the lowest-ranked players who haven't yet; you have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tournament-why-bye-others = { $count ->
        [one] The player below you has already had a bye or a win by forfeit.
       *[other] The { $count } players below you have already had a bye or a win by forfeit.
    }
tournament-why-pod-first = In the first round, seeds are spread over the tables so that all tables are equally strong. You're seed { $seed }.
tournament-why-pod = You have { $points ->
        [one] 1 point
       *[other] { $points } points
    }; the players at this table have { $lowest } to { $highest }.
tournament-why-deal = Every table in round { $number } plays the same deal, and your score is compared with theirs.
tournament-why-alone = You play on your own.
tournament-why-arena = You and { $rival } were both looking for a match. Points: you { $points }, they { $rival_points }.
tournament-why-arena-again = You've just played { $rival }, but no one else was free.
tournament-why-robin = Everyone plays everyone. This is round { $number } of { $rounds }, on a schedule set at the start.
tournament-why-robin-bye = With an odd number of players, everyone sits out once. In round { $number } of { $rounds }, it's you.
tournament-why-group = You're both in group { $group }, where everyone plays everyone.
tournament-why-group-bye = Group { $group } has an odd number of players, so everyone sits out once. This round, it's you.
tournament-why-bracket-bye = There's no opponent here, so you go through without playing. In the first round, the top seeds get the byes.
tournament-why-reset = The player from the losers' side won the grand final. You've both lost once now, so you play it again.
tournament-why-third = This match is for third place.
tournament-why-from-seed = { $entrant } is seed { $rank }.
tournament-why-seeds = The top seeds meet as late as possible.
tournament-why-from-won = { $entrant } won match #{ $match }.
tournament-why-from-lost = { $entrant } lost match #{ $match }.
tournament-why-from-rank = { $entrant } came through match #{ $match } in place { $rank }.
tournament-why-from-group = { $entrant } took place { $rank } in group { $group }.
tournament-why-from-swiss = { $entrant } came { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] number { $rank }
    } in the Swiss rounds.
tournament-why-groups = Players from the same group meet as late as possible.

## Why you are in this place.

tournament-placed = Place { $place } of { $of }, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tournament-placed-bracket = Place { $place } of { $of }.
tournament-placed-champion = You won the tournament.
tournament-placed-alive = You're still in.
tournament-placed-third = You played for third place.
tournament-placed-out = Your last match: { $last }.
tournament-placed-group = You're number { $rank } in your group.
tournament-placed-byes = { $count ->
        [one] You had a bye
        [2] You had two byes
       *[other] You had { $count } byes
    }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tournament-placed-late = You joined after { $count ->
        [one] the first round
       *[other] { $count } rounds
    }, so you got half the points for { $count ->
        [one] it
       *[other] them
    }: { $points }.
tournament-placed-forfeits = { $count ->
        [one] You forfeited 1 match, for no points.
       *[other] You forfeited { $count } matches, for no points.
    }
tournament-placed-streaks = After two wins in a row, every further win counts double until the streak ends.
tournament-placed-duplicate = Each round, your score is compared with everyone who had the same deal and seat: 1 point if you beat them all, half a point in the middle.
tournament-placed-duplicate-sum = The scores of all rounds are added up.
tournament-placed-shared = You share this place with { $rival }: you're level on everything that counts.
tournament-placed-behind-points = { $rival } is above you on points: { $rival_value } to your { $value }.
tournament-placed-before-points = { $rival } is below you on points: { $rival_value } to your { $value }.
tournament-placed-behind-presence = { $rival } is above you because { $why ->
        [dropped] you dropped out
        [disqualified] you were disqualified
       *[absent] you didn't show up
    }.
tournament-placed-before-presence = { $rival } is below you because they { $why ->
        [dropped] dropped out
        [disqualified] were disqualified
       *[absent] didn't show up
    }.
tournament-placed-behind-tie = { $rival } has the same points but is above you on { $tie ->
        [played] points from games played (not from byes and no-shows)
        [wins] matches won
        [head-to-head] points from your matches against each other
        [buchholz] Buchholz (your opponents' points)
        [median-buchholz] median Buchholz (your opponents' points, without the best and the worst)
        [sonneborn-berger] Sonneborn-Berger (the points of the opponents you beat)
       *[score] total score
    }: { $rival_value } to your { $value }.
tournament-placed-before-tie = { $rival } has the same points but is below you on { $tie ->
        [played] points from games played (not from byes and no-shows)
        [wins] matches won
        [head-to-head] points from your matches against each other
        [buchholz] Buchholz (your opponents' points)
        [median-buchholz] median Buchholz (your opponents' points, without the best and the worst)
        [sonneborn-berger] Sonneborn-Berger (the points of the opponents you beat)
       *[score] total score
    }: { $rival_value } to your { $value }.
tournament-placed-behind-alive = { $rival } is above you: still in, or with fewer losses.
tournament-placed-before-alive = { $rival } is below you: already out, or with more losses.
tournament-placed-behind-group = { $rival } is above you, as number { $rival_value } in a group; you're number { $value } in yours.
tournament-placed-before-group = { $rival } is below you, as number { $rival_value } in a group; you're number { $value } in yours.
tournament-placed-behind-round = { $rival } is above you because they got further ({ $rival_last }; you: { $last }).
tournament-placed-before-round = { $rival } is below you because you got further (you: { $last }; they: { $rival_last }).
tournament-placed-behind-same-round = { $rival } is above you: you both played your last match in the same round, but theirs was for a better place or went better.
tournament-placed-before-same-round = { $rival } is below you: you both played your last match in the same round, but yours was for a better place or went better.

## Refusals.

tournament-has-begun = The tournament has already started.
tournament-not-begun = The tournament hasn't started yet.
tournament-is-over = The tournament is over.
tournament-too-few = You need at least { $fewest } players to start.
tournament-needs-pairs = This format has matches of two, and this game isn't for two. Choose Swiss in pods, knock-out, duplicate or arena.
tournament-needs-rivals = This is a solo game. Choose duplicate, where everyone plays the same deal.
tournament-no-such-match = There's no such match.
tournament-no-such-entrant = That player isn't in this tournament.
tournament-not-in-match = You're not in that match.
tournament-match-decided = Match #{ $match } already has a result. The organiser can correct it.
tournament-nothing-to-correct = Match #{ $match } has no result to correct.
tournament-correct-too-late = You can't change match #{ $match } any more: a player who went through has already played their next match.
tournament-scores-needed = This format compares scores, so a winner isn't enough for match #{ $match }. Type the scores in the order of the names, like 40 35.
tournament-bad-result = That can't be the result of match #{ $match }.
tournament-bad-pairing = Match #{ $match } needs the same number of players as before, all different and all still in the tournament.
tournament-cannot-swap = You can't swap these two in match #{ $match }: one of them has already played this round, or has no match in it.
tournament-schedule-fixed = Everyone plays everyone here, so the pairings are fixed.
tournament-already-gone = They've already dropped out.
tournament-closed-to-late = It's too late to join: this format needs everyone from the start.
tournament-closed-to-return = You've dropped out, and this format has no way back in.
tournament-not-gone = They haven't dropped out.
tournament-no-arena = You only look for matches in an arena.
tournament-still-playing = You're in a match. Finish it first.
