"""``goref manual``: the manual's pages in the terminal, as web pages, or on paper (PDF)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from goref.app.manual.pages import INDEX, ManualError, page, pages
from goref.cli.paper.output_file import PDF, output_file
from goref.cli.text.faults import ANSWERED, UnusableError, WrongUsageError
from goref.cli.text.options import Parser
from goref.cli.text.output import print_lines, table
from goref.core.base.faults import fault, why
from goref.core.base.language import Language
from goref.io.files import FileError, naming, path_of, shown_path, write_bytes

SUMMARY = (
    "Read the manual, write it as web pages that open without a network, or write it as a PDF: "
    "all of it, with contents and page numbers, or one page."
)


def unprinted(out: Path, language: Language, page_id: str) -> None:
    """Refuses to write a PDF, which needs Qt."""
    raise UnusableError(fault("sheet-needs-qt"))


def run(argv: Sequence[str], booklet: Callable[[Path, Language, str], None] = unprinted) -> int:
    """Runs ``goref manual``.

    Args:
        booklet: writes a page of the manual, or all of it for "", as a PDF.
    """
    parser = Parser("manual", SUMMARY)
    add = parser.add_argument
    add("page", metavar="PAGE", nargs="?", help="one page (goref manual lists them)")
    add("--html", metavar="DIR", help="write all pages, in every language, into this folder")
    add("-o", "--out", metavar="OUT", help="write all pages, or PAGE, to be printed: .pdf")
    add("--force", action="store_true", help="even if the folder or file is in use")
    parser.take("lang")
    args = parser.parse_args(argv)
    if args.html is not None:
        if args.page is not None:
            raise WrongUsageError(fault("page-and-html"))
        _write(path_of(args.html), force=args.force)
    if args.page is not None or args.out is not None:
        try:
            lines = page(args.page or INDEX, args.lang).splitlines()
        except ManualError as error:
            listing = fault("pages-listed", problem=why(error))
            raise WrongUsageError(listing) from None
        if args.out is None:
            print_lines(lines)
        else:
            booklet(output_file(args, (PDF,)), args.lang, args.page or "")
    elif args.html is None:
        print_lines(listed(args.lang))
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
