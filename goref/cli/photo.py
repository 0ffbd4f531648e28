"""``goref photo``: the position of a photographed board."""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from goref.app.arrays import Picture
from goref.app.edits.photo import UsePhotoPosition
from goref.app.photo.against_record import compared
from goref.app.photo.counted import counted_findings, photographed_ledger
from goref.app.photo.reader_net import ReaderNetError
from goref.app.photo.reading import PhotoRefusedError, read
from goref.app.reports.photo_report import (
    comparison_lines,
    comparison_object,
    held_told,
    off_text,
    photo_object,
    reading_lines,
)
from goref.cli.text.faults import ANSWERED, UNUSABLE, UnusableError, WrongUsageError
from goref.cli.text.options import OptionValueError, Parser, whole_number
from goref.cli.text.output import finding_lines, print_json, print_lines
from goref.cli.text.reading import choose
from goref.core.base.faults import fault, why
from goref.core.base.geometry import LARGEST, SMALLEST
from goref.core.case.case import Case
from goref.io.files import FileError, path_of

SUMMARY = "Read the position of a board from its photograph."
IMAGE_HELP = "JPEG, PNG, WebP, TIFF or BMP; - for standard input"
CORNERS_HELP = (
    "the grid's outermost crossings, top left first, clockwise, in pixels of the upright "
    "picture"
)


OUTSIDE = re.compile(r"-[\d.]+,")


def undecoded(path: Path) -> Picture:
    """Raises UnusableError always: only Qt can decode pictures, and this module has no Qt."""
    raise UnusableError(fault("photo-needs-qt"))


def run(argv: Sequence[str], decoded: Callable[[Path], Picture] = undecoded) -> int:
    """Reads a photograph of a board and prints the position; returns the exit code.

    If the grid seems wrong, the code is UNUSABLE and the reason is on stderr: the position is
    still printed, but a script must not use it.

    Args:
        decoded: returns the pixels of a picture file, upright; raises FileError.

    Raises WrongUsageError; UnusableError if a file cannot be used or the picture is refused.
    """
    parser = Parser("photo", SUMMARY)
    parser.add_argument("image", metavar="IMAGE", help=IMAGE_HELP)
    parser.add_argument(
        "--corners", nargs=4, type=corner, metavar="X,Y", required=True, help=CORNERS_HELP
    )
    parser.add_argument(
        "--size", type=size, metavar="N", default=19, help="lines of the board (usual: 19)"
    )
    parser.add_argument("--against", metavar="GAME", help="compare it with this record")
    parser.take("game", "prisoners", "plays", "bowls", "lang", "json")
    # A corner left of the picture begins with a minus, which argparse takes for an option.
    args = parser.parse_args([f" {each}" if OUTSIDE.match(each) else each for each in argv])
    if not args.image:
        raise WrongUsageError(fault("no-file-name"))
    record = None if args.against is None else choose(args.against, args.game)
    try:
        reading = read(decoded(path_of(args.image)), args.corners, args.size)
    except (FileError, PhotoRefusedError, ReaderNetError) as error:
        raise UnusableError(why(error)) from None
    moments = () if record is None else record.opened.case.moments
    found = compared(reading.position, moments) if moments else None
    # A board that fits no moment of the record is checked by itself.
    case = Case() if record is None or found is None else record.opened.case
    taken = UsePhotoPosition(tuple(reading.position.rows), args.prisoners, args.bowls)
    then = None if found is None else moments[found.moment]
    ledger = photographed_ledger(case, taken, then, args.plays)
    findings = tuple(counted_findings(case, ledger))
    code = ANSWERED
    if reading.lines_off is not None:
        print("goref:", off_text(reading, args.lang), file=sys.stderr)
        code = UNUSABLE
    if args.json:
        told = photo_object(reading, findings, args.lang)
        if record is not None:
            told["against"] = {**comparison_object(found, moments), "game": record.place}
        print_json(told)
        return code
    lines = [*reading_lines(reading, args.lang)]
    if record is not None:
        lines += ["", *comparison_lines(found, moments, args.lang)]
    lines += finding_lines(findings, taken.apply(case), args.lang)
    held = held_told(ledger, args.lang)
    print_lines([*lines, *([held] if held else [])])
    return code


def corner(text: str) -> tuple[float, float]:
    """Reads a corner ``x,y`` in pixels. Raises OptionValueError for any other text."""
    try:
        x, y = (float(part) for part in text.split(","))
    except ValueError:
        raise OptionValueError(fault("corner-form", text=text)) from None
    if not (math.isfinite(x) and math.isfinite(y) and max(abs(x), abs(y)) < 1e6):
        raise OptionValueError(fault("corner-form", text=text))
    return x, y


def size(text: str) -> int:
    """Reads the number of lines of a board. Raises OptionValueError if it is not allowed."""
    lines = whole_number(text, LARGEST)
    if lines < SMALLEST:
        raise OptionValueError(fault("size-range", least=SMALLEST, most=LARGEST, text=text))
    return lines
