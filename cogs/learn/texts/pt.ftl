### Tutoriais: o que todos os jogos têm em comum. Os passos de cada jogo estão na pasta dele.

command-learn = aprender
command-learn-description = Aprenda um jogo jogando: uma partida curta e guiada, só para você
command-learn-game = jogo
command-learn-game-description = Qual jogo?

learn-heading = 🎓 Aprendendo { $game } · passo { $step } de { $steps } · só você vê isto
learn-over = 🎓 { $game } · tutorial concluído · só você vê isto
# same
learn-company-1 = Mia
# same
learn-company-2 = Tom
# same
learn-company-3 = Lea
# same
learn-company-4 = Max

learn-button-watch = Continuar
learn-button-show = Mostrar
learn-button-again = Recomeçar
learn-button-stop = Parar
learn-button-table = Jogar com amigos
learn-button-alone = Jogar solo
learn-button-computer = Jogar com o computador
lobby-button-learn = Aprender
rules-button-learn = Aprender jogando

learn-watch-first = Primeiro, veja o que acontece: aperte **{ learn-button-watch }**.
learn-stopped = Tutorial fechado. `/aprender` começa de novo.
learn-no-lesson = Ainda não há tutorial deste jogo.

which-learn = Tutorial: { $game }
