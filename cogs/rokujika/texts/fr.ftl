### Rokujika Collection
###
### Termes : un village a des cartes de trois sortes (Produire, Transformer, Vendre) et des objectifs (les cartes de
### sixième industrie des règles). On pioche, on fait un trio, on marque un objectif, on prend une marque. Rangées 1 à 3.

# The same as in English
rokujika-name = Rokujika Collection
# The same as in English
rokujika-title = 🏡 Rokujika Collection
rokujika-short = Fais prospérer un village en dix tours : en solo, ou en course dans le même village
rokujika-pitch = Produis, transforme, vends ! Combine une carte de chaque sorte, multiplie leurs nombres pour gagner des pièces, et marque des objectifs avant qu'ils ne partent. Dix tours. En solo, c'est un casse-tête ; à plusieurs, une **course** : chacun joue le même village à son rythme.

## Le village du jour

command-daily = village
command-daily-description = Joue le village du jour : le même pour tous, un seul essai compte, et le tien reste privé
rokujika-title-daily = 🏡 Village du { $day }
rokujika-title-practice = 🏡 Entraînement · village du { $day }
which-daily = Village du jour { $what }
which-practice = Entraînement, village du { $what }
daily-ask = Tout le monde a le même village aujourd'hui. Dix tours, et **un seul essai compte** : impossible de recommencer. Tu peux faire une pause et revenir avec `/village`. On y va ?
daily-start = Lancer mon essai
daily-play = Jouer le village du jour
daily-earlier = Tu n'as pas fini le village du **{ $day }**. Finis-le et il comptera pour ce jour-là, ou abandonne-le pour de bon et commence celui d'aujourd'hui. **Un seul essai compte** par jour.
daily-put-away = Tu as abandonné ce village, il ne peut plus compter. Tu peux encore le jouer pour t'entraîner.
daily-button-resume = Finir celui du { $day }
daily-button-today = Commencer celui d'aujourd'hui
daily-button-practise = S'entraîner
daily-button-share = Partager
daily-place = 🗓️ Place **{ $place }** sur { $count } sur ce serveur · 🔥 { $streak ->
    [one] un jour
   *[other] **{ $streak }** jours d'affilée
}
daily-streak = 🔥 { $streak ->
    [one] un jour
   *[other] **{ $streak }** jours d'affilée
}
daily-unlisted = 🗓️ Hors classement : tu l'as choisi dans `/stats` · 🔥 { $streak ->
    [one] un jour
   *[other] **{ $streak }** jours d'affilée
}
daily-next = Prochain village { $when }.
daily-practice = 🔁 C'était un entraînement, ça ne compte pas.
daily-result = 🗓️ Ton résultat pour ce jour-là reste **{ $score }**.
daily-no-result = 🗓️ Tu n'as pas de résultat pour ce jour-là.
daily-no-practice-yet = Tu peux t'entraîner sur un village après l'avoir joué : tape `/village`.
daily-nothing-to-share = Tu n'as pas de résultat à partager pour ce jour-là. Tape `/village` pour jouer.
daily-shared-already = Tu as déjà partagé ce résultat sur ce serveur.
refused-end-daily = On ne peut pas terminer un village du jour pour recommencer : un seul essai chacun. Il t'attend, et il y en a un nouveau demain.
rokujika-shared = **{ $score }** { $score ->
    [one] point
   *[other] points
} { $stars }
rokujika-shared-note = Tu peux faire mieux ? Tout le monde a le même village, et un seul essai compte.

## Classements

