### Just One

# The name is the same
just-one-name = Just One
# same
just-one-title = 💡 Just One
just-one-short = 一語のヒントをこっそり書こう。かぶったヒントは無効！ 勝つも負けるもみんな一緒
just-one-pitch = ひとりがお題を当て、ほかの全員がこっそり**一語のヒント**を書きます。ただし、かぶったヒントは回答者が見る前に無効になります。役に立って、*しかも*人とかぶらないヒントを！ 勝つも負けるも**みんな一緒**です。

## Options

just-one-option-language = お題の言語
# same: languages in their own language
just-one-option-language-en = English
# same
just-one-option-language-ja = 日本語
# same
just-one-option-language-de = Deutsch
# same
just-one-option-language-fr = Français
# same
just-one-option-language-es = Español
# same
just-one-option-language-pt = Português (Brasil)
just-one-option-cards = カード枚数
just-one-option-cards-5 = 5（短め）
just-one-option-cards-7 = 7
just-one-option-cards-10 = 10
just-one-option-cards-13 = 13（フルゲーム）
just-one-option-timers = タイマー
just-one-option-timers-off = なし（催促すると、あと2分）
just-one-option-timers-relaxed = ゆっくり（ヒントも回答も3分）
just-one-option-timers-brisk = テンポよく（ヒントも回答も75秒）
just-one-option-two-clues-with-four = 4人ならヒントはひとり2つ
just-one-option-clue-check = ヒントの判定
just-one-option-clue-check-lenient = ゆるい: まったく同じ言葉だけ、禁止または無効
just-one-option-clue-check-normal = ふつう: はっきりしたものだけ禁止または無効。あとはみんなで判断
just-one-option-clue-check-strict = 厳しい: あやしいものも禁止または無効
just-one-option-word-list = お題リスト
just-one-option-word-list-house = 標準
just-one-option-word-list-own = このサーバー独自のリスト（/お題）

## The table

just-one-turn = ターン{ $turn }
just-one-turn-heading = ターン{ $turn }
just-one-over = 結果
just-one-score = 正解{ $won }枚 · { $left ->
    [0] 最後のカード
   *[other] 残り{ $left }枚
}
just-one-order = 回答する順番: { $order }
just-one-clues = このターンのヒント
just-one-coming = 次のターンから参加: { $names }
just-one-panel-coming = 次のターンから参加できます。それまで、このターンの内容は秘密です。出番が来たら、ここに表示されます。
just-one-waiting-for = 待っている人: { $names }
just-one-writing = 記入中: { $names }
just-one-deadline = { $when }に、そろわなくても先に進みます。
just-one-now-number = 🎴 回答者は**{ $name }**さんです。**{ $name }**さん、1から5の番号を選んでください！
just-one-now-another = 🤷 この言葉を知らない人がいます。**{ $name }**さん、別の番号を選んでください！
just-one-now-clues = ✍️ お題は**{ $number }**番。**{ $name }**さん以外の全員は、お題を見て{ $each ->
    [1] **一語のヒント**を
   *[other] **一語のヒントを2つ**
}書いてください。相談は禁止！
just-one-now-compare = 🙈 **{ $name }**さんはまだ見ちゃだめ！ みんながヒントを見比べています。
just-one-now-guess = 👀 **{ $name }**さん、ヒントがそろいました。答えられるのは**1回だけ**。はずすともう1枚失いますが、スキップなら失いません。
just-one-now-vote = 🗳️ **{ $name }**さんの答えは**{ $guess }**。正解にしますか？ **{ $name }**さん以外のみんなで投票します。
just-one-undrawn = 図に入りきらないヒントは**{ details-button }**にあります。
just-one-cancelled = { $count }個のヒントが無効になりました。

just-one-panel-number = カードを見る
just-one-panel-clues = お題を見る
just-one-panel-compare = ヒントを見比べる
just-one-panel-guess = 自分のパネル
just-one-panel-vote = お題を見る
just-one-button-guess = 答える
just-one-button-skip = スキップ
just-one-button-yes = 正解にする
just-one-button-no = 正解にしない

## The picture, described

just-one-picture-hidden = 回答者は{ $name }。ヒント:
just-one-picture-word = 回答者は{ $name }、お題は「{ $word }」。ヒント:
just-one-picture-over = 回答者は{ $name }、お題は「{ $word }」でした。ヒント:
just-one-picture-clue = { $name }: { $clue }
just-one-picture-cancelled = { $name }: { $clue }（無効）
just-one-picture-back = { $name }: 無効、裏向き
just-one-picture-none = { $name }: ヒントなし

## A turn that is over

