### Pictures of tournaments: captions, buttons and descriptions

tournament-button-bracket = トーナメント表
tournament-button-whole = トーナメント表全体
tournament-part = { $first ->
    [same] { $last }
   *[other] { $first }〜{ $last }
}
tournament-part-of = { $part }/{ $parts } 枚目
tournament-whole = トーナメント表の全体です。画像をタップすると拡大できます。
tournament-legend = 図の中の名前: { $names }
tournament-columns = 図の右側: { $names }。
tournament-tie-break = { $tie ->
    [played] 対戦で得た勝ち点
    [wins] 勝ち数
    [buchholz] ブッフホルツ
    [median-buchholz] メディアン・ブッフホルツ
    [sonneborn-berger] ゾンネボルン・ベルガー
    [head-to-head] 直接対決
   *[score] 得点
}
tournament-refused-no-bracket = この大会にはトーナメント表がないか、まだ始まっていません。

## Picture descriptions

tournament-seen-bracket = トーナメント表。
tournament-seen-round = { $round }: { $matches }。
tournament-seen-won = { $name } が { $others } に勝利{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}
tournament-seen-nobody = { $names } は誰も現れず
tournament-seen-now = { $sides }、対戦中
tournament-seen-coming = { $sides }、対戦前
tournament-seen-bye = { $name } は不戦勝
tournament-seen-sum = { $count }対戦中{ $done }対戦終了
tournament-seen-champion = { $name } の優勝。
tournament-seen-standings = 順位表: 順位、名前、勝ち点。
tournament-seen-up = { $places }つ上昇
tournament-seen-down = { $places }つ下降
tournament-seen-gone = 棄権
