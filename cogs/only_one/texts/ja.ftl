### Only One Collection

only-one-name = オンリーワン コレクション
only-one-title = 🧪 オンリーワン コレクション
only-one-short = 同じ数字を並べずに列を伸ばし、いいところで取ろう。同じ種類をいちばん集めた人がポーションを獲得
only-one-pitch = カードを引いて列に加えていきます。ただし**ひとつの列に同じ数字は2枚置けません**。置くとバーストして、残るのは1枚だけ。好きなときに列を取れば、そのラウンドは終わりです。最後に、**同じ種類をいちばん多く**持つ人が、捨て札と前のプレイヤーが持つ同じカードの分だけ得点します。

## Options

only-one-option-teams = 2人チーム戦（4人のとき）
only-one-option-familiars = 使い魔（3〜4人のとき）
only-one-option-familiars-off = なし
only-one-option-familiars-random = ランダム
only-one-option-familiars-chosen = 選ぶ
only-one-option-familiars-AAAA = 守り手、拾い屋、占い師、目利き
only-one-option-familiars-AAAB = 守り手、拾い屋、占い師、壊し屋
only-one-option-familiars-AABA = 守り手、拾い屋、決着屋、目利き
only-one-option-familiars-AABB = 守り手、拾い屋、決着屋、壊し屋
only-one-option-familiars-ABAA = 守り手、人気者、占い師、目利き
only-one-option-familiars-ABAB = 守り手、人気者、占い師、壊し屋
only-one-option-familiars-ABBA = 守り手、人気者、決着屋、目利き
only-one-option-familiars-ABBB = 守り手、人気者、決着屋、壊し屋
only-one-option-familiars-BAAA = 早起き、拾い屋、占い師、目利き
only-one-option-familiars-BAAB = 早起き、拾い屋、占い師、壊し屋
only-one-option-familiars-BABA = 早起き、拾い屋、決着屋、目利き
only-one-option-familiars-BABB = 早起き、拾い屋、決着屋、壊し屋
only-one-option-familiars-BBAA = 早起き、人気者、占い師、目利き
only-one-option-familiars-BBAB = 早起き、人気者、占い師、壊し屋
only-one-option-familiars-BBBA = 早起き、人気者、決着屋、目利き
only-one-option-familiars-BBBB = 早起き、人気者、決着屋、壊し屋
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
only-one-teams-need-four = チーム戦は4人で遊びますが、今は{ $here }人です。チーム戦をなしにするか、人がそろうのを待ってください。
only-one-familiars-need-three = 使い魔は3人以上で使えます。なしにするか、人がそろうのを待ってください。

## Cards and familiars

only-one-card-1 = イチジク
only-one-card-2 = ヘビ2
only-one-card-3 = チーズ3
only-one-card-4A = クローバー4A
only-one-card-4B = クローバー4B
only-one-card-5 = 星5
only-one-card-6A = キノコ6A
only-one-card-6B = キノコ6B
only-one-card-7 = シュガー7
only-one-card-8A = タコ8A
only-one-card-8B = タコ8B
only-one-card-9 = キツネの尾9
only-one-card-10 = カボチャ10
only-one-card-egg = 卵
only-one-card-special = { $card }（特別）
only-one-nothing = なし
only-one-familiar-keeper = 守り手
only-one-familiar-early = 早起き
only-one-familiar-gleaner = 拾い屋
only-one-familiar-charmer = 人気者
only-one-familiar-seer = 占い師
only-one-familiar-finisher = 決着屋
only-one-familiar-picker = 目利き
only-one-familiar-breaker = 壊し屋
only-one-power-keeper = スタートトークンを持ってポーションを獲得するたびに+2点
only-one-power-early = ラウンドで最初に列を取って終えるたびに+1点
only-one-power-gleaner = ひとつのポーションで捨て札と前の人から3点以上得ると+2点
only-one-power-charmer = 同点首位なら、あなたの勝ち
only-one-power-seer = ゲーム中1回、山札の上の3枚を見て1枚を選んで引く
only-one-power-finisher = あなた（のチーム）が16点になった時点で得点計算が終わる
only-one-power-picker = バーストしたとき、その列の好きなカードを残せる
only-one-power-breaker = バーストするたびに+1点

## The table

