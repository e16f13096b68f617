### Just One

## A word list of one's own

just-one-words-too-few = The list has { $words ->
    [one] only one word
   *[other] { $words } different words
}, but at least { $least } are needed.
just-one-words-too-many = The list has more than { $most } words. Please shorten it.
just-one-words-too-long = Line { $line }: “{ $word }” is longer than { $most } letters. Write one word on each line.
just-one-words-control = Line { $line } contains signs that cannot be seen. Please save the list as plain text (UTF-8).
