### Only One Collection, the first game step by step; name0 is the learner, name1 and name2 play along

only-one-lesson-explore = Welcome! Three players, three columns. You collect ingredients, and in the end whoever has **most of a kind** gets its potion. In a column **no number may stand twice**. Each turn you turn up a card or take a column. Press 🔍 **{ only-one-button-explore }**.
only-one-lesson-explore-hint = Columns of one card are poor. First press 🔍 **{ only-one-button-explore }**.

only-one-lesson-place = { only-one-card-5 }! You must add it to a column. Columns 1 and 3 take it. Column 2 would **bust** 💥: an Egg is a 3, 5, 7 and 9 at once. Put it into **column 1**. You may take a column only on a later turn, so others may be quicker.
only-one-lesson-place-hint = Not there this time: put it into **column 1**.

only-one-lesson-others = Now { $name1 } and { $name2 } play. See what they turn up and where they put it.

only-one-lesson-explore-again = Both added to column 1: four different numbers, so it is **full** and cannot bust. In a real game you would take it now, before somebody else does. But there is one more thing to see, so for once be bold: 🔍 **{ only-one-button-explore }**.
only-one-lesson-explore-again-hint = You could take a column now. For this lesson be bold: 🔍 **{ only-one-button-explore }**.

only-one-lesson-fits = Another 5. Column 1 is full, column 2 would bust on its Egg. Only **column 3** is left, so put it there. The ✦ on it means **special**: a point for whoever gets it.
only-one-lesson-fits-hint = Red buttons 💥 bust a column. Choose **column 3**, where it fits.

only-one-lesson-greed = { $name1 } and { $name2 } are next. Fingers crossed that they leave column 1 alone.

only-one-lesson-collect = They did not take it! Now be quick: press 🧺 **Take 1**. All four cards are yours for good, and your round is over; the others play on without you.
only-one-lesson-collect-hint = Do not wait any longer: take **column 1**, it is full.

only-one-lesson-alone = Well caught. Your cards lie open in your line of the table. { $name1 } and { $name2 } still have to end their round. Watch { $name2 } at the end: alone with one column, one may push one's luck.

only-one-lesson-round-two = { $name2 } turned up a second Egg: **bust!** He keeps just that Egg; the rest goes to the discards. Everybody has ended, so a new round begins. Who ended last holds the token ▶️ and starts.

only-one-lesson-risk = There is a **10 in every column** now. A card may still fit, for most numbers are something else. Take the risk: 🔍 **{ only-one-button-explore }**.
only-one-lesson-risk-hint = Learn what a bust is like: press 🔍 **{ only-one-button-explore }**.

only-one-lesson-bust = A 10, of all things! It fits nowhere, so you must bust a column. You keep the 10; the cards in that column are lost for everybody. Hit the longest: press 💥 **Bust column 2**.
only-one-lesson-bust-hint = It has to hurt somewhere. Bust **column 2**, the longest.

only-one-lesson-rest = Your round is over with one card. Not nice, but not lost: **discards make a potion worth more**. So it goes on until the **Fig** turns up, the last call. I play the rest quickly, for all three of you.

only-one-lesson-scoring = The Fig is out, and we score. First a point for each special card ✦. Then kind by kind: the most cards win the **potion** for 1 point, **+1 for each such card in the discards**, **+1 for each that the player before you has**. Press ⏭️ **{ only-one-button-skip }**.
only-one-lesson-scoring-hint = Press ⏭️ **{ only-one-button-skip }**.

only-one-lesson-end =
    ### You win, with 23 points!
    - **Turn up a card or take a column**; a number stands in a column only once.
    - **A bust** leaves you the card you added and ends your round.
    - **Potions** go to the most cards of a kind. Best are those of which many were discarded, or lie with the player before you.
    - Ties go to the token ▶️, which also moves to each winner.

    With three or four players there are also **familiars**: each gives its owner a power. Choose them in the lobby.
