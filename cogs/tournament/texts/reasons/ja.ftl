## Why you have this opponent. $entrant and $rival are names.

tournament-why-organiser = この組み合わせは主催者が決めました。
tournament-why-first-round = 最初のラウンドでは、シードの上位半分と下位半分が対戦します。あなたは第{ $seed }シード、{ $rival } は第{ $rival_seed }シードです。
tournament-why-equal = あなたも { $rival } も{ $points }点です。
tournament-why-float = あなたは{ $points }点、{ $rival } は{ $rival_points }点です。全員を同点の相手と組むことはできず、これがいちばん近い組み合わせでした。
tournament-why-met = { $others ->
        [0] あなたと同点の人はほかにいません。
       *[other] あなたと同点の人はほかに{ $others }人{ $met ->
            [0] いて、まだ誰とも対戦していません。
           *[other] いて、そのうち{ $met }人とは対戦済みです。
        }
    }
tournament-why-new = { $rivals ->
        [1] まだ一度も対戦していません。
       *[other] このテーブルの誰とも、まだ対戦していません。
    }
tournament-why-again = { $rival } とはすでに{ $times }回対戦していますが、再戦なしで全員を組むことができませんでした。
tournament-why-seat = 席{ $seat }は{ $times ->
        [0] はじめてです
       *[other] これまでに{ $times }回座りました
    }。席は順に替わり、どの席にもだいたい同じ回数座ります。
tournament-why-bye = { $entrants }人なので、誰かが休みになります。まだ休んでいない下位の人から選ばれ、あなたは{ $points }点です。
tournament-why-bye-others = あなたより下の{ $count }人は、すでに不戦勝になっています（相手の不参加を含む）。
tournament-why-pod-first = 最初のラウンドでは、どのテーブルも同じくらいの強さになるようにシードを振り分けます。あなたは第{ $seed }シードです。
tournament-why-pod = あなたは{ $points }点、このテーブルのプレイヤーは{ $lowest }〜{ $highest }点です。
tournament-why-deal = ラウンド{ $number }ではどのテーブルも同じ配りで遊び、得点を比べます。
tournament-why-alone = ひとりで遊びます。
tournament-why-arena = あなたも { $rival } も対戦相手を探していました。勝ち点: あなた{ $points }、相手{ $rival_points }。
tournament-why-arena-again = { $rival } とは対戦したばかりですが、ほかに空いている人がいませんでした。
tournament-why-robin = 全員が全員と対戦します。これは、はじめに決めた日程のラウンド{ $number }/{ $rounds }です。
tournament-why-robin-bye = 人数が奇数なので、全員が1回ずつ休みます。ラウンド{ $number }/{ $rounds }は、あなたの番です。
tournament-why-group = 2人とも、全員が全員と対戦するグループ{ $group }です。
tournament-why-group-bye = グループ{ $group }は人数が奇数なので、全員が1回ずつ休みます。このラウンドは、あなたの番です。
tournament-why-bracket-bye = ここには相手がいないので、対戦なしで進みます。最初のラウンドでは、上位シードが不戦勝になります。
tournament-why-reset = 敗者側のプレイヤーがグランドファイナルに勝ちました。どちらも1敗になったので、もう一度対戦します。
tournament-why-third = 3位決定戦です。
tournament-why-from-seed = { $entrant } は第{ $rank }シードです。
tournament-why-seeds = 上位シードどうしは、できるだけあとで当たります。
tournament-why-from-won = { $entrant } は対戦 #{ $match }に勝ちました。
tournament-why-from-lost = { $entrant } は対戦 #{ $match }に負けました。
tournament-why-from-rank = { $entrant } は対戦 #{ $match }を{ $rank }位で通過しました。
tournament-why-from-group = { $entrant } はグループ{ $group }で{ $rank }位でした。
tournament-why-from-swiss = { $entrant } はスイスドローで{ $rank }位でした。
tournament-why-groups = 同じグループのプレイヤーは、できるだけあとで当たります。

## Why you are in this place.

tournament-placed = { $of }人中{ $place }位、{ $points }点です。
tournament-placed-bracket = { $of }人中{ $place }位です。
tournament-placed-champion = 大会に優勝しました。
tournament-placed-alive = まだ勝ち残っています。
tournament-placed-third = 3位決定戦に出ました。
tournament-placed-out = 最後の対戦: { $last }。
tournament-placed-group = グループで{ $rank }位です。
tournament-placed-byes = 不戦勝が{ $count }回あり、{ $points }点になりました。
tournament-placed-late = { $count }ラウンドが終わってから参加したので、その分は半分の{ $points }点です。
tournament-placed-forfeits = 不戦敗が{ $count }回あり、点は入りませんでした。
tournament-placed-streaks = 2連勝のあとは、連勝が止まるまで勝つたびに2倍になります。
tournament-placed-duplicate = ラウンドごとに、同じ配りの同じ席だった全員と得点を比べます。全員を上回れば1点、真ん中なら0.5点です。
tournament-placed-duplicate-sum = すべてのラウンドの得点を合計します。
tournament-placed-shared = { $rival } と同じ順位です。比べる項目がすべて同じです。
tournament-placed-behind-points = { $rival } のほうが勝ち点で上です（相手{ $rival_value }、あなた{ $value }）。
tournament-placed-before-points = { $rival } は勝ち点であなたより下です（相手{ $rival_value }、あなた{ $value }）。
tournament-placed-behind-presence = { $rival } のほうが上です。{ $why ->
        [dropped] あなたは棄権しました
        [disqualified] あなたは失格になりました
       *[absent] あなたは対戦に現れませんでした
    }。
