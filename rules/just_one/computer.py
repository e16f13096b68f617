"""Computer players: what they write, guess and vote. They know what their seat knows, never more (J-28)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from math import exp, log
from random import Random
from typing import Literal, NamedTuple

from rules.errors import IllegalMove
from rules.game import Level
from rules.just_one.judge import Judge
from rules.just_one.language import associations, clues, words
from rules.just_one.moves import Blank, Decide, Guess, JustOneMove, Pick, Ready, Skip, Unknown, Write, WriteTwo
from rules.just_one.view import JustOneView

Style = Literal["plain", "obvious", "original"]
FALL: dict[Style, float] = {"plain": 0.985, "obvious": 0.85, "original": 1.06}  # from each clue to the next of a row
ALL = (0, 1)  # no share: every clue
ENOUGH = 4  # clues of each, where computers share them out
TRIES = 8  # clues that are checked before a computer gives up
CANDIDATES = 4  # guesses that are checked against the clues
SURE = 0.38  # least probability of a guess; below it is better to skip
SELDOM = 0.00005  # how often a clue is written that the table does not have for any word
IN_TABLE = 0.5  # share of the clues of people that are in the table


def knows(word: str, language: str) -> bool:
    """Whether a computer can write a clue for this word."""
    return bool(associations.clues_for(word, language))


def clue_for(
    word: str,
    language: str,
    rng: Random,
    style: Style = "plain",
    *,
    besides: Collection[str] = (),
    share: tuple[int, int] = ALL,
    judge: Judge = clues,
) -> str:
    """Return a legal clue for the word, different from those `besides`. Raise LookupError if there is none.

    A `share` (1, 3) is the second of every three clues, as long as there are enough.
    """
    offered = list(associations.clues_for(word, language))
    first, step = share
    if len(offered) >= ENOUGH * step:
        offered = offered[first::step]
    weights = [FALL[style] ** rank for rank in range(len(offered))]
    for _ in range(min(TRIES, len(offered))):
        place = rng.choices(range(len(offered)), weights)[0]
        clue = offered.pop(place)
        weights.pop(place)
        if judge.check(clue, word, language).kind == "different" and not any(
            judge.compare(clue, other, language).kind != "different" for other in besides
        ):
            return clue
    raise LookupError(word)


def guess_from(
    shown: Sequence[str], language: str, rng: Random, *, judge: Judge = clues, sure: float = SURE
) -> str | None:
    """Return the word that the clues mean most probably, or None to skip if no word is clearly ahead."""
    scores = _scores(shown, language)
    if not scores:
        return None
    ranked = sorted(scores, key=lambda thing: (-scores[thing], thing))
    best = next(_legal(ranked[:CANDIDATES], shown, language, judge), None)
    if best is None:
        return None
    top = scores[best]
    level = [thing for thing in ranked[:CANDIDATES] if scores[thing] == top]
    if len(level) > 1:
        best = rng.choice(list(_legal(level, shown, language, judge)))
    # A word that no clue suggests has the score 0.
    rest = sum(exp(scores[thing] - top) for thing in ranked) + (len(words.things()) - len(ranked)) * exp(-top)
    return words.things()[best].word(language) if 1 / rest >= sure else None


def _scores(shown: Sequence[str], language: str) -> dict[int, float]:
    """Return for each suggested thing the logarithm of how much likelier the clues are for it than for any word."""
    scores: dict[int, float] = defaultdict(float)
    for clue in shown:
        meant = associations.meant_by(clue, language)
        usual = sum(weight for _, weight in meant) / len(words.things()) + SELDOM
        for thing, weight in meant:
            scores[thing] += log(1 + IN_TABLE / (1 - IN_TABLE) * weight / usual)
    return scores


def _legal(things: Sequence[int], shown: Sequence[str], language: str, judge: Judge) -> Iterator[int]:
    """Yield the things for which all clues are allowed: the word itself is never a clue."""
    for thing in things:
        word = words.things()[thing].word(language)
        if all(judge.check(clue, word, language).kind != "same" for clue in shown):
            yield thing


def accepts(guess: str, word: str, language: str, judge: Judge = clues) -> bool:
    """Whether a computer votes for a guess: another form, spelling or name of the word, or a misspelling (J-30)."""
    thing = associations.number_of(word, language)
    if thing is not None and associations.number_of(guess, language) == thing:
        return True
    verdict = judge.compare(guess, word, language)
    return verdict.kind == "same" or verdict.reason in ("typo", "spelling", "lemma")


# --- moves


class Skill(NamedTuple):
    """What makes a level."""

    styles: tuple[Style, ...]  # by seat: computers of one style write the same clue more often
    sure: float  # least probability of a guess
    shares: bool = False  # whether computers share the clues out by seat, so that none is written twice


SKILLS: dict[Level, Skill] = {
    "easy": Skill(styles=("obvious",), sure=0.6),
    "normal": Skill(styles=("plain", "original", "obvious"), sure=SURE),
    "hard": Skill(styles=("plain", "original", "obvious"), sure=0.3, shares=True),
}
PICK_SECONDS = 2.0
READY_SECONDS = 2.0
FIRST_CLUE_SECONDS = 6.0  # the others follow in steps, the last after about 20 seconds
CLUE_SECONDS = 3.5
ALL_CLUES_SECONDS = 8.0
GUESS_SECONDS = 8.0
VOTE_SECONDS = 3.0


def pause(view: JustOneView, waiting: int) -> float:
    """Return the seconds before one of the `waiting` computers moves: nobody writes a clue in two seconds (J-29)."""
    match view.phase:
        case "number":
            return PICK_SECONDS
        case "clues" if any(view.written) or view.excused:
            return min(CLUE_SECONDS, ALL_CLUES_SECONDS / waiting)
        case "clues":
            return FIRST_CLUE_SECONDS + view.turn % 3
        case "guess":
            return GUESS_SECONDS + view.turn % 5
        case "vote":
            return VOTE_SECONDS
        case _:
            return READY_SECONDS


def move(view: JustOneView, rng: Random, judge: Judge = clues) -> JustOneMove:
    """Return the move of a computer whose turn it is, decided by its view only."""
    assert view.seat is not None
    if view.seat not in view.to_act:
        raise IllegalMove("just-one-not-awaited")
    language = view.options.language
    match view.phase:
        case "number":
            return Pick.model_validate({"number": rng.choice(view.numbers)})
        case "clues":
            return _write(view, rng, judge)
        case "guess":
            shown = [seen.clue.text for seen in view.clues]
            guess = guess_from(shown, language, rng, judge=judge, sure=SKILLS[view.options.computers].sure)
            return Skip() if guess is None else Guess(text=guess)
        case "vote":
            assert view.guess is not None
            assert view.word is not None
            return Decide(do="accept" if accepts(view.guess, view.word, language, judge) else "reject")
        case _:
            return Ready()  # J-9: what is in doubt is left to people


def _write(view: JustOneView, rng: Random, judge: Judge) -> JustOneMove:
    """Return the move that writes the clue, or both; without one, ask for another word of the card, or write none."""
    assert view.word is not None
    assert view.seat is not None
    skill, language = SKILLS[view.options.computers], view.options.language
    style = skill.styles[view.seat % len(skill.styles)]
    others = [seat for seat in view.present if seat != view.active]
    share = (others.index(view.seat), len(others)) if skill.shares else ALL
    own = [seen.clue.text for seen in view.clues]  # in this phase a seat sees its own clues only
    try:
        clue = clue_for(view.word, language, rng, style, besides=own, share=share, judge=judge)
        if view.each == 1 or own:
            return Write(do="second-clue" if own else "clue", text=clue)
        second = clue_for(view.word, language, rng, style, besides=[clue], share=share, judge=judge)
        return WriteTwo(text=clue, second=second)
    except LookupError:
        if view.may_ask_for_another and any(knows(word, language) for word in _other_words(view)):
            return Unknown()
        return Blank()


def _other_words(view: JustOneView) -> Iterator[str]:
    """Yield the words of the card that could still be picked instead."""
    for number in view.numbers:
        if number != view.number:
            yield view.card[number - 1]
