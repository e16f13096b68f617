### Rokujika Collection
###
### Terms as in the Japanese edition: 一次・二次・三次カード (Grow, Make, Sell), 六次カード (goals), 六次化する (make a set),
### 商標 (trademark), 山札, 手番. The rows of goals are 段.

rokujika-name = ロクジカコレクション
rokujika-title = 🏡 ロクジカコレクション
rokujika-short = 10手番で村を豊かにしよう。ひとりでじっくり、または同じ村で友だちとレース
rokujika-pitch = 育てて、加工して、売る！ 一次・二次・三次のカードを1枚ずつ組み合わせ、数字をかけ合わせてコインを得ます。六次カードは、なくなる前に得点にしましょう。手番は10回。ひとりならパズル、友だちとなら**レース**。全員が同じ村を自分のペースで進めます。

## The village of a day

command-daily = 今日の村
command-daily-description = 今日の村で遊びます。全員同じ村で、1日1回勝負。自分の村は自分にしか見えません
rokujika-title-daily = 🏡 今日の村 { $day }
rokujika-title-practice = 🏡 練習 · { $day }の村
which-daily = 今日の村 { $what }
which-practice = 練習、{ $what }の村
daily-ask = 今日の村は全員同じです。手番は10回、**一回勝負**でやり直しはできません。途中で休んでも`/今日の村`で続きから遊べます。準備はいいですか？
daily-start = 挑戦する
daily-play = 今日の村で遊ぶ
daily-earlier = **{ $day }**の村がまだ途中です。最後まで遊べばその日の記録になります。完全にあきらめて、今日の村を始めることもできます。**1日1回**の勝負です。
daily-put-away = この村はあきらめたので、もう記録にはなりません。練習なら遊べます。
daily-button-resume = { $day }の続き
daily-button-today = 今日の村を始める
daily-button-practise = 練習する
daily-button-share = シェア
daily-place = 🗓️ このサーバーで{ $count }人中**{ $place }**位 · 🔥 { $streak ->
    [1] 1日
   *[other] **{ $streak }**日連続
}
daily-streak = 🔥 { $streak ->
    [1] 1日
   *[other] **{ $streak }**日連続
}
daily-unlisted = 🗓️ レーティングに参加していないので順位なし（`/成績`で変更） · 🔥 { $streak ->
    [1] 1日
   *[other] **{ $streak }**日連続
}
daily-next = 次の村は{ $when }。
daily-practice = 🔁 練習なので記録にはなりません。
daily-result = 🗓️ その日の記録は**{ $score }**点のままです。
daily-no-result = 🗓️ その日の記録はありません。
daily-no-practice-yet = 練習できるのは、一度遊んだ村だけです。`/今日の村`で遊べます。
daily-nothing-to-share = その日の記録がないのでシェアできません。`/今日の村`で遊べます。
daily-shared-already = この記録は、このサーバーでもうシェアしています。
refused-end-daily = 今日の村は一回勝負なので、途中で終えてやり直すことはできません。いつでも続きから遊べますし、明日には新しい村があります。
rokujika-shared = **{ $score }**点 { $stars }
rokujika-shared-note = この記録を超えられますか？ 全員同じ村で、一回勝負です。

## Leaderboards

leaderboard-button = ランキング
leaderboard-tab-day = 今日
leaderboard-tab-week = 今週
leaderboard-tab-streaks = 連続日数
leaderboard-tab-best = 歴代最高
leaderboard-day = 🏅 今日の村 { $day }
leaderboard-week = 🏅 今週
leaderboard-streaks = 🔥 連続日数
leaderboard-best = 🏆 ひとり用の最高得点
leaderboard-day-empty = 今日の村はまだ誰も終えていません。一番乗りしましょう: `/今日の村`
leaderboard-week-empty = 今週はまだ誰も村を終えていません。一番乗りしましょう: `/今日の村`
leaderboard-streaks-empty = 昨日も今日も、まだ誰も遊んでいません。連続記録を始めましょう: `/今日の村`
leaderboard-best-empty = まだ誰もひとりで遊んでいません: `/プレイ`か`/今日の村`
leaderboard-day-value = **{ $value }**点
leaderboard-week-value = **{ $value }**点（{ $days }日）
leaderboard-streaks-value = **{ $value }**日
leaderboard-best-value = **{ $value }**点
leaderboard-day-note = 一回勝負の記録です。このサーバーで`/今日の村`を使った人が載ります。
leaderboard-week-note = 月曜から日曜まで、今日の村の得点の合計です。
leaderboard-streaks-note = 毎日遊ぶと記録が続きます。途切れた記録は載りません。
leaderboard-best-note = チャンネルでひとりで遊んだゲームと、今日の村の記録です。非公開ゲームと練習は載りません。
leaderboard-own-best = 🏅 自己ベスト（非公開ゲームとほかのサーバーを含む）: **{ $score }**

