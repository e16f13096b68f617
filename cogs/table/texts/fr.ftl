### Un public qui joue une place, et des mots mêlés à la graine d'une donne.

## Le salon joue une place

crowd-name = Le salon
lobby-crowd = 🗳️ **{ $name }** · les spectateurs votent
lobby-button-crowd = Ajouter le salon
lobby-button-no-crowd = Retirer le salon
crowd-vote = 🗳️ Tu ne joues pas ? Vote pour **{ $name }** avec les boutons de la table. Le plus de votes gagne ; à égalité, tirage au sort.
crowd-vote-only = 🗳️ C'est à **{ $name }** : qui ne joue pas peut cliquer sur le bouton.
crowd-vote-inside = 🗳️ **{ $name }** joue aussi : tu ne joues pas ? Clique sur le bouton ci-dessous pour voter.
crowd-votes = { $votes ->
    [one] { $votes } vote pour l'instant
   *[other] { $votes } votes pour l'instant
} · fin du vote { $when }
crowd-no-votes = Aucun vote pour l'instant. S'il n'y en a pas, un ordi joue { $when }.
replay-crowd = { $move } ({ $for_it } sur { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
})
replay-crowd-lot = { $move } (égalité à { $for_it } sur { $votes } votes, tirage au sort)
refused-crowd-waits = Ce n'est pas encore le tour du salon. Quand ce le sera, tu pourras voter ici.
refused-crowd-move = Le salon ne peut pas faire ça maintenant.
refused-not-elected = Ce n'est pas le coup issu des votes.

## Des mots pour la graine

lobby-button-word = Ajouter un mot
lobby-words = 🔏 Graine scellée `{ $seal }` · mots : { $names }
lobby-words-none = 🔏 Graine scellée `{ $seal }` · pas encore de mots
word-form = Un mot pour le mélange
word-form-label = Ton mot
word-form-why = Mêlé à la donne, pour qu'elle dépende aussi de toi. Sceau : { $seal }
word-saved = ✅ Ton mot sera mêlé à la donne.
word-dropped = ✅ Ton mot ne sera pas mêlé à la donne.
fair-words = 🔏 Avant la donne, le lobby montrait la graine scellée `{ $seal }`. Mots ajoutés : { $words }
fair-no-words = 🔏 Avant la donne, le lobby montrait la graine scellée `{ $seal }`. Personne n'a ajouté de mot.
fair-server-seed = 🔓 Graine scellée : `{ $seed }`
fair-word = **{ $name }** « { $word } »
verify-words = 🔏 La graine de la donne est un hachage de la graine du serveur `{ $seed }`, du sel et de ces mots : { $words }. Le lobby montrait la graine du serveur, scellée en `{ $seal }`, avant le premier mot.
verify-words-none = aucun
verify-noted-words = ✅ C'est bien ce que tu avais noté dans le lobby : la graine du serveur était fixée avant le premier mot.
verify-limits-words = Ce que ça ne prouve pas : que les personnes qui m'hébergent n'ont pas regardé la graine pendant la partie et, si l'une d'elles jouait aussi, qu'elle a écrit son mot avant le tien.
export-words = mots { $words }
export-server-seed = graine du serveur { $seed }
