## Why you meet whom you meet. $entrant and $rival are names.

tournament-why-organiser = The organiser chose this pairing.
tournament-why-first-round = In the first round the upper half of the seeds meets the lower half: you are seed { $seed }, { $rival } is seed { $rival_seed }.
tournament-why-equal = You and { $rival } both have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tournament-why-float = You have { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $rival } has { $rival_points }: within your own points it did not come out even, so you two are the nearest.
tournament-why-met = { $others ->
        [0] Nobody else has as many points as you.
        [one] One other has as many points as you{ $met ->
            [0] {"."}
           *[other] , and you have met already.
        }
       *[other] { $others } others have as many points as you, and you have met { $met ->
            [0] none
           *[other] { $met }
        } of them.
    }
tournament-why-new = { $rivals ->
        [one] You have not met before.
       *[other] You have met nobody at this table before.
    }
tournament-why-again = You have met { $rival } { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    } before: no pairing without a second meeting was found.
tournament-why-seat = You have seat { $seat } { $times ->
        [0] for the first time
        [one] for the second time
       *[other] again, after { $times } times
    }. Seats are changed so that everybody has each about as often.
tournament-why-bye = { $entrants } do not divide evenly, so somebody has to sit out; it is one of the lowest who have not yet. You have { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tournament-why-bye-others = { $count ->
        [one] The one below you has sat out, or won without playing, before.
       *[other] The { $count } below you have sat out, or won without playing, before.
    }
tournament-why-pod-first = In the first round the seeds are spread over the tables, so that all tables are equally strong. You are seed { $seed }.
tournament-why-pod = You have { $points ->
        [one] 1 point
       *[other] { $points } points
    }; at this table all have from { $lowest } to { $highest }.
tournament-why-deal = Every table of round { $number } plays the same deal, and your result is compared with theirs.
tournament-why-alone = You play on your own.
tournament-why-arena = You and { $rival } were both waiting to play. You have { $points } and they have { $rival_points } points.
tournament-why-arena-again = You have just met { $rival }, but nobody else was free.
tournament-why-robin = Everybody meets everybody. This is round { $number } of { $rounds }, as laid down at the start.
tournament-why-robin-bye = The number of players is odd, so everybody sits out once. In round { $number } of { $rounds } it is you.
tournament-why-group = You are both in group { $group }, where everybody meets everybody.
tournament-why-group-bye = The number of players in group { $group } is odd, so everybody sits out once. In this round it is you.
tournament-why-bracket-bye = Nobody is there to play, so this round is won without a match. At the start, the best seeds have these places.
tournament-why-reset = Whoever came from the losers' side has won the grand final. Now both have lost once, so it is played again.
tournament-why-third = This match is for the third place.
tournament-why-from-seed = { $entrant } is seed { $rank }. The best seeds meet as late as possible.
tournament-why-from-won = { $entrant } has won match { $match }.
tournament-why-from-lost = { $entrant } has lost match { $match }.
tournament-why-from-rank = { $entrant } comes from match { $match }, where they were number { $rank }.
tournament-why-from-group = { $entrant } was number { $rank } of group { $group }. Those of one group meet again as late as possible.

## Why you are placed where you are.

tournament-placed = Place { $place } of { $of }, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tournament-placed-bracket = Place { $place } of { $of }.
tournament-placed-champion = You have won the tournament.
tournament-placed-alive = You are still in it.
tournament-placed-third = You played for the third place.
tournament-placed-out = Your last match was in round { $number }.
tournament-placed-group = You are number { $rank } of your group.
tournament-placed-byes = { $count ->
        [one] You sat out once
        [2] You sat out twice
       *[other] You sat out { $count } times
    }, which gave you { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tournament-placed-late = You came after { $count ->
        [one] the first round
       *[other] { $count } rounds
    }, which gave you half of the points there: { $points }.
tournament-placed-forfeits = { $count ->
        [one] You forfeited one match, which gives no points.
       *[other] You forfeited { $count } matches, which give no points.
    }
tournament-placed-streaks = After two wins in a row every further win counts double, until the row ends.
tournament-placed-duplicate = Each round, your score is compared with all who had the same deal and the same seat: 1 point for beating them all, half of it for the middle.
tournament-placed-duplicate-sum = The scores of all rounds are added up.
tournament-placed-shared = You share the place with { $rival }: everything that counts is equal.
tournament-placed-behind-points = { $rival } is above you with { $rival_value } points to your { $value }.
tournament-placed-before-points = { $rival } is below you with { $rival_value } points to your { $value }.
tournament-placed-behind-tie = { $rival } has as many points and is above you by { $tie ->
        [wins] matches won
        [head-to-head] points from the matches between you
        [buchholz] Buchholz (the points of those you met)
        [median-buchholz] median Buchholz (the points of those you met, without the best and the worst)
        [sonneborn-berger] Sonneborn-Berger (the points of those you beat)
       *[score] the sum of scores
    }: { $rival_value } to your { $value }.
tournament-placed-before-tie = { $rival } has as many points and is below you by { $tie ->
        [wins] matches won
        [head-to-head] points from the matches between you
        [buchholz] Buchholz (the points of those you met)
        [median-buchholz] median Buchholz (the points of those you met, without the best and the worst)
        [sonneborn-berger] Sonneborn-Berger (the points of those you beat)
       *[score] the sum of scores
    }: { $rival_value } to your { $value }.
tournament-placed-behind-alive = { $rival } is above you: still in it, or with fewer losses.
tournament-placed-before-alive = { $rival } is below you: out already, or with more losses.
tournament-placed-behind-group = { $rival } is above you, as number { $rival_value } of a group; you are number { $value } of yours.
tournament-placed-before-group = { $rival } is below you, as number { $rival_value } of a group; you are number { $value } of yours.
tournament-placed-behind-round = { $rival } is above you and came further: their last match was in round { $rival_value }{ $value ->
        [0] {"."}
       *[other] , yours in round { $value }.
    }
tournament-placed-before-round = { $rival } is below you and did not come as far: { $rival_value ->
        [0] they did not get beyond their group.
       *[other] their last match was in round { $rival_value }, yours in round { $value }.
    }
tournament-placed-behind-same-round = { $rival } is above you: you both played last in the same round, but their match was for a better place or went better.
tournament-placed-before-same-round = { $rival } is below you: you both played last in the same round, but your match was for a better place or went better.

## What cannot be done.

tournament-has-begun = The tournament has begun already.
tournament-not-begun = The tournament has not begun yet.
tournament-is-over = The tournament is over.
tournament-too-few = { $fewest ->
       *[other] At least { $fewest } are needed to begin.
    }
tournament-needs-pairs = This format is for matches of two, and this game is not for two. Choose Swiss in pods, elimination, duplicate or arena.
tournament-needs-rivals = This game is for one alone. Only duplicate compares those who play alone.
tournament-no-such-match = There is no such match.
tournament-no-such-entrant = There is no such player in this tournament.
tournament-not-in-match = You are not in that match.
tournament-match-decided = Match { $match } has a result already. The organiser can correct it.
tournament-nothing-to-correct = Match { $match } has no result that could be corrected.
tournament-correct-too-late = Match { $match } cannot be changed any more: somebody who went on from it has played the next one.
tournament-scores-needed = Here scores are compared, so who won is not enough for match { $match }. Type its scores, in the order in which the match names its players, such as 40 35.
tournament-bad-result = That cannot be the result of match { $match }.
tournament-bad-pairing = Match { $match } needs as many different players as before, and all must still be in the tournament.
tournament-cannot-swap = These cannot change places in match { $match }: one of them has played in this round already, or has no match in it.
tournament-schedule-stands = Everybody meets everybody here, so the pairings stand.
tournament-already-gone = They have dropped out already.
tournament-closed-to-late = Nobody can join any more: this format needs everybody from the start.
tournament-no-arena = Only in an arena one says when to play.
tournament-still-playing = You are in a match. Finish it first.
