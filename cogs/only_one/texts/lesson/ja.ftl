### Only One Collection, the first game step by step; name0 is the learner, name1 and name2 play along

only-one-lesson-explore = ようこそ！ 3人で、列は3つ。材料を集め、最後に**同じ種類をいちばん多く**持つ人がそのポーションを獲得します。**ひとつの列に同じ数字は置けません。** 手番では、カードを引くか列を取ります。**{ only-one-button-explore }**を押してください。
only-one-lesson-explore-hint = 1枚だけの列はあまりおいしくありません。まず**{ only-one-button-explore }**を押してください。

only-one-lesson-place = { only-one-card-5 }です！ 列に加えましょう。置けるのは1と3。列2は**バースト** 💥します。卵は3・5・7・9すべてを兼ねるからです。**列1**に置いてください。次の手番まで列は取れないので、誰かに先を越されるかもしれません。
only-one-lesson-place-hint = 今回はそこではありません。**列1**に置いてください。

only-one-lesson-others = 次は{ $name1 }さんと{ $name2 }さんの番です。何を引いてどこに置くか、見てみましょう。

only-one-lesson-explore-again = 2人とも列1に置きました。違う数字が4枚で**満杯**になり、もうバーストしません。本番なら、取られる前に取るところです。でも、もうひとつ見てほしいことがあるので、思いきって**{ only-one-button-explore }**。
only-one-lesson-explore-again-hint = 列を取ることもできますが、このレッスンでは思いきって**{ only-one-button-explore }**。

only-one-lesson-fits = また5です。列1は満杯、列2は卵でバースト。残るは**列3**です。✦は**特別**の印で、手に入れた人に1点入ります。
only-one-lesson-fits-hint = 赤いボタンはバーストです。置ける**列3**を選んでください。

only-one-lesson-greed = 次は{ $name1 }さんと{ $name2 }さん。列1が残りますように。

only-one-lesson-collect = 残りました！ 急いで**列1を取る**を押しましょう。4枚ともずっとあなたのもので、あなたのラウンドは終わりです。ほかの人は続けます。
only-one-lesson-collect-hint = もう待たずに、満杯の**列1**を取りましょう。

only-one-lesson-alone = いい獲物です。カードは図のあなたの行にあります。{ $name1 }さんと{ $name2 }さんはまだ続きます。最後の{ $name2 }さんに注目。ひとりで列が1つ残れば、強気に引き続けられます。

only-one-lesson-round-two = { $name2 }さんは2枚目の卵を引いて**バースト！** その卵だけが残り、ほかは捨て札です。全員が終えたので新しいラウンドです。最後に終えた人がトークン ▶️を持ち、最初に動きます。

only-one-lesson-risk = **どの列にも10**があります。ほかの数字ならたいてい置けるので、ここは勝負。**{ only-one-button-explore }**を押してください。
only-one-lesson-risk-hint = バーストを体験してみましょう。**{ only-one-button-explore }**を押してください。

only-one-lesson-bust = よりによって10！ どこにも置けないので、列をバーストさせるしかありません。10は残り、その列のカードは捨て札になります。いちばん長い列にしましょう。**列2をバースト**を押してください。
only-one-lesson-bust-hint = どこかは痛い目を見ます。いちばん長い**列2**をバーストさせましょう。

only-one-lesson-rest = あなたのラウンドは1枚で終わりです。悔しいけれど、悪いことばかりではありません。**捨て札が増えるとポーションの価値が上がる**からです。これを、ラストオーダーの**イチジク**が出るまで続けます。残りは3人分、さっと進めますね。

only-one-lesson-scoring = イチジクが出たので得点計算です。まず特別なカード ✦1枚につき1点。次に種類ごとに、最多の人が**ポーション**を獲得して1点、**捨て札の同じカード1枚につき+1**、**前の人が持つ同じカード1枚につき+1**。⏭️ **{ only-one-button-skip }**を押してください。
only-one-lesson-scoring-hint = ⏭️ **{ only-one-button-skip }**を押してください。

only-one-lesson-end =
    ### 23点であなたの勝ち！
    - **カードを引くか、列を取る。** ひとつの列に同じ数字は1枚だけ。
    - **バースト**すると、残るのは置いたカードだけで、ラウンドは終わり。
    - **ポーション**は同じ種類が最多の人に。捨て札や前の人に多いものほど高得点。
    - 同数のときはトークン ▶️が有利。ポーションを獲得すると手に入ります。

    3〜4人なら、持ち主に能力を与える**使い魔**も使えます。ロビーの設定で選べます。
