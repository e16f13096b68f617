### Tournaments

## Commands

command-tournament = 大会
command-tournament-description = 大会: エントリー、観戦、開催
command-tournament-create = 作成
command-tournament-create-about = このチャンネルで大会を準備します
command-tournament-list = 一覧
command-tournament-list-about = このサーバーの大会
command-tournament-show = 表示
command-tournament-show-about = 大会をボタン付きで出し直します
command-tournament-standings = 順位
command-tournament-standings-about = 順位表とトーナメント表
command-tournament-rounds = 組み合わせ
command-tournament-rounds-about = ラウンドごとの組み合わせと結果
command-tournament-round = ラウンド
command-tournament-round-about = どのラウンド？ 省略すると今のラウンド
command-tournament-export = 書き出し
command-tournament-export-about = 参加者、対戦、順位をファイルで受け取ります
command-tournament-season = シーズン
command-tournament-season-about = シリーズ大会やデイリーリーグの通算順位
command-tournament-league = デイリーリーグ
command-tournament-league-about = このチャンネルでロクジカのデイリーリーグを始めます（主催者用）
command-tournament-days = 日数
command-tournament-days-about = 今日から何日間続けるか
command-tournament-why = 理由
command-tournament-why-about = なぜこの相手なのか、なぜこの順位なのか
command-tournament-drop = 棄権
command-tournament-drop-about = 大会を棄権します
command-tournament-manage = 管理
command-tournament-manage-about = 大会の開始、一時停止、終了、中止と記録の確認
command-tournament-result = 結果
command-tournament-result-about = 対戦の結果を入力・訂正します（主催者用）
command-tournament-swap = 入れ替え
command-tournament-swap-about = 対戦前のプレイヤー2人を入れ替えます（主催者用）
command-tournament-penalty = ペナルティ
command-tournament-penalty-about = 警告、ゲームの負け、失格を与えます（主催者用）
command-tournament-penalty-member-about = 誰に与えるか
command-tournament-penalty-kind = 種類
command-tournament-penalty-kind-about = どのペナルティ？
command-tournament-penalty-warning = 警告
command-tournament-penalty-loss = 今のゲームを負けにする
command-tournament-penalty-disqualified = 失格
command-tournament-add = 追加
command-tournament-add-about = プレイヤーを追加します。開始後でも可能です（主催者用）
command-tournament-remove = 除外
command-tournament-remove-about = プレイヤーを外します（主催者用）
command-tournament-game = ゲーム
command-tournament-game-about = どのゲーム？
command-tournament-name = 名前
command-tournament-name-about = 大会の名前
command-tournament-role = 優勝者ロール
command-tournament-role-about = 優勝者に与えるロール
command-tournament-event = イベント
command-tournament-event-about = 開始に合わせてサーバーイベントを作りますか？
command-tournament-which = 大会
command-tournament-which-about = いくつかある場合、どの大会か
command-tournament-match = 対戦
command-tournament-match-about = どの対戦？
command-tournament-outcome = 勝敗
command-tournament-outcome-about = 勝者、または名前順の得点（大きいほうが上位）
command-tournament-first = 1人目
command-tournament-first-about = まだ対戦を始めていないプレイヤー
command-tournament-second = 2人目
command-tournament-second-about = 入れ替える相手
command-tournament-member = メンバー
command-tournament-add-member-about = 追加する人
command-tournament-remove-member-about = 外す人

## Formats

tournament-format-swiss = スイスドロー
tournament-format-pods = 3〜4人卓のスイスドロー
tournament-format-single = 勝ち抜き戦
tournament-format-double = ダブルエリミネーション
tournament-format-robin = 総当たり
tournament-format-groups = グループ戦のあと勝ち抜き戦
tournament-format-duplicate = デュプリケート
tournament-format-arena = アリーナ
tournament-about-swiss = 全員が毎ラウンド、成績の近い相手と対戦します。
tournament-about-pods = 成績の近い3〜4人でテーブルを囲みます。
tournament-about-single = 1回負けたら敗退です。
tournament-about-double = 2回負けたら敗退です。
tournament-about-robin = 全員が全員と対戦します。
tournament-about-groups = まず少人数のグループで戦い、各グループの上位が勝ち抜き戦に進みます。
tournament-about-duplicate = どのテーブルも同じ配りで遊び、得点を比べます。
tournament-about-arena = 開いているあいだ、何度でも対戦できます。連勝中の勝ちは2倍です。