## The village

rokujika-turn = 手番 { $turn }/{ $turns }
rokujika-over = 結果
rokujika-title-own = 🏡 { $name }さんの村
rokujika-begin = 🏡 新しい村です！ 🟩・🟧・🟦のカードを1枚ずつ組み合わせて六次化しましょう。はじめてなら`/レッスン`もどうぞ。
rokujika-last-set = ✅ 手番{ $turn }: { $cards } = **{ $product }** 🪙
rokujika-last-scored = ✅ 手番{ $turn }: { $cards } = **{ $product }** 🪙、さらに**{ $sixth }**で**{ $points }** ⭐
rokujika-last-none = ▫️ 手番{ $turn }: 六次化なし。
rokujika-newest = 🎴 { $card }を引きました
rokujika-last-turn = 最後の手番！
rokujika-sixths = ⭐ 六次カード
rokujika-row = { $dots } { $row }段目 · { $turns ->
    [1] この手番まで
   *[other] あと{ $turns }手番
}
rokujika-row-empty = なし
rokujika-trademarks = ®️ あなたの商標（得点にしないと1枚−1点）
rokujika-trademarks-held = あなたの商標
rokujika-front = あなたのカード
rokujika-tier-1 = 一次
rokujika-tier-2 = 二次
rokujika-tier-3 = 三次
rokujika-none = まだなし
rokujika-pair = { $cards }となら{ $base }
rokujika-never = { $cards }とは組めない
rokujika-product = かけ算の積が{ $product }以上
rokujika-pile = 山札（{ $count }枚）: { $cards }
rokujika-pile-empty = 山札は空です。捨札{ $count }枚をシャッフルして使います。
rokujika-all-open = カードはすべて引きました。
rokujika-turns = 手番ごとの記録
rokujika-legend-title = 図の見かた
rokujika-legend =
    🟡 金色の枠は、いちばんいい組み合わせと、今得点にできる六次カードです。
    ⚪ 点は、その六次カードが残る手番の数です。🔴はこの手番まで。
    🟩🟧🟦 六次カードには、それぞれの枠から1枚ずつ必要です。持っているものには色が付きます。
    🎴 右上は山札の枚数です。
    ✅ この一覧で、今得点にできるもの。**太字**: 持っているカード。

## What can be done

rokujika-prompt-buy = ➡️ **{ $name }**さん、まだ六次化できません。カードを引くか、手番を終えてください。
rokujika-prompt-sets = ➡️ **{ $name }**さん、六次化するか、もう1枚引いてください。
rokujika-prompt-last = ➡️ **{ $name }**さん、六次化してください。
rokujika-prompt-stuck = ➡️ **{ $name }**さん、今回は六次化できません。手番を終えてください。
rokujika-clash = { $first }と{ $second }は組み合わせられません。
rokujika-prompt-broke = ⚠️ **{ $name }**さん、六次化できず、コインもありません。ゲームはここまでです。
rokujika-prompt-trademark = ®️ **{ $name }**さん、商標として取っておき、あとで得点にする六次カードを選んでください。
rokujika-next-trademark = { $coins ->
    [1] 次の1コインで商標登録もできます。
   *[other] この手番であと{ $coins }コイン払うと商標登録できます。
}
rokujika-deadline = { $when }にコンピューターがこの手番を終わらせます。
rokujika-button-buy = カードを引く（1コイン）
rokujika-button-stop = 手番を終える
rokujika-button-best = 最良の組: { $gain }
rokujika-button-decline = 商標登録しない
rokujika-choose-set = すべての組み合わせ（高い順）
rokujika-choose-best-sets = 上位{ $count }組（全{ $all }組）
rokujika-choose-trademark = 商標を選ぶ
rokujika-offer = { $product } 🪙
rokujika-offer-scored = { $product } 🪙 + { $points } ⭐ · { $sixth }
rokujika-gain = { $product } 🪙
rokujika-gain-scored = { $product } 🪙 + { $points } ⭐

## The race

