### Rokujika Collection
###
### Begriffe: Ein Dorf hat Dorfkarten dreier Arten (Erzeugen, Verarbeiten, Verkaufen) und Ziele (in der Anleitung die Karten
### der sechsten Industrie). Man zieht Karten, bildet ein Set, erfüllt ein Ziel, nimmt eine Marke. Ziele sind in Reihe 1 bis 3.

# same
rokujika-name = Rokujika Collection
# same
rokujika-title = 🏡 Rokujika Collection
rokujika-short = Mach in zehn Zügen aus einem Dorf etwas Großes: allein oder im Rennen im selben Dorf
rokujika-pitch = Erzeugen, verarbeiten, verkaufen! Kombiniere eine Karte jeder Art, multipliziere ihre Zahlen zu Münzen und erfülle Ziele, bevor sie verschwinden. Zehn Züge. Allein ist es eine Knobelei, mit anderen ein **Rennen**: Alle spielen dasselbe Dorf im eigenen Tempo.

## Das Dorf eines Tages

command-daily = tagesdorf
command-daily-description = Das Dorf von heute: für alle dasselbe, ein Versuch zählt, und nur du siehst deins
rokujika-title-daily = 🏡 Tagesdorf { $day }
rokujika-title-practice = 🏡 Übung · Dorf vom { $day }
which-daily = Tagesdorf { $what }
which-practice = Übung, Dorf vom { $what }
daily-ask = Heute bekommen alle dasselbe Dorf. Zehn Züge, und **ein Versuch zählt**: kein Neustart. Pausen sind okay, mit `/tagesdorf` geht es weiter. Bereit?
daily-start = Versuch starten
daily-play = Dorf von heute spielen
daily-earlier = Dein Dorf vom **{ $day }** ist noch nicht fertig. Spiel es zu Ende, dann zählt es noch für den Tag, oder verwirf es endgültig und fang das von heute an. **Ein Versuch zählt** pro Tag.
daily-put-away = Dieses Dorf hast du verworfen, also zählt es nicht mehr. Zum Üben kannst du es noch spielen.
daily-button-resume = { $day } fertig spielen
daily-button-today = Das von heute
daily-button-practise = Üben
daily-button-share = Teilen
daily-place = 🗓️ Platz **{ $place }** von { $count } auf diesem Server · 🔥 { $streak ->
    [one] ein Tag
   *[other] **{ $streak }** Tage in Folge
}
daily-streak = 🔥 { $streak ->
    [one] ein Tag
   *[other] **{ $streak }** Tage in Folge
}
daily-unlisted = 🗓️ Nicht in der Liste: Wertungen hast du in `/statistik` abgeschaltet · 🔥 { $streak ->
    [one] ein Tag
   *[other] **{ $streak }** Tage in Folge
}
daily-next = Nächstes Dorf { $when }.
daily-practice = 🔁 Das war Übung und zählt nicht.
daily-result = 🗓️ Dein Ergebnis für diesen Tag bleibt **{ $score }**.
daily-no-result = 🗓️ Für diesen Tag hast du kein Ergebnis.
daily-no-practice-yet = Üben kannst du ein Dorf, wenn du es gespielt hast: `/tagesdorf`.
daily-nothing-to-share = Für diesen Tag hast du kein Ergebnis zum Teilen. Spiel mit `/tagesdorf`.
daily-shared-already = Dieses Ergebnis hast du auf diesem Server schon geteilt.
refused-end-daily = Ein Tagesdorf kannst du nicht beenden und neu anfangen: Alle haben einen Versuch. Es wartet auf dich, und morgen gibt es ein neues.
rokujika-shared = **{ $score }** { $score ->
    [one] Punkt
   *[other] Punkte
} { $stars }
rokujika-shared-note = Schaffst du mehr? Alle bekommen dasselbe Dorf, und ein Versuch zählt.

## Bestenlisten

