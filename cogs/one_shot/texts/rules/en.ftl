### ONE SHOT, the rules in pages

one-shot-rules-about-title = What it's about
one-shot-rules-about =
    Throw a die to work your way down a stack of { $tiles } face-down tiles, and collect coins on the way: **at most one of each suit**. The player with the most points after the last round wins.

    👥 { $fewest } to { $most } players
    ⏱️ 5 to 15 minutes
    🧠 luck, nerve and memory

    The catch: everyone goes through the **same** stack. The tiles you saw on the turns before yours are still there, in the same places.

one-shot-rules-table-title = What's on the table
one-shot-rules-table =
    - 🎴 **A stack of { $tiles } tiles**, face down. There are four suits ({ $suits }) with one tile of each value: { $values }.
    - 🎲 **A die** with the same values, 0 to { $highest }.
    - 🪙 **A coin for every tile**, worth its value in points. You start each turn with all of them available, so nobody can take a coin away from you.
    - ⚪ **0s count.** Each 0 sets a die aside. There are { $dice } dice, and your turn ends with the last one. (A real piecepack calls a 0 a *null*.)

one-shot-rules-table-picture = The table before the first throw. At the top, the players' names and points in order of play: { $players }; { $active } starts and is highlighted. Below, from left to right: the stack of { $left } tiles with dots for round { $round } of { $rounds }, empty spaces for the die and for the tile you turn up, four empty spaces for coins ({ $suits }), and { $dice } empty spaces for dice set aside.

one-shot-rules-turn-title = Your turn
one-shot-rules-turn =
    Press 🎲 **{ one-shot-button-throw }**. The die tells how many tiles to lift, and **only the last one** is turned up. Nobody sees the tiles above it.

    No coin of that suit yet? Choose:
    - **{ one-shot-button-take }**: you keep the coin for this turn and can't swap it later.
    - **{ one-shot-button-pass }**: you hope for something better.

    If you already have that suit, the tile stays and you throw again.

    A **0** on the die moves no tile and sets a die aside. A tile with a 0 sets a die aside too.

    You can't stop early. Once you have all four suits, the rest of your turn plays itself so that everyone sees the tiles.

one-shot-rules-example-title = An example
one-shot-rules-example =
    { $active } threw a **{ $die }**: that many tiles were lifted, and the last one is the **{ $tile }**. { $left } tiles are left.

    Coins so far: **{ $coins }**. Dice set aside: **{ $aside }**.

    👉 **{ one-shot-button-take }** is { $value } points for sure, but then there's no better coin of { $suit } this turn. **{ one-shot-button-pass }** bets on a higher one further down.
one-shot-rules-example-picture = The table in the middle of a turn. At the top, the players' names and points in order of play: { $players }; { $active } is playing and highlighted. Below, from left to right: the stack with { $left } tiles and dots for round { $round } of { $rounds }, a die showing { $die }, the { $tile } with a golden frame because its coin is available, spaces for four coins with { $coins } filled, and { $dice } spaces for dice set aside with { $aside } filled.

one-shot-rules-end-title = End of a turn, and scoring
one-shot-rules-end =
    🛑 **Your turn ends** when you throw more than the number of tiles left, when you hit the last tile exactly (you can still take its coin), or when all { $dice } dice are set aside.

    🪙 **You score** your coins. If you're missing a suit, you also get 1 bonus point for each die set aside. In the picture: { $coins }, bonus { $bonus }, total **{ $score }**.

    🔁 Then the stack goes back in the same order for the next player. There are as many **rounds** as players (with two, see the options). Each round the tiles are shuffled and someone else starts.

    ⚖️ **Tied for first?** The leaders throw for { $each } tiles each, and the highest total wins. Still tied? Once more, then they share the win.
one-shot-rules-end-picture = The table right after a turn. At the top, the players' names and points in order of play: { $players }; { $seat } just got +{ $score }, and { $next } is next. Below, from left to right: the full stack of { $full } tiles with dots for round { $round } of { $rounds }, then dimmed the last throw ({ $die }) and the last tile ({ $tile }), and empty spaces for four coins and { $dice } dice.

one-shot-rules-options-title = Options
one-shot-rules-options =
    Open memory shows everyone the tiles turned up this round: easier, and good for a first game. Without it, you have to remember them.

    The host chooses these before the game; **bold** is the default:

one-shot-rules-tips-title = Tips
one-shot-rules-tips =
    - **Watch the others.** "A { $highest }, about ten tiles down" is gold on your turn, because the stack is the same.
    - Early on, take threes and better and pass on the rest. Further down, be less picky: a missing suit scores nothing.
    - 0s aren't a disaster. With three dice set aside, a missing suit gives you three points. With all four suits there's no bonus.
    - The first player of a round knows nothing and the last one knows the most. Everyone starts equally often, so it's fair.
    - A throw past the last tile ends your turn and shows nothing. Take what's good enough before that.
