### Just One, les règles en pages

just-one-rules-about-title = Le principe
just-one-rules-about =
    L'un de vous devine un mot. Tous les autres aident avec un **indice d'un seul mot**, écrit en secret. Mais les indices identiques **s'annulent** avant d'être montrés : l'indice évident est souvent le pire.

    Vous jouez tous ensemble contre la pioche. Combien de mots trouverez-vous sur { $cards } ?

    👥 { $fewest } à { $most } joueurs
    ⏱️ 20 à 30 minutes, moins avec moins de cartes
    💡 des mots, et deviner ce que pensent les autres

just-one-rules-table-title = Sur la table
just-one-rules-table =
    🎴 **La pioche** : { $cards } cartes de { $words } mots chacune, face cachée.

    💛 **Les cartes que vous avez gagnées** ensemble.

    🙈 À chaque tour, **quelqu'un d'autre devine** (ici { $guesser }), avec la carte suivante, sans pouvoir la voir.

    ✍️ Tous les autres ont **un chevalet** pour un indice secret. Clique sur 🃏 **{ just-one-panel-clues }** pour accéder au tien ; personne d'autre ne le voit.

    Sur l'image, { $guesser } a choisi le nombre { $number }. { $written } ont écrit leur indice : leurs chevalets sont retournés. { $waiting_for } réfléchit encore.
just-one-rules-table-picture = En haut à gauche, la pioche avec { $left } cartes ; en haut à droite, { $won } cartes gagnées. Dessous, les joueurs { $order }. { $guesser } a les yeux fermés et une carte de { $words } lignes ; le nombre { $number } est marqué. Chevalets retournés, avec un indice : { $written }. Un chevalet vide : { $waiting_for }.

just-one-rules-turn-title = Un tour, pas à pas
just-one-rules-turn =
    1. Qui devine choisit un nombre de 1 à { $words }. C'est le mot mystère.
    2. Tous les autres cliquent sur 🃏 **{ just-one-panel-clues }** et **{ just-one-button-write }** : un mot, sans espace. On peut le changer jusqu'à ce que tout le monde ait fini. À { $small } joueurs, chacun écrit { $each } indices. Tu ne connais pas le mot ? Clique sur **{ just-one-button-unknown }** avant le premier indice.
    3. **{ just-one-panel-compare }** : tous les indices identiques sont annulés. Chaque auteur d'indice peut en **annuler** ou en **rétablir** ; les autres voient qui l'a fait. Puis cliquez sur **{ just-one-button-ready }**. Sans indice douteux, la partie avance après { $seconds } secondes.
    4. Qui devine voit les indices restants : **{ just-one-button-guess }** ou **{ just-one-button-skip }**.

    🚫 Interdits comme indice : le mot lui-même, une autre forme ou un mot de sa famille, une traduction, un mot qui se prononce pareil, un mot inventé.

just-one-rules-example-title = Exemple : indices identiques
just-one-rules-example =
    Le mot est **{ $word }**. Voici les indices :

    ❌ { $gone }
    ✅ { $kept }

    Deux joueurs ont eu la même idée ; les majuscules ne comptent pas. Les **deux** indices sont annulés : { $guesser } ne verra ni l'un ni l'autre.

    Les formes d'un même mot sont identiques aussi, comme *cheval* et *chevaux*. Si le bot n'est pas sûr, il demande et vous décidez.
just-one-rules-example-picture = Les chevalets vus par les auteurs des indices. { $guesser } a les yeux fermés et une carte ; le nombre { $number } est marqué. Barrés en rouge, du même gribouillis : { $gone }. Non barrés : { $kept }. { $left } cartes dans la pioche, { $won } gagnées.

just-one-rules-guess-title = La réponse
just-one-rules-guess =
    Maintenant { $guesser } peut regarder, mais ne voit que les indices restants : **{ $kept }**, et que { $lost } ont été annulés.

    On n'a **qu'un** essai :
    - ✅ juste : vous gagnez la carte ;
    - ❌ faux : vous perdez cette carte **et la suivante de la pioche**, sans la voir ;
    - ⏭️ **{ just-one-button-skip }** : vous ne perdez que cette carte.

    L'orthographe ne compte pas : si ça se prononce pareil, c'est juste. Pour toute autre réponse, les auteurs des indices votent : 👍 **{ just-one-button-yes }** ou 👎 **{ just-one-button-no }**. Il faut une majorité pour accepter, et le vote s'arrête dès que c'est décidé.

    Si tous les indices sont annulés, il n'y a pas de réponse et vous ne perdez que cette carte.
just-one-rules-guess-picture = La table vue par la personne qui devine. { $guesser } a les yeux ouverts et une carte ; le nombre { $number } est marqué. Chevalets lisibles : { $kept }. Les autres sont retournés car leurs indices sont annulés. { $left } cartes dans la pioche, { $won } gagnées.

just-one-rules-end-title = La fin, et des conseils
just-one-rules-end =
    On devine à tour de rôle, dans l'ordre d'arrivée. Quand la pioche est vide, comptez les cartes gagnées : c'est votre score d'équipe. Dans une partie complète de { $full } cartes, le bot vous dit aussi ce que ça vaut. Une erreur sur la **dernière carte** coûte une carte déjà gagnée.

    Conseils :
    - Pense à l'indice que tout le monde va écrire. Écris-en un autre.
    - Noms propres, nombres et symboles sont permis : *007* est un bon indice.
    - Un indice qui n'aide qu'avec d'autres peut être génial. Quelqu'un écrira les autres.
    - Un doute ? Une erreur coûte deux cartes, passer une seule.
    - Quelqu'un s'est endormi ? **{ menu-button }** → **{ menu-nudge }** envoie une mention. Sans chrono, la partie continue après { $minutes } minutes.

# The same as in English
just-one-rules-options-title = Options
just-one-rules-options = À choisir avant le début de la partie ; en **gras**, le réglage par défaut :
