### Only One Collection, les règles en pages

only-one-rules-about-title = Le principe
only-one-rules-about =
    Vous posez tous des cartes d'ingrédients dans les mêmes colonnes, et **aucun nombre ne doit s'y répéter**. Prends une colonne tant qu'elle est belle. Si tu attends trop, quelqu'un d'autre la prend, ou elle saute.

    À la fin, chaque sorte d'ingrédient donne une potion. Elle va à qui en a le **plus de cartes**, et vaut plus si beaucoup de ces cartes ont été défaussées ou sont chez le joueur juste avant.

    👥 { $fewest } à { $most } joueurs
    ⏱️ 20 à 30 minutes
    🧪 Prends des risques, et surveille ton voisin

only-one-rules-table-title = La table
only-one-rules-table =
    - **Des colonnes**, une par joueur ({ $two } à deux joueurs). Une manche commence avec une carte dans chacune ; { $size } cartes la remplissent.
    - **Des cartes** de 1 à { $highest }, de { $few } à { $many } en tout. Il y a { $snakes } × { $snake }, { $pumpkins } × { $pumpkin }, etc. { $twins } existent en deux sortes, A et B ; si vous êtes moins, certaines cartes B sont retirées.
    - { $egg } { $eggs } **Œufs**. Un Œuf vaut à la fois { $odd }.
    - ✦ **Cartes spéciales**, un point chacune : tous les Œufs, et une carte de chaque sorte sauf la Figue.
    - **La Figue** est le seul 1 et finit la partie. La pioche indique combien de cartes sont au-dessus.
    - ▶️ **Le jeton de départ** départage les égalités.

    Dessous, un carré de couleur marque qui a le plus d'une carte.

only-one-rules-table-picture = La table au début. À gauche la pioche, avec le nombre de cartes avant la Figue : { $until }. À côté, { $discards } cartes défaussées, et une place vide pour la carte piochée. { $columns }. Dessous, une ligne par joueur, avec une colonne pour les cartes spéciales et une par ingrédient, toutes vides. { $holder } a le jeton de départ ; { $active } commence et est en évidence.

only-one-rules-turn-title = Ton tour
only-one-rules-turn =
    Clique sur **{ only-one-button-explore }** et pose la carte dans une colonne de moins de { $size } cartes, par exemple **{ only-one-button-place }**. Puis c'est au joueur suivant, et tu restes dans la manche.

    Ou clique sur **{ only-one-button-collect }** : ses cartes sont à toi, et ta manche est finie.

    💥 Si la colonne contient déjà ce nombre (A et B comptent pareil), le bouton dit **{ only-one-button-bust }**. Tu ne gardes que la carte posée, le reste est défaussé face cachée, et ta manche est finie. Parfois, on n'a pas le choix.

    Une manche dure jusqu'à ce que tout le monde ait fini ; le dernier peut continuer à piocher. Qui finit en dernier prend le jeton ▶️ et commence la manche suivante.

only-one-rules-example-title = Un exemple
only-one-rules-example =
    { $active } a pioché **{ $card }**, donc le nombre est { $number }.

    🟡 Ça va, pas encore de { $number } : colonne { $good }.
    🔴 Ça saute : colonne { $bad }. Si { $active } pose quand même la carte dans la colonne { $column } ({ $inside }), { $active } garde { $card } et perd { $lost ->
        [one] la carte qui s'y trouve.
       *[other] les { $lost } cartes qui s'y trouvent.
    }

    Posée là où elle va, la carte agrandit la colonne, et le joueur suivant peut la prendre.
only-one-rules-example-picture = La table. À gauche la pioche, avec le nombre de cartes avant la Figue : { $until }. À côté, { $discards } cartes défaussées, et dessous, en grand, la carte piochée : { $card }. { $columns }. Cadre doré, ça va : colonne { $good }. Cadre rouge fissuré, ça sauterait : colonne { $bad }. Dessous, une ligne par joueur avec ses cartes de chaque sorte : { $collections }. { $holder } a le jeton de départ ; c'est à { $active }.

only-one-rules-end-title = La fin et le décompte
only-one-rules-end =
    La **Figue** va partout. Une fois sortie, chacun prend une colonne, puis on compte.

    ✦ D'abord, **un point par carte spéciale**.

    🧪 Puis sorte par sorte, de 1 à { $highest } : qui en a le **plus** reçoit le jeton ▶️, **1** pour la potion, **1 par carte de cette sorte dans la défausse** (pas à deux joueurs) et **1 par carte de cette sorte chez le joueur juste avant**. En cas d'égalité, c'est le jeton qui compte, ou le premier joueur après lui.

    Ici { $winner } a le plus de { $value } ({ $held }) : 1 + { $discarded } de la défausse + { $neighbour } grâce à { $before } = **{ $points }**.

    🏆 Le plus de points gagne, puis le plus de potions, puis le jeton.
only-one-rules-end-picture = La feuille de score à la fin, { $first } avec une couronne. Une colonne pour les cartes spéciales et une par ingrédient, une ligne par joueur. Cartes spéciales : { $specials }. Potions, qui les a gagnées et les points : { $potions }. Totaux : { $scores }. { $holder } a le jeton de départ.

only-one-rules-options-title = Options, et à deux joueurs
only-one-rules-options =
    🐾 **Familiers** : chaque colonne de la première manche en a un. Prends la colonne pour l'avoir : un point, et un pouvoir dès la manche { $powers }. **{ details-button }** en donne la liste.
    👯 **Équipes** : les partenaires sont face à face. Chacun joue ses cartes, points et potions s'additionnent.
    👫 **À deux joueurs**, il y a { $two } colonnes. Dès que l'un a fini, l'autre ne peut utiliser que la colonne la plus proche de la pioche (ou doit prendre la Figue). La dernière reste pour la manche suivante.

    À choisir dans le lobby ; en **gras**, le réglage par défaut :

only-one-rules-tips-title = Conseils
only-one-rules-tips =
    - Les petits nombres se gagnent vite : il n'y a que { $snakes } cartes { $snake }, et une seule peut suffire. Les grands demandent plus de cartes, mais rapportent plus par la défausse et le voisin.
    - Surveille le joueur **juste avant** toi : chacune de ses cartes d'une sorte où tu mènes est un point pour toi.
    - Faire sauter une colonne peut être bon : tu gardes une carte, et ce que tu défausses enrichit ces potions. Utile si tu mènes.
    - Un Œuf vaut un point, mais saute avec { $odd }, et avec un autre Œuf.
    - Finis la manche en dernier pour avoir le jeton, qui gagne les égalités. Chaque potion gagnée l'apporte aussi.
    - Garde un œil sur la Figue. La dernière manche peut arriver d'un coup.
