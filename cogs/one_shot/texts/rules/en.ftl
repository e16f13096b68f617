### ONE SHOT, the rules in pages

one-shot-rules-null = null

one-shot-rules-about-title = What it is about
one-shot-rules-about =
    Climb down a stack of { $tiles } face-down tiles by throwing a die, and pick up coins on the way: **at most one of each suit**. Whoever has most points after the last round wins.

    👥 { $fewest } to { $most } players
    ⏱️ 5 to 15 minutes
    🧠 luck, nerve and memory

    The catch: in a round everybody climbs down the **same** stack. What you saw during the turns before yours is still there, in the same place.

one-shot-rules-table-title = What lies on the table
one-shot-rules-table =
    - 🎴 **A stack of { $tiles } tiles**, face down. There are four suits ({ $suits }), and in each suit one tile of every value: { $values }.
    - 🎲 **A die** with the same six values: null to { $highest }.
    - 🪙 **A coin for every tile**, of the same suit and value. Its value is what it scores. Every turn begins with all of them on the table, so nobody takes a coin away from you.
    - ⚪ **Nulls** are counted: each one puts a die aside. There are { $dice } dice, so the turn is over with the last of them.

one-shot-rules-table-picture = The table before the first throw. On the left everybody's points in this round's order: { $players }; { $active } begins and is highlighted, and dots show round { $round } of { $rounds }. Above: the stack of { $left } tiles and empty places for the die and for the tile that is turned up. Below: empty places for a coin of each suit ({ $suits }), and { $dice } places for dice that are set aside, all empty.

one-shot-rules-turn-title = Your turn
one-shot-rules-turn =
    Press 🎲 **{ one-shot-button-throw }**. As many tiles as the die shows are lifted, and **only the last of them** is turned up. Those above it go by unseen.

    If you have no coin of that suit yet, choose:
    - **{ one-shot-button-take }** takes the coin of just that suit and value, for good.
    - **{ one-shot-button-pass }** leaves it and throws the die at once.

    If you have one of that suit, there is nothing to choose: throw on.

    A **null** on the die moves no tile and puts a die aside. A null on the tile that is turned up puts a die aside too, and has no coin.

    You cannot stop early. Once you have a coin of each suit, the rest of your turn plays itself, so that the others see their tiles.

one-shot-rules-example-title = An example
one-shot-rules-example =
    { $active } threw a **{ $die }**: that many tiles were lifted, and the last of them is the **{ $tile }**. { $left } tiles are left.

    Coins so far: **{ $coins }**. Dice aside: **{ $aside }**.

    👉 **{ one-shot-button-take }** makes sure of { $value } points, but then no other coin of { $suit } can be taken in this turn. **{ one-shot-button-pass }** hopes for a better one further down.
one-shot-rules-example-picture = The table in the middle of a turn. On the left everybody's points in this round's order: { $players }; the one who is playing, { $active }, is highlighted, and dots show round { $round } of { $rounds }. Above: the stack with { $left } tiles, a die that shows { $die }, and the tile that it led to, the { $tile }, framed because its coin can be taken. Below: a place for a coin of each suit, of which those of { $coins } are filled, and { $dice } places for dice that are set aside, of which { $aside } are filled.

one-shot-rules-end-title = How it ends and is scored
one-shot-rules-end =
    🛑 **Your turn ends** when you throw more than there are tiles left, when you hit the very last tile exactly (its coin may still be taken), or when all { $dice } dice are aside.

    🪙 **You score** your coins. If a suit is still missing, you get a bonus of as many points as dice are aside. In the picture: { $coins }, bonus { $bonus }, makes **{ $score }**.

    🔁 Then the stack goes back in the same order, and the next player climbs down. There are as many **rounds** as players (with two, see the options). For each the tiles are mixed and somebody else begins.

    ⚖️ **A tie** for first place: the leaders throw for { $each } tiles each, the highest sum wins. Level again: once more, and then the victory is shared.
one-shot-rules-end-picture = The table right after a turn. On the left everybody's points in this round's order: { $players }; beside those of { $seat } stands +{ $score }, and { $next } is next. Dots show round { $round } of { $rounds }. Above: the full stack of { $full } tiles again and, dimmed, the last throw ({ $die ->
        [0] a null
       *[other] a { $die }
    }) and the last tile that was turned up ({ $tile }). Below: empty places for a coin of each suit and for { $dice } dice.

one-shot-rules-options-title = Options
one-shot-rules-options =
    With open memory the tiles that were turned up in this round stay listed on the table for everybody: easier, and good for a first game. Without it you have to remember them.

    Chosen before the game starts; **bold** is the default:

one-shot-rules-tips-title = Tips
one-shot-rules-tips =
    - **Watch the others.** “A { $highest }, about ten tiles down” is worth gold when it is your turn: the stack is the same.
    - Early on, take threes and better and leave the rest. The nearer the bottom, the less choosy you should be: missing suits score nothing but one bonus.
    - Nulls are no disaster. With three dice aside, a suit you leave empty is worth three points; but whoever has all four suits gets no bonus.
    - The first player of a round knows nothing, the last one most. Everybody begins equally often, so it is fair.
    - A throw that would go past the last tile ends the turn and shows nothing. Take what is good enough before that.
