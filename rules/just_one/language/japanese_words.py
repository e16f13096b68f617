"""Japanese words in the lexicon: their keys, and the plainer words that they are forms or relatives of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.just_one.language import japanese, lexicon

Keys = frozenset[str]
NOTHING: Keys = frozenset()
KATAKANA = re.compile(r"[ァ-ヺー]+\Z")
STEM = re.compile(r"([一-鿿々]+)([ぁ-ゖー]*)\Z")
HEAD = re.compile(r"([一-鿿々]+[ぁ-ゖ]{0,2})(?=.)")
LONGEST_STEM = 5  # 楽しい has three
DEEPEST = 4  # 食べ|られ|なく|ちゃ

# The last kana of a verb with five stems, and of its stems: 書く 書か 書き 書け 書こ.
ROWS: dict[str, str] = {
    "u": "くぐすつぬぶむるう",
    "a": "かがさたなばまらわ",
    "i": "きぎしちにびみりい",
    "e": "けげせてねべめれえ",
    "o": "こごそとのぼもろお",
}


def each(endings: str) -> tuple[str, ...]:
    return tuple(endings.split())


VERB_ENDINGS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("a", each("ない なかった なく なくて なければ ないで ず ずに れる せる れた せた れて せて される された ん")),
    (
        "i",
        each(
            "ます ました ません ましょう ませんでした まして たい たかった たくない たがる ながら そう そうな すぎ"
            " すぎる"
            " 過ぎ 過ぎる やすい にくい なさい つつ まくる はじめる 始める おわる 終わる つづける 続ける 物"
            " もの 方 かた 者 手 人 主"
        ),
    ),
    ("i", ("",)),  # 泳ぎ, 答え
    ("e", each("ば る た て ない ます ました")),
    ("o", ("う",)),
    # A verb with one stem has it before all endings.
    (
        "a",
        each(
            "た て たら たり ても ては ている てる ていた てた ていて ちゃう ちゃった とく てください てくれ てある"
            " られる"
            " られた られて られない させる させた させて よう ろ れば れた れる ます ました ません"
        ),
    ),
)

_PAST = (("っ", "うつる"), ("い", "く"), ("ん", "ぬぶむ"), ("し", "す"))
_AFTER = {
    "": each("た て たら たり ても ては ている てる ていた てた ていて ちゃう ちゃった とく てください てくれ てある")
}
_AFTER["ん"] = tuple(
    ending.replace("た", "だ", 1) if ending[0] == "た" else "で" + ending[1:]
    for ending in _AFTER[""]
    if ending[0] in "たて"
)
# An ending that is replaced as a whole: 走った, 走る; 来た, 来る; 勉強した, 勉強する.
CLASSES: tuple[tuple[str, str], ...] = (
    *(
        (before + ending, base)
        for before, bases in _PAST
        for ending in _AFTER["ん" if before == "ん" else ""]
        for base in bases
    ),
    *(("い" + ending, "ぐ") for ending in _AFTER["ん"]),
    ("行った", "行く"),
    ("行って", "行く"),
    ("来ない", "来る"),
    ("来ます", "来る"),
    ("来い", "来る"),
    ("来よう", "来る"),
    ("来られる", "来る"),
)
ADJECTIVE_ENDINGS = each(
    "く くて かった くない くなかった くなる くする ければ さ み そう そうな すぎる 過ぎる がる げ げな き め 目 さん"
)
NOUN_ENDINGS = each(
    "する した して します しました しない しよう しながら できる させる される な に だ だった です で である"
    " っぽい らしい"
    " みたい みたいな さ すぎる"
)
# Suffixes that make a relative of the word; the rest must be at least two signs long.
DERIVED = each("的 的な 的に 性 化 化する 者 家 師 士 員 学 学者 学部 使い 好き 語 っぽい らしい さ 風 系 流")
# What is added to names, animals and persons.
TITLES = each("さん ちゃん くん 君 様 さま たち 達 殿 先生")
NO_TITLE = frozenset("赤ちゃん 奥さん 坊ちゃん お巡りさん".split())  # a baby is not red
# Honorifics, and words that only seem to have one.
PREFIXES: dict[str, frozenset[str]] = {
    "お": frozenset(
        "お前 お陰 お宅 お玉 お手 お目 お守り おでん おかし おもち おんぶ おにぎり おなか おかず おやつ".split()
    ),
    "御": frozenset("御前 御陰 御宅 御者 御所".split()),
    "ご": frozenset("ご覧 ごみ ごま ごはん ごぼう ごりら ごるふ".split()),
    "み": frozenset(),
}


@dataclass(frozen=True)
class Word:
    """A folded Japanese word and what it may stand for."""

    text: str
    known: bool
    keys: Keys  # what the spelling usually means
    rare: Keys  # what it may also mean
    links: Keys


@lru_cache(maxsize=8192)
def look_up(text: str, katakana: bool = False) -> Word:
    """Return the word with this folded text. A word that is in no dictionary is its own key."""
    fields = lexicon.lines("japanese").find(text)
    if fields is None:
        return Word(text, False, frozenset((text,)), NOTHING, NOTHING)
    usual, rare, in_katakana, links = (*(field.split() for field in fields), [], [], [], [])[:4]
    keys = in_katakana if katakana and in_katakana else usual
    return Word(text, True, frozenset(keys or (text,)), frozenset(rare), frozenset(links))


@dataclass(frozen=True)
class Analysis:
    """A clue with all that it may be related through."""

    word: Word
    kana: bool
    lemmas: Keys  # keys of the words that it is an inflected form of
    relatives: Keys  # keys of the words that it is derived from, with a suffix or an honorific
    families: Keys  # kanji stems and their readings: 走:はし
    links: Keys
    forms: frozenset[str]  # its spellings with kanji

    @property
    def sure(self) -> bool:
        """Whether its kana can only be one word."""
        return not self.kana or len(self.word.keys) == 1


@lru_cache(maxsize=4096)
def analyse(text: str, katakana: bool) -> Analysis:
    """Return all relations of a folded text."""
    word = look_up(text, katakana)
    kana = japanese.is_kana(text)
    bases = frozenset[str]() if katakana else plain_forms(text)
    if heard := set() if kana else {reading(key)[:1] for key in word.keys} - {""}:  # 日よけ is no 日曜
        near = one_step(text)  # 怒り may be read いかり or おこり
        bases = frozenset(base for base in bases if base in near or not (said := first_kana(base)) or heard & said)
    lemmas = {key for base in bases for key in look_up(base).keys}
    forms = {text, *(spelling(key) for key in word.keys if len(word.keys) == 1)}
    derived = {} if katakana else {base: key for form in (*forms, *bases) for base, key in underived(form)}
    relatives = set(derived.values())
    around = {text, *bases, *derived}
    families = {family for form in around for family in kanji_stems(form)}
    if len(word.keys) == 1 or not kana:
        families |= {family for key in word.keys for family in stem_of(key)}
    links = set(word.links).union(*(look_up(form).links for form in (*around, *forms)))
    return Analysis(
        word, kana, frozenset(lemmas), frozenset(relatives), frozenset(families), frozenset(links), frozenset(forms)
    )


def spelling(key: str) -> str:
    """Return the usual spelling of a key."""
    return key.partition(":")[0]


def reading(key: str) -> str:
    """Return the reading of a key; empty if it is unknown."""
    spelled, _, read = key.rpartition(":")
    return read if spelled or japanese.is_kana(read) else ""


def first_kana(text: str) -> set[str]:
    """Return what the known readings of a word begin with."""
    return {reading(key)[0] for key in look_up(text).keys if reading(key)}


@lru_cache(maxsize=4096)
def readings(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return how a folded word is pronounced: usually, and perhaps."""
    if japanese.is_kana(text):
        return (japanese.spoken(text),), ()
    fields = lexicon.lines("japanese").find(text) or []
    usual, rare = (*(field.split() for field in fields[:2]), [], [])[:2]
    said = dict.fromkeys(japanese.spoken(reading(key)) for key in usual if reading(key))
    also = dict.fromkeys(japanese.spoken(reading(key)) for key in rare if reading(key))
    return tuple(said), tuple(also.keys() - said.keys())


