### A crowd that plays a seat, and words that are mixed into the seed of a deal.

## The channel plays a seat

crowd-name = チャンネル
lobby-crowd = 🗳️ **{ $name }** · 見ている人の投票
lobby-button-crowd = チャンネル参加
lobby-button-no-crowd = チャンネルを外す
crowd-vote = 🗳️ プレイヤーでない人は、テーブルのボタンで**{ $name }**の手に投票してください。最多票の手になり、同数なら抽選です。
crowd-vote-only = 🗳️ **{ $name }**の番: プレイヤーでない人なら、誰でもボタンを押せます。
crowd-vote-inside = 🗳️ **{ $name }**も参加中: プレイヤーでない人は、下のボタンを押して投票してください。
crowd-votes = 現在{ $votes }票 · 投票は{ $when }に終わります
crowd-no-votes = まだ投票がありません。なければ{ $when }にコンピューターが動きます。
replay-crowd = { $move }（{ $votes }票中{ $for_it }票）
replay-crowd-lot = { $move }（{ $votes }票中{ $for_it }票で同数、抽選）
refused-crowd-waits = まだチャンネルの番ではありません。番が来たら、ここで投票できます。
refused-crowd-move = チャンネルは今それをできません。
refused-not-elected = それは投票で決まった手ではありません。

## Words for the seed

lobby-button-word = 言葉を混ぜる
lobby-words = 🔏 封印したシード値 `{ $seal }` · 言葉を混ぜた人: { $names }
lobby-words-none = 🔏 封印したシード値 `{ $seal }` · 言葉はまだなし
word-form = シャッフルに混ぜる言葉
word-form-label = あなたの言葉
word-form-why = 混ぜると、シャッフル結果にあなたも関われます。封印したシード値: { $seal }
word-saved = ✅ あなたの言葉を混ぜます。
word-dropped = ✅ あなたの言葉は混ぜません。
fair-words = 🔏 シャッフルの前、ロビーに封印したシード値 `{ $seal }` が出ていました。混ぜた言葉: { $words }
fair-no-words = 🔏 シャッフルの前、ロビーに封印したシード値 `{ $seal }` が出ていました。言葉は入力されていません。
fair-server-seed = 🔓 封印していたシード値: `{ $seed }`
fair-word = **{ $name }**「{ $word }」
verify-words = 🔏 シャッフルのシード値は、サーバーのシード値 `{ $seed }`、ソルト、次の言葉から作ったハッシュです: { $words }。ロビーでは、誰かが言葉を入力する前に、サーバーのシード値を封印した `{ $seal }` が出ていました。
verify-words-none = なし
verify-noted-words = ✅ ロビーで控えたものと一致しました。サーバーのシード値は、誰かが言葉を入力する前に決まっていました。
verify-limits-words = これで証明できないこと: ボットの運営者がゲーム中にシード値を見なかったこと、そして運営者も遊んでいた場合、あなたより先に言葉を入力したこと。
export-words = 言葉 { $words }
export-server-seed = サーバーのシード値 { $seed }
