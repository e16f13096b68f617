"""How a clue is folded before anything is compared (J-3, J-5, J-7)."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from rules.just_one.japanese import fold_kana

LONGEST = 200  # a longer text is no word; what follows is not looked at letter by letter

# Letters that Unicode does not take apart into a plain letter and a mark.
STROKES = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i", "ŋ": "ng", "ŧ": "t"}
)
# In German a dotted letter is a letter of its own, and everybody knows how to write it without the dots.
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
ROMAN = re.compile(r"m{0,4}(cm|cd|d?c{0,4})(xc|xl|l?x{0,4})(ix|iv|v?i{0,4})\Z")
DRAWN_OUT = re.compile(r"([^\W\d_])\1\1+")
THOUSANDS = re.compile(r"(?<=\d)[,' ](?=\d{3}(?!\d))")
HASHTAG = re.compile(r"#(?=[^\W\d_]{2})")
SKIN = re.compile("[\U0001f3fb-\U0001f3ff]")
# Signs that may be part of a name or be the whole clue: C#, C++, $, 50%, R&B, 20°.
KEPT_PUNCTUATION = frozenset("#%&@§*")


def is_single_word(text: str) -> bool:
    """J-5: no white space inside; digits, signs, hyphens and emoji are all words."""
    inside = text.strip()
    return bool(inside) and not any(sign.isspace() for sign in inside) and bool(visible(inside))


def visible(text: str) -> str:
    """A text without what nobody can see: controls, zero-width and direction signs, variation selectors."""
    return "".join(sign for sign in text if unicodedata.category(sign) not in {"Cc", "Cf", "Cs"} and not selector(sign))


def selector(sign: str) -> bool:
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


@lru_cache(maxsize=4096)
def fold(text: str, language: str) -> str:
    """One spelling for all ways to write the same thing; folding twice changes nothing."""
    folded = fold_once(text[:LONGEST], language)
    for _ in range(4):
        again = fold_once(folded, language)
        if again == folded:
            break
        folded = again
    # Two long texts are one only when all of both is: what was cut off is kept as it is.
    return folded + text[LONGEST:] if len(text) > LONGEST else folded


def fold_once(text: str, language: str) -> str:
    plain = unicodedata.normalize("NFKC", visible(text)).casefold()
    plain = unicodedata.normalize("NFC", plain)
    if language == "de":
        plain = plain.translate(UMLAUTS)
    plain = fold_kana(without_accents(plain.translate(STROKES)))
    plain = HASHTAG.sub("", THOUSANDS.sub("", plain))
    letters = without_punctuation(plain)
    if not any(sign.isalnum() for sign in letters):
        # "$" is a clue, and "?" is; folding them away would make every sign equal.
        signs = "".join(plain.split()) or text
        return SKIN.sub("", signs) or signs
    return once_drawn_out(letters)


def without_accents(text: str) -> str:
    """No marks on Latin letters; others keep theirs, for が is not か and й is not и."""
    if text.isascii():
        return text
    result: list[str] = []
    latin = False
    for sign in unicodedata.normalize("NFD", text):
        if unicodedata.category(sign) == "Mn":
            if not latin:
                result.append(sign)
            continue
        latin = sign.isascii() or "LATIN" in unicodedata.name(sign, "")
        result.append(sign)
    return unicodedata.normalize("NFC", "".join(result))


def without_punctuation(text: str) -> str:
    """Hyphens, dots and quotes go (ice-cream, U.S.A.), unless they stand between digits (24/7, 3.14)."""
    kept = []
    for i, sign in enumerate(text):
        category = unicodedata.category(sign)[0]
        if category in "LNSM":
            # A lone accent such as ` or ´ is a quotation mark to those who write it.
            if unicodedata.category(sign) != "Sk":
                kept.append(sign)
        elif category == "P":
            between = 0 < i < len(text) - 1 and text[i - 1].isdigit() and text[i + 1].isdigit()
            if between or (sign in KEPT_PUNCTUATION - {"*"}):
                kept.append(sign)
    return "".join(kept)


def once_drawn_out(text: str) -> str:
    """Riiiing is Ring; but a letter twice is spelling (Good, God), and VIII is a number."""
    if not DRAWN_OUT.search(text) or ROMAN.match(text):
        return text
    if len(set(text)) == 1:
        return text[:3]
    return DRAWN_OUT.sub(r"\1", text)


@lru_cache(maxsize=4096)
def drawn_out_spellings(text: str, language: str) -> tuple[str, ...]:
    """The words a drawn-out one may stand for, one letter or two: Gooood is God or Good."""
    plain = without_punctuation(without_accents(unicodedata.normalize("NFKC", visible(text[:LONGEST])).casefold()))
    if not DRAWN_OUT.search(plain):
        return ()
    return (fold(text, language), fold(DRAWN_OUT.sub(r"\1\1", plain), language))
