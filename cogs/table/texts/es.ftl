### Un público que ocupa un asiento, y palabras que se mezclan en la semilla de un reparto.

## El canal ocupa un asiento

crowd-name = El canal
lobby-crowd = 🗳️ **{ $name }** · vota quien esté mirando
lobby-button-crowd = Añadir el canal
lobby-button-no-crowd = Quitar el canal
crowd-vote = 🗳️ ¿No juegas? Vota por **{ $name }** con los botones de la mesa. Gana lo más votado; los empates se sortean.
crowd-vote-only = 🗳️ Turno de **{ $name }**: puede pulsar el botón quien no juegue.
crowd-vote-inside = 🗳️ También juega **{ $name }**. ¿No juegas? Pulsa el botón de abajo y vota ahí.
crowd-votes = { $votes ->
    [one] 1 voto por ahora
   *[other] { $votes } votos por ahora
} · la votación acaba { $when }
crowd-no-votes = Aún no hay votos. Si no llega ninguno, una IA juega { $when }.
replay-crowd = { $move } ({ $for_it } de { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
})
replay-crowd-lot = { $move } (empate a { $for_it } de { $votes } votos, por sorteo)
refused-crowd-waits = Aún no le toca al canal. Cuando le toque, puedes votar aquí.
refused-crowd-move = El canal no puede hacer eso ahora.
refused-not-elected = Esa no es la jugada que salió de la votación.

## Palabras para la semilla

lobby-button-word = Mezclar palabra
lobby-words = 🔏 Semilla sellada `{ $seal }` · palabras de { $names }
lobby-words-none = 🔏 Semilla sellada `{ $seal }` · aún sin palabras
word-form = Una palabra para la mezcla
word-form-label = Tu palabra
word-form-why = Se mezcla, y el reparto depende también de ti. Semilla sellada: { $seal }
word-saved = ✅ Tu palabra entrará en la mezcla.
word-dropped = ✅ Tu palabra no entrará en la mezcla.
fair-words = 🔏 Antes del reparto, la sala mostró la semilla sellada `{ $seal }`. Palabras en la mezcla: { $words }
fair-no-words = 🔏 Antes del reparto, la sala mostró la semilla sellada `{ $seal }`. Nadie escribió una palabra.
fair-server-seed = 🔓 Semilla sellada: `{ $seed }`
fair-word = **{ $name }** «{ $word }»
verify-words = 🔏 La semilla del reparto es un hash de la semilla del servidor `{ $seed }`, la sal y estas palabras: { $words }. La sala mostró la semilla del servidor sellada como `{ $seal }` antes de que nadie escribiera una palabra.
verify-words-none = ninguna
verify-noted-words = ✅ Coincide con lo que anotaste en la sala: la semilla del servidor estaba fijada antes de que nadie escribiera una palabra.
verify-limits-words = Lo que esto no puede demostrar: que quienes me administran no miraron la semilla durante la partida y, si alguien de ahí también jugó, que escribió su palabra antes que tú la tuya.
export-words = palabras { $words }
export-server-seed = semilla del servidor { $seed }