leaderboard-button = Classement
leaderboard-tab-day = Aujourd'hui
leaderboard-tab-week = Cette semaine
leaderboard-tab-streaks = Jours d'affilée
leaderboard-tab-best = Records
leaderboard-day = 🏅 Village du { $day }
leaderboard-week = 🏅 Cette semaine
leaderboard-streaks = 🔥 Jours d'affilée
leaderboard-best = 🏆 Meilleurs villages solo
leaderboard-day-empty = Personne n'a encore fini le village du jour. Ouvre le bal : `/village`
leaderboard-week-empty = Personne n'a fini de village cette semaine. Ouvre le bal : `/village`
leaderboard-streaks-empty = Personne n'a joué hier ni aujourd'hui. Lance une série : `/village`
leaderboard-best-empty = Personne n'a encore joué en solo : `/jouer` ou `/village`
leaderboard-day-value = **{ $value }** { $value ->
    [one] point
   *[other] points
}
leaderboard-week-value = **{ $value }** { $value ->
    [one] point
   *[other] points
} en { $days ->
    [one] un jour
   *[other] { $days } jours
}
leaderboard-streaks-value = **{ $value }** { $value ->
    [one] jour
   *[other] jours
}
leaderboard-best-value = **{ $value }** { $value ->
    [one] point
   *[other] points
}
leaderboard-day-note = Premiers essais seulement. On y trouve qui a utilisé `/village` sur ce serveur.
leaderboard-week-note = Du lundi au dimanche, tous les scores du jour additionnés.
leaderboard-streaks-note = Joue chaque jour pour garder ta série. Les séries interrompues n'apparaissent pas.
leaderboard-best-note = Parties solo dans un salon et villages du jour. Les parties privées et l'entraînement n'y sont pas.
leaderboard-own-best = 🏅 Ton record, parties privées et autres serveurs compris : **{ $score }**

## Le village

rokujika-turn = tour { $turn } sur { $turns }
rokujika-over = résultat
rokujika-title-own = 🏡 Village · { $name }
rokujika-begin = 🏡 Un nouveau village ! Fais un trio : une carte 🟩, une 🟧 et une 🟦. Première fois ? Essaie `/apprendre`.
rokujika-last-set = ✅ Tour { $turn } : { $cards } = **{ $product }** 🪙
rokujika-last-scored = ✅ Tour { $turn } : { $cards } = **{ $product }** 🪙, plus **{ $sixth }** pour **{ $points }** ⭐
rokujika-last-none = ▫️ Tour { $turn } : pas de trio.
rokujika-newest = 🎴 Pioché : { $card }
rokujika-last-turn = dernier tour !
rokujika-sixths = ⭐ Objectifs
rokujika-row = { $dots } Rangée { $row } · { $turns ->
    [one] dernier tour
   *[other] encore { $turns } tours
}
rokujika-row-empty = vide
rokujika-trademarks = ®️ Tes marques (−1 point pour chacune jamais réalisée)
rokujika-trademarks-held = Tes marques
rokujika-front = Tes cartes
rokujika-tier-1 = Produire
rokujika-tier-2 = Transformer
rokujika-tier-3 = Vendre
rokujika-none = aucune
rokujika-pair = { $base } avec { $cards }
rokujika-never = jamais avec { $cards }
rokujika-product = un trio qui vaut { $product } ou plus
rokujika-pile = Dans la pioche ({ $count }) : { $cards }
rokujika-pile-empty = La pioche est vide ; les { $count } cartes défaussées sont remélangées.
rokujika-all-open = Tu as pioché toutes les cartes.
rokujika-turns = Tour par tour
rokujika-legend-title = Comment lire l'image
rokujika-legend =
    🟡 Un cadre doré marque ton meilleur trio, et les objectifs réalisables tout de suite.
    ⚪ Les pastilles sont les tours qu'il reste à un objectif ; 🔴 veut dire que c'est le dernier.
    🟩🟧🟦 Un objectif demande une carte de chacun de ses cadres. Celles que tu as sont en couleur.
    🎴 En haut à droite : le nombre de cartes dans la pioche.
    ✅ dans cette liste : réalisable maintenant. **Gras** : tu as cette carte.

## Ce qu'on peut faire

