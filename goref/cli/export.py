"""``goref export``: a case as a game record (SGF) for other programs."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from goref.app.questions.open_matters import open_under
from goref.app.reports.report import finding_objects
from goref.app.reports.sgf_export import Exported, in_words, sgf_of
from goref.app.reports.sgf_replacing import in_the_way
from goref.cli.score import needed, status_lines
from goref.cli.text.faults import ANSWERED, FACTS_MISSING, UnusableError, WrongUsageError
from goref.cli.text.options import Parser
from goref.cli.text.output import finding_lines, print_json, print_lines
from goref.cli.text.reading import stated
from goref.core.base.faults import fault, why
from goref.core.base.language import InWords, Language
from goref.core.case.case import Case
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import Score
from goref.core.texts.results import would_be
from goref.io.case.names import SUFFIX
from goref.io.files import FileError, file_digest, probe, shown_path, write_bytes
from goref.io.sgf.result import read_result
from goref.io.values.fact_names import names_of

SUMMARY = (
    "Write a case as a game record (SGF), with the result in points, territory marked, and "
    "dead stones and rulings kept."
)
STANDARD_OUTPUT = "-"


def run(argv: Sequence[str]) -> int:
    parser = Parser("export", SUMMARY)
    parser.take("file")
    add = parser.add_argument
    add(
        "-o",
        "--out",
        metavar="OUT",
        required=True,
        help="the file to write; - for standard output",
    )
    add("--force", action="store_true", help="even if the file has another result or game")
    add(
        "--counted",
        action="store_true",
        help="write the count even where the record has a resignation, time, forfeit, or void",
    )
    parser.take("rules", "ruling", "suggest", "game", "lang", "json")
    args = parser.parse_args(argv)
    if not args.out:
        raise WrongUsageError(fault("out-empty"))
    # Suffixes of cases and events begin so: nobody would look for a record under such a name.
    if (suffix := Path(args.out).suffix.lower()).startswith(SUFFIX):
        raise WrongUsageError(fault("export-other-file", out=args.out, suffix=suffix))
    if args.json and args.out == STANDARD_OUTPUT:
        raise WrongUsageError(fault("json-and-output"))
    chosen, bench = stated(args)
    case, findings = bench.case, bench.reading
    result = open_under(bench, bench.score(ruleset(case.rules)), chosen.suggestion).counted
    made = sgf_of(
        case,
        chosen.opened.game,
        result,
        counted=True if args.counted else None,
        reading=findings,
        language=args.lang,
    )
    _write(args.out, made, force=args.force)
    found = [*findings, *made.findings, *result.findings]
    if args.json:
        told = {
            "file": args.out,
            "bytes": len(made.data),
            "rules": result.rules.id,
            "re": made.result,
            "status": result.status.state.value,
            "recorded_re": case.record.info.result,
            "needs": names_of(result.needs),
            "findings": finding_objects(found, case.record.grid, args.lang, case.settled),
        }
        print_json({**told, "game": chosen.place})
    else:
        stream = sys.stderr if args.out == STANDARD_OUTPUT else sys.stdout
        said = lines(args.out, case, result, made, args.lang)
        if result.margin is None:
            said += needed(result.needs, args.lang)
        said = [*status_lines(case, result.status, args.lang), *said]
        print_lines((*said, *finding_lines(found, case, args.lang)), stream)
    return FACTS_MISSING if result.margin is None else ANSWERED


def lines(out: str, case: Case, result: Score, made: Exported, language: Language) -> list[str]:
    """Returns the printed line about an exported record: its place and its result."""
    if made.result == result.re_ahead:
        said = would_be(result, language)
    else:
        read = read_result(made.result, case.record.info.rules)
        said = in_words(read, language, made.result)
    place = out if out == STANDARD_OUTPUT else shown_path(Path(out))
    return [f"{place}: {f'{made.result} ({said})' if made.result else said}"]


def _write(out: str, made: Exported, *, force: bool) -> None:
    if out == STANDARD_OUTPUT:
        if sys.stdout.isatty():  # a terminal would obey escapes in a comment
            sys.stdout.write(made.data.decode("utf-8", "replace"))
            return
        sys.stdout.buffer.write(made.data)
        sys.stdout.buffer.flush()
        return
    path = Path(out)
    try:
        # A file that appears or changes after this check is not overwritten either.
        found = probe(path).known("cannot-write")
        is_device = found.is_there and not found.is_file
        seen = None if force or is_device else file_digest(path) or ""
        blocked = None if force else in_the_way(path, made)
        if blocked is not None:
            raise UnusableError(fault("in-the-way", problem=InWords(blocked.in_, ())))
        write_bytes(path, made.data, seen)
    except FileError as error:
        raise UnusableError(why(error)) from None
