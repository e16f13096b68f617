### Rokujika Collection
###
### Terms: a village has village cards of three kinds (Grow, Make, Sell) and goals (the sixth-industry cards of the
### rulebook). You draw cards, make a set, score a goal, take a trademark. Goals are in rows 1 to 3.

rokujika-name = Rokujika Collection
rokujika-title = 🏡 Rokujika Collection
rokujika-short = Build a thriving village in ten turns: solo, or race your friends in the same village
rokujika-pitch = Grow it, make something from it, sell it! Combine one card of each kind, multiply their numbers for coins, and score goals before they leave. Ten turns. Solo it's a puzzle; with friends it's a **race**: everyone plays the same village at their own pace.

## The village of a day

command-daily = daily
command-daily-description = Play today's village: the same for everyone, one try counts, and only you see yours
rokujika-title-daily = 🏡 Daily village { $day }
rokujika-title-practice = 🏡 Practice · village of { $day }
which-daily = Daily village { $what }
which-practice = Practice, village of { $what }
daily-ask = Everyone gets the same village today. Ten turns, and **one try counts**: no restarts. You can take a break and come back with `/daily`. Ready?
daily-start = Start my try
daily-play = Play today's village
daily-earlier = You haven't finished the village of **{ $day }**. Finish it and it still counts for that day, or drop it for good and start today's. **One try counts** each day.
daily-put-away = You dropped this village, so it can't count any more. You can still play it for practice.
daily-button-resume = Finish { $day }
daily-button-today = Start today's
daily-button-practise = Practise
daily-button-share = Share
daily-place = 🗓️ Place **{ $place }** of { $count } on this server · 🔥 { $streak ->
    [one] one day
   *[other] **{ $streak }** days in a row
}
daily-streak = 🔥 { $streak ->
    [one] one day
   *[other] **{ $streak }** days in a row
}
daily-unlisted = 🗓️ Not listed: you opted out in `/stats` · 🔥 { $streak ->
    [one] one day
   *[other] **{ $streak }** days in a row
}
daily-next = Next village { $when }.
daily-practice = 🔁 That was practice, so it doesn't count.
daily-result = 🗓️ Your result for that day is still **{ $score }**.
daily-no-result = 🗓️ You have no result for that day.
daily-no-practice-yet = You can practise a village once you've played it: type `/daily`.
daily-nothing-to-share = You have no result for that day to share. Type `/daily` to play.
daily-shared-already = You already shared this result on this server.
refused-end-daily = You can't end a daily village and start over: everyone gets one try. It waits for you, and there's a new one tomorrow.
rokujika-shared = **{ $score }** { $score ->
    [one] point
   *[other] points
} { $stars }
rokujika-shared-note = Can you beat that? Everyone gets the same village, and one try counts.

## Leaderboards

leaderboard-button = Leaderboard
leaderboard-tab-day = Today
leaderboard-tab-week = This week
leaderboard-tab-streaks = Streaks
leaderboard-tab-best = Best ever
leaderboard-day = 🏅 Daily village { $day }
leaderboard-week = 🏅 This week
leaderboard-streaks = 🔥 Days in a row
leaderboard-best = 🏆 Best solo villages
leaderboard-day-empty = Nobody has finished today's village yet. Be the first: `/daily`
leaderboard-week-empty = Nobody has finished a village this week. Be the first: `/daily`
leaderboard-streaks-empty = Nobody played yesterday or today. Start a streak: `/daily`
leaderboard-best-empty = Nobody has played solo yet: `/play` or `/daily`
leaderboard-day-value = **{ $value }** { $value ->
    [one] point
   *[other] points
}
leaderboard-week-value = **{ $value }** { $value ->
    [one] point
   *[other] points
} in { $days ->
    [one] one day
   *[other] { $days } days
}
leaderboard-streaks-value = **{ $value }** { $value ->
    [one] day
   *[other] days
}
leaderboard-best-value = **{ $value }** { $value ->
    [one] point
   *[other] points
}
leaderboard-day-note = First tries only. Everyone who has used `/daily` on this server is listed.
leaderboard-week-note = Monday to Sunday, all daily scores added up.
leaderboard-streaks-note = Play every day to keep your streak. Broken streaks aren't listed.
leaderboard-best-note = Solo games in a channel, and daily villages. Private games and practice aren't listed.
leaderboard-own-best = 🏅 Your own best, including private games and other servers: **{ $score }**