## Names and numbers

tournament-default-name = { $game }大会
tournament-round = ラウンド{ $round }
tournament-round-of = ラウンド { $round }/{ $rounds }
tournament-round-group = グループ{ $group }、ラウンド{ $round }
tournament-group-stage = グループ戦
tournament-group-stage-round = グループ戦、ラウンド { $round }/{ $rounds }
tournament-knockout = { $stage ->
    [final] 決勝
    [semi] 準決勝
    [quarter] 準々決勝
    [third] 3位決定戦
    [grand] グランドファイナル
    [reset] グランドファイナル第2戦
    [of] ベスト{ $size }
   *[round] { $round }回戦
}
tournament-knockout-winners = { $stage ->
    [final] 勝者側決勝
    [semi] 勝者側準決勝
    [quarter] 勝者側準々決勝
   *[round] 勝者側{ $round }回戦
}
tournament-knockout-losers = { $stage ->
    [final] 敗者側決勝
   *[round] 敗者側{ $round }回戦
}
tournament-arena-match = アリーナ
tournament-arena-played = { $played }対戦終了
tournament-minutes = { $count }分
tournament-hours = { $count }時間
tournament-days = { $count }日
tournament-phase-signup = エントリー受付中
tournament-phase-checkin = チェックイン受付中
tournament-phase-running = 開催中
tournament-phase-paused = 一時停止中
tournament-phase-over = 終了
tournament-phase-cancelled = 中止
tournament-phase-draft = 下書き
tournament-seeding-random = シード順: ランダム
tournament-seeding-rating = シード順: レーティング順

tournament-third-no = 3位決定戦なし
tournament-third-yes = 3位決定戦あり
tournament-compare-rank = どの配りも同じ重み: 上回った得点の数だけ勝ち点
tournament-compare-sum = すべての得点を合計

## The public message

tournament-starts = 開始: { $at }（{ $when }）
tournament-organiser = 主催: { $organisers }
tournament-starts-by-hand = 主催者の合図で始まります。
tournament-checkin-opens = チェックイン開始: { $at }（{ $when }）。忘れると参加できなくなります！
tournament-checkin-open = **チェックイン受付中！** { $when }に、チェックインした人で始めます。
tournament-times = 1対戦につき、準備{ $ready }、プレイ{ $clock }。
tournament-no-clock = 時間制限なし
tournament-break = ラウンド間の休憩: { $time }。
tournament-rounds-daily = 毎日、開始時刻に1ラウンドずつ。
tournament-rounds-weekly = 毎週、開始と同じ曜日・時刻に1ラウンドずつ。
tournament-next-round = 次のラウンドは{ $when }。
tournament-move-limit = 1手につき{ $limit }。過ぎるとコンピューターが動きます。
tournament-teams = { $size }人チーム。
tournament-arena-ends = { $when }に終了。
tournament-paused = ⏸️ 主催者が一時停止しました。時計はすべて止まっています。
tournament-cancelled = 中止になりました。
tournament-over = 終了しました！
tournament-signed-up = エントリー: { $here }/{ $most }
tournament-waiting = キャンセル待ち: { $count }
tournament-team-waits = { $names } の承認待ち
tournament-more = … ほか{ $count }件
tournament-now = 対戦中: { $count }
tournament-threads = 🧵 スレッドを作成中: { $made }/{ $needed }。Discordの制限で、少しずつしか作れません。
tournament-stage-planned = ⏳ { $match } · スレッド準備中
tournament-stage-called = 📣 { $match } · 準備中
tournament-stage-playing = 🎲 { $match } · 対戦中
tournament-bye-now = 💤 不戦勝（{ $points }）: { $names }
tournament-standings = 順位表
tournament-button-in = エントリー
tournament-button-out = 取り消す
tournament-button-check = チェックイン
tournament-button-yes = チームの誘いを受ける
tournament-button-play = 次の対戦へ
tournament-button-rest = 休憩する
tournament-button-match = 自分の対戦
tournament-button-table = 順位表
tournament-button-ready = 準備OK

## Series and daily leagues

