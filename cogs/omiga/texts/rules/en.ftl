### Omiga, the rules in pages

omiga-rules-white = ⬜ White
omiga-rules-black = ⬛ Black

omiga-rules-about-title = What it is about
omiga-rules-about =
    Two lines of cards wind around each other. Slip **behind** a card of the other, or get to the **opposite edge**, and you have won.

    There are **no turns**: both play at the same time, as fast as they can.

    👥 { $most } players, and anybody may watch
    ⏱️ about a minute a round
    ⚡ sharp eyes and quick fingers

    The quicker connection has a small edge. If yours differ a lot, choose *{ omiga-option-pulse }* in the options.

omiga-rules-table-title = What lies on the table
omiga-rules-table =
    The table is a grid, usually { $columns } × { $rows }. ⬜ White starts from the lower edge and ⬛ Black from the upper one, but everybody **sees themselves below**. In the middle lie the first two cards, one of each.

    Both have the same { $cards } cards, { $hand } of them in hand. A card has four sides:
    - **top and bottom**: a slanted cut (*{ omiga-shape-slash }* / or *{ omiga-shape-backslash }* \\), a *{ omiga-shape-tip }*, or a *{ omiga-shape-notch }*;
    - **left and right**: a half circle, *{ omiga-colour-green }* or *{ omiga-colour-pink }*.

    No card is there twice: every combination that exists, exists once.

omiga-rules-table-picture = { $table } So white's card has { $white }, and black's, above it, { $black }.

omiga-rules-start-title = Ready, and go
omiga-rules-start =
    1. 🃏 Press **{ omiga-button-panel }** on the table. Only you see your panel: you play there.
    2. ✋ Press **{ omiga-button-ready }**. Your { $hand } cards still lie face down.
    3. ⚡ When both are ready, somebody presses **{ omiga-button-call }**: one of you, or anybody who watches. Both hands are turned up, and it begins.

    From then on both hands lie open, so you can see what the other is up to.

    If the bot is restarted in the middle of a round, the game stands still until both have pressed **{ omiga-button-ready }** again.

omiga-rules-turn-title = Laying cards
omiga-rules-turn =
    The places you may use have letters in your picture, and the cards of your hand have numbers. **{ $lay }** lays card 1 on place A.

    A place has a letter if it lies **edge to edge with a card of yours** and **touches a card of the other**, a corner is enough. And the card must **fit** every card it lies against, yours or not:
    - ends: the same slant against the same slant, tip into notch;
    - half circles: the same colour.

    The bot turns the card around for you. If both ways fit, it asks. A card that does not fit is refused, and that costs nothing but time.

    When your hand is empty you get { $hand } new cards at once. ♻️ **{ omiga-button-throw }** changes what is left of your hand for new cards, whenever you like.

omiga-rules-example-title = An example
omiga-rules-example =
    This is White's panel. The letters are the places, and this is what a card must have there:
    { $spots }

    ✅ **{ $fits }** can be pressed: laid there, that card has { $edges }.
    ✋ **{ $misfit }** would be refused: it does not fit, whichever way it is turned.
omiga-rules-example-picture = { $table } White's hand, large and numbered: { $hand }.

omiga-rules-end-title = How it ends
omiga-rules-end =
    🏆 **You win the round** with a card
    - right **behind** a card of the other: it lies against that card's far edge, as you see it from below; or
    - in the last row, at the **opposite edge**.

    In the picture { $winner } has done the first: the card with the crown lies right behind the other framed card.

    🤝 **A draw**: both lines reach the left *and* the right edge, so nobody gets past any more; or somebody has nothing left but a hand that fits nowhere; or nobody has a card that could ever fit.

    🏳️ Has the other pressed nothing at all for { $seconds } seconds? **{ omiga-button-claim }**.

    🎬 **{ omiga-button-replay }** shows the last round card by card.
omiga-rules-end-picture = { $table } The round is over: the cards on { $card } and { $passed } are framed in gold, and the one on { $card } has a crown. { $winner } has won.

omiga-rules-options-title = Options and tips
omiga-rules-options =
    - Look at what a place **needs** first, then at your cards. No match? Throw the hand at once.
    - Watch the ends of the other's line: a card laid beside them can block the way.
    - With *assist* you see at once what fits: good for learning.
    - With *pulse* both choose, and then both cards are laid together; if both want the same place, a coin decides.

    Chosen before the game starts; **bold** is the default:
