### ONE SHOT

one-shot-name = ONE SHOT
one-shot-title = 🎯 ONE SHOT
one-shot-short = Dice, tiles and memory: one trip down the stack, one coin of each suit
one-shot-pitch = Work your way down a stack of 24 tiles by throwing a die. Take the coin of a tile you turn up, but only **one of each suit**. Everybody climbs down the **same** stack, so watch closely what the others find, and where.

## Options

one-shot-option-duel-rounds = Rounds with two players
one-shot-option-duel-rounds-2 = 2 rounds
one-shot-option-duel-rounds-4 = 4 rounds
one-shot-option-rotation = Who starts the next round
one-shot-option-rotation-text = the next player (A, then B, then C)
one-shot-option-rotation-example = the player before (A, then C, then B)
one-shot-option-open-memory = Open memory (tiles seen this round stay listed)

## The table

one-shot-round = round { $round } of { $rounds }
one-shot-order = Order this round: { $order }
one-shot-over = the result
one-shot-begin = The tiles are mixed: 24 in the stack, face down.
one-shot-threw = 🎲 { $name } threw **{ $die }** and turned up the { $tile }.
one-shot-threw-null-tile = 🎲 { $name } threw **{ $die }** and turned up a { $tile }: a die is set aside.
one-shot-threw-null = 🎲 { $name } threw a **null**: no tile moves, a die is set aside.
one-shot-coins = 🪙 Coins: { $coins }
one-shot-stack = 🂠 Tiles left: **{ $left }** · Dice set aside: **{ $aside }** of 4
one-shot-tile = { $value } of { $suit }
one-shot-null-tile = null of { $suit }
one-shot-suit-suns = Suns
one-shot-suit-moons = Moons
one-shot-suit-crowns = Crowns
one-shot-suit-arms = Arms
one-shot-nothing = nothing
one-shot-memory = Seen this round, from top to bottom (the bar is where you are):

## The end of a turn

one-shot-ended-overshoot = 🛑 { $name } threw **{ $die }** with only { $left } { $left ->
    [one] tile
   *[other] tiles
} left: too far, the turn is over.
one-shot-ended-null = 🛑 { $name } threw a **null**. Four nulls: the turn is over.
one-shot-ended-null-tile = 🛑 { $name } threw **{ $die }** and turned up a { $tile }. Four nulls: the turn is over.
one-shot-ended-bottom = 🏁 { $name } threw **{ $die }** and reached the very last tile, the { $tile }.
one-shot-bonus = bonus { $bonus }
one-shot-tally = **{ $name }** scores { $parts } = **{ $score }**

## What is awaited

one-shot-prompt-throw = ➡️ **{ $name }**, throw the die.
one-shot-prompt-choose = ➡️ **{ $name }**, take the { $tile }, or pass and throw again? Only one coin of each suit.
one-shot-prompt-coast = ✨ **{ $name }** has a coin of each suit: the rest of the turn plays itself. Watch the tiles!
one-shot-prompt-tie = ➡️ **{ $name }**, throw for a tile.
one-shot-button-throw = Throw
one-shot-button-take = Take { $value }
one-shot-button-pass = Pass, throw again
one-shot-button-pass-last = Pass, end the turn

## The end of the game

one-shot-tie-heading = { $attempt ->
    [1] tie-break
   *[other] second tie-break
}
one-shot-tie-begin = ⚖️ { $names } lead together. They throw for three tiles each; the highest sum wins.
one-shot-tie-again = ⚖️ Still level! { $names } throw once more; if that is level too, they share the victory.
one-shot-tie-threw = 🎲 { $name } threw **{ $die }** and takes the tile.
one-shot-tie-threw-null = 🎲 { $name } threw a **null** and throws again.
one-shot-won-points = { $names } wins with { $score } points!
one-shot-won-tie-break = { $names } wins the tie-break at { $score } points!
one-shot-won-shared = A shared victory with { $score } points: { $names }!

## The picture in words

one-shot-picture = The table. Tiles left in the stack: { $left }. Last throw: { $die }. Tile shown: { $tile }. Coins taken: { $coins }. Dice set aside: { $aside } of 4.
one-shot-picture-ended = The table. Tiles left in the stack: { $left }. Still there, but dimmed, from the turn that has just ended: last throw { $die }, tile shown { $tile }. Coins taken: { $coins }. Dice set aside: { $aside } of 4.
one-shot-picture-tie = The tie-break. Tiles left in the stack: { $left }. Last throw: { $die }. Beside them the tiles and sums that stand below.
one-shot-picture-scores = The table with the scores that stand below.

## Refusals

one-shot-choose-first = First decide about the coin: take it or pass.
one-shot-nothing-to-take = There is no coin to take now.
one-shot-nothing-to-pass = There is nothing to pass on now: throw the die.

## Moves, as a replay tells them

one-shot-did-throw = { $name } threw the die
one-shot-did-take = { $name } took the coin
one-shot-did-pass = { $name } passed
