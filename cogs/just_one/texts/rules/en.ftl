### Just One, the rules in pages

just-one-rules-about-title = What it's about
just-one-rules-about =
    One of you guesses a word. Everyone else helps with a **one-word clue**, written in secret. But matching clues **cancel out** before the guesser sees them, so the obvious clue is often the worst.

    You all play together against the deck. How many of { $cards } words can you find?

    👥 { $fewest } to { $most } players
    ⏱️ 20 to 30 minutes, less with fewer cards
    💡 words, and guessing what your friends think

just-one-rules-table-title = What's on the table
just-one-rules-table =
    🎴 **The deck**: { $cards } cards with { $words } words each, face down.

    💛 **The cards you've won** together.

    🙈 Each turn a different player is **the guesser** (here { $guesser }). They get the next card but can't see it.

    ✍️ Everyone else has **an easel** for a secret clue. Press 🃏 **{ just-one-panel-clues }** to get to yours; nobody else can see it.

    In the picture { $guesser } picked number { $number }. { $written } have written their clues, so their easels are turned away. { $waiting_for } is still thinking.
just-one-rules-table-picture = Top left the deck with { $left } cards, top right { $won } cards won. Below, the players { $order }. { $guesser } has closed eyes and a card with { $words } lines; number { $number } is marked. Easels turned away, with a clue on them: { $written }. An empty easel: { $waiting_for }.

just-one-rules-turn-title = A turn, step by step
just-one-rules-turn =
    1. The guesser picks a number from 1 to { $words }. That's the mystery word.
    2. Everyone else presses 🃏 **{ just-one-panel-clues }** and **{ just-one-button-write }**: one word, no spaces. You can change it until everyone is done. With { $small } players, each writes { $each } clues. Don't know the word? Press **{ just-one-button-unknown }** before anyone has written a clue.
    3. **{ just-one-panel-compare }**: matching clues are all cancelled. Any clue writer can **cancel** or **restore** a clue; the others see who did it. Then press **{ just-one-button-ready }**. If no clue is in doubt, the game moves on after { $seconds } seconds.
    4. The guesser sees the clues that survived: **{ just-one-button-guess }** or **{ just-one-button-skip }**.

    🚫 Not allowed as a clue: the word itself, another form or family member of it, a translation, a word that sounds just like it, or a made-up word.

just-one-rules-example-title = Example: matching clues
just-one-rules-example =
    The word is **{ $word }**. These are the clues:

    ❌ { $gone }
    ✅ { $kept }

    Two players had the same idea; capital letters don't matter. **Both** clues are cancelled, so { $guesser } won't see either of them.

    Different forms of a word match too, like *mouse* and *mice*. If the bot isn't sure, it asks and you decide.
just-one-rules-example-picture = The easels as the clue writers see them. { $guesser } has closed eyes and a card; number { $number } is marked. Crossed out in red, with the same scribble: { $gone }. Not crossed out: { $kept }. { $left } cards in the deck, { $won } won.

just-one-rules-guess-title = The guess
just-one-rules-guess =
    Now { $guesser } can look, but sees only the clues that survived: **{ $kept }**, and that { $lost } were cancelled.

    You get **one** guess:
    - ✅ right: you win the card;
    - ❌ wrong: you lose this card **and the next one in the deck**, unseen;
    - ⏭️ **{ just-one-button-skip }**: you only lose this card.

    Spelling doesn't matter: if it sounds the same, it's right. For any other guess the clue writers vote: 👍 **{ just-one-button-yes }** or 👎 **{ just-one-button-no }**. It takes a majority to accept, and the vote ends as soon as it's decided.

    If every clue was cancelled, there's no guess, and you only lose this card.
just-one-rules-guess-picture = The table as the guesser sees it. { $guesser } has open eyes and a card; number { $number } is marked. Easels that can be read: { $kept }. The others are turned away because their clues were cancelled. { $left } cards in the deck, { $won } won.

just-one-rules-end-title = The end, and tips
just-one-rules-end =
    The next player to guess is the one who joined next. When the deck is empty, count the cards you've won: that's your score as a team. In a full game of { $full } cards you'll also hear how good that is. A wrong guess on the **last card** costs you a card you've won.

    Tips:
    - Think of the clue everyone will write. Now write a different one.
    - Names, numbers and symbols are allowed: *007* is a fine clue.
    - A clue that only helps together with others can be great. Someone will write the others.
    - Not sure? A wrong guess costs two cards, skipping only one.
    - Someone fell asleep? **{ menu-button }** → **{ menu-nudge }** mentions them. Without timers, the game moves on after { $minutes } minutes.

just-one-rules-options-title = Options
just-one-rules-options = Choose these before the game starts; **bold** is the default:
