### Lessons: what all games have in common. Each game's own steps are in its folder.

command-learn = learn
command-learn-description = A guided first game, alone, step by step, with the real buttons
command-learn-game = game
command-learn-game-description = Which game?

learn-heading = 🎓 Learning { $game } · step { $step } of { $steps } · only you see this
learn-over = 🎓 { $game } · lesson complete · only you see this
learn-company-1 = Mia
learn-company-2 = Tom
learn-company-3 = Lea
learn-company-4 = Max

learn-button-watch = Continue
learn-button-show = Show me
learn-button-again = Start over
learn-button-stop = Stop
learn-button-table = Play with others
learn-button-alone = Play alone
learn-button-computer = Play the computer
lobby-button-learn = Learn by playing
rules-button-learn = Learn by playing

learn-watch-first = First see what happens: press **{ learn-button-watch }**.
learn-stopped = The lesson is put away. Type `/learn` whenever you like to begin it again.
learn-no-lesson = There is no lesson for this game yet.
learn-only-servers = Lessons are given on servers: type `/learn` in a channel of one.

which-learn = Lesson: { $game }
