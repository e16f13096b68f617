### Just One, the first turns step by step; name0 is the learner, name1 to name3 play along

just-one-lesson-goal = ようこそ！ **全員で協力する**ゲームです。毎ターン、ひとりがお題を当て、ほかの人は**一語ずつ**ヒントを出します。最初の回答者は{ $name3 }さん。カードの5つの言葉を見ずに、番号をひとつ選びます。どれになるでしょう？

just-one-lesson-clue = お題は**りんご**。{ $name3 }さんには見えません。一語で助けましょう。まず思い浮かぶのは？ **{ just-one-button-write }**を押して、**果物**と入力してください。
just-one-lesson-clue-hint = このレッスンでは、このとおりに入力してください: **果物**

just-one-lesson-compare = あらら、{ $name1 }さんも同じことを考えていました！ **かぶったヒントは無効**なので、{ $name3 }さんにはどちらも見えません。役に立って、しかもかぶらないヒントを出すのがこのゲームのキモです。✅ **準備OK**を押してください。
just-one-lesson-compare-hint = このままで大丈夫。2つのヒントはかぶっています。✅ **準備OK**を押してください。

just-one-lesson-guessing = 残ったのは{ $name2 }さんのヒントだけ。{ $name3 }さんはそれを見て、**1回だけ**答えます。

just-one-lesson-vote = 「重力」はお題ではありません。正解かどうかはっきりしないときは、ヒントを出した人が投票します。打ち間違いで損をしないためです。でもこれは打ち間違いではないので、👎 **{ just-one-button-no }**を押してください。
just-one-lesson-vote-hint = 重力はりんごではありません。正直に 👎 **{ just-one-button-no }**を。

just-one-lesson-number = はずすと**このカードと次の1枚**を失います。さあ、次の回答者はあなたです！ 目の前のカードには、あなたには見えない5つの言葉があります。**4**を押してください。みんながヒントを書いて見比べます。
just-one-lesson-number-hint = 本番では何番でもかまいません。ここでは**4**を押してください。

just-one-lesson-guess = ヒントが3つ残りました。共通するものは？ **{ just-one-button-guess }**を押して、入力しましょう。大きな灰色の動物です。本番で自信がなければ**{ just-one-button-skip }**を。失うのはこのカードだけですが、はずすと2枚失います。
just-one-lesson-guess-hint = 鼻の長い、大きな灰色の動物です: **ゾウ**

just-one-lesson-next = 正解！ チームで1枚獲得しました。次の回答者は{ $name1 }さんなので、あなたはまたヒントを出します。どの言葉になるでしょう？

just-one-lesson-own-clue = **虹**。今度は自由に考えてください。{ $name1 }さんには伝わり、{ $name2 }さんや{ $name3 }さんとはかぶらない言葉は？ お題やその一部、同じ語源の言葉、翻訳は使えません。**{ just-one-button-write }**を押してください。
just-one-lesson-own-clue-hint = **{ just-one-button-write }**を押して、役に立ちそうな一語を入力してください。

just-one-lesson-ready = 全員のヒントがそろいました。自分のヒントが線で消えていたら、誰かとかぶっています。✅ **準備OK**を押してください。
just-one-lesson-ready-hint = ヒントはこのままで、✅ **準備OK**を押してください。

just-one-lesson-last = { $name1 }さんが、残ったヒントを見て答えます。

just-one-lesson-end =
    ### お見事！ みんなで2枚獲得しました
    - **ヒントは一語ずつ**。かぶったら無効。
    - **答えられるのは1回。** 当たれば獲得、はずせば次のカードも失います。**{ just-one-button-skip }**なら失うのは1枚だけ。
    - 回答者は順番に交代。フルゲームは13枚です。全部当てられますか？

    3人以上で遊ぶのがおすすめです。足りない席にはコンピューターが入ります。
