### Signing up, conditions of entry, and changes by the organiser

## Notices in the channel

tournament-tell-moved-up = **{ $name }**: 空きが出たので、{ $players } { $count ->
   *[other] がキャンセル待ちから繰り上がりました
}。参加決定です！
tournament-tell-moved = { $to ->
    [hand] **{ $name }**の開始日時は未定になりました。主催者の合図で始まります。
   *[time] **{ $name }**の開始が変わりました: { $at }（{ $when }）。
}
tournament-tell-page = 📣 **{ $name }**: { $text ->
    [none] 主催者からの呼びかけです。まもなく始まります！
   *[other] { $text }
}
tournament-tell-solo-teams = **{ $name }**: チームのないプレイヤーは、次のチームに入ります: { $teams }。
tournament-tell-solo-left = **{ $name }**: { $players } 今回はチームが見つかりませんでした。ごめんなさい！
tournament-tell-team-lapsed = **{ $name }**: **{ $team }**は { $players } で始めます。{ $lapsed } の承認がなかったので、{ $lapsed_count ->
   *[other] その誘いは無効になりました
}。
tournament-tell-team-short = **{ $name }**: **{ $team }**は始められません。{ $lapsed } の承認がなく、{ $players } { $count ->
   *[other] だけではチームの人数に足りません
}。
tournament-button-announcement = 大会へ
tournament-solo-team = チーム{ $number }

## The announcement

tournament-entry = 参加条件: { $conditions }
tournament-entry-role = { $role }を持つメンバー
tournament-entry-games = このサーバーで{ $game }を{ $least }ゲーム以上終えていること
tournament-entry-rating = { $kind ->
    [from] レーティング{ $lowest }以上
    [to] レーティング{ $highest }以下
   *[both] レーティング{ $lowest }〜{ $highest }
}
tournament-solo-hint = チームがない？ **{ tournament-button-solo }**を押せば、開始時にレーティングのつり合うチームに入れます。
tournament-solos = チーム募集中: { $count }人
tournament-button-solo = チームを探して

## Answers to a press

tournament-done-solo = エントリーしました！ 開始時にチームを決めて通知します。
tournament-done-check-waiting = チェックインしました。キャンセル待ちの{ $place }番目です。来ない人がいれば参加できます。
tournament-done-add-waiting = { $name } はキャンセル待ちでしたが、参加が決まりました。
tournament-done-returned = おかえりなさい。これまでの結果はそのままで、次のラウンドから再開です。
tournament-sure-withdraw = **{ $name }**のエントリーを取り消しますか？ 参加枠を失います。
tournament-sure-withdraw-team = **{ $name }**のエントリーを取り消しますか？ チーム全体が参加枠を失います。
tournament-confirm-out = 取り消す

## Forms

tournament-form-about = 説明、参加条件
tournament-form-description = 説明
tournament-form-description-hint = 告知に表示されます
tournament-form-role = このロールを持つメンバーだけ
tournament-form-role-hint = 空欄なら誰でも
tournament-form-games = このサーバーで終えたゲームの最低数
tournament-form-games-hint = この大会のゲームで数えます。空欄なら条件なし
tournament-form-rating = レーティング
tournament-form-rating-hint = 例: 1400-1600、1500+、up to 1600。はじめての人は{ $start }。空欄なら誰でも
tournament-form-page = エントリーした全員に通知
tournament-form-text = 何を伝えますか？
tournament-form-text-hint = 空欄なら「まもなく始まります」
tournament-form-again = 入力を直す

## Changing a tournament

tournament-lead-edit = 編集…
tournament-lead-page = 全員に通知…
tournament-lead-barred = 外した人
tournament-edit-title = { $name }を編集
tournament-edit-note = { $phase ->
    [signup] ゲーム、形式、設定はもう変えられません。みんなそれを見てエントリーしています。
    [checkin] ゲーム、形式、設定、チェックインはもう変えられません。みんなそれを見てエントリーし、チェックインも始まっています。
   *[running] ゲーム、形式、開始などはもう変えられません。組み合わせに関わるためです。新しい時間は次の対戦から使われます。
}
tournament-edit-helpers = 共同主催者は運営を手伝えます。*イベントの管理*か*サーバー管理*の権限が必要です。
tournament-edit-helpers-choose = 共同主催者を選ぶ
tournament-edit-button-basics = 名前、開始、定員…
tournament-edit-button-about = 説明、参加条件…
tournament-edit-button-times = 時間…
tournament-edit-button-back = 戻る
tournament-barred-title = 外した人
tournament-barred-about = また認めるまで、エントリーできません。
tournament-barred-choose = また参加を認める人
tournament-barred-none = 外されている人はいません。
tournament-draft-description = 説明: { $text }
tournament-draft-helpers = 共同主催者: { $users }
tournament-act-added = 追加
tournament-act-removed = 除外
tournament-act-unbarred = 参加を再び許可
tournament-act-returned = 復帰
tournament-act-edited = 設定を変更
tournament-act-co-organisers = 共同主催者を変更
tournament-act-paged = 全員に通知