leaderboard-button = Bestenliste
leaderboard-tab-day = Heute
leaderboard-tab-week = Diese Woche
leaderboard-tab-streaks = Serien
leaderboard-tab-best = Allzeit
leaderboard-day = 🏅 Tagesdorf { $day }
leaderboard-week = 🏅 Diese Woche
leaderboard-streaks = 🔥 Tage in Folge
leaderboard-best = 🏆 Die besten Solo-Dörfer
leaderboard-day-empty = Das Dorf von heute hat noch niemand geschafft. Mach den Anfang: `/tagesdorf`
leaderboard-week-empty = Diese Woche hat noch niemand ein Dorf geschafft. Mach den Anfang: `/tagesdorf`
leaderboard-streaks-empty = Gestern und heute hat niemand gespielt. Starte eine Serie: `/tagesdorf`
leaderboard-best-empty = Solo hat noch niemand gespielt: `/spielen` oder `/tagesdorf`
leaderboard-day-value = **{ $value }** { $value ->
    [one] Punkt
   *[other] Punkte
}
leaderboard-week-value = **{ $value }** { $value ->
    [one] Punkt
   *[other] Punkte
} an { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}
leaderboard-streaks-value = **{ $value }** { $value ->
    [one] Tag
   *[other] Tage
}
leaderboard-best-value = **{ $value }** { $value ->
    [one] Punkt
   *[other] Punkte
}
leaderboard-day-note = Nur erste Versuche. Hier stehen alle, die auf diesem Server `/tagesdorf` benutzt haben.
leaderboard-week-note = Montag bis Sonntag, alle Tagesergebnisse zusammengezählt.
leaderboard-streaks-note = Spiel jeden Tag, damit deine Serie hält. Gerissene Serien stehen nicht hier.
leaderboard-best-note = Solo-Partien in einem Kanal und Tagesdörfer. Private Partien und Übungen zählen nicht.
leaderboard-own-best = 🏅 Dein bestes Ergebnis, auch privat und auf anderen Servern: **{ $score }**

## Das Dorf

rokujika-turn = Zug { $turn }/{ $turns }
rokujika-over = Ergebnis
rokujika-title-own = 🏡 Dorf von { $name }
rokujika-begin = 🏡 Ein neues Dorf! Bilde ein Set: eine 🟩-, eine 🟧- und eine 🟦-Karte. Neu hier? Probier `/lernen`.
rokujika-last-set = ✅ Zug { $turn }: { $cards } = **{ $product }** 🪙
rokujika-last-scored = ✅ Zug { $turn }: { $cards } = **{ $product }** 🪙, dazu **{ $sixth }** für **{ $points }** ⭐
rokujika-last-none = ▫️ Zug { $turn }: kein Set.
rokujika-newest = 🎴 Gezogen: { $card }
rokujika-last-turn = letzter Zug!
rokujika-sixths = ⭐ Ziele
rokujika-row = { $dots } Reihe { $row } · { $turns ->
    [one] letzter Zug
   *[other] noch { $turns } Züge
}
rokujika-row-empty = leer
rokujika-trademarks = ®️ Deine Marken (−1 Punkt pro nie erfüllter)
rokujika-trademarks-held = Deine Marken
rokujika-front = Deine Karten
rokujika-tier-1 = Erzeugen
rokujika-tier-2 = Verarbeiten
rokujika-tier-3 = Verkaufen
rokujika-none = noch keine
rokujika-pair = { $base } mit { $cards }
rokujika-never = nie mit { $cards }
rokujika-product = ein Set im Wert von mindestens { $product }
rokujika-pile = Im Stapel ({ $count }): { $cards }
rokujika-pile-empty = Der Stapel ist leer; die { $count } abgelegten Karten werden gemischt.
rokujika-all-open = Du hast alle Karten gezogen.
rokujika-turns = Zug für Zug
rokujika-legend-title = So liest du das Bild
rokujika-legend =
    🟡 Ein goldener Rahmen zeigt dein bestes Set und die Ziele, die du jetzt erfüllen kannst.
    ⚪ Die Punkte sind die Züge, die ein Ziel noch bleibt; 🔴 heißt, es ist sein letzter.
    🟩🟧🟦 Ein Ziel braucht eine Karte aus jedem seiner Rahmen. Die du hast, sind farbig.
    🎴 Oben rechts: wie viele Karten noch im Stapel sind.
    ✅ in dieser Liste: Das kannst du jetzt erfüllen. **Fett**: Diese Karte hast du.

