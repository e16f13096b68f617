### Omiga, la première manche pas à pas ; name0 apprend, name1 joue avec

omiga-lesson-ready = Bienvenue ! Deux joueurs, **pas de tours** : vous posez vos cartes en même temps, et une manche dure une minute environ. Tu montes depuis le bas, { $name1 } descend depuis le haut. Aujourd'hui, elle t'attend. Clique sur ✋ **{ omiga-button-ready }**.
omiga-lesson-ready-hint = Clique sur ✋ **{ omiga-button-ready }**.

omiga-lesson-call = Chacun a une carte au milieu ; la tienne est celle du bas. L'image montre tous les **bords** possibles d'une carte. Ta main reste face cachée jusqu'au signal. Clique sur ⚡ **{ omiga-button-call }**
omiga-lesson-call-hint = Clique sur ⚡ **{ omiga-button-call }**

omiga-lesson-lay = **A** et **B** sont libres : elles touchent ta carte et celle de { $name1 }. Les demi-cercles qui se touchent doivent être de la **même couleur**. Clique sur **1 → B** : les cartes tournent toutes seules.
omiga-lesson-lay-hint = Pas cette fois : le chemin vers le haut est à droite. Clique sur **1 → B**.

omiga-lesson-fit = Les bouts doivent aller aussi : **slash contre slash, antislash contre antislash, pointe contre encoche**. Essaie **2 → B** : raté. Puis clique sur **3 → B**.
omiga-lesson-fit-hint = Clique sur **3 → B**.

omiga-lesson-up = Tu gagnes avec une carte **juste derrière une des siennes**, ou en atteignant le **bord opposé**. Alors continue de monter : clique sur **2 → B**.
omiga-lesson-up-hint = Continue de monter : clique sur **2 → B**.

omiga-lesson-new-hand = **B** est juste derrière sa carte : une carte là, et c'est gagné ! Aucune de tes nouvelles cartes ne va, mais la 3 en A empêche { $name1 } de passer derrière **toi**. Clique sur **3 → A**.
omiga-lesson-new-hand-hint = Bloque-la à gauche : clique sur **3 → A**.

omiga-lesson-throw = Plus rien ne va. Défausse ta main et pioche trois nouvelles cartes : les anciennes reviendront plus tard. Clique sur ♻️ **{ omiga-button-throw }**.
omiga-lesson-throw-hint = Rien ne va : clique sur ♻️ **{ omiga-button-throw }**.

omiga-lesson-behind = Regarde la carte 3 : elle va en **B**, juste derrière la carte de { $name1 }. Clique sur **3 → B** et gagne !
omiga-lesson-behind-hint = Clique sur **3 → B** et gagne !

omiga-lesson-end =
    - **Pose** contre les deux lignes. Tous les bords qui se touchent doivent aller ensemble.
    - **Gagne** derrière une carte adverse, ou au bord opposé.
    - **Rien ne va ?** Défausse ta main tout de suite.

    Un vrai adversaire n'attend pas ! **Assistance** ou **Cadence** dans le lobby calment le jeu.
