### Just One

# The same as in English
just-one-name = Just One
# The same as in English
just-one-title = 💡 Just One
just-one-short = Des indices d'un mot, écrits en secret. Les identiques s'annulent. On gagne ou perd ensemble
just-one-pitch = L'un de vous devine un mot mystère. Tous les autres écrivent en secret un **indice d'un seul mot**. Mais les indices identiques s'annulent avant d'être montrés : soyez utiles *et* originaux. Vous gagnez ou perdez **ensemble**.

## Options

just-one-option-language = Langue des mots
# The same as in English
just-one-option-language-en = English
# The same as in English
just-one-option-language-ja = 日本語
# The same as in English
just-one-option-language-de = Deutsch
# The same as in English
just-one-option-language-fr = Français
# The same as in English
just-one-option-language-es = Español
# The same as in English
just-one-option-language-pt = Português (Brasil)
just-one-option-cards = Cartes
just-one-option-cards-5 = 5 (partie rapide)
# The same as in English
just-one-option-cards-7 = 7
# The same as in English
just-one-option-cards-10 = 10
just-one-option-cards-13 = 13 (partie complète)
just-one-option-timers = Chrono
just-one-option-timers-off = aucun (relance : deux minutes)
just-one-option-timers-relaxed = tranquille (trois minutes par indice ou réponse)
just-one-option-timers-brisk = rapide (75 secondes par indice ou réponse)
just-one-option-two-clues-with-four = À quatre joueurs, deux indices chacun
just-one-option-clue-check = Contrôle des indices
just-one-option-clue-check-lenient = souple : seul le mot exactement identique est bloqué ou annulé
just-one-option-clue-check-normal = normal : les cas clairs sont bloqués ou annulés, vous décidez du reste
just-one-option-clue-check-strict = strict : les indices douteux sont bloqués ou annulés aussi
just-one-option-word-list = Mots
# The same as in English
just-one-option-word-list-house = standard
just-one-option-word-list-own = la liste du serveur (voir /mots)

## La table

just-one-turn = tour { $turn }
just-one-turn-heading = Tour { $turn }
just-one-over = résultat
just-one-score = { $won ->
    [one] { $won } mot trouvé
   *[other] { $won } mots trouvés
} · { $left ->
    [0] dernière carte
    [one] encore 1 carte
   *[other] encore { $left } cartes
}
just-one-order = Ordre pour deviner : { $order }
just-one-clues = Les indices de ce tour
just-one-coming = Arrivent au prochain tour : { $names }
just-one-panel-coming = Tu joues dès le prochain tour. D'ici là, ce tour reste secret. Quand ce sera à toi, tu le verras ici.
just-one-waiting-for = On attend { $names }
just-one-writing = Écrivent encore : { $names }
just-one-deadline = On continue { $when }, prêts ou pas.
just-one-now-number = 🎴 C'est à **{ $name }** de deviner. **{ $name }**, choisis un nombre de 1 à 5 !
just-one-now-another = 🤷 Quelqu'un ne connaît pas ce mot. **{ $name }**, choisis un autre nombre !
just-one-now-clues = ✍️ C'est le mot **{ $number }**. Tout le monde sauf **{ $name }** : regardez le mot et écrivez { $each ->
    [1] un **indice d'un seul mot**
   *[other] **deux indices d'un seul mot**
}. Sans en parler !
just-one-now-compare = 🙈 On ne regarde pas, **{ $name }** ! Les autres comparent les indices.
just-one-now-guess = 👀 **{ $name }**, voici tes indices. Tu n'as **qu'un essai**. Une erreur coûte une carte de plus ; passer, non.
just-one-now-vote = 🗳️ **{ $name }** propose **{ $guess }**. Ça compte ? Tout le monde vote sauf **{ $name }**.
just-one-undrawn = Tous les indices ne tiennent pas sur l'image. Retrouve les autres dans **{ details-button }**.
just-one-cancelled = { $count ->
    [one] { $count } indice a été annulé.
   *[other] { $count } indices ont été annulés.
}

