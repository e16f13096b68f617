### El resumen diario.

round-up-title = 🗞️ Resumen diario
round-up-more-players = { $count ->
    [one] … y 1 persona más
   *[other] … y { $count } personas más
}
round-up-streak = 🔥 { $days } días
round-up-tournaments = 🏆 Torneos
round-up-begun = ▶️ **{ $name }** ha empezado ({ $what })
round-up-over = 🏁 **{ $name }** ha terminado
round-up-won = 🏁 **{ $name }** ha terminado: { $count ->
    [one] victoria de { $champions }
   *[other] { $champions } comparten el primer puesto
}
round-up-more-champions = { $count ->
    [one] 1 más
   *[other] { $count } más
}
round-up-next = 🗓️ **{ $name }** ({ $what }) empieza el { $start }, { $away }
round-up-more-tournaments = { $count ->
    [one] … y 1 más
   *[other] … y { $count } más
}
