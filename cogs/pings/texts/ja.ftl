### Turn reminders.

command-pings = 通知
command-pings-description = 自分の番が来たときに通知するタイミングを選びます

ping-call = 🔔 { $players } あなたの番です: { $link }

pings-title = 🔔 手番の通知
pings-kept = ✅ 保存しました。
pings-why = あなたの番が来たら、テーブルの下でメンションし、手を進めたらそのメッセージを消します。どのくらい待ってから通知しますか？
pings-note = すべてのサーバーの、すべてのゲームに適用されます。テーブルで動いているあいだと、非公開ゲームでは通知しません。1手に1時間以上かけられるゲームでは、少なくとも5分待ちます。Omigaでは、再起動で一時停止したときだけ通知します。
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
