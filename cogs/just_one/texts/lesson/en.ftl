### Just One, the first turns step by step; name0 is the learner, name1 to name3 play along

just-one-lesson-goal = Welcome! You all play **together**: each turn one of you guesses a word, and the others help with **one word each**. Now { $name3 } guesses. She chooses one of the five words on her card without looking. See which one.

just-one-lesson-clue = The word is **Apple**, and { $name3 } cannot see it. Help her with a single word. What comes to mind first? Press **{ just-one-button-write }** and type **fruit**.
just-one-lesson-clue-hint = For this lesson write just this word: **fruit**.

just-one-lesson-compare = Oh dear: { $name1 } had the same idea. **Clues that are the same cancel each other**, and { $name3 } will see neither. That is the heart of the game: be helpful, but be original! Now all agree which clues stay. Press ✅ **Ready**.
just-one-lesson-compare-hint = It is right as it is: the two are the same. Press ✅ **Ready**.

just-one-lesson-guessing = Only { $name2 }'s clue is left. { $name3 } opens her eyes, and she has **one** guess.

just-one-lesson-vote = “Gravity” is not the word. When a guess is not clearly right, those who know the word vote on it, so that a slip of the pen does no harm. This is no slip: press 👎 **{ just-one-button-no }**.
just-one-lesson-vote-hint = Gravity is no apple. Be honest: 👎 **{ just-one-button-no }**.

just-one-lesson-number = A wrong guess costs **this card and the next one**. Now it is your turn to guess! You hold a card with five words that you cannot see. Press **4**. Your friends write clues and compare them, while your eyes are closed.
just-one-lesson-number-hint = Any number would do in a real game. Here press **4**.

just-one-lesson-guess = Three clues have come through. What do they have in common? Press **{ just-one-button-guess }** and type it: a big grey animal. If you are not sure in a real game, press **{ just-one-button-skip }**: that loses only this card, and a wrong guess loses two.
just-one-lesson-guess-hint = Think of a big grey animal with a trunk: **elephant**.

just-one-lesson-next = You found it: one card won for all of you! Now { $name1 } guesses, and you give clues again. See which word she chooses.

just-one-lesson-own-clue = **Rainbow**. This time it is up to you: what leads { $name1 } to it, but does not come to { $name2 } and { $name3 } as well? It must not be the word, a part of it, a relative or a translation. Press **{ just-one-button-write }**.
just-one-lesson-own-clue-hint = Press **{ just-one-button-write }** and type any single word that helps.

just-one-lesson-ready = Here are all the clues. Is one struck through? Then somebody thought like you. Anybody may still cancel a clue that is not allowed. Press ✅ **Ready**.
just-one-lesson-ready-hint = Leave the clues as they are, and press ✅ **Ready**.

just-one-lesson-last = { $name1 } looks at what is left, and guesses.

just-one-lesson-end =
    ### Well done, two cards won together!
    - **One word each**; the same clue twice is gone.
    - **One guess.** Right: the card is yours. Wrong: it costs the next card too. **{ just-one-button-skip }**: only this one.
    - Guessing goes round the table. A full game has 13 cards; can you find them all?

    It takes at least three people, so gather your friends: clues are what people think of, and no computer can do that for you.
