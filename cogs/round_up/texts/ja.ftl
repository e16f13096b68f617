### The daily round-up.

round-up-title = 🗞️ デイリーまとめ
round-up-more-players = … ほか{ $count }人
round-up-streak = 🔥 { $days }日連続
round-up-tournaments = 🏆 大会
round-up-begun = ▶️ **{ $name }**が始まりました（{ $what }）
round-up-over = 🏁 **{ $name }**が終わりました
round-up-won = 🏁 **{ $name }**が終わりました: { $count ->
    [1] { $champions } の優勝
   *[other] { $champions } が優勝を分け合いました
}
round-up-more-champions = ほか{ $count }人
round-up-next = 🗓️ **{ $name }**（{ $what }）は{ $start }（{ $away }）に始まります
round-up-more-tournaments = … ほか{ $count }件
