"""``goref batch``: many files under one rule set, into a table."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from goref.app.reports.batch import (
    BatchTable,
    Row,
    TableError,
    collect,
    count_file,
    ended_row,
    line,
    rows_of,
)
from goref.app.suggesting.network import NetworkError
from goref.cli.text import options
from goref.cli.text.faults import ANSWERED, UnusableError, WrongUsageError
from goref.cli.text.output import heading
from goref.cli.text.progress import Progress
from goref.core.base.faults import fault, why
from goref.core.base.language import Language
from goref.io.files import FileError, shown_path

if TYPE_CHECKING:  # few tables have an engine asked
    from goref.app.suggesting.engines.asking import WhenUnclear

SUMMARY = (
    "Count every game of files and folders (.sgf, .goref, .txt) under a rule set, one row "
    "a game. Started again with the same CSV file, it goes on where it stopped."
)
FILES_FOR_A_JOB = 50
"""Unless --jobs is given, another process is started for so many files."""
FILES_TO_SUGGEST = 10
"""The same where marks are suggested, which takes longer."""
MOST_JOBS = 256
AUTO = "auto"


def run(argv: Sequence[str]) -> int:
    parser = options.Parser("batch", SUMMARY)
    parser.add_argument("paths", metavar="PATH", nargs="+", help="files, or folders of files")
    parser.add_argument(
        "--rules", metavar="ID", type=options.computable, required=True, help="rule set"
    )
    parser.add_argument("--csv", metavar="OUT", required=True, help="the table to write")
    parser.take("suggest", "ask-when-unclear", "limit")
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=options.up_to(MOST_JOBS, zero="one-process"),
        help="processes to work with",
    )
    parser.take("lang")
    args = parser.parse_args(argv)
    out = Path(args.csv)
    files = collect(args.paths, leave_out=out)
    if not files:
        raise UnusableError(fault("batch-no-files"))
    try:
        print(_batch(files, args.rules.id, out, args))
    except (TableError, FileError, NetworkError) as error:
        raise UnusableError(why(error)) from None
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise UnusableError(
            fault("cannot-write", path=shown_path(out), reason=why(error))
        ) from None
    return ANSWERED


def _batch(files: list[str], rules: str, out: Path, args: argparse.Namespace) -> str:
    """Count what has no row yet; returns a summary in a line."""
    jobs: int | None = args.jobs
    suggest, language, unclear = args.suggest, args.lang, _engine(args)
    table = BatchTable(out, files, rules, suggest, unclear)
    left = [file for file in files if not table.is_complete(file)]
    if jobs is None:
        enough = FILES_TO_SUGGEST if suggest else FILES_FOR_A_JOB
        jobs = min(os.cpu_count() or 1, 1 + len(left) // enough)
    told: Counter[str] = Counter()
    skipped = len(files) - len(left)
    with table.open() as stream, Progress(len(files), skipped, language) as progress:
        for file, rows in _worked(left, (rules, suggest, language, unclear), jobs):
            for row in rows:
                if not table.has(file, row["game"]):
                    # One write, so that an end at any time leaves whole rows.
                    stream.write(line(row))
                    told[_kind(row)] += 1
            progress.step()
    counts = {kind: told[kind] for kind in ("counted", "lacking", "unusable")}
    summary = heading("batch", language, path=shown_path(out), **counts)
    more = heading("batch-there", language, count=skipped)
    return f"{summary} {more}" if skipped else summary


def _engine(args: argparse.Namespace) -> WhenUnclear | None:
    """The engine that is asked where marks are unclear, and for how long."""
    if args.ask_when_unclear is None:
        return None
    if not args.suggest:
        asks = fault("needs-option", option="--ask-when-unclear", other="--suggest")
        raise WrongUsageError(asks)
    from goref.app.suggesting.engines.asking import WhenUnclear
    from goref.app.suggesting.engines.engines import EngineSpec, found_engines
    from goref.io.engine.gtp import GtpError

    command: str = args.ask_when_unclear
    if command.strip().lower() == AUTO:
        there = found_engines()
        if not there:
            raise UnusableError(fault("no-engine"))
        return WhenUnclear(there[0], args.limit)
    try:
        return WhenUnclear(EngineSpec.of_command(command), args.limit)
    except GtpError as error:
        raise UnusableError(error.sentence(args.lang)) from None


def _kind(row: Row) -> str:
    if row["error"]:
        return "unusable"
    return "lacking" if row["needs"] else "counted"


def _worked(
    files: Sequence[str], wanted: tuple[str, bool, Language, WhenUnclear | None], jobs: int
) -> Iterator[tuple[str, Iterable[Row]]]:
    """Every file with its rows, in order, counted by one process or several.

    ``wanted``: the rule set, whether marks are suggested, the language of errors, and the
    engine that is asked where marks are unclear.
    """
    jobs = min(jobs, len(files))
    if jobs <= 1:
        for file in files:
            yield file, rows_of(file, *wanted)
        return
    from functools import partial

    from goref.app.reports.spreading import spread  # few files need them

    rules, suggest, language, unclear = wanted
    count = partial(
        count_file, rules_id=rules, suggest=suggest, language=language, unclear=unclear
    )
    for file, found in spread(count, files, jobs):
        yield file, [ended_row(file, *wanted)] if found is None else found
