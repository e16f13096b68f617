### Rokujika Collection, les règles en pages

rokujika-rules-about-title = Le principe
rokujika-rules-about =
    Tu as { $turns } tours pour faire prospérer ton village. À chaque tour, combine quelque chose à **produire** 🟩, une façon de le **transformer** 🟧 et un endroit où le **vendre** 🟦. Ça rapporte des pièces, et si c'est juste ce que demande un **objectif** ⭐, des points aussi.

    👥 { $fewest } à { $most } joueurs
    ⏱️ 10 à 20 minutes
    🧮 Un casse-tête : quand s'arrêter ?

    En solo, tu vises un rang. À plusieurs, c'est une **course** : tout le monde a le même village et le joue à son rythme derrière **{ rokujika-button-village }**. Les autres ne voient que ton tour, tes pièces et tes points.

    -# Le nom : les secteurs primaire, secondaire et tertiaire multipliés donnent le sixième, *rokujika*.

rokujika-rules-table-title = Ce que tu vois
rokujika-rules-table =
    🪙 Tu commences avec **{ $start } pièces**. Chaque pièce qu'il te reste à la fin vaut un point.

    ⭐ Puis { $display } **objectifs** sur { $stay } rangées. Les pastilles sont les tours qu'il reste à une rangée ; après 🔴, ses objectifs partent. Un objectif montre ses points et ce qu'il demande : une carte de chaque cadre. Celles que tu as sont en couleur.

    🟩🟧🟦 Dessous, { $free } des { $all } **cartes de village**. Les autres sont dans la pioche.

    Certaines cartes valent plus ensemble, d'autres ne vont jamais ensemble : voir **Détails**.
rokujika-rules-table-picture = Un nouveau village : { $coins } pièces, { $points } points, et une piste de { $turns } tours, aucun joué. Dessous, les objectifs avec leurs points et ce qu'ils demandent. La première rangée, avec une pastille rouge, part après ce tour : { $soon }. La deuxième rangée, avec deux pastilles : { $later }. La troisième, avec trois pastilles : { $latest }. Tes cartes, Produire : { $primary } ; Transformer : { $secondary } ; Vendre : { $tertiary }. { $pile } cartes dans la pioche.

rokujika-rules-turn-title = Ton tour
rokujika-rules-turn =
    1. Tu reçois { $free } cartes gratuites.
    2. 🎴 **{ rokujika-button-buy }**, autant que tu veux. La { $per }e pièce d'un tour (puis la { $twice }e et la { $thrice }e) donne aussi une **marque** : choisis un objectif à garder pour plus tard, pour qu'il ne parte pas. Ou clique sur **{ rokujika-button-decline }**.
    3. Fais un trio : **une carte Produire, une Transformer et une Vendre**. **{ rokujika-button-best }**, ou un autre dans *{ rokujika-choose-set }*. **Multiplie** leurs nombres : tu gagnes autant de pièces. Si le trio est ce que demande un objectif, tu le marques aussi, un par tour, dans les rangées ou tes marques.
    4. Tes cartes sont défaussées. La rangée du haut part, les autres montent, et { $new } nouveaux objectifs arrivent.

    Pas de trio, et pas envie de payer ? Clique sur **{ rokujika-button-stop }**. Tu ne gagnes rien ce tour.

rokujika-rules-example-title = Un exemple
rokujika-rules-example =
    { $paid ->
        [one] Une carte de plus a été piochée
       *[other] { $paid } cartes de plus ont été piochées
    }, une pièce chacune. Les cadres dorés montrent le meilleur trio :

    🧮 { $set } = **{ $product }** pièces{ $changed ->
        [0] .
       *[other] . (Les partenaires peuvent changer un nombre : { $different }.)
    }

    ⭐ **{ $sixth }** demande { $wants }. Ce trio les a : **{ $worth }** points en plus.

    Clique sur **{ rokujika-button-best }** pour avoir { $after } pièces, ou pioche encore en espérant mieux.
rokujika-rules-example-picture = Un village au tour { $turn } : { $coins } pièces, { $points } points, { $done } tours joués, avec ce que chacun a rapporté ({ $brought }). Objectifs de la première rangée, qui partent après ce tour : { $soon }. Deuxième rangée : { $later }. Troisième rangée : { $latest }. { $sixth } a un cadre doré : réalisable. Cartes, Produire : { $primary } ; Transformer : { $secondary } ; Vendre : { $tertiary }. Le meilleur trio a des cadres dorés : { $cards }. { $pile } cartes dans la pioche. Marques : { $trademarks }.

rokujika-rules-end-title = La fin et le score
rokujika-rules-end =
    La partie finit après le tour { $turns }. Elle finit plus tôt si tu n'as **plus de pièces à la fin d'un tour**. Tu peux payer ta dernière pièce si ton trio en rapporte d'autres. Ce que tu as marqué compte toujours.

    Ton score : 🪙 pièces + ⭐ points − 1 par marque jamais réalisée. Sur l'image : { $coins } + { $points } − { $unfulfilled } = **{ $score }**.

    🏅 En solo, { $least } points donnent le premier rang et { $best } le dernier : *{ $wonder }*.
    🏁 Dans une course, le meilleur score gagne. En cas d'égalité, la victoire est partagée.
rokujika-rules-end-picture = Le diagramme d'un village fini à { $score } points : { $coins } pièces et { $points } points d'objectifs. Une barre par tour, les pièces en doré avec les points en ivoire au-dessus, et des lignes au début de chaque rang. Pièces + points après chaque tour : { $steps }.

rokujika-rules-options-title = Options et course
rokujika-rules-options =
    🔔 Avec une limite de temps, un ordi finit ton tour quand le temps est écoulé. Dans une course, c'est une **cloche** qui sonne : si tu n'as pas bougé depuis la précédente, un ordi joue un tour pour toi. Ainsi, personne ne bloque les autres.

    À choisir avant le début de la partie ; en **gras**, le réglage par défaut :

rokujika-rules-tips-title = Conseils
rokujika-rules-tips =
    - Une carte coûte une pièce, et une pièce vaut un point. Pioche encore si tu penses que ça rapportera plus.
    - **Détails** liste ce qui reste dans la pioche. Compte : combien de ces cartes t'aideraient ?
    - Les nombres se multiplient : un 3 au lieu d'un 1 triple tout le trio.
    - Regarde d'abord la rangée 🔴. Les objectifs à trois pastilles peuvent attendre.
    - Tu paies { $per } pièces dans un tour de toute façon ? Prends une marque sur un gros objectif que tu as des chances de réaliser. Une marque jamais réalisée coûte un point.
    - Garde des pièces au début pour avoir le choix plus tard. Attention à la dernière.
