"""The course of a tournament. Every function returns a new tournament and does not change the old one."""

from __future__ import annotations

from rules.errors import Refusal
from rules.tournament.corrections import repaired, with_known_scores
from rules.tournament.formats.arena import rest
from rules.tournament.formats.knockout import bracket_of, first_stage_rounds, is_knock_out
from rules.tournament.model import Entrant, EntrantId, Match, MatchNumber, Result, Tournament
from rules.tournament.pairing import fewest_entrants, made, unfit
from rules.tournament.scoring import forfeit
from rules.tournament.seeding import seeding

OPEN_TO_LATE = ("swiss", "pods", "duplicate", "arena")
OPEN_TO_RETURN = (*OPEN_TO_LATE, "robin")  # in a bracket, a forfeit has put them out


def begin(tournament: Tournament) -> Tournament:
    """Seed the entrants and make the first matches."""
    if tournament.begun:
        raise Refusal("tournament-has-begun")
    if key := unfit(tournament.plan):
        raise Refusal(key)
    fewest = fewest_entrants(tournament.plan)
    if len(tournament.active) < fewest:
        raise Refusal("tournament-too-few", fewest=fewest)
    order = tuple(entrant for entrant in seeding(tournament) if tournament.entrant(entrant).gone is None)
    return advance(tournament.model_copy(update={"begun": True, "order": order}))


def advance(tournament: Tournament) -> Tournament:
    """Make all matches that can be made now. Finish the tournament if no more will follow."""
    if not tournament.begun:
        return tournament
    while not tournament.finished:
        after = made(tournament)
        if after == tournament:
            return tournament
        tournament = after
    return tournament


def record(tournament: Tournament, match_number: MatchNumber, result: Result) -> Tournament:
    """Record the result of an open match."""
    match = _running_match(tournament, match_number)
    if not match.is_open:
        raise Refusal("tournament-match-decided", match=match_number)
    return tournament.with_match(match.model_copy(update={"result": _checked(tournament, match, result)}))


def correct(tournament: Tournament, match_number: MatchNumber, result: Result) -> Tournament:
    """Replace the result of a decided match. In a bracket the matches that depend on it are made again."""
    match = _match(tournament, match_number)
    if match.result is None or match.is_bye:
        raise Refusal("tournament-nothing-to-correct", match=match_number)
    checked = with_known_scores(tournament.plan, match, _checked(tournament, match, result))
    changed = tournament.with_match(match.model_copy(update={"result": checked}))
    if not is_knock_out(tournament.plan):
        return changed
    remade = bracket_of(changed).remake(Refusal("tournament-correct-too-late", match=match_number))
    return remade.model_copy(update={"finished": tournament.stopped})


def repair(tournament: Tournament, match_number: MatchNumber, entrants: tuple[EntrantId, ...]) -> Tournament:
    """Change the entrants of an open match. The replaced entrants take the former places of the new ones."""
    match = _running_match(tournament, match_number)
    if not match.is_open:
        raise Refusal("tournament-match-decided", match=match_number)
    known = {entrant.id for entrant in tournament.active}
    if len(entrants) != len(match.entrants) or len(set(entrants)) != len(entrants) or not set(entrants) <= known:
        raise Refusal("tournament-bad-pairing", match=match_number)
    return repaired(tournament, match, entrants)


def drop(tournament: Tournament, entrant: EntrantId) -> Tournament:
    """Let an entrant drop out. Their open match is forfeited if at most one other entrant is left in it."""
    if not 1 <= entrant <= len(tournament.entrants):
        raise Refusal("tournament-no-such-entrant")
    if tournament.entrant(entrant).gone is not None:
        raise Refusal("tournament-already-gone")
    if tournament.finished:
        raise Refusal("tournament-is-over")
    gone = tournament.entrant(entrant).model_copy(update={"gone": tournament.round + 1})
    entrants = (*tournament.entrants[: entrant - 1], gone, *tournament.entrants[entrant:])
    waiting = tuple(one for one in tournament.waiting if one != entrant)
    tournament = tournament.model_copy(update={"entrants": entrants, "waiting": waiting})
    for match in tournament.matches:
        if match.is_open and entrant in match.entrants:
            absent = tuple(one for one in match.entrants if tournament.entrant(one).gone is not None)
            if len(match.entrants) - len(absent) <= 1:
                tournament = tournament.with_match(match.model_copy(update={"result": forfeit(match.entrants, absent)}))
    return tournament


def disqualify(tournament: Tournament, entrant: EntrantId) -> Tournament:
    """Let an entrant drop out who is ranked last for it. Also possible after the end."""
    if not 1 <= entrant <= len(tournament.entrants):
        raise Refusal("tournament-no-such-entrant")
    if tournament.entrant(entrant).disqualified:
        raise Refusal("tournament-already-gone")
    if not tournament.finished and tournament.entrant(entrant).gone is None:
        tournament = drop(tournament, entrant)
    known = tournament.entrant(entrant)
    changed = known.model_copy(update={"disqualified": True})
    entrants = (*tournament.entrants[: entrant - 1], changed, *tournament.entrants[entrant:])
    return tournament.model_copy(update={"entrants": entrants})