just-one-panel-number = Voir la carte
just-one-panel-clues = Voir le mot
just-one-panel-compare = Comparer les indices
just-one-panel-guess = Mon panneau
just-one-panel-vote = Voir le mot
just-one-button-guess = Répondre
just-one-button-skip = Passer
just-one-button-yes = Accepter
just-one-button-no = Refuser

## L'image, décrite

just-one-picture-hidden = { $name } devine. Indices :
just-one-picture-word = { $name } doit deviner « { $word } ». Indices :
just-one-picture-over = { $name } devait deviner « { $word } ». Indices :
just-one-picture-clue = { $name } : { $clue }
just-one-picture-cancelled = { $name } : { $clue } (annulé)
just-one-picture-back = { $name } : annulé, face cachée
just-one-picture-none = { $name } : pas d'indice

## Un tour terminé

just-one-ended-found = ✅ **{ $name }** a trouvé : **{ $word }** !
just-one-ended-found-vote = ✅ **{ $name }** a dit *{ $guess }*, et vous l'acceptez pour **{ $word }** !
just-one-ended-found-sound = ✅ **{ $name }** a dit *{ $guess }*. C'est assez proche de **{ $word }** !
just-one-ended-missed = ❌ **{ $name }** a dit *{ $guess }*, mais c'était **{ $word }**.
just-one-ended-skipped = ⏭️ **{ $name }** a passé. C'était **{ $word }**.
just-one-ended-away = 💤 **{ $name }** n'a pas répondu à temps. C'était **{ $word }**.
just-one-ended-away-early = 💤 **{ $name }** n'a pas choisi de nombre à temps, la carte est donc perdue.
just-one-ended-left = 🚪 **{ $name }** a quitté la partie. Le mot était **{ $word }**.
just-one-ended-left-early = 🚪 **{ $name }** a quitté la partie avant de choisir un nombre, la carte est donc perdue.
just-one-ended-no-clues = 🫥 Plus aucun indice pour **{ $name }**. Le mot était **{ $word }**.
just-one-ended-ended = ⏹️ La partie s'est arrêtée, c'était à **{ $name }** de deviner. Le mot était **{ $word }**.
just-one-votes = Votes : { $ayes } pour, { $noes } contre.
just-one-burned = L'erreur a aussi coûté la carte suivante.
just-one-taken-back = Erreur sur la dernière carte : vous en perdez une déjà gagnée.

## Pourquoi des indices sont identiques

just-one-alike-equal = même mot : { $one } / { $other }
just-one-alike-lemma = formes du même mot : { $one } / { $other }
just-one-alike-spelling = deux orthographes du même mot : { $one } / { $other }
just-one-alike-gender = masculin et féminin du même mot : { $one } / { $other }
just-one-alike-family = même famille de mots : { $one } / { $other }
just-one-alike-affix = l'un semble dérivé de l'autre : { $one } / { $other }
just-one-alike-typo = on dirait une faute de frappe : { $one } / { $other }
just-one-alike-sound = ils se prononcent pareil : { $one } / { $other }
just-one-alike-translation = même mot en deux langues : { $one } / { $other }
just-one-alike-contains = l'un contient l'autre : { $one } / { $other }
just-one-alike-unknown = peut-être identiques : { $one } / { $other }
just-one-perhaps = peut-être : { $why }
just-one-cancelled-by = annulé par { $name }
just-one-restored-by = rétabli par { $name }

## Ce qui peut clocher dans un indice

just-one-doubt-equal = est-ce le mot lui-même ?
just-one-doubt-lemma = est-ce une forme du mot ?
just-one-doubt-spelling = est-ce une autre orthographe du mot ?
just-one-doubt-gender = est-ce le masculin ou le féminin du mot ?
just-one-doubt-family = est-il de la même famille que le mot ?
just-one-doubt-affix = est-il dérivé du mot ?
just-one-doubt-typo = est-ce le mot avec une faute de frappe ?
just-one-doubt-sound = se prononce-t-il comme le mot ?
just-one-doubt-translation = est-ce le mot dans une autre langue ?
just-one-doubt-contains = contient-il le mot ?
just-one-doubt-unknown = est-ce un vrai mot ?