only-one-round = ラウンド{ $round }
only-one-until-fig = { $cards ->
    [0] 次のカードがイチジクです（ゲーム終了）
   *[other] イチジク（ゲーム終了）まであと{ $cards }枚
}
only-one-fig-is-there = イチジクが出ました。最終ラウンド！
only-one-team = チーム{ $number }
only-one-begin = { $name }さんから始めます。
only-one-round-began = ▶️ ラウンド{ $round }: { $name }さんから。
only-one-placed = { $name }さんは{ $card }を列{ $column }に加えました。
only-one-collected = { $name }さんは列{ $column }を取りました: { $cards }。
only-one-busted = 💥 { $name }さんは{ $card }で列{ $column }をバースト！
only-one-bust-kept = 残した: { $kept }、失った: { $lost }。
only-one-early-scored = 🌅 { $name }さんの「早起き」: +{ $points }点。
only-one-breaker-scored = ⚡ { $name }さんの「壊し屋」: +{ $points }点。
only-one-mark-bust = バーストする
only-one-mark-broken = バースト
only-one-mark-full = 満杯
only-one-mark-far = 使えない
only-one-points = { $points }点

## Whose turn it is

only-one-prompt-turn = ➡️ **{ $name }**さん、カードを引くか、列を取ってラウンドを終えてください。
only-one-prompt-collect = ➡️ **{ $name }**さん、列を取ってください。
only-one-prompt-place = ➡️ **{ $name }**さん、**{ $card }**を引きました。どの列に置きますか？
only-one-prompt-choose = ➡️ **{ $name }**さんが、上の3枚から1枚を選んでいます。
only-one-prompt-keep = ➡️ **{ $name }**さん、バーストです！ 「目利き」で好きな1枚を残せます。どれにしますか？
only-one-all-bust = 使える列はどれもバーストします。あきらめる列を選んでください。
only-one-fig-turned-up = イチジクはどこにでも置けます。このあとは全員が列を取り、得点計算をします。
only-one-why-fig = イチジクが出たので、もうカードは引けません。
only-one-why-full = 使える列はどれも満杯です。
only-one-hint-nearest = 相手が終えたので、使えるのは山札に近い列{ $column }だけです。
only-one-hint-fig = イチジクは列{ $column }にあり、最後の人はそれを取らなければなりません。
only-one-hint-early = 🌅 早起き: 最初に列を取ると1点。
only-one-hint-familiars = 列を取ると、そこの使い魔も手に入ります。能力は「{ details-button }」にあります。
only-one-button-explore = カードを引く
only-one-button-peek = 3枚を見る
only-one-button-look = 3枚のカードを見る
only-one-button-collect = 列{ $column }を取る
only-one-button-place = 列{ $column }
only-one-button-bust = 列{ $column }をバースト
only-one-button-keep = { $card }を残す
only-one-button-skip = 結果まで飛ばす

## Details

only-one-details-columns = 列
only-one-details-collections = コレクション
only-one-details-familiars = 使い魔（能力はラウンド2から）
only-one-details-steps = 得点計算
only-one-details-totals = 得点
only-one-details-counts = 山札{ $deck }枚、裏向きの捨て札{ $discards }枚。
only-one-legend = ✦ 特別なカード（1点） · ▶️ スタートトークン（同数のとき有利） · ✅ このラウンドは終了 · 図の色つきの数字は、そのカードがいちばん多い人

## The private panel

only-one-panel-nothing = このゲームに使い魔はいません。
only-one-panel-top = 次の3枚です（上から順）。あなたにしか見えません:
only-one-panel-choose = どのカードを引きますか？
only-one-panel-take = { $card }を引く
only-one-panel-back = 次は{ $next }、その次は{ $last }

## Scoring

