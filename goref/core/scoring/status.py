"""The state of the ruling on a case and the open findings, in one value for all displays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum

from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.board.position import hanging_together
from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact
from goref.core.findings.table import Topic, kind_of
from goref.core.game.act_kinds import StatementKind
from goref.core.ruling.ruling import StatusSource
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.remarks import disputes


class CaseState(Enum):
    """The state of the ruling on a case."""

    IN_PLAY = "in-play"
    """The game is being recorded."""
    UNDECIDED = "undecided"
    """Nobody has ruled on life and death on the whole board, or stones or points are open."""
    PROVISIONAL = "provisional"
    """Life and death are settled, but another matter is open."""
    SETTLED = "settled"

    @property
    def names_winner(self) -> bool:
        """True if a winner may be named."""
        return self in (CaseState.PROVISIONAL, CaseState.SETTLED)


@frozen
class CaseStatus:
    """The state of the ruling on a case under a rule set.

    Attributes:
        undecided: findings that leave the owners of points open, weightiest first.
        waiting: the other open findings: conflicts, missing facts, then matters to check.
        in_play: True while the game is being recorded.
    """

    undecided: tuple[Finding, ...] = ()
    waiting: tuple[Finding, ...] = ()
    in_play: bool = False

    @property
    def state(self) -> CaseState:
        if self.in_play:
            return CaseState.IN_PLAY
        if self.undecided:
            return CaseState.UNDECIDED
        return CaseState.PROVISIONAL if self.waiting else CaseState.SETTLED

    @property
    def open(self) -> tuple[Finding, ...]:
        """All open findings."""
        return (*self.undecided, *self.waiting)

    @property
    def is_settled(self) -> bool:
        return self.state is CaseState.SETTLED


ENDED = CaseStatus()
"""The game ended in a way that leaves nothing to rule on."""
IN_PLAY = CaseStatus(in_play=True)
REST_NOT_RULED = found("rest-not-ruled", Level.CHECK)
"""The finding while some stones are marked but nobody has stated that the rest are alive."""
UNCONFIRMED = {
    StatusSource.RECORD: found("marked-by-record", Level.CHECK),
    StatusSource.SUGGESTION: found("marked-by-suggestion", Level.CHECK),
}
"""The findings while only a record or a suggestion has decided on life and death."""
MARKED_IN_PART = found("marked-in-part", Level.CHECK)
"""The finding, in place of that for a record, if the record's marks differ from the count."""
ABOUT = {
    **dict.fromkeys(
        (
            *("KM", "KO", "komi-in-ko", "komi-in-ko-too", "komi-zi", "komi-zi-unusual"),
            *("komi-words", "komi-comma", "komi-hundredths", "komi-hundredths-open"),
            *("komi-half-added", "komi-dum", "komi-unusual", "komi-with-handicap"),
            *("komi-unit-unknown", "komi-too-large", "komi-unreadable"),
        ),
        "komi",
    ),
    **dict.fromkeys(
        (
            *("HA", "handicap-beside-setup", "handicap-differs", "handicap-from-setup"),
            *("handicap-one", "handicap-unreadable"),
        ),
        "handicap",
    ),
}
"""The stated fact that each finding from reading a file concerns.

The keys are codes of findings, or the property that the file has twice.
"""
RULES_NAMED = ("RU", "rules-taken", "rules-not-known")
"""The findings and properties that concern the choice of the rule set."""
GIVEN_AGAIN = ("fact-twice", "fact-again", "fact-line", "fact-in-doubt")
RULED_BOARDS = (CountedBoard.RULED, CountedBoard.BEFORE_LAST)
"""Boards for whose count life and death matter."""


def is_agreed(case: Case) -> bool:
    """Returns True if the record states that both sides agreed on life and death as marked."""
    return any(word.said is StatementKind.AGREED for word in case.words)


def is_ruled_on(case: Case) -> bool:
    """Returns True if anybody, even the record, has ruled on life and death everywhere."""
    return case.ruling.voice is not StatusSource.NOBODY or is_agreed(case)


def is_looked_at(case: Case, basis: CountedBoard) -> bool:
    """Returns True if empty points that nobody ruled on may be shown with owners.

    Points have no owners before life and death are ruled on, even in a lost game or during
    play. The exception is a board that is counted regardless of life and death.
    """
    return is_ruled_on(case) or basis not in RULED_BOARDS


