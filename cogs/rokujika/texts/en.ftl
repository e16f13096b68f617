### Rokujika Collection

rokujika-name = Rokujika Collection
rokujika-title = 🏡 Rokujika Collection
rokujika-short = Ten turns to make a village flourish: alone, or as a race in the same village
rokujika-pitch = Grow it, process it, sell it: combine a **primary**, a **secondary** and a **tertiary** card, multiply what they count, and fulfil sixth-industry cards before they leave. Ten turns, one village. Alone it is a puzzle; with others it is a **race**: everybody plays the very same village, each at their own pace.

## The village of a day

command-daily = daily
command-daily-description = Play today's village: the same for everybody, and only you see yours
rokujika-title-daily = 🏡 Daily village { $day }
rokujika-title-practice = 🏡 Practice · village of { $day }
rokujika-practice-note = 🔁 Practice: this try does not count.
which-daily = Daily village { $what }
which-practice = Practice, village of { $what }
daily-earlier = You have not finished the village of **{ $day }**. If you do, it still counts for that day. Or leave it for good and go on to today's.
daily-put-away = You left this village for good, so it cannot count any more. You can still play it for practice.
daily-button-resume = Finish { $day }
daily-button-today = Today's village
daily-button-practise = Practise
daily-button-share = Share
daily-place = 🗓️ Place **{ $place }** of { $count } on this server · 🔥 { $streak ->
    [one] one day
   *[other] **{ $streak }** days in a row
}
daily-unlisted = 🗓️ Not listed, as you have chosen in `/stats` · 🔥 { $streak ->
    [one] one day
   *[other] **{ $streak }** days in a row
}
daily-next = The next village comes { $when }.
daily-practice = 🔁 This was practice: it does not count.
daily-result = 🗓️ Your result of that day stays: **{ $score }**.
daily-no-result = 🗓️ You have no result of that day.
daily-no-practice-yet = You can practise in a village once you have played it: type `/daily`.
daily-nothing-to-share = There is no result of that day to share: type `/daily` to play.
daily-shared-already = You have shared this result on this server already.
refused-end-daily = The village of a day cannot be ended and begun again: everybody has one try. It waits for you, and tomorrow brings a new one.
rokujika-shared = **{ $score }** { $score ->
    [one] point
   *[other] points
} { $stars }
rokujika-shared-note = The same village for everybody: type `/daily`.

## Leaderboards

leaderboard-button = Leaderboard
leaderboard-tab-day = Today
leaderboard-tab-week = This week
leaderboard-tab-streaks = Streaks
leaderboard-tab-best = Best ever
leaderboard-day = 🏅 Daily village { $day }
leaderboard-week = 🏅 This week
leaderboard-streaks = 🔥 Days in a row
leaderboard-best = 🏆 Best villages played alone
leaderboard-day-empty = Nobody has finished today's village yet. Be the first: `/daily`
leaderboard-week-empty = Nobody has finished a village this week yet. Be the first: `/daily`
leaderboard-streaks-empty = Nobody has played yesterday or today. Begin a streak: `/daily`
leaderboard-best-empty = Nobody has played a village alone yet: `/play` or `/daily`
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
leaderboard-day-note = The first try counts. Everybody who has typed `/daily` on this server is listed here.
leaderboard-week-note = Monday to Sunday, the scores of all days together.
leaderboard-streaks-note = Play every day to keep a streak; one that ended is not listed.
leaderboard-best-note = Games alone in a channel, and daily villages. Private games and practice are not listed.
leaderboard-own-best = 🏅 Your own best, private games and other servers included: **{ $score }**

## The village

rokujika-turn = turn { $turn } of { $turns }
rokujika-over = the result
rokujika-status = 🪙 **{ $coins }** { $coins ->
    [one] coin
   *[other] coins
} · ⭐ **{ $points }** { $points ->
    [one] point
   *[other] points
} · paid this turn: **{ $paid }**
rokujika-begin = A new village. Three cards lie in front, six sixth-industry cards in the middle. New to this? `/rules` explains it, `/learn` plays a first one with you.
rokujika-last-set = ✅ Turn { $turn }: { $cards } = **{ $product }** 🪙
rokujika-last-scored = ✅ Turn { $turn }: { $cards } = **{ $product }** 🪙 and **{ $sixth }** ⭐ { $points }
rokujika-last-none = ▫️ Turn { $turn }: no set.
rokujika-newest = 🆕 { $card }
rokujika-last-turn = 🏁 This is the last turn: nothing comes after it.
rokujika-sixths = Sixth-industry cards (✅ can be scored now, **bold** lies in front)
rokujika-row-1 = 🔴 Row 1 · leaves after this turn
rokujika-row-2 = ⚪⚪ Row 2 · leaves after the next turn
rokujika-row-3 = ⚪⚪⚪ Row 3 · stays for three turns
rokujika-row-empty = empty
rokujika-trademarks = ®️ Trademarks (−1 point for each one not fulfilled in the end)
rokujika-front = In front
rokujika-tier-1 = primary
rokujika-tier-2 = secondary
rokujika-tier-3 = tertiary
rokujika-none = none yet
rokujika-pair = { $base } with { $cards }
rokujika-never = never with { $cards }
rokujika-product = worth { $product } or more
rokujika-pile = Face down ({ $count }): { $cards }
rokujika-pile-empty = The pile is empty; the { $count } discards will be shuffled.
rokujika-all-open = Every card lies in front.

