### Rokujika Collection
###
### Términos: un pueblo tiene cartas de tres tipos (Producir, Elaborar, Vender) y objetivos (las cartas de sexta industria
### del reglamento). Robas cartas, haces un combo, cumples un objetivo, tomas una marca. Los objetivos están en las filas 1 a 3.

# same
rokujika-name = Rokujika Collection
# same
rokujika-title = 🏡 Rokujika Collection
rokujika-short = Levanta un pueblo próspero en diez turnos: en solitario o en carrera con tus amigos
rokujika-pitch = ¡Prodúcelo, elabóralo, véndelo! Combina una carta de cada tipo, multiplica sus números para ganar monedas y cumple objetivos antes de que se vayan. Diez turnos. En solitario es un rompecabezas; con amigos es una **carrera**: todos juegan el mismo pueblo, cada cual a su ritmo.

## El pueblo del día

command-daily = diario
command-daily-description = Juega el pueblo de hoy: igual para todos, vale un intento y solo tú ves el tuyo
rokujika-title-daily = 🏡 Pueblo del día { $day }
rokujika-title-practice = 🏡 Práctica · pueblo del { $day }
which-daily = Pueblo del día { $what }
which-practice = Práctica, pueblo del { $what }
daily-ask = Hoy todos tienen el mismo pueblo. Diez turnos, y **vale un solo intento**: no se puede volver a empezar. Puedes hacer una pausa y volver con `/diario`. ¿Vamos?
daily-start = Empezar mi intento
daily-play = Jugar el pueblo de hoy
daily-earlier = No has terminado el pueblo del **{ $day }**. Termínalo y aún cuenta para ese día, o déjalo para siempre y empieza el de hoy. **Vale un intento** por día.
daily-put-away = Dejaste este pueblo, así que ya no puede contar. Todavía puedes jugarlo para practicar.
daily-button-resume = Terminar el del { $day }
daily-button-today = Empezar el de hoy
daily-button-practise = Practicar
daily-button-share = Compartir
daily-place = 🗓️ Puesto **{ $place }** de { $count } en este servidor · 🔥 { $streak ->
    [one] un día
   *[other] **{ $streak }** días seguidos
}
daily-streak = 🔥 { $streak ->
    [one] un día
   *[other] **{ $streak }** días seguidos
}
daily-unlisted = 🗓️ Fuera de la lista: así lo elegiste en `/estadísticas` · 🔥 { $streak ->
    [one] un día
   *[other] **{ $streak }** días seguidos
}
daily-next = El próximo pueblo, { $when }.
daily-practice = 🔁 Era práctica, así que no cuenta.
daily-result = 🗓️ Tu resultado de ese día sigue siendo **{ $score }**.
daily-no-result = 🗓️ No tienes resultado de ese día.
daily-no-practice-yet = Puedes practicar un pueblo cuando ya lo has jugado: escribe `/diario`.
daily-nothing-to-share = No tienes ningún resultado de ese día que compartir. Escribe `/diario` para jugar.
daily-shared-already = Ya compartiste este resultado en este servidor.
refused-end-daily = No puedes terminar un pueblo del día y empezar de nuevo: todos tienen un intento. Te espera, y mañana hay otro.
rokujika-shared = **{ $score }** { $score ->
    [one] punto
   *[other] puntos
} { $stars }
rokujika-shared-note = ¿Puedes superarlo? Todos tienen el mismo pueblo, y vale un intento.

## Rankings

leaderboard-button = Ranking
leaderboard-tab-day = Hoy
leaderboard-tab-week = Esta semana
leaderboard-tab-streaks = Rachas
leaderboard-tab-best = Récords
leaderboard-day = 🏅 Pueblo del día { $day }
leaderboard-week = 🏅 Esta semana
leaderboard-streaks = 🔥 Días seguidos
leaderboard-best = 🏆 Mejores pueblos en solitario
leaderboard-day-empty = Nadie ha terminado aún el pueblo de hoy. Abre tú la lista: `/diario`
leaderboard-week-empty = Nadie ha terminado un pueblo esta semana. Abre tú la lista: `/diario`
leaderboard-streaks-empty = Nadie jugó ayer ni hoy. Empieza una racha: `/diario`
leaderboard-best-empty = Nadie ha jugado en solitario aún: `/jugar` o `/diario`
leaderboard-day-value = **{ $value }** { $value ->
    [one] punto
   *[other] puntos
}
leaderboard-week-value = **{ $value }** { $value ->
    [one] punto
   *[other] puntos
} en { $days ->
    [one] un día
   *[other] { $days } días
}
leaderboard-streaks-value = **{ $value }** { $value ->
    [one] día
   *[other] días
}
leaderboard-best-value = **{ $value }** { $value ->
    [one] punto
   *[other] puntos
}
leaderboard-day-note = Solo primeros intentos. Aparece quien ha usado `/diario` en este servidor.
leaderboard-week-note = De lunes a domingo, la suma de los pueblos del día.
leaderboard-streaks-note = Juega cada día para mantener tu racha. Las rachas rotas no aparecen.
leaderboard-best-note = Partidas en solitario en un canal y pueblos del día. Las privadas y la práctica no aparecen.
leaderboard-own-best = 🏅 Tu récord, con partidas privadas y otros servidores: **{ $score }**