tournament-repeat-once = 1回だけ
tournament-repeat-daily = 毎日くり返す
tournament-repeat-weekly = 毎週くり返す
tournament-series-daily = 毎日開催 · 第{ $number }回
tournament-series-weekly = 毎週開催 · 第{ $number }回
tournament-series-next-daily = 毎日開催、次回は{ $when }
tournament-series-next-weekly = 毎週開催、次回は{ $when }
tournament-series-over = このシリーズは終了しました。
tournament-league-until = デイリーリーグ（{ $day }まで）
tournament-league-name = ロクジカ デイリーリーグ
tournament-league-how = 毎日`/今日の村`で遊ぶだけ。エントリーはいりません！
tournament-league-day = **{ $name }**: { $day }が終わりました。首位は{ $names }（{ $points }点）です。
tournament-league-over = 🏆 **{ $name }**が終わりました！ 優勝は{ $points }点の{ $names }です。
tournament-league-nobody = **{ $name }**: { $day }が終わりましたが、まだ誰も遊んでいません。
tournament-season-events = { $count ->
    [0] 最初の結果が出ると、順位が表示されます。
   *[other] { $count }大会を終えて:
}
tournament-season-days = { $count ->
    [0] 最初の1日が終わると、順位が表示されます。
   *[other] { $count }日を終えて:
}
tournament-season-empty = まだ誰も遊んでいません。
tournament-season-value = { $points }点、優勝{ $wins }回
tournament-season-note = 参加で1点、上回ったプレイヤーやチームごとに1点。
tournament-sure-end-series = このシリーズを終えますか？ 告知済みの大会はそのまま続きます。
tournament-button-series-show = シーズン
tournament-button-series-season = 戻る
tournament-button-series-end = シリーズを終える
tournament-button-series-sure-end = はい、終えます
tournament-refused-no-series = それはシリーズの大会ではありません。
tournament-refused-series-over = そのシリーズはもう終わっています。
tournament-refused-series-start = シリーズには開始日時が必要です。**{ tournament-draft-button-basics }**で設定してください
tournament-refused-many-series = このサーバーには、すでに{ $most }個のシリーズがあります。先に`/大会 シーズン`でどれかを終えてください。
tournament-refused-league-days = デイリーリーグは2日から{ $most }日までです。

## Answers to a press

tournament-done-in = エントリーしました！ 最初の対戦が決まったら通知します。
tournament-done-in-checkin = エントリーしました！ 開始前のチェックインをお忘れなく。通知します。
tournament-done-waiting = { $ahead ->
    [0] 満員ですが、キャンセル待ちの先頭です。
   *[other] 満員です。キャンセル待ちに入りました（前に{ $ahead }人）。
}
tournament-done-late = 次のラウンドから参加です。これまでのラウンドには、半分の点が付きます。
tournament-done-arena = エントリーしました！ 相手が見つかりしだい通知します。
tournament-done-yes = 参加が決まりました！
tournament-done-out = エントリーを取り消しました。
tournament-done-check = チェックインしました。まもなく始まります。通知します。
tournament-done-play = 次の対戦を待っています。相手が見つかりしだい通知します。
tournament-done-rest = 休憩中です。戻ったら**{ tournament-button-play }**を押してください。
tournament-done-rest-after = この対戦のあと休憩に入ります。戻ったら**{ tournament-button-play }**を押してください。
tournament-done-ready = 準備OKです。全員そろったらゲームが始まります。
tournament-done-team = 全員が**{ tournament-button-yes }**を押すと、チームのエントリーが決まります。メンバーに聞いています。
tournament-invite = { $players } **{ $captain }**さんから、**{ $name }**のチーム**{ $team }**への誘いです。ここで**{ tournament-button-yes }**を押してください: { $link }
tournament-done-drop = 棄権しました。
tournament-done-result = 対戦 #{ $match }: { $result } 保存しました。
tournament-done-swap = 入れ替えました。
tournament-done-add = { $name } を追加しました。
tournament-done-remove = { $name } を外しました。
tournament-your-match = あなたの対戦: { $thread }
tournament-your-match-soon = 対戦があります！ まもなくスレッドができます。
tournament-your-bye = このラウンドは不戦勝です。対戦なしで{ $points }が入ります。次の対戦で通知します。
tournament-no-match-now = 今は対戦がありません。次があれば通知します。

## Dropping out