## What can be done

rokujika-prompt-buy = ➡️ **{ $name }**, no set yet: turn up another card, or end the turn.
rokujika-prompt-sets = ➡️ **{ $name }**, combine three cards, or turn up another one.
rokujika-prompt-last = ➡️ **{ $name }**, combine three cards.
rokujika-prompt-stuck = ➡️ **{ $name }**, no set: end the turn.
rokujika-prompt-broke = ⚠️ **{ $name }**, no set and no coins: the village ends with this turn.
rokujika-prompt-trademark = ®️ **{ $name }**, this coin allows a trademark: take a card from the middle, to be scored whenever you fulfil it.
rokujika-next-trademark = { $coins ->
    [one] The next coin also allows a trademark.
   *[other] A trademark after { $coins } more coins this turn.
}
rokujika-deadline = Otherwise a computer ends the turn { $when }.
rokujika-button-buy = Turn one up (1 coin)
rokujika-button-stop = End the turn
rokujika-button-best = Best set: { $gain }
rokujika-button-decline = No trademark
rokujika-choose-set = All sets, best first
rokujika-choose-best-sets = The best { $count } of { $all } sets
rokujika-choose-trademark = Register a trademark
rokujika-offer = { $product } 🪙
rokujika-offer-scored = { $product } 🪙 + { $points } ⭐ · { $sixth }
rokujika-gain = { $product } 🪙
rokujika-gain-scored = { $product } 🪙 + { $points } ⭐

## The race

rokujika-race = race of { $count }
rokujika-race-intro = Everybody plays the **same village** at their own pace. Press **My village** to play; nobody else sees it.
rokujika-racer = turn { $turn } of { $turns } · 🪙 { $coins } · ⭐ { $points }
rokujika-racer-done = 🏁 done · 🪙 { $coins } · ⭐ { $points } · **{ $score }** in all
rokujika-bell = 🔔 The bell rings { $when }: a computer plays the turn of whoever did nothing since the last one.
rokujika-button-village = My village
rokujika-standing = The race: { $racers }
rokujika-wait = 🏁 You are done with **{ $score }**. The others play on.

## The end

rokujika-result = { $score } { $score ->
    [one] point
   *[other] points
}: { $rank }
rokujika-sum = 🪙 { $coins } + ⭐ { $points } { $trademarks ->
    [0] { "" }
   *[other] − ®️ { $trademarks }{" "}
}= **{ $score }**
rokujika-sum-legend = 🪙 coins + ⭐ points − ®️ trademarks not fulfilled
rokujika-broke = The coins ran out after turn { $turn }.
rokujika-next-rank = { $missing ->
    [one] With one point more: { $rank }
   *[other] With { $missing } points more: { $rank }
}
rokujika-best-own = 🏅 Your best so far: **{ $score }**
rokujika-best-new-own = 🎉 Your best so far!
rokujika-best-name = 🏅 The best of { $name } so far: **{ $score }**
rokujika-best-new-name = 🎉 The best of { $name } so far!
rokujika-best-server = 🏆 Best on this server: **{ $score }** by { $name }
rokujika-best-new-server = 🏆 The best on this server so far!
rokujika-scored = ⭐ Scored: { $sixths }
rokujika-nothing-scored = ⭐ No sixth-industry card was scored.
rokujika-won-points = { $names } wins the race with { $score } points!
rokujika-won-shared = A shared victory with { $score } points: { $names }!
rokujika-placed = { $sum } · { $rank }
rokujika-rank-0 = the village stays as it was
rokujika-rank-1 = a few stalls pay their way
rokujika-rank-2 = the village lives well from its own work
rokujika-rank-3 = the whole region comes to look
rokujika-rank-4 = a wonder that will be told for generations

## The pictures in words

rokujika-picture = The village in turn { $turn }: { $coins } coins, { $points } points; the sixth-industry cards by rows with what they ask for, the cards in front by tiers, { $pile } cards face down. All of it stands above in words.
rokujika-picture-race = A line for each player: turns played, coins and points, as below.
rokujika-picture-chart = Coins and points after each turn, against the numbers where ranks begin. { $steps }

## Refusals

rokujika-no-coin = You have no coin left for another card.
rokujika-no-card = Every card lies in front already: there is none left to turn up.
rokujika-not-in-display = That card does not lie in the middle any more.
rokujika-not-in-front = Those cards do not all lie in front of you.
rokujika-no-set = Those cards cannot be combined: a primary, a secondary and a tertiary card that get along are needed.
rokujika-choose-sixth = That set fulfils a card: choose which one to score.
rokujika-not-fulfilled = That set does not fulfil that card.
rokujika-set-ready = A set lies in front of you: combine it, or turn up more.
rokujika-trademark-first = First decide about the trademark.
rokujika-no-trademark-now = No trademark can be registered now: only after the 6th, 12th and 18th coin of a turn.

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

## Moves, as a replay tells them

rokujika-did-buy = { $name } turned up another card
rokujika-did-register = { $name } took a trademark
rokujika-did-decline = { $name } took no trademark
rokujika-did-set = { $name } combined a set
rokujika-did-stop = { $name } ended the turn
