### ONE SHOT, la première partie pas à pas ; name0 est l'adversaire, name1 apprend

one-shot-lesson-goal = Bienvenue ! Voici une pile de 24 tuiles, face cachée. Tu lances un dé pour descendre et récolter des pièces : **au plus une pour chacune des quatre couleurs**. Le plus de points gagne. { $name0 } commence. Regarde bien !

one-shot-lesson-remember = { $name0 } a fait 5 : cinq tuiles soulevées, et seule la dernière est retournée, le **5 de Lunes** 🌙, à **cinq tuiles de profondeur**. Retiens-le ! Tu vas parcourir la **même** pile. Voyons comment son tour se termine.

one-shot-lesson-throw = { $name0 } a eu quatre **0**, au dé ou sur une tuile. Chaque 0 met un dé de côté, et le quatrième finit le tour. Sa pièce vaut 5, et comme il lui manque une couleur, 1 de plus par dé : 9 points. À toi ! La pile est remise dans le même ordre. Clique sur 🎲 **{ one-shot-button-throw }**.
one-shot-lesson-throw-hint = Clique sur 🎲 **{ one-shot-button-throw }** pour commencer.

one-shot-lesson-take = Tu as fait 1, c'est la tuile du dessus : le **5 de Couronnes** 👑. Il n'y a pas mieux, alors clique sur **Prendre le 5 et relancer**. On ne peut ni échanger une pièce ensuite, ni s'arrêter avant la fin.
one-shot-lesson-take-hint = Rien ne bat un 5 : prends-le.

one-shot-lesson-pass = Le **3 de Lunes**, à trois tuiles. Pas mal, mais tu as vu mieux : le **5 de Lunes** est deux tuiles plus bas. Si tu prends le 3, tu ne pourras plus prendre le 5. Clique sur **{ one-shot-button-pass }**.
one-shot-lesson-pass-hint = Tu te souviens de la tuile Lunes du tour d'avant ? Passe cette fois.

one-shot-lesson-take-known = Un 2, parfait ! Voilà le **5 de Lunes** que tu avais retenu. { $name0 } avait pris cette pièce aussi, mais toutes les pièces redeviennent disponibles à chaque tour. Prends-la !
one-shot-lesson-take-known-hint = C'est celle que tu attendais : prends-la.

one-shot-lesson-take-low = Le **2 de Blasons** ⚜️. Pas terrible, mais tu n'en connais pas de meilleur, et plus tu descends, moins il te reste de lancers. Une couleur manquante ne rapporte rien, alors prends-le.
one-shot-lesson-take-low-hint = Contente-toi de peu cette fois : prends-le.

one-shot-lesson-null = Un **0** au dé : aucune tuile ne bouge, et un dé est mis de côté. Encore trois et ton tour est fini, comme celui de { $name0 }. Il ne te manque plus que les Soleils ☀️. Clique sur 🎲 **{ one-shot-button-throw }** !
one-shot-lesson-null-hint = Clique sur 🎲 **{ one-shot-button-throw }**.

one-shot-lesson-take-last = Le **3 de Soleils** ☀️, ta dernière couleur ! Prends-le. Après ça, il n'y a plus rien à gagner : le reste du tour se joue tout seul et tout le monde voit les tuiles.
one-shot-lesson-take-last-hint = Prends-le, et tu as les quatre couleurs.

one-shot-lesson-end =
    ### Bien joué : 15 points contre 9 pour { $name0 } !
    - **Lance**, puis **prends** ou **passe**. Une pièce par couleur.
    - **Quatre 0** finissent ton tour, tout comme un lancer au-delà de la dernière tuile. S'il te manque une couleur, tu gagnes 1 point par dé mis de côté.
    - **Observe les autres.** La pile est la même pour tous jusqu'à la manche suivante.

    Il y a autant de manches que de joueurs, et quelqu'un d'autre commence à chaque fois. Le plus de points gagne.