only-one-scoring-heading = 得点計算
only-one-scoring-begin = 得点計算です。同数のとき有利なスタートトークン ▶️は{ $name }さんが持っています。
only-one-scoring-specials = 特別なカード1枚につき1点:
only-one-tally-nobody = **{ $card }**: 誰も持っていないので、ポーションなし。
only-one-tally-most = **{ $card }**: 最多は**{ $name }**さん（{ $held }枚）。
only-one-tally-token = **{ $card }**: { $held }枚で同数、トークンを持つ**{ $name }**さん。
only-one-tally-clockwise = **{ $card }**: { $held }枚で同数、{ $holder }さんの次に近い**{ $name }**さん。
only-one-scoring-legend = ポーションは1点。さらに、捨て札にある同じカード1枚につき1点、獲得した人の前のプレイヤーが持つ同じカード1枚につき1点。獲得した人はスタートトークン ▶️も受け取ります。
only-one-scoring-earned = 🐾 使い魔による得点。
only-one-gain-potion = ポーション1
only-one-gain-discards = 捨て札{ $points }
only-one-gain-neighbour = { $name }さんから{ $points }
only-one-gain-familiar = { $name }{ $points }
only-one-sum-earned = { $points } 🐾
only-one-sum-potion = { $points }（{ $value }）

## The end of the game

only-one-over = 結果
only-one-won-points = { $names } が{ $many ->
   *[other] { $score }点で勝ちました
}！
only-one-won-potions = { $score }点で同点、ポーションの数で { $names } { $many ->
   *[other] の勝ち
}！
only-one-won-token = { $score }点で同点、スタートトークンで { $names } { $many ->
   *[other] の勝ち
}！
only-one-won-charmer = { $score }点で同点、「人気者」のおかげで { $names } { $many ->
   *[other] の勝ち
}！
only-one-finished-early = { $name }さんの「決着屋」が16点に届いたので、得点計算はそこで終わりました。

## The picture in words

only-one-picture = テーブル。{ $columns }。引いたカード: { $card }。山札: { $deck }枚、捨て札: { $discards }枚。コレクション: { $collections }。
only-one-picture-column = 列{ $column }: { $cards }
only-one-picture-scores = 得点表。得点: { $scores }。コレクション: { $collections }。
only-one-picture-winner = 勝者: { $names }。

## Refusals

only-one-place-first = 先に、引いたカードを列に置いてください。
only-one-choose-first = 先に、3枚から1枚を選んでください。
only-one-keep-first = 先に、残すカードを選んでください。
only-one-choose-two = 3枚から引く1枚と、山札の上に置く1枚を選んでください。
only-one-nothing-to-choose = 今は選ぶカードがありません。
only-one-nothing-to-place = まだカードを引いていません。
only-one-nothing-to-keep = そのカードは残せません。
only-one-nothing-to-skip = 今は飛ばすものがありません。
only-one-no-peek = 今は3枚を見られません。「占い師」が必要で、使えるのは2ラウンド目から、1回だけです。
only-one-fig-is-out = イチジクが出たので、もうカードは引けません。列を取ってください。
only-one-all-full = 使える列はどれも満杯です。列を取ってください。
only-one-column-gone = その列はもう取られています。
only-one-column-full = その列は満杯です。4枚までです。
only-one-column-far = 使えるのは、山札に近い列{ $column }だけです。
only-one-column-fig = イチジクのある列{ $column }を取らなければなりません。
only-one-scoring = 得点計算中です。

## The coach: what a player did, and what would have been better

only-one-coach-explore = カードを引きました。
only-one-coach-place = { $card }を列{ $column }に加えました。
only-one-coach-collect = 列{ $column }を取りました。
only-one-coach-peek = 3枚のカードを見ました。
only-one-coach-choose = { $card }を引きました。
only-one-coach-keep = { $card }を残しました。
only-one-coach-skip = 結果まで飛ばしました。
only-one-better-explore = カードを引くほうがよく
only-one-better-place = 列{ $column }のほうがよく
only-one-better-collect = 列{ $column }を取るほうがよく
only-one-better-peek = 上の3枚を見るほうがよく
only-one-better-choose = { $card }を選ぶほうがよく
only-one-better-keep = { $card }を残すほうがよく
only-one-better-skip = 飛ばすほうがよく
only-one-coach-cost = { $better }、100ゲーム中約{ $percent }ゲーム多く勝てます。

## Moves, as a replay tells them

only-one-did-explore = { $name }がカードを引いた
only-one-did-place = { $name }がカードを列に加えた
only-one-did-collect = { $name }が列を取った
only-one-did-peek = { $name }が3枚を見た
only-one-did-choose = { $name }が3枚から1枚を引いた
only-one-did-keep = { $name }がカードを残した
only-one-did-skip = { $name }が結果まで飛ばした