tournament-sure-drop = **{ $name }**を棄権しますか？ 今の対戦は不戦敗になり、このあとの組み合わせからも外れます。
tournament-sure-drop-team = **{ $name }**を棄権しますか？ チーム全体が今の対戦を不戦敗となり、このあとの組み合わせからも外れます。
tournament-sure-remove = **{ $player }** を**{ $name }**から外しますか？ 今の対戦は不戦敗になり、このあとの組み合わせからも外れます。
tournament-sure-remove-team = **{ $player }** を**{ $name }**から外しますか？ チーム全体が外れ、今の対戦は不戦敗になります。
tournament-sure-remove-early = **{ $player }** を**{ $name }**から外しますか？
tournament-confirm-drop = 棄権する
tournament-confirm-remove = 外す
tournament-confirm-no = キャンセル

## In the thread of a match

tournament-call = { $names }
tournament-call-versus = { " 対 " }
tournament-call-alone = { $names } あなたの配りです。
tournament-call-duplicate = どのテーブルも同じ配りで遊びます。リプレイはラウンドが終わってから見られます。
tournament-call-public = このスレッドは誰でも読めます。自分のゲームが終わるまで、ほかのスレッドは見ないでください。
tournament-call-ready = { $time }以内に**{ tournament-button-ready }**を押してください。全員そろったらゲームが始まります。
tournament-call-here = 準備OK: { $names }
tournament-call-paused = ⏸️ 大会は一時停止中です。再開したら準備できます。
tournament-call-until = { $when }までに準備できないと、不戦敗になります。
tournament-remind = 対戦の準備ができています！ { $when }までに準備OKを押さないと、不戦敗になります。
tournament-dealt = ゲーム開始です！
tournament-again-drawn = 引き分けですが、進めるのはひとりだけ。もう一度対戦します。また引き分けなら、上位シードが進みます。
tournament-again-closed = ゲームが途中で閉じられたので、この対戦はやり直しです。
tournament-match-timeout = ⌛ 時間切れ！ { $result }
tournament-arena-next = 次の対戦を待っています。
tournament-arena-called = ➡️ { $names } 次の対戦はこちら: { $thread }
tournament-match-off = この対戦はなくなりました。組み合わせが変わりました。
tournament-result-bye = **{ $name }** は不戦勝です。
tournament-result-nobody = 誰も現れませんでした（{ $names }）。
tournament-result-alone = **{ $name }** は{ $score }点でした。
tournament-result-draw = { $names } は引き分けました。
tournament-result-won = { $names } が { $others } に勝ちました。
tournament-result-forfeit = （{ $names } は不戦敗）
tournament-table = 大会の対戦です。席は変えられず、コンピューターの手は不在のプレイヤーの手になります。
tournament-table-clock = 終了期限は{ $when }。過ぎると、手番のプレイヤーの負けです。
tournament-table-paused = ⏸️ 大会は一時停止中です。時計もコンピューターも止まっています。
tournament-table-over = この結果は大会の成績になります。

## In the tournament's channel

tournament-tell-soon = **{ $name }**は{ $when }に始まります。
tournament-tell-checkin = **{ $name }**: チェックインを始めました！ 下の**{ tournament-button-check }**を押してください。開始は{ $when }です。
tournament-tell-last = **{ $name }**は{ $when }に始まりますが、まだチェックインしていません！
tournament-tell-begun = **{ $name }**が始まりました！ 対戦のスレッドで通知します。**{ tournament-button-match }**からも行けます。
tournament-tell-break = **{ $name }**: ラウンドが終わりました。次は{ $when }に始まります。
tournament-tell-round = **{ $name }**、次は**{ $round }**です。
tournament-tell-cancelled = { $why ->
    [too-few] **{ $name }**は、人数が足りないため中止になりました。
    [abandoned] **{ $name }**は、長いあいだ動きがないため中止になりました。
   *[organiser] 主催者が**{ $name }**を中止しました。
}
tournament-tell-penalty-warning = **{ $name }**: **{ $player }** に主催者から警告がありました。
tournament-tell-penalty-loss = **{ $name }**: **{ $player }** は今のゲームが負けになりました（ペナルティ）。
tournament-tell-penalty-disqualified = **{ $name }**: **{ $player }** は失格になりました。
tournament-tell-corrected = **{ $name }**: { $round }、対戦 #{ $number }の結果を訂正しました。訂正前: { $before } 訂正後: { $result }
tournament-tell-announced = **{ $name }**のエントリー受付中です！ 上の**{ tournament-button-in }**を押してください。
tournament-tell-paused = **{ $name }**を一時停止しました。時計はすべて止まっています。
tournament-tell-resumed = **{ $name }**を再開しました。
tournament-tell-trouble = { $why ->
    [discord] **{ $name }**を一時停止しました。Discordの都合で、対戦のプレイヤーに通知できませんでした。`/大会 管理`の**{ tournament-lead-resume }**でもう一度試せます。
   *[threads] **{ $name }**を一時停止しました。ここでスレッドを作れなくなりました。*公開スレッドの作成*と*スレッドでメッセージを送信*の権限を付けてから、`/大会 管理`の**{ tournament-lead-resume }**を押してください。
}
tournament-champion = { $count ->
    [1] { $names } の優勝です！
   *[other] { $names } が優勝を分け合いました！
}
tournament-champion-after = 全{ $matches }対戦でした。ご参加ありがとうございました！
tournament-role-gone = { $users } が優勝しましたが、優勝者ロールが削除されていました。別のロールを手動で付けてください。
tournament-role-special = { $role }は連携サービスのロールなので、{ $users } に付けられません。別のロールを手動で付けてください。
tournament-role-moderation = { $role }を { $users } に付けませんでした。モデレーター権限（{ $permissions }）のあるロールは付けません。モデレーターなら付けられます。
tournament-role-organiser = { $role }を { $users } に付けませんでした。主催者がそのロールを付けられないためです（*ロールの管理*の権限と、より上位のロールが必要です）。付けられるメンバーにお願いしてください。
tournament-role-bot = { $role }を { $users } に付けられませんでした。*ロールの管理*の権限と、より上位のロールが必要です。手動で付けてください。
tournament-role-stays = { $user } の優勝は取り消されましたが、{ $role }を外せませんでした。*ロールの管理*の権限と、より上位のロールが必要です。
tournament-event-failed = この大会のサーバーイベントを作れませんでした。*イベントの作成*の権限が必要です。

