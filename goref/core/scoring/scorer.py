"""The one scorer: counts a case under a rule set, as lines that add up to the margin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING

from goref.core.base.colour import BLACK, Pair, Who
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import frozen, replace
from goref.core.base.numbers import Amount, decimal, mixed, signed
from goref.core.base.pieces import Pieces, at_once
from goref.core.case.case import Case
from goref.core.case.facts import Facts, RequiredFact, facts_of
from goref.core.game.legality import Illegal, is_ordinary, judging
from goref.core.game.play_rules import End, Passes, PlayRules
from goref.core.game.replay import replaying
from goref.core.repetition.unruled import last_cycles, unruled_cycles
from goref.core.rulesets.ruleset import CheckFormula, Count, RuleSet
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import Ruling, StoneStatus
from goref.core.ruling.survey import Survey, survey
from goref.core.ruling.tally import Tally, tally
from goref.core.scoring.before_last_dame import before_last, without_last
from goref.core.scoring.counts import Check, checks
from goref.core.scoring.lines import (
    PENALTY,
    REST,
    ZERO,
    CountedBoard,
    Line,
    balance,
    times,
)
from goref.core.scoring.payments import PaymentContext, komi_of, paid
from goref.core.scoring.recorded_result import beside_record
from goref.core.scoring.remarks import remarks_on, remarks_on_margin, tie_goes_to
from goref.core.scoring.status import ENDED, IN_PLAY, CaseStatus, of_case, set_aside, status_of
from goref.core.stopping.game_state import Outcome, is_end_open, settling

if TYPE_CHECKING:  # few games have cycles
    from goref.core.repetition.cycles import Cycle

BY = {GameEnding.RESIGNED: "R", GameEnding.PENALTY: "F", GameEnding.TIME: "T"}
"""The letters in SGF for results without a count."""


class Winner(Enum):
    """The winner; ``NONE`` if it is not decided or cannot be computed."""

    BLACK = "B"
    WHITE = "W"
    DRAW = "draw"
    VOID = "void"
    """The game has no result, or both sides lost."""
    NONE = "none"


TIES = {Who.BLACK: Winner.BLACK, Who.WHITE: Winner.WHITE}


def winner_by(margin: Fraction, rules: RuleSet, facts: Facts, counted: Tally) -> Winner:
    """Returns the winner by a margin, in points, Black less White."""
    if margin:
        return Winner.BLACK if margin > 0 else Winner.WHITE
    tie = tie_goes_to(rules, facts, counted)
    return Winner.DRAW if tie is None else TIES.get(tie, Winner.DRAW)


@frozen
class Score:
    """A case counted under a rule set.

    Attributes:
        lines: the lines of the count; Black's amounts less White's are the margin.
        margin: Black less White after all payments, in points (routes or stones if the rule set
            counts those); None while facts are missing, or if the rule set is known by name
            only.
        needs: facts that must be known first; empty if ``margin`` is not None.
        survey, tally, facts: the values that were counted.
        basis: the board that was counted.
        checks: other counts of the same case.
        findings: remarks for the reader on this rule set and this case.
        status: how far the case is ruled on, and the open findings.
        outcome: a result that does not come from the count (resigned, no result …); the count
            is then shown but decides nothing.

    >>> from goref.core.board.position import Position
    >>> from goref.core.game.record import GameRecord
    >>> from goref.core.rulesets.table import ruleset
    >>> board = Position.from_rows([".XO..", "XXO..", ".XOO.", "XXOO.", ".XO.."])
    >>> case = Case(GameRecord.of_position(board), Ruling().as_it_stands())
    >>> counted = score(case, ruleset("chinese-2002"))
    >>> str(counted.native), counted.re
    ('-25/4', 'W+12.5')
    """

    rules: RuleSet
    lines: tuple[Line, ...]
    margin: Fraction | None
    needs: tuple[RequiredFact, ...]
    survey: Survey
    tally: Tally
    facts: Facts
    basis: CountedBoard
    checks: tuple[Check, ...]
    findings: tuple[Finding, ...]
    status: CaseStatus
    outcome: Outcome | None = None

    @property
    def countable(self) -> tuple[Count, ...]:
        """The rule set's counts that the known facts allow; empty without a margin."""
        return tuple(check.count for check in self.checks)

    @property
    def totals(self) -> Pair[Fraction]:
        """The sum of Black's lines and the sum of White's lines."""
        return Pair(
            sum((line.black for line in self.lines), Fraction(0)),
            sum((line.white for line in self.lines), Fraction(0)),
        )

    @property
    def penalty(self) -> Fraction:
        """The payments for incidents, Black less White, in points."""
        paid = (line.difference for line in self.lines if line.key == PENALTY)
        return sum(paid, Fraction(0))

    @property
    def difference(self) -> Fraction:
        """Black less White in points; amounts that a missing fact leaves unknown count as 0."""
        return self.totals.black - self.totals.white

    def change_to(self, after: Score) -> Fraction:
        """Returns the change of :attr:`difference` from this score to another, in points.

        The other score must lack the same facts. Newly dead stones count even if the number of
        earlier prisoners is not known.
        """
        change = after.difference - self.difference
        if RequiredFact.PRISONERS in self.needs:
            more, before = after.tally.dead, self.tally.dead
            weight = self.rules.weights[Quantity.LOST]
            change += weight * (more.black - more.white - before.black + before.white)
        return change

    @property
    def native(self) -> Fraction | None:
        """The margin in the rule set's own unit (zi: half the points); None if not known."""
        return None if self.margin is None else self.margin / self.rules.unit.points

    @property
    def winner(self) -> Winner:
        """The winner; NONE while the ruling is not complete enough, or facts are missing."""
        return self.ahead if self.status.state.names_winner else Winner.NONE

    @property
    def can_be_shown(self) -> bool:
        """True if margin and sums may be shown: a known margin, and a winner may be named."""
        return self.margin is not None and self.status.state.names_winner

    @property
    def ahead(self) -> Winner:
        """The winner if all that is open remained as it is; NONE while facts are missing."""
        if self.outcome is not None:
            winner = self.outcome.winner
            if winner is not None:
                return Winner(winner.letter)
            return Winner.DRAW if self.outcome.how is GameEnding.DRAW else Winner.VOID
        if self.margin is None:
            return Winner.NONE
        return winner_by(self.margin, self.rules, self.facts, self.tally)

    @property
    def re(self) -> str:
        """The result as an SGF ``RE`` value, margins in points; ``?`` while undecided."""
        return self._re(self.winner)

    @property
    def re_ahead(self) -> str:
        """The ``RE`` value if everything that is open remained as it is counted now."""
        return self._re(self.ahead)

    def _re(self, winner: Winner) -> str:
        match winner:
            case Winner.NONE:
                return "?"
            case Winner.DRAW:
                return "0"
            case Winner.VOID:
                return "Void"
            case _ if self.outcome is not None:
                return f"{winner.value}+{BY.get(self.outcome.how, '')}"
            case _:
                amount = decimal(abs(self.margin or Fraction(0)))
                return f"{winner.value}+{amount if amount != '0' else ''}"


