### Um público que joga num lugar, e palavras que entram na semente de um sorteio.

## O canal joga num lugar

crowd-name = O canal
lobby-crowd = 🗳️ **{ $name }** · quem assiste vota
lobby-button-crowd = Pôr o canal
lobby-button-no-crowd = Tirar o canal
crowd-vote = 🗳️ Não está jogando? Vote por **{ $name }** com os botões da mesa. Vence a maioria; empates vão a sorteio.
crowd-vote-only = 🗳️ Vez de **{ $name }**: quem não está jogando pode apertar o botão.
crowd-vote-inside = 🗳️ **{ $name }** também joga: não está na partida? Aperte o botão abaixo e vote lá.
crowd-votes = { $votes ->
    [one] 1 voto até agora
   *[other] { $votes } votos até agora
} · a votação acaba { $when }
crowd-no-votes = Nenhum voto ainda. Sem nenhum, um computador joga { $when }.
replay-crowd = { $move } ({ $for_it } de { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
})
replay-crowd-lot = { $move } (empate com { $for_it } de { $votes } votos, decidido por sorteio)
refused-crowd-waits = Ainda não é a vez do canal. Quando for, você pode votar aqui.
refused-crowd-move = O canal não pode fazer isso agora.
refused-not-elected = Essa não é a jogada que venceu a votação.

## Palavras para a semente

lobby-button-word = Misturar palavra
lobby-words = 🔏 Semente lacrada `{ $seal }` · palavras de { $names }
lobby-words-none = 🔏 Semente lacrada `{ $seal }` · nenhuma palavra ainda
word-form = Uma palavra para o sorteio
word-form-label = Sua palavra
word-form-why = Entra no sorteio, que passa a depender de você também. Lacre: { $seal }
word-saved = ✅ Sua palavra vai entrar no sorteio.
word-dropped = ✅ Sua palavra não vai entrar no sorteio.
fair-words = 🔏 Antes do sorteio, a sala mostrou a semente lacrada `{ $seal }`. Palavras misturadas: { $words }
fair-no-words = 🔏 Antes do sorteio, a sala mostrou a semente lacrada `{ $seal }`. Ninguém digitou uma palavra.
fair-server-seed = 🔓 Semente lacrada: `{ $seed }`
fair-word = **{ $name }** “{ $word }”
verify-words = 🔏 A semente do sorteio é um hash da semente do servidor `{ $seed }`, do salt e destas palavras: { $words }. A sala mostrou a semente do servidor lacrada como `{ $seal }` antes de alguém digitar uma palavra.
verify-words-none = nenhuma
verify-noted-words = ✅ Bate com o que você anotou na sala: a semente do servidor já estava definida antes de alguém digitar uma palavra.
verify-limits-words = O que isto não prova: que quem cuida de mim não olhou a semente durante a partida e, se também jogou, que digitou a própria palavra antes de você digitar a sua.
export-words = palavras { $words }
export-server-seed = semente do servidor { $seed }
