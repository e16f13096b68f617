### Statistics, leaderboards and seasons

## /stats

command-stats = 成績
command-stats-description = このサーバーでのレーティング、記録、グラフ。ほかのメンバーの分も見られます
command-stats-member = メンバー
command-stats-member-description = 誰の成績？ 省略すると自分の成績
command-stats-season = シーズン
command-stats-season-description = 以前のシーズンの番号
stats-here = このサーバー
stats-season = シーズン{ $season }
stats-own = あなたの成績
stats-empty-own = ここではまだ成績に入るゲームがありません。`/プレイ`で誰かと遊んでみましょう。
stats-empty-other = { $name }さんは、ここではまだ成績に入るゲームを終えていません。
stats-empty-season = シーズン{ $season }のゲームはまだありません。前のシーズンは`/成績 シーズン:{ $before }`で見られます。
stats-not-rated = レーティングに参加していません。ゲームは対象にならず、ランキングや成績にも出ません。これまでのレーティングは保存してあり、また参加すると続きから始まります。
stats-hidden = このプレイヤーは、レーティングと成績に参加していません。
stats-rating = **{ $value }** ± { $give }
stats-place = { $of }人中**{ $place }**位
stats-provisional = あと{ $missing }ゲームで順位が付きます
stats-games = { $games }ゲーム
stats-wins = { $wins }勝
stats-draws = 引き分け{ $draws }
stats-streaks-now = 🔥 { $now }連勝中
stats-streaks-both = 🔥 { $now }連勝中（最高{ $best }連勝）
stats-streaks-best = 最高{ $best }連勝
stats-best = 最高得点**{ $score }**
stats-best-of = 最高得点**{ $score }**/{ $most }
stats-daily = 今日の村: { $days }日
stats-met = ⚔️ { $looker } 対 { $name }
stats-met-never = まだ一緒に遊んでいません。
stats-met-ahead = **{ $more } : { $fewer }** で{ $name }さんがリード
stats-met-level = **{ $more } : { $fewer }**
stats-met-ties = 引き分け{ $level }
stats-met-together = 同じチームで{ $games }ゲーム、最高得点{ $best }
stats-chart = { $game }: 各ゲーム後のレーティング。全員{ $start }から始まります。帯（±の数字）は誤差の幅で、ゲームを重ねるほど狭くなります。
stats-chart-of = グラフ: { $game }
stats-chart-picture = 折れ線グラフ: { $game }の直近{ $games }ゲームのレーティング。最初は{ $first }、最低{ $lowest }、最高{ $highest }、現在{ $last }。線のまわりの帯は誤差の幅で、現在は上下{ $give }。
stats-choose-chart = ほかのグラフ
stats-button-share = みんなに見せる
stats-button-rated-off = レーティングに参加しない
stats-button-rated-on = また参加する
stats-nothing-to-share = まだ見せるものがありません。

## /leaderboard

command-leaderboard = ランキング
command-leaderboard-description = このサーバーの強豪: レーティング、最高得点、今日の村、連続日数
command-leaderboard-game = ゲーム
command-leaderboard-game-description = どのゲーム？
command-leaderboard-season = シーズン
command-leaderboard-season-description = 以前のシーズンの番号
leaderboard-title = サーバーランキング
leaderboard-won = { $games }ゲーム中{ $wins }勝
leaderboard-you = あなた
leaderboard-not-you = あなたはまだ載っていません。
leaderboard-page = { $page }/{ $pages } ページ
leaderboard-button-first = 最初
leaderboard-button-back = 前へ
leaderboard-button-next = 次へ
leaderboard-nobody = 成績に入るゲームを{ $least }回終えた人はまだいません。`/プレイ`で一番乗りしましょう！
leaderboard-no-scores = まだ誰もゲームを終えていません。`/プレイ`で一番乗りしましょう！
leaderboard-too-few = ほかに{ $count }人が{ $least }ゲーム未満です。
leaderboard-rivals-note = レーティングは{ $start }から始まります。±は誤差の幅で、ゲームを重ねるほど狭くなります。順位はレーティングから±を引いた値で決まるので、まぐれでは上位に入れません。自分のゲームは`/成績`で。
leaderboard-earlier = 前のシーズンは`/ランキング シーズン:{ $season }`で見られます。
leaderboard-teams-note = チームで獲得したカードの最多記録です。どのチームも1回だけ載ります。
leaderboard-score = **{ $score }**
leaderboard-score-of = **{ $score }**/{ $most }

