### A crowd that plays a seat, and words that are mixed into the seed of a deal.

## The channel plays a seat

crowd-name = The channel
lobby-crowd = 🗳️ **{ $name }** · everyone who watches votes
lobby-button-crowd = Add the channel
lobby-button-no-crowd = Remove the channel
crowd-vote = 🗳️ Not playing? Vote for **{ $name }** with the table's buttons. Most votes win; ties are drawn by lot.
crowd-vote-only = 🗳️ **{ $name }**'s turn: anyone who isn't playing can press the button.
crowd-vote-inside = 🗳️ **{ $name }** plays too: not playing? Press the button below and vote there.
crowd-votes = { $votes ->
    [one] 1 vote so far
   *[other] { $votes } votes so far
} · the vote ends { $when }
crowd-no-votes = No votes yet. Without any, a computer moves { $when }.
replay-crowd = { $move } ({ $for_it } of { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
})
replay-crowd-lot = { $move } (a tie at { $for_it } of { $votes } votes, drawn by lot)
refused-crowd-waits = It isn't the channel's turn yet. When it is, you can vote here.
refused-crowd-move = The channel can't do that now.
refused-not-elected = That isn't the move that the votes led to.

## Words for the seed

lobby-button-word = Mix in a word
lobby-words = 🔏 Sealed seed `{ $seal }` · words from { $names }
lobby-words-none = 🔏 Sealed seed `{ $seal }` · no words yet
word-form = A word for the shuffle
word-form-label = Your word
word-form-why = Mixed into the deal, so it depends on you too. Seal: { $seal }
word-saved = ✅ Your word will be mixed in.
word-dropped = ✅ Your word won't be mixed in.
fair-words = 🔏 Before the deal the lobby showed the sealed seed `{ $seal }`. Words mixed in: { $words }
fair-no-words = 🔏 Before the deal the lobby showed the sealed seed `{ $seal }`. Nobody typed a word.
fair-server-seed = 🔓 Sealed seed: `{ $seed }`
fair-word = **{ $name }** “{ $word }”
verify-words = 🔏 The deal's seed is a hash of the server's seed `{ $seed }`, the salt and these words: { $words }. The lobby showed the server's seed sealed as `{ $seal }`, before anyone typed a word.
verify-words-none = none
verify-noted-words = ✅ It matches what you noted in the lobby: the server's seed was fixed before anyone typed a word.
verify-limits-words = What this can't prove: that the people who run me didn't look at the seed during the game, and, if one of them played too, that they typed their word before you typed yours.
export-words = words { $words }
export-server-seed = server seed { $seed }
