### Omiga

# The name is the same
omiga-name = Omiga
# same
omiga-title = ⚡ Omiga
omiga-short = 2人用、手番なし。約1分で、相手のカードの列を突破しよう
omiga-pitch = 2人が**同時に**、できるだけ速くプレイします。相手の列のすぐそばで、自分の列にカードをつなげましょう。辺はパズルのように合っていなければなりません。相手のカードの**背後**を取るか、**向こう端**に着けば勝ちです。

## Options

omiga-option-board = ボード
omiga-option-board-7x6 = 7 × 6（短め）
omiga-option-board-9x8 = 9 × 8（標準）
omiga-option-board-11x10 = 11 × 10（長め）
omiga-option-best-of = ラウンド
omiga-option-best-of-1 = 1ラウンド
omiga-option-best-of-3 = 3ラウンド（2本先取）
omiga-option-best-of-5 = 5ラウンド（3本先取）
omiga-option-assist = アシスト（合わないカードを灰色に）
omiga-option-pulse = パルス（通信が遅い人がいるとき）
omiga-option-pulse-0 = なし
omiga-option-pulse-5 = 5秒で選ぶ
omiga-option-pulse-8 = 8秒で選ぶ
omiga-option-pulse-12 = 12秒で選ぶ

## The table

omiga-round = ラウンド { $round }/{ $rounds }
omiga-get-ready-ready = **準備OK**を押すとパネルが開きます。プレイはそこで行います。
omiga-is-paused = ⏸️ **一時停止中**: ボットが再起動したか、2人とも離席していました。
omiga-get-ready-paused = **準備OK**を押して再開してください。
omiga-get-ready-scored = **準備OK**を押すとラウンド{ $round }です。
omiga-call = 2人とも準備OKです。ここにいる**誰でも**、**オミガ！**を押して始められます。
omiga-go = **スタート！** 2人同時です。急いで！
omiga-none-fits = **置けるカードがない:** 手札を捨てましょう。
omiga-clock = 開始: { $when }
omiga-beat = カードが置かれるのは{ $when }。
omiga-stock = 山札{ $pile }枚、捨て札{ $discards }枚
omiga-has-chosen = { $name }さんは選び終えました。
omiga-again = **もう一度遊ぶ**で、{ $rounds }ラウンドの勝負を始めます。
omiga-button-panel = 自分のパネル
omiga-button-call = オミガ！
omiga-button-replay = ラウンドを再生

## What just happened

omiga-news-laid = **{ $name }**さんが{ $place }にカードを置きました。
omiga-news-threw = **{ $name }**さんが手札を捨て、引き直しました。
omiga-news-beaten = **{ $name }**さんは一歩遅く、カードが合わなくなりました。
omiga-news-you-laid = { $place }にカードを置きました。
omiga-news-you-threw = 手札を引き直しました。
omiga-news-you-beaten = 一歩遅かった！ カードが合わなくなりました。

## A player's panel

omiga-you = あなたは{ $mark }。{ $name }さんの背後を取るか、いちばん上をめざしましょう！
omiga-press-ready-ready = 用意ができたら**準備OK**を押してください。誰かが「オミガ！」と言うまで、カードは裏向きです。
omiga-press-ready-paused = **準備OK**を押して再開してください。
omiga-press-ready-scored = **準備OK**を押すとラウンド{ $round }です。
omiga-wait-other = ✅ 準備OKです。**{ $name }**さんを待っています…
omiga-button-ready = 準備OK
omiga-button-throw = 手札を捨てる
omiga-button-claim = 相手が不在: 勝ちを宣言
omiga-button-as-shown = { $letter }: そのまま
omiga-button-turned = { $letter }: 回して
omiga-as-shown = そのまま
omiga-turned = 回して
omiga-needs = 必要な辺: { $edges }
omiga-top = 上が{ $end }
omiga-bottom = 下が{ $end }
omiga-left = 左が{ $colour }
omiga-right = 右が{ $colour }
omiga-shape-slash = 右上がり
omiga-shape-backslash = 右下がり
omiga-shape-tip = 凸
omiga-shape-notch = 凹
omiga-colour-green = 緑
omiga-colour-pink = ピンク
omiga-chosen-lay = ☑️ **{ $number }**番のカードを**{ $letter }**に置くことにしました。まだ変えられます。
omiga-chosen-throw = ☑️ 手札を引き直すことにしました。まだ変えられます。

## Details

omiga-goal-white = 白、1段目から上へ
omiga-goal-black = 黒、1段目へ向かって下へ
omiga-details-free = あなたが置ける場所
omiga-details-rounds = これまでのラウンド