rokujika-race = { $count }人のレース
rokujika-race-title = レース
rokujika-race-intro = ➡️ 全員が**同じ村**です。**自分の村**を押して、自分のペースで進めましょう。ほかの人には見えません。
rokujika-racer = 手番 { $turn }/{ $turns } · 🪙 { $coins } · ⭐ { $points }
# same
rokujika-racer-done = 🏁 🪙 { $coins } + ⭐ { $points } { $trademarks ->
    [0] { "" }
   *[other] − ®️ { $trademarks }{" "}
}= **{ $score }**
rokujika-racer-finished = **{ $name }**さんは**{ $score }**点で終了
rokujika-bell = 🔔 次のベルは{ $when }。前のベルから動いていない人は、コンピューターが1手番進めます。
rokujika-button-village = 自分の村
rokujika-wait = 🏁 **{ $score }**点で終わりました。ほかの人はまだ続けています。

## The end

rokujika-result = { $name }: { $score }点、{ $rank }
# same
rokujika-sum = 🪙 { $coins } + ⭐ { $points } { $trademarks ->
    [0] { "" }
   *[other] − ®️ { $trademarks }{" "}
}= **{ $score }**
rokujika-broke = 💸 手番{ $turn }のあと、コインがなくなりました。
rokujika-next-rank = あと{ $missing }点で「{ $rank }」
rokujika-best-own = 🏅 これまでの自己ベスト: **{ $score }**
rokujika-best-new-own = 🎉 自己ベスト更新！
rokujika-best-name = 🏅 { $name }さんのこれまでのベスト: **{ $score }**
rokujika-best-new-name = 🎉 { $name }さんのベスト更新！
rokujika-best-server = 🏆 このサーバーの最高記録: { $name }さんの**{ $score }**
rokujika-best-new-server = 🏆 サーバー新記録！
rokujika-won-points = { $names }さんが{ $score }点でレースに勝ちました！
rokujika-won-shared = 同点です！ { $names } が{ $score }点で勝ちを分け合いました。
rokujika-rank-0 = 失敗 — まだ眠ったままの村
rokujika-rank-1 = 限定的成功 — いくつかの店がにぎわう村
rokujika-rank-2 = 一般的成功 — みんなが食べていける村
rokujika-rank-3 = 効果的成功 — 地域で評判の村
rokujika-rank-4 = 奇跡的成功 — 代々語り継がれる村

## The pictures in words

rokujika-picture = 村、手番{ $turn }/{ $turns }: コイン{ $coins }、得点{ $points }、山札{ $pile }枚。
rokujika-picture-chart = 各手番後のコイン+得点の棒グラフ。ランクの境目に線が引かれている。最終得点:

## Refusals

rokujika-no-coin = カードを引くコインがありません。
rokujika-no-card = もうすべてのカードを引いています。
rokujika-not-in-display = その六次カードはもうありません。
rokujika-not-in-front = そのカードを全部は持っていません。
rokujika-no-set = その3枚では六次化できません。組み合わせられる一次・二次・三次カードが1枚ずつ必要です。
rokujika-choose-sixth = 六次カードを得点にできます。どれにするか選んでください。
rokujika-not-fulfilled = その組み合わせでは、その六次カードを得点にできません。
rokujika-set-ready = 六次化できます。六次化するか、もう1枚引いてください。
rokujika-trademark-first = 先に、商標登録するかどうか決めてください。
rokujika-no-trademark-now = 商標登録できるのは、ひとつの手番で6、12、18コイン目を払ったあとだけです。

## Cards, and their names in Japanese

rokujika-card-rice = 米
# same: the original name
rokujika-original-rice = 米
rokujika-card-vegetables = 野菜
# same
rokujika-original-vegetables = 野菜
rokujika-card-fruit = 果物
# same
rokujika-original-fruit = 果物
rokujika-card-dairy = 酪農
# same
rokujika-original-dairy = 酪農
rokujika-card-livestock = 畜産
# same
rokujika-original-livestock = 畜産
rokujika-card-fishery = 漁業
# same
rokujika-original-fishery = 漁業
rokujika-card-forestry = 林業
# same
rokujika-original-forestry = 林業
rokujika-card-bees = 養蜂
# same
rokujika-original-bees = 養蜂
rokujika-card-milling = 製粉・精米
# same
rokujika-original-milling = 製粉・精米
rokujika-card-brewing = 醸造
# same
rokujika-original-brewing = 醸造
rokujika-card-pickling = 漬物
# same
rokujika-original-pickling = 漬物
rokujika-card-sweets = 製菓
# same
rokujika-original-sweets = 製菓
rokujika-card-fermenting = 発酵・乳加工
# same
rokujika-original-fermenting = 発酵・乳加工
rokujika-card-smoking = くん製・乾物
# same
rokujika-original-smoking = くん製・乾物
rokujika-card-freezing = 冷凍加工
# same
rokujika-original-freezing = 冷凍加工
rokujika-card-crafts = 木工・工芸
# same
rokujika-original-crafts = 木工・工芸
rokujika-card-stand = 直売所
# same
rokujika-original-stand = 直売所
rokujika-card-roadside = 道の駅
# same
rokujika-original-roadside = 道の駅
rokujika-card-online = ネット通販
# same
rokujika-original-online = ネット通販
rokujika-card-restaurant = 農家レストラン
# same
rokujika-original-restaurant = 農家レストラン
rokujika-card-inn = 農家民宿
# same
rokujika-original-inn = 農家民宿
rokujika-card-tourism = 体験観光
# same
rokujika-original-tourism = 体験観光
rokujika-card-canteen = 学校給食
# same
rokujika-original-canteen = 学校給食
rokujika-card-export = 輸出
# same
rokujika-original-export = 輸出

