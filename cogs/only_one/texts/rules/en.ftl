### Only One Collection, the rules in pages

only-one-rules-about-title = What it is about
only-one-rules-about =
    Together you grow columns of ingredient cards, in which **no number may stand twice**. Take a column while it is good: if you wait too long, somebody else does, or it busts.

    In the end each ingredient brews one potion, and it goes to whoever has **most cards of it**. A potion is worth more the more of its cards were thrown away, or lie with the player before you.

    👥 { $fewest } to { $most } players
    ⏱️ 20 to 30 minutes
    🧪 nerve, and an eye on the others

only-one-rules-table-title = What lies on the table
only-one-rules-table =
    - **Columns**, one for each player ({ $two } with two players). A round begins with a card in each, and { $size } cards fill a column.
    - **Cards** with numbers from 1 to { $highest }. The number is also how many there are of them: { $snakes } × { $snake }, { $pumpkins } × { $pumpkin }. Some numbers ({ $twins }) come as two different ingredients, A and B; with fewer players some of the B cards stay in the box ({ $few } to { $many } cards in all).
    - { $egg } { $eggs } **Eggs**. In a column an Egg is all of these at once: { $odd }.
    - ✦ **Special cards**: every Egg, and one card of each ingredient but the Fig. A point each.
    - 🟣 **The Fig**, the only 1. It ends the game. Its back looks different, so the table always shows how many cards come before it.
    - ▶️ **The start token**. It decides ties.

    What you collect lies open for everybody to see.

only-one-rules-table-picture = The table at the start. On the left the deck, with a sign that the Fig comes after { $until } cards, { $discards } discards, and an empty place for the card that is turned up. { $columns }. Below, a line for each player, a column for special cards and one for each ingredient, all empty. The token lies with { $holder }, and { $active } begins and is highlighted.

only-one-rules-turn-title = Your turn
only-one-rules-turn =
    Do one of two things:

    🔍 **{ only-one-button-explore }**, look at it, then choose: ⬇️ **{ only-one-button-place }**. Any column with fewer than { $size } cards will do. Then it is the next player's turn, and you are still in the round.

    🧺 **{ only-one-button-collect }**: the column is yours, and your round is over.

    💥 If the number stands in that column already (A and B are the same number), the button says **{ only-one-button-bust }**. You keep only the card you added, the rest goes face down to the discards, and your round is over. You may do that on purpose; sometimes you have to.

    The others play on until everybody has ended the round; the last one may go on alone. Whoever ends last takes the token ▶️ and begins the next round.

only-one-rules-example-title = An example
only-one-rules-example =
    { $active } has turned up **{ $card }**, so it is about the number { $number }.

    🟡 Here it fits, for there is no { $number } yet: column { $good }.
    🔴 Here it would bust: column { $bad }. If { $active } puts it into column { $column } ({ $inside }) all the same, { $active } keeps { $card } and loses { $lost ->
        [one] the card that lies there.
       *[other] the { $lost } cards that lie there.
    }

    If it is put where it fits, the column is longer by a card, and it is the next player's turn. They may take it.
only-one-rules-example-picture = The table. On the left the deck, with a sign that the Fig comes after { $until } cards, { $discards } discards, and large the card that was turned up: { $card }. { $columns }. Gold frame, it fits: column { $good }. Red frame and a crack, it would bust: column { $bad }. Below, a line for each player with how many cards of each kind they have: { $collections }. The token lies with { $holder }; { $active } is playing and highlighted. Nobody has points yet.

only-one-rules-end-title = How it ends and is scored
only-one-rules-end =
    🟣 When the **Fig** is turned up it fits anywhere and never busts. From then on everybody can only take a column; then you score.

    ✦ First, **a point for each special card**.

    🧪 Then ingredient by ingredient, from 1 to { $highest }: whoever has **most** of it gets **1** for the potion, **1 for each such card among the discards**, **1 for each that the player before them has**, and the token ▶️. A tie goes to whoever holds the token, or comes next after the holder. Cards nobody has are skipped.

    Here: { $winner } has most of { $value } ({ $held }). 1 + { $discarded } discarded + { $neighbour } with { $before } = **{ $points }**.

    🏆 Most points win; then most potions; then the token or who comes next after it. With two players discards bring nothing.
only-one-rules-end-picture = The score sheet at the end, { $first } with a crown. A column for special cards and one for each ingredient, a line for each player. Special cards: { $specials }. Potions, who won them and what they brought: { $potions }. In all: { $scores }. The token lies with { $holder }.

only-one-rules-options-title = Options, and two players
only-one-rules-options =
    🐾 With **familiars** each column of the first round also holds a familiar. Whoever takes the column owns it: a point as a special card, and a power (never before round { $powers }). 🐾 **{ only-one-button-powers }** says what each can do.
    👯 In **teams** everybody plays for themselves, but points and potions are added up.
    👫 With **two players** there are { $two } columns. Once one of you has ended the round, the other may only use the column nearer to the deck (or must take the one with the Fig). What is left over stays.

    Chosen before the game starts; **bold** is the default:

only-one-rules-tips-title = Tips
only-one-rules-tips =
    - Low numbers are quickly won: there are only { $snakes } cards of { $snake }, and one of them may be the most. High numbers need many cards, but bring more from discards and neighbour.
    - Look at the player **before** you: every card they hold of an ingredient you lead is a point for you.
    - A bust can be good: you keep one card, and what is thrown away makes its potion richer for whoever leads it.
    - Eggs are a point each, but an Egg busts with any of { $odd }, and with another Egg.
    - Ending the round last brings the token, and with it the ties. Every potion you win brings it too.
    - Count down to the Fig: the last round comes suddenly for those who do not.
