### Rokujika Collection, the first turns step by step; name0 is the learner

rokujika-lesson-buy = ようこそ！ 10手番、村を切り盛りします。**コイン+得点**があなたのスコアです。手番ごとに、育てる🟩、加工する🟧、売る🟦の3枚を組み合わせます。今は売るカードがないので、1コインでもう1枚引きましょう。**{ rokujika-button-buy }**を押してください。
rokujika-lesson-buy-hint = まだ3種類そろっていません。**{ rokujika-button-buy }**を押してください。

rokujika-lesson-set = 1枚ずつそろいました。数字を**かけ合わせる**と3 × 2 × 2 = 12コイン。払ったのは1コインだけです。組み合わせで数字が上がるカードもありますが、計算はおまかせください。**最良の組**を押しましょう（すべての組み合わせは、その上の一覧にあります）。
rokujika-lesson-set-hint = 緑の**最良の組**ボタンを押してください。

rokujika-lesson-one-more = 12コイン増えました！ 次の手番も3枚配られ、もう8コインの組があります。でも六次カード⭐を見てください。**{ rokujika-sixth-gelato }**は**8点**で、{ rokujika-card-dairy }と相性のいい相手が必要です。1コイン払う価値ありです。**{ rokujika-button-buy }**を押しましょう。
rokujika-lesson-one-more-hint = 今すぐ六次化もできますが、もっと上をねらいましょう。**{ rokujika-button-buy }**を押してください。

rokujika-lesson-sixth = { rokujika-card-sweets }です！ **{ rokujika-sixth-gelato }**に金色の枠が付き、得点にできるようになりました。コイン**も**点ももらえます（1手番に1枚まで）。**最良の組**を押しましょう。
rokujika-lesson-sixth-hint = ⭐も得点にできる組を選びましょう: **最良の組**。

rokujika-lesson-six-coins = 手番3、六次化できません。赤い点の段を見てください。この手番のあと**なくなります**が、**{ rokujika-sixth-beeswax }**は10点です。ひとつの手番で**6コイン目**を払うと、1枚取っておけます。**{ rokujika-button-buy }**を押してください。残りの5枚も続けて引きます。
rokujika-lesson-six-coins-hint = **{ rokujika-button-buy }**を押してください。6コインで商標登録できます。

rokujika-lesson-trademark = 6コイン払ったので**商標登録**できます。六次カードを1枚取っておき、このあとのどの手番でも得点にできます。できなければ−1点です。一覧から**{ rokujika-sixth-beeswax }**を選びましょう。
rokujika-lesson-trademark-hint = 「{ rokujika-choose-trademark }」の一覧から**{ rokujika-sixth-beeswax }**を選んでください。

rokujika-lesson-best = いちばん下に、あなたのものとして残りました。{ rokujika-card-forestry }か{ rokujika-card-bees }、{ rokujika-card-crafts }、売る場所が必要なので、今回は無理です。9枚あれば組み合わせはたくさん。コインのために**最良の組**を押しましょう。
rokujika-lesson-best-hint = 今回は得点にできるものがないので、コインの多い**最良の組**を。

rokujika-lesson-fulfil = ツイてます！ 1コインも払わずに{ rokujika-card-forestry }、{ rokujika-card-crafts }、{ rokujika-card-online }。あなたの商標（10点）にも別の六次カード（7点）にも合いますが、得点にできるのは**1手番に1枚**。商標のほうを、**最良の組**で。
rokujika-lesson-fulfil-hint = 商標のほうが高得点です: **最良の組**。

rokujika-lesson-end =
    ### お見事！ 4手番で46コインと18点です！
    - 3種類を1枚ずつ**六次化**。数字をかけた分がコインに。
    - 条件が合えば**六次カード** ⭐が得点に。残るのは3手番だけ。
    - ひとつの手番の**6コイン目**で、1枚を商標登録できます。
    - コインがなくなると、そこでゲームは終わりです。

    10手番のあと、コインと得点を合計します。100なら上々、200なら夢のような村。`/今日の村`では全員が同じ村に挑戦します。
