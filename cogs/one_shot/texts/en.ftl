### ONE SHOT. Players read "0" where the piecepack says "null"; only the rules explain that word.

one-shot-name = ONE SHOT
one-shot-title = 🎯 ONE SHOT
one-shot-short = Throw a die, work down a stack of tiles, collect one coin of each suit
one-shot-pitch = Throw a die to work your way down a stack of 24 tiles. You can take a coin for each tile you turn up, but only **one of each suit**. Everyone goes through the **same** stack, so remember what the others find, and where!

## Options

one-shot-option-duel-rounds = Rounds with two players
one-shot-option-duel-rounds-2 = 2 rounds
one-shot-option-duel-rounds-4 = 4 rounds
one-shot-option-rotation = Who starts the next round
one-shot-option-rotation-text = the next player (A, then B, then C)
one-shot-option-rotation-example = the previous player (A, then C, then B)
one-shot-option-open-memory = Open memory (show the tiles seen this round)

## The table

one-shot-round = round { $round } of { $rounds }
one-shot-over = final score
one-shot-begin = 🔀 The tiles are shuffled. Order this round: { $order }
one-shot-coins = 🪙 { $name }'s coins: { $coins }
one-shot-tile = { $value } of { $suit }
one-shot-suit-suns = Suns
one-shot-suit-moons = Moons
one-shot-suit-crowns = Crowns
one-shot-suit-arms = Arms
one-shot-nothing = nothing
one-shot-names = { $others } and { $last }

## What just happened. A lead begins the sentence: what the player did with their last press.

one-shot-lead-threw = { $name } threw
one-shot-lead-took = { $name } took the { $tile }, then threw
one-shot-lead-passed = { $name } passed, then threw
one-shot-threw = 🎲 { $lead } a **{ $die }** and turned up the { $tile }.
one-shot-threw-held = 🎲 { $lead } a **{ $die }** and turned up the { $tile }. { $name } already has { $suit }, so this tile stays.
one-shot-threw-null-tile = 🎲 { $lead } a **{ $die }** and turned up the { $tile }: one die is set aside ({ $aside } of { $dice }).
one-shot-threw-null = 🎲 { $lead } a **0**: no tile moves, one die is set aside ({ $aside } of { $dice }).
one-shot-took = 🪙 { $name } took the { $tile }.
one-shot-ended-overshoot = 🛑 { $lead } a **{ $die }** with only { $left ->
    [one] 1 tile
   *[other] { $left } tiles
} left. Turn over!
one-shot-ended-null = 🛑 { $lead } a **0**. That's the fourth 0: turn over!
one-shot-ended-null-tile = 🛑 { $lead } a **{ $die }** and turned up the { $tile }. That's the fourth 0: turn over!
one-shot-ended-bottom = 🏁 { $lead } a **{ $die }** and reached the last tile, the { $tile }.
one-shot-bonus = bonus { $bonus }
one-shot-no-coins = no coins
one-shot-tally = **{ $name }** scores **{ $score }**: { $parts }

## Whose turn it is

one-shot-prompt-throw = ➡️ **{ $name }**, throw the die!
one-shot-prompt-choose = ➡️ **{ $name }**, take this coin or pass? Only one of each suit.
one-shot-prompt-choose-last = ➡️ **{ $name }**, take this coin or pass? It's the last tile, so your turn ends.
one-shot-prompt-coast = ✨ **{ $name }** has a coin of every suit, so the rest of the turn plays itself. Watch the tiles!
one-shot-prompt-tie = ➡️ **{ $name }**, throw for a tile!
one-shot-button-throw = Throw
one-shot-button-take = Take the { $value } and throw again
one-shot-button-take-only = Take the { $value }
one-shot-button-take-last = Take the { $value } and finish
one-shot-button-pass = Pass and throw again
one-shot-button-pass-last = Pass and finish

## The end of the game

one-shot-tie-heading = { $attempt ->
    [1] tie-break
   *[other] second tie-break
}
one-shot-tie-begin = ⚖️ { $names } are tied for the lead. Each throws for three tiles; the highest total wins.
one-shot-tie-again = ⚖️ Still tied! { $names } throw once more. If it's a tie again, they share the win.
one-shot-tie-threw = 🎲 { $name } threw a **{ $die }** and took the { $tile }.
one-shot-tie-threw-null = 🎲 { $name } threw a **0**: no tile, so throw again.
one-shot-won-points = { $names } wins with { $score ->
    [one] 1 point
   *[other] { $score } points
}!
one-shot-won-tie-break = { $names } wins the tie-break with { $score ->
    [one] 1 point
   *[other] { $score } points
}!
one-shot-won-shared = { $names } share the win with { $score ->
    [one] 1 point
   *[other] { $score } points
}!

## Details

one-shot-details-scores = Scores, turn by turn
one-shot-details-turn = This turn
one-shot-details-last = The last turn
one-shot-details-tie = Tie-break
one-shot-details-memory = Seen this round
one-shot-order = Order this round: { $order }
one-shot-stack = 🎴 { $left ->
    [one] 1 tile
   *[other] { $left } tiles
} left · 🎲 { $aside } of { $dice } dice set aside
one-shot-memory = From top to bottom. The bar shows how far down this turn is.

## The picture in words

one-shot-picture = The table in round { $round } of { $rounds }. Scores in order of play: { $scores }. It's { $name }'s turn. Tiles left in the stack: { $left }. Last throw: { $die }. Tile shown: { $tile }. { $name }'s coins: { $coins }. Dice set aside: { $aside } of 4.
one-shot-picture-ended = The table in round { $round } of { $rounds }. Scores in order of play: { $scores }; { $last } just scored { $score }. { $name } is next. Tiles left in the stack: { $left }. Dimmed, from the turn that just ended: last throw { $die }, tile shown { $tile }. { $name }'s coins: { $coins }. Dice set aside: { $aside } of 4.
one-shot-picture-memory = Seen this round, counted from the top: { $tiles }.
one-shot-picture-tie = The tie-break. Tiles left in the stack: { $left }. Last throw: { $die }. { $name } is next.
one-shot-picture-hand = { $name }: { $tiles }, total { $sum }.
one-shot-picture-scores = The final scores. Winner: { $winners }. { $scores }.
one-shot-picture-place = { $place }. { $name } { $score }

## Refusals

one-shot-choose-first = First decide: take the coin or pass.
one-shot-nothing-to-take = There's no coin to take right now.
one-shot-nothing-to-pass = There's nothing to pass on. Throw the die!

## The coach: what a player did, and what would have been better

one-shot-coach-throw = You threw the die.
one-shot-coach-take = You took the { $tile }.
one-shot-coach-take-throw = You took the { $tile }.
one-shot-coach-pass = You passed on the { $tile }.
one-shot-better-throw = Throwing the die would have been better
one-shot-better-take = Taking it would have been better
one-shot-better-take-throw = Taking it would have been better
one-shot-better-pass = Passing would have been better
one-shot-coach-cost = { $better }, by about { $points } points on average.

## Moves in a replay

one-shot-did-throw = { $name } threw the die
one-shot-did-take = { $name } took the coin
one-shot-did-take-throw = { $name } took the coin and threw again
one-shot-did-pass = { $name } passed
