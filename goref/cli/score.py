"""``goref score``: one case under one rule set."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from goref.app.questions.fact_sources import fact_texts, facts_told
from goref.app.questions.open_matters import OpenMatters, open_under
from goref.cli.text.faults import ANSWERED, FACTS_MISSING, NOT_RULED
from goref.cli.text.options import Parser
from goref.cli.text.output import (
    finding_lines,
    heading,
    margin_line,
    print_json,
    print_lines,
    table,
)
from goref.cli.text.reading import stated
from goref.core.base.language import Language
from goref.core.base.numbers import mixed, signed
from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact
from goref.core.rulesets.table import ruleset
from goref.core.scoring.check_line import figures
from goref.core.scoring.scorer import Score, Scorer
from goref.core.scoring.status import CaseStatus
from goref.core.texts.check_line import check_line_text
from goref.core.texts.count.fact_sources import TITLE
from goref.core.texts.results import sentence
from goref.core.texts.terms import COUNTS, LINES, SIDES, term
from goref.io.values.fact_names import OPTIONS

SUMMARY = "Count a finished game under a rule set."
VALUES = {
    RequiredFact.FIRST: "B|W",
    RequiredFact.FIRST_PASS: "B|W|none",
    RequiredFact.LAST_PLAY: "B|W|none",
    RequiredFact.LAST_DAME: "B|W|none",
    RequiredFact.LAST_COMPETITIVE: "B|W|none",
    RequiredFact.PRISONERS: "B=N,W=N",
    RequiredFact.PLAYS: "B=N,W=N",
    RequiredFact.PASS_STONES: "B=N,W=N",
    RequiredFact.END: "agreed|alive|forced",
}


def run(argv: Sequence[str]) -> int:
    parser = Parser("score", SUMMARY)
    parser.take("file", "rules", "ruling", "suggest", "game", "lang", "json")
    args = parser.parse_args(argv)
    chosen, bench = stated(args)
    result = bench.score(ruleset(bench.case.rules))
    matters = open_under(bench, result, chosen.suggestion)
    if args.json:
        from goref.app.reports.report import score_object

        print_json({**score_object(bench, matters, args.lang), "game": chosen.place})
    else:
        print_lines(lines(bench, matters, args.lang))
    return exit_code(result)


def exit_code(result: Score) -> int:
    """Returns the exit code of a command that has printed a score.

    FACTS_MISSING if there is no margin, NOT_RULED if the score may not be shown yet, else
    ANSWERED.
    """
    if result.margin is None:
        return FACTS_MISSING
    return ANSWERED if result.can_be_shown else NOT_RULED


def lines(bench: Scorer, matters: OpenMatters, language: Language) -> list[str]:
    """Returns the printed lines of a score; the first is the status if any matter is open."""
    case, result = bench.case, matters.counted
    rules = result.rules
    sides = [term(SIDES, side, language) for side in ("B", "W")]
    rows = [[f"{rules.name.in_(language)} ({rules.id})", *sides]]
    table_of = figures(result)
    for line in table_of.rows:
        label = term(LINES, line.key, language)
        if line.incident is not None:
            from goref.core.texts.incidents.telling import line_name  # few games have any

            label = line_name(line, case.incidents, language)
        rows.append([label, mixed(line.black), mixed(line.white)])
    if result.can_be_shown:
        totals = [mixed(total) for total in table_of.total]
        rows.insert(1 + table_of.above, [heading("total", language), *totals])
    said = [*status_lines(case, matters.status, language), *table(rows, right=(1, 2))]
    if result.can_be_shown and result.margin is not None:
        told = check_line_text(result, language)
        said.append(told or margin_line(result.margin, rules, language))
    said += ["", sentence(case, result, language)]
    said += open_lines(case, matters, language)
    if result.margin is None:
        said += needed(result.needs, language)
    if result.can_be_shown:
        said += _checks(result, language)
    if not rules.known_only:
        said += _facts(bench, result, language)
    return said + finding_lines((*bench.reading, *result.findings), case, language)


def status_lines(case: Case, status: CaseStatus, language: Language) -> list[str]:
    """Returns the status of a case and an empty line; no line if no matter is open.

    If nobody has ruled on the stones, another line names the options for a ruling.
    """
    if status.is_settled:
        return []
    from goref.core.texts.status import status_text

    told = [status_text(status, case.record.grid, language, OPTIONS)]
    if any(finding.code == "not-ruled" for finding in status.open):
        told.append(heading("by-option", language))
    return [*told, ""]


def open_lines(case: Case, matters: OpenMatters, language: Language) -> list[str]:
    """Returns a line for each open matter, with the points at stake.

    Returns no lines for a single matter without a stake: the status above the score names it.
    """
    weighed = any(matter.stake for matter in matters.matters)
    if not weighed and len(matters.matters) < 2:
        return []
    from goref.app.questions.matter_texts import matter_texts  # often nothing is open

    told = matter_texts(matters.matters, case, language)
    return ["", heading("open", language), *table(told, indent="  ")]


def _checks(result: Score, language: Language) -> list[str]:
    if not result.checks:
        return []
    rows = [
        (
            term(COUNTS, check.count.value, language),
            signed(mixed(check.margin)),
            heading("agrees" if check.agrees else "differs", language),
        )
        for check in result.checks
    ]
    return ["", heading("checks", language), *table(rows, right=(1,), indent="  ")]


def _facts(bench: Scorer, result: Score, language: Language) -> list[str]:
    """Returns the facts of the result, each with its source."""
    told = facts_told(bench.case, result, bench.reading)
    rows = [fact_texts(fact, result.rules, language) for fact in told]
    return ["", TITLE.in_(language), *table(rows, indent="  ")]


def needed(needs: Iterable[RequiredFact], language: Language) -> list[str]:
    """Returns the options that supply the missing facts."""
    needs = list(needs)
    said = []
    given = [f"{OPTIONS[need.value]} {VALUES[need]}" for need in needs if need in VALUES]
    if given:
        said.append(heading("give", language, options=", ".join(given)))
    if RequiredFact.RECORD in needs:
        said.append(heading("give-record", language))
    return said
