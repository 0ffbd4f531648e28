"""``goref suggest``: a second opinion on a finished board, and questions to the players."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence

from goref.app.opinion import sentences
from goref.app.opinion.marking import (
    GameOpinion,
    asked_besides,
    marked_as,
    otherwise_finding,
    second_opinion,
)
from goref.app.opinion.side_by_side import side_by_side
from goref.app.opinion.suggestion import Caution, ChainFinding, Suggestion, joined
from goref.app.ownership.network import NetworkError
from goref.cli.text.faults import ANSWERED, UnusableError
from goref.cli.text.options import Parser
from goref.cli.text.output import finding_lines, heading, print_json, print_lines, table
from goref.cli.text.reading import stated
from goref.core.base.faults import why
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import replace
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import ruleset
from goref.core.ruling.contradictions import findings_of
from goref.core.ruling.ruling import StoneStatus
from goref.core.ruling.survey import survey
from goref.core.scoring.scorer import score
from goref.core.texts.terms import names, side_name
from goref.io.text.diagram_text import UNCLEAR, diagram_text

SUMMARY = (
    "Report what seems dead or in seki on a finished board, whose the points are, and what "
    "is unclear and must be asked of the players. Nothing is ruled."
)
AUTO = "auto"


def run(argv: Sequence[str]) -> int:
    parser = Parser("suggest", SUMMARY)
    parser.take("file", "rules", "engine", "ask-when-unclear", "limit")
    parser.take("ruling", "game", "lang", "json")
    args = parser.parse_args(argv)
    chosen, bench = stated(args)
    case, findings = bench.case, list(bench.reading)
    rules = ruleset(case.rules)
    try:
        second = second_opinion(case, chosen.opened, rules)
    except NetworkError as error:
        raise UnusableError(why(error)) from None
    trouble: list[Finding] = []
    if args.engine or args.ask_when_unclear is not None:
        second, trouble = _with_engines(second, rules, args)
    made = second.suggestion
    marked = marked_as(case, chosen.opened, second)
    open_ = asked_besides(score(marked.case, rules, bench.reading), made)
    besides = [finding for finding in open_ if finding.points]  # about the board, such as dame
    told = *findings, *_impossible(case), *otherwise_finding(second), *trouble, *besides
    findings = list(dict.fromkeys(told))
    if args.json:
        from goref.app.reports.suggestion_report import suggestion_object  # for JSON alone

        value = suggestion_object(made, args.lang, findings, besides=len(besides))
        print_json({**value, "game": chosen.place})
    else:
        print_lines(lines(made, case, args.lang, findings, made.asked + len(besides)))
    return ANSWERED


def _with_engines(
    second: GameOpinion, rules: RuleSet, args: argparse.Namespace
) -> tuple[GameOpinion, list[Finding]]:
    """Returns goref's opinion with those of other engines, and findings on failed engines."""
    from goref.app.opinion.engines import asking, engines  # they are rarely asked
    from goref.io.engine.gtp import GtpError

    wanted: list[tuple[str, bool]] = [(command, False) for command in args.engine]
    if args.ask_when_unclear is not None and second.suggestion.unclear:
        wanted.append((args.ask_when_unclear, True))
    chosen: dict[engines.EngineSpec, None] = {}
    trouble, silent = [], []
    for command, first in wanted:
        if command.strip().lower() == AUTO:
            there = engines.found_engines()
            chosen |= dict.fromkeys(there[:1] if first else there)
            if not there:
                trouble.append(found("engine-none", Level.CHECK))
            continue
        try:
            chosen[engines.EngineSpec.of_command(command)] = None
        except GtpError as error:
            silent.append(error)
    asked = asking.ask(second.suggestion, second.case, rules, chosen, args.limit)
    for problem in (*silent, *asked.silent):
        reason = problem.sentence(args.lang)
        trouble.append(found("engine-silent", Level.CHECK, reason=reason))
    return replace(second, suggestion=asked.suggestion), trouble


def _impossible(case: Case) -> Iterator[Finding]:
    """Yields a finding for chains without a liberty, which make an opinion less reliable."""
    seen = survey(case.position, case.ruling)
    yield from (f for f in findings_of(seen) if f.code == "no-liberty")


def lines(
    made: Suggestion, case: Case, language: Language, findings: Iterable[Finding], asked: int
) -> list[str]:
    """Returns the printed lines of a suggestion, doubts first.

    ``asked``: the number of questions, including those among the findings.
    """
    said = [_heading(made, language, asked)]
    fills = made.to_fill
    board = made.position.grid
    sections: dict[str, Iterable[str]] = {
        "ask": _doubts(made, language),
        "open-borders": _cares(made.open_borders, made, language),
        "to-fill": _cares(fills, made, language),
        "protect": _cares((c for c in made.protect if c not in fills), made, language),
        "in-atari": _cares(made.in_atari, made, language),
        "open-kos": [f"  {names(board, points)}" for points in made.open_kos],
    }
    for key, life in (("dead", StoneStatus.DEAD), ("seki", StoneStatus.SEKI)):
        chains = [c for c in made.chains if c.life is life and not c.unclear]
        sections[key] = _chains(chains, made, language)
    for key, rows in sections.items():
        said += _section(key, language, rows)
    said += ["", *_board(made, language)]
    said += _section(
        "engines",
        language,
        [f"  {sentences.opinion_text(o, made, language)}" for o in made.others],
    )
    return said + finding_lines(findings, case, language)


def _heading(made: Suggestion, language: Language, asked: int) -> str:
    """Returns the heading, which says whether the stones and the borders are clear."""
    borders = len(made.open_borders)
    if not asked:
        key = "clear-open" if borders else "clear"
    else:
        key = "clear-stones" if borders and made.clear_of_stones else "not-clear"
    return heading(key, language, count=asked, borders=borders)


def _section(key: str, language: Language, rows: Iterable[str]) -> list[str]:
    rows = list(rows)
    return ["", heading(key, language), *rows] if rows else []


def _doubts(made: Suggestion, language: Language) -> Iterator[str]:
    board = made.position.grid
    for number, doubt in enumerate(made.unclear, 1):
        stake = sentences.stake_text(doubt.at_stake, made.rules, language)
        yield f"{number:>3}. {sentences.doubt_text(doubt, made, language)} · {stake}"
        yield f"     {sentences.why_text(doubt, board, language)}"
        said = side_by_side(doubt.points, made)
        if said:
            told = (sentences.said_text(one, board, language) for one in said)
            yield f"     {' · '.join(told)}"


def _cares(cares: Iterable[Caution], made: Suggestion, language: Language) -> list[str]:
    board = made.position.grid
    rows = [
        (
            side_name(care.owner, language),
            names(board, care.points),
            sentences.care_text(care, made.rules, board, language),
        )
        for care in cares
    ]
    return table(rows, indent="  ")


def _chains(chains: Iterable[ChainFinding], made: Suggestion, language: Language) -> list[str]:
    board = made.position.grid
    rows = [
        (
            side_name(chain.colour, language),
            names(board, chain.points),
            sentences.certainty_text(chain, language),
            sentences.reason_text(chain, board, language),
        )
        for chain in chains
    ]
    return table(rows, indent="  ")


def _board(made: Suggestion, language: Language) -> list[str]:
    """Returns the board as lines: dead stones in small letters, a mark on every empty point."""
    open_ = made.doubtful | joined(care.points for care in made.open_borders)
    marks = {
        one.point: (UNCLEAR, None) if one.point in open_ else (one.kind.value, one.owner)
        for one in made.points
    }
    return diagram_text(made.position, made.dead, marks, language=language).splitlines()