## The end of a round

omiga-won-behind = { $name }さんが{ $other }さんの背後を取って勝ち！
omiga-won-edge = { $name }さんが向こう端に着いて勝ち！
omiga-won-claimed = { $other }さんの動きがなかったので、{ $name }さんの勝ち。
omiga-draw-sides = 引き分け！ どちらの列も左右の端まで届き、もう誰も抜けられません。
omiga-draw-exhausted = 引き分け！ { $name }さんの最後のカードがどこにも置けません。
omiga-draw-exhausted-one = 引き分け！ 一方の最後のカードがどこにも置けません。
omiga-draw-stuck = 引き分け！ どちらにも置けるカードがありません。
omiga-decided = 決め手は{ $places }のカード。
omiga-match-won = { $name }さんが{ $score }でゲームに勝ちました！
omiga-match-claimed = { $other }さんの動きがなかったので、ゲームは{ $name }さんの勝ち！
omiga-match-level = ゲームは{ $score }で引き分けです。

## The replay

omiga-replay = ラウンドのリプレイ: { $step }/{ $steps } 枚目
omiga-replay-laid = **{ $name }**が{ $place }にカードを置いた: { $edges }。
omiga-no-replay = そのラウンドはもう再生できません。次のラウンドが始まっています。

## The picture in words

omiga-picture = { $side }から見た、{ $columns }列 × { $rows }段のボード。白は{ $white_name }、黒は{ $black_name }。カードは列と段、上下の形（/ 右上がり、\ 右下がり、^ 凸、v 凹）、左右の色（g 緑、p ピンク）の順。白: { $white }。黒: { $black }。最新: { $newest }。
omiga-picture-hands = ボードの横に見える手札（–は置いたカード）: 白 { $white }、黒 { $black }。
omiga-picture-hands-down = ボードの横に両者の手札が{ $cards }枚ずつ、裏向き。
omiga-picture-piles = 山札: 白 { $white }、黒 { $black }。
omiga-picture-free = 置ける場所: { $places }。
omiga-picture-rounds = 勝ったラウンド: 白 { $white }、黒 { $black }。
omiga-picture-ways = { $letter }に、そのまま: { $shown }。回して: { $turned }。
omiga-side-white = 白
omiga-side-black = 黒
omiga-legend = カードの辺とその呼び名。上下の辺: 右上がりは右へ上がる斜め、右下がりは右へ下がる斜め、凸は外へ出っ張り、凹は内へ切れ込む。左右の辺: 緑の円の半分か、ピンクの輪の半分。

## Refusals

omiga-not-ready = まだです。先に2人とも準備OKにしてください。
omiga-already-ready = もう準備OKです。相手を待っています。
omiga-both-ready = 2人とも準備OKです。誰かが「オミガ！」を押してください。
omiga-has-begun = ラウンドはもう始まっています。
omiga-not-begun = ラウンドはまだ始まっていません。
omiga-paused = 一時停止中です。2人とも準備OKを押すと再開します。
omiga-no-such-place = このボードにそんな場所はありません。
omiga-place-taken = 一歩遅かった！ もうカードがあります。
omiga-not-in-hand = そのカードはもう置きました。
omiga-not-beside-own = 自分のカードの辺に接していなければなりません。
omiga-far-from-enemy = 相手のカードに、少なくとも角で接していなければなりません。
omiga-does-not-fit = そのカードはそこに合いません。
omiga-which-way = どちら向きでも置けます。どちらにしますか？
omiga-not-silent = 相手はまだいます。合わないカードを試しただけでも、動いたことになります。
omiga-heard = いることはわかっています。

## Refusals in a panel: the pressed button and the reason, short enough for one line on a phone

omiga-note-place-taken = **{ $press }**: { $name }さんが先でした。
omiga-note-not-in-hand = **{ $press }**: もう置いたカードです。
omiga-note-not-beside-own = **{ $press }**: 自分のカードの辺に接しません。
omiga-note-far-from-enemy = **{ $press }**: { $name }さんのカードに接しません。
omiga-note-does-not-fit = **{ $press }**: 必要な辺 { $edges }
omiga-note-which-way = **{ $press }**: どちら向きにしますか？

## Moves, as a replay tells them

omiga-did-ready = { $name }が準備OKにした
omiga-did-omiga = { $name }が「オミガ！」と言った
omiga-did-lay = { $name }がカードを置いた
omiga-did-throw = { $name }が手札を捨てた
omiga-did-attempt = { $name }が合わないカードを試した
omiga-did-claim = { $name }が勝ちを宣言した
