### Just One

just-one-name = Just One
just-one-title = 💡 Just One
just-one-short = One-word clues, written in secret. Matching clues cancel out. You win or lose together
just-one-pitch = One of you guesses a mystery word. Everyone else secretly writes a **one-word clue**. But matching clues cancel out before the guesser sees them, so be helpful *and* original. You win or lose **together**.

## Options

just-one-option-language = Language of the words
just-one-option-language-en = English
just-one-option-language-ja = 日本語
just-one-option-language-de = Deutsch
just-one-option-language-fr = Français
just-one-option-language-es = Español
just-one-option-language-pt = Português (Brasil)
just-one-option-cards = Cards
just-one-option-cards-5 = 5 (quick game)
just-one-option-cards-7 = 7
just-one-option-cards-10 = 10
just-one-option-cards-13 = 13 (full game)
just-one-option-timers = Timers
just-one-option-timers-off = off (a nudge gives two minutes)
just-one-option-timers-relaxed = relaxed (three minutes per clue or guess)
just-one-option-timers-brisk = brisk (75 seconds per clue or guess)
just-one-option-two-clues-with-four = Two clues each with four players
just-one-option-clue-check = Clue check
just-one-option-clue-check-lenient = lenient: only the exact same word is blocked or cancelled
just-one-option-clue-check-normal = normal: clear cases are blocked or cancelled, you decide the rest
just-one-option-clue-check-strict = strict: doubtful clues are blocked or cancelled too
just-one-option-word-list = Words
just-one-option-word-list-house = standard
just-one-option-word-list-own = this server's own list (see /words)

## The table

just-one-turn = turn { $turn }
just-one-turn-heading = Turn { $turn }
just-one-over = result
just-one-score = { $won ->
    [one] 1 word found
   *[other] { $won } words found
} · { $left ->
    [0] last card
    [one] 1 more card
   *[other] { $left } more cards
}
just-one-order = Guessing order: { $order }
just-one-clues = Clues this turn
just-one-coming = Joining next turn: { $names }
just-one-panel-coming = You're in from the next turn. This turn is secret until then. When it's your turn to do something, you'll see it here.
just-one-waiting-for = Waiting for { $names }
just-one-writing = Still writing: { $names }
just-one-deadline = Moving on { $when }, ready or not.
just-one-now-number = 🎴 **{ $name }** is guessing. **{ $name }**, pick a number from 1 to 5!
just-one-now-another = 🤷 Someone doesn't know that word. **{ $name }**, pick another number!
just-one-now-clues = ✍️ It's word **{ $number }**. Everyone but **{ $name }**: check the word and write { $each ->
    [1] a **one-word clue**
   *[other] **two one-word clues**
}. No talking!
just-one-now-compare = 🙈 No peeking, **{ $name }**! Everyone else is comparing clues.
just-one-now-guess = 👀 **{ $name }**, here are your clues. You get **one guess**. A wrong one costs an extra card; skipping doesn't.
just-one-now-vote = 🗳️ **{ $name }** guessed **{ $guess }**. Does it count? Everyone but **{ $name }** votes.
just-one-undrawn = Some clues don't fit in the picture. You'll find them in **{ details-button }**.
just-one-cancelled = { $count ->
    [one] 1 clue was cancelled.
   *[other] { $count } clues were cancelled.
}

just-one-panel-number = See the card
just-one-panel-clues = See the word
just-one-panel-compare = Compare clues
just-one-panel-guess = My panel
just-one-panel-vote = See the word
just-one-button-guess = Guess
just-one-button-skip = Skip
just-one-button-yes = Accept
just-one-button-no = Reject

## The picture, described

just-one-picture-hidden = { $name } is guessing. Clues:
just-one-picture-word = { $name } has to guess “{ $word }”. Clues:
just-one-picture-over = { $name } had to guess “{ $word }”. Clues:
just-one-picture-clue = { $name }: { $clue }
just-one-picture-cancelled = { $name }: { $clue } (cancelled)
just-one-picture-back = { $name }: cancelled, face down
just-one-picture-none = { $name }: no clue

