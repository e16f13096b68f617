### Only One Collection

only-one-name = Only One Collection
only-one-title = 🧪 Only One Collection
only-one-short = Grow columns in which no number stands twice, take one in time, have most of what others gave up
only-one-pitch = Turn up cards and add them to the columns, but **no number may stand twice** in one: then all but a single card is lost. Take a column whenever you like, and your round is over. In the end whoever has **most of a value** brews its potion, and scores for every card of it that was lost or lies with the neighbour.

## Options

only-one-option-teams = Teams (1 and 3 against 2 and 4; four players only)
only-one-option-familiars = Familiars (three or four players)
only-one-option-familiars-off = off
only-one-option-familiars-random = on, sides at random
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
only-one-teams-need-four = Teams need exactly four players, and { $here ->
    [one] one is
   *[other] { $here } are
} here. Turn teams off, or wait for more.
only-one-familiars-need-three = Familiars need at least three players. Turn them off, or wait for more.

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
only-one-power-keeper = In scoring: whenever you win a potion and hold the start token already, 2 more points.
only-one-power-early = From the second round: 1 point whenever you collect before anybody else has ended the round.
only-one-power-gleaner = In scoring: 3 or more points from discards and neighbour for one value bring 2 more.
only-one-power-charmer = At the end: if you share the most points, you win, whatever else would decide.
only-one-power-seer = Once, from the second round: instead of turning up the top card, look at three and choose one.
only-one-power-finisher = In scoring: as soon as you have 16 points (in a team game, your team), nothing more is scored.
only-one-power-picker = From the second round: when you bust, keep whichever card of the column you like.
only-one-power-breaker = From the second round: 1 point whenever you bust.

## The table

only-one-round = round { $round }
only-one-until-fig = { $cards ->
    [0] 🟣 The next card is the Fig: the last round
    [one] 🟣 The last round begins with the Fig, after 1 card
   *[other] 🟣 The last round begins with the Fig, after { $cards } cards
}
only-one-fig-is-there = 🟣 The Fig is out: the last round
only-one-discards = 🗑️ discards: { $cards }
only-one-team = Team { $number }
only-one-begin = ▶️ The first columns lie open; { $name } begins.
only-one-round-began = ▶️ Round { $round }: { $name } ended last and begins.
only-one-placed = ⬇️ { $name } added { $card } to column { $column }.
only-one-collected = 🧺 { $name } took column { $column }: { $cards }
only-one-busted = 💥 { $name } busted column { $column } with { $card }!
only-one-bust-kept = Kept: { $kept } · lost, face down: { $lost }
only-one-early-scored = 🌅 Early Bird: { $points } point for { $name }.
only-one-breaker-scored = ⚡ Breaker: { $points } point for { $name }.
only-one-legend = ▶️ start token · ✅ has ended the round · ✦ special card, worth a point
only-one-mark-bust = would bust
only-one-mark-broken = busted
only-one-mark-full = full
only-one-mark-far = out of reach
only-one-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## What is awaited

only-one-prompt-turn = ➡️ **{ $name }**, turn up a card, or take a column and end your round?
only-one-prompt-collect = ➡️ **{ $name }**, take a column.
only-one-prompt-place = ➡️ **{ $name }**, you turned up { $card }. Which column?
only-one-prompt-choose = ➡️ **{ $name }** looks at the top three cards and chooses one.
only-one-prompt-keep = ➡️ **{ $name }**, the column is lost, but your Picker keeps any one card of it. Which?
only-one-all-bust = Every column you may use would bust: choose the one to lose.
only-one-fig-turned-up = That is the Fig! It fits anywhere. From now on everybody can only take a column, and then scores are added up.
only-one-why-fig = The Fig is out, so nobody turns up cards any more.
only-one-why-full = There is no column left that a card could go to.
only-one-hint-nearest = Your opponent has ended the round, so you may use only the column nearer to the deck: column { $column }.
only-one-hint-fig = The Fig lies in column { $column }, and the last player has to take it.
only-one-hint-early = 🌅 Nobody has ended this round yet: taking a column now brings a point.
only-one-hint-peek = 🔮 Your Seer can look at the top three cards, once in the game.
only-one-button-explore = Turn up a card
only-one-button-peek = Look at three
only-one-button-powers = Familiars
only-one-button-look = See the three cards
only-one-button-collect = Take { $column } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
only-one-button-place = To column { $column }
only-one-button-bust = Bust column { $column }
only-one-button-keep = Keep { $card }
only-one-button-skip = To the result

