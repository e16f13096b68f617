### General texts. Those of a game are in cogs/<game>/texts/. One term per thing: see glossary/ja.md.

language-name = 日本語
# Between the items of a list
list-comma = 、
# The same as in English
list-colon = { ": " }
list-and = { $others }、{ $last }

## Commands (names are lower case, without spaces)

command-play = プレイ
command-play-description = このチャンネルでゲームを始めます
command-play-game = ゲーム
command-play-game-description = どのゲーム？ 省略すると全部表示します
command-play-private = 非公開
command-play-private-description = ひとりで遊びます。あなたにしか見えません
command-play-preset = プリセット
command-play-preset-description = あなたやこのサーバーが名前を付けて保存した設定
command-table = テーブル
command-table-description = このチャンネルのテーブル、またはあなたの非公開ゲーム
command-table-show = 表示
command-table-show-description = チャットのいちばん下にテーブルを出し直します
command-table-list = 一覧
command-table-list-description = すべてのサーバーで参加中のゲーム（リンク付き）。あなたにしか見えません
command-table-end = 終了
command-table-end-description = このチャンネルのゲーム、またはあなたの非公開ゲームを終了します
command-rules = ルール
command-rules-description = ゲームのルールを図入りの短いページで。あなたにだけ表示します
command-rules-game = ゲーム
command-rules-game-description = どのゲーム？
command-table-replay = リプレイ
command-table-replay-description = このチャンネルで終わったゲームを1手ずつ見返します
command-table-export = 書き出し
command-table-export-description = 終わったゲームをファイルで受け取ります。共有用の短いまとめ付き
command-table-verify = 検証
command-table-verify-description = シャッフル結果が変えられていないか確かめます
command-table-finished = ゲーム
command-table-finished-description = どのゲーム？ 省略すると最新のゲーム
command-table-noted = 控え
command-table-noted-description = 開始時に「詳細」から控えておいた封印ハッシュ
command-help = ヘルプ
command-help-description = Onetableの紹介と遊び方

## Choosing a game

play-which = どのゲームで遊びますか？
play-which-private = どのゲームで遊びますか？ あなたにしか見えません。
play-choose = ゲームを選ぶ

## The lobby

lobby-people = プレイヤー（{ $here }/{ $most }）
lobby-host = 👑 **{ $name }** · ホスト
lobby-seat = 👤 **{ $name }**
lobby-computer = **{ $name }**
computer-name = 🤖 COM { $number }
lobby-options = 設定
lobby-waiting = あと**{ $missing }**人で始められます。**参加**を押してください！
lobby-ready = 準備OK！ **{ $host }**さんは**スタート**を押せます。もう少し待ってもかまいません。
lobby-full = 満席です。**{ $host }**さん、**スタート**を押してください！
lobby-or-computers = 人が足りないときは、**{ lobby-button-more }**でCOM（コンピューター）を追加できます。
lobby-closes = このまま動きがなければ{ $when }に閉じます。
lobby-button-join = 参加
lobby-button-start = スタート
lobby-button-options = 設定
lobby-button-leave = 抜ける
lobby-button-cancel = ロビーを閉じる
lobby-button-rules = ルール
lobby-button-computer = COMを追加
lobby-button-no-computer = COMを減らす
lobby-button-more = その他
more-title = { $game }
more-done-leave = ロビーから抜けました。
more-done-cancel = ロビーを閉じました。
lobby-button-private = ひとりで遊ぶ

