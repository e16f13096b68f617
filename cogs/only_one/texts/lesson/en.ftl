### Only One Collection, the first game step by step; name0 is the learner, name1 and name2 play along

only-one-lesson-explore = Welcome! Three players, three columns. You collect ingredients, and in the end the player with the **most of a kind** wins its potion. **No number may repeat in a column.** Each turn you draw a card or take a column. Press **{ only-one-button-explore }**.
only-one-lesson-explore-hint = One-card columns aren't worth much. Press **{ only-one-button-explore }** first.

only-one-lesson-place = { only-one-card-5 }! Now add it to a column. It fits in 1 and 3. Column 2 would **bust** 💥, because an Egg is a 3, 5, 7 and 9 at once. Add it to **column 1**. You can't take a column before your next turn, so someone may beat you to it.
only-one-lesson-place-hint = Not there this time: add it to **column 1**.

only-one-lesson-others = Now it's { $name1 } and { $name2 }. Watch what they draw and where they put it.

only-one-lesson-explore-again = Both added to column 1. Four different numbers, so it's **full** and can't bust. In a real game you'd take it now, before someone else does. But there's one more thing to see, so be bold: **{ only-one-button-explore }**.
only-one-lesson-explore-again-hint = You could take a column now. For this lesson, be bold: **{ only-one-button-explore }**.

only-one-lesson-fits = Another 5. Column 1 is full, and column 2 would bust on its Egg. That leaves **column 3**. The ✦ means **special**: a point for the player who gets it.
only-one-lesson-fits-hint = Red buttons bust a column. Pick **column 3**, where it fits.

only-one-lesson-greed = { $name1 } and { $name2 } are next. Fingers crossed they leave column 1 alone.

only-one-lesson-collect = They left it! Quick, press **Take column 1**. All four cards are yours for good and your round is over. The others play on.
only-one-lesson-collect-hint = Don't wait any longer: take **column 1**, it's full.

only-one-lesson-alone = Nice catch. Your cards are in your line of the picture. { $name1 } and { $name2 } still have to finish. Watch { $name2 } at the end: alone with one column, you can push your luck.

only-one-lesson-round-two = { $name2 } drew a second Egg: **bust!** { $name2 } keeps just that Egg, and the rest is discarded. Everyone is done, so a new round starts. The last to finish has the token ▶️ and goes first.

only-one-lesson-risk = There's a **10 in every column** now. Most other numbers still fit, so take the risk: **{ only-one-button-explore }**.
only-one-lesson-risk-hint = See what a bust is like: press **{ only-one-button-explore }**.

only-one-lesson-bust = A 10, of all things! It fits nowhere, so you have to bust a column. You keep the 10, and the cards in that column are discarded. Go for the longest: press **Bust column 2**.
only-one-lesson-bust-hint = It has to hurt somewhere. Bust **column 2**, the longest.

only-one-lesson-rest = Your round is over with one card. Annoying, but not a disaster: **discards make a potion worth more**. This goes on until the **Fig** comes up, the last call. I'll play the rest quickly for all three of you.

only-one-lesson-scoring = The Fig is out, so we score. First a point for each special card ✦. Then kind by kind: the most cards win the **potion** for 1 point, **+1 for each such card in the discards**, **+1 for each that the player before you has**. Press ⏭️ **{ only-one-button-skip }**.
only-one-lesson-scoring-hint = Press ⏭️ **{ only-one-button-skip }**.

only-one-lesson-end =
    ### You win with 23 points!
    - **Draw a card or take a column.** A number can be in a column only once.
    - **Bust**, and you keep just the card you added. Your round is over.
    - **Potions** go to the most cards of a kind. The best ones have many cards in the discards or with the player before you.
    - The token ▶️ breaks ties. Each potion you win brings it to you.

    With three or four players you can add **familiars**, which give their owners a power. Turn them on in the lobby.
