### ONE SHOT, the first game step by step; name0 is who plays along, name1 the learner

one-shot-lesson-goal = Welcome! 24 tiles lie in a stack, face down. You climb down by throwing a die and collect coins: **at most one of each of the four suits**. Most points win. { $name0 } goes first; you only watch.

one-shot-lesson-remember = { $name0 } threw a 5: five tiles were lifted, and only the last one is turned up. It is the **5 of Moons** 🌙, **five tiles down**. Remember it! In a round everybody climbs down the **same** stack. See how her turn ends.

one-shot-lesson-throw = Four times { $name0 } met a **null**. Each null sets a die aside, and the fourth ends the turn. Her coin counts 5, and the dice aside are a bonus of 4, as she has a suit missing: 9 points. Now you! The stack is back in the same order. Press 🎲 **{ one-shot-button-throw }**.
one-shot-lesson-throw-hint = Press 🎲 **{ one-shot-button-throw }** to begin your way down.

one-shot-lesson-take = You threw a 1: the top tile is the **5 of Crowns** 👑. Five is the highest there is, so press **Take**. The coin is yours, and Crowns are settled for this turn: you cannot change it for another.
one-shot-lesson-take-hint = Nothing is worth more than a 5: take this one.

one-shot-lesson-throw-on = Well taken. There is no stopping early: a turn goes on until the stack, the dice or the suits run out. **{ one-shot-button-throw }** again.
one-shot-lesson-throw-on-hint = Press 🎲 **{ one-shot-button-throw }**.

one-shot-lesson-pass = The **3 of Moons**, three tiles down. Three is fair. But you have seen something better: the **5 of Moons** lies two tiles further. Take the 3, and you could not take the 5. Press **{ one-shot-button-pass }**: passing throws the die at once.
one-shot-lesson-pass-hint = Think of the Moons that you saw in the turn before yours. Pass this time.

one-shot-lesson-take-known = A 2: just right! There it is, the **5 of Moons** you remembered. That every coin is back on the table for each player makes memory worth so much. Take it.
one-shot-lesson-take-known-hint = This is the one you waited for: take it.

one-shot-lesson-throw-third = Two suits, 10 points. ⚜️ Arms and ☀️ Suns are missing. **{ one-shot-button-throw }** on.
one-shot-lesson-throw-third-hint = Press 🎲 **{ one-shot-button-throw }**.

one-shot-lesson-take-low = The **2 of Arms** ⚜️. Not much, but you know of nothing better, and the further down you are, the fewer throws are left. A suit without a coin scores nothing. Take it.
one-shot-lesson-take-low-hint = This time be content with little: take it.

one-shot-lesson-throw-fourth = Only Suns ☀️ are missing. **{ one-shot-button-throw }**!
one-shot-lesson-throw-fourth-hint = Press 🎲 **{ one-shot-button-throw }**.

one-shot-lesson-null = A **null** on the die: no tile moves, and one die goes aside (see “Dice set aside”). Three more of these and your turn would be over, as it happened to { $name0 }. Throw again.
one-shot-lesson-null-hint = Press 🎲 **{ one-shot-button-throw }**.

one-shot-lesson-take-last = The **3 of Suns** ☀️: your last suit. With a coin of each suit nothing more can be won, so the rest of the turn plays itself, and the others see the tiles. Take it.
one-shot-lesson-take-last-hint = Take it: then you have all four suits.

one-shot-lesson-end =
    ### Well done: 15 points to { $name0 }'s 9!
    - **Throw**, then **take** or **pass**; one coin of each suit.
    - **Four nulls** end a turn, and so does a throw beyond the last tile. If a suit is missing, each die aside is worth a point.
    - **Watch the others**: the stack is the same for all, until a new round mixes it.

    There are as many rounds as players, and each time somebody else begins. Most points win.