## Was man tun kann

rokujika-prompt-buy = ➡️ **{ $name }**, noch kein Set. Zieh eine Karte oder beende deinen Zug.
rokujika-prompt-sets = ➡️ **{ $name }**, bilde ein Set oder zieh noch eine Karte.
rokujika-prompt-last = ➡️ **{ $name }**, bilde ein Set.
rokujika-prompt-stuck = ➡️ **{ $name }**, diesmal kein Set. Beende deinen Zug.
rokujika-clash = { $first } und { $second } passen nicht zusammen.
rokujika-prompt-broke = ⚠️ **{ $name }**, kein Set und keine Münzen mehr: Die Partie endet hier.
rokujika-prompt-trademark = ®️ **{ $name }**, sichere dir ein Ziel als Marke und erfülle es später.
rokujika-next-trademark = { $coins ->
    [one] Deine nächste Münze bringt auch eine Marke.
   *[other] Noch { $coins } Münzen in diesem Zug bringen eine Marke.
}
rokujika-deadline = Der Computer beendet den Zug { $when }.
rokujika-button-buy = Karte ziehen (1 Münze)
rokujika-button-stop = Zug beenden
rokujika-button-best = Bestes Set: { $gain }
rokujika-button-decline = Keine Marke
rokujika-choose-set = Alle Sets, das beste zuerst
rokujika-choose-best-sets = Die besten { $count } von { $all } Sets
rokujika-choose-trademark = Marke aussuchen
rokujika-offer = { $product } 🪙
rokujika-offer-scored = { $product } 🪙 + { $points } ⭐ · { $sixth }
rokujika-gain = { $product } 🪙
rokujika-gain-scored = { $product } 🪙 + { $points } ⭐

## Das Rennen

rokujika-race = { $count }er-Rennen
rokujika-race-title = Das Rennen
rokujika-race-intro = ➡️ Alle haben **dasselbe Dorf**. Drück **Mein Dorf** und spiel deins im eigenen Tempo; sonst sieht es niemand.
rokujika-racer = Zug { $turn }/{ $turns } · 🪙 { $coins } · ⭐ { $points }
# same
rokujika-racer-done = 🏁 🪙 { $coins } + ⭐ { $points } { $trademarks ->
    [0] { "" }
   *[other] − ®️ { $trademarks }{" "}
}= **{ $score }**
rokujika-racer-finished = **{ $name }** ist fertig, mit **{ $score }**
rokujika-bell = 🔔 Nächste Glocke { $when }: Für alle, die seit der letzten nicht gezogen haben, spielt der Computer einen Zug.
rokujika-button-village = Mein Dorf
rokujika-wait = 🏁 Du bist fertig, mit **{ $score }**. Die anderen spielen noch.

## Das Ende

rokujika-result = { $name }: { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}, { $rank }
# same
rokujika-sum = 🪙 { $coins } + ⭐ { $points } { $trademarks ->
    [0] { "" }
   *[other] − ®️ { $trademarks }{" "}
}= **{ $score }**
rokujika-broke = 💸 Nach Zug { $turn } waren die Münzen alle.
rokujika-next-rank = { $missing ->
    [one] Mit einem Punkt mehr: { $rank }
   *[other] Mit { $missing } Punkten mehr: { $rank }
}
rokujika-best-own = 🏅 Dein bestes Ergebnis bisher: **{ $score }**
rokujika-best-new-own = 🎉 Dein bestes Ergebnis bisher!
rokujika-best-name = 🏅 Bestes Ergebnis von { $name } bisher: **{ $score }**
rokujika-best-new-name = 🎉 Das beste Ergebnis von { $name } bisher!
rokujika-best-server = 🏆 Rekord auf diesem Server: **{ $score }** von { $name }
rokujika-best-new-server = 🏆 Neuer Serverrekord!
rokujika-won-points = { $names } gewinnt das Rennen mit { $score } { $score ->
    [one] Punkt
   *[other] Punkten
}!
rokujika-won-shared = Gleichstand! { $names } teilen sich den Sieg mit { $score } { $score ->
    [one] Punkt
   *[other] Punkten
}.
rokujika-rank-0 = noch ein verschlafenes Dorf
rokujika-rank-1 = ein paar Stände werfen etwas ab
rokujika-rank-2 = das Dorf lebt gut davon
rokujika-rank-3 = die ganze Gegend spricht davon
rokujika-rank-4 = eine Legende für Generationen