## Refusals

tournament-refused-start = 開始日時を読み取れません。`{ $example }`のように入力してください。
tournament-refused-start-no-time = 何時ですか？ `{ $example }`のように入力してください。
tournament-refused-start-hour = 午前ですか、午後ですか？ `{ $typed }am`（午前）、`{ $typed }pm`（午後）、または`{ $example }`と入力してください。
tournament-refused-start-order = 月と日の区別がつきません。`{ $example }`のように入力してください。
tournament-refused-start-clocks = 夏時間の切り替えで、その時刻は存在しないか2回あります。`{ $example }`のように入力してください。
tournament-refused-start-far = 1年以上先です。`tomorrow 20:00`（明日20時）のように、もっと早い日時を入力してください。
tournament-refused-start-needed = チェックイン受付中なので、開始日時が必要です。`tomorrow 20:00`（明日20時）のように入力してください。
tournament-refused-barred = この大会から外されています。また参加するには、主催者に頼んでください。
tournament-refused-not-barred = その人はもうエントリーできます。
tournament-refused-mate-barred = { $name }さんはこの大会から外されています。主催者がまた参加を認められます。
tournament-refused-accept-first = チームに誘われています。先に**{ tournament-button-yes }**を押してください。
tournament-refused-fixed = { $name ->
    [start] もう始まっているので、開始日時は変えられません。
    [checkin] チェックインはもう始まったか終わったので、変えられません。
    [size] この形式では開始後にエントリーできないので、定員は変えられません。
    [rounds] この形式では人数で決まるので、ラウンド数は変えられません。
    [points] すでに対戦が行われたので、勝ち点は変えられません。
    [group] グループ分けが済んだので、変えられません。
    [advance] グループ分けが済んだので、変えられません。
    [window] もう始まっているので、変えられません。
   *[other] エントリーが終わったので、参加条件は変えられません。
}
tournament-refused-size-taken = すでに{ $taken }枠が埋まっているので、それより少なくはできません。
tournament-refused-rounds-played = すでにラウンド{ $round }が始まっているので、それより少なくはできません。
tournament-refused-paged = 全員に通知したばかりです。10分待ってください。
tournament-refused-nobody = まだ誰もエントリーしていません。
tournament-refused-helper = **{ $name }**さんは運営を手伝えません。*イベントの管理*か*サーバー管理*の権限が必要です。
tournament-refused-description = 説明は{ $most }文字までです。
tournament-refused-ratings = レーティングを読み取れません。`1400-1600`、`1500+`、`up to 1600`のように入力してください。
tournament-refused-entry-role = この大会は{ $role }を持つメンバー限定です。
tournament-refused-entry-games = { $least ->
    [1] この大会は、このサーバーで{ $game }を1ゲーム以上終えたメンバー限定です（あなたは{ $games }ゲーム）。一度遊んでから、また来てください！
   *[other] この大会は、このサーバーで{ $game }を{ $least }ゲーム以上終えたメンバー限定です（あなたは{ $games }ゲーム）。もう少し遊んでから、また来てください！
}
tournament-refused-entry-unrated = この大会にはレーティングの条件がありますが、あなたはレーティングに参加していません。`/成績`からまた参加できます。
tournament-refused-entry-rating = { $kind ->
    [from] この大会はレーティング{ $lowest }以上が対象です（あなたは{ $rating }）。
    [to] この大会はレーティング{ $highest }以下が対象です（あなたは{ $rating }）。
   *[both] この大会はレーティング{ $lowest }〜{ $highest }が対象です（あなたは{ $rating }）。
}

## Stored data

privacy-kept-co-organised = 🏆 運営を手伝う大会: { $amount }
