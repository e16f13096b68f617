### Omiga, les règles en pages

omiga-rules-white = Blanc
omiga-rules-black = Noir

omiga-rules-about-title = Le principe
omiga-rules-about =
    Deux lignes de cartes s'enroulent l'une autour de l'autre. Passe **derrière** une carte adverse ou atteins le **bord opposé** du plateau, et tu gagnes.

    Il n'y a **pas de tours** : vous jouez en même temps, aussi vite que possible.

    👥 { $most } joueurs, et tout le monde peut regarder
    ⏱️ environ une minute par manche
    ⚡ de bons yeux et des doigts rapides

    Une connexion plus rapide aide un peu. Si les vôtres sont très différentes, activez *{ omiga-option-pulse }* dans les options.

omiga-rules-table-title = Les cartes
omiga-rules-table =
    Chaque carte a quatre bords :
    - **en haut et en bas** : un *{ omiga-shape-slash }*, un *{ omiga-shape-backslash }*, une *{ omiga-shape-tip }* ou une *{ omiga-shape-notch }*
    - **à gauche et à droite** : un demi-cercle, *{ omiga-colour-green }* (plein) ou *{ omiga-colour-pink }* (un anneau)

    Vous avez les mêmes { $cards } cartes, toutes différentes, dont { $hand } en main.

    Le plateau a { $columns } × { $rows } places. Blanc part de la rangée 1 vers le haut et Noir de l'autre côté, mais **tu te vois toujours en bas**. Les colonnes ont des lettres et les rangées des numéros, les mêmes pour vous deux. Au départ, chacun a une carte au milieu.
# The same as in English
omiga-rules-table-picture = { omiga-legend }

omiga-rules-start-title = À vos marques, Omiga !
omiga-rules-start =
    1. ✋ Clique sur **{ omiga-button-ready }** à la table. Ton panneau s'ouvre : il est privé, et c'est là que tu joues. **{ omiga-button-panel }** le rouvre.
    2. ⚡ Quand vous êtes prêts tous les deux, quelqu'un clique sur **{ omiga-button-call }** : l'un de vous, ou n'importe quel spectateur.
    3. 🃏 Vos { $hand } cartes sont retournées, et c'est parti !

    Tu vois aussi la main de l'adversaire : garde un œil sur ce qu'il prépare.

    Si le bot redémarre pendant une manche, la partie est en pause jusqu'à ce que vous ayez tous deux recliqué sur **{ omiga-button-ready }**.

omiga-rules-turn-title = Poser des cartes
omiga-rules-turn =
    Tes places libres ont des lettres, et tes cartes des numéros. **{ $lay }** pose la carte 1 en A.

    Une place est libre pour toi si elle partage **un bord avec une de tes cartes** et touche **une carte adverse**, au moins par un coin. La carte doit aller avec **toutes** ses voisines :
    - { omiga-shape-slash } contre { omiga-shape-slash }, { omiga-shape-backslash } contre { omiga-shape-backslash }, { omiga-shape-tip } contre { omiga-shape-notch }
    - { omiga-colour-green } contre { omiga-colour-green }, { omiga-colour-pink } contre { omiga-colour-pink }

    Le bot tourne la carte au besoin. Si elle va dans les deux sens, tu choisis : **{ omiga-button-as-shown }** ou **{ omiga-button-turned }**. Une mauvaise carte ne te coûte que du temps.

    Après ta dernière carte, tu en pioches { $hand } nouvelles. ♻️ **{ omiga-button-throw }** échange ta main contre de nouvelles cartes quand tu veux.

omiga-rules-example-title = Un exemple
omiga-rules-example =
    Voici le panneau de Blanc. Ce que demande chaque place libre :
    { $spots }

    ✅ **{ $fits }** marche : à cette place, la carte a { $edges }.
    ✋ **{ $misfit }** non : la carte ne va dans aucun sens.
omiga-rules-example-picture = { $table } La main de Blanc, en grand et numérotée : { $hand }.

omiga-rules-end-title = Gagner
omiga-rules-end =
    🏆 **Tu gagnes la manche** avec une carte
    - juste **derrière** une carte adverse, de l'autre côté, ou
    - dans la dernière rangée, au **bord opposé** du plateau.

    Sur l'image, { $winner } est passé derrière : voir la couronne.

    🤝 **Match nul** si les deux lignes touchent le bord gauche *et* le bord droit, ou si les cartes restantes ne vont nulle part.

    🏳️ Aucun signe de l'adversaire pendant { $seconds } secondes ? **{ omiga-button-claim }**.

    🎬 **{ omiga-button-replay }** montre la dernière manche carte par carte.
omiga-rules-end-picture = { $table } La manche est finie : les cartes en { $card } et { $passed } ont un cadre doré, et celle en { $card } une couronne. { $winner } a gagné.

omiga-rules-options-title = Options et conseils
omiga-rules-options =
    - Regarde ce qu'une place **demande**, puis tes cartes. Rien qui aille ? Défausse ta main tout de suite.
    - Une carte au bout de la ligne adverse peut lui barrer la route.
    - *Assistance* montre ce qui va : idéal pour apprendre.
    - Avec *cadence*, vous choisissez chacun une carte, puis les deux sont posées ensemble. La même place ? On tire à pile ou face.

    L'hôte choisit avant la partie ; en **gras**, le réglage par défaut :