just-one-ended-found = ✅ **{ $name }**さん、正解！ お題は**{ $word }**でした！
just-one-ended-found-vote = ✅ **{ $name }**さんの答えは*{ $guess }*。投票で**{ $word }**の正解になりました！
just-one-ended-found-sound = ✅ **{ $name }**さんの答えは*{ $guess }*。**{ $word }**とほぼ同じなので正解です！
just-one-ended-missed = ❌ **{ $name }**さんの答えは*{ $guess }*。正解は**{ $word }**でした。
just-one-ended-skipped = ⏭️ **{ $name }**さんはスキップ。お題は**{ $word }**でした。
just-one-ended-away = 💤 **{ $name }**さんは時間切れ。お題は**{ $word }**でした。
just-one-ended-away-early = 💤 **{ $name }**さんが時間内に番号を選ばなかったので、カードを失いました。
just-one-ended-left = 🚪 **{ $name }**さんが抜けました。お題は**{ $word }**でした。
just-one-ended-left-early = 🚪 **{ $name }**さんが番号を選ぶ前に抜けたので、カードを失いました。
just-one-ended-no-clues = 🫥 **{ $name }**さんに見せるヒントが残りませんでした。お題は**{ $word }**でした。
just-one-ended-ended = ⏹️ **{ $name }**さんのターン中にゲームが終わりました。お題は**{ $word }**でした。
just-one-votes = 投票: 正解にする{ $ayes }票、しない{ $noes }票。
just-one-burned = はずれたので、次のカードも失いました。
just-one-taken-back = 最後のカードではずれ。獲得したカードを1枚失います。

## Why clues match

just-one-alike-equal = 同じ言葉: { $one } / { $other }
just-one-alike-lemma = 同じ言葉の活用形など: { $one } / { $other }
just-one-alike-spelling = 同じ言葉の別の書き方: { $one } / { $other }
just-one-alike-gender = 同じ言葉の男性形と女性形: { $one } / { $other }
just-one-alike-family = 同じ語源の言葉: { $one } / { $other }
just-one-alike-affix = 一方がもう一方から派生: { $one } / { $other }
just-one-alike-typo = 打ち間違いのようです: { $one } / { $other }
just-one-alike-sound = 読みが同じ: { $one } / { $other }
just-one-alike-translation = 別の言語で同じ言葉: { $one } / { $other }
just-one-alike-contains = 一方がもう一方を含む: { $one } / { $other }
just-one-alike-unknown = 同じかもしれません: { $one } / { $other }
just-one-perhaps = もしかして: { $why }
just-one-cancelled-by = { $name }さんが無効にしました
just-one-restored-by = { $name }さんが復活させました

## What may be wrong with a clue

just-one-doubt-equal = お題そのもの？
just-one-doubt-lemma = お題の活用形など？
just-one-doubt-spelling = お題の別の書き方？
just-one-doubt-gender = お題の男性形・女性形？
just-one-doubt-family = お題と同じ語源の言葉？
just-one-doubt-affix = お題から派生した言葉？
just-one-doubt-typo = お題の打ち間違い？
just-one-doubt-sound = お題と読みが同じ？
just-one-doubt-translation = お題を別の言語にしたもの？
just-one-doubt-contains = お題を含んでいる？
just-one-doubt-unknown = 本当にある言葉？

## Private panels

just-one-card = カードの言葉:
just-one-active-number = このターンの回答者はあなたです。テーブルで番号を選んでください。カードは見えないので、何番でもかまいません。
just-one-active-clues = このターンの回答者はあなたです。みんながヒントを書いているので、のんびり待ちましょう。
just-one-active-compare = このターンの回答者はあなたです。みんながヒントを見比べています。見ちゃだめ！
just-one-active-guess = ヒントがそろいました。答えられるのは**1回だけ**。はずすともう1枚失いますが、スキップなら失いません。
just-one-active-vote = 答えました。正解にするかどうか、みんなが決めています。
just-one-giver-number = **{ $name }**さんが番号を選ぶのを待っています。
just-one-giver-clues = { $each ->
    [1] お題を連想させる**一語**を書いてください。お題そのもの、同じ語源の言葉、翻訳は禁止です。
   *[other] 一語のヒントを**2つ**書いてください。お題そのもの、同じ語源の言葉、翻訳は禁止です。
}
just-one-giver-compare = かぶったヒントは線で消されています。必要なら、ほかのヒントも無効にしたり復活させたりして、**準備OK**を押してください。
just-one-giver-guess = **{ $name }**さんがヒントを見て考えています。
just-one-giver-vote = **{ $name }**さんの答えは**{ $guess }**。正解にしますか？
just-one-voted-yes = 「正解にする」に投票しました。
just-one-voted-no = 「正解にしない」に投票しました。
just-one-voted-abstain = 投票しませんでした。
just-one-giver-written = { $names } を待っています。それまでは書き直せます。
just-one-giver-ready = ✅ 準備OKです。{ $names } を待っています。
just-one-my-clue = ✅ あなたのヒント: **{ $clue }**
just-one-excused = このターンはあなたを待たずに進みますが、まだ書けます。
just-one-panel-is-over = ゲームは終わりました。結果はテーブルにあります。
just-one-button-write = ヒントを書く
just-one-button-write-two = 2つのヒントを書く
just-one-button-change = ヒントを書き直す
just-one-button-change-two = ヒントを書き直す
just-one-button-blank = ヒントは出さない
just-one-button-unknown = この言葉を知らない
just-one-cancel-clue = 無効にする: { $clue }
just-one-restore-clue = 復活させる: { $clue }
just-one-select-clue = 無効にする・復活させる…
just-one-button-ready = 準備OK（{ $done }/{ $total }）