## Panneaux privés

just-one-card = Sur la carte :
just-one-active-number = C'est à toi de deviner. Choisis un nombre à la table. Tu ne vois pas la carte, alors n'importe lequel fait l'affaire.
just-one-active-clues = C'est à toi de deviner. Les autres écrivent leurs indices, détends-toi.
just-one-active-compare = C'est à toi de deviner. Les autres comparent les indices. On ne regarde pas !
just-one-active-guess = Voici tes indices. Tu n'as **qu'un essai**. Une erreur coûte une carte de plus ; passer, non.
just-one-active-vote = Tu as répondu. Aux autres de dire si ça compte.
just-one-giver-number = On attend le nombre choisi par **{ $name }**.
just-one-giver-clues = { $each ->
    [1] Écris **un seul mot** qui y mène. Ni le mot lui-même, ni un mot de sa famille, ni une traduction.
   *[other] Écris **deux indices** d'un mot chacun. Ni le mot lui-même, ni un mot de sa famille, ni une traduction.
}
just-one-giver-compare = Les indices identiques sont barrés. Annules-en ou rétablis-en d'autres au besoin, puis clique sur **Prêt**.
just-one-giver-guess = **{ $name }** réfléchit à vos indices.
just-one-giver-vote = **{ $name }** propose **{ $guess }**. Ça compte ?
just-one-voted-yes = Tu as voté pour.
just-one-voted-no = Tu as voté contre.
just-one-voted-abstain = Tu n'as pas voté.
just-one-giver-written = On attend { $names }. D'ici là, tu peux encore changer.
just-one-giver-ready = ✅ C'est bon pour toi. On attend { $names }.
just-one-my-clue = ✅ Ton indice : **{ $clue }**
just-one-excused = On ne t'attend pas ce tour-ci, mais tu peux encore écrire.
just-one-panel-is-over = La partie est finie. Le résultat est à la table.
just-one-button-write = Écrire mon indice
just-one-button-write-two = Écrire mes deux indices
just-one-button-change = Changer mon indice
just-one-button-change-two = Changer mes indices
just-one-button-blank = Pas d'indice de ma part
just-one-button-unknown = Je ne connais pas ce mot
just-one-cancel-clue = Annuler { $clue }
just-one-restore-clue = Rétablir { $clue }
just-one-select-clue = Annuler ou rétablir un indice…
just-one-button-ready = Prêt ({ $done } sur { $total })

just-one-menu-nudge-why = Les mentionne. Sans chrono, ils ont deux minutes
just-one-more-close = Continuer maintenant
just-one-more-close-why = Comme si le temps était écoulé
just-one-more-excuse = Continuer sans { $name }
just-one-more-excuse-why = Ne plus attendre { $name } pour cet indice
just-one-more-stop = Terminer la partie
just-one-more-stop-why = Pour tout le monde, avec le score actuel
just-one-more-stop-question = Terminer la partie pour tout le monde ? Le score actuel compte.

just-one-form-clue = Indice pour : { $word }
just-one-form-clue-label = Un seul mot
just-one-form-first-label = Premier indice : un seul mot
just-one-form-second-label = Second indice : un autre mot
just-one-form-clue-hint = Sans espace. 007, arc-en-ciel : ok
just-one-form-guess = Ton unique essai
just-one-form-guess-label = Le mot mystère est…

## Fin de la partie

just-one-over-too-few = Vous n'êtes plus trois : la partie s'arrête ici.
just-one-result = { $won ->
    [0] Aucun mot trouvé sur { $cards }
    [one] { $won } mot trouvé sur { $cards } !
   *[other] { $won } mots trouvés sur { $cards } !
}
just-one-result-early = Partie interrompue : { $won } sur { $cards } mots trouvés
just-one-computers = 🤖 Avec { $count ->
    [one] { $count } ordi
   *[other] { $count } ordis
}, donc ça ne compte pas dans vos stats.
just-one-best = 🏅 Record avec des ordis ({ $name }) : **{ $won } sur { $cards }**
just-one-best-new = 🎉 Nouveau record avec des ordis pour { $name } !
just-one-lost = Cartes perdues : { $cards }.
just-one-lost-wrong = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
just-one-lost-burned = { $count ->
    [one] { $guesses } (+{ $count } carte de plus)
   *[other] { $guesses } (+{ $count } cartes de plus)
}
just-one-lost-back = 1 carte gagnée rendue
just-one-lost-skipped = { $count ->
    [one] { $count } passée
   *[other] { $count } passées
}
just-one-lost-no-clues = { $count } sans indice
just-one-band-13 = Score parfait ! Chiche de le refaire ?
just-one-band-12 = Tout sauf un. Génial !
just-one-band-11 = Impressionnant. Ça s'arrose !
just-one-band-9 = Super partie ! Vous pensez pareil, mais pas trop.
just-one-band-7 = Belle partie. Vous vous connaissez un peu mieux maintenant.
just-one-band-4 = Un début honorable. La prochaine sera meilleure.
just-one-band-0 = Il faut bien commencer. On retente ?
just-one-moment-lone = 🌟 Un seul indice a suffi : **{ $clue }**, par **{ $name }**, a mené à **{ $word }**.
just-one-moment-minds = 👯 **{ $one }** et **{ $other }** ont eu la même idée { $times ->
    [one] une fois
    [2] deux fois
   *[other] { $times } fois
}.
just-one-moment-all = 🎨 { $count } indices différents pour **{ $word }**, et aucun n'a été annulé.

## Refus

just-one-not-now = Tu ne peux pas faire ça maintenant.
just-one-next-turn = Tu joues dès le prochain tour.
just-one-full = Cette table est complète : { $most } joueurs au maximum.
just-one-only-active = C'est réservé à qui devine.
just-one-not-active = C'est à toi de deviner, donc ça regarde les autres.
just-one-not-awaited = Personne ne l'attend.
just-one-number-gone = Le nombre { $number } est éliminé : quelqu'un ne connaît pas ce mot. Choisis-en un autre.
just-one-unknown-too-late = Trop tard : quelqu'un a déjà écrit un indice pour ce mot.
just-one-unknown-last-word = C'est le dernier mot de la carte, il faudra faire avec.
just-one-one-clue = C'est un indice chacun, ce tour-ci.
just-one-clue-empty = C'était vide. Un indice contient au moins une lettre, un chiffre ou un symbole.
just-one-clue-several-words = **{ $clue }** contient une espace. Un indice, c'est **un seul** mot.
just-one-clue-too-long = Trop long : { $most } caractères au maximum.
just-one-clue-twice = Tes deux indices doivent être différents.
just-one-clue-is-the-word = **{ $clue }**, c'est le mot mystère lui-même.
just-one-clue-equal = **{ $clue }**, c'est le mot mystère lui-même.
just-one-clue-lemma = **{ $clue }** n'est qu'une autre forme du mot mystère.
just-one-clue-spelling = **{ $clue }** n'est qu'une autre orthographe du mot mystère.
just-one-clue-gender = **{ $clue }** est le masculin ou le féminin du mot mystère.
just-one-clue-family = **{ $clue }** est de la même famille que le mot mystère.
just-one-clue-affix = **{ $clue }** semble dérivé du mot mystère.
just-one-clue-typo = **{ $clue }**, c'est le mot mystère avec une faute de frappe.
just-one-clue-sound = **{ $clue }** se prononce comme le mot mystère.
just-one-clue-translation = **{ $clue }**, c'est le mot mystère dans une autre langue.
just-one-clue-contains = **{ $clue }** contient le mot mystère.
just-one-cancelled-already = Cet indice est déjà annulé.
just-one-not-cancelled = Cet indice n'est pas annulé.
just-one-same-letters = Un autre indice est exactement le même : les deux restent annulés.
just-one-no-such-clue = Cet indice n'existe pas.
just-one-ready-already = C'est déjà bon pour toi. On attend les autres.
just-one-guess-empty = C'était vide. Que proposes-tu ?
just-one-guess-too-long = Trop long : { $most } caractères au maximum.
just-one-voted-already = Tu as déjà voté.
just-one-nudged-already = La relance est déjà partie.
just-one-nudge-yourself = On n'attend plus que toi.

