### Just One

just-one-name = Just One
just-one-title = 💡 Just One
just-one-short = Secret one-word clues: twice the same clue and both are gone. All against the deck, together
just-one-pitch = One of you guesses a mystery word. Everybody else secretly writes **one clue of one word**, but clues that are the same cancel each other out before the guesser sees them. So be helpful, and be original. You win or lose **together**.

## Options

just-one-option-language = Language of the words
just-one-option-language-en = English
just-one-option-language-ja = 日本語
just-one-option-language-de = Deutsch
just-one-option-language-fr = Français
just-one-option-cards = Cards
just-one-option-cards-5 = 5 cards, a quick game
just-one-option-cards-7 = 7 cards
just-one-option-cards-10 = 10 cards
just-one-option-cards-13 = 13 cards, the full game
just-one-option-timers = Timers
just-one-option-timers-off = off (anybody may nudge, then two minutes are left)
just-one-option-timers-relaxed = relaxed (three minutes for clues and for the guess)
just-one-option-timers-brisk = brisk (75 seconds for clues and for the guess)
just-one-option-two-clues-with-four = Two clues each with four players too
just-one-option-clue-check = How strictly clues are checked
just-one-option-clue-check-lenient = lenient: only the very same word is refused or cancelled
just-one-option-clue-check-normal = normal: what is sure is refused or cancelled, doubts are shown to you
just-one-option-clue-check-strict = strict: doubtful clues are refused or cancelled too
just-one-option-word-list = Words
just-one-option-word-list-house = the usual ones
just-one-option-word-list-own = this server's own list (see /words)

## The table

just-one-turn = turn { $turn }
just-one-over = the result
just-one-score = Found: { $won } · { $left ->
    [0] This is the last card
    [one] One more card in the deck
   *[other] { $left } more cards in the deck
}
just-one-order = Guessing in turn: { $order }
just-one-coming = From the next turn on: { $names }
just-one-panel-coming = You play from the next turn on, and this panel will show you what to do. Until then this turn is a secret, for you too.
just-one-progress = { $done } of { $total }
just-one-awaited = Waiting for { $names }
just-one-deadline = The table goes on { $when }, with or without them.
just-one-now-number = 🎴 **{ $name }** guesses next and holds a card with five words, unseen. **{ $name }**, press a number!
just-one-now-another = Somebody does not know that word: choose another number, please.
just-one-now-clues = ✍️ It is word number **{ $number }**. Everybody but **{ $name }**: look at the word in secret and write { $each ->
    [1] a clue of **one word**
   *[other] **two clues** of one word each
}. No talking!
just-one-now-compare = 🙈 Eyes closed, **{ $name }**! The others compare their clues.
just-one-now-guess = 👀 Eyes open, **{ $name }**! These clues are left, and you have **one** guess. A wrong one costs another card, skipping does not.
just-one-now-vote = 🗳️ **{ $name }** guesses **{ $guess }**. Those who know the word: does that count?
just-one-cancelled = { $count ->
    [one] One clue was cancelled.
   *[other] { $count } clues were cancelled.
}

just-one-panel-number = My panel
just-one-panel-clues = See the word
just-one-panel-compare = Compare clues
just-one-panel-guess = My panel
just-one-panel-vote = See the word
just-one-button-nudge = Nudge
just-one-button-guess = Guess
just-one-button-skip = Skip
just-one-button-yes = It counts
just-one-button-no = It does not

## A turn that is over

just-one-ended-found = ✅ **{ $name }** found it: **{ $word }**!
just-one-ended-missed = ❌ **{ $name }** guessed *{ $guess }*, but the word was **{ $word }**.
just-one-ended-skipped = ⏭️ **{ $name }** would rather not guess. The word was **{ $word }**.
just-one-ended-away = 💤 No guess came from **{ $name }**. The word was **{ $word }**.
just-one-ended-away-early = 💤 **{ $name }** chose no number, so the card is lost.
just-one-ended-left = 🚪 **{ $name }** has left. The word was **{ $word }**.
just-one-ended-left-early = 🚪 **{ $name }** has left before choosing a number, so the card is lost.
just-one-ended-no-clues = 🫥 Not one clue was left for **{ $name }**. The word was **{ $word }**.
just-one-ended-ended = ⏹️ The game ended while **{ $name }** was to guess **{ $word }**.
just-one-votes = Votes: { $ayes } for it, { $noes } against.
just-one-burned = A wrong guess costs the next card too; nobody sees which one.
just-one-taken-back = A wrong guess on the last card: one of the cards you had won is lost.

## Why clues are alike

