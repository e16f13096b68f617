### The daily round-up.

round-up-title = 🗞️ Daily round-up
round-up-more-players = { $count ->
    [one] … and 1 more player
   *[other] … and { $count } more players
}
round-up-streak = 🔥 { $days } days
round-up-tournaments = 🏆 Tournaments
round-up-begun = ▶️ **{ $name }** has started ({ $what })
round-up-over = 🏁 **{ $name }** is over
round-up-won = 🏁 **{ $name }** is over: { $count ->
    [one] { $champions } won
   *[other] { $champions } share first place
}
round-up-more-champions = { $count ->
    [one] 1 more
   *[other] { $count } more
}
round-up-next = 🗓️ **{ $name }** ({ $what }) starts { $start }, { $away }
round-up-more-tournaments = { $count ->
    [one] … and 1 more
   *[other] … and { $count } more
}