## The village

rokujika-turn = turn { $turn } of { $turns }
rokujika-over = result
rokujika-title-own = 🏡 { $name }'s village
rokujika-begin = 🏡 A new village! Make a set: one 🟩, one 🟧 and one 🟦 card. New here? Try `/learn`.
rokujika-last-set = ✅ Turn { $turn }: { $cards } = **{ $product }** 🪙
rokujika-last-scored = ✅ Turn { $turn }: { $cards } = **{ $product }** 🪙, plus **{ $sixth }** for **{ $points }** ⭐
rokujika-last-none = ▫️ Turn { $turn }: no set.
rokujika-newest = 🎴 Drew { $card }
rokujika-last-turn = last turn!
rokujika-sixths = ⭐ Goals
rokujika-row = { $dots } Row { $row } · { $turns ->
    [one] last turn
   *[other] { $turns } turns left
}
rokujika-row-empty = empty
rokujika-trademarks = ®️ Your trademarks (−1 point each if never scored)
rokujika-trademarks-held = Your trademarks
rokujika-front = Your cards
rokujika-tier-1 = Grow
rokujika-tier-2 = Make
rokujika-tier-3 = Sell
rokujika-none = none yet
rokujika-pair = { $base } with { $cards }
rokujika-never = never with { $cards }
rokujika-product = a set worth { $product } or more
rokujika-pile = In the pile ({ $count }): { $cards }
rokujika-pile-empty = The pile is empty; the { $count } discards get shuffled.
rokujika-all-open = You've drawn every card.
rokujika-turns = Turn by turn
rokujika-legend-title = How to read the picture
rokujika-legend =
    🟡 A gold frame marks your best set, and the goals you can score now.
    ⚪ The dots are the turns a goal has left; 🔴 means this is its last.
    🟩🟧🟦 A goal needs one card from each of its frames. The ones you have are coloured.
    🎴 Top right: how many cards are in the pile.
    ✅ in this list: you can score it now. **Bold**: you have this card.

## What can be done

rokujika-prompt-buy = ➡️ **{ $name }**, no set yet. Draw a card or end your turn.
rokujika-prompt-sets = ➡️ **{ $name }**, make a set or draw another card.
rokujika-prompt-last = ➡️ **{ $name }**, make a set.
rokujika-prompt-stuck = ➡️ **{ $name }**, no set this time. End your turn.
rokujika-clash = { $first } and { $second } don't go together.
rokujika-prompt-broke = ⚠️ **{ $name }**, no set and no coins left: the game ends here.
rokujika-prompt-trademark = ®️ **{ $name }**, pick a goal to keep as your trademark and score later.
rokujika-next-trademark = { $coins ->
    [one] Your next coin also earns a trademark.
   *[other] Pay { $coins } more coins this turn for a trademark.
}
rokujika-deadline = A computer finishes the turn { $when }.
rokujika-button-buy = Draw a card (1 coin)
rokujika-button-stop = End turn
rokujika-button-best = Best set: { $gain }
rokujika-button-decline = No trademark
rokujika-choose-set = All sets, best first
rokujika-choose-best-sets = The best { $count } of { $all } sets
rokujika-choose-trademark = Pick a trademark
rokujika-offer = { $product } 🪙
rokujika-offer-scored = { $product } 🪙 + { $points } ⭐ · { $sixth }
rokujika-gain = { $product } 🪙
rokujika-gain-scored = { $product } 🪙 + { $points } ⭐

## The race

rokujika-race = race of { $count }
rokujika-race-title = The race
rokujika-race-intro = ➡️ Everyone has the **same village**. Press **My village** to play yours at your own pace; nobody else sees it.
rokujika-racer = turn { $turn } of { $turns } · 🪙 { $coins } · ⭐ { $points }
rokujika-racer-done = 🏁 🪙 { $coins } + ⭐ { $points } { $trademarks ->
    [0] { "" }
   *[other] − ®️ { $trademarks }{" "}
}= **{ $score }**
rokujika-racer-finished = **{ $name }** finished with **{ $score }**
rokujika-bell = 🔔 Next bell { $when }: a computer plays a turn for anyone who hasn't moved since the last one.
rokujika-button-village = My village
rokujika-wait = 🏁 You finished with **{ $score }**. The others are still playing.

