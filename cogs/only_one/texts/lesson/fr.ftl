### Only One Collection, la première partie pas à pas ; name0 apprend, name1 et name2 jouent avec

only-one-lesson-explore = Bienvenue ! Trois joueurs, trois colonnes. Tu récoltes des ingrédients, et à la fin, qui a le **plus de cartes d'une sorte** gagne sa potion. **Aucun nombre ne doit se répéter dans une colonne.** À chaque tour, tu pioches une carte ou tu prends une colonne. Clique sur **{ only-one-button-explore }**.
only-one-lesson-explore-hint = Une colonne d'une carte ne vaut pas grand-chose. Clique d'abord sur **{ only-one-button-explore }**.

only-one-lesson-place = { only-one-card-5 } ! Pose-la dans une colonne. Elle va dans la 1 et la 3. La colonne 2 **sauterait** 💥, car un Œuf est à la fois un 3, 5, 7 et 9. Pose-la dans la **colonne 1**. Tu ne pourras pas prendre de colonne avant ton prochain tour : quelqu'un peut te devancer.
only-one-lesson-place-hint = Pas là cette fois : pose-la dans la **colonne 1**.

only-one-lesson-others = C'est à { $name1 } et { $name2 }. Regarde ce qu'ils piochent et où ils le posent.

only-one-lesson-explore-again = Les deux ont posé dans la colonne 1. Quatre nombres différents : elle est **pleine** et ne peut plus sauter. En vrai, tu la prendrais avant les autres. Mais il reste une chose à voir, alors ose : **{ only-one-button-explore }**.
only-one-lesson-explore-again-hint = Tu pourrais prendre une colonne. Pour cette leçon, ose : **{ only-one-button-explore }**.

only-one-lesson-fits = Encore un 5. La colonne 1 est pleine, et la 2 sauterait à cause de son Œuf. Reste la **colonne 3**. Le ✦ veut dire **spéciale** : un point pour qui la récupère.
only-one-lesson-fits-hint = Les boutons rouges font sauter une colonne. Choisis la **colonne 3**, où ça va.

only-one-lesson-greed = C'est à { $name1 } et { $name2 }. Croisons les doigts pour la colonne 1.

only-one-lesson-collect = Ouf, elle est encore là ! Vite, clique sur **Prendre la colonne 1**. Les quatre cartes sont à toi pour de bon et ta manche est finie. Les autres continuent.
only-one-lesson-collect-hint = N'attends plus : prends la **colonne 1**, elle est pleine.

only-one-lesson-alone = Belle prise ! Tes cartes sont sur ta ligne de l'image. { $name1 } et { $name2 } doivent encore finir. Regarde { $name2 } à la fin : avec une colonne pour soi, on peut tenter sa chance.

only-one-lesson-round-two = { $name2 } a pioché un second Œuf : **ça saute !** { $name2 } ne garde que cet Œuf, et le reste est défaussé. Tout le monde a fini, une nouvelle manche commence. Qui finit en dernier a le jeton ▶️ et commence.

only-one-lesson-risk = Il y a maintenant un **10 dans chaque colonne**. La plupart des autres nombres vont encore, alors prends le risque : **{ only-one-button-explore }**.
only-one-lesson-risk-hint = Découvre ce qui se passe quand une colonne saute : clique sur **{ only-one-button-explore }**.

only-one-lesson-bust = Un 10, comme par hasard ! Il ne va nulle part, tu dois faire sauter une colonne. Tu gardes le 10, et les cartes de la colonne sont défaussées. Vise la plus longue : clique sur **Faire sauter la colonne 2**.
only-one-lesson-bust-hint = Il faut bien que ça fasse mal quelque part. Fais sauter la **colonne 2**, la plus longue.

only-one-lesson-rest = Ta manche se finit avec une carte. Rageant, mais pas dramatique : **les cartes défaussées rendent une potion plus précieuse**. Ça continue jusqu'à la **Figue**, qui sonne la fin. Je joue vite le reste pour vous trois.

only-one-lesson-scoring = La Figue est sortie : on compte. D'abord un point par carte spéciale ✦. Puis sorte par sorte : le plus de cartes gagne la **potion**, 1 point, **+1 par carte de cette sorte dans la défausse**, **+1 par carte de cette sorte chez le joueur juste avant**. Clique sur ⏭️ **{ only-one-button-skip }**.
only-one-lesson-scoring-hint = Clique sur ⏭️ **{ only-one-button-skip }**.

only-one-lesson-end =
    ### Tu gagnes avec 23 points !
    - **Pioche une carte ou prends une colonne.** Un nombre n'y est permis qu'une fois.
    - **Si ça saute**, tu ne gardes que la carte posée. Ta manche est finie.
    - **Les potions** vont à qui a le plus de cartes d'une sorte. Les meilleures en ont beaucoup dans la défausse ou chez le joueur juste avant.
    - Le jeton ▶️ départage les égalités. Chaque potion gagnée te l'apporte.

    À trois ou quatre joueurs, vous pouvez ajouter des **familiers**, qui donnent un pouvoir. Active-les dans le lobby.