## A turn that is over

just-one-ended-found = ✅ **{ $name }** got it: **{ $word }**!
just-one-ended-found-vote = ✅ **{ $name }** guessed *{ $guess }*, and you let it count as **{ $word }**!
just-one-ended-found-sound = ✅ **{ $name }** guessed *{ $guess }*. That's close enough to **{ $word }**!
just-one-ended-missed = ❌ **{ $name }** guessed *{ $guess }*, but it was **{ $word }**.
just-one-ended-skipped = ⏭️ **{ $name }** skipped. It was **{ $word }**.
just-one-ended-away = 💤 **{ $name }** didn't guess in time. It was **{ $word }**.
just-one-ended-away-early = 💤 **{ $name }** didn't pick a number in time, so the card is lost.
just-one-ended-left = 🚪 **{ $name }** left. The word was **{ $word }**.
just-one-ended-left-early = 🚪 **{ $name }** left before picking a number, so the card is lost.
just-one-ended-no-clues = 🫥 No clues survived for **{ $name }**. The word was **{ $word }**.
just-one-ended-ended = ⏹️ The game ended during **{ $name }**'s turn. The word was **{ $word }**.
just-one-votes = Votes: { $ayes } to accept, { $noes } to reject.
just-one-burned = The wrong guess cost the next card too.
just-one-taken-back = A wrong guess on the last card: you lose one you'd won.

## Why clues match

just-one-alike-equal = same word: { $one } / { $other }
just-one-alike-lemma = forms of the same word: { $one } / { $other }
just-one-alike-spelling = two spellings of the same word: { $one } / { $other }
just-one-alike-gender = masculine and feminine of the same word: { $one } / { $other }
just-one-alike-family = same word family: { $one } / { $other }
just-one-alike-affix = one seems derived from the other: { $one } / { $other }
just-one-alike-typo = looks like a typo: { $one } / { $other }
just-one-alike-sound = they sound the same: { $one } / { $other }
just-one-alike-translation = same word in two languages: { $one } / { $other }
just-one-alike-contains = one contains the other: { $one } / { $other }
just-one-alike-unknown = maybe the same: { $one } / { $other }
just-one-perhaps = maybe { $why }
just-one-cancelled-by = cancelled by { $name }
just-one-restored-by = restored by { $name }

## What may be wrong with a clue

just-one-doubt-equal = is it the word itself?
just-one-doubt-lemma = is it a form of the word?
just-one-doubt-spelling = is it another spelling of the word?
just-one-doubt-gender = is it the masculine or feminine form of the word?
just-one-doubt-family = is it from the same word family?
just-one-doubt-affix = is it derived from the word?
just-one-doubt-typo = is it the word with a typo?
just-one-doubt-sound = does it sound like the word?
just-one-doubt-translation = is it the word in another language?
just-one-doubt-contains = does it contain the word?
just-one-doubt-unknown = is it a real word?

## Private panels

just-one-card = On the card:
just-one-active-number = You're guessing this turn. Pick a number on the table. You can't see the card, so any number will do.
just-one-active-clues = You're guessing this turn. The others are writing clues, so sit back.
just-one-active-compare = You're guessing this turn. The others are comparing clues. No peeking!
just-one-active-guess = Here are your clues. You get **one guess**. A wrong one costs an extra card; skipping doesn't.
just-one-active-vote = You've guessed. Now the others decide if it counts.
just-one-giver-number = Waiting for **{ $name }** to pick a number.
just-one-giver-clues = { $each ->
    [1] Write **one word** that leads to it. Don't use the word itself, a word from its family, or a translation.
   *[other] Write **two clues**, one word each. Don't use the word itself, a word from its family, or a translation.
}
just-one-giver-compare = Matching clues are crossed out. Cancel or restore others if you need to, then press **Ready**.
just-one-giver-guess = **{ $name }** is thinking about your clues.
just-one-giver-vote = **{ $name }** guessed **{ $guess }**. Does it count?
just-one-voted-yes = You voted to accept.
just-one-voted-no = You voted to reject.
just-one-voted-abstain = You didn't vote.
just-one-giver-written = Waiting for { $names }. Until then you can still change it.
just-one-giver-ready = ✅ You're ready. Waiting for { $names }.
just-one-my-clue = ✅ Your clue: **{ $clue }**
just-one-excused = We're not waiting for you this turn, but you can still write.
just-one-panel-is-over = The game is over. The result is on the table.
just-one-button-write = Write clue
just-one-button-write-two = Write both clues
just-one-button-change = Change clue
just-one-button-change-two = Change clues
just-one-button-blank = No clue from me
just-one-button-unknown = I don't know this word
just-one-cancel-clue = Cancel { $clue }
just-one-restore-clue = Restore { $clue }
just-one-select-clue = Cancel or restore a clue…
just-one-button-ready = Ready ({ $done } of { $total })