rokujika-prompt-buy = ➡️ **{ $name }**, pas encore de trio. Pioche une carte ou finis ton tour.
rokujika-prompt-sets = ➡️ **{ $name }**, fais un trio ou pioche encore.
rokujika-prompt-last = ➡️ **{ $name }**, fais un trio.
rokujika-prompt-stuck = ➡️ **{ $name }**, pas de trio cette fois. Finis ton tour.
rokujika-clash = { $first } et { $second } ne vont pas ensemble.
rokujika-prompt-broke = ⚠️ **{ $name }**, pas de trio et plus de pièces : la partie s'arrête ici.
rokujika-prompt-trademark = ®️ **{ $name }**, choisis un objectif à garder comme marque, pour plus tard.
rokujika-next-trademark = { $coins ->
    [one] Ta prochaine pièce donne aussi une marque.
   *[other] Encore { $coins } pièces payées ce tour pour une marque.
}
rokujika-deadline = Un ordi finit le tour { $when }.
rokujika-button-buy = Piocher une carte (1 pièce)
rokujika-button-stop = Finir le tour
rokujika-button-best = Meilleur trio : { $gain }
rokujika-button-decline = Pas de marque
rokujika-choose-set = Tous les trios, par valeur
rokujika-choose-best-sets = Les { $count } meilleurs trios sur { $all }
rokujika-choose-trademark = Choisis une marque
# The same as in English
rokujika-offer = { $product } 🪙
# The same as in English
rokujika-offer-scored = { $product } 🪙 + { $points } ⭐ · { $sixth }
# The same as in English
rokujika-gain = { $product } 🪙
# The same as in English
rokujika-gain-scored = { $product } 🪙 + { $points } ⭐

## La course

rokujika-race = course à { $count }
rokujika-race-title = La course
rokujika-race-intro = ➡️ Tout le monde a le **même village**. Clique sur **Mon village** pour jouer le tien à ton rythme ; personne d'autre ne le voit.
rokujika-racer = tour { $turn } sur { $turns } · 🪙 { $coins } · ⭐ { $points }
# The same as in English
rokujika-racer-done = 🏁 🪙 { $coins } + ⭐ { $points } { $trademarks ->
    [0] { "" }
   *[other] − ®️ { $trademarks }{" "}
}= **{ $score }**
rokujika-racer-finished = **{ $name }** finit avec **{ $score }**
rokujika-bell = 🔔 Prochaine cloche { $when } : un ordi joue un tour pour qui n'a pas bougé depuis la précédente.
rokujika-button-village = Mon village
rokujika-wait = 🏁 Tu finis avec **{ $score }**. Les autres jouent encore.

## La fin

rokujika-result = { $name } : { $score } { $score ->
    [one] point
   *[other] points
}, { $rank }
# The same as in English
rokujika-sum = 🪙 { $coins } + ⭐ { $points } { $trademarks ->
    [0] { "" }
   *[other] − ®️ { $trademarks }{" "}
}= **{ $score }**
rokujika-broke = 💸 Plus de pièces après le tour { $turn }.
rokujika-next-rank = { $missing ->
    [one] Un point de plus : { $rank }
   *[other] { $missing } points de plus : { $rank }
}
rokujika-best-own = 🏅 Ton record : **{ $score }**
rokujika-best-new-own = 🎉 Ton nouveau record !
rokujika-best-name = 🏅 Record pour { $name } : **{ $score }**
rokujika-best-new-name = 🎉 Nouveau record pour { $name } !
rokujika-best-server = 🏆 Record du serveur : **{ $score }** par { $name }
rokujika-best-new-server = 🏆 Nouveau record du serveur !
rokujika-won-points = { $names } gagne la course avec { $score } { $score ->
    [one] point
   *[other] points
} !
rokujika-won-shared = Égalité ! { $names } se partagent la victoire avec { $score } { $score ->
    [one] point
   *[other] points
}.
rokujika-rank-0 = un village encore endormi
rokujika-rank-1 = quelques étals font du bénéfice
rokujika-rank-2 = le village vit bien
rokujika-rank-3 = toute la région en parle
rokujika-rank-4 = une légende pour des générations

