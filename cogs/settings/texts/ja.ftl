### `/settings`: what a server chooses for itself.

command-settings = 設定
command-settings-description = このサーバーでのOnetableの設定を見て、変更します
command-settings-time-zone = タイムゾーン
command-settings-time-zone-description = このサーバーのタイムゾーン。都市名か地域名を入力してください
command-settings-day-begins = 日付変更
command-settings-day-begins-description = 新しい日が始まる時刻（0〜23時）

settings-title = ⚙️ サーバー設定
settings-kept = ✅ 保存しました。
settings-choose-group = 変更する項目…
settings-button-reset = このページを初期設定に戻す
settings-button-words = 言葉を編集
settings-words-form = 1行に1つ、言葉か語句
settings-words-form-why = { $most }個まで、各{ $longest }文字まで。空欄なら何も禁止しません
settings-only-managers = 設定を見たり変えたりできるのは、*サーバー管理*の権限を持つメンバーだけです。

settings-group-all = 📋 一覧
settings-group-all-why = すべての設定を1ページで
settings-group-where = 🚪 場所と人
settings-group-where-why = チャンネル、ロール、ゲームの終了、スレッド
settings-group-time = ⏳ 時間
settings-group-time-why = 1手の制限時間、ロビーを閉じるまでの時間
settings-group-speech = 🔔 言語と通知
settings-group-speech-why = テーブルの言語と、プレイヤーへの通知
settings-group-words = 🚫 禁止する言葉
settings-group-words-why = テーブルで誰も書けない言葉
settings-group-day = 🗓️ 日付とタイムゾーン
settings-group-day-why = タイムゾーンと、新しい日が始まる時刻
settings-group-ranking = 🏅 ランキングとバッジ
settings-group-ranking-why = 順位が付くまでのゲーム数、バッジのお知らせ
settings-group-roundup = 🗞️ デイリーまとめ
settings-group-roundup-why = 前日の結果を1日1回投稿します

## Rankings

setting-ranked-after = 順位が付くゲーム数
setting-ranked-after-why = これより少ないプレイヤーは、まだランキングに載りません。
setting-badges = 新しいバッジ
setting-badges-on = 知らせる
setting-badges-off = /成績 だけに表示
setting-badges-why = ゲームのチャンネルに短い1行を出します。誰にも通知は送らず、各自でオフにできます。

## The daily round-up

setting-round-up-channel = チャンネル
setting-round-up-off = なし
setting-round-up-channel-why = 前日の村の結果と大会のニュースを1日1回。誰にも通知は送らず、ニュースがある日だけ投稿します。
setting-round-up-gone = ⚠️ チャンネルが削除されたので、まとめは投稿されません。別のチャンネルを選んでください。
setting-round-up-forbidden = ⚠️ 前回のまとめを投稿できませんでした。そこでの*チャンネルを見る*と*メッセージを送信*の権限が必要です。明日もう一度試します。
setting-round-up-hour = 投稿時刻
setting-round-up-hour-at = { $hour }（{ $zone }）
setting-round-up-hour-why = このサーバーのタイムゾーン（{ $zone }）の時刻です。変更するには /設定 タイムゾーン と入力してください。

## Where and who

setting-game-channels = ゲーム用チャンネル
setting-game-channels-all = すべてのチャンネル
setting-game-channels-why = スレッドも含みます。ほかの場所で進行中のゲームは続き、非公開ゲームはどこでも遊べます。
setting-game-channels-gone = 選んだチャンネルがすべて削除されたので、選び直すまではどこでもテーブルを開けます。
setting-starter-roles = テーブルを開ける人
setting-starter-roles-all = 全員
setting-starter-roles-why = これらのロールか*サーバー管理*の権限を持つメンバー。参加は誰でもできます。
setting-starter-roles-gone = 選んだロールがすべて削除されたので、選び直すまでは誰でもテーブルを開けます。
setting-some-gone = （ほか{ $count }個は削除済み）
setting-enders = ゲームを終えられる人
setting-enders-moderators = モデレーターのみ
setting-enders-host = ホストとモデレーター
setting-enders-vote = ホスト、モデレーター、またはプレイヤーの投票
setting-enders-why = モデレーターは*メッセージの管理*の権限を持つメンバーです。ホストは自分のロビーをいつでも閉じられます。
setting-threads = チャンネルごとのテーブル数
setting-threads-none = 1つ、スレッドなし
setting-threads-most = { $most ->
    [1] 1つ、スレッドで
   *[other] { $most }つまで、それぞれスレッドで
}
setting-threads-why = *公開スレッドの作成*の権限があれば、/プレイ でテーブルごとにスレッドを開きます。

