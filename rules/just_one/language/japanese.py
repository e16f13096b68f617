"""Japanese: both kana are equal, and kanji are compared by their readings."""

from __future__ import annotations

import re
from functools import lru_cache

VOWELS = {
    "あ": "あかさたなはまやらわがざだばぱぁゃゎ",
    "い": "いきしちにひみりぎじぢびぴぃ",
    "う": "うくすつぬふむゆるぐずづぶぷぅゅゔ",
    "え": "えけせてねへめれげぜでべぺぇ",
    "お": "おこそとのほもよろをごぞどぼぽぉょ",
}
VOWEL_OF = {kana: vowel for vowel, row in VOWELS.items() for kana in row}
SMALL = str.maketrans("ぁぃぅぇぉっゃゅょゎ", "あいうえおつやゆよわ")
ROWS: dict[str, str] = {
    "": "あいうえお", "k": "かきくけこ", "s": "さしすせそ", "t": "たちつてと", "n": "なにぬねの", "h": "はひふへほ",
    "m": "まみむめも", "r": "らりるれろ", "g": "がぎぐげご", "z": "ざじずぜぞ", "d": "だぢづでど", "b": "ばびぶべぼ",
    "p": "ぱぴぷぺぽ",
}  # fmt: skip
LATIN = {kana: row + vowel for row, kanas in ROWS.items() for kana, vowel in zip(kanas, "aiueo", strict=True)}
LATIN |= {"や": "ya", "ゆ": "yu", "よ": "yo", "わ": "wa", "を": "o", "ん": "n", "し": "shi", "ち": "chi", "つ": "tsu"}
LATIN |= {"ふ": "fu", "じ": "ji", "ぢ": "ji", "づ": "zu", "ー": ""}
GLIDES = {"ゃ": "a", "ゅ": "u", "ょ": "o"}
KANA = re.compile(r"[ぁ-ゖー]+\Z")
JAPANESE = re.compile(r"[ぁ-ゖァ-ヺー々一-鿿]")
KANJI = re.compile(r"[一-鿿々]")


def hiragana(text: str) -> str:
    """Return katakana as hiragana; the long mark stays."""
    return "".join(chr(ord(sign) - 0x60) if "ァ" <= sign <= "ヶ" else sign for sign in text)


def is_kana(text: str) -> bool:
    return bool(KANA.match(text))


def fold_kana(text: str) -> str:
    """Return the text in hiragana with repetition marks written out and one kind of long mark."""
    if text.isascii() or not JAPANESE.search(text):
        return text
    signs: list[str] = []
    for sign in hiragana(text):
        last = signs[-1] if signs else ""
        if sign in "ゝ々" and last:
            signs.append(last)
        elif sign in "―‐–—~〜～−-" and is_kana(last):
            signs.append("ー")
        else:
            signs.append(sign)
    return "".join(signs)


def spoken(kana: str) -> str:
    """Return kana as pronounced: the long mark is the vowel before it, おう is おお and えい is ええ."""
    sounds: list[str] = []
    for sign in kana:
        before = VOWEL_OF.get(sounds[-1], "") if sounds else ""
        if sign == "ー" and before:
            sounds.append(before)
        elif sign == "う" and before == "お":
            sounds.append("お")
        elif sign == "い" and before == "え":
            sounds.append("え")
        else:
            sounds.append({"ぢ": "じ", "づ": "ず", "を": "お"}.get(sign, sign))
    return "".join(sounds)


def loosely(kana: str) -> str:
    """Return pronounced kana without small kana, which are easily confused: びょういん, びよういん."""
    return spoken(kana).translate(SMALL)


# Kana that are written in several ways in loans.
LOAN_SPELLINGS = (
    *(("ゔ" + small, kana) for small, kana in zip("ぁぃぇぉ", "ばびべぼ", strict=True)),
    *(("ゔ", "ぶ"), ("てぃ", "てい"), ("でぃ", "でい"), ("づ", "ず"), ("ぢ", "じ"), ("・", "")),
)
# Other ways to write kana in Latin letters, and the usual one.
ROMAJI = tuple(
    (re.compile(pattern), usual)
    for pattern, usual in (
        *((r"sy(?=[auo])", "sh"), (r"[tc]y(?=[auo])", "ch"), (r"[zj]y(?=[auo])", "j"), (r"si", "shi")),
        *((r"ti", "chi"), (r"tu", "tsu"), (r"hu", "fu"), (r"zi|di", "ji"), (r"du|dzu", "zu"), (r"wo", "o")),
        *((r"l", "r"), (r"m(?=[bmp])", "n"), (r"tch", "cch"), (r"oh(?=$|[^aiueo])", "o"), (r"nn(?=$|[^aiueoy])", "n")),
        *((r"(?<=[aiueo])-", ""), (r"ou|oo", "o"), (r"uu", "u"), (r"aa", "a"), (r"ii", "i"), (r"ee|ei", "e")),
    )
)
SYLLABLES = re.compile(r"(?:(?:[ksthfmyrwgzjdbpn]|sh|ch|ts|[knhmrgbp]y|cc|ssh|kk|tt|pp|ss)?[aiueo]|n)+\Z")


def loan(kana: str) -> str:
    """Return kana with one spelling for loans: ヴァイオリン is バイオリン, ウィ is ウイ."""
    for spelled, usual in LOAN_SPELLINGS:
        kana = kana.replace(spelled, usual)
    return loosely(kana)


def short_end(kana: str) -> str:
    """Return a loan without a long vowel at its end: コンピューター is コンピュータ."""
    return loan(kana.removesuffix("ー"))


@lru_cache(maxsize=4096)
def sounded(text: str) -> str:
    """Return kana or romaji in one kind of romaji without long vowels; empty for anything else."""
    latin = text if text.isascii() else romaji(text)
    if not (latin.isascii() and latin.isalpha()):
        return ""
    for pattern, usual in ROMAJI:
        latin = pattern.sub(usual, latin)
    return latin if SYLLABLES.match(latin) else ""


def romaji(kana: str) -> str:
    """Return kana in common romaji (neko, densha, kitte); other text unchanged."""
    if not is_kana(kana):
        return kana
    written = ""
    doubled = False
    for sign in kana:
        if sign in GLIDES and written.endswith("i"):
            stem = written[:-1]
            written = stem + ("" if stem.endswith(("sh", "ch", "j")) else "y") + GLIDES[sign]
        elif sign == "っ":
            doubled = True
        else:
            latin = LATIN.get(sign, sign)
            written += (latin[:1] if doubled else "") + latin
            doubled = False
    return written
