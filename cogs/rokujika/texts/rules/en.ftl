### Rokujika Collection, the rules in pages

rokujika-rules-about-title = What it's about
rokujika-rules-about =
    You have { $turns } turns to make your village thrive. Each turn, combine something you **grow** 🟩, a way to **make** something from it 🟧 and a place to **sell** it 🟦. That earns coins, and if it's just what a **goal** ⭐ asks for, points too.

    👥 { $fewest } to { $most } players
    ⏱️ 10 to 20 minutes
    🧮 A puzzle about when to stop

    Solo, you play for a rank. With friends it's a **race**: everyone gets the same village and plays it at their own pace behind **{ rokujika-button-village }**. The others only see your turn, coins and points.

    -# The name: primary, secondary and tertiary industry multiplied make the sixth, *rokujika*.

rokujika-rules-table-title = What you see
rokujika-rules-table =
    🪙 You start with **{ $start } coins**. Every coin you have at the end is a point.

    ⭐ Then { $display } **goals** in { $stay } rows. The dots are the turns a row has left; after a 🔴 its goals leave. A goal shows its points and what it needs: one card from each frame. The ones you have are coloured.

    🟩🟧🟦 Below, { $free } of the { $all } **village cards**. The rest are in the pile.

    Some cards are worth more together, and some never go together: see **Details**.
rokujika-rules-table-picture = A new village: { $coins } coins, { $points } points, and a track of { $turns } turns, none played yet. Below, the goals with their points and what they need. The first row, with one red dot, leaves after this turn: { $soon }. The second row, with two dots: { $later }. The third row, with three dots: { $latest }. Your cards, Grow: { $primary }; Make: { $secondary }; Sell: { $tertiary }. { $pile } cards in the pile.

rokujika-rules-turn-title = Your turn
rokujika-rules-turn =
    1. You get { $free } cards for free.
    2. 🎴 **{ rokujika-button-buy }**, as often as you like. Coin number { $per } of a turn (and { $twice }, and { $thrice }) also earns a **trademark**: pick a goal to keep for later, so it doesn't leave. Or press **{ rokujika-button-decline }**.
    3. Make a set of **one Grow, one Make and one Sell** card: **{ rokujika-button-best }**, or another from *{ rokujika-choose-set }*. **Multiply** their numbers: that's how many coins you get. If the set is what a goal needs, you score that goal too, one per turn, from the rows or your trademarks.
    4. Your cards are discarded. The top row leaves, the other rows move up, and { $new } new goals come in.

    No set, and you don't want to pay? Press **{ rokujika-button-stop }**. You get nothing this turn.

rokujika-rules-example-title = An example
rokujika-rules-example =
    { $paid ->
        [one] One extra card was
       *[other] { $paid } extra cards were
    } drawn, for a coin each. The gold frames show the best set:

    🧮 { $set } = **{ $product }** coins{ $changed ->
        [0] .
       *[other] . (Partners can change a number: { $different }.)
    }

    ⭐ **{ $sixth }** needs { $wants }. This set has them: **{ $worth }** points too.

    Press **{ rokujika-button-best }** to have { $after } coins, or keep drawing and hope for more.
rokujika-rules-example-picture = A village in turn { $turn }: { $coins } coins, { $points } points, { $done } turns played, with what each scored ({ $brought }). Goals in the first row, leaving after this turn: { $soon }. Second row: { $later }. Third row: { $latest }. { $sixth } has a gold frame: it can be scored. Cards, Grow: { $primary }; Make: { $secondary }; Sell: { $tertiary }. The best set has gold frames: { $cards }. { $pile } cards in the pile. Trademarks: { $trademarks }.

rokujika-rules-end-title = The end and the score
rokujika-rules-end =
    The game ends after turn { $turns }. It ends early if you have **no coins at the end of a turn**. You may pay your last coin if your set earns new ones. What you've scored always counts.

    Your score: 🪙 coins + ⭐ points − 1 for each trademark you never scored. In the picture: { $coins } + { $points } − { $unfulfilled } = **{ $score }**.

    🏅 Solo, { $least } points reach the first rank and { $best } the last: *{ $wonder }*.
    🏁 In a race the highest score wins. Ties share the win.
rokujika-rules-end-picture = A chart of a finished village with { $score } points: { $coins } coins and { $points } points from goals. A bar for each turn, coins in gold with points in ivory on top, and lines where the ranks begin. Coins + points after each turn: { $steps }.

rokujika-rules-options-title = Options and the race
rokujika-rules-options =
    🔔 With a time limit, a computer finishes your turn when you run out of time. In a race a **bell** rings instead: if you haven't moved since the last bell, a computer plays one turn for you. So nobody can hold up the others.

    Choose before the game starts; **bold** is the default:

rokujika-rules-tips-title = Tips
rokujika-rules-tips =
    - A card costs a coin, and a coin is a point. Draw another one if you expect it to earn more than that.
    - **Details** lists what's left in the pile. Count: how many of those cards would help?
    - Numbers are multiplied: a three instead of a one triples the whole set.
    - Look at the 🔴 row first. Goals with three dots can wait.
    - Paying { $per } coins in a turn anyway? Take a trademark on a big goal you're likely to score later. Each one you never score costs a point.
    - You need coins early on, to be choosy later. Careful with your last one.
