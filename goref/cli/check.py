"""``goref check``: the legality of every move, and other doubtful things in a record."""

from __future__ import annotations

from collections.abc import Sequence

from goref.app.reports.checking import (
    Checked,
    check,
    check_object,
    cycle_messages,
    illegal_messages,
)
from goref.cli.text.faults import ANSWERED
from goref.cli.text.options import Parser
from goref.cli.text.output import finding_lines, heading, print_json, print_lines
from goref.cli.text.reading import check_computed, choose, with_rules
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.rulesets.table import ruleset

SUMMARY = "Check a record move by move against the rules of play."


def run(argv: Sequence[str]) -> int:
    parser = Parser("check", SUMMARY)
    parser.take("file", "rules", "game", "lang", "json")
    args = parser.parse_args(argv)
    chosen = choose(args.file, args.game, args.encoding)
    case, findings = with_rules(chosen, args.rules)
    check_computed(case)
    checked = check(case, ruleset(case.rules), findings)
    if args.json:
        print_json({**check_object(case, checked, args.lang), "game": chosen.place})
    else:
        print_lines(lines(case, checked, args.lang))
    return ANSWERED


def lines(case: Case, checked: Checked, language: Language) -> list[str]:
    """Returns the printed lines of the check's result."""
    rules = checked.rules
    said = [
        f"{rules.name.in_(language)} ({rules.id})",
        heading("moves", language, count=checked.moves),
    ]
    if checked.illegal:
        said.append(heading("illegal", language, count=len(checked.illegal)))
        said += [f"  {message}" for message in illegal_messages(case, checked, language)]
    else:
        said.append(heading("legal" if checked.is_whole else "legal-read", language))
    if checked.cycles:
        said.append(heading("cycles", language, count=len(checked.cycles)))
        said += [f"  {message}" for message in cycle_messages(checked, language)]
    return said + finding_lines(checked.findings, case, language)