## Time

setting-turn-limit = 1手の制限時間
setting-turn-limit-why = 対応するゲームの、新しいロビーでの初期値です。ホストが変更できます。
setting-lobby-minutes = 動きのないロビーを閉じるまで
setting-lobby-minutes-usual = { $time }（初期設定）
setting-lobby-minutes-why = 最後に誰かが参加するか、抜けるか、設定を変えてからの時間です。
setting-minutes = { $count }分
setting-hours = { $count }時間

## Language and pings

setting-language = テーブルの言語
setting-language-automatic = Discordでのこのサーバーの言語
setting-language-why = これから開くテーブルに使います。自分だけに見えるメッセージは、各自の言語で表示されます。
setting-pings = 手番の通知
setting-pings-why = テーブルの下に短いメンションを出し、手を進めたら消します。/通知 で各自が変更できます。

## Words

setting-unwanted-words = 禁止する言葉
setting-unwanted-words-count = { $count ->
    [0] なし
   *[other] { $count }個
}
setting-unwanted-words-why = ヒント、答え、お題リスト、大会名、チーム名で禁止します。書いた本人にだけ知らせます。たとえばD4mn、DAMN、d.a.m.nは、damnと同じ扱いです。

## The day

setting-time-zone = タイムゾーン
setting-time-zone-now = { $zone }、現在{ $now }
setting-time-zone-why = 変更するには /設定 タイムゾーン と入力してください。
setting-day-begins = 日付が変わる時刻
setting-day-begins-why = 次は{ $when }。そのとき今日の村が切り替わります。始めていた村は、そのあとも最後まで遊べます。

## Refusals

settings-bad-game-channels = このサーバーのチャンネルを25個まで選んでください。
settings-bad-starter-roles = このサーバーのロールを25個まで選んでください。
settings-bad-enders = その選択肢はもうありません。/設定 を開き直してください。
settings-bad-threads = その選択肢はもうありません。/設定 を開き直してください。
settings-bad-turn-limit = その選択肢はもうありません。/設定 を開き直してください。
settings-bad-lobby-minutes = その選択肢はもうありません。/設定 を開き直してください。
settings-bad-language = その言語にはまだ対応していません。/設定 を開き直してください。
settings-bad-pings = その選択肢はもうありません。/設定 を開き直してください。
settings-bad-unwanted-words = 多すぎるか、長すぎます。200個まで、各40文字までで、文字か数字を1つは入れてください。
settings-bad-time-zone = そのタイムゾーンは見つかりません。BerlinやTokyoのように都市名を英語で入力し、候補から選んでください。
settings-bad-badges = その選択肢はもうありません。/設定 を開き直してください。
settings-bad-round-up-channel = このサーバーのテキストチャンネルを選んでください。
settings-bad-round-up-hour = 時刻は0から23の整数で入力してください。
settings-bad-day-begins = 時刻は0から23の整数で入力してください。

refused-not-here = このサーバーでテーブルを開ける場所: { $channels }
refused-role = このサーバーでテーブルを開くには、次のどれかのロールが必要です: { $roles }
refused-only-moderators = このサーバーでは、モデレーターだけがゲームを終えられます。抜けるには**メニュー**を押してください。
refused-no-vote = このサーバーでは、投票でゲームを終えることはできません。ホストかモデレーターが終えられます。
refused-unwanted-word = 「{ $word }」はこのサーバーで禁止されています。別の言葉にしてください。
refused-threads-taken = { $most ->
    [1] このチャンネルには、すでにスレッドのテーブルがあります:
   *[other] このチャンネルには、すでにスレッドのテーブルが{ $most }つあります:
}
    { $links }
thread-title = { $game } · { $host }
thread-opened = テーブル用のスレッドを作りました: { $link }
