### Stored data: `/privacy`.

command-privacy = プライバシー
command-privacy-description = あなたについて保存しているデータと、その受け取り方・消し方
command-privacy-show = 表示
command-privacy-show-description = 何を、いつまで保存し、誰が見られるのか
command-privacy-export = 書き出し
command-privacy-export-description = あなたについて保存しているすべてをファイルで受け取ります。あなただけに渡します
command-privacy-delete = 削除
command-privacy-delete-description = あなたについてのすべてを削除します（先に確認します）

privacy-nameless = プレイヤー{ $number }
privacy-leaving = あなたのデータをすべて削除しているところです。少しお待ちください。

privacy-title = 🔏 あなたについて保存しているデータ
privacy-nothing = 何もありません。テーブルに参加するか、今日の村で遊ぶか、設定を保存すると、データができます。
privacy-amount = ここ**{ $here }**、合計**{ $all }**
privacy-amount-all = **{ $all }**
privacy-kept-tables = 🎲 遊んだゲーム: { $amount }
privacy-kept-live = ▶️ 参加中のゲーム: { $amount }
privacy-kept-private = 🔒 非公開ゲーム: { $amount }
privacy-kept-moves = 👉 あなたの手: { $amount }
privacy-kept-words = ✏️ 入力した言葉: { $amount }
privacy-kept-people = ⚙️ あなた自身の設定: { $amount }
privacy-kept-best-scores = 🏆 最高得点: { $amount }
privacy-kept-daily-results = 🏡 今日の村の記録: { $amount }
privacy-kept-daily-players = 🏅 名前の載った今日の村のランキング: { $amount }
privacy-kept-daily-shares = 📣 シェアした記録: { $amount }
privacy-kept-played = 📊 成績に入った結果: { $amount }
privacy-kept-ratings = 📈 レーティング: { $amount }
privacy-kept-badges = 🎖️ バッジ: { $amount }
privacy-kept-known-names = 📛 名前の載ったランキング: { $amount }
privacy-kept-table-alerts = 🔔 新しいテーブルの通知: { $amount }
privacy-kept-player-searches = 🔎 参加した募集: { $amount }
privacy-kept-blocks = 🚫 ブロックした人: { $amount }
privacy-kept-personal-presets = 💾 あなたのプリセット: { $amount }
privacy-what = 保存するのは、DiscordのID、テーブルに参加したときの名前、そこで何をいつしたかです。ほかのメッセージは読みも保存もしません。
privacy-how-long = 保存期間
privacy-keep-games = - ゲーム: 最後の手から{ $days }日間。
privacy-keep-games-always = - ゲーム: あなたが削除するまで。
privacy-keep-unfinished = - 途中のゲームは{ $days }日で閉じます。
privacy-keep-own = - 得点、レーティング、今日の村の記録、設定: あなたが削除するまで。
privacy-keep-server = - ボットを外したサーバー: そのあと{ $days }日間。
privacy-who = 見られる人
privacy-who-sees =
    - チャンネルのゲームとリプレイ: そのチャンネルを見られる全員。
    - ランキングと成績: あなたが遊んだサーバーの全員。
    - 非公開ゲーム、設定、ブロックした人、このページ: あなただけ。
    - このボットの運営者は、すべてを読むことができます。

privacy-button-export = 書き出し
privacy-button-delete = 削除…
privacy-button-sure = はい、すべて削除します

privacy-export-here = あなたについて保存しているすべてのデータです。このメッセージはあなたにしか見えません。ファイルにはあなたのDiscord IDが入っています。
privacy-too-much = データが大きすぎて、Discordのファイルでは渡せません。このボットの運営者に頼んでください。

privacy-delete-title = 🗑️ あなたのデータをすべて削除しますか？
privacy-delete-everywhere = ここだけでなく**すべてのサーバー**が対象で、**元には戻せません**:
privacy-delete-live = { $count ->
    [0] 🪑 今参加しているゲームはありません。
   *[other] 🪑 参加中の{ $count }ゲームから抜けます。ゲームはあなた抜きで続きます。
}
privacy-delete-shared = 👥 ほかの人と遊んだゲームは残り、あなたの席の名前は「{ $name }」になります。そこで入力した言葉は、名前なしで残ります。
privacy-delete-own = 🔒 非公開ゲーム、今日の村、連続日数、得点、レーティング、設定、プリセット、ブロックした人の一覧は削除されます。
privacy-delete-messages = 💬 すでに投稿されたメッセージは、名前入りでチャンネルに残ります。Discord上のものなので、消すにはモデレーターに頼んでください。
privacy-delete-first = 💾 控えが必要なら、先に**書き出し**を押してください。

privacy-done-title = ✅ データを削除しました
privacy-done = { $kept ->
    [0] ほかの人と遊んだゲームはありませんでした。
   *[other] ほかの人と遊んだ{ $kept }ゲームは、名前なしで残ります。
} { $deleted ->
    [0] それ以外はすべて削除しました。
   *[other] 非公開ゲーム{ $deleted }件と、それ以外のすべてを削除しました。
}
privacy-done-traces = ディスクに残った最後の痕跡も、1日以内に上書きされます。また遊ぶときは、まっさらな状態から始まります。
