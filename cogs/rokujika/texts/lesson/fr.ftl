### Rokujika Collection, les premiers tours pas à pas ; name0 apprend

rokujika-lesson-buy = Bienvenue ! Tu diriges un village pendant dix tours ; **pièces + points** font ton score. À chaque tour, combine trois cartes : produire 🟩, transformer 🟧 et vendre 🟦. Tu n'as encore rien pour vendre, alors pioche une carte de plus pour une pièce. Clique sur **{ rokujika-button-buy }**.
rokujika-lesson-buy-hint = Tu n'as pas encore les trois sortes. Clique sur **{ rokujika-button-buy }**.

rokujika-lesson-set = Tu as maintenant une carte de chaque. **Multiplie** leurs nombres : 3 × 2 × 2 = 12 pièces, pour une seule payée. Certaines cartes valent plus ensemble, je calcule pour toi. Clique sur **Meilleur trio** (la liste au-dessus les a tous).
rokujika-lesson-set-hint = Clique sur le bouton vert **Meilleur trio**.

rokujika-lesson-one-more = 12 pièces de plus ! Nouveau tour : trois nouvelles cartes, et déjà un trio à 8. Mais regarde les objectifs ⭐ : **{ rokujika-sixth-gelato }** vaut **8 points** et demande { rokujika-card-dairy } avec le bon partenaire. Ça vaut bien une pièce. Clique sur **{ rokujika-button-buy }**.
rokujika-lesson-one-more-hint = Tu pourrais prendre le trio, mais visons plus haut : clique sur **{ rokujika-button-buy }**.

rokujika-lesson-sixth = { rokujika-card-sweets } ! Maintenant **{ rokujika-sixth-gelato }** a un cadre doré : ton trio le réalise. Tu gagnes les pièces **et** ses points, un objectif par tour. Clique sur **Meilleur trio**.
rokujika-lesson-sixth-hint = Prends le trio qui donne aussi des points ⭐ : **Meilleur trio**.

rokujika-lesson-six-coins = Tour 3, et pas de trio. Tu vois la rangée à la pastille rouge ? Ses objectifs **partent pour de bon** après ce tour, et **{ rokujika-sixth-beeswax }** vaut 10 points. La **sixième pièce** payée dans un tour permet d'en garder un. Clique sur **{ rokujika-button-buy }** ; je pioche les cinq autres pour toi.
rokujika-lesson-six-coins-hint = Clique sur **{ rokujika-button-buy }** : six pièces donnent une marque.

rokujika-lesson-trademark = Six pièces payées, donc une **marque** : choisis un objectif à garder, réalisable à n'importe quel tour suivant. Sinon, il te coûtera un point. Choisis **{ rokujika-sixth-beeswax }** dans la liste.
rokujika-lesson-trademark-hint = Choisis **{ rokujika-sixth-beeswax }** dans la liste « { rokujika-choose-trademark } ».

rokujika-lesson-best = Il est à toi, tout en bas. Il demande { rokujika-card-forestry } ou { rokujika-card-bees }, { rokujika-card-crafts } et un endroit où vendre, donc pas aujourd'hui. Avec neuf cartes, tu as plein de trios : prends le **Meilleur trio** pour ses pièces.
rokujika-lesson-best-hint = Pas d'objectif cette fois, alors prends le plus de pièces : **Meilleur trio**.

rokujika-lesson-fulfil = Quelle chance ! { rokujika-card-forestry }, { rokujika-card-crafts } et { rokujika-card-online }, sans payer une pièce. Ça réalise ta marque (10) et un autre objectif (7), mais **un seul par tour**. Prends la marque : **Meilleur trio**.
rokujika-lesson-fulfil-hint = Réalise la marque, elle vaut plus : **Meilleur trio**.

rokujika-lesson-end =
    ### Bien joué : 46 pièces et 18 points en quatre tours !
    - **Fais un trio**, une carte de chaque sorte ; multiplie leurs nombres pour les pièces.
    - **Les objectifs** ⭐ donnent des points si ton trio convient. Chacun reste trois tours.
    - **La sixième pièce** d'un tour permet d'en garder un comme marque.
    - Plus de pièces, et la partie s'arrête.

    Après dix tours, additionne pièces et points : 100, c'est bien, 200, c'est le rêve. Essaie `/village` : tout le monde joue le même.