## The private panel

only-one-panel-nothing = There are no familiars in this game.
only-one-panel-top = The next three cards, from the top. Only you can see them:
only-one-panel-choose = Which card do you turn up?
only-one-panel-take = Turn up { $card }; next comes { $next }
only-one-panel-back = and then { $last }

## Scoring

only-one-scoring-heading = scoring
only-one-scoring-begin = The last column is taken, and { $name } has the start token ▶️. The discards are opened; let us see who has most of what.
only-one-scoring-specials = A point for each special card:
only-one-tally-nobody = Nobody has any: no potion.
only-one-tally-token = tied, holds the token
only-one-tally-clockwise = tied, next after { $name }
only-one-scoring-legend = 🧪 the potion · 🗑️ cards of it among the discards · 🟥 those of whoever plays before the winner · ▶️ the token moves
only-one-gain-potion = 🧪 1
only-one-gain-discards = 🗑️ { $points }
only-one-gain-neighbour = { $name } { $points }
only-one-sum-earned = 🐾

## The end of the game

only-one-over = the result
only-one-won-points = { $names } { $many ->
    [one] wins
   *[other] win
} with { $score } points!
only-one-won-potions = { $names } { $many ->
    [one] wins
   *[other] win
} at { $score } points, with more potions!
only-one-won-token = { $names } { $many ->
    [one] wins
   *[other] win
} at { $score } points, by the start token!
only-one-won-charmer = { $names } { $many ->
    [one] wins
   *[other] win
} at { $score } points, for the Charmer wins every tie!
only-one-finished-early = { $name }'s Finisher had 16 points: the values left were not scored.

## The picture in words

only-one-picture = The table. { $columns }. Turned up: { $card }. Cards in the deck: { $deck }, discarded: { $discards }. Below it everybody's collection, as in the text.
only-one-picture-column = Column { $column }: { $cards }
only-one-picture-scores = The score sheet, value by value, as in the text. Points: { $scores }.

## Refusals

only-one-place-first = First put the card that lies open into a column.
only-one-choose-first = First choose one of the three cards.
only-one-keep-first = First choose the card you keep.
only-one-choose-two = Choose one of the three cards, and another one to go on top.
only-one-nothing-to-choose = There are no cards to choose from now.
only-one-nothing-to-place = There is no card to put anywhere now: turn one up first.
only-one-nothing-to-keep = There is no such card to keep.
only-one-nothing-to-skip = There is nothing to skip now.
only-one-no-peek = You cannot look at three cards now: that takes the Seer, from the second round on, and only once.
only-one-fig-is-out = The Fig is out: nobody turns up cards any more. Take a column.
only-one-all-full = Every column you may use is full. Take one.
only-one-column-gone = That column has been taken.
only-one-column-full = That column is full: four cards are the limit.
only-one-column-far = You may only use column { $column }, the one nearer to the deck.
only-one-column-fig = You have to take column { $column }, where the Fig lies.
only-one-scoring = The scores are being added up.

## Moves, as a replay tells them

only-one-did-explore = { $name } turned up a card
only-one-did-place = { $name } put the card into a column
only-one-did-collect = { $name } took a column
only-one-did-peek = { $name } looked at three cards
only-one-did-choose = { $name } chose one of three cards
only-one-did-keep = { $name } kept a card
only-one-did-skip = { $name } skipped the counting