class Scorer:
    """A case with values that the scores of several rule sets share, each computed once.

    Attributes:
        case: the case.
        read: findings from reading the file.
        reading: those findings in ``read`` that still apply to the case.
        in_play: True while the game is being recorded.
        checks_stand: True if the referee confirms everything that must be checked, as in
            :func:`status_of`.
    """

    def __init__(
        self,
        case: Case,
        reading: Iterable[Finding] = (),
        *,
        in_play: bool = False,
        checks_stand: bool = False,
    ) -> None:
        self.case = case
        self.read = tuple(reading)
        self.reading = of_case(self.read, case)
        self.in_play = in_play
        self.checks_stand = checks_stand
        self._facts: dict[Passes, Facts] = {}
        self._illegal: dict[PlayRules, tuple[Illegal, ...]] = {}
        self._ordinary: bool | None = None
        self._goes_round: tuple[Cycle, ...] | None = None
        self._endings: dict[str, tuple[End | None, Outcome | None]] = {}
        self._boards: dict[CountedBoard, tuple[Survey, Tally]] = {}

    def facts(self, passes: Passes) -> Facts:
        """Returns the facts of the case under one reading of passes."""
        if passes not in self._facts:
            self._facts[passes] = facts_of(self.case, passes)
        return self._facts[passes]

    def illegal(self, play: PlayRules) -> tuple[Illegal, ...]:
        """Returns the illegal plays of the record under one set of play rules."""
        return at_once(self._judging(play))

    def _judging(self, play: PlayRules) -> Pieces[tuple[Illegal, ...]]:
        if self._is_ordinary:
            return ()
        if play not in self._illegal:
            first = next((act.colour for act in self.case.record.acts), BLACK)
            self._illegal[play] = yield from judging(self.case.moments, play, first)
        return self._illegal[play]

    @property
    def _is_ordinary(self) -> bool:
        """True if every play is legal under any rules and made a new board."""
        if self._ordinary is None:
            self._ordinary = is_ordinary(self.case.moments)
        return self._ordinary

    def _unruled_cycles(self, rules: RuleSet) -> Iterator[Finding]:
        """Yields findings for unsettled cycles at the end of the record."""
        last = self.case.acted[-2:]
        took = last and last[0].captured != last[-1].captured
        if rules.known_only or (not took and self._is_ordinary):
            return

        if self._goes_round is None:
            self._goes_round = last_cycles(self.case.moments)
        if self._goes_round:
            illegal = self.illegal(rules.play)
            yield from unruled_cycles(self.case, self._goes_round, rules, illegal)

    def ending(self, rules: RuleSet) -> tuple[End | None, Outcome | None]:
        """Returns the end of the game under a rule set, and any result not from the count.

        Either may be None: then there was no such end or result.
        """
        return at_once(self._settling(rules))

    def _settling(self, rules: RuleSet) -> Pieces[tuple[End | None, Outcome | None]]:
        if rules.id not in self._endings:
            end, outcome = yield from settling(self.case, rules)
            if self.case.incidents:
                from goref.core.scoring.penalties import penal_outcome  # few games have any

                outcome = penal_outcome(self.case) or outcome
            self._endings[rules.id] = end, outcome
        return self._endings[rules.id]

    def _is_end_open(self, rules: RuleSet) -> bool:
        """Returns True if stones are marked dead, and the end may have made them alive.

        Always False under Ing's rules: there a finding asks about the dead stones.
        """
        if rules.stop.removal_first:
            return False
        dead = rules.voids_dead and self.case.ruling.stones(StoneStatus.DEAD)
        return bool(dead) and is_end_open(self.case, rules)

    def _other_reading(
        self, case: Case, rules: RuleSet, facts: Facts, margin: Fraction
    ) -> Iterator[Finding]:
        """Yields a finding if another reading of unequal turns gives another margin."""
        code = "" if rules.undoes is None else rules.undoes.other_finding
        undone = without_last(case, facts) if code else None
        if undone is None:
            return
        other = Scorer(undone).score(rules, remarks=False).margin
        if other is not None and other != margin:
            yield found(code, Level.NOTE, margin=signed(mixed(other)))

    def preparing(self, rules: RuleSet, *, remarks: bool = True) -> Iterator[None]:
        """Does the slowest work of :meth:`score` in advance, in pieces, for long records."""
        yield from replaying(self.case.record, self.case.voided)
        yield
        self.facts(rules.passes)
        yield
        yield from self._settling(rules)
        yield
        if remarks:
            yield from self._judging(rules.play)
            yield

    @property
    def ruled(self) -> tuple[Survey, Tally]:
        """The survey and the tally of the final position under the referee's ruling."""
        return self._board(CountedBoard.RULED)

    def score(self, rules: RuleSet, *, remarks: bool = True) -> Score:
        """Counts the case under a rule set.

        Without remarks only findings of payments and cross-checks are computed: the score then
        does not show whether anything must be checked, but does show whether a winner may be
        named.
        """
        case = self.case
        facts = self.facts(rules.passes)
        end, outcome = self.ending(rules)
        rules = rules.at(end)
        basis = _basis(rules, end)
        surveyed, counted = self._board(basis)
        if (earlier := before_last(case, facts, counted, rules.undoes)) is not None:
            basis = CountedBoard.BEFORE_LAST
            case = earlier
            facts = facts_of(case, rules.passes)
            surveyed = survey(case.position, surveyed.ruling)
            counted = tally(surveyed)
        findings: list[Finding] = []
        if remarks:
            if end in rules.voids_dead and end is not self.case.answers.end:
                findings.append(found("end-from-record", Level.NOTE, end=end.value))
            findings += remarks_on(
                self.case, rules, facts, surveyed, counted, basis, self.illegal(rules.play)
            )
            findings += self._unruled_cycles(rules)
        if rules.known_only:
            status = self._status(basis, outcome, (), findings)
            empty = (surveyed, counted, facts, basis, (), tuple(findings), status, outcome)
            return Score(rules, (), None, (), *empty)
        lines, needs = weighed(rules, counted, facts)
        grounds = PaymentContext(case, rules, facts, surveyed, counted)
        for payment in rules.payments:
            result = paid(payment, grounds)
            needs += result.needs
            findings += result.findings
            if result.black or result.white:
                lines.append(Line(payment.value, result.black, result.white, paid=True))
        may_be_penal = bool(case.incidents or case.protests)
        if may_be_penal:
            from goref.core.scoring.penalties import penalty_findings, penalty_lines

            lines += penalty_lines(case)
        if end is None and self._is_end_open(rules):
            needs.append(RequiredFact.END)
        if RequiredFact.PLAYS in needs:  # stated plays imply that there were no pass stones
            needs = [need for need in needs if need is not RequiredFact.PASS_STONES]
        margin = None if needs else balance(lines)
        other = () if margin is None else checks(grounds, tuple(lines), margin)
        if any(not check.agrees for check in other):
            findings.append(found("counts-disagree", Level.CONFLICT))
        if margin is not None and remarks:
            findings += remarks_on_margin(rules, facts, surveyed, counted, margin)
            if basis is CountedBoard.RULED:
                findings += self._other_reading(case, rules, facts, margin)
        if remarks and may_be_penal:
            findings += penalty_findings(case, rules, margin)
        needed = tuple(dict.fromkeys(needs))
        status = self._status(basis, outcome, needed, findings)
        if margin is not None and outcome is None and remarks:
            komi = komi_of(case, rules, facts.handicap)
            told = status.state.names_winner
            beside = list(beside_record(self.case, rules, margin, komi, decided=told))
            if beside:
                findings += beside
                status = self._status(basis, outcome, needed, findings)
        return Score(
            rules,
            tuple(lines),
            margin,
            needed,
            surveyed,
            counted,
            facts,
            basis,
            other,
            tuple(findings),
            status,
            outcome,
        )

    def _board(self, basis: CountedBoard) -> tuple[Survey, Tally]:
        """Returns the survey and the tally of the board that ``basis`` names."""
        if basis not in self._boards:
            ruling = self.case.ruling
            if basis is CountedBoard.AS_IT_STANDS:
                ruling = Ruling()
            elif basis is CountedBoard.ALL_ALIVE:
                ruling = ruling.without_lives(StoneStatus.DEAD)
            surveyed = survey(self.case.position, ruling)
            self._boards[basis] = surveyed, tally(surveyed)
        return self._boards[basis]

    def restated(self, score: Score) -> Score:
        """Returns a score of another case with the status of this case.

        Valid only if both cases have the same count.
        """
        _, outcome = self.ending(score.rules)
        status = self._status(score.basis, outcome, score.needs, score.findings)
        return replace(score, status=status)

    def _status(
        self,
        basis: CountedBoard,
        outcome: Outcome | None,
        needs: tuple[RequiredFact, ...],
        findings: Iterable[Finding],
    ) -> CaseStatus:
        if outcome is not None:
            anew = set_aside(self.case)
            if not self.case.incidents or self.checks_stand:
                return CaseStatus(anew) if anew else ENDED
            from goref.core.scoring.penalties import left_open

            return CaseStatus(anew, tuple(left_open(self.case)))
        if self.in_play:
            return IN_PLAY
        noticed = (*findings, *self.reading)
        return status_of(self.case, basis, needs, noticed, checks_stand=self.checks_stand)

    def with_case(self, case: Case) -> Scorer:
        """Returns a scorer for a changed case; keeps values that the change does not affect."""
        bench = Scorer(case, self.read, in_play=self.in_play, checks_stand=self.checks_stand)
        if case.record is self.case.record and case.voided == self.case.voided:
            bench._illegal, bench._ordinary = self._illegal, self._ordinary
            bench._goes_round = self._goes_round
            same = case.incidents == self.case.incidents
            if case.answers == self.case.answers and same:
                bench._facts = self._facts
                bench._endings = self._endings
        return bench