menu-button = メニュー
details-button = 詳細
menu-title = ### { $game }
menu-choose = どうしますか？
menu-undo = 1手戻す
menu-undo-why = まだ誰も動いておらず、何も明らかになっていません
menu-join = ゲームに参加する
menu-join-why = 次の手番から入れます
menu-watch = 自分の言語で観戦する
menu-watch-why = 公開テーブルを自分用のメッセージで表示します
menu-rules = ルールを読む
menu-rules-why = 図入りの短いページ。あなたにだけ表示します
menu-learn = 遊び方を習う
menu-learn-why = ガイド付きの短いゲーム。あなたにだけ表示します
menu-ask = 1手戻してよいか聞く
menu-ask-why = ほかの全員が認めれば戻せます
menu-back = 戻りました
menu-back-why = また自分で動かします
menu-time = もう少し時間をください
menu-time-why = 持ち時間を数え直します。1手につき1回
menu-nudge = 待っている人を催促する
menu-nudge-why = 通知を送ります。時間制限がなければ、あと5分になります
menu-leave = ゲームを抜ける
menu-leave-why = 誰かが席に着くまでコンピューターが代わります
menu-leave-why-gone = ゲームはあなた抜きで続きます
menu-leave-why-alone = ゲームは終わります
menu-take = { $name }さんの席に着く
menu-take-why = 途中から引き継ぎます
menu-open = { $name }さんの席を空ける
menu-open-why = { $name }さんは離席中です。賛成 { $votes }/{ $needed }
menu-end = ゲームを終えるよう投票する
menu-end-why = 賛成 { $votes }/{ $needed }
menu-host = { $name }さんをホストにする
menu-host-why = ホストはプレイヤーを外したり、ゲームを終えたりできます
menu-remove = { $name }さんを外す
menu-remove-why = 誰かが席に着くまでコンピューターが代わります
menu-remove-why-gone = ゲームは{ $name }さん抜きで続きます
menu-done = 完了しました。
menu-done-join = 参加しました！ 次の手番から入れます。
menu-done-undo = 1手戻しました。
menu-done-ask = ほかのプレイヤーに聞いています。先に誰かが動いたら、そのままになります。
menu-done-back = おかえりなさい！ ここからはまた自分で動かせます。
menu-done-time = 時間を延ばしました。
menu-done-nudge = 催促しました。
menu-done-leave = ゲームから抜けました。
menu-done-take = 引き継ぎました。がんばって！
menu-done-open = 投票しました。
menu-done-end = 投票しました。
menu-done-host = ホストが交代しました。
menu-done-remove = 外しました。
sure-leave = 抜ける
sure-remove = 外す
sure-no = キャンセル
sure-kept = 何も変わっていません。
sure-leave-question = ゲームを抜けますか？ コンピューターが代わります。
sure-leave-question-gone = ゲームを抜けますか？ ゲームはあなた抜きで続きます。
sure-leave-question-alone = 抜けますか？ ゲームは終わります。
sure-remove-question = **{ $name }**さんをゲームから外しますか？ このテーブルには戻れなくなります。
seat-away = 💤 **{ $name }**さんは離席中です。ボタンを押すまでコンピューターが代わります。
seat-left = 🪑 **{ $name }**さんが抜け、コンピューターが引き継ぎました。
seat-open = 🪑 **{ $name }**さんが抜け、コンピューターが引き継ぎました。**メニュー**からこの席に着けます。
list-title = ### 参加中のゲーム
list-none = 参加中のゲームはありません。`/プレイ`で始めるか、`/募集`で仲間を見つけましょう。
list-lobby = 🛋️ **{ $game }** · 開始前 · { $place }
list-playing = 🎲 **{ $game }** · { $place }
list-your-turn = ➡️ **{ $game }** · あなたの番 · { $place }
list-elsewhere = 別のDMかサーバー
list-outside = DMとほかのサーバー
list-search = 🔎 **{ $game }** · 募集中 · { $place }
list-more = -# 新しいものから{ $most }件を表示しています。
list-other-server = 別のサーバー
list-private = 非公開（`/テーブル 表示`で出し直せます）
panel-left = このゲームからは抜けています。

watch-note = 👀 観戦中です。このメッセージは15分間ゲームを追いかけます。続けるにはボタンを押してください。
watch-button = 観戦を続ける

back-asked = ↩️ **{ $name }**さんが1手戻したいそうです。賛成 { $votes }/{ $needed }
back-yes = いいよ
back-no = だめ

