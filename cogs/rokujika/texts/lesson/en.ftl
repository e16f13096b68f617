### Rokujika Collection, the first turns step by step; name0 is the learner

rokujika-lesson-buy = Welcome! You run a village for ten turns; **coins and points together** are your score. Each turn combine three cards: something grown 🟩, made 🟧 and sold 🟦. Here the third kind is missing: nothing sells yet. A further card costs a coin. Press **{ rokujika-button-buy }**.
rokujika-lesson-buy-hint = There is no set of three kinds yet. Press **{ rokujika-button-buy }**.

rokujika-lesson-set = Now there is one of each kind. The numbers of the three are **multiplied**: 3 × 2 × 2 is 12 coins for the one you paid. Some cards count more with certain others, so the bot works it out for you. Press **Best set** (the list above it has the others).
rokujika-lesson-set-hint = Press the green **Best set** button.

rokujika-lesson-one-more = 12 coins richer! A new turn: three new cards, and already a set for 8. But look at the ⭐ cards: **{ rokujika-sixth-gelato }** gives **8 points** for { rokujika-card-dairy } with the right partner. A coin may be worth it. Press **{ rokujika-button-buy }**.
rokujika-lesson-one-more-hint = You could take the set now. But try for more: press **{ rokujika-button-buy }**.

rokujika-lesson-sixth = { rokujika-card-sweets }! Now **{ rokujika-sixth-gelato }** has a ✅: your set fulfils it. You get the coins **and** its points; one such card a turn. Press **Best set**.
rokujika-lesson-sixth-hint = Take the set that also brings ⭐ points: **Best set**.

rokujika-lesson-six-coins = Turn 3, and no set. Note the red row: after this turn its cards **leave for good**, among them **{ rokujika-sixth-beeswax }** with 10 points. The **sixth coin** you pay in a turn lets you keep one. Press **{ rokujika-button-buy }**; I turn up the other five for you.
rokujika-lesson-six-coins-hint = Press **{ rokujika-button-buy }**: six coins bring a trademark.

rokujika-lesson-trademark = Six coins paid: you may register a **trademark**. That card is yours to fulfil in any later turn, instead of leaving. If you never do, it costs a point. Choose **{ rokujika-sixth-beeswax }** from the list.
rokujika-lesson-trademark-hint = Choose **{ rokujika-sixth-beeswax }** in the list “{ rokujika-choose-trademark }”.

rokujika-lesson-best = It stands under your trademarks now. And with nine cards in front there are sets enough. It wants { rokujika-card-forestry } or { rokujika-card-bees }, { rokujika-card-crafts } and a shop, so not today. Take the **Best set** for its coins.
rokujika-lesson-best-hint = Nothing fulfils a ⭐ card this time, so take most coins: **Best set**.

rokujika-lesson-fulfil = Luck: { rokujika-card-forestry }, { rokujika-card-crafts } and { rokujika-card-online } lie there without a coin paid. They fulfil your trademark (10) and another card (7), but only **one a turn** scores. Take the trademark: **Best set**.
rokujika-lesson-fulfil-hint = Score the trademark, it is worth more: **Best set**.

rokujika-lesson-end =
    ### Well done: 46 coins and 18 points after four turns!
    - **Combine** one card of each kind; their numbers are multiplied into coins.
    - **Sixth cards** ⭐ give points if your set fulfils one. Each stays for three turns.
    - **The sixth coin** of a turn keeps one as a trademark.
    - Without a single coin the game is over early.

    After ten turns coins and points are added up; 100 is good, 200 a dream. The same village waits for everybody in `/daily`.
