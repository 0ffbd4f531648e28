"""The check of a record: moves that break the rules, and other doubtful things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from goref.app.questions.cycle_status import CycleStatus, cycles_of
from goref.app.reports.report import finding_objects
from goref.core.base.findings import Finding
from goref.core.base.frozen import frozen
from goref.core.base.language import LANGUAGES, Language
from goref.core.case.case import Case
from goref.core.game.legality import Illegal
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.contradictions import findings_of
from goref.core.scoring.remarks import illegal_finding
from goref.core.scoring.scorer import Scorer
from goref.core.texts.findings import say

PASSED_OVER = frozenset(
    ("record-lines-unread", "nameless-property", "text-outside", "closed", "game-inside-game")
)
"""Codes of findings on parts of a file that were skipped or are missing: moves may be lost."""


@frozen
class Checked:
    """The result of checking a record under the play rules of a rule set.

    Attributes:
        moves: the number of acts of the record, passes included.
        illegal: the moves that the rule set does not allow.
        cycles: long cycles, with the results that the rule set gives them.
        findings: findings of reading, then findings on the ruling on the final position.
    """

    rules: RuleSet
    moves: int
    illegal: tuple[Illegal, ...]
    cycles: tuple[CycleStatus, ...]
    findings: tuple[Finding, ...]

    @property
    def is_whole(self) -> bool:
        """True if no part of the file that may have been a move was skipped."""
        return not any(finding.code in PASSED_OVER for finding in self.findings)


def check(case: Case, rules: RuleSet, reading: Iterable[Finding] = ()) -> Checked:
    """Checks the moves of a case under a rule set; ``reading``: the findings of reading it."""
    bench = Scorer(case)
    surveyed, _ = bench.ruled
    findings = tuple(dict.fromkeys((*reading, *findings_of(surveyed))))
    illegal, cycles = bench.illegal(rules.play), cycles_of(case, rules)
    return Checked(rules, len(case.record.acts), illegal, cycles, findings)


def check_object(case: Case, checked: Checked, language: Language) -> dict[str, Any]:
    """Returns the output of ``check --json`` as an object."""
    board = case.record.grid
    messages = illegal_messages(case, checked, language)
    return {
        "rules": checked.rules.id,
        "moves": checked.moves,
        "illegal": [
            {
                "move": verdict.number,
                "colour": verdict.colour.letter,
                "point": None if verdict.point is None else board.name(verdict.point),
                "reason": verdict.reason.value,
                "repeats": verdict.repeats,
                "message": message,
            }
            for verdict, message in zip(checked.illegal, messages, strict=True)
        ],
        "cycles": [
            {
                "name": item.cycle.name.value,
                "first": item.cycle.first,
                "last": item.cycle.last,
                "until": item.cycle.until,
                "foreseen": item.cycle.foreseen,
                "points": board.names(item.points),
                "ways": [way.value for way in item.settlement.ways],
                "message": message,
            }
            for item, message in zip(
                checked.cycles, cycle_messages(checked, language), strict=True
            )
        ],
        "findings": finding_objects(checked.findings, board, language),
    }


def cycle_messages(checked: Checked, language: Language) -> list[str]:
    """Returns a sentence for each long cycle, in order: its name, and how it is settled."""
    colon = LANGUAGES[language].colon
    return [f"{item.name(language)}{colon}{item.told(language)}" for item in checked.cycles]


def illegal_messages(case: Case, checked: Checked, language: Language) -> list[str]:
    """Returns a sentence for every illegal move, in order."""
    board = case.record.grid
    return [say(illegal_finding(one), board, language) for one in checked.illegal]
