### Only One Collection

only-one-name = Only One Collection
only-one-title = 🧪 Only One Collection
only-one-short = Grow columns without repeating a number, grab one in time, and collect the most of a kind
only-one-pitch = Draw cards and add them to columns, but **no number may repeat in a column**, or it busts and you keep just one card. Take a column whenever you like to end your round. In the end the player with the **most of a kind** scores for every card of it that was discarded or is held by the player before them.

## Options

only-one-option-teams = Teams of two (four players)
only-one-option-familiars = Familiars (three or four players)
only-one-option-familiars-off = off
only-one-option-familiars-random = random
only-one-option-familiars-chosen = chosen
only-one-option-familiars-AAAA = Keeper, Gleaner, Seer, Picker
only-one-option-familiars-AAAB = Keeper, Gleaner, Seer, Breaker
only-one-option-familiars-AABA = Keeper, Gleaner, Finisher, Picker
only-one-option-familiars-AABB = Keeper, Gleaner, Finisher, Breaker
only-one-option-familiars-ABAA = Keeper, Charmer, Seer, Picker
only-one-option-familiars-ABAB = Keeper, Charmer, Seer, Breaker
only-one-option-familiars-ABBA = Keeper, Charmer, Finisher, Picker
only-one-option-familiars-ABBB = Keeper, Charmer, Finisher, Breaker
only-one-option-familiars-BAAA = Early Bird, Gleaner, Seer, Picker
only-one-option-familiars-BAAB = Early Bird, Gleaner, Seer, Breaker
only-one-option-familiars-BABA = Early Bird, Gleaner, Finisher, Picker
only-one-option-familiars-BABB = Early Bird, Gleaner, Finisher, Breaker
only-one-option-familiars-BBAA = Early Bird, Charmer, Seer, Picker
only-one-option-familiars-BBAB = Early Bird, Charmer, Seer, Breaker
only-one-option-familiars-BBBA = Early Bird, Charmer, Finisher, Picker
only-one-option-familiars-BBBB = Early Bird, Charmer, Finisher, Breaker
only-one-option-familiars-keeper = { only-one-familiar-keeper }
only-one-option-familiars-keeper-why = { only-one-power-keeper }
only-one-option-familiars-early = { only-one-familiar-early }
only-one-option-familiars-early-why = { only-one-power-early }
only-one-option-familiars-gleaner = { only-one-familiar-gleaner }
only-one-option-familiars-gleaner-why = { only-one-power-gleaner }
only-one-option-familiars-charmer = { only-one-familiar-charmer }
only-one-option-familiars-charmer-why = { only-one-power-charmer }
only-one-option-familiars-seer = { only-one-familiar-seer }
only-one-option-familiars-seer-why = { only-one-power-seer }
only-one-option-familiars-finisher = { only-one-familiar-finisher }
only-one-option-familiars-finisher-why = { only-one-power-finisher }
only-one-option-familiars-picker = { only-one-familiar-picker }
only-one-option-familiars-picker-why = { only-one-power-picker }
only-one-option-familiars-breaker = { only-one-familiar-breaker }
only-one-option-familiars-breaker-why = { only-one-power-breaker }
only-one-teams-need-four = Teams need four players, and there { $here ->
    [one] is only one
   *[other] are { $here }
}. Turn teams off or wait for more.
only-one-familiars-need-three = Familiars need at least three players. Turn them off or wait for more.

## Cards and familiars

