"""``goref manual``: the manual's pages in the terminal, or all of them as web pages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from goref.app.manual.pages import INDEX, ManualError, page, pages
from goref.cli.text.faults import ANSWERED, UnusableError, WrongUsageError
from goref.cli.text.options import Parser
from goref.cli.text.output import print_lines, table
from goref.core.base.faults import fault, why
from goref.core.base.language import Language
from goref.io.files import FileError, naming, path_of, shown_path, write_bytes

SUMMARY = "Read the manual, or write it as web pages that open without a network."


def run(argv: Sequence[str]) -> int:
    parser = Parser("manual", SUMMARY)
    add = parser.add_argument
    add("page", metavar="PAGE", nargs="?", help="one page (goref manual lists them)")
    add("--html", metavar="DIR", help="write all pages, in every language, into this folder")
    add("--force", action="store_true", help="even if the folder is not empty")
    parser.take("lang")
    args = parser.parse_args(argv)
    if args.html is not None:
        if args.page is not None:
            raise WrongUsageError(fault("page-and-html"))
        _write(path_of(args.html), force=args.force)
    elif args.page is None:
        print_lines(listed(args.lang))
    else:
        try:
            print_lines(page(args.page, args.lang).splitlines())
        except ManualError as error:
            listing = fault("pages-listed", problem=why(error))
            raise WrongUsageError(listing) from None
    return ANSWERED


def listed(language: Language) -> list[str]:
    """Returns a line for each page, with its id, under headings for the sections."""
    every = [each for each in pages(language) if each.id != INDEX]
    rows = table([(each.id, each.title) for each in every], indent="  ")
    said: list[str] = []
    section = ""
    for each, row in zip(every, rows, strict=True):
        if each.section != section:
            section = each.section
            said += ["", section] if said else [section]
        said.append(row)
    return said


def _write(folder: Path, *, force: bool) -> None:
    from goref.app.manual.web import site  # reading a page needs none of it

    try:
        with naming(folder, "cannot-write"):
            folder.mkdir(parents=True, exist_ok=True)
            if not force and any(folder.iterdir()):
                raise WrongUsageError(fault("folder-in-use", path=shown_path(folder)))
        for name, data in site():
            path = folder / name
            with naming(path.parent, "cannot-write"):
                path.parent.mkdir(exist_ok=True)
            write_bytes(path, data)
    except FileError as error:
        raise UnusableError(why(error)) from None
    print_lines([str(folder / "index.html")])