## El pueblo

rokujika-turn = turno { $turn } de { $turns }
rokujika-over = resultado
rokujika-title-own = 🏡 El pueblo de { $name }
rokujika-begin = 🏡 ¡Un pueblo nuevo! Haz un combo: una carta 🟩, una 🟧 y una 🟦. ¿Primera vez? Prueba `/aprender`.
rokujika-last-set = ✅ Turno { $turn }: { $cards } = **{ $product }** 🪙
rokujika-last-scored = ✅ Turno { $turn }: { $cards } = **{ $product }** 🪙, y **{ $sixth }** por **{ $points }** ⭐
rokujika-last-none = ▫️ Turno { $turn }: sin combo.
rokujika-newest = 🎴 Robada: { $card }
rokujika-last-turn = ¡último turno!
rokujika-sixths = ⭐ Objetivos
rokujika-row = { $dots } Fila { $row } · { $turns ->
    [one] último turno
   *[other] quedan { $turns } turnos
}
rokujika-row-empty = vacía
rokujika-trademarks = ®️ Tus marcas (−1 punto por cada una sin cumplir)
rokujika-trademarks-held = Tus marcas
rokujika-front = Tus cartas
rokujika-tier-1 = Producir
rokujika-tier-2 = Elaborar
rokujika-tier-3 = Vender
rokujika-none = aún nada
rokujika-pair = { $base } con { $cards }
rokujika-never = nunca con { $cards }
rokujika-product = un combo de { $product } o más
rokujika-pile = En el mazo ({ $count }): { $cards }
rokujika-pile-empty = El mazo está vacío; se mezclan las { $count } cartas descartadas.
rokujika-all-open = Ya robaste todas las cartas.
rokujika-turns = Turno a turno
rokujika-legend-title = Cómo leer la imagen
rokujika-legend =
    🟡 Un marco dorado señala tu mejor combo y los objetivos que puedes cumplir ya.
    ⚪ Las bolitas son los turnos que le quedan a un objetivo; 🔴 es el último.
    🟩🟧🟦 Un objetivo pide una carta de cada uno de sus marcos. Las que tienes están en color.
    🎴 Arriba a la derecha: cuántas cartas hay en el mazo.
    ✅ en esta lista: puedes cumplirlo ya. **Negrita**: tienes esa carta.

## Lo que se puede hacer

rokujika-prompt-buy = ➡️ **{ $name }**, aún sin combo. Roba una carta o termina tu turno.
rokujika-prompt-sets = ➡️ **{ $name }**, haz un combo o roba otra carta.
rokujika-prompt-last = ➡️ **{ $name }**, haz un combo.
rokujika-prompt-stuck = ➡️ **{ $name }**, esta vez no hay combo. Termina tu turno.
rokujika-clash = { $first } y { $second } no van juntas.
rokujika-prompt-broke = ⚠️ **{ $name }**, sin combo y sin monedas: la partida acaba aquí.
rokujika-prompt-trademark = ®️ **{ $name }**, elige un objetivo para guardarlo como marca y cumplirlo más tarde.
rokujika-next-trademark = { $coins ->
    [one] Tu próxima moneda también da una marca.
   *[other] Paga { $coins } monedas más este turno para una marca.
}
rokujika-deadline = Una IA termina el turno { $when }.
rokujika-button-buy = Robar carta (1 moneda)
rokujika-button-stop = Terminar turno
rokujika-button-best = Mejor combo: { $gain }
rokujika-button-decline = Sin marca
rokujika-choose-set = Combos, de mejor a peor
rokujika-choose-best-sets = Los { $count } mejores de { $all } combos
rokujika-choose-trademark = Elige una marca
rokujika-offer = { $product } 🪙
rokujika-offer-scored = { $product } 🪙 + { $points } ⭐ · { $sixth }
rokujika-gain = { $product } 🪙
rokujika-gain-scored = { $product } 🪙 + { $points } ⭐

## La carrera