## Die Bilder in Worten

rokujika-picture = Dorf, Zug { $turn } von { $turns }: { $coins } Münzen, { $points } Punkte, { $pile } Karten im Stapel.
rokujika-picture-chart = Balkendiagramm: Münzen + Punkte nach jedem Zug, mit Linien dort, wo die Ränge beginnen. Endstand:

## Absagen

rokujika-no-coin = Dir fehlt eine Münze, um eine Karte zu ziehen.
rokujika-no-card = Du hast schon alle Karten gezogen.
rokujika-not-in-display = Dieses Ziel ist weg.
rokujika-not-in-front = Du hast nicht alle diese Karten.
rokujika-no-set = Diese Karten sind kein Set. Du brauchst je eine Karte zum Erzeugen, Verarbeiten und Verkaufen, die zusammenpassen.
rokujika-choose-sixth = Dieses Set erfüllt ein Ziel: Such aus, welches.
rokujika-not-fulfilled = Dieses Set erfüllt dieses Ziel nicht.
rokujika-set-ready = Du hast ein Set: Bilde es, oder zieh weiter Karten.
rokujika-trademark-first = Entscheide erst über die Marke.
rokujika-no-trademark-now = Eine Marke gibt es nur nach der 6., 12. und 18. Münze eines Zugs.

## Karten, und ihre japanischen Namen

rokujika-card-rice = Reis
# same
rokujika-original-rice = 米
rokujika-card-vegetables = Gemüse
# same
rokujika-original-vegetables = 野菜
rokujika-card-fruit = Obst
# same
rokujika-original-fruit = 果物
rokujika-card-dairy = Milchvieh
# same
rokujika-original-dairy = 酪農
rokujika-card-livestock = Viehzucht
# same
rokujika-original-livestock = 畜産
rokujika-card-fishery = Fischerei
# same
rokujika-original-fishery = 漁業
rokujika-card-forestry = Forstwirtschaft
# same
rokujika-original-forestry = 林業
rokujika-card-bees = Imkerei
# same
rokujika-original-bees = 養蜂
rokujika-card-milling = Mühle
# same
rokujika-original-milling = 製粉・精米
rokujika-card-brewing = Brauerei
# same
rokujika-original-brewing = 醸造
rokujika-card-pickling = Einlegen
# same
rokujika-original-pickling = 漬物
rokujika-card-sweets = Konditorei
# same
rokujika-original-sweets = 製菓
rokujika-card-fermenting = Fermentieren
# same
rokujika-original-fermenting = 発酵・乳加工
rokujika-card-smoking = Räuchern
# same
rokujika-original-smoking = くん製・乾物
rokujika-card-freezing = Einfrieren
# same
rokujika-original-freezing = 冷凍加工
rokujika-card-crafts = Handwerk
# same
rokujika-original-crafts = 木工・工芸
rokujika-card-stand = Hofladen
# same
rokujika-original-stand = 直売所
rokujika-card-roadside = Raststation
# same
rokujika-original-roadside = 道の駅
rokujika-card-online = Onlineshop
# same
rokujika-original-online = ネット通販
rokujika-card-restaurant = Hofrestaurant
# same
rokujika-original-restaurant = 農家レストラン
rokujika-card-inn = Hofpension
# same
rokujika-original-inn = 農家民宿
rokujika-card-tourism = Tourismus
# same
rokujika-original-tourism = 体験観光
rokujika-card-canteen = Schulküche
# same
rokujika-original-canteen = 学校給食
# same
rokujika-card-export = Export
# same
rokujika-original-export = 輸出

