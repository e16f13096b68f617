## Films of finished games

film-button-show = 動画
film-button-post = ここに投稿
film-button-page = ウェブページ
film-making = 動画を作っています…
film-here = あなたにしか見えません。画像を保存するか、このチャンネルに投稿できます。
film-posted = { $name }さんの投稿
film-alt = { $game }の1ゲーム全体の動画: { $names }。{ $moves }手、{ $clock }。
film-alt-result = 結果: { $result }。
film-none = そのゲームには見るものがありません。
film-too-large = そのゲームは長すぎて、ここに収まる動画にできません。
film-already = 今あなたの動画を作っています。少しお待ちください。
film-busy = ほかの人の動画を作っています。少ししてからもう一度お試しください。
film-busy-here = このサーバーのほかの人の動画を作っています。少ししてからもう一度お試しください。
refused-too-many-films = 動画をたくさん作りすぎです。{ $minutes }分後にもう一度お試しください。

## The web page of a finished game

film-page = ゲームのウェブページ
film-page-making = ページを作っています…
film-page-here = このファイルをブラウザーで開くと、ゲームを1手ずつ見られます。インターネット接続はいりません。
film-page-first = 最初の手
film-page-back = 前へ
film-page-play = 再生
film-page-pause = 停止
film-page-next = 次へ
film-page-last = 最後の手
film-page-place = { $step }/{ $steps } 手目
film-page-earlier = 画像は{ $step }手目のものです。
film-page-keys = 矢印キーかスワイプで1手、Page Up・Page Downで1手番、Home・Endで最初と最後、スペースで再生。
film-page-result = 結果
film-page-moves = すべての手
film-page-slider = 手
film-page-script = 画像を見るにはJavaScriptを有効にしてください。手の一覧は下にあります。