just-one-alike-equal = the same: { $one } / { $other }
just-one-alike-lemma = forms of one word: { $one } / { $other }
just-one-alike-spelling = two spellings of one word: { $one } / { $other }
just-one-alike-gender = male and female of one word: { $one } / { $other }
just-one-alike-family = same family: { $one } / { $other }
just-one-alike-affix = one looks made from the other: { $one } / { $other }
just-one-alike-typo = one looks like the other misspelt: { $one } / { $other }
just-one-alike-sound = they sound the same: { $one } / { $other }
just-one-alike-translation = the same in two languages: { $one } / { $other }
just-one-alike-contains = one is part of the other: { $one } / { $other }
just-one-alike-unknown = perhaps the same: { $one } / { $other }
just-one-perhaps = ❓ { $why }?
just-one-cancelled-by = cancelled by { $name }
just-one-restored-by = restored by { $name }

## What may be wrong with a clue

just-one-doubt-equal = ⚠️ is it the word itself?
just-one-doubt-lemma = ⚠️ is it a form of the word?
just-one-doubt-spelling = ⚠️ is it the word in another spelling?
just-one-doubt-gender = ⚠️ is it the word for the other sex?
just-one-doubt-family = ⚠️ is it of the word's family?
just-one-doubt-affix = ⚠️ is it made from the word?
just-one-doubt-typo = ⚠️ is it the word misspelt?
just-one-doubt-sound = ⚠️ does it sound like the word?
just-one-doubt-translation = ⚠️ is it the word in another language?
just-one-doubt-contains = ⚠️ is the word a part of it?
just-one-doubt-unknown = ⚠️ is it a real word?

## Private panels

just-one-the-word = The mystery word
just-one-active-number = You guess this turn. Press a number on the table; do not worry, you cannot see the card.
just-one-active-clues = You guess this turn. The others are writing: nothing to see here!
just-one-active-compare = You guess this turn. The others are comparing: keep your eyes closed.
just-one-active-guess = Your clues are here. You have one guess; a wrong one costs another card, skipping does not.
just-one-active-vote = Your guess is made. The others decide whether it counts.
just-one-giver-number = Waiting for **{ $name }** to choose a number. The word will be here.
just-one-giver-clues = { $each ->
    [1] Write **one word** that leads to it. Not the word itself, no relative of it, no translation. You can change it until all are done.
   *[other] Write **two clues**, one word each. Not the word itself, no relative of it, no translation. You can change them until all are done.
}
just-one-giver-compare = Clues that are the same are cancelled. Is there another one that should go, or one that should stay? Your name will stand beside it. Press **Ready** when you are done.
just-one-giver-guess = **{ $name }** is thinking about your clues.
just-one-giver-vote = **{ $name }** guesses **{ $guess }**. Does it count?
just-one-voted-yes = You voted: it counts.
just-one-voted-no = You voted: it does not count.
just-one-voted-abstain = You did not vote.
just-one-giver-written = Waiting for { $names }. You can change what you wrote until all are done.
just-one-giver-ready = ✅ You are ready. Waiting for { $names }. Until then you can still change your mind about a clue.
just-one-my-clue = ✅ Your clue: **{ $clue }**
just-one-excused = The table does not wait for (more of) your clues, but you can still write.
just-one-panel-is-over = The game is over: see the table.
just-one-button-write = Write clue
just-one-button-write-1 = Write first clue
just-one-button-write-2 = Write second clue
just-one-button-change = Change clue
just-one-button-change-1 = Change first clue
just-one-button-change-2 = Change second clue
just-one-button-blank = No clue from me
just-one-button-unknown = We don't know this word
just-one-button-cancel = Cancel
just-one-button-restore = Restore
just-one-button-double = The same
just-one-button-ready = Ready ({ $done } of { $total })

just-one-more = ⚙️ More …
just-one-more-close = Wait no longer
just-one-more-close-why = Goes on as if the time were up
just-one-more-excuse = Go on without { $name }
just-one-more-stop = End the game
just-one-more-stop-why = For everybody, with the present score
just-one-more-leave = Leave the game
just-one-more-leave-why = For good; what you wrote stays

just-one-form-clue = Clue for: { $word }
just-one-form-clue-label = One word
just-one-form-clue-hint = No spaces. 007, SMS, $ and ice-cream are words too
just-one-form-guess = Your one guess
just-one-form-guess-label = The mystery word is …

## The end of the game

just-one-over-too-few = Fewer than three are left, so the game ends here.
just-one-over-stopped = The host has ended the game.
just-one-result = { $won } of { $cards } words found together!
just-one-result-lost = { $lost ->
    [one] One card was lost to a wrong guess.
   *[other] { $lost } cards were lost to wrong guesses.
}
just-one-band-13 = Every single one. There is nothing left to improve; do it again and we will believe it.
just-one-band-12 = All but one: brilliant. Tell everybody.
just-one-band-11 = That deserves a toast.
just-one-band-9 = Well played, you clearly think alike, though not too much alike.
just-one-band-7 = A solid game. You know each other a little better now.
just-one-band-4 = A beginning. The next one will be better.
just-one-band-0 = Everybody starts somewhere. Once more, with feeling?
just-one-moments = Best moments
just-one-moment-lone = 🌟 One clue was enough: **{ $clue }** by **{ $name }** led to **{ $word }**.
just-one-moment-minds = 👯 **{ $one }** and **{ $other }** thought alike { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}.
just-one-moment-all = 🎨 { $count } different clues for **{ $word }**, and not one lost.

