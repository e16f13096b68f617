### Der Tagesrückblick.

round-up-title = 🗞️ Tagesrückblick
round-up-more-players = { $count ->
    [one] … und noch jemand
   *[other] … und { $count } weitere
}
round-up-streak = 🔥 { $days } Tage
round-up-tournaments = 🏆 Turniere
round-up-begun = ▶️ **{ $name }** läuft ({ $what })
round-up-over = 🏁 **{ $name }** ist vorbei
round-up-won = 🏁 **{ $name }** ist vorbei: { $count ->
    [one] Sieg für { $champions }
   *[other] { $champions } teilen sich den ersten Platz
}
round-up-more-champions = { $count ->
    [one] 1 weitere Person
   *[other] { $count } weitere
}
round-up-next = 🗓️ **{ $name }** ({ $what }), Beginn: { $start }, { $away }
round-up-more-tournaments = { $count ->
    [one] … und 1 weiteres
   *[other] … und { $count } weitere
}
