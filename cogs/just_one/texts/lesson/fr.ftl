### Just One, les premiers tours pas à pas ; name0 apprend, name1 à name3 jouent avec.

just-one-lesson-goal = Bienvenue ! Vous jouez tous **ensemble** : à chaque tour, quelqu'un devine un mot et les autres aident avec **un seul mot chacun**. { $name3 } devine d'abord. Elle choisit un des cinq mots de sa carte sans les voir. Voyons lequel.

just-one-lesson-clue = Le mot est **Pomme**, et { $name3 } ne le voit pas. Aide-la avec un seul mot. À quoi penses-tu d'abord ? Clique sur **{ just-one-button-write }** et tape **fruit**.
just-one-lesson-clue-hint = Pour cette leçon, tape exactement ça : **fruit**.

just-one-lesson-compare = Zut, { $name1 } a eu la même idée ! **Les indices identiques s'annulent** : { $name3 } ne verra ni l'un ni l'autre. C'est tout le sel du jeu : sois utile, mais original. Clique sur ✅ **Prêt**.
just-one-lesson-compare-hint = C'est bien comme ça : les deux indices sont identiques. Clique sur ✅ **Prêt**.

just-one-lesson-guessing = Il ne reste que l'indice de { $name2 }. { $name3 } peut regarder, et elle n'a **qu'un** essai.

just-one-lesson-vote = « Gravité » n'est pas le mot. Quand une réponse n'est pas clairement juste, les auteurs des indices votent, pour qu'une faute de frappe ne gâche rien. Mais là, ce n'en est pas une : clique sur 👎 **{ just-one-button-no }**.
just-one-lesson-vote-hint = La gravité n'est pas une pomme. Sois honnête : 👎 **{ just-one-button-no }**.

just-one-lesson-number = Une erreur coûte **cette carte et la suivante**. À toi de deviner ! Tu as une carte de cinq mots que tu ne vois pas. Clique sur **4**. Les autres écrivent leurs indices et les comparent.
just-one-lesson-number-hint = Dans une vraie partie, n'importe quel nombre va. Ici, clique sur **4**.

just-one-lesson-guess = Il reste trois indices. Qu'ont-ils en commun ? Clique sur **{ just-one-button-guess }** et tape ta réponse : c'est un gros animal gris. En cas de doute dans une vraie partie, clique sur **{ just-one-button-skip }** : ça ne coûte que cette carte, une erreur en coûte deux.
just-one-lesson-guess-hint = Un gros animal gris avec une trompe : tape **éléphant**.

just-one-lesson-next = Trouvé : une carte pour l'équipe ! C'est maintenant à { $name1 } de deviner, et à toi de donner un indice. Voyons quel mot elle choisit.

just-one-lesson-own-clue = **Arc-en-ciel**. À toi de jouer : qu'est-ce qui mettrait { $name1 } sur la piste sans venir à l'idée de { $name2 } et { $name3 } ? Ni le mot, ni une partie, ni sa famille, ni une traduction. Clique sur **{ just-one-button-write }**.
just-one-lesson-own-clue-hint = Clique sur **{ just-one-button-write }** et tape un mot qui aide.

just-one-lesson-ready = Voici tous les indices. Si le tien est barré, quelqu'un a eu la même idée. Clique sur ✅ **Prêt**.
just-one-lesson-ready-hint = Laisse les indices comme ils sont et clique sur ✅ **Prêt**.

just-one-lesson-last = { $name1 } regarde les indices restants, et répond.

just-one-lesson-end =
    ### Bien joué ! Deux cartes gagnées ensemble
    - **Un mot chacun**, et les indices identiques s'annulent.
    - **Un seul essai.** Juste : vous gagnez la carte. Faux : vous perdez aussi la suivante. **{ just-one-button-skip }** : vous ne perdez que celle-ci.
    - Tout le monde devine à tour de rôle. Une partie complète a 13 cartes. Les trouverez-vous toutes ?

    C'est mieux à trois ou plus. Si vous êtes moins, des ordis prennent les autres places.