## Standings and why

tournament-record = { $wins }–{ $draws }–{ $losses }
tournament-lines = 名前の後ろ: 勝ち点 · 勝–分–負 · 決め手のタイブレーク。
tournament-lines-bracket = 名前の後ろ: 勝–分–負。
tournament-points = { $amount ->
   *[other] { $points }点
}
tournament-nobody-yet = まだ誰も対戦していません。
tournament-page = { $page }/{ $pages } ページ
tournament-none-yet = ここにはまだ大会がありません。*イベントの管理*の権限があれば、`/大会 作成`で準備できます。
tournament-why-match = { $round } · 相手 { $names }
tournament-why-own-match = { $round }
tournament-why-place = あなたの順位

## Drafting

tournament-ranking-title = シード順と順位の決め方
tournament-ranking-about = 勝ち点が同じときは、最初に差がつくタイブレークで決まります。トーナメント表では不要です。
tournament-choice-cut = { $count ->
    [0] スイスドローのあと勝ち抜き戦なし
   *[other] そのあと上位{ $count }人の勝ち抜き戦
}
tournament-choice-best-of = { $count ->
    [1] 勝ち抜き戦: 1対戦1ゲーム
   *[other] 勝ち抜き戦: { $count }ゲーム制（過半数先取）
}
tournament-choice-tie = { $place }. { $tie }
tournament-button-rounds = 組み合わせ
tournament-button-round = ラウンド
tournament-button-more-matches = ほかの対戦
tournament-round-empty = このラウンドに対戦はありません。
tournament-group = グループ{ $group }
tournament-swiss-stage = スイスドロー
tournament-exported = 大会のファイルです。CSVは表計算ソフトで開けます。JSONにはすべてが入っています。
tournament-dealt-game = { $score }。第{ $game }ゲームを始めます！
tournament-done-warning = **{ $name }** に警告しました。
tournament-done-loss = **{ $name }** の今のゲームを負けにしました。
tournament-done-disqualified = **{ $name }** を失格にしました。
tournament-draft-title = 新しい大会
tournament-draft-note = 告知するまで、あなたにしか見えません。
tournament-draft-start = 開始: { $start }
tournament-draft-by-hand = 手動で開始
tournament-draft-size = 定員: { $size } · ラウンド数: { $rounds }
tournament-draft-enough = 自動
tournament-draft-checkin = チェックイン: { $time }
tournament-draft-format = 形式: { $format }。{ $about }
tournament-draft-times = 1対戦につき: 準備{ $ready }、プレイ{ $clock }
tournament-draft-move-limit = 1手の制限時間: { $limit }
tournament-move-limit-auto = { $limit }（対戦時間に合わせて）
tournament-draft-window = 開催時間: { $time }
tournament-draft-points = 順位ごとの勝ち点: { $points }
tournament-draft-points-usual = 上回った相手の数
tournament-draft-groups = { $size }人のグループ、各上位{ $advance }人が進出
tournament-draft-none = なし
tournament-draft-cut = そのあと上位{ $count }人の勝ち抜き戦
tournament-draft-best-of = 勝ち抜き戦の対戦: { $count }ゲーム制（過半数先取）
tournament-draft-role = 優勝者に{ $role }を付与
tournament-draft-event = サーバーイベントあり
tournament-draft-announce = 通知するロール（任意）
tournament-draft-button-basics = 名前、開始、定員…
tournament-draft-button-about = 説明、参加条件…
tournament-draft-button-times = 時間…
tournament-draft-button-options = ゲーム…
tournament-draft-button-ranking = 順位の決め方…
tournament-draft-button-announce = 告知する
tournament-draft-button-discard = 破棄する
tournament-draft-button-back = 戻る
tournament-form-basics = 大会
tournament-form-times = 時間
tournament-form-team = チーム
tournament-form-name = 名前
tournament-form-name-hint = 全員に表示されます
tournament-form-start = 開始
tournament-form-start-hint = 例: 20:00、fri 19:30、2026-12-24 18:00、2h 30m（{ $zone }）。空欄なら手動で開始
tournament-form-size = 定員
tournament-form-size-hint = 2から500。超えた人はキャンセル待ち
tournament-form-rounds = ラウンド数
tournament-form-rounds-hint = 空欄なら必要な分だけ
tournament-form-checkin = チェックイン（開始の何分前から）
tournament-form-checkin-hint = 0ならチェックインなし
tournament-form-ready = 対戦の準備時間（分）
tournament-form-ready-hint = それまでに準備できないと不戦敗です
tournament-form-clock = 1対戦の時間（分）
tournament-form-clock-hint = 0なら無制限。リーグなら1440で1日
tournament-form-break = ラウンド間の休憩
tournament-form-break-hint = 分数、または`daily`（毎日）か`weekly`（毎週）で開始時刻に1ラウンドずつ。空欄ならなし
tournament-form-window = アリーナの開催時間（分）
tournament-form-window-hint = 終わるまで何度でも対戦できます
tournament-form-points = 順位ごとの勝ち点
tournament-form-points-hint = 例: 5, 3, 1。空欄なら上回った相手の数
tournament-form-group = グループの人数
tournament-form-group-hint = 2から16
tournament-form-advance = 各グループから進出する人数
tournament-form-advance-hint = グループの人数より少なく
tournament-form-team-name = チーム名
tournament-form-team-mates = チームのメンバーは？
tournament-form-team-mates-hint = { $most ->
   *[other] ほかに{ $others }人。それぞれの承認が必要です
}
tournament-announced = 告知しました！ まもなくこのチャンネルにエントリー用のメッセージが出ます。運営は`/大会 管理`で。
tournament-announced-public = 対戦のスレッドは公開されるので、ほかのテーブルの配りをのぞけてしまいます。隠すには、あなたとボットの両方にここでの*プライベートスレッドの作成*の権限が必要です。中止して、告知し直してください。
tournament-discarded = 破棄しました。

