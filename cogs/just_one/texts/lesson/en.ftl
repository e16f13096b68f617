### Just One, the first turns step by step; name0 is the learner, name1 to name3 play along

just-one-lesson-goal = Welcome! You all play **together**: each turn one player guesses a word and the others help with **one word each**. { $name3 } is guessing first. She picks one of the five words on her card without seeing them. Let's see which one.

just-one-lesson-clue = The word is **Apple**, and { $name3 } can't see it. Help her with a single word. What's the first thing that comes to mind? Press **{ just-one-button-write }** and type **fruit**.
just-one-lesson-clue-hint = For this lesson, type exactly this: **fruit**.

just-one-lesson-compare = Oh no, { $name1 } had the same idea! **Matching clues cancel out**, so { $name3 } won't see either of them. That's the heart of the game: be helpful, but be original. Press ✅ **Ready**.
just-one-lesson-compare-hint = It's fine as it is: the two clues match. Press ✅ **Ready**.

just-one-lesson-guessing = Only { $name2 }'s clue survived. { $name3 } can look now, and she gets **one** guess.

just-one-lesson-vote = “Gravity” isn't the word. When a guess isn't clearly right, the clue writers vote, so a typo doesn't ruin anything. But this is no typo: press 👎 **{ just-one-button-no }**.
just-one-lesson-vote-hint = Gravity isn't an apple. Be honest: 👎 **{ just-one-button-no }**.

just-one-lesson-number = A wrong guess costs **this card and the next one**. Now you're guessing! You have a card with five words you can't see. Press **4**. Your friends will write clues and compare them.
just-one-lesson-number-hint = In a real game any number will do. Here, press **4**.

just-one-lesson-guess = Three clues survived. What do they have in common? Press **{ just-one-button-guess }** and type it: it's a big grey animal. If you're not sure in a real game, press **{ just-one-button-skip }**: that costs only this card, while a wrong guess costs two.
just-one-lesson-guess-hint = A big grey animal with a trunk: **elephant**.

just-one-lesson-next = You got it: one card for the team! Now { $name1 } is guessing and you give clues again. Let's see which word she picks.

just-one-lesson-own-clue = **Rainbow**. This one is up to you: what would lead { $name1 } to it, but won't occur to { $name2 } and { $name3 }? Don't use the word, a part of it, its family or a translation. Press **{ just-one-button-write }**.
just-one-lesson-own-clue-hint = Press **{ just-one-button-write }** and type any single word that helps.

just-one-lesson-ready = Here are all the clues. If yours is struck through, someone had the same idea. Press ✅ **Ready**.
just-one-lesson-ready-hint = Leave the clues as they are and press ✅ **Ready**.

just-one-lesson-last = { $name1 } looks at the clues that survived, and guesses.

just-one-lesson-end =
    ### Well done! Two cards won together
    - **One word each**, and matching clues cancel out.
    - **One guess.** Right: you win the card. Wrong: you lose the next card too. **{ just-one-button-skip }**: you only lose this one.
    - Everyone takes turns guessing. A full game has 13 cards. Can you find them all?

    It's best with three or more people. If you're fewer, computers take the other seats.
