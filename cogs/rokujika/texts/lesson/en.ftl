### Rokujika Collection, the first turns step by step; name0 is the learner

rokujika-lesson-buy = Welcome! You run a village for ten turns; **coins + points** is your score. Each turn, combine three cards: one you grow 🟩, one to make 🟧 and one to sell 🟦. You can't sell anything yet, so draw another card for a coin. Press **{ rokujika-button-buy }**.
rokujika-lesson-buy-hint = You don't have all three kinds yet. Press **{ rokujika-button-buy }**.

rokujika-lesson-set = Now you have one of each. **Multiply** their numbers: 3 × 2 × 2 = 12 coins, for the one you paid. Some cards are worth more together, and I work that out for you. Press **Best set** (the list above it has all sets).
rokujika-lesson-set-hint = Press the green **Best set** button.

rokujika-lesson-one-more = 12 coins richer! A new turn: three new cards, and already a set for 8. But look at the goals ⭐: **{ rokujika-sixth-gelato }** is worth **8 points** and needs { rokujika-card-dairy } with the right partner. That's worth a coin. Press **{ rokujika-button-buy }**.
rokujika-lesson-one-more-hint = You could take the set now, but let's try for more: press **{ rokujika-button-buy }**.

rokujika-lesson-sixth = { rokujika-card-sweets }! Now **{ rokujika-sixth-gelato }** has a gold frame: your set scores it. You get the coins **and** its points, one goal per turn. Press **Best set**.
rokujika-lesson-sixth-hint = Take the set that also scores ⭐ points: **Best set**.

rokujika-lesson-six-coins = Turn 3, and no set. See the row with the red dot? Its goals **leave for good** after this turn, and **{ rokujika-sixth-beeswax }** is worth 10 points. The **sixth coin** you pay in a turn lets you keep one. Press **{ rokujika-button-buy }**; I'll draw the other five for you.
rokujika-lesson-six-coins-hint = Press **{ rokujika-button-buy }**: six coins earn a trademark.

rokujika-lesson-trademark = Six coins paid, so you get a **trademark**: pick a goal to keep, and score it on any later turn. If you never do, it costs a point. Choose **{ rokujika-sixth-beeswax }** from the list.
rokujika-lesson-trademark-hint = Choose **{ rokujika-sixth-beeswax }** in the list “{ rokujika-choose-trademark }”.

rokujika-lesson-best = It's yours now, at the bottom. It needs { rokujika-card-forestry } or { rokujika-card-bees }, { rokujika-card-crafts } and a place to sell, so not today. With nine cards you have plenty of sets: take the **Best set** for its coins.
rokujika-lesson-best-hint = No goal to score this time, so take the most coins: **Best set**.

rokujika-lesson-fulfil = Lucky! { rokujika-card-forestry }, { rokujika-card-crafts } and { rokujika-card-online }, without paying a coin. They fit your trademark (10) and another goal (7), but you score only **one per turn**. Take the trademark: **Best set**.
rokujika-lesson-fulfil-hint = Score the trademark, it's worth more: **Best set**.

rokujika-lesson-end =
    ### Well done: 46 coins and 18 points after four turns!
    - **Make a set** of one card of each kind; multiply their numbers for coins.
    - **Goals** ⭐ give points if your set fits. Each stays for three turns.
    - **The sixth coin** of a turn lets you keep one as a trademark.
    - Run out of coins and the game ends early.

    After ten turns, add up coins and points: 100 is good, 200 is a dream. Try `/daily`: everyone plays the same village.