def enter_late(tournament: Tournament, rating: float = 0.0) -> tuple[Tournament, EntrantId]:
    """Add an entrant. In a running tournament they start in the next round with half points for missed rounds."""
    if tournament.finished:
        raise Refusal("tournament-is-over")
    in_bracket = is_knock_out(tournament.plan) and tournament.round > first_stage_rounds(tournament)
    if tournament.begun and (tournament.plan.format not in OPEN_TO_LATE or in_bracket):
        raise Refusal("tournament-closed-to-late")
    number = len(tournament.entrants) + 1
    late = tournament.begun and tournament.plan.format != "arena"
    entrant = Entrant(id=number, rating=rating, since=tournament.round + 1 if late else 1)
    return tournament.model_copy(update={"entrants": (*tournament.entrants, entrant)}), number


def reenter(tournament: Tournament, entrant: EntrantId) -> Tournament:
    """Let an entrant who dropped out play on from the next round, with the results they had."""
    if tournament.finished:
        raise Refusal("tournament-is-over")
    if tournament.plan.format not in OPEN_TO_RETURN:
        raise Refusal("tournament-closed-to-return")
    back = tournament.entrant(entrant)
    if back.gone is None:
        raise Refusal("tournament-not-gone")
    entrants = list(tournament.entrants)
    entrants[entrant - 1] = back.model_copy(update={"gone": None})
    return tournament.model_copy(update={"entrants": tuple(entrants)})


def stop(tournament: Tournament) -> Tournament:
    """End the tournament now, with the present standings."""
    if not tournament.begun:
        raise Refusal("tournament-not-begun")
    if tournament.finished:
        raise Refusal("tournament-is-over")
    return tournament.model_copy(update={"finished": True, "stopped": True, "waiting": ()})


def wait(tournament: Tournament, entrant: EntrantId, wants: bool) -> Tournament:
    """In an arena: an entrant wants a match, or takes a break, after the match they are in."""
    if tournament.plan.format != "arena":
        raise Refusal("tournament-no-arena")
    if tournament.finished:
        raise Refusal("tournament-is-over")
    if not 1 <= entrant <= len(tournament.entrants):
        raise Refusal("tournament-no-such-entrant")
    if wants and tournament.entrant(entrant).gone is not None:
        raise Refusal("tournament-already-gone")
    if wants and entrant in tournament.resting:
        resting = tuple(one for one in tournament.resting if one != entrant)
        tournament = tournament.model_copy(update={"resting": resting})
        if _is_playing(tournament, entrant):
            return tournament
    if wants and _is_playing(tournament, entrant):
        raise Refusal("tournament-still-playing")
    if not wants:
        return rest(tournament, [entrant])
    others = tuple(one for one in tournament.waiting if one != entrant)
    return (
        tournament if entrant in tournament.waiting else tournament.model_copy(update={"waiting": (*others, entrant)})
    )


def _is_playing(tournament: Tournament, entrant: EntrantId) -> bool:
    return any(match.is_open and entrant in match.entrants for match in tournament.matches)


def undecided(tournament: Tournament, match_number: MatchNumber, result: Result) -> bool:
    """Whether this result is a tie that the seeds would decide. Then the match may be replayed instead."""
    match = _match(tournament, match_number)
    if not is_knock_out(tournament.plan) or not match.place[-1:].isdigit():
        return False
    stayed = [place for one, place in zip(match.entrants, result.places, strict=True) if one not in result.forfeits]
    return len(stayed) > 1 and stayed.count(min(stayed)) > 1


def _match(tournament: Tournament, number: MatchNumber) -> Match:
    if not 1 <= number <= len(tournament.matches):
        raise Refusal("tournament-no-such-match")
    return tournament.match(number)


def _running_match(tournament: Tournament, number: MatchNumber) -> Match:
    match = _match(tournament, number)
    if tournament.finished:
        raise Refusal("tournament-is-over")
    return match


def _checked(tournament: Tournament, match: Match, result: Result) -> Result:
    """Return the result with dropped entrants among its forfeits. Raise a Refusal if it does not fit the match."""
    size = len(match.entrants)
    places_right = len(result.places) == size and all(
        place == 1 + sum(other < place for other in result.places) for place in result.places
    )
    if not places_right or len(result.scores) not in (0, size) or not set(result.forfeits) <= set(match.entrants):
        raise Refusal("tournament-bad-result", match=match.number)
    gone = tuple(one for one in match.entrants if one in result.forfeits or _stays_away(tournament, match, one))
    return result.model_copy(update={"forfeits": gone})


def _stays_away(tournament: Tournament, match: Match, entrant: EntrantId) -> bool:
    """Whether the entrant dropped out before the end of the match."""
    gone = tournament.entrant(entrant).gone
    return gone is not None and (match.is_open or match.round >= gone)