## Managing

tournament-manage-people = プレイヤーの追加は`/大会 追加`、外すのは`/大会 除外`で。
tournament-manage-matches = 結果の入力・訂正は`/大会 結果`、2人の入れ替えは`/大会 入れ替え`で。
tournament-journal = 記録
tournament-journal-bot = 自動
tournament-journal-auto = 自動
tournament-lead-checkin = チェックインを始める
tournament-lead-start = 今すぐ開始
tournament-lead-pause = 一時停止
tournament-lead-resume = 再開
tournament-lead-cancel = 大会を中止
tournament-lead-stop = ここで終了
tournament-lead-sure-cancel = はい、中止します
tournament-lead-sure-stop = はい、終了します
tournament-lead-back = 戻る
tournament-sure-cancel = 大会全体を中止しますか？ 結果はすべて無効になります。
tournament-sure-stop = 今の順位で終了しますか？
tournament-act-announced = 告知
tournament-act-checkin = チェックイン開始
tournament-act-begun = 開始
tournament-act-result = 結果
tournament-act-corrected = 訂正
tournament-act-repaired = 組み合わせ変更
tournament-act-absent = 不参加
tournament-act-again = やり直し
tournament-act-dropped = 棄権
tournament-act-late = 途中参加
tournament-act-game = 複数ゲーム制の1ゲーム
tournament-act-warning = 警告
tournament-act-loss = ペナルティでゲームの負け
tournament-act-disqualified = 失格
tournament-act-paused = 一時停止
tournament-act-resumed = 再開
tournament-act-stopped = 途中で終了
tournament-act-closed = 閉鎖
tournament-act-cancelled = 中止
tournament-act-over = 終了
tournament-act-role-given = 優勝者ロールを付与
tournament-act-role-taken = 優勝者ロールを取り消し
tournament-outcome-wins = { $name } の勝ち
tournament-outcome-draw = 引き分け
tournament-outcome-forfeit = { $name } は不参加
tournament-outcome-scores = { $scores }（変えるには、この順に得点を入力）

