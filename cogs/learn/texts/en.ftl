### Lessons: what all games have in common. Each game's own steps are in its folder.

command-learn = learn
command-learn-description = Learn a game by playing: a short guided game, just for you
command-learn-game = game
command-learn-game-description = Which game?

learn-heading = 🎓 Learning { $game } · step { $step } of { $steps } · only you can see this
learn-over = 🎓 { $game } · lesson complete · only you can see this
learn-company-1 = Mia
learn-company-2 = Tom
learn-company-3 = Lea
learn-company-4 = Max

learn-button-watch = Continue
learn-button-show = Show me
learn-button-again = Start over
learn-button-stop = Stop
learn-button-table = Play with friends
learn-button-alone = Play alone
learn-button-computer = Play the computer
lobby-button-learn = Learn
rules-button-learn = Learn by playing

learn-watch-first = First watch what happens: press **{ learn-button-watch }**.
learn-stopped = Lesson closed. `/learn` starts it again.
learn-no-lesson = There's no lesson for this game yet.

which-learn = Lesson: { $game }
