### Just One, the rules in pages

just-one-rules-about-title = What it is about
just-one-rules-about =
    One of you has to guess a word. Everybody else helps with **one clue of one word**, written in secret. But clues that are the same **cancel each other out** before the guesser sees them. So the obvious clue is often the worst.

    You all play together, against the deck: how many of { $cards } words will you find?

    👥 { $fewest } to { $most } players
    ⏱️ 20 to 30 minutes, less with fewer cards
    💡 words, and guessing what the others think

just-one-rules-table-title = What lies on the table
just-one-rules-table =
    🎴 **A deck** of { $cards } cards with { $words } words each. Nobody sees them.

    💛 **The cards you have won** together.

    🙈 In every turn somebody else is **the guesser** (here { $guesser }) and gets the next card, without seeing it.

    ✍️ Everybody else has **an easel** for a secret clue. It is behind the button 🔎 **{ just-one-panel-clues }**, and only its owner sees it.

    In the picture { $guesser } chose number { $number }. { $written } have written, their easels are turned away. { $waiting_for } is still thinking.
just-one-rules-table-picture = Top left the deck with { $left } cards, top right { $won } cards won. Below, the players { $order }. { $guesser } has closed eyes and a card with { $words } lines, of which number { $number } is marked. Easels turned away, because they have been written on: { $written }. An empty easel: { $waiting_for }.

just-one-rules-turn-title = A turn, step by step
just-one-rules-turn =
    1. The guesser presses a number from 1 to { $words }. That is the word.
    2. The others press 🔎 **{ just-one-panel-clues }** and **{ just-one-button-write }**: one word, no spaces. You can change it until everybody is done. With { $small } players everybody writes { $each } clues. If you do not know the word, **{ just-one-button-unknown }**, as long as nobody has written.
    3. **{ just-one-panel-compare }**: clues that are the same are gone, all of them. Anybody who wrote may **{ just-one-button-cancel }** another one or **{ just-one-button-restore }** it; their name stands beside it. Then **{ just-one-button-ready }**.
    4. The guesser looks at what is left: **{ just-one-button-guess }** or **{ just-one-button-skip }**.

    🚫 No clue: the word itself, another form or relative of it, a translation, a word that sounds just like it, or one you made up.

just-one-rules-example-title = An example: the same clue twice
just-one-rules-example =
    The word is **{ $word }**. These clues were written:

    ❌ { $gone }
    ✅ { $kept }

    Two thought of the same, and capital letters make no difference. So **both** are crossed out: not even one of them reaches { $guesser }, whose eyes are still closed.

    Different forms of one word count as the same too, such as *mouse* and *mice*. If the bot is not sure, it shows you the pair with a question mark, and you decide.
just-one-rules-example-picture = The easels as those who wrote them see them. { $guesser } has closed eyes and a card, number { $number } marked. Crossed out in red, with the same scribble on them: { $gone }. Not crossed out: { $kept }. { $left } cards in the deck, { $won } won.

just-one-rules-guess-title = The guess
just-one-rules-guess =
    Now { $guesser } may look, and sees only what is left: **{ $kept }**. { $lost } clues were cancelled; so much is told, and no more.

    There is **one** guess, and no way back:
    - ✅ right: you win the card;
    - ❌ wrong: this card is lost, **and the next one of the deck** with it, unseen;
    - ⏭️ **{ just-one-button-skip }**: only this card is lost.

    Spelling is not the point: what sounds the same is right. If it is anything else, the others vote: 👍 **{ just-one-button-yes }** or 👎 **{ just-one-button-no }**. More ayes than noes, and it counts.

    If every clue was cancelled there is no guess, and only this card is lost.
just-one-rules-guess-picture = The table as the guesser sees it. { $guesser } has open eyes and a card, number { $number } marked. Easels that can be read: { $kept }. The others are turned away: their clues were cancelled. { $left } cards in the deck, { $won } won.

just-one-rules-end-title = The end, and tips
just-one-rules-end =
    The next player guesses, in the order of joining. When the deck is used up, count the cards you won: that is the score of you all. For { $full } cards the table tells you how good it is. A wrong guess on the **last card** costs one that you had won.

    Tips:
    - Think of the clue everybody will write. Now write another.
    - Names, numbers and signs are allowed: *007* is a fine clue.
    - A clue that helps only together with the others is good: somebody will write them.
    - Not sure? A wrong guess costs two cards, skipping one.
    - Somebody sleeps? **{ just-one-button-nudge }** calls those whom the table waits for. Without timers it then goes on after { $minutes } minutes, with or without them.

just-one-rules-options-title = Options
just-one-rules-options = Chosen before the game starts; **bold** is the default:
