### Turn reminders.

command-pings = 通知
command-pings-description = 通知を選びます: 自分の番、新しいテーブル、おやすみ時間
command-pings-time-zone-description = あなたのタイムゾーン。おやすみ時間と開始時刻に使います

ping-call = 🔔 { $players } あなたの番です: { $link }

pings-title = 🔔 あなたへの通知
pings-kept = ✅ 保存しました。
pings-why =
    ### あなたの番
    テーブルの下でメンションし、手を進めたら消します。通知までの時間は？
pings-note = 手番の通知とおやすみ時間は、全サーバー共通です。テーブルにいるあいだと、非公開ゲームでは通知しません。1手に1時間かけられるゲームでは、5分以上待ちます。Omigaでは、再起動のあとだけ通知します。
pings-server = サーバーの設定: { $usual }
pings-off = 通知しない
pings-at-once = すぐに
pings-1 = 1分後
pings-2 = 2分後
pings-5 = 5分後
pings-15 = 15分後
pings-60 = 1時間後

menu-pings = 手番の通知
menu-pings-why = 通知するタイミングを選びます

## New tables

alert-title = 新しいテーブル
alert-why = 選んだゲームのテーブルがこのサーバーで開いたり、募集が出たりしたら通知します（多くても30分に1回）。
alert-choose = 新しいテーブルの通知なし
alert-others = ほかの{ $count }個のサーバーでも、新しいテーブルを通知しています。
alert-button-stop = すべてのサーバーでやめる
alert-button-on = 次から知らせて
alert-button-off = 次から知らせない
alert-told-on = 🔔 このサーバーで次に{ $game }のテーブルが開いたら通知します。`/通知`で変更できます。
alert-told-off = 🔕 { $game }の新しいテーブルはもう通知しません。
alert-call = 🔔 { $players } **{ $host }**さんが{ $game }のテーブルを開きました: { $link }
alert-call-search = 🔔 { $players } **{ $host }**さんが{ $game }のプレイヤーを募集しています: { $link }
refused-too-many-alerts = すでに{ $most }個のゲームを通知しています。先に`/通知`でどれかを外してください。

## Quiet hours

quiet-title = おやすみ時間
quiet-none = いつでも通知します。{ $zone }
quiet-now = 🌙 **{ $begin }**から**{ $end }**までは通知しません。{ $zone }
quiet-off = おやすみ時間なし
quiet-choose = おやすみ時間を選ぶ…
quiet-from = { $time }から
quiet-until = { $time }まで
quiet-refused-same = 違う時刻を2つ選んでください。
pings-zone-own = あなたのタイムゾーン: { $zone }（現在{ $now }）。
pings-zone-server = タイムゾーン: このサーバーの{ $zone }（現在{ $now }）。`/通知 タイムゾーン:`で変えられます。
pings-zone-choice = このサーバーのタイムゾーン: { $zone } · { $now }
