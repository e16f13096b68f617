### Omiga

omiga-name = Omiga
omiga-title = ⚡ Omiga
omiga-short = Two players, no turns: slip past each other's line of cards in about a minute
omiga-pitch = Both play **at the same time**, as fast as they can. Add cards to your own line, always close to the other's: ends must fit like a jigsaw, half circles must match in colour. Get **behind** a card of the other, or reach the **opposite edge**, and you win. The quicker connection has a small edge; the *pulse* option evens it out.

## Options

omiga-option-board = Table
omiga-option-board-7x6 = 7 × 6, quick
omiga-option-board-9x8 = 9 × 8, standard
omiga-option-board-11x10 = 11 × 10, long
omiga-option-best-of = Rounds
omiga-option-best-of-1 = one round
omiga-option-best-of-3 = best of 3
omiga-option-best-of-5 = best of 5
omiga-option-assist = Assist (buttons of cards that do not fit are greyed)
omiga-option-pulse = Pulse (for unequal connections)
omiga-option-pulse-0 = off: real time
omiga-option-pulse-5 = both choose within 5 seconds
omiga-option-pulse-8 = both choose within 8 seconds
omiga-option-pulse-12 = both choose within 12 seconds

## The table

omiga-round = round { $round } of { $rounds }
omiga-get-ready-ready = Open your panel and press **Ready**. Your three cards lie face down until somebody calls.
omiga-get-ready-paused = ⏸️ **The game stands still**, because I was restarted or both were away. Open your panel and press **Ready** to go on; nothing is lost.
omiga-get-ready-scored = Open your panel and press **Ready** for the next round.
omiga-call = Both are ready. Eyes on the table! **Anybody** in this channel may now call…
omiga-go = **Go!** Both at once: be quick!
omiga-none-fits = **None fits:** throw your hand.
omiga-clock = Playing since { $when }.
omiga-beat = Next beat { $when }.
omiga-stock = { $pile } in the pile, { $discards } thrown
omiga-has-chosen = has chosen
omiga-button-panel = My panel
omiga-button-call = Omiga!
omiga-button-replay = Replay round

## A player's panel

omiga-you = You play { $mark }, from below. Get behind a card of the other, or reach the upper edge.
omiga-press-ready-ready = Press **Ready** when you are looking.
omiga-press-ready-paused = ⏸️ **The game stands still**, because I was restarted or both were away. Press **Ready** to go on.
omiga-press-ready-scored = Press **Ready** for the next round.
omiga-wait-other = ✅ You are ready. Waiting for the other.
omiga-button-ready = Ready
omiga-button-throw = Throw hand
omiga-button-claim = The other is gone: claim the win
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
omiga-chosen-lay = ☑️ Chosen for this beat: card **{ $number }** on **{ $letter }**. You can still change it.
omiga-chosen-throw = ☑️ Chosen for this beat: throw the hand. You can still change it.

## The end of a round

omiga-won-behind = { $name } wins: slipped in behind { $other }'s line!
omiga-won-edge = { $name } wins: reached the opposite edge!
omiga-won-claimed = { $other } has gone silent: { $name } claims the win.
omiga-draw-sides = A draw: both lines reach from side to side, nobody gets past.
omiga-draw-exhausted = A draw: nothing that { $name } has left fits anywhere.
omiga-draw-exhausted-somebody = A draw: somebody's last cards do not fit anywhere.
omiga-draw-stuck = A draw: nobody has a card left that fits anywhere.
omiga-decided = Decided by the cards on { $places }.
omiga-match-won = { $name } wins the game { $score }!
omiga-match-claimed = { $other } has gone silent: { $name } wins the game!
omiga-match-level = The game ends level, { $score }.

## The replay

omiga-replay = Replay of the round: card { $step } of { $steps }
omiga-replay-laid = **{ $name }** laid a card on { $place }: { $edges }.
omiga-no-replay = That round cannot be replayed any more: the next one has begun.

## The picture in words

omiga-picture = The table, { $columns } columns and { $rows } rows, seen from { $side } side. Each card by column and row, then its top and bottom end (/, \, ^ tip, v notch), then its left and right colour (g green, p pink). White: { $white }. Black: { $black }. Newest: { $newest }.
omiga-picture-hands = Hands as they lie beside the table (– where a card is gone): white { $white }; black { $black }.
omiga-picture-hands-down = Beside the table both hands, { $cards } cards each, face down.
omiga-picture-piles = In the piles: white { $white }, black { $black }.
omiga-picture-free = Free places: { $places }.
omiga-picture-rounds = Rounds won: white { $white }, black { $black }.
omiga-side-white = white's
omiga-side-black = black's

## Refusals

omiga-not-ready = Not yet: both players have to be ready first.
omiga-already-ready = You are ready already. Waiting for the other.
omiga-both-ready = Both are ready: somebody has to call Omiga!
omiga-has-begun = The game is running already.
omiga-not-begun = The round has not begun.
omiga-paused = The game stands still until both have pressed Ready.
omiga-no-such-place = There is no such place on this table.
omiga-place-taken = Too late: a card lies there already.
omiga-not-in-hand = You do not hold that card any more.
omiga-not-beside-own = A card must lie edge to edge with one of your own.
omiga-far-from-enemy = A card must touch one of the other's, at least at a corner.
omiga-does-not-fit = That card does not fit there.
omiga-which-way = It fits both ways. Which one? They are shown beside the table.
omiga-not-silent = The other is still there: a press that does not fit counts, too.
omiga-heard = It is known that you are there.

## Moves, as a replay tells them

omiga-did-ready = { $name } was ready
omiga-did-omiga = { $name } called Omiga
omiga-did-lay = { $name } laid a card
omiga-did-throw = { $name } threw the hand
omiga-did-attempt = { $name } tried something in vain
omiga-did-claim = { $name } claimed the game