def status_of(
    case: Case,
    basis: CountedBoard,
    needs: Iterable[RequiredFact],
    noticed: Iterable[Finding],
    *,
    checks_stand: bool = False,
) -> CaseStatus:
    """Returns the status of a case that is not in play and did not end without a count.

    Args:
        basis: the board that was counted.
        noticed: findings from reading and from counting.
        checks_stand: True if the referee confirms everything that must be checked, except a
            doubtful komi that was not stated.
    """
    noticed = dict.fromkeys(noticed)
    undecided = dict.fromkeys(_undecided(case, basis, noticed))
    done = {**case.settled, **undecided}
    left = [f for f in noticed if f not in done] if done else [*noticed]
    waiting = [f for f in left if f.level is Level.CONFLICT]
    waiting += [found("fact-asked", Level.CHECK, need=need.value) for need in needs]
    if basis in RULED_BOARDS and case.ruling.voice in UNCONFIRMED:
        unlike = any(finding.code == "territory-differs" for finding in noticed)
        by_record = case.ruling.voice is StatusSource.RECORD
        waiting.append(
            MARKED_IN_PART if unlike and by_record else UNCONFIRMED[case.ruling.voice]
        )
    waiting += [
        f for f in left if f.level is Level.CHECK and not (checks_stand and _may_stand(f, case))
    ]
    return CaseStatus(tuple(undecided), tuple(dict.fromkeys(waiting)))


def of_case(reading: Iterable[Finding], case: Case) -> tuple[Finding, ...]:
    """Returns the findings from reading a file that still apply to a case.

    Once the referee has stated a fact, the record's version is no longer in doubt. A note that
    names the stated value still applies. Doubts about the rule set end once a rule set other
    than the assumed one is chosen.
    """
    return tuple(finding for finding in reading if not _is_answered(finding, case))


def _is_answered(finding: Finding, case: Case) -> bool:
    """Returns True if the referee has stated the fact that a finding from reading concerns.

    For the rule set: if a rule set other than the assumed one was chosen.
    """
    about = finding.code
    if about in GIVEN_AGAIN:
        about = str(finding.arg("name"))
    if about in RULES_NAMED:
        return bool(finding.values) and finding.values[0] != case.rules
    fact = ABOUT.get(about)
    stated = None if fact is None else getattr(case.answers, fact)
    return stated is not None and (
        finding.level is not Level.NOTE or finding.values != (stated,)
    )


def _may_stand(finding: Finding, case: Case) -> bool:
    """Returns whether a check may be confirmed; False for a komi that nobody has stated."""
    return kind_of(finding).topic is not Topic.KOMI or case.answers.komi is not None


def _undecided(
    case: Case, basis: CountedBoard, noticed: Iterable[Finding]
) -> Iterator[Finding]:
    """Yields the findings that leave the owners of points open."""
    cells, ruling = case.position.cells, case.ruling
    yield from set_aside(case)
    if not any(cells):  # komi alone would win
        yield found("board-empty", Level.CHECK)
        return
    if basis is CountedBoard.AS_IT_STANDS:
        return
    stones_count = basis in RULED_BOARDS
    if stones_count and not is_ruled_on(case):
        yield REST_NOT_RULED if ruling.lives else found("not-ruled", Level.CHECK)
    for finding in disputes(case):
        on_stones = bool(cells[finding.points[0]])
        if finding not in case.settled and (stones_count or not on_stones):
            yield finding
    for trial in case.trials:
        of_stones = trial.claim.what.of_stones
        left = trial.claim.points - (ruling.lives if of_stones else ruling.claims).keys()
        left -= case.disputed
        counts = stones_count or not of_stones
        if counts and any(bool(cells[p]) is of_stones for p in left):
            yield found("trial-open", Level.CHECK, left)
    for part in _unclear(case):
        told = [f for f in noticed if f.level is Level.CHECK and part.issubset(f.points)]
        matter = told[0] if told else found("left-unclear", Level.CHECK, part)
        if matter not in case.settled:
            yield matter


def upheld(case: Case) -> Iterator[Finding]:
    """Yields a finding for each protest that was upheld: the matter must be ruled again."""
    for protest in case.protests:
        if protest.is_upheld:
            yield found("protest-upheld", Level.CHECK, number=protest.number)


def set_aside(case: Case) -> tuple[Finding, ...]:
    """Returns findings for upheld protests after which nobody has confirmed a new ruling."""
    return tuple(finding for finding in upheld(case) if finding not in case.settled)


def _unclear(case: Case) -> Iterator[frozenset[Point]]:
    """Yields stones and points that a second opinion left open, by chain and empty region."""
    position, left = case.position, set(case.ruling.unclear)
    while stones := [p for p in left if position.cells[p]]:
        chain = position.chain(min(stones))
        left -= chain
        yield frozenset(chain)
    yield from hanging_together(position.grid, left)
