### Only One Collection, the rules in pages

only-one-rules-about-title = What it's about
only-one-rules-about =
    You all add ingredient cards to the same columns, and **no number may repeat in a column**. Take a column while it's good. Wait too long, and someone else takes it or it busts.

    In the end each kind of ingredient brews one potion. It goes to the player with the **most cards** of that kind, and it's worth more if many of its cards were discarded or are held by the player before you.

    👥 { $fewest } to { $most } players
    ⏱️ 20 to 30 minutes
    🧪 Push your luck, and watch your neighbour

only-one-rules-table-title = The table
only-one-rules-table =
    - **Columns**, one per player ({ $two } with two players). A round starts with one card in each; { $size } fill a column.
    - **Cards** from 1 to { $highest }, { $few } to { $many } in all. There are { $snakes } × { $snake }, { $pumpkins } × { $pumpkin } and so on. { $twins } come in two kinds, A and B; with fewer players some B cards are left out.
    - { $egg } { $eggs } **Eggs**. An Egg is a { $odd } at once.
    - ✦ **Special cards**, a point each: every Egg, and one card of each kind except the Fig.
    - **The Fig** is the only 1 and ends the game. The deck shows how many cards are above it.
    - ▶️ **The start token** breaks ties.

    Below, a coloured square marks the most of a card.

only-one-rules-table-picture = The table at the start. On the left the deck, with the number of cards until the Fig: { $until }. Beside it { $discards } discards, and an empty space for the card that is drawn. { $columns }. Below, a line for each player, with a column for special cards and one for each ingredient, all empty. { $holder } has the start token; { $active } starts and is highlighted.

only-one-rules-turn-title = Your turn
only-one-rules-turn =
    Press **{ only-one-button-explore }** and add it to any column with fewer than { $size } cards, for example **{ only-one-button-place }**. Then it's the next player's turn, and you're still in the round.

    Or press **{ only-one-button-collect }**: its cards are yours, and your round is over.

    💥 If the column already has that number (A and B are the same), the button says **{ only-one-button-bust }**. You keep only the card you added, the rest is discarded face down, and your round is over. Sometimes you have to bust.

    A round lasts until everyone is done; the last player can keep drawing. The last to finish takes the token ▶️ and starts the next round.

only-one-rules-example-title = An example
only-one-rules-example =
    { $active } drew **{ $card }**, so the number is { $number }.

    🟡 Fits, no { $number } there yet: column { $good }.
    🔴 Busts: column { $bad }. If { $active } adds it to column { $column } ({ $inside }) anyway, { $active } keeps { $card } and loses { $lost ->
        [one] the card in it.
       *[other] the { $lost } cards in it.
    }

    Added where it fits, the column grows by a card, and the next player may take it.
only-one-rules-example-picture = The table. On the left the deck, with the number of cards until the Fig: { $until }. Beside it { $discards } discards, and below, large, the card that was drawn: { $card }. { $columns }. Gold frame, it fits: column { $good }. Red frame and a crack, it would bust: column { $bad }. Below, a line for each player with their cards of each kind: { $collections }. { $holder } has the start token; it's { $active }'s turn.

only-one-rules-end-title = The end and scoring
only-one-rules-end =
    The **Fig** fits anywhere. Once it's out, everyone takes a column, and then you score.

    ✦ First, **a point for each special card**.

    🧪 Then kind by kind, from 1 to { $highest }: the player with the **most** gets the token ▶️, **1** for the potion, **1 for each of these cards in the discards** (not with two players) and **1 for each that the player before them has**. Ties go to the token, or the next player after it.

    Here { $winner } has the most of { $value } ({ $held }): 1 + { $discarded } discarded + { $neighbour } from { $before } = **{ $points }**.

    🏆 The most points win, then the most potions, then the token.
only-one-rules-end-picture = The score sheet at the end, { $first } with a crown. A column for special cards and one for each ingredient, a line for each player. Special cards: { $specials }. Potions, who won them and the points: { $potions }. Totals: { $scores }. { $holder } has the start token.

only-one-rules-options-title = Options, and two players
only-one-rules-options =
    🐾 **Familiars**: each column of the first round has one. Take the column to get it: a point, and a power from round { $powers } on. **{ details-button }** lists them.
    👯 **Teams**: partners sit across from each other. You play your own cards, and your points and potions are added up.
    👫 **Two players** use { $two } columns. Once one of you is done, the opponent can only use the column nearer the deck (or has to take the Fig). The last one stays for the next round.

    Chosen in the lobby; **bold** is the default:

only-one-rules-tips-title = Tips
only-one-rules-tips =
    - Low numbers are quickly won: there are only { $snakes } cards of { $snake }, and one may be the most. High numbers take more cards, but score more from discards and your neighbour.
    - Watch the player **before** you: each card they have of a kind you lead is a point for you.
    - A bust can be good: you keep a card, and what you discard makes its potions richer. That helps if you lead them.
    - Eggs are a point each, but an Egg busts with any of { $odd }, and with another Egg.
    - Finish the round last and you get the token, which wins ties. So does every potion you win.
    - Keep an eye on the Fig. The last round can come suddenly.
