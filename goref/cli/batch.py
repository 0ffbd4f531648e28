"""``goref batch``: many files under one rule set, into a table."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from itertools import chain, islice
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING

from goref.app.ownership.network import NetworkError
from goref.app.reports.batch import (
    AS_RECORDED,
    NUMBERS,
    ClusterError,
    Row,
    Source,
    columns,
    count_file,
    ended_row,
    rows_of,
    taken,
    weight_of,
)
from goref.app.reports.batch_table import BatchTable, line
from goref.app.reports.gathering import FileSelection, Shard, collect, digest_of_paths, within
from goref.app.reports.merging import merge
from goref.cli.text import options
from goref.cli.text.faults import ANSWERED, UNUSABLE, UnusableError, WrongUsageError
from goref.cli.text.output import heading
from goref.cli.text.progress import Progress
from goref.core.base.collecting import collecting_seldom
from goref.core.base.faults import fault, why
from goref.core.base.language import Language
from goref.io.files import FileError, is_there, shown_path, unserved
from goref.io.records.members import Member, is_archive
from goref.io.tables.forms import CSV, JSON_LINES, JsonForm, TableError
from goref.io.tables.parquet import is_parquet, write_parquet

if TYPE_CHECKING:  # rarely needed: only with an engine or a cluster
    from goref.app.opinion.engines.asking import WhenUnclear
    from goref.app.reports.cluster import Cluster

SUMMARY = (
    "Count every game of files and folders (.sgf, .gib, .ngf, .ugf, .ugi, .goref, .txt) and "
    "of archives of them (.zip, .tar, .tar.gz, .tgz) under a rule set, one row a game. A "
    "game that nobody has ruled on has no margin in the table. Started again with the same "
    "table, it continues where it stopped."
)
FILES_FOR_A_JOB = 50
"""The number of files for which one process is started, without ``--jobs``."""
FILES_TO_SUGGEST = 10
"""The number of files for which one process is started when marks are suggested."""
MOST_READ_AHEAD = 64 * 2**20
"""The most bytes read from archives to find out how many processes are worth starting."""
MOST_JOBS = 256
LONGEST_NAME = 2**15
"""The most characters of a file name in the list: no system allows longer names."""
PIECE = 2**16
AUTO = "auto"
NAMES = "-"
"""The argument for names of files and folders on standard input, one name on each line."""
PATHS = (
    "files, folders or archives of files; - reads their names from standard input, one a line"
)

SHARD = "count one part of the files, by their names; 1/8 to 8/8 are all of them"
MERGE = "join tables made with --shard, which are given instead of the paths"
OUT = "the table to write; if named .parquet it is written in that format, at the end"
RULES = "rule set; as-recorded: for each game the one that its record names"
JSON = "JSON, one object a line, instead of CSV; without -o it is printed"
DASK = "the scheduler of a dask cluster that counts, such as tcp://10.0.0.5:8786"
MOST_PARTS = 100_000


def run(argv: Sequence[str]) -> int:
    parser = options.Parser("batch", SUMMARY)
    parser.add_argument("paths", metavar="PATH", nargs="+", help=PATHS)
    parser.add_argument("--rules", metavar="ID", type=rules_named, help=RULES)
    parser.add_argument("--csv", "-o", metavar="OUT", help=OUT)
    parser.add_argument("--json", action="store_true", help=JSON)
    parser.take("suggest", "ask-when-unclear", "limit")
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=options.up_to(MOST_JOBS, zero="one-process"),
        help="processes to work with",
    )
    parser.add_argument("--dask", metavar="ADDRESS", type=address, help=DASK)
    parser.add_argument("--shard", metavar="I/N", type=part, help=SHARD)
    parser.add_argument("--merge", action="store_true", help=MERGE)
    parser.take("lang")
    args = parser.parse_args(argv)
    out = None if args.csv is None or (args.json and args.csv == NAMES) else Path(args.csv)
    printed = out is None and args.json and not args.merge
    needed = {"--rules": args.rules or args.merge, "--csv": out or printed}
    needed["--json"] = args.json or args.csv != NAMES  # only objects are printed
    if missing := ", ".join(option for option, given in needed.items() if not given):
        problem = fault("arguments-missing", names=missing)
        raise WrongUsageError(fault("see-help", problem=problem, command=parser.prog))
    if args.merge and out is not None:
        return _merged(args, out)
    if args.dask and args.jobs is not None:
        clash = fault("not-with", name="--dask")
        raise WrongUsageError(fault("with-option", problem=clash, option="--jobs"))
    if args.json and out is not None and is_parquet(out):
        raise WrongUsageError(fault("parquet-no-json", path=shown_path(out)))
    for path in args.paths:
        if path != NAMES and not is_there(Path(path)):
            raise UnusableError(fault("no-file-or-folder", path=shown_path(Path(path))))
    source, named = "", _named(args.paths)
    if args.shard is not None:
        source, named = _spooled(named)
    files = collect(named, leave_out=out)
    first = next(files, None)
    if first is None:
        raise UnusableError(fault("batch-no-files"))
    try:
        summary, usable = _batch(chain((first,), files), source, out, args)
        print(summary, file=sys.stderr if out is None else sys.stdout)
    except (TableError, FileError, NetworkError, ClusterError) as error:
        raise UnusableError(why(error)) from None
    except OSError as error:
        if out is None or isinstance(error, BrokenPipeError):
            raise
        raise UnusableError(unserved(out, "cannot-write", error)) from None
    return ANSWERED if usable or args.shard else UNUSABLE  # others may hold the other parts


def rules_named(text: str) -> str:
    """Returns the id of a rule set; ``as-recorded`` is returned unchanged.

    Raises WrongUsageError if the rule set is not known or cannot be computed.
    """
    plain = text.strip().lower()
    return plain if plain == AS_RECORDED else options.computable(text).id


def address(text: str) -> str:
    """Returns a scheduler's address without blanks around it.

    Raises OptionValueError if it is empty: dask would start its own cluster.
    """
    if not text.strip():
        raise options.OptionValueError(fault("dask-form"))
    return text.strip()


def part(text: str) -> Shard:
    """Returns the part that a text such as ``2/8`` names: the second of eight.

    Raises OptionValueError for any other text.
    """
    number, _, of = text.partition("/")
    try:
        found = Shard(
            options.whole_number(number, MOST_PARTS), options.whole_number(of, MOST_PARTS)
        )
    except options.OptionValueError:
        found = Shard(0, 0)
    if not 1 <= found.number <= found.of:
        raise options.OptionValueError(fault("part-form", text=text))
    return found


def _merged(args: argparse.Namespace, out: Path) -> int:
    for option in ("rules", "shard", "suggest", "ask-when-unclear", "jobs", "dask", "limit"):
        usual = options.SHARED["limit"][0].more["default"] if option == "limit" else None
        if vars(args)[option.replace("-", "_")] not in (None, False, usual):
            clash = fault("not-with", name="--merge")
            raise WrongUsageError(fault("with-option", problem=clash, option=f"--{option}"))

    try:
        form = JSON_LINES if args.json else CSV
        rows = merge([Path(path) for path in args.paths], out, form)
    except (TableError, FileError) as error:
        raise UnusableError(why(error)) from None
    told = {"rows": rows, "parts": len(args.paths)}
    print(heading("merged", args.lang, path=shown_path(out), **told))
    return ANSWERED


def _named(paths: Sequence[str]) -> Iterator[str]:
    """Yields the paths; each ``-`` is replaced by the names from standard input."""
    for path in paths:
        if path == NAMES:
            # as bytes: a file's name need not be text
            for told in sys.stdin.buffer:
                name = os.fsdecode(told.rstrip(b"\r\n"))
                if "\0" in name:
                    raise UnusableError(fault("names-nul"))
                if len(name) > LONGEST_NAME:
                    raise UnusableError(fault("names-long", most=LONGEST_NAME))
                if name:
                    yield name
        else:
            yield path


def _spooled(names: Iterator[str]) -> tuple[str, Iterator[str]]:
    """Returns a digest of all names, and an iterator that reads them from a temporary file."""
    spool = TemporaryFile()  # noqa: SIM115 (closed at its end, or with the process)

    def written() -> Iterator[str]:
        for name in names:
            spool.write(os.fsencode(name) + b"\0")
            yield name

    def again() -> Iterator[str]:
        with spool:
            rest = b""
            while piece := spool.read(PIECE):
                *whole, rest = (rest + piece).split(b"\0")
                yield from map(os.fsdecode, whole)

    source = digest_of_paths(written())
    spool.seek(0)
    return source, again()


class _Afresh:
    """A destination without earlier rows, with methods as :class:`BatchTable` has them."""

    def __init__(self, take: Callable[[Iterable[Row]], None]) -> None:
        self.take = take

    def has(self, file: str, game: str) -> bool:
        return False

    def is_complete(self, file: str) -> bool:
        return False

    def is_unusable(self, file: str) -> bool:
        return False


def _printed(rows: Iterable[Row]) -> None:
    encoding = (sys.stdout and sys.stdout.encoding) or "utf-8"
    form = JsonForm(ascii=encoding.lower().replace("-", "") != "utf8")
    for row in rows:
        print(line(row, form).decode(), end="", flush=True)


def _parquet(out: Path, suggest: bool, unclear: WhenUnclear | None) -> _Afresh:
    """Returns a Parquet table, written in one piece. Raises TableError if the file exists."""
    if is_there(out, "cannot-write"):
        raise TableError(fault("merge-there", path=shown_path(out)))
    named = columns(suggest, unclear)
    return _Afresh(lambda rows: write_parquet(out, named, rows, NUMBERS))


def _batch(
    files: Iterator[str], source: str, out: Path | None, args: argparse.Namespace
) -> tuple[str, bool]:
    """Counts the games that have no row in the table yet, and writes their rows.

    Args:
        source: identifies the whole list of files, if this run counts a part of it.

    Returns:
        A summary in one line, and True if at least one file could be used.
    """
    rules: str = args.rules
    suggest, language, unclear = args.suggest, args.lang, _engine(args)
    enough = FILES_TO_SUGGEST if suggest else FILES_FOR_A_JOB
    wanted = rules, suggest, language, unclear
    given = None if NAMES in args.paths else args.paths
    shard: Shard | None = args.shard
    if out is None:
        table: BatchTable | _Afresh = _Afresh(_printed)
    elif is_parquet(out):
        table = _parquet(out, suggest, unclear)
    else:
        form = JSON_LINES if args.json else CSV
        table = BatchTable(
            out, FileSelection(given), rules, suggest, unclear, shard, form, source
        )
    told: Counter[str] = Counter()

    def is_left(name: str) -> bool:
        if shard is not None and not shard.holds(name):
            return False
        if table.is_complete(name):
            told["there"] += 1
            told["there-unusable"] += table.is_unusable(name)
            progress.step()
            return False
        return True

    def counted() -> Iterator[Row]:
        work = within(files, is_left)
        if cluster is None:
            worked = _worked(*_jobs(args.jobs, work, enough), wanted)
        else:
            worked = _sent(cluster, work, enough, wanted)
        for rows_of_one in worked:
            for row in rows_of_one:
                if not table.has(row["file"], row["game"]):
                    told[_kind(row)] += 1
                    told["undecided"] += _kind(row) == "counted" and not row["margin"]
                    yield row
            progress.step()

    total = _total(given, out, shard)
    with (
        _connected(args.dask) as cluster,
        Progress(total, language, alone=out is not None) as progress,
    ):
        table.take(counted())
    counts = {kind: told[kind] for kind in ("counted", "lacking", "unusable")}
    where = NAMES if out is None else shown_path(out)
    summary = heading("batch", language, path=where, **counts)
    asides = {
        "batch-undecided": told["undecided"],
        "batch-there": told["there"],
        "batch-there-unusable": told["there-unusable"],
    }
    more = [heading(key, language, count=count) for key, count in asides.items() if count]
    unusable = told["unusable"] or told["there-unusable"]
    there = told["there"] - told["there-unusable"]
    usable = not unusable or bool(told["counted"] or told["lacking"] or there)
    return " ".join((summary, *more)), usable


def _total(given: Sequence[str] | None, out: Path | None, shard: Shard | None) -> int | None:
    """Returns the number of files for the progress bar.

    None if no bar is shown, or if the number is unknown (archives).
    """
    if given is None or not sys.stderr.isatty():
        return None
    total = 0
    for file in collect(given, leave_out=out):
        if is_archive(file):
            return None
        total += shard is None or shard.holds(file)
    return total


def _jobs(
    wanted: int | None, files: Iterator[str | Member], enough: int
) -> tuple[int, Iterator[str | Member]]:
    """Returns the number of processes worth starting, and an iterator of all the files."""
    most, each = (os.cpu_count() or 1, enough) if wanted is None else (wanted, 1)
    first, held = [], 0
    for file in islice(files, most * each):
        first.append(file)
        held += weight_of(file)
        if held > MOST_READ_AHEAD:
            break
    least = 1 if wanted is None else 0
    return min(most, least + len(first) // each), chain(first, files)


def _engine(args: argparse.Namespace) -> WhenUnclear | None:
    """Returns the engine to ask about unclear marks, with its time limit; None to ask none.

    Raises WrongUsageError or UnusableError if the engine cannot be asked.
    """
    if args.ask_when_unclear is None:
        return None
    if not args.suggest:
        asks = fault("needs-option", option="--ask-when-unclear", other="--suggest")
        raise WrongUsageError(asks)
    from goref.app.opinion.engines import asking, engines
    from goref.io.engine.gtp import GtpError

    command: str = args.ask_when_unclear
    if command.strip().lower() == AUTO:
        there = engines.found_engines()
        if not there:
            raise UnusableError(fault("no-engine"))
        return asking.WhenUnclear(there[0], args.limit)
    try:
        return asking.WhenUnclear(engines.EngineSpec.of_command(command), args.limit)
    except GtpError as error:
        raise UnusableError(error.sentence(args.lang)) from None


def _kind(row: Row) -> str:
    if row["needs"]:
        return "lacking"
    return "unusable" if row["error"] else "counted"


Wanted = tuple[str, bool, Language, "WhenUnclear | None"]
"""The rule set, whether to suggest marks, the language of errors, and the engine to ask."""


def _worked(
    jobs: int, files: Iterable[str | Member], wanted: Wanted
) -> Iterator[Iterable[Row]]:
    """Yields the rows of every file, in order, counted by one process or several."""
    if jobs <= 1:
        with collecting_seldom():
            for file in files:
                yield rows_of(file, *wanted)
        return
    from goref.app.reports.spreading import spread  # few files need them

    for file, found in spread(_counting(wanted), files, jobs, weight_of):
        yield [ended_row(file, *wanted)] if found is None else found


def _connected(where: str | None) -> AbstractContextManager[Cluster | None]:
    """Returns a context with the cluster at an address; with None if no address is given.

    Raises ClusterError if no cluster answers.
    """
    if where is None:
        return nullcontext()
    from goref.app.reports.cluster import Cluster  # rarely requested

    return Cluster(where)


def _sent(
    cluster: Cluster, files: Iterable[str | Member], size: int, wanted: Wanted
) -> Iterator[Iterable[Row]]:
    """Yields every file's rows, counted by a cluster; the files are read on this computer."""
    sent = (taken(file) for file in files)
    for file, found in cluster.spread(_counting(wanted), sent, size, weight_of):
        yield [ended_row(file, *wanted)] if found is None else found


def _counting(wanted: Wanted) -> Callable[[Source], list[Row]]:
    """Returns the function that another process calls with a file to get the file's rows."""
    rules, suggest, language, unclear = wanted
    return partial(
        count_file, rules_id=rules, suggest=suggest, language=language, unclear=unclear
    )