just-one-menu-nudge-why = メンションを送ります。タイマーなしなら、あと2分になります
just-one-more-close = 今すぐ進める
just-one-more-close-why = 時間切れと同じ扱いです
just-one-more-excuse = { $name }さんを待たずに進める
just-one-more-excuse-why = { $name }さんのヒントを待ちません
just-one-more-stop = ゲームを終える
just-one-more-stop-why = 全員分、今の得点で終わります
just-one-more-stop-question = 全員分のゲームを終えますか？ 今の得点が結果になります。

just-one-form-clue = ヒントを書くお題: { $word }
just-one-form-clue-label = 一語
just-one-form-first-label = 1つ目のヒント（一語）
just-one-form-second-label = 2つ目のヒント（別の一語）
just-one-form-clue-hint = 空白は使えません。「007」のような数字もOK
just-one-form-guess = 答えられるのは1回だけ
just-one-form-guess-label = お題は…

## The end of the game

just-one-over-too-few = 残りが3人未満になったので、ゲームはここまでです。
just-one-result = { $won ->
    [0] { $cards }枚中、正解なし
   *[other] { $cards }枚中{ $won }枚正解！
}
just-one-result-early = 途中で終了: { $cards }枚中{ $won }枚正解
just-one-computers = 🤖 コンピューターが{ $count }人参加したので、成績には入りません。
just-one-best = 🏅 コンピューターと組んだ{ $name }さんの最高記録: **{ $won }/{ $cards }**
just-one-best-new = 🎉 コンピューターと組んだ{ $name }さんの最高記録です！
just-one-lost = 失ったカード: { $cards }。
just-one-lost-wrong = はずれ{ $count }回
just-one-lost-burned = { $guesses }（追加で{ $count }枚）
just-one-lost-back = 獲得カード1枚を返却
just-one-lost-skipped = スキップ{ $count }回
just-one-lost-no-clues = ヒントなし{ $count }回
just-one-band-13 = パーフェクト！ 2回続けては無理でしょう？
just-one-band-12 = あと1枚でした。お見事！
just-one-band-11 = すごい！ 乾杯しましょう。
just-one-band-9 = いいゲームでした！ 気が合うけれど、合いすぎない絶妙な仲間です。
just-one-band-7 = なかなかの結果。お互いのことが少しわかってきましたね。
just-one-band-4 = まずまずの出だし。次はもっといけます。
just-one-band-0 = 誰でも最初はこんなもの。もう一回やりますか？
just-one-moment-lone = 🌟 決め手はたったひとつ。**{ $name }**さんのヒント**{ $clue }**から**{ $word }**が出ました。
just-one-moment-minds = 👯 **{ $one }**さんと**{ $other }**さんは{ $times }回も同じことを考えていました。
just-one-moment-all = 🎨 **{ $word }**に{ $count }個のヒントが集まり、ひとつもかぶりませんでした。

## Refusals