def score(case: Case, rules: RuleSet, reading: Iterable[Finding] = ()) -> Score:
    """Counts a case under a rule set; ``reading`` holds the findings from reading its file."""
    return Scorer(case, reading).score(rules)


def weighed(
    rules: RuleSet, counted: Tally, facts: Facts
) -> tuple[list[Line], list[RequiredFact]]:
    """Returns the lines of the weighted quantities, and the facts that are missing for others.

    A quantity that is 0 for both sides has no line.
    """
    lines, needs = [], []
    for quantity, weight in rules.weights.items():
        pair: Pair[Amount] | Pair[int] | None
        if quantity is Quantity.LOST:
            pair = facts.lost(counted.dead)
            if pair is None:
                needs.append(RequiredFact.PRISONERS)
        elif quantity is Quantity.PASS_STONES:
            pair = facts.pass_stones
            if pair is None:
                needs.append(RequiredFact.PASS_STONES)
        else:
            pair = counted.both(quantity)
        black, white = pair or (0, 0)
        if black or white:
            lines.append(Line(quantity.value, times(weight, black), times(weight, white)))
    if rules.reckoning is CheckFormula.LAND:
        rest = counted.size - sum((line.black + line.white for line in lines), ZERO)
        if rest:  # what belongs to nobody, as the basic eyes of the Ming–Qing count
            lines.append(Line(REST, rest / 2, rest / 2))
    return lines, needs


def _basis(rules: RuleSet, end: End | None) -> CountedBoard:
    if rules.ignores_ruling:
        return CountedBoard.AS_IT_STANDS
    return CountedBoard.ALL_ALIVE if end in rules.voids_dead else CountedBoard.RULED
