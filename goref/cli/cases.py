"""``goref cases``: the library of cases, listed, shown, run, and asked of another program."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from enum import Enum
from fractions import Fraction
from json import loads
from typing import Any

from goref.cli.text.faults import ANSWERED, NOT_WHOLE, UnusableError, WrongUsageError
from goref.cli.text.options import Parser, computable, seconds
from goref.cli.text.output import print_json, print_lines, table
from goref.core.base.colour import Colour
from goref.core.base.faults import fault, why
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.numbers import decimal
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.survey import survey
from goref.core.scoring.scorer import Winner
from goref.core.study.answers import CountAnswer, PlayAnswer, StudyAnswer
from goref.core.study.study_case import Chapter, StudyCase
from goref.core.texts.study.cases import (
    ENDINGS,
    HEADINGS,
    KINDS,
    LEGAL,
    MISSING,
    PHASES,
    REFUSALS,
    SKIPS,
    TERMS,
    TO_MOVE,
    WINS,
)
from goref.core.texts.terms import LINES, NEEDS, SIDES, amount, term
from goref.io.files import FileError, path_of, read_bytes
from goref.io.study.chapter_file import ChapterError, read_chapter
from goref.io.study.library import CHAPTERS, chapter, study_case
from goref.io.text.diagram_text import diagram_text
from goref.io.values.articles import article
from goref.io.values.fact_names import OPTIONS

LIMIT_S = 600.0
ANSWER_S = 10.0


def run(actions: Mapping[str, Any], argv: Sequence[str]) -> int:
    action = actions.get(argv[0]) if argv else None
    if action is None:
        listed = "; ".join(f"{name}: {one.summary}" for name, one in actions.items())
        parser = Parser(
            "cases",
            f"The library of cases. Actions: {listed}. goref cases ACTION -h says more.",
        )
        parser.add_argument("action", choices=actions, metavar="ACTION", help="what to do")
        parser.take("lang")
        args = parser.parse_args(argv)  # --lang stood before the action
        return run(actions, [args.action, "--lang", args.lang])
    try:
        return int(action.function()(CasesParser(argv[0], action.summary), argv[1:]))
    except (FileError, ChapterError) as error:
        raise UnusableError(why(error)) from None


class CasesParser(Parser):
    """A parser for one action."""

    def __init__(self, action: str, summary: str) -> None:
        super().__init__(f"cases {action}", f"{summary[0].upper()}{summary[1:]}.")
        self.add_argument(
            "--file", metavar="FILE", help="a chapter of your own instead of the library"
        )
        self.take("lang", "json")


def _add_chapters(parser: CasesParser) -> None:
    parser.add_argument(
        "chapters", metavar="CHAPTER", nargs="*", help="chapters, or ids of cases; all if none"
    )


def _chapters(args: argparse.Namespace) -> list[Chapter]:
    """Returns the chapters that the options name, with the named cases alone if any are.

    Raises WrongUsageError for an unknown chapter or case.
    """
    if args.file is not None:
        every = {one.id: one for one in [read_chapter(read_bytes(path_of(args.file)))]}
        if not args.chapters:
            return list(every.values())
    found: dict[str, Chapter] = {}
    for name in args.chapters or CHAPTERS:
        if args.file is None and name in CHAPTERS:
            found[name] = chapter(name)
            continue
        if args.file is not None and name in every:
            found[name] = every[name]
            continue
        case = _case(name, list(every.values()) if args.file is not None else None)
        of = found.get(case.chapter)
        cases = (*of.cases, case) if of else (case,)
        whole = every[case.chapter] if args.file is not None else chapter(case.chapter)
        found[case.chapter] = Chapter(whole.id, whole.title, whole.about, cases)
    return list(found.values())


def _case(name: str, chapters: Sequence[Chapter] | None = None) -> StudyCase:
    if chapters is not None:
        for case in (case for one in chapters for case in one.cases):
            if case.id == name:
                return case
        known = ", ".join(one.id for one in chapters)
        raise WrongUsageError(fault("no-study-case", id=name, known=known))
    try:
        return study_case(name)
    except ValueError as error:
        raise WrongUsageError(why(error)) from None


def list_(parser: CasesParser, argv: Sequence[str]) -> int:
    _add_chapters(parser)
    args = parser.parse_args(argv)
    chapters, language = _chapters(args), args.lang
    if args.json:
        print_json({"chapters": [_chapter_object(one, language) for one in chapters]})
        return ANSWERED
    said: list[str] = []
    for one in chapters:
        title = one.title.in_(language)
        said.append(
            HEADINGS["chapter"].in_(language, title=title, id=one.id, count=len(one.cases))
        )
        if args.chapters or args.file:
            rows = [(case.id, case.because(language)) for case in one.cases]
            said += table(rows, indent="  ")
        else:
            said.append(f"  {one.about.in_(language)}")
    print_lines(said)
    return ANSWERED


def _chapter_object(one: Chapter, language: Language) -> dict[str, Any]:
    return {
        "id": one.id,
        "title": one.title.in_(language),
        "about": one.about.in_(language),
        "skipped": list(one.skipped),
        "cases": [
            {
                "id": case.id,
                "kind": case.kind.value,
                "drawn": case.is_drawn,
                "why": case.because(language),
            }
            for case in one.cases
        ],
    }


def show(parser: CasesParser, argv: Sequence[str]) -> int:
    parser.add_argument("id", metavar="ID", help="a case, such as seki-001")
    parser.add_argument(
        "--rules", metavar="ID", type=computable, action="append", help="only this rule set"
    )
    args = parser.parse_args(argv)
    of = None if args.file is None else [read_chapter(read_bytes(path_of(args.file)))]
    case = _case(args.id, of)
    wanted = [rules.id for rules in args.rules or ()] or list(case.answers)
    answers = {id_: case.answers[id_] for id_ in wanted if id_ in case.answers}
    if args.json:
        print_json(_case_object(case, answers, args.lang))
    else:
        print_lines(_shown(case, answers, args.lang))
    return ANSWERED


def _case_object(
    case: StudyCase, answers: Mapping[str, StudyAnswer], language: Language
) -> dict[str, Any]:
    return {
        **loads(case.question),
        "why": case.because(language),
        "answers": {id_: answer_text(one, id_, language) for id_, one in answers.items()},
    }


def _shown(
    case: StudyCase, answers: Mapping[str, StudyAnswer], language: Language
) -> list[str]:
    told, writing = loads(case.question), LANGUAGES[language]
    seen = survey(case.case.position, case.case.ruling)
    marks = {
        point: (status.kind.value, status.owner)
        for point, status in seen.statuses.items()
        if seen.seki or status.decided
    }
    board = diagram_text(case.case.position, seen.dead, marks, language=language)
    said = [f"{case.id}{writing.colon}{KINDS[case.kind].in_(language)}"]
    said += [case.because(language), "", *board.rstrip("\n").split("\n"), ""]
    rows = []
    if "moves" in told:
        rows.append((_heading("moves", language), writing.listed(told["moves"])))
    if "facts" in told:
        facts = [f"{OPTIONS[key]} {_plain(value)}" for key, value in told["facts"].items()]
        rows.append((_heading("facts", language), writing.listed(facts)))
    others = (key for key in ("ruling", "penalties", "play") if key in told)
    rows += [(_heading(key, language), _plain(told[key])) for key in others]
    if case.needed is not None:
        needed = [
            f"{term(SIDES, one.owner.letter, language)}{writing.colon}"
            + writing.listed(case.case.record.grid.names(one.at))
            for one in case.needed
        ]
        none = _heading("nothing-needed", language)
        rows.append((_heading("needed", language), writing.semicolon.join(needed) or none))
    said += table(rows)
    groups: dict[str, list[str]] = {}
    for id_, answer in answers.items():
        groups.setdefault(answer_text(answer, id_, language), []).append(id_)
    for text, ids in groups.items():
        said.append(f"{writing.listed(ids)}{writing.colon}{text}")
        if len(answers) == 1 and ids[0] in RULESETS:
            cited = article(RULESETS[ids[0]], case.step).cited(language)
            said.append(f"{_heading('article', language)}{writing.colon}{cited}")
    return said


def _heading(key: str, language: Language) -> str:
    return HEADINGS[key].in_(language)


def _plain(value: Any) -> str:
    """Returns a value of a case as one line, such as ``dead C3 D4; eye B A1``."""
    if isinstance(value, dict):
        return "; ".join(f"{key} {_plain(item)}" for key, item in value.items())
    if isinstance(value, list):
        return " ".join(map(_plain, value))
    return str(value)


def answer_text(answer: StudyAnswer, id_: str, language: Language) -> str:
    """Returns an expected answer under a rule set in words, with its terms."""
    writing = LANGUAGES[language]
    if isinstance(answer, PlayAnswer):
        refusal = answer.refusal
        return LEGAL.in_(language) if refusal is None else REFUSALS[refusal].in_(language)
    if isinstance(answer, CountAnswer):
        return _count_text(answer, RULESETS.get(id_), language)
    parts = [PHASES[answer.phase].in_(language)]
    if answer.how is not None:
        parts.append(ENDINGS[answer.how].in_(language))
    if answer.to_move is not None:
        parts.append(TO_MOVE.in_(language, side=term(SIDES, answer.to_move.letter, language)))
    return writing.listed(parts)


def _count_text(answer: CountAnswer, rules: RuleSet | None, language: Language) -> str:
    writing = LANGUAGES[language]
    if answer.needs:
        facts = writing.listed(term(NEEDS, need.value, language) for need in answer.needs)
        return MISSING.in_(language, facts=facts)
    won = term(SIDES, answer.winner.value, language)
    if answer.margin is None or answer.winner in (Winner.DRAW, Winner.VOID):
        how = "" if answer.how is None else ENDINGS[answer.how].in_(language)
        return writing.with_aside(won, how) if how else won
    margin = abs(answer.margin)
    told = decimal(margin)
    if rules is not None:
        told = amount(margin / rules.unit.points, rules.unit, language)
    text = WINS.in_(language, side=won, margin=told)
    paid = [f"{term(LINES, name, language)} {decimal(n)}" for name, n in answer.paid.items()]
    return writing.with_aside(text, writing.listed(paid)) if paid else text


def run_(parser: CasesParser, argv: Sequence[str]) -> int:
    from goref.app.study.running import compared

    _add_chapters(parser)
    args = parser.parse_args(argv)
    count, differing = 0, []
    for one in _chapters(args):
        for result in compared(one.cases):
            count += 1
            if result.deviations:
                differing.append(result)
    if args.json:
        told = [
            {
                "id": each.study.id,
                "rules": each.rules,
                "terms": [d.term for d in each.deviations],
            }
            for each in differing
        ]
        print_json({"answers": count, "deviations": told})
    else:
        lines = []
        for each in differing:
            first = each.deviations[0]
            terms = [term(TERMS, d.term, args.lang) for d in each.deviations]
            parts = {"expected": _value(first.expected), "found": _value(first.found)}
            parts |= {"id": each.study.id, "rules": each.rules}
            listed = LANGUAGES[args.lang].listed(terms)
            lines.append(HEADINGS["deviates"].in_(args.lang, **parts, terms=listed))
        number = len(differing)
        lines.append(HEADINGS["ran"].in_(args.lang, count=count, deviations=number))
        print_lines(lines)
    return NOT_WHOLE if differing else ANSWERED


def _value(value: object) -> str:
    """Returns one side of a deviation as a short text."""
    if isinstance(value, Fraction):
        return decimal(value)
    if isinstance(value, Colour):
        return value.letter
    if isinstance(value, (tuple, list)):
        return "/".join(map(_value, value)) or "0"
    return str(value.value if isinstance(value, Enum) else value)


def check(parser: CasesParser, argv: Sequence[str]) -> int:
    from goref.app.study.program import Answered, GtpProgram, JsonProgram, ProgramVerdict, asked
    from goref.io.engine.gtp import GtpError

    _add_chapters(parser)
    parser.add_argument(
        "--program",
        metavar="COMMAND",
        required=True,
        help="the command line of the program: it speaks GTP, or with --lines JSON",
    )
    parser.add_argument(
        "--rules",
        metavar="ID",
        type=computable,
        action="append",
        help="a rule set by which the program counts, repeatable (usual: chinese-2002)",
    )
    parser.add_argument(
        "--lines",
        action="store_true",
        help="the program reads each question as a line of JSON and answers with one",
    )
    parser.add_argument(
        "--limit",
        metavar="SECONDS",
        type=seconds,
        default=LIMIT_S,
        help="seconds for everything (usual: 600)",
    )
    parser.add_argument(
        "--answer-limit",
        metavar="SECONDS",
        type=seconds,
        default=ANSWER_S,
        help="seconds for one answer (usual: 10)",
    )
    args = parser.parse_args(argv)
    rules = args.rules or [RULESETS["chinese-2002"]]
    cases = [case for one in _chapters(args) for case in one.cases]
    kind = JsonProgram if args.lines else GtpProgram
    program = kind(args.program, args.limit, args.answer_limit)
    questions = sum(each.id in case.answers for case in cases for each in rules)
    results: list[Answered] = []
    try:
        results += asked(program, cases, rules)
    except GtpError as error:
        raise UnusableError(why(error)) from None
    of = {verdict: [r for r in results if r.verdict is verdict] for verdict in ProgramVerdict}
    over = len(results) < questions
    if args.json:
        print_json(
            {
                "asked": len(results),
                "over": over,
                "verdicts": {verdict.value: len(found) for verdict, found in of.items()},
                "deviations": [_deviation(each) for each in of[ProgramVerdict.DEVIATES]],
                "failed": [_deviation(each) for each in of[ProgramVerdict.FAILED]],
                "skipped": dict(Counter(each.reason for each in of[ProgramVerdict.SKIPPED])),
            }
        )
    else:
        print_lines(_report(of, over, args.lang))
    return (
        NOT_WHOLE
        if of[ProgramVerdict.DEVIATES] or of[ProgramVerdict.FAILED] or over
        else ANSWERED
    )


def _deviation(one: Any) -> dict[str, Any]:
    return {
        "id": one.study.id,
        "rules": one.rules,
        "expected": one.expected,
        "found": one.found,
        "terms": list(one.terms),
        "reason": one.reason,
    }


def _report(of: Mapping[Any, Sequence[Any]], over: bool, language: Language) -> list[str]:
    from goref.app.study.program import ProgramVerdict

    def listed(terms: Sequence[str]) -> str:
        return LANGUAGES[language].listed(term(TERMS, each, language) for each in terms)

    said = []
    for one in of[ProgramVerdict.DEVIATES]:
        parts = {"id": one.study.id, "rules": one.rules, "terms": listed(one.terms)}
        parts |= {"expected": one.expected, "found": one.found}
        said.append(HEADINGS["deviates"].in_(language, **parts))
    for one in of[ProgramVerdict.FAILED]:
        parts = {"id": one.study.id, "rules": one.rules, "reason": one.reason}
        said.append(HEADINGS["failed"].in_(language, **parts))
    counts = {verdict: len(found) for verdict, found in of.items()}
    said.append(
        HEADINGS["asked"].in_(
            language,
            asked=sum(counts.values()) - counts[ProgramVerdict.SKIPPED],
            agree=counts[ProgramVerdict.AGREES],
            deviate=counts[ProgramVerdict.DEVIATES],
            failed=counts[ProgramVerdict.FAILED],
        )
    )
    terms = Counter(listed(one.terms) for one in of[ProgramVerdict.DEVIATES])
    for name, count in terms.most_common():
        said.append(f"  {HEADINGS['by-term'].in_(language, count=count, term=name)}")
    skips = Counter(
        SKIPS[one.reason].in_(language) if one.reason in SKIPS else one.reason
        for one in of[ProgramVerdict.SKIPPED]
    )
    for reason, count in skips.most_common():
        said.append(f"  {HEADINGS['skipped'].in_(language, count=count, reason=reason)}")
    return [*said, HEADINGS["over"].in_(language)] if over else said
