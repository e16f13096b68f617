### ONE SHOT. Players read "0" where the piecepack says "null"; only the rules explain that word.

# The name is the same
one-shot-name = ONE SHOT
# same
one-shot-title = 🎯 ONE SHOT
one-shot-short = サイコロを振ってタイルの山を下り、4つのスートのコインを1枚ずつ集めよう
one-shot-pitch = サイコロを振って、24枚のタイルの山を下りていきます。めくれたタイルのコインを取れますが、**各スート1枚だけ**。山は全員**同じ**なので、ほかの人が何をどこで見つけたか、覚えておきましょう！

## Options

one-shot-option-duel-rounds = 2人のときのラウンド数
one-shot-option-duel-rounds-2 = 2ラウンド
one-shot-option-duel-rounds-4 = 4ラウンド
one-shot-option-rotation = 次のラウンドで最初の人
one-shot-option-rotation-text = 次のプレイヤー（A→B→C）
one-shot-option-rotation-example = 前のプレイヤー（A→C→B）
one-shot-option-open-memory = 記憶いらず（このラウンドに出たタイルを表示）

## The table

one-shot-round = ラウンド { $round }/{ $rounds }
one-shot-over = 最終得点
one-shot-begin = 🔀 タイルを混ぜました。このラウンドの順番: { $order }
one-shot-coins = 🪙 { $name }さんのコイン: { $coins }
one-shot-tile = { $suit }の{ $value }
one-shot-suit-suns = 太陽
one-shot-suit-moons = 月
one-shot-suit-crowns = 王冠
one-shot-suit-arms = 紋章
one-shot-nothing = なし
one-shot-names = { $others }、{ $last }

## What just happened. A lead begins the sentence: what the player did with their last press.

one-shot-lead-threw = { $name }さんは
one-shot-lead-took = { $name }さんは{ $tile }を取り、
one-shot-lead-passed = { $name }さんはパスして、
one-shot-threw = 🎲 { $lead }**{ $die }**を出し、{ $tile }をめくりました。
one-shot-threw-held = 🎲 { $lead }**{ $die }**を出し、{ $tile }をめくりました。{ $name }さんは{ $suit }をもう持っているので、取れません。
one-shot-threw-null-tile = 🎲 { $lead }**{ $die }**を出し、{ $tile }をめくりました。サイコロを1個脇に置きます（{ $aside }/{ $dice }）。
one-shot-threw-null = 🎲 { $lead }**0**を出しました。タイルはめくらず、サイコロを1個脇に置きます（{ $aside }/{ $dice }）。
one-shot-took = 🪙 { $name }さんは{ $tile }を取りました。
one-shot-ended-overshoot = 🛑 { $lead }**{ $die }**を出しましたが、タイルは残り{ $left }枚。手番終了です！
one-shot-ended-null = 🛑 { $lead }**0**を出しました。4つ目の0なので、手番終了です！
one-shot-ended-null-tile = 🛑 { $lead }**{ $die }**を出し、{ $tile }をめくりました。4つ目の0なので、手番終了です！
one-shot-ended-bottom = 🏁 { $lead }**{ $die }**を出し、最後のタイル、{ $tile }にたどり着きました。
one-shot-bonus = ボーナス{ $bonus }
one-shot-no-coins = コインなし
one-shot-tally = **{ $name }**さんは**{ $score }**点: { $parts }

## Whose turn it is

one-shot-prompt-throw = ➡️ **{ $name }**さん、サイコロを振ってください！
one-shot-prompt-choose = ➡️ **{ $name }**さん、このコインを取りますか、パスしますか？ 各スート1枚だけです。
one-shot-prompt-choose-last = ➡️ **{ $name }**さん、このコインを取りますか、パスしますか？ 最後のタイルなので、手番は終わりです。
one-shot-prompt-coast = ✨ **{ $name }**さんは4つのスートがそろったので、残りは自動で進みます。タイルをよく見ておきましょう！
one-shot-prompt-tie = ➡️ **{ $name }**さん、サイコロを振ってタイルを取ってください！
one-shot-button-throw = 振る
one-shot-button-take = { $value }を取って、また振る
one-shot-button-take-only = { $value }を取る
one-shot-button-take-last = { $value }を取って終わる
one-shot-button-pass = パスして、また振る
one-shot-button-pass-last = パスして終わる