## /season

command-season = シーズン
command-season-description = このサーバーのレーティングシーズン
command-season-new = 開始
command-season-new-description = 新しいシーズンを始めます。全員のレーティングがリセットされます
season-sure = シーズン{ $season }を始めますか？
season-what = すべてのゲームで、全員のレーティングが{ $start }に戻ります。シーズン{ $season }はあとからも見られ、最高得点は残ります。元には戻せません。
season-button = シーズン{ $season }を始める
season-begun = 🏁 シーズン{ $season }が始まりました
season-old = あなたにしか見えないので、みんなに知らせてください！ シーズン{ $season }は`/ランキング シーズン:{ $season }`と`/成績 シーズン:{ $season }`で見られます。
season-begun-already = そのシーズンはもう始まっています。次のシーズンは`/シーズン 開始`で始められます。
season-unknown = シーズン{ $season }はここにはありません。最新はシーズン{ $last }です。

## In /settings

settings-bad-ranked-after = ゲーム数は1から25で指定してください。

## Badges

badges-button = バッジ
badges-button-on = 新しいバッジを知らせる
badges-button-off = バッジを知らせない
badges-title = 🎖️ { $name }さんのバッジ
badges-count = バッジ **{ $count }**/{ $of }
badges-missing = これから取れるバッジ
badges-note = 数えるゲームは`/成績`と同じです。公開テーブルで最後まで遊び、自分の席をコンピューターが代わらなかったものです。今日の村も入ります。一度取ったバッジはなくなりません。
badges-not-rated = レーティングと成績に参加していないので、バッジは取れません。`/成績`からまた参加できます。
badge-news = 🎖️ { $names } が**{ $badge }**を獲得: { $result }

badge-perfect = 完璧な13枚
badge-perfect-how = Just One: コンピューターなしのチームで、13枚中13枚を当てる。
badge-perfect-result = { $game }で13枚中{ $value }枚！
badge-village = 大発展の村
badge-village-how = ロクジカコレクション: 今日の村、チャンネルでのひとり用ゲーム、レースのどれかで、{ $goal }点の村を作る。
badge-village-result = { $value }点の村！
badge-days = 毎朝の日課
badge-days-how = 今日の村を{ $goal }日連続で最後まで遊ぶ。
badge-days-result = 今日の村を{ $value }日連続！
badge-runaway = 独走
badge-runaway-how = ONE SHOT: 4人以上のテーブルで、2位に{ $goal }点以上の差をつけて勝つ。
badge-runaway-result = { $game }に{ $value }点差で勝利！
badge-potions = ポーションの達人
badge-potions-how = オンリーワン コレクション: 相手が2人以上のゲームで、{ $goal }点以上で勝つ。
badge-potions-result = { $game }に{ $value }点で勝利！
badge-sweep = 完封
badge-sweep-how = Omiga: 3ラウンド制か5ラウンド制で、1ラウンドも落とさずに勝つ。
badge-sweep-result = { $game }で{ $value } : 0！
badge-streak = 絶好調
badge-streak-how = 同じゲームで、レーティング対象のゲームに{ $goal }連勝する。
badge-streak-result = { $game }で{ $value }連勝！
badge-upset = 大金星
badge-upset-how = お互いにレーティング対象のゲームを5回終えたあと、そのゲームのレーティングが{ $goal }以上高い人に勝つ。
badge-upset-result = { $game }でレーティングが{ $value }高い人に勝利！
badge-champion = チャンピオン
badge-champion-how = このサーバーの大会で優勝する。
badge-champion-result = { $game }で大会初優勝！
badge-explorer = 探検家
badge-explorer-how = { $goal }種類のゲームをすべて1回ずつ終える。
badge-explorer-result = { $value }種類のゲームを制覇！
badge-regular = 常連
badge-regular-how = このサーバーで{ $goal }ゲームを終える。
badge-regular-result = ここで{ $value }ゲームを達成！