only-one-card-1 = Fig
only-one-card-2 = Snake 2
only-one-card-3 = Cheese 3
only-one-card-4A = Clover 4A
only-one-card-4B = Clover 4B
only-one-card-5 = Star 5
only-one-card-6A = Mushroom 6A
only-one-card-6B = Mushroom 6B
only-one-card-7 = Sugar 7
only-one-card-8A = Octopus 8A
only-one-card-8B = Octopus 8B
only-one-card-9 = Foxtail 9
only-one-card-10 = Pumpkin 10
only-one-card-egg = Egg
only-one-card-special = { $card } (special)
only-one-nothing = nothing
only-one-familiar-keeper = Keeper
only-one-familiar-early = Early Bird
only-one-familiar-gleaner = Gleaner
only-one-familiar-charmer = Charmer
only-one-familiar-seer = Seer
only-one-familiar-finisher = Finisher
only-one-familiar-picker = Picker
only-one-familiar-breaker = Breaker
only-one-power-keeper = +2 for each potion you win while already holding the start token
only-one-power-early = +1 each time you're the first to end the round by taking a column
only-one-power-gleaner = +2 when a potion scores you 3 or more from discards and your neighbour
only-one-power-charmer = if you're tied for the most points, you win
only-one-power-seer = once per game, look at the top three cards and pick one to draw
only-one-power-finisher = scoring stops as soon as you (or your team) have 16 points
only-one-power-picker = when you bust, keep any card of the column
only-one-power-breaker = +1 each time you bust

## The table

only-one-round = round { $round }
only-one-until-fig = { $cards ->
    [0] The next card is the Fig, and the Fig ends the game
    [one] 1 card until the Fig ends the game
   *[other] { $cards } cards until the Fig ends the game
}
only-one-fig-is-there = The Fig is out: last round!
only-one-team = Team { $number }
only-one-begin = { $name } starts.
only-one-round-began = ▶️ Round { $round }: { $name } starts.
only-one-placed = { $name } added { $card } to column { $column }.
only-one-collected = { $name } took column { $column }: { $cards }.
only-one-busted = 💥 { $name } busted column { $column } with { $card }!
only-one-bust-kept = Kept { $kept }, lost { $lost }.
only-one-early-scored = 🌅 { $name }'s Early Bird: +{ $points }.
only-one-breaker-scored = ⚡ { $name }'s Breaker: +{ $points }.
only-one-mark-bust = would bust
only-one-mark-broken = busted
only-one-mark-full = full
only-one-mark-far = out of reach
only-one-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Whose turn it is

only-one-prompt-turn = ➡️ **{ $name }**, draw a card, or take a column to end your round.
only-one-prompt-collect = ➡️ **{ $name }**, take a column.
only-one-prompt-place = ➡️ **{ $name }**, you drew **{ $card }**. Which column?
only-one-prompt-choose = ➡️ **{ $name }** is picking one of the top three cards.
only-one-prompt-keep = ➡️ **{ $name }**, busted! Your Picker keeps any one card. Which?
only-one-all-bust = It busts every column you can use. Pick the one to lose.
only-one-fig-turned-up = The Fig fits anywhere. After this, everyone just takes a column, and then we score.
only-one-why-fig = The Fig is out, so no more cards are drawn.
only-one-why-full = Every column you can use is full.
only-one-hint-nearest = Your opponent is done, so you can only use column { $column }, the one nearer the deck.
only-one-hint-fig = The Fig is in column { $column }, and the last player has to take it.
only-one-hint-early = 🌅 Early Bird: take a column first and get a point.
only-one-hint-familiars = Take a column to get its familiar. Powers are under { details-button }.
only-one-button-explore = Draw a card
only-one-button-peek = Look at three
only-one-button-look = See the three cards
only-one-button-collect = Take column { $column }
only-one-button-place = Column { $column }
only-one-button-bust = Bust column { $column }
only-one-button-keep = Keep { $card }
only-one-button-skip = Skip to the result

## Details

only-one-details-columns = Columns
only-one-details-collections = Collections
only-one-details-familiars = Familiars (powers work from round 2)
only-one-details-steps = Scoring
only-one-details-totals = Points
only-one-details-counts = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck, { $discards } face down in the discards.
only-one-legend = ✦ special card, worth a point · ▶️ start token, breaks ties · ✅ done for this round · in the picture, a number on a coloured square is the most of that card

## The private panel

only-one-panel-nothing = There are no familiars in this game.
only-one-panel-top = The next three cards, top first. Only you can see them:
only-one-panel-choose = Which card do you draw?
only-one-panel-take = Draw { $card }
only-one-panel-back = Next comes { $next }, then { $last }

## Scoring