## The end

rokujika-result = { $name }: { $score } { $score ->
    [one] point
   *[other] points
}, { $rank }
rokujika-sum = 🪙 { $coins } + ⭐ { $points } { $trademarks ->
    [0] { "" }
   *[other] − ®️ { $trademarks }{" "}
}= **{ $score }**
rokujika-broke = 💸 Out of coins after turn { $turn }.
rokujika-next-rank = { $missing ->
    [one] One more point: { $rank }
   *[other] { $missing } more points: { $rank }
}
rokujika-best-own = 🏅 Your best so far: **{ $score }**
rokujika-best-new-own = 🎉 Your best so far!
rokujika-best-name = 🏅 { $name }'s best so far: **{ $score }**
rokujika-best-new-name = 🎉 { $name }'s best so far!
rokujika-best-server = 🏆 Best on this server: **{ $score }** by { $name }
rokujika-best-new-server = 🏆 A new server record!
rokujika-won-points = { $names } wins the race with { $score } { $score ->
    [one] point
   *[other] points
}!
rokujika-won-shared = It's a tie! { $names } share the win with { $score } { $score ->
    [one] point
   *[other] points
}.
rokujika-rank-0 = still a sleepy village
rokujika-rank-1 = a few stalls turn a profit
rokujika-rank-2 = the village makes a good living
rokujika-rank-3 = the talk of the whole region
rokujika-rank-4 = a legend for generations

## The pictures in words

rokujika-picture = Village, turn { $turn } of { $turns }: { $coins } coins, { $points } points, { $pile } cards in the pile.
rokujika-picture-chart = Bar chart of coins + points after each turn, with lines where the ranks begin. Final scores:

## Refusals

rokujika-no-coin = You have no coins left to draw a card.
rokujika-no-card = You've already drawn every card.
rokujika-not-in-display = That goal is gone.
rokujika-not-in-front = You don't have all of those cards.
rokujika-no-set = Those cards don't make a set. You need one Grow, one Make and one Sell card that go together.
rokujika-choose-sixth = That set scores a goal: pick which one.
rokujika-not-fulfilled = That set doesn't score that goal.
rokujika-set-ready = You have a set: make it, or draw more cards.
rokujika-trademark-first = Decide about the trademark first.
rokujika-no-trademark-now = You can only take a trademark after the 6th, 12th and 18th coin of a turn.

## Cards, and their names in Japanese

rokujika-card-rice = Rice
rokujika-original-rice = 米
rokujika-card-vegetables = Vegetables
rokujika-original-vegetables = 野菜
rokujika-card-fruit = Fruit
rokujika-original-fruit = 果物
rokujika-card-dairy = Dairy
rokujika-original-dairy = 酪農
rokujika-card-livestock = Livestock
rokujika-original-livestock = 畜産
rokujika-card-fishery = Fishery
rokujika-original-fishery = 漁業
rokujika-card-forestry = Forestry
rokujika-original-forestry = 林業
rokujika-card-bees = Beekeeping
rokujika-original-bees = 養蜂
rokujika-card-milling = Milling
rokujika-original-milling = 製粉・精米
rokujika-card-brewing = Brewing
rokujika-original-brewing = 醸造
rokujika-card-pickling = Pickling
rokujika-original-pickling = 漬物
rokujika-card-sweets = Confectionery
rokujika-original-sweets = 製菓
rokujika-card-fermenting = Fermenting
rokujika-original-fermenting = 発酵・乳加工
rokujika-card-smoking = Smoking
rokujika-original-smoking = くん製・乾物
rokujika-card-freezing = Freezing
rokujika-original-freezing = 冷凍加工
rokujika-card-crafts = Crafts
rokujika-original-crafts = 木工・工芸
rokujika-card-stand = Farm stand
rokujika-original-stand = 直売所
rokujika-card-roadside = Roadside station
rokujika-original-roadside = 道の駅
rokujika-card-online = Online shop
rokujika-original-online = ネット通販
rokujika-card-restaurant = Farm restaurant
rokujika-original-restaurant = 農家レストラン
rokujika-card-inn = Farm inn
rokujika-original-inn = 農家民宿
rokujika-card-tourism = Tourism
rokujika-original-tourism = 体験観光
rokujika-card-canteen = School lunch
rokujika-original-canteen = 学校給食
rokujika-card-export = Export
rokujika-original-export = 輸出

