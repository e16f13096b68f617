### Le récap du jour.

round-up-title = 🗞️ Récap du jour
round-up-more-players = { $count ->
    [one] … et { $count } joueur de plus
   *[other] … et { $count } joueurs de plus
}
round-up-streak = 🔥 { $days } jours
round-up-tournaments = 🏆 Tournois
round-up-begun = ▶️ **{ $name }** a commencé ({ $what })
round-up-over = 🏁 **{ $name }** est terminé
round-up-won = 🏁 **{ $name }** est terminé : { $count ->
    [one] { $champions } gagne
   *[other] { $champions } se partagent la première place
}
round-up-more-champions = { $count ->
    [one] { $count } de plus
   *[other] { $count } de plus
}
round-up-next = 🗓️ **{ $name }** ({ $what }) commence { $start }, { $away }
round-up-more-tournaments = { $count ->
    [one] … et { $count } de plus
   *[other] … et { $count } de plus
}