rokujika-race = carrera de { $count }
rokujika-race-title = La carrera
rokujika-race-intro = ➡️ Todos tienen el **mismo pueblo**. Pulsa **Mi pueblo** para jugar el tuyo a tu ritmo; nadie más lo ve.
rokujika-racer = turno { $turn } de { $turns } · 🪙 { $coins } · ⭐ { $points }
# same
rokujika-racer-done = 🏁 🪙 { $coins } + ⭐ { $points } { $trademarks ->
    [0] { "" }
   *[other] − ®️ { $trademarks }{" "}
}= **{ $score }**
rokujika-racer-finished = **{ $name }** terminó con **{ $score }**
rokujika-bell = 🔔 Próxima campana { $when }: una IA juega un turno por quien no haya jugado desde la anterior.
rokujika-button-village = Mi pueblo
rokujika-wait = 🏁 Terminaste con **{ $score }**. Los demás siguen jugando.

## El final

rokujika-result = { $name }: { $score } { $score ->
    [one] punto
   *[other] puntos
}, { $rank }
# same
rokujika-sum = 🪙 { $coins } + ⭐ { $points } { $trademarks ->
    [0] { "" }
   *[other] − ®️ { $trademarks }{" "}
}= **{ $score }**
rokujika-broke = 💸 Sin monedas tras el turno { $turn }.
rokujika-next-rank = { $missing ->
    [one] Con un punto más: { $rank }
   *[other] Con { $missing } puntos más: { $rank }
}
rokujika-best-own = 🏅 Tu récord: **{ $score }**
rokujika-best-new-own = 🎉 ¡Nuevo récord personal!
rokujika-best-name = 🏅 El récord de { $name }: **{ $score }**
rokujika-best-new-name = 🎉 ¡Nuevo récord de { $name }!
rokujika-best-server = 🏆 Récord de este servidor: **{ $score }**, de { $name }
rokujika-best-new-server = 🏆 ¡Nuevo récord del servidor!
rokujika-won-points = ¡{ $names } gana la carrera con { $score } { $score ->
    [one] punto
   *[other] puntos
}!
rokujika-won-shared = ¡Empate! { $names } comparten la victoria con { $score } { $score ->
    [one] punto
   *[other] puntos
}.
rokujika-rank-0 = un pueblo aún adormilado
rokujika-rank-1 = algunos puestos ya dan ganancias
rokujika-rank-2 = el pueblo vive bien de lo suyo
rokujika-rank-3 = toda la región habla de él
rokujika-rank-4 = una leyenda por generaciones

## Las imágenes en palabras

rokujika-picture = Pueblo, turno { $turn } de { $turns }: { $coins } monedas, { $points } puntos, { $pile } cartas en el mazo.
rokujika-picture-chart = Gráfico de barras con monedas + puntos tras cada turno, con líneas donde empiezan los rangos. Puntuación final:

## Negativas

rokujika-no-coin = No te quedan monedas para robar una carta.
rokujika-no-card = Ya robaste todas las cartas.
rokujika-not-in-display = Ese objetivo ya no está.
rokujika-not-in-front = No tienes todas esas cartas.
rokujika-no-set = Esas cartas no forman un combo. Necesitas una carta de Producir, una de Elaborar y una de Vender que vayan juntas.
rokujika-choose-sixth = Ese combo cumple un objetivo: elige cuál.
rokujika-not-fulfilled = Ese combo no cumple ese objetivo.
rokujika-set-ready = Tienes un combo: hazlo o roba más cartas.
rokujika-trademark-first = Decide antes lo de la marca.
rokujika-no-trademark-now = Solo puedes tomar una marca tras la moneda 6, 12 o 18 de un turno.

## Cartas, y sus nombres en japonés

rokujika-card-rice = Arroz
rokujika-original-rice = 米
rokujika-card-vegetables = Verduras
rokujika-original-vegetables = 野菜
rokujika-card-fruit = Fruta
rokujika-original-fruit = 果物
rokujika-card-dairy = Lechería
rokujika-original-dairy = 酪農
rokujika-card-livestock = Ganadería
rokujika-original-livestock = 畜産
rokujika-card-fishery = Pesca
rokujika-original-fishery = 漁業
rokujika-card-forestry = Bosque
rokujika-original-forestry = 林業
rokujika-card-bees = Apicultura
rokujika-original-bees = 養蜂
rokujika-card-milling = Molienda
rokujika-original-milling = 製粉・精米
rokujika-card-brewing = Bodega
rokujika-original-brewing = 醸造
rokujika-card-pickling = Encurtidos
rokujika-original-pickling = 漬物
rokujika-card-sweets = Repostería
rokujika-original-sweets = 製菓
rokujika-card-fermenting = Fermentación
rokujika-original-fermenting = 発酵・乳加工
rokujika-card-smoking = Ahumado
rokujika-original-smoking = くん製・乾物
rokujika-card-freezing = Congelado
# same
rokujika-original-freezing = 冷凍加工
rokujika-card-crafts = Artesanía
rokujika-original-crafts = 木工・工芸
rokujika-card-stand = Puesto rural
rokujika-original-stand = 直売所
rokujika-card-roadside = Parador
rokujika-original-roadside = 道の駅
rokujika-card-online = Tienda online
# same
rokujika-original-online = ネット通販
rokujika-card-restaurant = Restaurante
# same
rokujika-original-restaurant = 農家レストラン
rokujika-card-inn = Casa rural
# same
rokujika-original-inn = 農家民宿
rokujika-card-tourism = Turismo
# same
rokujika-original-tourism = 体験観光
rokujika-card-canteen = Comedor escolar
# same
rokujika-original-canteen = 学校給食
rokujika-card-export = Exportación
rokujika-original-export = 輸出