only-one-scoring-heading = scoring
only-one-scoring-begin = Time to score. { $name } holds the start token ▶️, which breaks ties.
only-one-scoring-specials = A point per special card:
only-one-tally-nobody = **{ $card }**: nobody has any, so no potion.
only-one-tally-most = **{ $card }**: **{ $name }** has the most ({ $held }).
only-one-tally-token = **{ $card }**: tied at { $held }, **{ $name }** holds the token.
only-one-tally-clockwise = **{ $card }**: tied at { $held }, **{ $name }** comes first after { $holder }.
only-one-scoring-legend = Each potion is worth 1, plus 1 per discarded card of it, plus 1 per card of it that the player before the winner has. The winner also takes the start token ▶️.
only-one-scoring-earned = 🐾 points from a familiar.
only-one-gain-potion = 1 potion
only-one-gain-discards = { $points } discarded
only-one-gain-neighbour = { $points } from { $name }
only-one-gain-familiar = { $points } { $name }
only-one-sum-earned = { $points } 🐾
only-one-sum-potion = { $points } ({ $value })

## The end of the game

only-one-over = result
only-one-won-points = { $names } { $many ->
    [one] wins
   *[other] win
} with { $score ->
    [one] 1 point
   *[other] { $score } points
}!
only-one-won-potions = { $names } { $many ->
    [one] wins
   *[other] win
} the tie at { $score } with more potions!
only-one-won-token = { $names } { $many ->
    [one] wins
   *[other] win
} the tie at { $score } by the start token!
only-one-won-charmer = { $names } { $many ->
    [one] wins
   *[other] win
} the tie at { $score }, thanks to the Charmer!
only-one-finished-early = { $name }'s Finisher reached 16 points, so scoring stopped there.

## The picture in words

only-one-picture = The table. { $columns }. Drawn: { $card }. Cards in the deck: { $deck }, discarded: { $discards }. Collections: { $collections }.
only-one-picture-column = Column { $column }: { $cards }
only-one-picture-scores = The score sheet. Points: { $scores }. Collections: { $collections }.
only-one-picture-winner = Winner: { $names }.

## Refusals

only-one-place-first = Add the card you drew to a column first.
only-one-choose-first = Pick one of the three cards first.
only-one-keep-first = Pick the card you keep first.
only-one-choose-two = Pick one of the three cards to draw, and another to go on top.
only-one-nothing-to-choose = There are no cards to pick from right now.
only-one-nothing-to-place = You haven't drawn a card yet.
only-one-nothing-to-keep = You can't keep that card.
only-one-nothing-to-skip = There's nothing to skip right now.
only-one-no-peek = You can't look at three cards now. You need the Seer, it works from the second round on, and only once.
only-one-fig-is-out = The Fig is out, so no more cards are drawn. Take a column.
only-one-all-full = Every column you can use is full. Take one.
only-one-column-gone = That column is already taken.
only-one-column-full = That column is full: four cards is the limit.
only-one-column-far = You can only use column { $column }, the one nearer the deck.
only-one-column-fig = You have to take column { $column }, the one with the Fig.
only-one-scoring = The game is being scored.

## The coach: what a player did, and what would have been better

only-one-coach-explore = You drew a card.
only-one-coach-place = You added { $card } to column { $column }.
only-one-coach-collect = You took column { $column }.
only-one-coach-peek = You looked at three cards.
only-one-coach-choose = You drew { $card }.
only-one-coach-keep = You kept { $card }.
only-one-coach-skip = You skipped to the result.
only-one-better-explore = Drawing a card would have been better
only-one-better-place = Column { $column } would have been better
only-one-better-collect = Taking column { $column } would have been better
only-one-better-peek = Looking at the top three cards would have been better
only-one-better-choose = Choosing { $card } would have been better
only-one-better-keep = Keeping { $card } would have been better
only-one-better-skip = Skipping would have been better
only-one-coach-cost = { $better }: it wins about { $percent } more games in 100.

## Moves, as a replay tells them

only-one-did-explore = { $name } drew a card
only-one-did-place = { $name } added the card to a column
only-one-did-collect = { $name } took a column
only-one-did-peek = { $name } looked at three cards
only-one-did-choose = { $name } drew one of three cards
only-one-did-keep = { $name } kept a card
only-one-did-skip = { $name } skipped to the result