def is_word(text: str) -> bool:
    """Whether the lexicon has a word of its own with this spelling."""
    return look_up(text).known


def plain_forms(text: str) -> frozenset[str]:
    """Return the known dictionary forms of an inflected word: 食べなかった is a form of 食べる."""
    found: set[str] = set()
    level = {text}
    for _ in range(DEEPEST):
        level = {base for form in level for base in one_step(form)} - found - {text}
        found |= level
    return frozenset(base for base in found if is_word(base))


def one_step(text: str) -> set[str]:
    """Return what the text may be without its last ending."""
    found: set[str] = set()
    for row, endings in VERB_ENDINGS:
        for ending in endings:
            stem = text[: len(text) - len(ending)]
            noun = not japanese.is_kana(stem[-1:]) and (not ending or japanese.KANJI.match(ending))  # 足, 空手
            if stem and text.endswith(ending) and not noun:
                found.update(verbs(stem, row))
    for ending in ADJECTIVE_ENDINGS:
        if text.endswith(ending) and len(text) > len(ending):
            found.add(text[: -len(ending)] + "い")
    for ending in NOUN_ENDINGS:
        stem = text[: -len(ending)]
        if text.endswith(ending) and (len(stem) > 1 or japanese.KANJI.search(stem)):
            verb = len(stem) == 1 and ending[0] in "すしさで" and ending not in {"さ", "です", "で", "である"}
            if not verb or is_word(f"{stem}する"):  # 愛する, but no 手する for 手すり
                found.add(stem)
    for ending, base in CLASSES:
        if text.endswith(ending):
            found.add(text[: -len(ending)] + base)
    return {base for base in found if japanese.KANJI.search(base) or len(base) > 2}


