"""A record looked through: which moves break the rules, and what else is doubtful."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from goref.app.report import finding_objects
from goref.core.case import Case
from goref.core.findings import Finding
from goref.core.legality import Illegal
from goref.core.remarks import illegal_findings
from goref.core.ruleset import RuleSet
from goref.core.scoring import Bench
from goref.core.words.speak import say


@dataclass(frozen=True)
class Checked:
    """A record under the play rules of a rule set.

    Attributes:
        moves: acts of the record, passes included.
        illegal: the moves that the rule set does not allow.
        findings: what was noticed in reading, then in the ruling on the final position.
    """

    rules: RuleSet
    moves: int
    illegal: tuple[Illegal, ...]
    findings: tuple[Finding, ...]


def check(case: Case, rules: RuleSet, reading: Iterable[Finding] = ()) -> Checked:
    """Look through a case."""
    bench = Bench(case)
    surveyed, _ = bench.ruled
    findings = tuple(dict.fromkeys((*reading, *surveyed.findings)))
    return Checked(rules, len(case.record.acts), bench.illegal(rules.play), findings)


def check_object(case: Case, checked: Checked, language: str) -> dict[str, Any]:
    """What ``check --json`` prints."""
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
        "findings": finding_objects(checked.findings, board, language),
    }


def illegal_messages(case: Case, checked: Checked, language: str) -> list[str]:
    """A sentence for every illegal move, in order."""
    board = case.record.grid
    return [say(finding, board, language) for finding in illegal_findings(checked.illegal)]
