### Just One

# same
just-one-name = Just One
# same
just-one-title = 💡 Just One
just-one-short = Pistas de una palabra, escritas en secreto. Las iguales se anulan. Se gana o se pierde en equipo
just-one-pitch = Una persona adivina una palabra misteriosa. Los demás escriben en secreto una **pista de una sola palabra**. Pero las pistas iguales se anulan antes de que quien adivina las vea: hay que ayudar *y* ser original. Ganan o pierden **en equipo**.

## Opciones

just-one-option-language = Idioma de las palabras
# same
just-one-option-language-en = English
# same
just-one-option-language-ja = 日本語
# same
just-one-option-language-de = Deutsch
# same
just-one-option-language-fr = Français
# same
just-one-option-language-es = Español
# same
just-one-option-language-pt = Português (Brasil)
just-one-option-cards = Cartas
just-one-option-cards-5 = 5 (partida rápida)
just-one-option-cards-7 = 7
just-one-option-cards-10 = 10
just-one-option-cards-13 = 13 (partida completa)
just-one-option-timers = Temporizadores
just-one-option-timers-off = no (un aviso da dos minutos)
just-one-option-timers-relaxed = con calma (tres minutos por pista o intento)
just-one-option-timers-brisk = rápido (75 segundos por pista o intento)
just-one-option-two-clues-with-four = Dos pistas por persona si son cuatro
just-one-option-clue-check = Control de pistas
just-one-option-clue-check-lenient = suave: solo se bloquea o anula la misma palabra exacta
just-one-option-clue-check-normal = normal: se bloquea o anula lo claro; el resto lo deciden ustedes
just-one-option-clue-check-strict = estricto: también se bloquean o anulan las pistas dudosas
just-one-option-word-list = Palabras
just-one-option-word-list-house = estándar
just-one-option-word-list-own = la lista de este servidor (ver /palabras)

## La mesa

just-one-turn = turno { $turn }
just-one-turn-heading = Turno { $turn }
just-one-over = resultado
just-one-score = { $won ->
    [one] 1 palabra acertada
   *[other] { $won } palabras acertadas
} · { $left ->
    [0] última carta
    [one] queda 1 carta
   *[other] quedan { $left } cartas
}
just-one-order = Orden para adivinar: { $order }
just-one-clues = Pistas de este turno
just-one-coming = Entran en el próximo turno: { $names }
just-one-panel-coming = Juegas desde el próximo turno. Hasta entonces, este turno es secreto. Cuando te toque hacer algo, lo verás aquí.
just-one-waiting-for = Esperando a { $names }
just-one-writing = Aún escriben: { $names }
just-one-deadline = Se sigue { $when }, sin esperar más.
just-one-now-number = 🎴 Adivina **{ $name }**. **{ $name }**, ¡elige un número del 1 al 5!
just-one-now-another = 🤷 Alguien no conoce esa palabra. **{ $name }**, ¡elige otro número!
just-one-now-clues = ✍️ Es la palabra **{ $number }**. Todos menos **{ $name }**: miren la palabra y escriban { $each ->
    [1] una **pista de una palabra**
   *[other] **dos pistas de una palabra**
}. ¡Sin hablar!
just-one-now-compare = 🙈 ¡No mires, **{ $name }**! Los demás están comparando pistas.
just-one-now-guess = 👀 **{ $name }**, aquí están tus pistas. Tienes **un intento**. Fallar cuesta una carta más; pasar, no.
just-one-now-vote = 🗳️ **{ $name }** dijo **{ $guess }**. ¿Vale? Votan todos menos **{ $name }**.
just-one-undrawn = Algunas pistas no caben en la imagen. Están en **{ details-button }**.
just-one-cancelled = { $count ->
    [one] Se anuló 1 pista.
   *[other] Se anularon { $count } pistas.
}

just-one-panel-number = Ver la carta
just-one-panel-clues = Ver la palabra
just-one-panel-compare = Comparar pistas
just-one-panel-guess = Mi panel
just-one-panel-vote = Ver la palabra
just-one-button-guess = Adivinar
just-one-button-skip = Pasar
just-one-button-yes = Aceptar
just-one-button-no = Rechazar

## La imagen, descrita

just-one-picture-hidden = Adivina { $name }. Pistas:
just-one-picture-word = { $name } tiene que adivinar «{ $word }». Pistas:
just-one-picture-over = { $name } tenía que adivinar «{ $word }». Pistas:
just-one-picture-clue = { $name }: { $clue }
just-one-picture-cancelled = { $name }: { $clue } (anulada)
just-one-picture-back = { $name }: anulada, boca abajo
just-one-picture-none = { $name }: sin pista

## Un turno terminado

just-one-ended-found = ✅ **{ $name }** acertó: ¡**{ $word }**!
just-one-ended-found-vote = ✅ **{ $name }** dijo *{ $guess }*, ¡y lo dieron por bueno: **{ $word }**!
just-one-ended-found-sound = ✅ **{ $name }** dijo *{ $guess }*. ¡Se parece lo suficiente a **{ $word }**!
just-one-ended-missed = ❌ **{ $name }** dijo *{ $guess }*, pero era **{ $word }**.
just-one-ended-skipped = ⏭️ **{ $name }** pasó. Era **{ $word }**.
just-one-ended-away = 💤 **{ $name }** no respondió a tiempo. Era **{ $word }**.
just-one-ended-away-early = 💤 **{ $name }** no eligió número a tiempo, así que se pierde la carta.
just-one-ended-left = 🚪 **{ $name }** se fue. La palabra era **{ $word }**.
just-one-ended-left-early = 🚪 **{ $name }** se fue sin elegir número, así que se pierde la carta.
just-one-ended-no-clues = 🫥 No quedó ninguna pista para **{ $name }**. La palabra era **{ $word }**.
just-one-ended-ended = ⏹️ La partida acabó en el turno de **{ $name }**. La palabra era **{ $word }**.
just-one-votes = Votos: { $ayes } a favor, { $noes } en contra.
just-one-burned = El fallo costó también la carta siguiente.
just-one-taken-back = Fallo en la última carta: pierden una que ya tenían ganada.

## Por qué coinciden las pistas

just-one-alike-equal = misma palabra: { $one } / { $other }
just-one-alike-lemma = formas de la misma palabra: { $one } / { $other }
just-one-alike-spelling = dos grafías de la misma palabra: { $one } / { $other }
just-one-alike-gender = masculino y femenino de la misma palabra: { $one } / { $other }
just-one-alike-family = misma familia de palabras: { $one } / { $other }
just-one-alike-affix = una parece derivada de la otra: { $one } / { $other }
just-one-alike-typo = parece una errata: { $one } / { $other }
just-one-alike-sound = suenan igual: { $one } / { $other }
just-one-alike-translation = misma palabra en dos idiomas: { $one } / { $other }
just-one-alike-contains = una contiene a la otra: { $one } / { $other }
just-one-alike-unknown = quizá lo mismo: { $one } / { $other }
just-one-perhaps = quizá { $why }
just-one-cancelled-by = la anuló { $name }
just-one-restored-by = la recuperó { $name }

## Qué puede tener de malo una pista

just-one-doubt-equal = ¿es la misma palabra?
just-one-doubt-lemma = ¿es una forma de la palabra?
just-one-doubt-spelling = ¿es otra grafía de la palabra?
just-one-doubt-gender = ¿es el masculino o el femenino de la palabra?
just-one-doubt-family = ¿es de la misma familia de palabras?
just-one-doubt-affix = ¿es un derivado de la palabra?
just-one-doubt-typo = ¿es la palabra con una errata?
just-one-doubt-sound = ¿suena como la palabra?
just-one-doubt-translation = ¿es la palabra en otro idioma?
just-one-doubt-contains = ¿contiene la palabra?
just-one-doubt-unknown = ¿existe esa palabra?

## Paneles privados

just-one-card = En la carta:
just-one-active-number = Este turno adivinas tú. Elige un número en la mesa. No ves la carta, así que da igual cuál.
just-one-active-clues = Este turno adivinas tú. Los demás están escribiendo pistas: tú, tranqui.
just-one-active-compare = Este turno adivinas tú. Los demás están comparando pistas. ¡No mires!
just-one-active-guess = Aquí están tus pistas. Tienes **un intento**. Fallar cuesta una carta más; pasar, no.
just-one-active-vote = Ya respondiste. Ahora los demás deciden si vale.
just-one-giver-number = Esperando a que **{ $name }** elija un número.
just-one-giver-clues = { $each ->
    [1] Escribe **una palabra** que lleve hasta ella. No valen la propia palabra, las de su familia ni las traducciones.
   *[other] Escribe **dos pistas**, de una palabra cada una. No valen la propia palabra, las de su familia ni las traducciones.
}
just-one-giver-compare = Las pistas iguales están tachadas. Anula o recupera otras si hace falta y pulsa **Listo**.
just-one-giver-guess = **{ $name }** le está dando vueltas a las pistas.
just-one-giver-vote = **{ $name }** dijo **{ $guess }**. ¿Vale?
just-one-voted-yes = Votaste a favor.
just-one-voted-no = Votaste en contra.
just-one-voted-abstain = No votaste.
just-one-giver-written = Esperando a { $names }. Mientras tanto puedes cambiarla.
just-one-giver-ready = ✅ Listo por tu parte. Esperando a { $names }.
just-one-my-clue = ✅ Tu pista: **{ $clue }**
just-one-excused = Este turno no te esperamos, pero todavía puedes escribir.
just-one-panel-is-over = La partida acabó. El resultado está en la mesa.
just-one-button-write = Escribir pista
just-one-button-write-two = Escribir las dos pistas
just-one-button-change = Cambiar pista
just-one-button-change-two = Cambiar pistas
just-one-button-blank = No doy pista
just-one-button-unknown = No conozco esta palabra
just-one-cancel-clue = Anular { $clue }
just-one-restore-clue = Recuperar { $clue }
just-one-select-clue = Anular o recuperar una pista…
just-one-button-ready = Listo ({ $done } de { $total })

just-one-menu-nudge-why = Les llega una mención. Sin temporizador tienen dos minutos
just-one-more-close = Seguir ya
just-one-more-close-why = Como si se acabara el tiempo
just-one-more-excuse = Seguir sin { $name }
just-one-more-excuse-why = No esperar la pista de { $name }
just-one-more-stop = Terminar la partida
just-one-more-stop-why = Para todos, con los puntos que haya
just-one-more-stop-question = ¿Terminar la partida para todos? Cuentan los puntos que haya.

just-one-form-clue = Pista para: { $word }
just-one-form-clue-label = Una palabra
just-one-form-first-label = Primera pista: una palabra
just-one-form-second-label = Segunda pista: otra palabra
just-one-form-clue-hint = Sin espacios. 007 y hip-hop valen
just-one-form-guess = Tu único intento
just-one-form-guess-label = La palabra misteriosa es…

## El final de la partida

just-one-over-too-few = Quedan menos de tres jugadores, así que la partida acaba aquí.
just-one-result = { $won ->
    [one] ¡{ $won } palabra acertada de { $cards }!
   *[other] ¡{ $won } palabras acertadas de { $cards }!
}
just-one-result-early = Terminada antes de tiempo: { $won } de { $cards } palabras acertadas
just-one-computers = 🤖 Con { $count ->
    [one] 1 IA
   *[other] { $count } IA
}, así que no cuenta para tus estadísticas.
just-one-best = 🏅 El récord de { $name } con IA: **{ $won } de { $cards }**
just-one-best-new = 🎉 ¡Nuevo récord de { $name } con IA!
just-one-lost = Cartas perdidas: { $cards }.
just-one-lost-wrong = { $count ->
    [one] 1 fallo
   *[other] { $count } fallos
}
just-one-lost-burned = { $count ->
    [one] { $guesses } (+1 carta extra)
   *[other] { $guesses } (+{ $count } cartas extra)
}
just-one-lost-back = 1 carta ganada devuelta
just-one-lost-skipped = { $count } sin intentar
just-one-lost-no-clues = { $count } sin pistas
just-one-band-13 = ¡Puntuación perfecta! ¿A que no la repiten?
just-one-band-12 = Todas menos una. ¡Brillante!
just-one-band-11 = Increíble. Esto merece un brindis.
just-one-band-9 = ¡Gran partida! Piensan parecido, pero no demasiado.
just-one-band-7 = Buena partida. Ahora se conocen un poco mejor.
just-one-band-4 = No está mal para empezar. La próxima saldrá mejor.
just-one-band-0 = Por algo se empieza. ¿Otra?
just-one-moment-lone = 🌟 Bastó una pista: **{ $clue }**, de **{ $name }**, llevó a **{ $word }**.
just-one-moment-minds = 👯 **{ $one }** y **{ $other }** tuvieron la misma idea { $times ->
    [one] una vez
    [2] dos veces
   *[other] { $times } veces
}.
just-one-moment-all = 🎨 { $count } pistas distintas para **{ $word }**, y no cayó ninguna.

## Negativas

