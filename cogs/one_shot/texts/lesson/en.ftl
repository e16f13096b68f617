### ONE SHOT, the first game step by step; name0 is the opponent, name1 the learner

one-shot-lesson-goal = Welcome! There's a stack of 24 tiles, face down. You throw a die to work your way down and collect coins: **at most one of each of the four suits**. The most points win. { $name0 } goes first. Just watch!

one-shot-lesson-remember = { $name0 } threw a 5, so five tiles were lifted and only the last one was turned up: the **5 of Moons** 🌙, **five tiles down**. Remember it! You'll go through the **same** stack. Let's see how her turn ends.

one-shot-lesson-throw = { $name0 } got four **0s**, on the die or on a tile. Each 0 sets a die aside, and the fourth ends the turn. She scores 5 for her coin. She's missing a suit, so she also gets 1 for each die: 9 points. Your turn! The stack is back in the same order. Press 🎲 **{ one-shot-button-throw }**.
one-shot-lesson-throw-hint = Press 🎲 **{ one-shot-button-throw }** to start.

one-shot-lesson-take = You threw a 1, so it's the top tile: the **5 of Crowns** 👑. There's nothing higher, so press **Take the 5 and throw again**. You can't swap a coin later, and you can't stop early.
one-shot-lesson-take-hint = Nothing beats a 5: take this one.

one-shot-lesson-pass = The **3 of Moons**, three tiles down. Not bad, but you've seen something better: the **5 of Moons** is two tiles further. If you take the 3, you can't take the 5. Press **{ one-shot-button-pass }**.
one-shot-lesson-pass-hint = Remember the Moons tile from the turn before yours? Pass this time.

one-shot-lesson-take-known = A 2, perfect! There's the **5 of Moons** you remembered. { $name0 } took that coin too, but everyone starts a turn with all the coins available. Take it!
one-shot-lesson-take-known-hint = That's the one you were waiting for: take it.

one-shot-lesson-take-low = The **2 of Arms** ⚜️. Not much, but you don't know of a better one, and the further down you are, the fewer throws you have left. A missing suit scores nothing, so take it.
one-shot-lesson-take-low-hint = Settle for a low one this time: take it.

one-shot-lesson-null = A **0** on the die: no tile moves, and one die is set aside. Three more and your turn is over, just like { $name0 }'s. You only need Suns ☀️ now. Press 🎲 **{ one-shot-button-throw }**!
one-shot-lesson-null-hint = Press 🎲 **{ one-shot-button-throw }**.

one-shot-lesson-take-last = The **3 of Suns** ☀️, your last suit! Take it. After that there's nothing left to win this turn, so the rest plays itself and everyone sees the tiles.
one-shot-lesson-take-last-hint = Take it, and you have all four suits.

one-shot-lesson-end =
    ### Well done: 15 points to { $name0 }'s 9!
    - **Throw**, then **take** or **pass**. One coin of each suit.
    - **Four 0s** end your turn, and so does a throw past the last tile. If you're missing a suit, you get 1 point for each die set aside.
    - **Watch the others.** The stack is the same for everyone until the next round.

    There are as many rounds as players, and someone else starts each time. The most points win.
