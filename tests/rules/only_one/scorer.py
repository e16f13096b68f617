"""A second, slow scorer, written from the rulebook alone: it shares no code with the rules it checks."""

from __future__ import annotations

from dataclasses import dataclass, field

ORDER = ["1", "2", "3", "4A", "4B", "5", "6A", "6B", "7", "8A", "8B", "9", "10"]
IN_THE_BOX = {2: {"4B", "8B", "6B"}, 3: {"4B", "8B"}, 4: set()}


@dataclass
class Player:
    """A player with a collection."""

    name: int
    cards: list[str]
    familiar: str | None
    points: int
    potions: list[str] = field(default_factory=list)

    def number_of(self, value: str) -> int:
        return len([card for card in self.cards if card.replace("*", "") == value])


@dataclass
class MessageLayout:
    """What came of it."""

    points: list[int]
    potions: list[list[str]]
    token: int
    ranking: list[tuple[int, ...]]  # best first; a team is one entry


def slow_score(
    hands: list[list[str]],
    pile: list[str],
    familiars: list[str | None],
    points: list[int],
    token: int,
    *,
    teams: bool,
) -> MessageLayout:
    players = [Player(n, hands[n], familiars[n], points[n]) for n in range(len(hands))]
    for player in players:
        for card in player.cards:
            if card == "egg" or "*" in card:
                player.points += 1
        if player.familiar:
            player.points += 1
    for value in ORDER:
        if value in IN_THE_BOX[len(players)]:
            continue
        if a_player_stops_the_scoring(players, teams):
            break
        around = [players[(token + step) % len(players)] for step in range(len(players))]
        richest = max(player.number_of(value) for player in players)
        if richest == 0:
            continue
        winner = next(player for player in around if player.number_of(value) == richest)
        had_token = winner.name == token
        token = winner.name
        winner.potions.append(value)
        winner.points += 1
        if had_token and winner.familiar == "keeper":
            winner.points += 2
        right = players[winner.name - 1] if winner.name > 0 else players[-1]
        bonus = right.number_of(value)
        if len(players) != 2:
            bonus += len([card for card in pile if card.strip("*") == value])
        winner.points += bonus
        if bonus >= 3 and winner.familiar == "gleaner":
            winner.points += 2
    return MessageLayout(
        [p.points for p in players], [p.potions for p in players], token, ranked(players, token, teams)
    )


def a_player_stops_the_scoring(players: list[Player], teams: bool) -> bool:
    for player in players:
        if player.familiar == "finisher":
            total = player.points
            if teams:
                total += players[(player.name + 2) % 4].points
            return total >= 16
    return False


def ranked(players: list[Player], token: int, teams: bool) -> list[tuple[int, ...]]:
    groups = [[players[0], players[2]], [players[1], players[3]]] if teams else [[player] for player in players]
    remaining = list(groups)
    order = []
    top = max(sum(player.points for player in group) for group in groups)
    while remaining:
        best = max(sum(player.points for player in group) for group in remaining)
        level = [group for group in remaining if sum(player.points for player in group) == best]
        charmed = [group for group in level if any(player.familiar == "charmer" for player in group)]
        if best == top and charmed and len(order) == 0:
            chosen = charmed[0]
        else:
            most = max(sum(len(player.potions) for player in group) for group in level)
            level = [group for group in level if sum(len(player.potions) for player in group) == most]
            seat = token
            while not any(player.name == seat for group in level for player in group):
                seat = (seat + 1) % len(players)
            chosen = next(group for group in level if any(player.name == seat for player in group))
        remaining.remove(chosen)
        order.append(tuple(player.name for player in chosen))
    return order
