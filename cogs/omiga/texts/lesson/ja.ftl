### Omiga, the first round step by step; name0 is the learner, name1 plays along

omiga-lesson-ready = ようこそ！ 2人用で**手番はなし**。2人同時にカードを置き、1ラウンドは約1分です。あなたは下から上へ、{ $name1 }さんは上から下へ進みます。今日は待ってくれます。✋ **{ omiga-button-ready }**を押してください。
omiga-lesson-ready-hint = ✋ **{ omiga-button-ready }**を押してください。

omiga-lesson-call = 中央にカードが1枚ずつあり、下があなたのものです。図はカードの**辺**の全種類です。誰かが「オミガ！」と言うまで、手札は裏向きです。⚡ **{ omiga-button-call }**を押してください。
omiga-lesson-call-hint = ⚡ **{ omiga-button-call }**を押してください。

omiga-lesson-lay = **A**と**B**が置ける場所です。あなたのカードと{ $name1 }さんのカードに接しています。向かい合う半円は**同じ色**でなければなりません。**1 → B**を押しましょう。カードの向きは自動で合わせます。
omiga-lesson-lay-hint = 今回はそこではありません。上への道は右です。**1 → B**を押してください。

omiga-lesson-fit = 上下の形も合わせます。**右上がりは右上がり、右下がりは右下がり、凸は凹**と。**2 → B**を試すと、合いませんね。では**3 → B**を押しましょう。
omiga-lesson-fit-hint = **3 → B**を押してください。

omiga-lesson-up = **相手のカードのすぐ背後**に置くか、**向こう端**に着けば勝ちです。どんどん上へ進みましょう。**2 → B**を押してください。
omiga-lesson-up-hint = 上へ進みましょう。**2 → B**を押してください。

omiga-lesson-new-hand = **B**は相手のカードのすぐ背後。そこに置けば勝ちです！ 新しい手札は合いませんが、カード3をAに置けば、{ $name1 }さんに**あなた**の背後を取られません。**3 → A**を押しましょう。
omiga-lesson-new-hand-hint = 左で食い止めましょう。**3 → A**を押してください。

omiga-lesson-throw = 置けるカードがなくなりました。手札を捨てて3枚引き直しましょう。捨てたカードは、あとで戻ってきます。♻️ **{ omiga-button-throw }**を押してください。
omiga-lesson-throw-hint = 置けるカードがありません。♻️ **{ omiga-button-throw }**を押してください。

omiga-lesson-behind = カード3を見てください。{ $name1 }さんのカードのすぐ背後、**B**に合います。**3 → B**を押して勝ちましょう！
omiga-lesson-behind-hint = **3 → B**を押して勝ちましょう！

omiga-lesson-end =
    - **置く**のは、両方の列に接する場所。接する辺はすべて合わせます。
    - **勝つ**には、相手のカードの背後か、向こう端へ。
    - **置けない？** すぐに手札を捨てましょう。

    本番の相手は待ってくれません！ ロビーで**アシスト**や**パルス**を使うと、落ち着いて遊べます。
