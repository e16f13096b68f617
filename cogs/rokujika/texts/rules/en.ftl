### Rokujika Collection, the rules in pages

rokujika-rules-about-title = What it is about
rokujika-rules-about =
    A village has { $turns } turns to flourish. Every turn you put together something that is **grown**, something that **processes** it and a way to **sell** it. That brings coins; and if it is just what a *sixth-industry* card asks for, points as well.

    👥 { $fewest } to { $most } players
    ⏱️ 10 to 20 minutes
    🧮 a puzzle about when to stop

    Alone you play for a rank. With others it is a **race**: everybody is dealt the very same village and plays it at their own pace behind **{ rokujika-button-village }**. Of yours the others see only turn, coins and points.

rokujika-rules-table-title = What lies on the table
rokujika-rules-table =
    🪙 You begin with **{ $start } coins**. Every coin you still have in the end is a point.

    ⭐ In the middle lie { $display } **sixth-industry cards**, in columns under dots. The dots say how many turns a card stays: one 🔴 means that it leaves after this turn. A card shows its points and what it asks for; signs on colour lie in front of you.

    🟩🟧🟦 In front of you lie { $free } of the { $all } **village cards**, each with its number: primary (grown), secondary (processed) and tertiary (sold). The others are face down in the pile.

    Some cards count differently with a certain partner, and some pairs never go together. The table says so in words beside each card.
rokujika-rules-table-picture = A new village: { $coins } coins, { $points } points, and a line of { $turns } turns of which none has been played. Below, the sixth-industry cards with points and what they ask for. Under one dot, leaving after this turn: { $soon }. Under two dots: { $later }. Under three: { $latest }. In front, primary: { $primary }; secondary: { $secondary }; tertiary: { $tertiary }. Beside them { $pile } cards face down and { $discards } discards.

rokujika-rules-turn-title = Your turn
rokujika-rules-turn =
    1. { $free } cards are turned up for you, free of charge.
    2. 🎴 **{ rokujika-button-buy }**, as often as you like. Coin number { $per } of a turn (and { $twice }, and { $thrice }) also allows a **trademark**: take a sixth-industry card from the middle. It waits for you and does not leave. Or press **{ rokujika-button-decline }**.
    3. Combine **one primary, one secondary and one tertiary** card: **{ rokujika-button-best }**, or another one from the list *{ rokujika-choose-set }*. Their numbers are **multiplied**, and that is what you get in coins. If the set is what a sixth-industry card asks for, you score it too: one card a turn, from the middle or a trademark.
    4. All cards in front are discarded. The sixth-industry cards move on, and { $new } new ones come.

    If no set lies in front and you do not want to pay: **{ rokujika-button-stop }**, for nothing.

rokujika-rules-example-title = An example
rokujika-rules-example =
    In this turn { $paid ->
        [one] one more card was
       *[other] { $paid } more cards were
    } turned up, a coin each. The framed cards are the best set:

    🧮 { $set } = **{ $product }** coins{ $changed ->
        [0] .
       *[other] . (A partner can change a number: { $different }.)
    }

    ⭐ **{ $sixth }** asks for { $wants }. This set has it, so it scores **{ $worth }** points as well.

    The button says **{ rokujika-button-best }**. After it there will be { $after } coins. It would also be possible to go on turning cards up and hope for something better.
rokujika-rules-example-picture = A village in turn { $turn }: { $coins } coins, { $points } points, { $done } turns played, with what each scored ({ $brought }). Sixth-industry cards under one dot, leaving after this turn: { $soon }. Under two dots: { $later }. Under three: { $latest }. { $sixth } is marked, for it can be scored. In front, primary: { $primary }; secondary: { $secondary }; tertiary: { $tertiary }. Framed as the best set: { $cards }. { $pile } cards face down, { $discards } discards. Below, as trademarks: { $trademarks }.

rokujika-rules-end-title = How it ends and is scored
rokujika-rules-end =
    The village is done after turn { $turns }. It ends early if you have **no coin left at the end of a turn**. You may pay your last coin, as long as the set you make then brings new ones. What you have scored counts in any case.

    Your score: 🪙 coins + ⭐ points − 1 for each trademark you never fulfilled. In the picture: { $coins } + { $points } − { $unfulfilled } = **{ $score }**.

    🏅 Alone, { $least } points are the first rank and { $best } the last: *{ $wonder }*.
    🏁 In a race the highest score wins, and equals share.
rokujika-rules-end-picture = A chart of a finished village with { $score } points: { $coins } coins, { $points } points of sixth-industry cards. A bar for each turn, coins in gold and points in ivory above them, against lines where ranks begin. Coins + points after each turn: { $steps }.

rokujika-rules-options-title = Options, and the race
rokujika-rules-options =
    🔔 With a time limit, somebody who plays alone and lets it pass has the turn finished by a computer. In a race a **bell** rings each time the limit is over: whoever has done nothing since the last bell has the turn played by one. So nobody can hold up the others.

    There are no other variants: the village is hard enough as it is. Chosen before the game starts; **bold** is the default:

rokujika-rules-tips-title = Tips
rokujika-rules-tips =
    - A card costs a coin, and a coin is a point. Turn up another one while you expect more from it than that.
    - The table lists what is still **face down**. Count: how many of those cards would help?
    - Numbers are multiplied: a card that counts three instead of one makes the whole set worth three times as much.
    - Look at what leaves after this turn first; what has three dots can wait.
    - If you pay { $per } coins in a turn anyway, take the trademark: a card of many points that you are likely to fulfil later. Each one left over costs a point.
    - Coins are needed at the start, to be choosy later. Be careful with the very last one.