just-one-not-now = 今はできません。
just-one-next-turn = 次のターンから参加できます。
just-one-full = 満席です。最大{ $most }人まで遊べます。
just-one-only-active = それができるのは回答者だけです。
just-one-not-active = このターンはあなたが回答者なので、それはほかの人が決めます。
just-one-not-awaited = その人を待っている人はいません。
just-one-number-gone = { $number }番は使えません。知らない人がいます。別の番号を選んでください。
just-one-unknown-too-late = 間に合いませんでした。もう誰かがこのお題のヒントを書いています。
just-one-unknown-last-word = カードに残った最後の言葉なので、これを使うしかありません。
just-one-one-clue = このターンのヒントはひとり1つです。
just-one-clue-empty = 空欄でした。文字、数字、記号をひとつは入れてください。
just-one-clue-several-words = **{ $clue }**には空白が入っています。ヒントは**一語**です。
just-one-clue-too-long = 長すぎます。{ $most }文字までです。
just-one-clue-twice = 2つのヒントは違う言葉にしてください。
just-one-clue-is-the-word = **{ $clue }**はお題そのものです。
just-one-clue-equal = **{ $clue }**はお題そのものです。
just-one-clue-lemma = **{ $clue }**はお題の形を変えただけです。
just-one-clue-spelling = **{ $clue }**はお題の別の書き方です。
just-one-clue-gender = **{ $clue }**はお題の男性形か女性形です。
just-one-clue-family = **{ $clue }**はお題と同じ語源の言葉です。
just-one-clue-affix = **{ $clue }**はお題から派生した言葉のようです。
just-one-clue-typo = **{ $clue }**はお題の打ち間違いです。
just-one-clue-sound = **{ $clue }**はお題と読みが同じです。
just-one-clue-translation = **{ $clue }**はお題を別の言語にしたものです。
just-one-clue-contains = **{ $clue }**にはお題が含まれています。
just-one-cancelled-already = そのヒントはもう無効です。
just-one-not-cancelled = そのヒントは無効になっていません。
just-one-same-letters = まったく同じヒントがあるので、どちらも無効のままです。
just-one-no-such-clue = そのヒントはありません。
just-one-ready-already = もう準備OKです。ほかの人を待っています。
just-one-guess-empty = 空欄でした。答えは何ですか？
just-one-guess-too-long = 長すぎます。{ $most }文字までです。
just-one-voted-already = もう投票しています。
just-one-nudged-already = もう催促しました。
just-one-nudge-yourself = 待たれているのはあなただけです。

## A server's own words

command-words = お題
command-words-description = Just Oneで使う、このサーバー独自のお題
command-words-upload = 登録
command-words-upload-description = 独自のお題で遊べます。1行に1語のテキストファイル
command-words-file = ファイル
command-words-file-description = 1行に1語のテキストファイル（UTF-8）
command-words-show = 表示
command-words-show-description = このサーバー独自のお題をファイルで受け取ります
command-words-remove = 削除
command-words-remove-description = このサーバー独自のお題を削除します
just-one-words-kept = { $count }語を保存しました。使うには、Just Oneの設定で**このサーバー独自のリスト**を選んでください。
just-one-words-shown = このサーバー独自のお題: { $count }語。
just-one-words-removed = このサーバー独自のお題を削除しました。
just-one-words-none = このサーバーには独自のお題がありません。`/お題 登録`で{ $least }語以上を登録してください。
just-one-words-only-managers = 「サーバー管理」の権限が必要です。
just-one-words-file-too-big = ファイルが大きすぎます。{ $most }KBまでです。
just-one-words-file-unreadable = ファイルを読み取れません。1行に1語のテキストファイル（UTF-8）で保存してください。
just-one-words-control = { $line }行目に見えない文字が入っています。何も保存していません。
just-one-words-too-long = { $line }行目が長すぎます（{ $word }）。{ $most }文字までです。何も保存していません。
just-one-words-too-many = お題が多すぎます。{ $most }語までです。何も保存していません。
just-one-words-too-few = { $words ->
    [0] このサーバーには独自のお題がありません。{ $least }語以上必要です。`/お題 登録`で登録できます。
   *[other] お題が{ $words }種類しかありません。{ $least }語以上必要です。
}

## Moves, as a replay tells them

just-one-did-pick = { $name }が{ $number }番を選んだ
just-one-did-unknown = { $name }が別の言葉を頼んだ
just-one-did-clue = { $name }がヒントを書いた
just-one-did-second-clue = { $name }が2つ目のヒントを書いた
just-one-did-clues = { $name }が2つのヒントを書いた
just-one-did-blank = { $name }はヒントを出さなかった
just-one-did-cancel = { $name }がヒントを無効にした
just-one-did-restore = { $name }がヒントを復活させた
just-one-did-ready = { $name }が見比べ終えた
just-one-did-guess = { $name }の答え: { $text }
just-one-did-skip = { $name }がスキップした
just-one-did-vote = { $name }が投票した
just-one-did-accept = { $name }が投票した
just-one-did-reject = { $name }が投票した
just-one-did-nudge = { $name }が催促した
just-one-did-leave = { $name }が抜けた
just-one-did-arrive = { $name }が参加した（次のターンから）
just-one-did-excuse = { $name }が、待つのをやめることにした
just-one-did-close = { $name }が先に進めた
just-one-did-stop = { $name }がゲームを終えた
just-one-no-computers = コンピューターがJust Oneを遊べるのは英語・日本語・ドイツ語・フランス語だけです。このどれかを選ぶか、コンピューターなしで遊んでください。