## Refusals

tournament-refused-none = その大会はここにありません。
tournament-refused-none-here = このサーバーに大会はありません。*イベントの管理*の権限があれば、`/大会 作成`で準備できます。
tournament-refused-choose = 大会がいくつかあります。入力中に出る候補から選んでください。
tournament-refused-only-organiser = この大会を運営できるのは、*イベントの管理*か*サーバー管理*の権限を持つメンバーだけです。
tournament-refused-organiser-lost = 大会の運営には*イベントの管理*か*サーバー管理*の権限が必要ですが、どちらもなくなっています。
tournament-refused-may-not-create = 大会を作るには、*イベントの管理*か*サーバー管理*の権限が必要です。
tournament-refused-permissions = ここでは大会を開けません。サーバーを管理する人に、次の権限をもらってください: { $missing }
tournament-refused-own-permissions = ボットが投稿やスレッド作成をするのは、あなたにもできる場所だけです。足りない権限: { $missing }
tournament-refused-event = サーバーイベントを作るには*イベントの作成*の権限が必要です。*イベントの管理*だけでは足りなくなりました。
tournament-refused-announce-gone = そのロールはもうありません。通知するロールを選び直すか、なしにしてください。
tournament-refused-announce-everyone = 全員への通知はできません。別のロールを選んでください。
tournament-refused-announce-organiser = 自分で通知できるロールを選んでください。誰でもメンションできるロール、または*everyone、here、全てのロールにメンション*の権限があればどのロールでも選べます。
tournament-refused-announce-bot = ボットはそのロールに通知できません。誰でもメンションできるようにするか、ここでの*everyone、here、全てのロールにメンション*の権限を付けてください。
tournament-refused-channel = 対戦ごとにスレッドを作るので、大会にはテキストチャンネルが必要です。
tournament-refused-role-gone = 優勝者ロールはもうありません。別のロールで大会を作り直してください。
tournament-refused-role-special = そのロールは誰にも付けられません。全員が持っているか、連携サービスのロールです。
tournament-refused-role-moderation = モデレーター権限のあるロールは付けません。そのロールには{ $permissions }があります。
tournament-refused-role-organiser = 自分で付けられるロールを選んでください。*ロールの管理*の権限と、それより上位のロールが必要です。
tournament-refused-role-bot = ボットはそのロールを付けられません。*ロールの管理*の権限と、それより上位のロールが必要です。
tournament-refused-announced = その大会はもう告知されています。
tournament-refused-name = 名前が必要です。
tournament-refused-past = その日時はもう過ぎています。`tomorrow 20:00`（明日20時）のように、これからの日時を入力してください。
tournament-refused-number = { $name ->
    [size] 定員は2から500です。
    [rounds] ラウンド数は1から50です。空欄なら必要な分だけ行います。
    [checkin] チェックインは0分から1440分です。
    [ready] 準備時間は1分から20160分です。
    [clock] 1対戦の時間は0分から43200分です。
    [window] アリーナの開催時間は5分から43200分です。
    [group] グループは2人から16人です。
    [advance] 各グループから進出するのは1人以上、グループの人数未満です。
    [games] ゲームの最低数は0から1000です。空欄なら条件なしです。
   *[other] その数は使えません: { $name }
}
tournament-refused-break = 休憩は0分から10080分、または`daily`か`weekly`です。
tournament-refused-points = 勝ち点を読み取れません。`5, 3, 1`のように、1位から順に、増えないように入力してください。
tournament-refused-format = このゲームはその形式では遊べません。
tournament-refused-begun = もう始まっています。
tournament-refused-over = その大会は終わっています。
tournament-refused-not-running = その大会は開催中ではありません。
tournament-refused-paused = 大会は一時停止中です。再開したら遊べます。
tournament-refused-not-paused = 一時停止中ではありません。
tournament-refused-full = 満員です。
tournament-refused-often = エントリーと取り消しをくり返しすぎています。
tournament-refused-already-in = もうエントリーしています。
tournament-refused-not-in = この大会にはエントリーしていません。
tournament-refused-no-rounds = この大会はまだ始まっていません。
tournament-refused-not-entered = その人はこの大会に出ていません。
tournament-refused-no-game-to-lose = その人には今、負けにできるゲームがありません。
tournament-refused-not-in-name = **{ $name }** はこの大会に出ていません。
tournament-refused-no-checkin = チェックインは受け付けていません。
tournament-refused-checked-in = もうチェックインしています。
tournament-refused-teams = これはチームの大会です。
tournament-refused-no-teams = この大会は個人戦です。
tournament-refused-alone = これはチームの大会ではありません。
tournament-refused-team-size = この大会のチームは、あなたを含めて{ $size }人です。
tournament-refused-team-name = まだ使われていないチーム名を付けてください。
tournament-refused-team-incomplete = まだ承認していないメンバーがいます。
tournament-refused-mate = 参加できるのは、このサーバーのメンバーだけです。
tournament-refused-mate-in = { $name }さんはもうエントリーしています。
tournament-refused-not-your-match = これはあなたの対戦ではありませんが、観戦は歓迎です！
tournament-refused-match-begun = 対戦はもう始まっています。
tournament-refused-match-over = その対戦は終わっています。
tournament-refused-ready = もう準備OKです。全員そろったらゲームが始まります。
tournament-refused-no-match = その対戦はありません。
tournament-refused-no-open-match = 変更できる対戦がありません。
tournament-refused-same-match = この2人は互いに対戦しています。
tournament-refused-outcome = 読み取れません。入力中に出る候補から結果を選んでください。
tournament-refused-score = 得点は数字で入力してください。
refused-match = 大会の対戦なので、プレイヤーの変更や終了は主催者にしかできません。
refused-tournament-paused = この大会は一時停止中です。
refused-leave-match = 大会の対戦です。大会を棄権するには`/大会 棄権`を使ってください。
replay-sealed = ほかの人がまだこの配りで遊んでいます。ラウンドが終わってから見てください。
permission-create-private-threads = プライベートスレッドの作成
permission-create-private-threads-for = デュプリケート大会で、対戦のスレッドを隠すため
permission-create-events = イベントの作成
permission-create-events-for = 大会のサーバーイベントのため
permission-manage-roles = ロールの管理
permission-manage-roles-for = 大会の優勝者ロールのため

## Stored data

privacy-kept-tournaments = 🏆 主催した大会: { $amount }
privacy-kept-tournament-series = 🔁 始めたシリーズ大会: { $amount }
privacy-kept-entrants = 🏆 エントリーした大会: { $amount }
privacy-kept-tournament-journal = 📝 大会に加えた変更: { $amount }

## Permissions for moderators, as Discord calls them

permission-administrator = 管理者
permission-ban-members = メンバーをBAN
permission-bypass-slowmode = 低速モードを回避
permission-create-expressions = エクスプレッションを作成
permission-deafen-members = メンバーのスピーカーをミュート
permission-kick-members = メンバーをキック
permission-manage-channels = チャンネルの管理
permission-manage-events = イベントの管理
permission-manage-expressions = エクスプレッションの管理
permission-manage-guild = サーバー管理
permission-manage-messages = メッセージの管理
permission-manage-nicknames = ニックネームの管理
permission-manage-threads = スレッドの管理
permission-manage-webhooks = ウェブフックの管理
permission-mention-everyone = everyone、here、全てのロールにメンション
permission-mention-everyone-for = 大会でロールに通知するため
permission-moderate-members = メンバーをタイムアウト
permission-move-members = メンバーを移動
permission-mute-members = メンバーをミュート
permission-pin-messages = メッセージをピン留め
permission-priority-speaker = 優先スピーカー
permission-set-voice-channel-status = ボイスチャンネルステータスを設定
permission-view-audit-log = 監査ログを表示
permission-view-creator-monetization-analytics = サーバーサブスクリプションのインサイトを見る
permission-view-guild-insights = サーバーインサイトを見る