rokujika-sixth-market = Mercado matutino
rokujika-original-market = 朝市
rokujika-sixth-jam = Mermelada casera
# same
rokujika-original-jam = 手づくりジャム
rokujika-sixth-school-meals = Menú escolar local
# same
rokujika-original-school-meals = 地産地消給食
rokujika-sixth-mail-order = Delicia por correo
# same
rokujika-original-mail-order = お取り寄せ
rokujika-sixth-pickles = Encurtidos famosos
# same
rokujika-original-pickles = 名物漬物
rokujika-sixth-cheese = Queso de granja
# same
rokujika-original-cheese = 農場チーズ
rokujika-sixth-dried-fish = Pescado seco
# same
rokujika-original-dried-fish = 浜の干物
rokujika-sixth-wooden-toys = Juguetes de madera
# same
rokujika-original-wooden-toys = 木のおもちゃ
rokujika-sixth-mountain = Almuerzo de monte
# same
rokujika-original-mountain = 山の幸ランチ
rokujika-sixth-gelato = Helado de granja
# same
rokujika-original-gelato = 牧場ジェラート
rokujika-sixth-rice-bread = Pan de arroz
# same
rokujika-original-rice-bread = 米粉パン
rokujika-sixth-local-sake = Sake local
rokujika-original-local-sake = 地酒
rokujika-sixth-ham = Jamón artesano
# same
rokujika-original-ham = 手づくりハム
rokujika-sixth-honey-sweets = Dulces de miel
# same
rokujika-original-honey-sweets = はちみつ菓子
rokujika-sixth-beeswax = Taller de cera
# same
rokujika-original-beeswax = 蜜ろう工房
rokujika-sixth-frozen-catch = Pesca congelada
# same
rokujika-original-frozen-catch = 漁師の冷凍便
rokujika-sixth-green-tours = Turismo verde
# same
rokujika-original-green-tours = グリーンツーリズム
rokujika-sixth-ranch = Asador del rancho
# same
rokujika-original-ranch = 牧場レストラン
rokujika-sixth-fishers-inn = Posada marinera
# same
rokujika-original-fishers-inn = 漁師民宿
rokujika-sixth-winery = Viñedo
# same
rokujika-original-winery = ワイナリー
rokujika-sixth-forest-school = Escuela del bosque
# same
rokujika-original-forest-school = 森の学校
rokujika-sixth-wagyu = Wagyu al mundo
# same
rokujika-original-wagyu = 和牛輸出
rokujika-sixth-speciality = Sello de origen
# same
rokujika-original-speciality = 特産品認定
rokujika-sixth-miracle = Milagro del pueblo
# same
rokujika-original-miracle = 村の奇跡

## El análisis: qué hiciste, y qué habría sido mejor

rokujika-coach-buy = Robaste una carta por una moneda.
rokujika-coach-register = Tomaste una marca.
rokujika-coach-decline = Renunciaste a una marca.
rokujika-coach-set = { $sixth ->
    [none] Hiciste { $set }.
   *[other] Hiciste { $set } y cumpliste { $sixth }.
}
rokujika-coach-stop = Terminaste tu turno.
rokujika-better-buy = Era mejor robar otra carta
rokujika-better-register = Era mejor tomar una marca
rokujika-better-decline = Era mejor renunciar a la marca
rokujika-better-set = { $sixth ->
    [none] Era mejor { $set }
   *[other] Era mejor { $set } con { $sixth }
}
rokujika-better-stop = Era mejor terminar tu turno
rokujika-coach-cost = { $better }: unos { $points } puntos más.

## Jugadas, como las cuenta una repetición

rokujika-did-buy = { $name } robó una carta
rokujika-did-register = { $name } tomó una marca
rokujika-did-decline = { $name } renunció a una marca
rokujika-did-set = { $name } hizo un combo
rokujika-did-stop = { $name } terminó su turno
