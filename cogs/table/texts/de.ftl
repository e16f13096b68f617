### Ein Kanal, der einen Platz spielt, und Wörter, die in den Seed einer Verteilung gemischt werden.

## Der Kanal spielt einen Platz

crowd-name = Der Kanal
lobby-crowd = 🗳️ **{ $name }** · alle, die zuschauen, stimmen ab
lobby-button-crowd = Kanal dazu
lobby-button-no-crowd = Kanal weg
crowd-vote = 🗳️ Du spielst nicht mit? Stimm mit den Knöpfen am Tisch für **{ $name }** ab. Die meisten Stimmen gewinnen; bei Gleichstand entscheidet das Los.
crowd-vote-only = 🗳️ **{ $name }** ist am Zug: Wer nicht mitspielt, darf den Knopf drücken.
crowd-vote-inside = 🗳️ **{ $name }** spielt auch mit: Wer sonst nicht mitspielt, drückt den Knopf unten und stimmt dort ab.
crowd-votes = { $votes ->
    [one] bisher 1 Stimme
   *[other] bisher { $votes } Stimmen
} · die Abstimmung endet { $when }
crowd-no-votes = Noch keine Stimmen. Bleibt es dabei, zieht der Computer { $when }.
replay-crowd = { $move } ({ $for_it } von { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
})
replay-crowd-lot = { $move } (Gleichstand mit { $for_it } von { $votes } Stimmen, ausgelost)
refused-crowd-waits = Der Kanal ist noch nicht am Zug. Wenn es so weit ist, kannst du hier abstimmen.
refused-crowd-move = Das kann der Kanal gerade nicht.
refused-not-elected = Das ist nicht der Zug, für den abgestimmt wurde.

## Wörter für den Seed

lobby-button-word = Wort dazu
lobby-words = 🔏 Versiegelter Seed `{ $seal }` · Wörter von { $names }
lobby-words-none = 🔏 Versiegelter Seed `{ $seal }` · noch keine Wörter
word-form = Ein Wort zum Mischen
word-form-label = Dein Wort
word-form-why = Wird eingemischt: Die Verteilung hängt auch von dir ab. Siegel: { $seal }
word-saved = ✅ Dein Wort wird eingemischt.
word-dropped = ✅ Dein Wort wird nicht eingemischt.
fair-words = 🔏 Vor dem Austeilen stand in der Lobby der versiegelte Seed `{ $seal }`. Eingemischte Wörter: { $words }
fair-no-words = 🔏 Vor dem Austeilen stand in der Lobby der versiegelte Seed `{ $seal }`. Niemand hat ein Wort eingegeben.
fair-server-seed = 🔓 Versiegelter Seed: `{ $seed }`
fair-word = **{ $name }** „{ $word }“
verify-words = 🔏 Der Seed der Verteilung ist ein Hash aus dem Seed des Servers `{ $seed }`, dem Salt und diesen Wörtern: { $words }. Versiegelt als `{ $seal }` stand der Seed des Servers in der Lobby, bevor jemand ein Wort eingegeben hat.
verify-words-none = keine
verify-noted-words = ✅ Passt zu dem, was du in der Lobby notiert hast: Der Seed des Servers stand fest, bevor jemand ein Wort eingegeben hat.
verify-limits-words = Was das nicht beweist: dass niemand, der mich betreibt, während der Partie in den Seed geschaut hat, und falls jemand davon mitgespielt hat, dass das eigene Wort vor deinem eingegeben wurde.
export-words = Wörter { $words }
export-server-seed = Seed des Servers { $seed }
