### Leçons : ce que tous les jeux ont en commun. Les étapes de chaque jeu sont dans son dossier.

command-learn = apprendre
command-learn-description = Apprends un jeu en jouant : une petite partie guidée, rien que pour toi
command-learn-game = jeu
command-learn-game-description = Quel jeu ?

learn-heading = 🎓 Apprendre { $game } · étape { $step } sur { $steps } · visible uniquement par toi
learn-over = 🎓 { $game } · leçon terminée · visible uniquement par toi
# The same as in English
learn-company-1 = Mia
# The same as in English
learn-company-2 = Tom
learn-company-3 = Léa
# The same as in English
learn-company-4 = Max

learn-button-watch = Continuer
learn-button-show = Montre-moi
learn-button-again = Recommencer
learn-button-stop = Arrêter
learn-button-table = Jouer à plusieurs
learn-button-alone = Jouer en solo
learn-button-computer = Jouer contre l'ordi
lobby-button-learn = Apprendre
rules-button-learn = Apprendre en jouant

learn-watch-first = Regarde d'abord ce qui se passe : clique sur **{ learn-button-watch }**.
learn-stopped = Leçon fermée. `/apprendre` la relance.
learn-no-lesson = Il n'y a pas encore de leçon pour ce jeu.

which-learn = Leçon : { $game }