table-closed = このテーブルは閉じました。`/プレイ`で新しいゲームを始められます。
table-closed-expired = ⌛ 時間内に始まりませんでした。
table-closed-left = 👋 全員が抜けました。
table-closed-host = ✋ ホストがゲームを終えました。
table-closed-moderator = ✋ モデレーターがゲームを終えました。
table-closed-vote = ✋ 投票でゲームを終えました。
table-closed-clock = ⌛ 時間切れ！ 対戦の制限時間が終わりました。
table-closed-abandoned = ⌛ 長いあいだ誰も戻ってきませんでした。
table-deadline = 動きがなければ{ $when }にコンピューターが代わりに動きます。

## Private tables, and choosing among several

private-note = 🔒 あなたにしか見えません。`/テーブル 表示`でどのチャンネルにも出し直せます。
private-over = 🔒 あなたにしか見えません。
private-running = この非公開ゲームはすでに開いているので、出し直しました。最初から始めるには、先に`/テーブル 終了`で終えてください。
which-show = どのテーブルを表示しますか？
which-end = どのゲームを終えますか？
which-channel = このチャンネルの{ $game }
which-private = { $game }（非公開）

## Options

lobby-kick = プレイヤーを外す…
lobby-teams = 👥 { $first } 対 { $second }
lobby-kicked = ✅ { $name }さんを外しました。このテーブルには戻れません。
options-title = { $game }の設定
option-on = あり
option-off = なし
option-turn-limit = 1手の制限時間
option-turn-limit-0 = なし
option-turn-limit-60 = 1分（過ぎるとコンピューターが動きます）
option-turn-limit-300 = 5分（過ぎるとコンピューターが動きます）
option-turn-limit-3600 = 1時間（過ぎるとコンピューターが動きます）
option-turn-limit-86400 = 1日（過ぎるとコンピューターが動きます）
option-computers = コンピューターの強さ
option-computers-easy = 弱い
option-computers-normal = ふつう
option-computers-hard = 強い

## The rules of a game, page by page

rules-heading = { $game } · { $page }/{ $pages } ページ
rules-button-first = 最初
rules-button-back = 前へ
rules-button-next = 次へ
rules-choose = 全ページ
rules-more-values = ほか{ $count }種類
refused-no-such-page = そのページはもうありません。最新版は`/ルール`で見られます。

## Forms

prompt-kept = 入力した内容: { $text }。次に入力欄を開くと、そのまま残っています。

## Nudges, and playing again

table-paused-by-restart = ⏸️ { $players } 再起動しました。みなさんが戻るまでゲームは一時停止中です: { $link }
table-shown-again = このチャンネルにはすでにテーブルがあります。メッセージが消されていたので、出し直しました。
nudge-call = ⏰ { $players } みんな待っています: { $link }
again-button = もう一度遊ぶ

## Games that are over: replays, exports, sealed deals