rokujika-sixth-market = 朝市
# same
rokujika-original-market = 朝市
rokujika-sixth-jam = 手づくりジャム
# same
rokujika-original-jam = 手づくりジャム
rokujika-sixth-school-meals = 地産地消給食
# same
rokujika-original-school-meals = 地産地消給食
rokujika-sixth-mail-order = お取り寄せ
# same
rokujika-original-mail-order = お取り寄せ
rokujika-sixth-pickles = 名物漬物
# same
rokujika-original-pickles = 名物漬物
rokujika-sixth-cheese = 農場チーズ
# same
rokujika-original-cheese = 農場チーズ
rokujika-sixth-dried-fish = 浜の干物
# same
rokujika-original-dried-fish = 浜の干物
rokujika-sixth-wooden-toys = 木のおもちゃ
# same
rokujika-original-wooden-toys = 木のおもちゃ
rokujika-sixth-mountain = 山の幸ランチ
# same
rokujika-original-mountain = 山の幸ランチ
rokujika-sixth-gelato = 牧場ジェラート
# same
rokujika-original-gelato = 牧場ジェラート
rokujika-sixth-rice-bread = 米粉パン
# same
rokujika-original-rice-bread = 米粉パン
rokujika-sixth-local-sake = 地酒
# same
rokujika-original-local-sake = 地酒
rokujika-sixth-ham = 手づくりハム
# same
rokujika-original-ham = 手づくりハム
rokujika-sixth-honey-sweets = はちみつ菓子
# same
rokujika-original-honey-sweets = はちみつ菓子
rokujika-sixth-beeswax = 蜜ろう工房
# same
rokujika-original-beeswax = 蜜ろう工房
rokujika-sixth-frozen-catch = 漁師の冷凍便
# same
rokujika-original-frozen-catch = 漁師の冷凍便
rokujika-sixth-green-tours = グリーンツーリズム
# same
rokujika-original-green-tours = グリーンツーリズム
rokujika-sixth-ranch = 牧場レストラン
# same
rokujika-original-ranch = 牧場レストラン
rokujika-sixth-fishers-inn = 漁師民宿
# same
rokujika-original-fishers-inn = 漁師民宿
rokujika-sixth-winery = ワイナリー
# same
rokujika-original-winery = ワイナリー
rokujika-sixth-forest-school = 森の学校
# same
rokujika-original-forest-school = 森の学校
rokujika-sixth-wagyu = 和牛輸出
# same
rokujika-original-wagyu = 和牛輸出
rokujika-sixth-speciality = 特産品認定
# same
rokujika-original-speciality = 特産品認定
rokujika-sixth-miracle = 村の奇跡
# same
rokujika-original-miracle = 村の奇跡

## The coach: what a player did, and what would have been better

rokujika-coach-buy = 1コインでカードを引きました。
rokujika-coach-register = 商標登録しました。
rokujika-coach-decline = 商標登録を見送りました。
rokujika-coach-set = { $sixth ->
    [none] { $set }で六次化しました。
   *[other] { $set }で六次化し、{ $sixth }を得点にしました。
}
rokujika-coach-stop = 手番を終えました。
rokujika-better-buy = もう1枚引くほうがよく
rokujika-better-register = 商標登録するほうがよく
rokujika-better-decline = 商標登録を見送るほうがよく
rokujika-better-set = { $sixth ->
    [none] { $set }のほうがよく
   *[other] { $set }で{ $sixth }を得点にするほうがよく
}
rokujika-better-stop = 手番を終えるほうがよく
rokujika-coach-cost = { $better }、約{ $points }点の差でした。

## Moves, as a replay tells them

rokujika-did-buy = { $name }がカードを引いた
rokujika-did-register = { $name }が商標登録した
rokujika-did-decline = { $name }が商標登録を見送った
rokujika-did-set = { $name }が六次化した
rokujika-did-stop = { $name }が手番を終えた
