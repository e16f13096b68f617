## Films des parties finies

# The same as in English
film-button-show = Film
film-button-post = Publier ici
film-button-page = Page web
film-making = Je prépare le film…
film-here = Visible uniquement par toi. Enregistre l'image, ou publie-la dans ce salon.
film-posted = Publié par { $name }
film-alt = Film d'une partie complète, { $game } : { $names }. { $moves ->
    [one] { $moves } coup en { $clock }.
   *[other] { $moves } coups en { $clock }.
}
film-alt-result = Le résultat : { $result }.
film-none = Il n'y a rien à voir dans cette partie.
film-too-large = Cette partie est trop longue pour un film qui tienne ici.
film-already = J'en prépare encore un pour toi. Un instant.
film-busy = Je prépare des films pour d'autres en ce moment. Réessaie dans un instant.
film-busy-here = Je prépare déjà des films pour d'autres sur ce serveur. Réessaie dans un instant.
refused-too-many-films = Tu as demandé beaucoup de films. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.

## La page web d'une partie finie

film-page = La partie en page web
film-page-making = Je prépare la page…
film-page-here = Ouvre ce fichier dans un navigateur pour revoir la partie pas à pas. Pas besoin d'internet.
film-page-first = Premier coup
film-page-back = Retour
film-page-play = Lecture
# The same as in English
film-page-pause = Pause
film-page-next = Suivant
film-page-last = Dernier coup
film-page-place = Coup { $step } sur { $steps }
film-page-earlier = L'image est celle du coup { $step }.
film-page-keys = Flèches ou balayage : un coup. Page préc. et Page suiv. : un tour. Début et Fin : premier et dernier. Espace : lecture.
film-page-result = Résultat
film-page-moves = Tous les coups
film-page-slider = Coup
film-page-script = Active JavaScript pour voir les images. Les coups sont listés ci-dessous.