just-one-menu-nudge-why = Mentions them. Without timers they get two minutes
just-one-more-close = Move on now
just-one-more-close-why = As if time were up
just-one-more-excuse = Go on without { $name }
just-one-more-excuse-why = Don't wait for a clue from { $name }
just-one-more-stop = End the game
just-one-more-stop-why = For everyone, with the score so far
just-one-more-stop-question = End the game for everyone? The score so far counts.

just-one-form-clue = Clue for: { $word }
just-one-form-clue-label = One word
just-one-form-first-label = First clue: one word
just-one-form-second-label = Second clue: another word
just-one-form-clue-hint = No spaces. 007 and ice-cream are fine
just-one-form-guess = Your one guess
just-one-form-guess-label = The mystery word is…

## The end of the game

just-one-over-too-few = Fewer than three players are left, so the game ends here.
just-one-result = { $won ->
    [0] None of { $cards } words found
   *[other] { $won } of { $cards } words found!
}
just-one-result-early = Stopped early: { $won } of { $cards } words found
just-one-computers = 🤖 With { $count ->
    [one] 1 computer
   *[other] { $count } computers
}, so it doesn't count for your statistics.
just-one-best = 🏅 { $name }'s best with computers: **{ $won } of { $cards }**
just-one-best-new = 🎉 { $name }'s best with computers!
just-one-lost = Cards lost: { $cards }.
just-one-lost-wrong = { $count ->
    [one] 1 wrong guess
   *[other] { $count } wrong guesses
}
just-one-lost-burned = { $count ->
    [one] { $guesses } (+1 extra card)
   *[other] { $guesses } (+{ $count } extra cards)
}
just-one-lost-back = 1 won card returned
just-one-lost-skipped = { $count } skipped
just-one-lost-no-clues = { $count } without clues
just-one-band-13 = A perfect score! Bet you can't do it twice.
just-one-band-12 = All but one. Brilliant!
just-one-band-11 = Amazing. That calls for a toast.
just-one-band-9 = Great game! You think alike, just not too much alike.
just-one-band-7 = A solid game. You know each other a bit better now.
just-one-band-4 = A decent start. Next time will be better.
just-one-band-0 = Everyone starts somewhere. One more try?
just-one-moment-lone = 🌟 One clue was enough: **{ $clue }** by **{ $name }** led to **{ $word }**.
just-one-moment-minds = 👯 **{ $one }** and **{ $other }** had the same idea { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}.
just-one-moment-all = 🎨 { $count } different clues for **{ $word }**, and every one survived.

## Refusals