rokujika-sixth-market = Morning market
rokujika-original-market = 朝市
rokujika-sixth-jam = Homemade jam
rokujika-original-jam = 手づくりジャム
rokujika-sixth-school-meals = Local school meals
rokujika-original-school-meals = 地産地消給食
rokujika-sixth-mail-order = Mail-order delicacy
rokujika-original-mail-order = お取り寄せ
rokujika-sixth-pickles = Famous pickles
rokujika-original-pickles = 名物漬物
rokujika-sixth-cheese = Farm cheese
rokujika-original-cheese = 農場チーズ
rokujika-sixth-dried-fish = Harbour dried fish
rokujika-original-dried-fish = 浜の干物
rokujika-sixth-wooden-toys = Wooden toys
rokujika-original-wooden-toys = 木のおもちゃ
rokujika-sixth-mountain = Mountain lunch
rokujika-original-mountain = 山の幸ランチ
rokujika-sixth-gelato = Dairy-farm gelato
rokujika-original-gelato = 牧場ジェラート
rokujika-sixth-rice-bread = Rice-flour bread
rokujika-original-rice-bread = 米粉パン
rokujika-sixth-local-sake = Local sake
rokujika-original-local-sake = 地酒
rokujika-sixth-ham = Artisan ham
rokujika-original-ham = 手づくりハム
rokujika-sixth-honey-sweets = Honey sweets
rokujika-original-honey-sweets = はちみつ菓子
rokujika-sixth-beeswax = Beeswax workshop
rokujika-original-beeswax = 蜜ろう工房
rokujika-sixth-frozen-catch = Fishermen's frozen box
rokujika-original-frozen-catch = 漁師の冷凍便
rokujika-sixth-green-tours = Green tourism
rokujika-original-green-tours = グリーンツーリズム
rokujika-sixth-ranch = Ranch restaurant
rokujika-original-ranch = 牧場レストラン
rokujika-sixth-fishers-inn = Fisherman's inn
rokujika-original-fishers-inn = 漁師民宿
rokujika-sixth-winery = Winery
rokujika-original-winery = ワイナリー
rokujika-sixth-forest-school = Forest school
rokujika-original-forest-school = 森の学校
rokujika-sixth-wagyu = Wagyu export
rokujika-original-wagyu = 和牛輸出
rokujika-sixth-speciality = Certified speciality
rokujika-original-speciality = 特産品認定
rokujika-sixth-miracle = Village miracle
rokujika-original-miracle = 村の奇跡

## The coach: what a player did, and what would have been better

rokujika-coach-buy = You drew a card for a coin.
rokujika-coach-register = You took a trademark.
rokujika-coach-decline = You passed on a trademark.
rokujika-coach-set = { $sixth ->
    [none] You made { $set }.
   *[other] You made { $set } and scored { $sixth }.
}
rokujika-coach-stop = You ended your turn.
rokujika-better-buy = Drawing another card would have been better
rokujika-better-register = Taking a trademark would have been better
rokujika-better-decline = Passing on the trademark would have been better
rokujika-better-set = { $sixth ->
    [none] { $set } would have been better
   *[other] { $set } with { $sixth } would have been better
}
rokujika-better-stop = Ending your turn would have been better
rokujika-coach-cost = { $better }, by about { $points } points.

## Moves, as a replay tells them

rokujika-did-buy = { $name } drew a card
rokujika-did-register = { $name } took a trademark
rokujika-did-decline = { $name } passed on a trademark
rokujika-did-set = { $name } made a set
rokujika-did-stop = { $name } ended their turn
