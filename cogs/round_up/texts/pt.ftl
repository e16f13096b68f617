### O resumo diário.

round-up-title = 🗞️ Resumo diário
round-up-more-players = { $count ->
    [one] … e mais 1 jogador
   *[other] … e mais { $count } jogadores
}
round-up-streak = 🔥 { $days } dias
round-up-tournaments = 🏆 Torneios
round-up-begun = ▶️ **{ $name }** começou ({ $what })
round-up-over = 🏁 **{ $name }** acabou
round-up-won = 🏁 **{ $name }** acabou: { $count ->
    [one] { $champions } venceu
   *[other] { $champions } dividem o primeiro lugar
}
round-up-more-champions = mais { $count }
round-up-next = 🗓️ **{ $name }** ({ $what }) começa { $start }, { $away }
round-up-more-tournaments = … e mais { $count }