replay-button-open = リプレイ
coach-button = どこで差がついた？
coach-place = コーチ · { $step }/{ $steps } 手目の前
coach-fine = 🎓 あなたの手をすべて見ましたが、損といえるような手はありませんでした。お見事！
coach-only-players = このゲームのプレイヤーが、自分の手についてだけ聞けます。
coach-none = このゲームにコーチはいません。
coach-already = まだ調べています。少しお待ちください。
coach-busy = ほかのゲームを調べています。少ししてからもう一度お試しください。
coach-busy-here = このサーバーのほかのゲームを調べています。少ししてからもう一度お試しください。
replay-button-turnback = ‹ 手番
replay-button-back = 前
replay-button-play = 再生
replay-button-pause = 停止
replay-button-next = 次
replay-button-turn = 手番 ›
replay-button-export = 書き出し
replay-button-verify = シャッフルを検証
replay-place = リプレイ · { $step }/{ $steps } 手目 · { $clock }
replay-dealt = 開始時
replay-anyone = 誰か
replay-undo = { $name }が1手戻した
replay-rewind = { $name }が全員の了解を得て戻した（{ $to }手目へ）
replay-clock-expire = 時間切れ
replay-clock-wake = 再起動のあと、ゲームが再開した
replay-jump = 移動…
replay-seen-table = 全員に見えていたもの
replay-seen-by = 加えて{ $name }さんに見えていたもの
replay-panel = ### 🔎 { $name }さんにだけ見えていたもの
replay-none = このチャンネルではまだゲームが終わっていません。`/プレイ`で始めましょう。
verify-none = このチャンネルではまだゲームが終わっていません。ゲーム中は**詳細**に封印ハッシュが表示され、終わったら`/テーブル 検証`で確かめられます。
replay-not-over = そのゲームはまだ終わっていません。
replay-never-shown = そのゲームはこのチャンネルで行われたものではありません。
replay-choose = 候補のゲームから選んでください。省略すると最新のゲームになります。
replay-damaged = そのゲームは再生できません。一部の手が失われています。
replay-impossible = そのゲームは再生できません。ルールの旧バージョンで行われたか、データが壊れています。
export-here = ゲーム全体のファイルと、短いまとめです:
export-only-managers = そのゲームではこのサーバー独自のお題が使われ、ファイルにはそのすべてが入ります。受け取れるのはサーバーを管理する人だけです。
export-place = { $place }位 { $names }: { $score }
export-length = { $moves }手、{ $clock }
export-sealed = ハッシュ { $sealed }
export-seed = シード値 { $seed }
export-salt = ソルト { $salt }
fair-sealed = 🔒 封印ハッシュ `{ $sealed }`
fair-opened = 🔓 封印ハッシュ `{ $sealed }`、シード値 `{ $seed }`、ソルト `{ $salt }` · `/テーブル 検証`で確かめられます
fair-opened-unsalted = 🔓 封印ハッシュ `{ $sealed }`、シード値 `{ $seed }` · `/テーブル 検証`で確かめられます
verify-title = シャッフル結果は変えられていない？
verify-how-title = しくみ
verify-how =
    シャッフルの前に、ランダムな**シード値**を選びます。シャッフルもサイコロの目も、すべてこの値から決まります。ゲーム、席順、設定、シード値、ランダムな**ソルト**から**封印ハッシュ**（SHA-256）を作り、**詳細**に表示します。ハッシュからシード値は割り出せませんし、同じハッシュになる別のシード値を見つけることもできません。ゲームが終わるとシード値とソルトを公開するので、誰でもシャッフルを再現できます。
verify-sealed = 🔒 封印ハッシュ: `{ $shown }`（「詳細」に表示） `{ $rest }`
verify-seed = 🌱 シード値: `{ $seed }`
verify-salt = 🧂 ソルト: `{ $salt }`
verify-replayed = ✅ このシード値でもう一度シャッフルし、{ $moves }手すべてを再現したところ、結果は完全に一致しました。
verify-compare = 👀 次に、**ゲーム中**の**詳細**に出ていた封印ハッシュと見比べてください。スクリーンショットか`/テーブル 検証 控え:`が使えます。これをしないと、ボットの言葉を信じるだけになります。
verify-noted-equal = ✅ 控えと一致しました。シャッフル結果はその時点で決まっていて、変わっていません。
verify-noted-other = ❌ 控えと一致**しません**。別のゲームの控えか、封印したものと違うシャッフル結果です。
verify-noted-unclear = ⚠️ 封印ハッシュではないようです。「詳細」に出ている{ $shown }文字以上を入力してください。
verify-limits = これで証明できないこと: ボットの運営者がゲーム中にシード値を見なかったこと、そしてシード値をランダムに一度だけ選んだこと。
verify-yourself = ボットなしで確かめるには: `/テーブル 書き出し`のあと、ソースコードのコピーの中で、そのファイルを渡して`python -m tools.redeal`を実行してください。

## Ending a table

end-sure = この{ $game }を終えますか？ 全員のゲームが終わり、勝者はなしになります。
end-sure-private = 非公開の{ $game }を終了しますか？ 元には戻せません。
end-button = ゲームを終える
end-done = ゲームを終えました。

## Help

