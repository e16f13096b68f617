### ONE SHOT, les règles en pages

one-shot-rules-about-title = Le principe
one-shot-rules-about =
    Lance un dé pour descendre une pile de { $tiles } tuiles face cachée, et récolte des pièces en chemin : **au plus une par couleur**. Après la dernière manche, le plus de points gagne.

    👥 { $fewest } à { $most } joueurs
    ⏱️ 5 à 15 minutes
    🧠 chance, cran et mémoire

    Le piment : tout le monde parcourt la **même** pile. Les tuiles vues pendant les tours d'avant y sont toujours, à la même place.

one-shot-rules-table-title = Sur la table
one-shot-rules-table =
    - 🎴 **Une pile de { $tiles } tuiles**, face cachée. Il y a quatre couleurs ({ $suits }), avec une tuile de chaque valeur : { $values }.
    - 🎲 **Un dé** avec les mêmes valeurs, de 0 à { $highest }.
    - 🪙 **Une pièce par tuile**, qui vaut sa valeur en points. Au début de ton tour elles sont toutes disponibles : personne ne peut t'en piquer une.
    - ⚪ **Les 0 comptent.** Chaque 0 met un dé de côté. Il y a { $dice } dés, et ton tour finit avec le dernier. (Sur un vrai piecepack, le 0 s'appelle *null*.)

one-shot-rules-table-picture = La table avant le premier lancer. En haut, les noms et points des joueurs dans l'ordre du tour : { $players } ; { $active } commence et est en évidence. Dessous, de gauche à droite : la pile de { $left } tuiles avec des points pour la manche { $round } sur { $rounds }, des places vides pour le dé et la tuile à retourner, quatre places vides pour les pièces ({ $suits }), et { $dice } places vides pour les dés mis de côté.

one-shot-rules-turn-title = Ton tour
one-shot-rules-turn =
    Clique sur 🎲 **{ one-shot-button-throw }**. Le dé dit combien de tuiles soulever, et **seule la dernière** est retournée. Personne ne voit celles d'au-dessus.

    Pas encore de pièce de cette couleur ? Choisis :
    - **{ one-shot-button-take }** : tu gardes la pièce pour ce tour, sans pouvoir l'échanger ensuite.
    - **{ one-shot-button-pass }** : tu espères mieux.

    Si tu as déjà cette couleur, la tuile reste là et tu relances.

    Un **0** au dé ne fait bouger aucune tuile et met un dé de côté. Une tuile 0 met aussi un dé de côté.

    Impossible de s'arrêter avant. Avec les quatre couleurs, le reste du tour se joue tout seul, pour que tout le monde voie les tuiles.

one-shot-rules-example-title = Un exemple
one-shot-rules-example =
    { $active } a fait **{ $die }** : autant de tuiles ont été soulevées, et la dernière est le **{ $tile }**. Il reste { $left } tuiles.

    Pièces pour l'instant : **{ $coins }**. Dés mis de côté : **{ $aside }**.

    👉 **{ one-shot-button-take }**, c'est { $value } points sûrs, mais plus de meilleure pièce de { $suit } ce tour-ci. **{ one-shot-button-pass }**, c'est parier sur une plus haute plus bas dans la pile.
one-shot-rules-example-picture = La table en plein tour. En haut, les noms et points des joueurs dans l'ordre du tour : { $players } ; { $active } joue et est en évidence. Dessous, de gauche à droite : la pile de { $left } tuiles avec des points pour la manche { $round } sur { $rounds }, un dé qui montre { $die }, le { $tile } dans un cadre doré car sa pièce est disponible, des places pour quatre pièces dont sont prises : { $coins }, et { $dice } places pour les dés mis de côté, dont { $aside } occupées.

one-shot-rules-end-title = Fin du tour et points
one-shot-rules-end =
    🛑 **Ton tour finit** si tu fais plus que le nombre de tuiles restantes, si tu tombes pile sur la dernière (tu peux encore prendre sa pièce), ou quand les { $dice } dés sont mis de côté.

    🪙 **Tu marques** tes pièces. S'il te manque une couleur, tu as aussi 1 point bonus par dé mis de côté. Sur l'image : { $coins }, bonus { $bonus }, total **{ $score }**.

    🔁 Puis la pile est remise dans le même ordre pour le joueur suivant. Il y a autant de **manches** que de joueurs (à deux, voir les options). À chaque manche, on mélange les tuiles et quelqu'un d'autre commence.

    ⚖️ **Égalité en tête ?** Les premiers lancent pour { $each } tuiles chacun, le plus gros total gagne. Encore égalité ? On recommence une fois, puis la victoire est partagée.
one-shot-rules-end-picture = La table juste après un tour. En haut, les noms et points des joueurs dans l'ordre du tour : { $players } ; { $seat } vient de marquer +{ $score }, et c'est à { $next }. Dessous, de gauche à droite : la pile complète de { $full } tuiles avec des points pour la manche { $round } sur { $rounds }, puis, grisés, le dernier lancer ({ $die }) et la dernière tuile ({ $tile }), et des places vides pour quatre pièces et { $dice } dés.

# The same as in English
one-shot-rules-options-title = Options
one-shot-rules-options =
    La mémoire ouverte montre à tous les tuiles retournées dans la manche : plus facile, et parfait pour une première partie. Sans elle, il faut s'en souvenir.

    L'hôte choisit avant la partie ; en **gras**, le réglage par défaut :

one-shot-rules-tips-title = Conseils
one-shot-rules-tips =
    - **Observe les autres.** « Un { $highest }, dix tuiles plus bas environ », ça vaut de l'or à ton tour, car la pile est la même.
    - Au début, prends à partir de trois et passe le reste. Plus bas, sois moins difficile : une couleur manquante ne rapporte rien.
    - Les 0 ne sont pas un drame. Avec trois dés de côté, une couleur manquante te donne trois points. Avec les quatre couleurs, pas de bonus.
    - Qui commence la manche ne sait rien, qui la finit en sait le plus. Chacun commence aussi souvent : c'est équitable.
    - Un lancer au-delà de la dernière tuile finit ton tour sans rien montrer. Prends ce qui te suffit avant.
