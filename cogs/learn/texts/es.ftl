### Lecciones: lo que todos los juegos tienen en común. Los pasos de cada juego están en su carpeta.

command-learn = aprender
command-learn-description = Aprende un juego jugando: una partida guiada corta, solo para ti
command-learn-game = juego
command-learn-game-description = ¿Qué juego?

learn-heading = 🎓 Aprende { $game } · paso { $step } de { $steps } · solo lo ves tú
learn-over = 🎓 { $game } · lección terminada · solo lo ves tú
learn-company-1 = Mía
learn-company-2 = Leo
learn-company-3 = Lola
# same
learn-company-4 = Max

learn-button-watch = Continuar
learn-button-show = Muéstrame
learn-button-again = Empezar de nuevo
learn-button-stop = Parar
learn-button-table = Jugar con amigos
learn-button-alone = Jugar en solitario
learn-button-computer = Jugar contra la IA
lobby-button-learn = Aprender
rules-button-learn = Aprender jugando

learn-watch-first = Mira antes lo que pasa: pulsa **{ learn-button-watch }**.
learn-stopped = Lección cerrada. `/aprender` la empieza otra vez.
learn-no-lesson = Este juego aún no tiene lección.

which-learn = Lección: { $game }
