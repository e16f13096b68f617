"""Numbers and signs that have a name: 7 is seven, and $ may be read dollar."""

from __future__ import annotations

NAMES: dict[str, str] = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
    " seventeen eighteen nineteen twenty",
    "de": "null eins zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf dreizehn vierzehn fuenfzehn sechzehn"
    " siebzehn achtzehn neunzehn zwanzig",
    "fr": "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept"
    " dixhuit dixneuf vingt",
    "ja": "零 一 二 三 四 五 六 七 八 九 十",
}
LARGE: dict[str, dict[str, str]] = {
    "en": {"30": "thirty", "40": "forty", "50": "fifty", "60": "sixty", "70": "seventy", "80": "eighty", "90": "ninety"}
    | {"100": "hundred", "1000": "thousand", "1000000": "million"}
    | {
        "1st": "first",
        "2nd": "second",
        "3rd": "third",
        "4th": "fourth",
        "5th": "fifth",
        "6th": "sixth",
        "7th": "seventh",
    }
    | {"8th": "eighth", "9th": "ninth", "10th": "tenth"},
    "de": {"30": "dreissig", "40": "vierzig", "50": "fuenfzig", "100": "hundert", "1000": "tausend"},
    "fr": {"30": "trente", "40": "quarante", "50": "cinquante", "100": "cent", "1000": "mille"},
    "ja": {"100": "百", "1000": "千", "10000": "万"},
}
SPELLED: dict[str, dict[str, str]] = {
    language: {str(i): name for i, name in enumerate(names.split())} | LARGE[language]
    for language, names in NAMES.items()
}
SIGNS: dict[str, frozenset[str]] = {
    "$": frozenset({"dollar", "dollars", "peso"}),
    "€": frozenset({"euro", "euros"}),
    "£": frozenset({"pound", "pounds"}),
    "¥": frozenset({"yen", "yuan"}),
    "%": frozenset({"percent", "prozent", "pourcent"}),
    "&": frozenset({"and", "und", "et", "ampersand"}),
    "@": frozenset({"at"}),
    "#": frozenset({"hash", "hashtag", "number"}),
    "+": frozenset({"plus"}),
    "=": frozenset({"equal", "equals", "gleich"}),
    "?": frozenset({"question", "frage"}),
    "❤": frozenset({"heart", "love", "herz", "coeur"}),
    "♥": frozenset({"heart", "love", "herz", "coeur"}),
}


def spelled(folded: str, language: str) -> str:
    """The name of a number written in digits; any other word as it is."""
    return SPELLED.get(language, {}).get(folded, folded)


def sign_of(a: str, b: str) -> bool:
    """Whether one is a sign and the other its name."""
    return b in SIGNS.get(a, ()) or a in SIGNS.get(b, ())
