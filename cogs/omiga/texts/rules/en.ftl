### Omiga, the rules in pages

omiga-rules-white = White
omiga-rules-black = Black

omiga-rules-about-title = What it's about
omiga-rules-about =
    Two lines of cards wind around each other. Get **behind** one of your opponent's cards, or reach the **far edge** of the board, and you win.

    There are **no turns**: you both play at the same time, as fast as you can.

    👥 { $most } players, and anyone can watch
    ⏱️ about a minute per round
    ⚡ sharp eyes and quick fingers

    A faster connection helps a little. If yours are very different, turn on *{ omiga-option-pulse }* in the options.

omiga-rules-table-title = The cards
omiga-rules-table =
    Every card has four edges:
    - **top and bottom**: a *{ omiga-shape-slash }*, a *{ omiga-shape-backslash }*, a *{ omiga-shape-tip }* or a *{ omiga-shape-notch }*
    - **left and right**: half a circle, *{ omiga-colour-green }* (full) or *{ omiga-colour-pink }* (a ring)

    You both have the same { $cards } cards, all different, and { $hand } of them in your hand.

    The board has { $columns } × { $rows } places. White plays from row 1 up and Black from the other side, but **you always see yourself at the bottom**. Columns have letters and rows have numbers, the same for both of you. The game starts with one card each in the middle.
omiga-rules-table-picture = { omiga-legend }

omiga-rules-start-title = Ready, set, Omiga!
omiga-rules-start =
    1. ✋ Press **{ omiga-button-ready }** at the table. Your panel opens: only you can see it, and you play there. **{ omiga-button-panel }** opens it again.
    2. ⚡ Once you're both ready, someone presses **{ omiga-button-call }**: one of you, or anyone who's watching.
    3. 🃏 Your { $hand } cards are turned face up, and off you go!

    You can see your opponent's hand, too, so keep an eye on what they're up to.

    If the bot restarts during a round, the game is paused until you've both pressed **{ omiga-button-ready }** again.

omiga-rules-turn-title = Playing cards
omiga-rules-turn =
    Your free places have letters, and your cards have numbers. **{ $lay }** puts card 1 on place A.

    A place is free for you if it shares **an edge with one of your cards** and touches **one of your opponent's**, at least at a corner. The card has to fit **all** its neighbours:
    - { omiga-shape-slash } meets { omiga-shape-slash }, { omiga-shape-backslash } meets { omiga-shape-backslash }, { omiga-shape-tip } meets { omiga-shape-notch }
    - { omiga-colour-green } meets { omiga-colour-green }, { omiga-colour-pink } meets { omiga-colour-pink }

    The bot turns the card if it has to. If it fits both ways, you choose: **{ omiga-button-as-shown }** or **{ omiga-button-turned }**. A wrong card only costs you time.

    After your last card you draw { $hand } new ones. ♻️ **{ omiga-button-throw }** swaps your hand for new cards whenever you like.

omiga-rules-example-title = An example
omiga-rules-example =
    This is White's panel. Here's what each free place needs:
    { $spots }

    ✅ **{ $fits }** works: on that place the card has { $edges }.
    ✋ **{ $misfit }** doesn't: the card won't fit there either way.
omiga-rules-example-picture = { $table } White's hand, large and numbered: { $hand }.

omiga-rules-end-title = Winning
omiga-rules-end =
    🏆 **You win the round** with a card
    - right **behind** one of your opponent's cards, on its far side, or
    - in the last row, at the **far edge** of the board.

    In the picture { $winner } got behind: see the crown.

    🤝 **It's a draw** if both lines reach the left *and* the right edge, or if the cards that are left fit nowhere.

    🏳️ Nothing from your opponent for { $seconds } seconds? **{ omiga-button-claim }**.

    🎬 **{ omiga-button-replay }** shows the last round card by card.
omiga-rules-end-picture = { $table } The round is over: the cards on { $card } and { $passed } are framed in gold, and the one on { $card } has a crown. { $winner } won.

omiga-rules-options-title = Options and tips
omiga-rules-options =
    - Check what a place **needs**, then look at your cards. No match? Throw your hand right away.
    - A card next to the end of your opponent's line can block their way.
    - *Assist* shows what fits: great for learning.
    - With *pulse* you both pick a card, then both are played together. The same place? A coin decides.

    The host sets these before the game; **bold** is the default:
