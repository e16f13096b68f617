### Lessons: what all games have in common. Each game's own steps are in its folder.

command-learn = レッスン
command-learn-description = 遊びながら覚えます。ガイド付きの短いゲームで、あなたにしか見えません
command-learn-game = ゲーム
command-learn-game-description = どのゲーム？

learn-heading = 🎓 { $game }のレッスン · { $step }/{ $steps } · あなたにしか見えません
learn-over = 🎓 { $game } · レッスン完了 · あなたにしか見えません
learn-company-1 = ミア
learn-company-2 = トム
learn-company-3 = レア
learn-company-4 = マックス

learn-button-watch = 続ける
learn-button-show = やってみせて
learn-button-again = 最初から
learn-button-stop = やめる
learn-button-table = 友だちと遊ぶ
learn-button-alone = ひとりで遊ぶ
learn-button-computer = コンピューターと遊ぶ
lobby-button-learn = レッスン
rules-button-learn = 遊びながら覚える

learn-watch-first = まずは成り行きを見ましょう。**{ learn-button-watch }**を押してください。
learn-stopped = レッスンを閉じました。`/レッスン`でまた始められます。
learn-no-lesson = このゲームのレッスンはまだありません。

which-learn = レッスン: { $game }