def verbs(stem: str, row: str) -> set[str]:
    """Return the verbs with this stem: 書か and 書き of 書く, 食べ of 食べる."""
    one_stem = row in "ai" and (stem[-1] in ROWS["i"] + ROWS["e"] or japanese.KANJI.match(stem[-1]))
    found = {stem + "る"} if one_stem else set()
    last = ROWS[row].find(stem[-1])
    if last >= 0:
        found.add(stem[:-1] + ROWS["u"][last])
    return found


def underived(text: str) -> Iterator[tuple[str, str]]:
    """Yield the words that this one is made of with a suffix or an honorific: 音楽 of 音楽家, 茶 of お茶.

    Each comes with its key: the one that agrees with how the text is read, so that お金 is not made of gold.
    """
    for ending in (*DERIVED, *TITLES) if text not in NO_TITLE else ():
        base = text[: -len(ending)]
        shortest = 1 if ending in TITLES and japanese.KANJI.search(base) else 2
        if text.endswith(ending) and len(base) >= shortest:
            yield from ((base, key) for key in look_up(base).keys if is_word(base))
    for prefix, exceptions in PREFIXES.items():
        rest = text[len(prefix) :]
        if not text.startswith(prefix) or text in exceptions or not (japanese.KANJI.search(rest) or len(rest) > 2):
            continue
        for ending in ("", *TITLES):
            base = rest.removesuffix(ending)
            if not rest.endswith(ending) or not (japanese.KANJI.search(base) or len(base) > 2):
                continue
            word, whole = look_up(base), {reading(key) for key in look_up(text).keys if look_up(text).known}
            for key in word.keys | word.rare if word.known else ():
                wanted = {prefix + reading(key) + ending, "お" + reading(key) + ending, "ご" + reading(key) + ending}
                if (wanted & whole) or (not whole and key in word.keys):
                    yield base, key


def kanji_stems(text: str) -> set[str]:
    """Return the families of a spelling with kanji, with all its usual readings."""
    return {family for key in look_up(text).keys if reading(key) for family in stem_of(f"{text}:{reading(key)}")}


def stem_of(key: str) -> set[str]:
    """Return the kanji stem of a word with its reading: 走:はし for 走る, and 光:ひかり for 光る."""
    match = STEM.match(spelling(key))
    if not match:
        return set()
    kanji, ending = match.groups()
    read = reading(key)
    if not ending:
        return {f"{kanji}:{read}"}
    inflected = ending[-1] in ROWS["u"] + "い" and len(kanji + ending) < LONGEST_STEM  # not 水たまり, 洋服だんす
    if not inflected or not read.endswith(ending) or len(read) == len(ending):
        return set()
    stem = read[: -len(ending)]
    found = {f"{kanji}:{stem}"}
    last = ROWS["u"].find(ending[-1])
    if last >= 0:
        found.add(f"{kanji}:{stem}{ending[:-1]}{ROWS['i'][last]}")
    if ending[-1] == "る":
        found.add(f"{kanji}:{stem}{ending[:-1]}")
    return found


@lru_cache(maxsize=4096)
def first_verb(text: str) -> str:
    """Return the word that a compound begins with, in its dictionary form (引く for 引き出し); empty if none."""
    match = HEAD.match(text)
    head = match[1] if match else ""
    if not head or not japanese.is_kana(head[-1:]):
        return ""
    return min((base for base in plain_forms(head) if japanese.KANJI.search(base)), default="")