rokujika-sixth-market = Morgenmarkt
# same
rokujika-original-market = 朝市
rokujika-sixth-jam = Hausgemachte Marmelade
# same
rokujika-original-jam = 手づくりジャム
rokujika-sixth-school-meals = Regionales Schulessen
# same
rokujika-original-school-meals = 地産地消給食
rokujika-sixth-mail-order = Feinkost per Post
# same
rokujika-original-mail-order = お取り寄せ
rokujika-sixth-pickles = Berühmtes Eingelegtes
# same
rokujika-original-pickles = 名物漬物
rokujika-sixth-cheese = Hofkäse
# same
rokujika-original-cheese = 農場チーズ
rokujika-sixth-dried-fish = Trockenfisch vom Hafen
# same
rokujika-original-dried-fish = 浜の干物
rokujika-sixth-wooden-toys = Holzspielzeug
# same
rokujika-original-wooden-toys = 木のおもちゃ
rokujika-sixth-mountain = Mittagstisch am Berg
# same
rokujika-original-mountain = 山の幸ランチ
rokujika-sixth-gelato = Eis vom Milchhof
# same
rokujika-original-gelato = 牧場ジェラート
rokujika-sixth-rice-bread = Reismehlbrot
# same
rokujika-original-rice-bread = 米粉パン
rokujika-sixth-local-sake = Sake aus der Region
# same
rokujika-original-local-sake = 地酒
rokujika-sixth-ham = Schinken vom Hof
# same
rokujika-original-ham = 手づくりハム
rokujika-sixth-honey-sweets = Honiggebäck
# same
rokujika-original-honey-sweets = はちみつ菓子
rokujika-sixth-beeswax = Wachswerkstatt
# same
rokujika-original-beeswax = 蜜ろう工房
rokujika-sixth-frozen-catch = Kühlbox vom Kutter
# same
rokujika-original-frozen-catch = 漁師の冷凍便
rokujika-sixth-green-tours = Grüner Tourismus
# same
rokujika-original-green-tours = グリーンツーリズム
rokujika-sixth-ranch = Ranch-Restaurant
# same
rokujika-original-ranch = 牧場レストラン
rokujika-sixth-fishers-inn = Fischerpension
# same
rokujika-original-fishers-inn = 漁師民宿
rokujika-sixth-winery = Weingut
# same
rokujika-original-winery = ワイナリー
rokujika-sixth-forest-school = Waldschule
# same
rokujika-original-forest-school = 森の学校
rokujika-sixth-wagyu = Wagyu-Export
# same
rokujika-original-wagyu = 和牛輸出
rokujika-sixth-speciality = Anerkannte Spezialität
# same
rokujika-original-speciality = 特産品認定
rokujika-sixth-miracle = Dorfwunder
# same
rokujika-original-miracle = 村の奇跡

## Der Coach: was jemand gemacht hat, und was besser gewesen wäre

rokujika-coach-buy = Du hast für eine Münze eine Karte gezogen.
rokujika-coach-register = Du hast eine Marke genommen.
rokujika-coach-decline = Du hast auf eine Marke verzichtet.
rokujika-coach-set = { $sixth ->
    [none] Dein Set: { $set }.
   *[other] Dein Set: { $set }, damit hast du { $sixth } erfüllt.
}
rokujika-coach-stop = Du hast deinen Zug beendet.
rokujika-better-buy = Besser wäre gewesen, noch eine Karte zu ziehen
rokujika-better-register = Besser wäre gewesen, eine Marke zu nehmen
rokujika-better-decline = Besser wäre gewesen, auf die Marke zu verzichten
rokujika-better-set = { $sixth ->
    [none] { $set } wäre besser gewesen
   *[other] { $set } mit { $sixth } wäre besser gewesen
}
rokujika-better-stop = Besser wäre gewesen, den Zug zu beenden
rokujika-coach-cost = { $better }, um etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.

## Züge, wie ein Replay sie erzählt

rokujika-did-buy = { $name } hat eine Karte gezogen
rokujika-did-register = { $name } hat eine Marke genommen
rokujika-did-decline = { $name } hat auf eine Marke verzichtet
rokujika-did-set = { $name } hat ein Set gebildet
rokujika-did-stop = { $name } hat den Zug beendet