just-one-not-now = Ahora mismo no puedes hacer eso.
just-one-next-turn = Juegas desde el próximo turno.
just-one-full = La mesa está llena: { $most } jugadores como máximo.
just-one-only-active = Eso solo puede hacerlo quien adivina.
just-one-not-active = Este turno adivinas tú, así que eso es cosa de los demás.
just-one-not-awaited = Nadie está esperando a esa persona.
just-one-number-gone = El número { $number } no vale: alguien no conoce esa palabra. Elige otro.
just-one-unknown-too-late = Demasiado tarde: alguien ya escribió una pista para esta palabra.
just-one-unknown-last-word = Es la última palabra de la carta, así que toca esa.
just-one-one-clue = Este turno es una pista por persona.
just-one-clue-empty = Está vacía. Una pista necesita al menos una letra, un número o un símbolo.
just-one-clue-several-words = **{ $clue }** tiene un espacio. Una pista es **una** palabra.
just-one-clue-too-long = Demasiado larga: { $most } caracteres como máximo.
just-one-clue-twice = Tus dos pistas tienen que ser distintas.
just-one-clue-is-the-word = **{ $clue }** es la propia palabra misteriosa.
just-one-clue-equal = **{ $clue }** es la propia palabra misteriosa.
just-one-clue-lemma = **{ $clue }** es solo otra forma de la palabra misteriosa.
just-one-clue-spelling = **{ $clue }** es solo otra grafía de la palabra misteriosa.
just-one-clue-gender = **{ $clue }** es el masculino o el femenino de la palabra misteriosa.
just-one-clue-family = **{ $clue }** es de la familia de la palabra misteriosa.
just-one-clue-affix = **{ $clue }** parece derivada de la palabra misteriosa.
just-one-clue-typo = **{ $clue }** es la palabra misteriosa con una errata.
just-one-clue-sound = **{ $clue }** suena igual que la palabra misteriosa.
just-one-clue-translation = **{ $clue }** es la palabra misteriosa en otro idioma.
just-one-clue-contains = **{ $clue }** contiene la palabra misteriosa.
just-one-cancelled-already = Esa pista ya está anulada.
just-one-not-cancelled = Esa pista no está anulada.
just-one-same-letters = Hay otra pista exactamente igual, así que las dos siguen anuladas.
just-one-no-such-clue = No existe esa pista.
just-one-ready-already = Ya está todo listo por tu parte. Faltan los demás.
just-one-guess-empty = Está vacío. ¿Qué palabra crees que es?
just-one-guess-too-long = Demasiado largo: { $most } caracteres como máximo.
just-one-voted-already = Ya votaste.
just-one-nudged-already = Ya se les avisó.
just-one-nudge-yourself = Solo te esperamos a ti.

## Las palabras propias de un servidor

command-words = palabras
command-words-description = Las palabras propias de este servidor para Just One
command-words-upload = subir
command-words-upload-description = Juega con tus palabras: un archivo de texto, una palabra por línea
command-words-file = archivo
command-words-file-description = Un archivo de texto simple (UTF-8), una palabra por línea
command-words-show = mostrar
command-words-show-description = Las palabras propias de este servidor, como archivo
command-words-remove = borrar
command-words-remove-description = Borra las palabras propias de este servidor
just-one-words-kept = { $count } palabras guardadas. Para jugar con ellas, elige **la lista de este servidor** en las opciones de Just One.
just-one-words-shown = Palabras propias de este servidor: { $count }.
just-one-words-removed = Las palabras propias de este servidor están borradas.
just-one-words-none = Este servidor no tiene palabras propias. Sube al menos { $least } con `/palabras subir`.
just-one-words-only-managers = Para eso necesitas el permiso Gestionar servidor.
just-one-words-file-too-big = Ese archivo es demasiado grande: { $most } KB como máximo.
just-one-words-file-unreadable = No puedo leer ese archivo. Guárdalo como texto simple en UTF-8, una palabra por línea.
just-one-words-control = La línea { $line } tiene un carácter invisible. No se guardó nada.
just-one-words-too-long = La línea { $line } es demasiado larga ({ $word }): { $most } caracteres como máximo. No se guardó nada.
just-one-words-too-many = Son demasiadas palabras: { $most } como máximo. No se guardó nada.
just-one-words-too-few = { $words ->
    [0] Este servidor no tiene palabras propias. Hacen falta al menos { $least }: usa `/palabras subir`.
    [one] Eso es solo 1 palabra. Hacen falta al menos { $least }.
   *[other] Son solo { $words } palabras distintas. Hacen falta al menos { $least }.
}

## Jugadas, como las cuenta una repetición

just-one-did-pick = { $name } eligió el número { $number }
just-one-did-unknown = { $name } pidió otra palabra
just-one-did-clue = { $name } escribió una pista
just-one-did-second-clue = { $name } escribió otra pista
just-one-did-clues = { $name } escribió las dos pistas
just-one-did-blank = { $name } no dio pista
just-one-did-cancel = { $name } anuló una pista
just-one-did-restore = { $name } recuperó una pista
just-one-did-ready = { $name } terminó de comparar
just-one-did-guess = { $name } dijo: { $text }
just-one-did-skip = { $name } pasó
just-one-did-vote = { $name } votó
just-one-did-accept = { $name } votó
just-one-did-reject = { $name } votó
just-one-did-nudge = { $name } envió un aviso
just-one-did-leave = { $name } se fue
just-one-did-arrive = { $name } se unió, desde el próximo turno
just-one-did-excuse = { $name } dejó de esperar a alguien
just-one-did-close = { $name } siguió sin esperar
just-one-did-stop = { $name } terminó la partida
just-one-no-computers = Las IA solo juegan a Just One en inglés, japonés, alemán y francés. Cambia el idioma o quítalas.
