"""Fold clues before they are compared (J-3, J-5, J-7)."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from rules.just_one.language.japanese import fold_kana
from rules.text import DRAWN_OUT, STROKES, visible, without_accents

LONGEST = 200  # a longer text is not a word; the rest is not folded

# In German an umlaut is a letter of its own with a usual spelling without dots.
LETTERS = {"es": "ñ", "pt": "ç"}  # a letter of its own: año is not ano, força not forca
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
ROMAN = re.compile(r"m{0,4}(cm|cd|d?c{0,4})(xc|xl|l?x{0,4})(ix|iv|v?i{0,4})\Z")
THOUSANDS = re.compile(r"(?<=\d)[,' ](?=\d{3}(?!\d))")
HASHTAG = re.compile(r"#(?=[^\W\d_]{2})")
# English words that are others without the sign inside: she'll and shell, re-sort and resort, co-op and coop (J-7).
APART = re.compile(
    r"(?:i|he|she|we|who)'(?:ll|d|re)|it's|let's|can't|won't|co-ops?|un-ionized|multi-ply|pre-position"
    r"|re-(?:all(?:y|ied)|bound|call|cant|cede|claim|coil|collect|cord|count|course|cover|creat|dress|form|fund|fuse|late"
    r"|lay|lease|main|mark|member|mind|miss|mov|pair|pass|peal|petition|ply|port|pos|present|press|prov|pulse|quest"
    r"|search|sent|serv|sid|sign|sister|sort|sound|source|spite|spond|st|store|strain|strict|tail|tir|tort|tract|treat"
    r"|verse|view|ward)(?:s|e|es|ed|d|ing|er|ers|ion|ions|ation|ations)?"
)
QUOTES = str.maketrans("’‘`´‐‑–", "''''---")
EDGES = re.compile(r"\A\W+|\W+\Z")
SKIN = re.compile("[\U0001f3fb-\U0001f3ff]")
# Signs that may be part of a name or a whole clue: C#, C++, $, 50%, R&B, 20°.
KEPT_PUNCTUATION = frozenset("#%&@§*")


def is_single_word(text: str) -> bool:
    """Whether the text has no white space inside (J-5); digits, signs, hyphens and emoji are words."""
    inside = text.strip()
    return bool(inside) and not any(sign.isspace() for sign in inside) and bool(visible(inside))


@lru_cache(maxsize=4096)
def fold(text: str, language: str) -> str:
    """Return the canonical spelling of a text; folding twice changes nothing."""
    folded = fold_once(text[:LONGEST], language)
    for _ in range(4):
        again = fold_once(folded, language)
        if again == folded:
            break
        folded = again
    # Two long texts are only equal if the unfolded rest is equal too.
    return folded + text[LONGEST:] if len(text) > LONGEST else folded


def fold_once(text: str, language: str) -> str:
    plain = unicodedata.normalize("NFKC", visible(text)).casefold()
    plain = unicodedata.normalize("NFC", plain)
    if language == "de":
        plain = plain.translate(UMLAUTS)
    plain = fold_kana(unaccented(plain.translate(STROKES), language))
    plain = HASHTAG.sub("", THOUSANDS.sub("", plain))
    inside = EDGES.sub("", plain.translate(QUOTES)) if language == "en" else ""
    letters = inside if APART.fullmatch(inside) else without_punctuation(plain)
    if not any(sign.isalnum() for sign in letters):
        # "$" and "?" are clues; folding them away would make all signs equal.
        signs = "".join(plain.split()) or text
        return SKIN.sub("", signs) or signs
    return once_drawn_out(letters)


def unaccented(text: str, language: str) -> str:
    """Return the text without accents, except for those that make another letter in this language."""
    letter = LETTERS.get(language)
    return letter.join(without_accents(part) for part in text.split(letter)) if letter else without_accents(text)


def without_punctuation(text: str) -> str:
    """Return the text without hyphens, dots and quotes (ice-cream, U.S.A.), except between digits (24/7)."""
    kept = []
    for i, sign in enumerate(text):
        category = unicodedata.category(sign)[0]
        if category in "LNSM":
            # A single ` or ´ is meant as a quotation mark.
            if unicodedata.category(sign) != "Sk":
                kept.append(sign)
        elif category == "P":
            between = 0 < i < len(text) - 1 and text[i - 1].isdigit() and text[i + 1].isdigit()
            if between or (sign in KEPT_PUNCTUATION - {"*"}):
                kept.append(sign)
    return "".join(kept)


def once_drawn_out(text: str) -> str:
    """Return the text with drawn-out letters once: Riiiing is Ring; Good and VIII stay."""
    if not DRAWN_OUT.search(text) or ROMAN.match(text):
        return text
    if len(set(text)) == 1:
        return text[:3]
    return DRAWN_OUT.sub(r"\1", text)


@lru_cache(maxsize=4096)
def drawn_out_spellings(text: str, language: str) -> tuple[str, ...]:
    """Return the possible words of a drawn-out one: Gooood is God or Good."""
    folded = unicodedata.normalize("NFKC", visible(text[:LONGEST])).casefold()
    plain = without_punctuation(unaccented(folded, language))
    if not DRAWN_OUT.search(plain):
        return ()
    return (fold(text, language), fold(DRAWN_OUT.sub(r"\1\1", plain), language))


NAMES: dict[str, str] = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
    " seventeen eighteen nineteen twenty",
    "de": "null eins zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf dreizehn vierzehn fuenfzehn sechzehn"
    " siebzehn achtzehn neunzehn zwanzig",
    "fr": "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept"
    " dixhuit dixneuf vingt",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis"
    " diecisiete dieciocho diecinueve veinte",
    "pt": "zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete"
    " dezoito dezenove vinte",
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
    "es": {"30": "treinta", "40": "cuarenta", "50": "cincuenta", "100": "cien", "1000": "mil", "1000000": "millon"},
    "pt": {"30": "trinta", "40": "quarenta", "50": "cinquenta", "100": "cem", "1000": "mil", "1000000": "milhao"},
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
    "%": frozenset({"percent", "prozent", "pourcent", "porcentaje", "porcentagem"}),
    "&": frozenset({"and", "und", "et", "ampersand"}),
    "@": frozenset({"at"}),
    "#": frozenset({"hash", "hashtag", "number"}),
    "+": frozenset({"plus"}),
    "=": frozenset({"equal", "equals", "gleich"}),
    "?": frozenset({"question", "frage"}),
    "❤": frozenset({"heart", "love", "herz", "coeur", "corazon", "coraçao"}),
    "♥": frozenset({"heart", "love", "herz", "coeur", "corazon", "coraçao"}),
}


def spelled(folded: str, language: str) -> str:
    """Return the name of a number in digits; other words unchanged."""
    return SPELLED.get(language, {}).get(folded, folded)


def sign_of(a: str, b: str) -> bool:
    """Whether one is a sign and the other one its name."""
    return b in SIGNS.get(a, ()) or a in SIGNS.get(b, ())
