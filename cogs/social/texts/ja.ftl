### Finding players and choosing them: /lfg, /block, who may join a lobby, presets.

## Looking for players

command-lfg = 募集
command-lfg-description = 一緒に遊ぶ人を募集します。人数がそろうとテーブルが自動で開きます
command-lfg-players = 人数
command-lfg-players-description = あなたを含めて何人？ 省略すると最少人数
command-lfg-start = 開始
command-lfg-start-description = いつから？ あなたのタイムゾーンで20:00、1h、tomorrow 20:00など。省略すると今から
command-lfg-pace = ペース
command-lfg-pace-description = どんなペース？ 省略するとリアルタイム
command-lfg-pace-live = リアルタイム: 全員がそろって、すぐに遊びます
command-lfg-pace-day = ゆっくり: 1手に1日まで
lfg-now = 今から
lfg-title = 🔎 プレイヤー募集: { $game }
lfg-players = プレイヤー（{ $here }/{ $wanted }）
lfg-seat = 👤 **{ $name }**
lfg-pace-live = ⚡ リアルタイム: 全員がそろって、すぐに遊びます
lfg-pace-day = 🐌 ゆっくり: 1手に1日まで
lfg-from = 🕗 開始: { $at }（{ $soon }）
lfg-waiting = あと**{ $missing }**人です。**参加**を押してください！ そろったらテーブルを開いて、みなさんを呼びます。
lfg-waiting-later = あと**{ $missing }**人です。**参加**を押してください！ 時間になったらテーブルを開いて、みなさんを呼びます。
lfg-full-later = ✅ 全員そろいました。テーブルは{ $when }に開きます。そのときに呼びます。
lfg-opening = ✅ 全員そろいました。テーブルを開いています…
lfg-channel-busy = 全員そろいましたが、このチャンネルは使用中です。今のゲームが終わりしだいテーブルを開きます。
lfg-closes = 人数がそろわなければ{ $when }に閉じます。
lfg-button-join = 参加
lfg-button-leave = 抜ける
lfg-button-open = 今すぐテーブルを開く
lfg-call = 🔔 { $players } { $game }のテーブルが開きました: { $link }
lfg-over-opened = ✅ テーブルが開きました: { $link }
lfg-over-expired = ⌛ 今回は人数がそろいませんでした。`/募集`でまた募集できます。
lfg-over-left = 👋 全員が抜けました。`/募集`でまた募集できます。
lfg-refused-over = その募集は終わっています。`/募集`で新しく始められます。
lfg-refused-opening = ちょうどテーブルを開いているところです。抜けるならテーブルからどうぞ。
lfg-refused-not-in = この募集には参加していません。
lfg-refused-players = { $more ->
    [0] このゲームは{ $most }人で遊びます。
   *[other] このゲームは{ $fewest }〜{ $most }人で遊びます。
}
lfg-refused-live-only = 1秒を争うゲームなので、リアルタイムでしか遊べません。
lfg-refused-far = 先すぎます。募集できるのは{ $days }日以内の開始までです。
lfg-refused-too-many = すでに{ $most }件の募集に参加しています。先にどれかを抜けてください: { $link }
lfg-refused-too-many-here = このサーバーにはすでに{ $most }件の募集があります。どれかに参加するか、あとでもう一度お試しください。
lfg-refused-too-often = 募集を出しすぎです。数分後にもう一度お試しください。

## Blocking

command-block = ブロック
command-block-description = 特定の人とテーブルを囲まないようにします。あなたにしか見えません。省略すると一覧を表示
command-block-person = 相手
command-block-person-description = 誰を？ 相手には知らされません
block-title = 🚫 ブロックした人
block-why = 同じテーブルにならず、催促もされません。相手には知らされません。大会の対戦、参加中のゲーム、モデレーターには影響しません。
block-count = ブロック中: { $count }/{ $most }
block-done = ✅ { $person }をブロックしました。
block-undone = ✅ { $person }のブロックを解除しました。
block-button-undo = ブロックを解除
block-button-back = 前へ
block-button-next = 次へ
block-refused-self = 自分はブロックできません。
block-refused-bot = ブロックできるのは人だけです。
block-refused-too-many = すでに{ $most }人をブロックしています。先に`/ブロック`で誰かを解除してください。

## Who may join a lobby

access-button = 参加制限
access-button-all = 全員が参加可能
access-button-back = 戻る
access-title = 🔑 参加できる人は？
access-now-everyone = 今は**全員**です。人やロールを選ぶと、その人たちだけが参加できます。
access-now-some = 今は、下の人とロール**だけ**です。
access-choose-users = 参加できる人
access-choose-roles = 参加できるロール
access-note = すでに席にいる人はそのままです。ロビーにはロールだけが表示され、名前は出ません。
access-line-named = 🔑 参加できるのは、ホストが招待した人だけです。
access-line-roles = 🔑 参加できるのは、{ $roles }と、ホストが招待した人だけです。

## Presets

preset-button = プリセット
preset-button-own = この設定を保存
preset-button-server = サーバー用に保存
preset-title = 💾 { $game }のプリセット
preset-why = 選ぶと、このロビーの設定がまとめて変わります。`/プレイ プリセット:`なら、その設定でテーブルを開けます。
preset-none = プリセットは、このロビーの設定に名前を付けて保存したものです。`/プレイ プリセット:`で、その設定のテーブルを開けます。
preset-choose = プリセットを使う…
preset-drop = プリセットを削除…
preset-defaults = 初期設定
preset-name = 名前
preset-name-why = 同じ名前のプリセットは上書きされます。
preset-example = 金曜の夜
preset-used = ✅ **{ $name }**の設定にしました。
preset-saved = ✅ **{ $name }**として保存しました。
preset-dropped = ✅ **{ $name }**を削除しました。
preset-refused-name = 名前には文字か数字を1つは入れてください。
preset-refused-managers = サーバーのプリセットを保存・削除できるのは、サーバーを管理する人だけです。
preset-refused-gone = そのプリセットはもうありません。
preset-refused-unknown = { $name }というプリセットはありません。候補から選ぶか、省略してください。
preset-refused-which-game = { $name }というプリセットは複数のゲームにあります。ゲームも選んでください。
preset-refused-too-many = このゲームのプリセットはもう{ $most }個あります。先にどれかを削除してください。