## The end of the game

one-shot-tie-heading = { $attempt ->
    [1] タイブレーク
   *[other] 2回目のタイブレーク
}
one-shot-tie-begin = ⚖️ { $names } が同点首位です。それぞれサイコロを振ってタイルを3枚取り、合計の多い人の勝ちです。
one-shot-tie-again = ⚖️ まだ同点！ { $names } はもう一度振ります。また同点なら、勝ちを分け合います。
one-shot-tie-threw = 🎲 { $name }さんは**{ $die }**を出し、{ $tile }を取りました。
one-shot-tie-threw-null = 🎲 { $name }さんは**0**を出しました。タイルは取れないので、もう一度振ります。
one-shot-won-points = { $names }さんが{ $score }点で勝ちました！
one-shot-won-tie-break = { $names }さんがタイブレークを制し、{ $score }点で勝ちました！
one-shot-won-shared = { $names } が{ $score }点で勝ちを分け合いました！

## Details

one-shot-details-scores = 手番ごとの得点
one-shot-details-turn = この手番
one-shot-details-last = 前の手番
one-shot-details-tie = タイブレーク
one-shot-details-memory = このラウンドに出たタイル
one-shot-order = このラウンドの順番: { $order }
one-shot-stack = 🎴 残りタイル{ $left }枚 · 🎲 脇に置いたサイコロ{ $aside }/{ $dice }
one-shot-memory = 上から順です。線は、この手番でどこまで下りたかを示します。

## The picture in words

one-shot-picture = ラウンド{ $round }/{ $rounds }のテーブル。手番順の得点: { $scores }。{ $name }の番。山の残りタイル: { $left }。直前の目: { $die }。めくれたタイル: { $tile }。{ $name }のコイン: { $coins }。脇に置いたサイコロ: { $aside }/4。
one-shot-picture-ended = ラウンド{ $round }/{ $rounds }のテーブル。手番順の得点: { $scores }。{ $last }が{ $score }点を得たところ。次は{ $name }。山の残りタイル: { $left }。終わった手番の表示（薄い色）: 最後の目{ $die }、めくれたタイル{ $tile }。{ $name }のコイン: { $coins }。脇に置いたサイコロ: { $aside }/4。
one-shot-picture-memory = このラウンドに出たタイル（上から数えて）: { $tiles }。
one-shot-picture-tie = タイブレーク。山の残りタイル: { $left }。直前の目: { $die }。次は{ $name }。
one-shot-picture-hand = { $name }: { $tiles }、合計{ $sum }。
one-shot-picture-scores = 最終得点。勝者: { $winners }。{ $scores }。
one-shot-picture-place = { $place }位 { $name } { $score }

## Refusals

one-shot-choose-first = 先にコインを取るかパスするか決めてください。
one-shot-nothing-to-take = 今は取れるコインがありません。
one-shot-nothing-to-pass = パスするものがありません。サイコロを振ってください！

## The coach: what a player did, and what would have been better

one-shot-coach-throw = サイコロを振りました。
one-shot-coach-take = { $tile }を取りました。
one-shot-coach-take-throw = { $tile }を取りました。
one-shot-coach-pass = { $tile }をパスしました。
one-shot-better-throw = サイコロを振るほうがよく
one-shot-better-take = 取るほうがよく
one-shot-better-take-throw = 取るほうがよく
one-shot-better-pass = パスするほうがよく
one-shot-coach-cost = { $better }、平均で約{ $points }点の差でした。

## Moves in a replay

one-shot-did-throw = { $name }がサイコロを振った
one-shot-did-take = { $name }がコインを取った
one-shot-did-take-throw = { $name }がコインを取り、また振った
one-shot-did-pass = { $name }がパスした