tournament-placed-before-presence = { $rival } はあなたより下です。{ $why ->
        [dropped] 相手は棄権しました
        [disqualified] 相手は失格になりました
       *[absent] 相手は対戦に現れませんでした
    }。
tournament-placed-behind-tie = { $rival } は勝ち点が同じですが、次の比較であなたより上です。{ $tie ->
        [played] 対戦で得た勝ち点（不戦勝を除く）
        [wins] 勝ち数
        [head-to-head] 直接対決の勝ち点
        [buchholz] ブッフホルツ（対戦相手の勝ち点の合計）
        [median-buchholz] メディアン・ブッフホルツ（最高と最低を除いた、対戦相手の勝ち点の合計）
        [sonneborn-berger] ゾンネボルン・ベルガー（勝った相手の勝ち点の合計）
       *[score] 得点の合計
    }: 相手{ $rival_value }、あなた{ $value }。
tournament-placed-before-tie = { $rival } は勝ち点が同じですが、次の比較であなたより下です。{ $tie ->
        [played] 対戦で得た勝ち点（不戦勝を除く）
        [wins] 勝ち数
        [head-to-head] 直接対決の勝ち点
        [buchholz] ブッフホルツ（対戦相手の勝ち点の合計）
        [median-buchholz] メディアン・ブッフホルツ（最高と最低を除いた、対戦相手の勝ち点の合計）
        [sonneborn-berger] ゾンネボルン・ベルガー（勝った相手の勝ち点の合計）
       *[score] 得点の合計
    }: 相手{ $rival_value }、あなた{ $value }。
tournament-placed-behind-alive = { $rival } のほうが上です。まだ勝ち残っているか、負け数が少ないためです。
tournament-placed-before-alive = { $rival } はあなたより下です。すでに敗退したか、負け数が多いためです。
tournament-placed-behind-group = { $rival } のほうが上です。グループで{ $rival_value }位、あなたは{ $value }位でした。
tournament-placed-before-group = { $rival } はあなたより下です。グループで{ $rival_value }位、あなたは{ $value }位でした。
tournament-placed-behind-round = { $rival } のほうが先まで進んだので、上です（相手: { $rival_last }、あなた: { $last }）。
tournament-placed-before-round = あなたのほうが先まで進んだので、{ $rival } は下です（あなた: { $last }、相手: { $rival_last }）。
tournament-placed-behind-same-round = { $rival } のほうが上です。最後の対戦は同じラウンドでしたが、相手のほうが上位を争う対戦だったか、結果が上でした。
tournament-placed-before-same-round = { $rival } はあなたより下です。最後の対戦は同じラウンドでしたが、あなたのほうが上位を争う対戦だったか、結果が上でした。

## Refusals.

tournament-has-begun = 大会はもう始まっています。
tournament-not-begun = 大会はまだ始まっていません。
tournament-is-over = 大会は終わっています。
tournament-too-few = 開始には{ $fewest }人以上が必要です。
tournament-needs-pairs = この形式は2人ずつの対戦ですが、このゲームは2人用ではありません。3〜4人卓のスイスドロー、勝ち抜き戦、デュプリケート、アリーナから選んでください。
tournament-needs-rivals = これはひとり用のゲームです。全員が同じ配りで遊ぶデュプリケートを選んでください。
tournament-no-such-match = その対戦はありません。
tournament-no-such-entrant = そのプレイヤーはこの大会に出ていません。
tournament-not-in-match = あなたはその対戦のプレイヤーではありません。
tournament-match-decided = 対戦 #{ $match }にはもう結果があります。主催者が訂正できます。
tournament-nothing-to-correct = 対戦 #{ $match }には訂正する結果がありません。
tournament-correct-too-late = 対戦 #{ $match }はもう変えられません。勝ち進んだプレイヤーが次の対戦を終えています。
tournament-scores-needed = この形式は得点を比べるので、対戦 #{ $match }は勝者だけでは足りません。「40 35」のように、名前の順に得点を入力してください。
tournament-bad-result = 対戦 #{ $match }の結果として正しくありません。
tournament-bad-pairing = 対戦 #{ $match }は、前と同じ人数で、重複がなく、全員が大会に残っていなければなりません。
tournament-cannot-swap = 対戦 #{ $match }のこの2人は入れ替えられません。どちらかがこのラウンドをもう終えたか、対戦がありません。
tournament-schedule-fixed = 総当たりなので、組み合わせは変えられません。
tournament-already-gone = その人はもう棄権しています。
tournament-closed-to-late = この形式では、途中から参加できません。
tournament-closed-to-return = 棄権しているため、この形式では復帰できません。
tournament-not-gone = その人は棄権していません。
tournament-no-arena = 対戦相手を探すのはアリーナだけです。
tournament-still-playing = 対戦中です。先に終えてください。