## Les mots d'un serveur

command-words = mots
command-words-description = Les mots de ce serveur pour Just One
command-words-upload = envoyer
command-words-upload-description = Joue avec tes propres mots : un fichier texte, un mot par ligne
command-words-file = fichier
command-words-file-description = Un fichier texte brut (UTF-8), un mot par ligne
command-words-show = voir
command-words-show-description = Les mots de ce serveur sous forme de fichier
command-words-remove = supprimer
command-words-remove-description = Supprime les mots de ce serveur
just-one-words-kept = { $count } mots enregistrés. Pour jouer avec, choisis **la liste du serveur** dans les options de Just One.
just-one-words-shown = Mots de ce serveur : { $count }.
just-one-words-removed = Les mots de ce serveur sont supprimés.
just-one-words-none = Ce serveur n'a pas de mots à lui. Envoies-en au moins { $least } avec `/mots envoyer`.
just-one-words-only-managers = Il te faut la permission Gérer le serveur.
just-one-words-file-too-big = Ce fichier est trop gros : { $most } Ko au maximum.
just-one-words-file-unreadable = Je n'arrive pas à lire ce fichier. Enregistre-le en texte brut UTF-8, un mot par ligne.
just-one-words-control = La ligne { $line } contient un caractère invisible. Rien n'a été enregistré.
just-one-words-too-long = La ligne { $line } est trop longue ({ $word }) : { $most } caractères au maximum. Rien n'a été enregistré.
just-one-words-too-many = Ça fait trop de mots : { $most } au maximum. Rien n'a été enregistré.
just-one-words-too-few = { $words ->
    [0] Ce serveur n'a pas de mots à lui. Il en faut au moins { $least } : voir `/mots envoyer`.
    [one] Ça ne fait qu'un mot. Il en faut au moins { $least }.
   *[other] Ça ne fait que { $words } mots différents. Il en faut au moins { $least }.
}

## Coups, racontés par un replay

just-one-did-pick = { $name } a choisi le nombre { $number }
just-one-did-unknown = { $name } a demandé un autre mot
just-one-did-clue = { $name } a écrit un indice
just-one-did-second-clue = { $name } a écrit un second indice
just-one-did-clues = { $name } a écrit ses deux indices
just-one-did-blank = { $name } n'a pas donné d'indice
just-one-did-cancel = { $name } a annulé un indice
just-one-did-restore = { $name } a rétabli un indice
just-one-did-ready = { $name } a fini de comparer
just-one-did-guess = { $name } a répondu : { $text }
just-one-did-skip = { $name } a passé
just-one-did-vote = { $name } a voté
just-one-did-accept = { $name } a voté
just-one-did-reject = { $name } a voté
just-one-did-nudge = { $name } a envoyé une relance
just-one-did-leave = { $name } a quitté la partie
just-one-did-arrive = { $name } arrive, dès le prochain tour
just-one-did-excuse = { $name } a cessé d'attendre un joueur
just-one-did-close = { $name } a fait avancer la partie
just-one-did-stop = { $name } a terminé la partie
just-one-no-computers = Les ordis ne jouent à Just One qu'en anglais, japonais, allemand et français. Choisissez une de ces langues, ou jouez sans ordis.