# same
help-title = 🎲 Onetable
help-intro =
    ここでボードゲームが遊べます。
    1️⃣ `/プレイ`でテーブルを開きます。
    2️⃣ 友だちが**{ lobby-button-join }**を押します。コンピューターや、投票で動くチャンネルも参加できます。
    3️⃣ **{ lobby-button-start }**を押します。誰の番かはテーブルに出ます。
    はじめてのゲームなら、`/レッスン`で遊びながら覚えるか、`/ルール`で図入りの説明を読めます。
help-play = ゲームを始める…
help-playing = 遊ぶ
help-playing-list = `/プレイ` プリセットも使える · `/募集` 仲間探し · `/今日の村` 1日1回の村 · `/大会 一覧`
help-table = ゲーム中
help-table-list = `/テーブル 表示` 出し直す · `/テーブル 一覧` 参加中のゲーム · `/テーブル 終了` ゲームを終える · `/通知` 手番や新しいテーブルの通知 · `/ブロック` 人をブロック
help-after = 終わったあと
help-after-list = `/テーブル リプレイ` 見返す、動画にする · `/テーブル 書き出し` ファイルにする · `/テーブル 検証` シャッフルを確かめる · `/成績` とバッジ · `/ランキング` · `/プライバシー 表示` 保存データ
help-elsewhere = ここでは
help-elsewhere-list = `/プレイ` · `/今日の村` 1日1回の村 · `/レッスン` 遊び方 · `/ルール` · `/テーブル 表示` 出し直す · `/テーブル 一覧` 参加中のゲーム · `/テーブル リプレイ` 見返す、動画にする · `/ブロック` 人をブロック · `/プライバシー 表示` 保存データ
help-elsewhere-note = 手番の通知、大会、ランキングは、ボットを追加したサーバーで使えます。ここにほかの人の動きが表示されるのは、最後の操作から15分間です。次に操作すると、テーブルが最新になります。
help-managers = サーバー管理者
help-managers-list = `/設定`（デイリーまとめも） · `/大会 作成` · `/シーズン 開始` · `/お題 登録`
help-footer = 1手ごとに保存しています。Discordを閉じても、いつでも続きから遊べます。

## Refusals: one sentence to the one who pressed