just-one-not-now = You can't do that right now.
just-one-next-turn = You're in from the next turn.
just-one-full = This table is full: { $most } players at most.
just-one-only-active = Only the guesser can do that.
just-one-not-active = You're guessing this turn, so that's up to the others.
just-one-not-awaited = Nobody is waiting for them.
just-one-number-gone = Number { $number } is out: someone doesn't know that word. Pick another.
just-one-unknown-too-late = Too late: someone has already written a clue for this word.
just-one-unknown-last-word = That's the last word on the card, so you'll have to use it.
just-one-one-clue = It's one clue each this turn.
just-one-clue-empty = That was empty. A clue needs at least one letter, number or symbol.
just-one-clue-several-words = **{ $clue }** has a space in it. A clue is **one** word.
just-one-clue-too-long = That's too long: { $most } characters at most.
just-one-clue-twice = Your two clues have to be different.
just-one-clue-is-the-word = **{ $clue }** is the mystery word itself.
just-one-clue-equal = **{ $clue }** is the mystery word itself.
just-one-clue-lemma = **{ $clue }** is just another form of the mystery word.
just-one-clue-spelling = **{ $clue }** is just another spelling of the mystery word.
just-one-clue-gender = **{ $clue }** is the masculine or feminine form of the mystery word.
just-one-clue-family = **{ $clue }** is from the same family as the mystery word.
just-one-clue-affix = **{ $clue }** looks derived from the mystery word.
just-one-clue-typo = **{ $clue }** is the mystery word with a typo.
just-one-clue-sound = **{ $clue }** sounds just like the mystery word.
just-one-clue-translation = **{ $clue }** is the mystery word in another language.
just-one-clue-contains = **{ $clue }** contains the mystery word.
just-one-cancelled-already = That clue is already cancelled.
just-one-not-cancelled = That clue isn't cancelled.
just-one-same-letters = Another clue is exactly the same, so both stay cancelled.
just-one-no-such-clue = There's no such clue.
just-one-ready-already = You're already ready. Waiting for the others.
just-one-guess-empty = That was empty. What's your guess?
just-one-guess-too-long = That's too long: { $most } characters at most.
just-one-voted-already = You've already voted.
just-one-nudged-already = They've already been nudged.
just-one-nudge-yourself = We're only waiting for you.

## A server's own words

command-words = words
command-words-description = This server's own words for Just One
command-words-upload = upload
command-words-upload-description = Play with your own words: a text file, one word per line
command-words-file = file
command-words-file-description = A plain text file (UTF-8), one word per line
command-words-show = show
command-words-show-description = Get this server's own words as a file
command-words-remove = remove
command-words-remove-description = Delete this server's own words
just-one-words-kept = { $count } words saved. To play with them, choose **this server's own list** in the options of Just One.
just-one-words-shown = This server's own words: { $count }.
just-one-words-removed = This server's own words are deleted.
just-one-words-none = This server has no words of its own. Upload at least { $least } with `/words upload`.
just-one-words-only-managers = You need the Manage Server permission for that.
just-one-words-file-too-big = That file is too big: { $most } KB at most.
just-one-words-file-unreadable = I can't read that file. Save it as plain text in UTF-8, one word per line.
just-one-words-control = Line { $line } contains an invisible character. Nothing was saved.
just-one-words-too-long = Line { $line } is too long ({ $word }): { $most } characters at most. Nothing was saved.
just-one-words-too-many = That's too many words: { $most } at most. Nothing was saved.
just-one-no-computers = Computers play Just One in English, Japanese, German and French only. Change the language.
just-one-words-too-few = { $words ->
    [0] This server has no words of its own. You need at least { $least }: see `/words upload`.
    [one] That's only 1 word. You need at least { $least }.
   *[other] That's only { $words } different words. You need at least { $least }.
}

## Moves, as a replay tells them

just-one-did-pick = { $name } picked number { $number }
just-one-did-unknown = { $name } asked for another word
just-one-did-clue = { $name } wrote a clue
just-one-did-second-clue = { $name } wrote a second clue
just-one-did-clues = { $name } wrote both clues
just-one-did-blank = { $name } wrote no clue
just-one-did-cancel = { $name } cancelled a clue
just-one-did-restore = { $name } restored a clue
just-one-did-ready = { $name } finished comparing
just-one-did-guess = { $name } guessed: { $text }
just-one-did-skip = { $name } skipped
just-one-did-vote = { $name } voted
just-one-did-accept = { $name } voted
just-one-did-reject = { $name } voted
just-one-did-nudge = { $name } sent a nudge
just-one-did-leave = { $name } left
just-one-did-arrive = { $name } joined, from the next turn
just-one-did-excuse = { $name } stopped waiting for a player
just-one-did-close = { $name } moved on
just-one-did-stop = { $name } ended the game