## Les images en mots

rokujika-picture = Village, tour { $turn } sur { $turns } : { $coins } pièces, { $points } points, { $pile } cartes dans la pioche.
rokujika-picture-chart = Diagramme en barres des pièces + points après chaque tour, avec des lignes au début de chaque rang. Scores finaux :

## Refus

rokujika-no-coin = Tu n'as plus de pièce pour piocher une carte.
rokujika-no-card = Tu as déjà pioché toutes les cartes.
rokujika-not-in-display = Cet objectif est parti.
rokujika-not-in-front = Tu n'as pas toutes ces cartes.
rokujika-no-set = Ces cartes ne font pas un trio. Il faut une carte Produire, une Transformer et une Vendre qui vont ensemble.
rokujika-choose-sixth = Ce trio réalise un objectif : choisis lequel.
rokujika-not-fulfilled = Ce trio ne réalise pas cet objectif.
rokujika-set-ready = Tu as un trio : fais-le, ou pioche encore.
rokujika-trademark-first = Décide d'abord pour la marque.
rokujika-no-trademark-now = On ne prend une marque qu'après la 6e, la 12e et la 18e pièce d'un tour.

## Les cartes, et leur nom en japonais

rokujika-card-rice = Riz
# The same as in English
rokujika-original-rice = 米
rokujika-card-vegetables = Légumes
# The same as in English
rokujika-original-vegetables = 野菜
rokujika-card-fruit = Fruits
# The same as in English
rokujika-original-fruit = 果物
rokujika-card-dairy = Lait
# The same as in English
rokujika-original-dairy = 酪農
rokujika-card-livestock = Élevage
# The same as in English
rokujika-original-livestock = 畜産
rokujika-card-fishery = Pêche
# The same as in English
rokujika-original-fishery = 漁業
rokujika-card-forestry = Forêt
# The same as in English
rokujika-original-forestry = 林業
rokujika-card-bees = Apiculture
# The same as in English
rokujika-original-bees = 養蜂
rokujika-card-milling = Meunerie
# The same as in English
rokujika-original-milling = 製粉・精米
rokujika-card-brewing = Brasserie
# The same as in English
rokujika-original-brewing = 醸造
rokujika-card-pickling = Saumure
# The same as in English
rokujika-original-pickling = 漬物
rokujika-card-sweets = Confiserie
# The same as in English
rokujika-original-sweets = 製菓
rokujika-card-fermenting = Fermentation
# The same as in English
rokujika-original-fermenting = 発酵・乳加工
rokujika-card-smoking = Fumage
# The same as in English
rokujika-original-smoking = くん製・乾物
rokujika-card-freezing = Surgélation
# The same as in English
rokujika-original-freezing = 冷凍加工
rokujika-card-crafts = Artisanat
# The same as in English
rokujika-original-crafts = 木工・工芸
rokujika-card-stand = Vente directe
# The same as in English
rokujika-original-stand = 直売所
rokujika-card-roadside = Aire de route
# The same as in English
rokujika-original-roadside = 道の駅
rokujika-card-online = Boutique web
# The same as in English
rokujika-original-online = ネット通販
rokujika-card-restaurant = Ferme-auberge
# The same as in English
rokujika-original-restaurant = 農家レストラン
rokujika-card-inn = Gîte rural
# The same as in English
rokujika-original-inn = 農家民宿
rokujika-card-tourism = Tourisme
# The same as in English
rokujika-original-tourism = 体験観光
rokujika-card-canteen = Cantine
# The same as in English
rokujika-original-canteen = 学校給食
# The same as in English
rokujika-card-export = Export
# The same as in English
rokujika-original-export = 輸出