refused = 今はできません。
refused-unreadable = そのボタンを読み取れません。`/テーブル 表示`で新しいテーブルを出せます。
refused-stale = ゲームはもう先に進んでいます。これが今のテーブルです。
refused-press-again = 少し時間がかかりました。もう一度押してください。
refused-not-a-member = その人はこのサーバーにいません。
refused-not-allowed = ここではそのコマンドを使えません。
refused-old-command = そのコマンドは新しくなりました。Discordを再起動してから、もう一度お試しください。
refused-too-fast = 少しゆっくりお願いします。もう一度お試しください。
refused-too-fast-here = このサーバーは今とても混み合っています。数秒後にもう一度お試しください。
refused-too-many-tables = このサーバーで、すでに{ $most }個のテーブルを開いています。先にどれかを終えてください。
refused-too-many-tables-here = このサーバーでは、すでに{ $most }個のテーブルが開いています。どれかに参加するか、終わるのを待ってください。
refused-too-many-opened = テーブルを開きすぎです。{ $minutes }分後にもう一度お試しください。
refused-too-many-opened-here = このサーバーで開かれたテーブルが多すぎます。{ $minutes }分後にもう一度お試しください。
refused-too-many-tournaments = このサーバーで、すでに{ $most }個の大会を開催中です。先にどれかを終えるか、中止してください。
refused-too-many-tournaments-here = このサーバーでは、すでに{ $most }個の大会が開催中です。終わるのを待ってください。
refused-too-many-uploads = ファイルを送りすぎです。{ $minutes }分後にもう一度お試しください。
refused-too-many-uploads-here = このサーバーから送られたファイルが多すぎます。{ $minutes }分後にもう一度お試しください。
refused-not-your-turn = まだあなたの番ではありません。
refused-game-over = このゲームは終わっています。`/プレイ`で新しいゲームを始められます。
refused-not-at-table = このゲームには参加していません。観戦するか、別のチャンネルで`/プレイ`と入力して、自分のゲームを始められます。
refused-not-started = ゲームはまだ始まっていません。
refused-already-started = ゲームはもう始まっています。
refused-table-closed = このテーブルは閉じました。`/プレイ`で新しいゲームを始められます。
refused-private = それはほかの人の非公開ゲームです。
refused-other-server = そのボタンは、別のサーバーに移ったテーブルのものです。
refused-other-channel = そのボタンは、別のチャンネルのテーブルのものです。
refused-already-joined = もう参加しています。
refused-not-joined = このゲームには参加していません。
refused-no-seat = このテーブルの席には着けません。`/プレイ`で自分のテーブルを開けます。
refused-barred = ホストかモデレーターによって、このテーブルから外されています。
refused-no-late-join = このゲームには途中から参加できません。
refused-back-asked = 1手戻す相談がすでに出ています。先にそちらに答えてください。
refused-back-alone = 認めてくれるほかのプレイヤーがいません。
refused-back-not-asked = その相談はもう終わっています。
refused-undo = 戻せません。すでに誰かが動いたか、何かが明らかになっています。
refused-no-computer-here = このテーブルにコンピューターはいません。
refused-seat = その席にプレイヤーはいません。
refused-seat-taken = その席は空いていません。
refused-not-away = 離席中のほかのプレイヤーにしか使えません。
refused-nobody-to-call = 今は催促する相手がいません。
refused-called-already = ついさっき催促したばかりです。
refused-no-more-time = この手ではもう時間を延ばしたか、時間制限がありません。
refused-full = 満席です（{ $most }人）。
refused-too-few = { $here ->
    [1] まだあなたひとりです。このゲームは{ $fewest }人以上で遊びます。
   *[other] まだ{ $here }人です。このゲームは{ $fewest }人以上で遊びます。
}
refused-only-host = ホストの{ $host }さんだけができます。
refused-end-alone = ひとりで終えられるのは、ホストの{ $host }さんかモデレーターだけです。投票なら、**{ menu-button }**の**{ menu-end }**から始められます。
refused-choice = その選択肢はもうありません。
refused-option = その設定にはできません。
refused-channel-taken = このチャンネルにはすでにテーブルがあります: { $link }
refused-busy = ほかの人のほうが先でした。もう一度お試しください。
refused-no-table = このチャンネルにテーブルはありません。`/プレイ`で始められます。
refused-unknown-game = { $name }というゲームは見つかりません。
refused-may-not-post = あなたはここに書き込めないので、代わりに投稿することもできません。
refused-external-apps = このサーバーでは、追加されていないアプリは全員向けに投稿できないため、テーブルがほかの人に見えません。ひとりでなら遊べます: `/プレイ`の*非公開*、`/今日の村`、`/レッスン`
refused-permissions = ここにテーブルを開くための権限が足りません。サーバーを管理する人に、次の権限をもらってください: { $missing }
refused-old-button = 古いバージョンのボタンです。`/テーブル 表示`で新しいテーブルを出せます。
refused-restarting = 再起動中です。何も失われません。数秒後にもう一度お試しください。
refused-damaged = このテーブルはもう読み込めません。ホストが`/テーブル 終了`で閉じられます。
refused-table-unreadable = このチャンネルのテーブルはもう読み込めません。モデレーターが`/テーブル 終了`で閉じられます。
closed-unreadable = 閉じました。読み込めなくなったテーブルでした。新しいテーブルを開けます。

permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-attach-files = ファイルを添付
permission-create-public-threads = 公開スレッドの作成
permission-create-public-threads-for = 大会のため、またサーバーの設定でテーブルごとにスレッドを作るため

broke = こちらで問題が起きました。ゲームは無事です。`/テーブル 表示`で出し直せます。
answered-late = 時間がかかり、返事が届きませんでした。もう一度押す前にテーブルを見てください。うまくいっているかもしれません。
broke-discord = Discordに断られました。ゲームは無事です。もう一度試すか、`/テーブル 表示`を使ってください。
broke-stored = 保存した内容を読み込めなくなりました。原因はボットの運営者がログで確認できます。
