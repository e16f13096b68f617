### Omiga

omiga-name = Omiga
omiga-title = ⚡ Omiga
omiga-short = Two players, no turns: get past your opponent's line of cards in about a minute
omiga-pitch = You both play **at the same time**, as fast as you can. Add cards to your own line, right next to your opponent's: edges have to fit like a jigsaw. Get **behind** one of their cards, or reach the **far edge**, and you win.

## Options

omiga-option-board = Board
omiga-option-board-7x6 = 7 × 6, quick
omiga-option-board-9x8 = 9 × 8, standard
omiga-option-board-11x10 = 11 × 10, long
omiga-option-best-of = Rounds
omiga-option-best-of-1 = one round
omiga-option-best-of-3 = best of 3
omiga-option-best-of-5 = best of 5
omiga-option-assist = Assist (grey out cards that don't fit)
omiga-option-pulse = Pulse (if one of you has a slow connection)
omiga-option-pulse-0 = off
omiga-option-pulse-5 = 5 seconds to pick
omiga-option-pulse-8 = 8 seconds to pick
omiga-option-pulse-12 = 12 seconds to pick

## The table

omiga-round = round { $round } of { $rounds }
omiga-get-ready-ready = Press **Ready** to open your panel. You play there.
omiga-is-paused = ⏸️ **The game is paused**: I restarted, or you were both away.
omiga-get-ready-paused = Press **Ready** to go on.
omiga-get-ready-scored = Press **Ready** for round { $round }.
omiga-call = You're both ready. **Anyone** here can press **Omiga!** to start.
omiga-go = **Go!** You both play at once: be quick!
omiga-none-fits = **Nothing fits:** throw your hand.
omiga-clock = Started { $when }.
omiga-beat = Cards go down { $when }.
omiga-stock = { $pile } { $pile ->
        [one] card
       *[other] cards
    } in the pile, { $discards } thrown
omiga-has-chosen = { $name } has picked.
omiga-again = **Play again** starts a best of { $rounds }.
omiga-button-panel = My panel
omiga-button-call = Omiga!
omiga-button-replay = Replay round

## What just happened

omiga-news-laid = **{ $name }** played a card on { $place }.
omiga-news-threw = **{ $name }** threw their hand and drew a new one.
omiga-news-beaten = **{ $name }** was too late: their card no longer fits.
omiga-news-you-laid = You played a card on { $place }.
omiga-news-you-threw = You drew a new hand.
omiga-news-you-beaten = Too late: your card no longer fits.

## A player's panel

omiga-you = You're { $mark }. Get behind { $name } or reach the top!
omiga-press-ready-ready = Press **Ready** when you're set. Your cards are face down until someone calls Omiga!
omiga-press-ready-paused = Press **Ready** to go on.
omiga-press-ready-scored = Press **Ready** for round { $round }.
omiga-wait-other = ✅ You're ready. Waiting for **{ $name }**…
omiga-button-ready = Ready
omiga-button-throw = Throw hand
omiga-button-claim = Opponent gone: claim the win
omiga-button-as-shown = { $letter } as shown
omiga-button-turned = { $letter } turned
omiga-as-shown = as shown
omiga-turned = turned
omiga-needs = needs { $edges }
omiga-top = top { $end }
omiga-bottom = bottom { $end }
omiga-left = left { $colour }
omiga-right = right { $colour }
omiga-shape-slash = slash
omiga-shape-backslash = backslash
omiga-shape-tip = tip
omiga-shape-notch = notch
omiga-colour-green = green
omiga-colour-pink = pink
omiga-chosen-lay = ☑️ You picked card **{ $number }** on **{ $letter }**. You can still change it.
omiga-chosen-throw = ☑️ You picked a new hand. You can still change it.

## Details

omiga-goal-white = white, going up from row 1
omiga-goal-black = black, going down to row 1
omiga-details-free = Your free places
omiga-details-rounds = Rounds so far

## The end of a round

omiga-won-behind = { $name } got behind { $other }'s line and wins!
omiga-won-edge = { $name } reached the far edge and wins!
omiga-won-claimed = { $other } went quiet, so { $name } wins.
omiga-draw-sides = Draw! Both lines run from side to side, so nobody gets past.
omiga-draw-exhausted = Draw! { $name }'s last cards don't fit anywhere.
omiga-draw-exhausted-one = Draw! One player's last cards don't fit anywhere.
omiga-draw-stuck = Draw! Nobody has a card that fits anywhere.
omiga-decided = Decided by the cards on { $places }.
omiga-match-won = { $name } wins the game { $score }!
omiga-match-claimed = { $other } went quiet, so { $name } wins the game!
omiga-match-level = The game is a { $score } draw.

## The replay

omiga-replay = Replay of the round: card { $step } of { $steps }
omiga-replay-laid = **{ $name }** played a card on { $place }: { $edges }.
omiga-no-replay = You can't replay that round any more: the next one has started.

## The picture in words

omiga-picture = The board, { $columns } columns and { $rows } rows, seen from { $side } side. White is { $white_name }, black is { $black_name }. Each card by column and row, then its top and bottom end (/ slash, \ backslash, ^ tip, v notch), then its left and right side (g green, p pink). White: { $white }. Black: { $black }. Newest: { $newest }.
omiga-picture-hands = Hands as they're shown beside the board (– where a card was played): white { $white }; black { $black }.
omiga-picture-hands-down = Beside the board both hands, { $cards } cards each, face down.
omiga-picture-piles = In the piles: white { $white }, black { $black }.
omiga-picture-free = Free places: { $places }.
omiga-picture-rounds = Rounds won: white { $white }, black { $black }.
omiga-picture-ways = On { $letter } as shown: { $shown }. Turned: { $turned }.
omiga-side-white = white's
omiga-side-black = black's
omiga-legend = The edges of a card, with their names. At the top and bottom: a slash rises to the right, a backslash falls to the right, a tip points out of the card, a notch is cut into it. At the left and right: half of a green disc, or half of a pink ring.

## Refusals

omiga-not-ready = Not yet: you both have to be ready first.
omiga-already-ready = You're ready already. Waiting for your opponent.
omiga-both-ready = You're both ready: someone has to call Omiga!
omiga-has-begun = The round has started already.
omiga-not-begun = The round hasn't started.
omiga-paused = The game is paused until you've both pressed Ready.
omiga-no-such-place = There's no such place on this board.
omiga-place-taken = Too late: there's a card already.
omiga-not-in-hand = You've played that card already.
omiga-not-beside-own = A card has to touch the edge of one of your own cards.
omiga-far-from-enemy = A card has to touch one of your opponent's cards, at least at a corner.
omiga-does-not-fit = That card doesn't fit there.
omiga-which-way = It fits both ways. Which one?
omiga-not-silent = Your opponent is still there: trying a card that doesn't fit counts, too.
omiga-heard = We know you're there.

## Refusals in a panel: the pressed button and the reason, short enough for one line on a phone

omiga-note-place-taken = **{ $press }**: { $name } got there first.
omiga-note-not-in-hand = **{ $press }**: you've played that card already.
omiga-note-not-beside-own = **{ $press }** doesn't touch the edge of a card of yours.
omiga-note-far-from-enemy = **{ $press }** doesn't touch a card of { $name }.
omiga-note-does-not-fit = **{ $press }**: needs { $edges }
omiga-note-which-way = **{ $press }** fits both ways. Which one?

## Moves, as a replay tells them

omiga-did-ready = { $name } was ready
omiga-did-omiga = { $name } called Omiga
omiga-did-lay = { $name } played a card
omiga-did-throw = { $name } threw their hand
omiga-did-attempt = { $name } tried a card that didn't fit
omiga-did-claim = { $name } claimed the win