rokujika-sixth-market = Marché du matin
# The same as in English
rokujika-original-market = 朝市
rokujika-sixth-jam = Confiture maison
# The same as in English
rokujika-original-jam = 手づくりジャム
rokujika-sixth-school-meals = Cantine locale
# The same as in English
rokujika-original-school-meals = 地産地消給食
rokujika-sixth-mail-order = Colis gourmand
# The same as in English
rokujika-original-mail-order = お取り寄せ
rokujika-sixth-pickles = Pickles réputés
# The same as in English
rokujika-original-pickles = 名物漬物
rokujika-sixth-cheese = Fromage fermier
# The same as in English
rokujika-original-cheese = 農場チーズ
rokujika-sixth-dried-fish = Poisson séché du port
# The same as in English
rokujika-original-dried-fish = 浜の干物
rokujika-sixth-wooden-toys = Jouets en bois
# The same as in English
rokujika-original-wooden-toys = 木のおもちゃ
rokujika-sixth-mountain = Menu montagnard
# The same as in English
rokujika-original-mountain = 山の幸ランチ
rokujika-sixth-gelato = Glace de la ferme
# The same as in English
rokujika-original-gelato = 牧場ジェラート
rokujika-sixth-rice-bread = Pain de riz
# The same as in English
rokujika-original-rice-bread = 米粉パン
rokujika-sixth-local-sake = Saké du pays
# The same as in English
rokujika-original-local-sake = 地酒
rokujika-sixth-ham = Jambon artisanal
# The same as in English
rokujika-original-ham = 手づくりハム
rokujika-sixth-honey-sweets = Douceurs au miel
# The same as in English
rokujika-original-honey-sweets = はちみつ菓子
rokujika-sixth-beeswax = Atelier de cire
# The same as in English
rokujika-original-beeswax = 蜜ろう工房
rokujika-sixth-frozen-catch = Colis de la marée
# The same as in English
rokujika-original-frozen-catch = 漁師の冷凍便
rokujika-sixth-green-tours = Tourisme vert
# The same as in English
rokujika-original-green-tours = グリーンツーリズム
rokujika-sixth-ranch = Restaurant du ranch
# The same as in English
rokujika-original-ranch = 牧場レストラン
rokujika-sixth-fishers-inn = Auberge du pêcheur
# The same as in English
rokujika-original-fishers-inn = 漁師民宿
rokujika-sixth-winery = Domaine viticole
# The same as in English
rokujika-original-winery = ワイナリー
rokujika-sixth-forest-school = École de la forêt
# The same as in English
rokujika-original-forest-school = 森の学校
rokujika-sixth-wagyu = Export de wagyu
# The same as in English
rokujika-original-wagyu = 和牛輸出
rokujika-sixth-speciality = Spécialité labellisée
# The same as in English
rokujika-original-speciality = 特産品認定
rokujika-sixth-miracle = Miracle du village
# The same as in English
rokujika-original-miracle = 村の奇跡

## Le coach : ce qu'un joueur a fait, et ce qui aurait été mieux

rokujika-coach-buy = Tu as pioché une carte pour une pièce.
rokujika-coach-register = Tu as pris une marque.
rokujika-coach-decline = Tu as refusé une marque.
rokujika-coach-set = { $sixth ->
    [none] Tu as fait { $set }.
   *[other] Tu as fait { $set } et réalisé { $sixth }.
}
rokujika-coach-stop = Tu as fini ton tour.
rokujika-better-buy = Piocher encore une carte aurait été mieux
rokujika-better-register = Prendre une marque aurait été mieux
rokujika-better-decline = Refuser la marque aurait été mieux
rokujika-better-set = { $sixth ->
    [none] { $set } aurait été mieux
   *[other] { $set } avec { $sixth } aurait été mieux
}
rokujika-better-stop = Finir ton tour aurait été mieux
rokujika-coach-cost = { $better }, d'environ { $points } { $points ->
    [one] point
   *[other] points
}.
## Coups, racontés par un replay

rokujika-did-buy = { $name } a pioché une carte
rokujika-did-register = { $name } a pris une marque
rokujika-did-decline = { $name } a refusé une marque
rokujika-did-set = { $name } a fait un trio
rokujika-did-stop = { $name } a fini son tour
