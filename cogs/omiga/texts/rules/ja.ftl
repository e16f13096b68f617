### Omiga, the rules in pages

omiga-rules-white = 白
omiga-rules-black = 黒

omiga-rules-about-title = どんなゲーム？
omiga-rules-about =
    2つのカードの列がからみ合って伸びていきます。相手のカードの**背後**を取るか、ボードの**向こう端**に着けば勝ちです。

    このゲームに**手番はありません**。2人が同時に、できるだけ速くプレイします。

    👥 { $most }人（観戦は誰でも）
    ⏱️ 1ラウンド約1分
    ⚡ 鋭い目とすばやい指

    通信が速い人は少しだけ有利です。差が大きいときは、設定で*{ omiga-option-pulse }*を使ってください。

omiga-rules-table-title = カード
omiga-rules-table =
    どのカードにも4つの辺があります:
    - **上と下**: *{ omiga-shape-slash }*、*{ omiga-shape-backslash }*、*{ omiga-shape-tip }*、*{ omiga-shape-notch }*のどれか
    - **左と右**: 半円。*{ omiga-colour-green }*（塗りつぶし）か*{ omiga-colour-pink }*（輪）

    2人とも同じ{ $cards }枚を持ち、すべて違うカードです。手札は{ $hand }枚。

    ボードは{ $columns } × { $rows }マス。白は1段目から上へ、黒は反対側から進みますが、**画面ではいつも自分が下**です。列は文字、段は数字で、2人とも同じ呼び方です。中央に1枚ずつ置いて始まります。
omiga-rules-table-picture = { omiga-legend }

omiga-rules-start-title = よーい、オミガ！
omiga-rules-start =
    1. ✋ テーブルの**{ omiga-button-ready }**を押すと、パネルが開きます。見えるのは自分だけで、プレイはそこで行います。**{ omiga-button-panel }**で開き直せます。
    2. ⚡ 2人とも準備OKになったら、誰かが**{ omiga-button-call }**を押します。プレイヤーでも、観戦している人でもかまいません。
    3. 🃏 手札{ $hand }枚が表になったら、スタート！

    相手の手札も見えるので、ねらいを読みましょう。

    ラウンド中にボットが再起動したら、2人とも**{ omiga-button-ready }**を押すまで一時停止します。

omiga-rules-turn-title = カードを置く
omiga-rules-turn =
    置ける場所には文字、カードには番号が付いています。**{ $lay }**を押すと、カード1をAに置きます。

    置けるのは、**自分のカードと辺で接し**、**相手のカードと**少なくとも角で接する場所です。カードは**すべて**の隣と合っていなければなりません:
    - { omiga-shape-slash }と{ omiga-shape-slash }、{ omiga-shape-backslash }と{ omiga-shape-backslash }、{ omiga-shape-tip }と{ omiga-shape-notch }
    - { omiga-colour-green }と{ omiga-colour-green }、{ omiga-colour-pink }と{ omiga-colour-pink }

    必要ならカードは自動で回ります。どちら向きでも置けるときは、**そのまま**か**回して**を選びます。合わないカードを押しても、時間を損するだけです。

    最後の1枚を置くと、新しく{ $hand }枚引きます。♻️ **{ omiga-button-throw }**で、いつでも手札を引き直せます。

omiga-rules-example-title = 例
omiga-rules-example =
    白のパネルです。置ける場所ごとに必要な辺はこうなります:
    { $spots }

    ✅ **{ $fits }**は置けます。そこでのカードの辺: { $edges }。
    ✋ **{ $misfit }**は置けません。どちら向きでも合いません。
omiga-rules-example-picture = { $table } 大きく番号付きの、白の手札: { $hand }。

omiga-rules-end-title = 勝ち方
omiga-rules-end =
    🏆 **ラウンドに勝つ**には、カードを
    - 相手のカードのすぐ**背後**（向こう側）に置くか、
    - ボードの**向こう端**、最後の段に置きます。

    図では{ $winner }が背後を取りました。王冠が目印です。

    🤝 **引き分け**は、両方の列が左端*と*右端に届いたとき、または残ったカードがどこにも置けないときです。

    🏳️ 相手が{ $seconds }秒間動かない？ **{ omiga-button-claim }**を押しましょう。

    🎬 **{ omiga-button-replay }**で、直前のラウンドを1枚ずつ見られます。
omiga-rules-end-picture = { $table } ラウンドは終わり、{ $card }と{ $passed }のカードに金色の枠、{ $card }に王冠がある。{ $winner }の勝ち。

omiga-rules-options-title = 設定とコツ
omiga-rules-options =
    - その場所に**必要な**辺を見てから、手札を見ましょう。なければ、すぐに手札を捨てます。
    - 相手の列の端の隣に置くと、行く手をふさげます。
    - *アシスト*は合うカードを教えてくれます。練習にぴったりです。
    - *パルス*では、2人がカードを選び、同時に置きます。同じ場所ならコイントスで決めます。

    ゲームの前にホストが決めます。**太字**が初期設定です:
