"""Every player's value in every criterion of placement, by the rules of European programs.

A win is 1, a draw ½; both may win. In every round a player has a game, a bye, was absent, or
was not paired. Opponents count with their scores after the last counted round, even the
opponent of a game without a result. A round without a game adds nothing to sums over wins; to
sums over McMahon scores it adds the player's starting score.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from goref.core.event.event import Event, Player, Table
from goref.core.event.placement import OVER_WINS
from goref.core.event.ranks import LOWEST, rank_number
from goref.core.event.result import Verdict

NOTHING, HALF = Fraction(0), Fraction(1, 2)
Values = dict[int, Fraction]
"""A number for every player, by id."""


class RoundGame(NamedTuple):
    """A player's game of a round.

    Attributes:
        points: the player's points from the game: 1, ½ or 0; 0 without a result that counts.
        stones: handicap stones the player gave; negative if the player took them.
        played: True if the game has a result that counts, and was played over the board.
    """

    round: int
    opponent: int
    points: Fraction
    stones: int
    played: bool


class Scores:
    """All scores of an event's players after a round.

    Attributes:
        rounds: the number of counted rounds.
        games: every player's games, by the player's id.
        busy: players with a game or a bye in any round of the event, counted or not.
    """

    def __init__(self, event: Event, rounds: int) -> None:
        self.event, self.rounds = event, rounds
        self.placement = event.info.placement
        self.players = event.by_id
        self.games: dict[int, list[RoundGame]] = {id_: [] for id_ in self.players}
        self.busy = {bye.player for bye in event.byes}
        for table in event.tables:
            self.busy |= {table.black, table.white}
            if table.round <= rounds:
                self._add(table)
        self.byes: set[tuple[int, int]] = {(b.player, b.round) for b in event.byes}
        self._sums: dict[str, Values] = {}

    def _add(self, table: Table) -> None:
        result = table.counted
        played = result is not None and not result.by_default
        for black in (True, False):
            mine, other = table.black, table.white
            stones = -table.handicap if black else table.handicap
            if not black:
                mine, other = other, mine
            points = NOTHING if result is None else result.points(black)
            self.games[mine].append(RoundGame(table.round, other, points, stones, played))

    @cached_property
    def starts(self) -> Values:
        """Every player's starting McMahon score: the floor's for players without a rank."""
        return {id_: Fraction(self._start(player)) for id_, player in self.players.items()}

    def _start(self, player: Player) -> int:
        bar, floor = self.placement.bar, self.placement.floor
        rank = rank_number(player.rank)
        level = min(floor if rank is None else max(rank, floor), bar)
        return level - LOWEST + player.mms_correction

    @cached_property
    def noughts(self) -> Values:
        """The starting number of wins for every player: 0."""
        return dict.fromkeys(self.players, NOTHING)

    @cached_property
    def wins(self) -> list[Values]:
        """The wins before the first round (index 0) and after every round."""
        info, placement = self.event.info, self.placement
        return self._course(self.noughts, info.bye, placement.absent)

    @cached_property
    def mms(self) -> list[Values]:
        """The McMahon scores before the first round (index 0) and after every round."""
        placement = self.placement
        return self._course(self.starts, placement.bye_mms, placement.absent_mms)

    def _course(self, starts: Values, bye: Fraction, absent: Fraction) -> list[Values]:
        after = [starts]
        after += [dict(starts) for _ in range(self.rounds)]
        for id_, player in self.players.items():
            by_round = {game.round: game.points for game in self.games[id_]}
            won, given = starts[id_], NOTHING
            for round in range(1, self.rounds + 1):
                if round in by_round:
                    won += by_round[round]
                elif (id_, round) in self.byes:
                    given += bye
                elif round in player.absent:
                    given += absent
                whole = Fraction(given.__floor__()) if self.placement.round_down else given
                after[round][id_] = won + whole
        return after

    def of(self, criterion: str) -> Values:
        """Returns the values of a criterion.

        Raises KeyError for direct comparison or an unknown criterion.
        """
        if criterion not in self._sums:
            self._sums[criterion] = self._made(criterion)
        return self._sums[criterion]

    def _made(self, criterion: str) -> Values:
        direct = _DIRECTLY.get(criterion)
        if direct is not None:
            return direct(self)
        over_wins = criterion if criterion in OVER_WINS else criterion.replace("M", "W")
        return _SUMS[over_wins](self, criterion == over_wins)

    def _last(self, over_wins: bool) -> Values:
        return (self.wins if over_wins else self.mms)[-1]

    def _starts(self, over_wins: bool) -> Values:
        return self.noughts if over_wins else self.starts

    def _opponents(self, over_wins: bool) -> Values:
        """Returns every player's score as it counts in an opponent's sums.

        ``over_wins``: True for sums of wins, False for sums of McMahon scores.
        """
        if not self.placement.half_unplayed:
            return self._last(over_wins)
        worth = {}
        for id_, start in self._starts(over_wins).items():
            played = [game.points for game in self.games[id_] if game.played]
            worth[id_] = start + sum(played, NOTHING) + (self.rounds - len(played)) * HALF
        return worth

    def _terms(self, id_: int, over_wins: bool, worth: Values) -> list[Fraction]:
        """Returns the terms of a player's sum over opponents: one for each counted round."""
        games = self.games[id_]
        terms = [worth[g.opponent] + (0 if over_wins else g.stones) for g in games]
        idle = self._starts(over_wins)[id_]
        return terms + [idle] * (self.rounds - len(games))

    def _sos(self, over_wins: bool, less: int = 0) -> Values:
        worth = self._opponents(over_wins)
        if less and self.rounds <= (1 if over_wins and less == 1 else 2):
            return dict(self.noughts)
        return {
            id_: sum(sorted(self._terms(id_, over_wins, worth))[less:], NOTHING)
            for id_ in self.players
        }

    def _sosos(self, over_wins: bool) -> Values:
        sos, starts = self._sos(over_wins), self._starts(over_wins)
        return {
            id_: sum((sos[g.opponent] for g in games), NOTHING)
            + (self.rounds - len(games)) * self.rounds * starts[id_]
            for id_, games in self.games.items()
        }

    def _sodos(self, over_wins: bool) -> Values:
        worth = self._opponents(over_wins)

        def term(game: RoundGame) -> Fraction:
            return (worth[game.opponent] + (0 if over_wins else game.stones)) * game.points

        return {id_: sum(map(term, games), NOTHING) for id_, games in self.games.items()}

    def _cuss(self, over_wins: bool) -> Values:
        course = (self.wins if over_wins else self.mms)[1:]
        return {id_: sum((after[id_] for after in course), NOTHING) for id_ in self.players}

    def _exploits(self, won_only: bool) -> Values:
        """Returns opponents' wins, weighted by how much stronger each is after the handicap.

        ``won_only``: True to count only opponents whom the player beat.
        """
        wins = self.wins[-1]
        ranks = {id_: rank_number(player.rank) or 0 for id_, player in self.players.items()}

        def term(id_: int, game: RoundGame) -> Fraction:
            excess = game.stones - (ranks[id_] - ranks[game.opponent])
            times = 0 if excess < 0 else min(excess + 1, 3)
            counts = game.points == 1 or not won_only
            return wins[game.opponent] * times * counts

        return {
            id_: sum((term(id_, game) for game in games), NOTHING)
            for id_, games in self.games.items()
        }

    def _categories(self) -> Values:
        of = self.placement.category
        ranks = {id_: rank_number(player.rank) for id_, player in self.players.items()}
        return {
            id_: Fraction(of(LOWEST if rank is None else rank)) for id_, rank in ranks.items()
        }

    def _ranks(self) -> Values:
        return {
            id_: Fraction(rank_number(player.rank) or 0) for id_, player in self.players.items()
        }

    def _ratings(self) -> Values:
        return {id_: Fraction(player.rating or 0) for id_, player in self.players.items()}


_DIRECTLY: dict[str, Callable[[Scores], Values]] = {
    "NBW": lambda scores: scores.wins[-1],
    "MMS": lambda scores: scores.mms[-1],
    "EXT": lambda scores: scores._exploits(won_only=False),
    "EXR": lambda scores: scores._exploits(won_only=True),
    "CAT": Scores._categories,
    "RANK": Scores._ranks,
    "RATING": Scores._ratings,
}
_SUMS: dict[str, Callable[[Scores, bool], Values]] = {
    "SOSW": Scores._sos,
    "SOSW-1": lambda scores, over_wins: scores._sos(over_wins, 1),
    "SOSW-2": lambda scores, over_wins: scores._sos(over_wins, 2),
    "SOSOSW": Scores._sosos,
    "SODOSW": Scores._sodos,
    "CUSSW": Scores._cuss,
}


def decisive(table: Table) -> tuple[int, int] | None:
    """Returns the ids of winner and loser if a game was played and won; else None."""
    result = table.counted
    if result is None or result.by_default:
        return None
    if result.verdict is Verdict.BLACK:
        return table.black, table.white
    return (table.white, table.black) if result.verdict is Verdict.WHITE else None