## Refusals

just-one-not-now = It is not the time for that.
just-one-next-turn = You play from the next turn on.
just-one-full = This table is full: { $most } play at most.
just-one-only-active = Only the one who guesses can do that.
just-one-not-active = You guess this turn, so that is for the others.
just-one-not-awaited = Nobody is waiting for them.
just-one-number-gone = Number { $number } is gone, somebody does not know that word. Choose another.
just-one-unknown-too-late = Somebody has written a clue already, so this word stands.
just-one-unknown-last-word = It is the last word of the card, so it stands.
just-one-one-clue = Everybody writes one clue this turn.
just-one-clue-empty = I see nothing there: a clue needs at least one letter or sign.
just-one-clue-several-words = A clue is **one** word, without spaces.
just-one-clue-too-long = That is too long: { $most } signs at most.
just-one-clue-twice = Your two clues must differ.
just-one-clue-is-the-word = That is the mystery word itself.
just-one-clue-equal = That is the mystery word itself.
just-one-clue-lemma = That is only another form of the mystery word.
just-one-clue-spelling = That is the mystery word, spelt in another way.
just-one-clue-gender = That is the mystery word for the other sex.
just-one-clue-family = That is of the same family as the mystery word.
just-one-clue-affix = That looks made from the mystery word.
just-one-clue-typo = That is the mystery word with a slip of the pen.
just-one-clue-sound = That sounds just like the mystery word.
just-one-clue-translation = That is the mystery word in another language.
just-one-clue-contains = The mystery word is a part of that.
just-one-cancelled-already = That clue is cancelled already.
just-one-not-cancelled = That clue is not cancelled.
just-one-same-letters = Another clue is the very same, so both stay cancelled.
just-one-no-such-clue = There is no such clue.
just-one-ready-already = You are ready already; waiting for the others.
just-one-guess-empty = I see nothing there: what is your guess?
just-one-guess-too-long = That is too long: { $most } signs at most.
just-one-voted-already = You have voted already.
just-one-nudged-already = They have been nudged already.
just-one-nudge-yourself = The table waits for nobody but you.

## A server's own words

command-words = words
command-words-description = This server's own words for Just One
command-words-upload = upload
command-words-upload-description = Play with words of your own: a text file, one word a line
command-words-file = file
command-words-file-description = A plain text file (UTF-8), one word a line
command-words-show = show
command-words-show-description = Get this server's own words as a file
command-words-remove = remove
command-words-remove-description = Forget this server's own words
just-one-words-kept = { $count } words are kept. Choose **this server's own list** in the options of Just One to play with them.
just-one-words-shown = This server's own words: { $count }.
just-one-words-removed = This server's own words are forgotten.
just-one-words-none = This server has no words of its own. Upload at least { $least } with `/words upload`.
just-one-words-only-managers = Only those who manage this server can do that.
just-one-words-file-too-big = That file is too big: { $most } KB at most.
just-one-words-file-unreadable = I cannot read that file. Save it as plain text in UTF-8, one word a line.
just-one-words-control = Line { $line } contains an invisible sign. Nothing was kept.
just-one-words-too-long = Line { $line } is too long ({ $word }): { $most } signs at most. Nothing was kept.
just-one-words-too-many = Those are too many words: { $most } at most. Nothing was kept.
just-one-words-too-few = { $words ->
    [0] This server has no words of its own; it takes at least { $least }. See `/words upload`.
    [one] That is only one word; it takes at least { $least }.
   *[other] Those are only { $words } different words; it takes at least { $least }.
}

## Moves, as a replay tells them

just-one-did-pick = { $name } picked number { $number }
just-one-did-unknown = { $name } asked for another word
just-one-did-clue = { $name } wrote a clue
just-one-did-second-clue = { $name } wrote a second clue
just-one-did-blank = { $name } left the easel blank
just-one-did-cancel = { $name } cancelled a clue
just-one-did-restore = { $name } restored a clue
just-one-did-ready = { $name } was done comparing
just-one-did-guess = { $name } guessed: { $text }
just-one-did-skip = { $name } did not guess
just-one-did-vote = { $name } voted
just-one-did-nudge = { $name } called those awaited
just-one-did-leave = { $name } left
just-one-did-arrive = { $name } joined, from the next turn on
just-one-did-excuse = { $name } excused somebody
just-one-did-close = { $name } went on without those awaited
just-one-did-stop = { $name } ended the game
