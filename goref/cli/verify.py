"""``goref verify``: checks that a saved case, its protocol and a sheet fit together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from goref.app.act_log.audit import Audit, audit
from goref.app.act_log.lines import line_text, protocol_lines
from goref.app.sheet.case_code import CodeError, case_code, misread, read_code
from goref.cli.text import options
from goref.cli.text.faults import (
    ANSWERED,
    FACTS_MISSING,
    NOT_WHOLE,
    UNUSABLE,
    UnusableError,
)
from goref.cli.text.output import print_json, print_lines
from goref.cli.text.reading import choose
from goref.core.base.faults import fault
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.texts.audit import ANSWERS, CODES, LINKS, fault_text, gap_texts
from goref.core.texts.terms import term
from goref.io.case.chain import LINK
from goref.io.files import path_of, shown_path

SUMMARY = (
    "Check the log of rulings of a saved case: that no act was changed, removed or "
    "inserted, and that the acts lead to the case; and print the code of its score sheet, "
    "or whether a sheet with a code is of this case. Exit codes: 0 all fits, 3 there is no "
    "log, 4 something does not fit, the code included, 6 the recorded part fits, but "
    "earlier acts are not recorded, or times run backwards. Anyone who can write the file "
    "can still write a whole new log: compare with a signed sheet: its code (--code) and "
    "its link (--link)."
)


def run(argv: Sequence[str]) -> int:
    parser = options.Parser("verify", SUMMARY)
    parser.add_argument(
        "file", metavar="CASE", help="a saved case (.goref); - for standard input"
    )
    parser.add_argument(
        "--protocol", action="store_true", help="print the log of rulings, one act a line"
    )
    parser.add_argument(
        "--code",
        metavar="XXXX-XXXX-XXXX-XXXX",
        type=_code,
        help="whether the sheet with this code is of this case (capitals or not, any spaces)",
    )
    parser.add_argument(
        "--link",
        metavar="HASH",
        type=options.link,
        help="whether this link of a sheet or a printed log is in the chain",
    )
    parser.take("lang", "json")
    args = parser.parse_args(argv)
    opened = choose(args.file, None).opened
    if opened.kept is None:
        raise UnusableError(fault("no-protocol-file", path=shown_path(path_of(args.file))))
    result = audit(opened.kept, opened.case)
    code = case_code(opened.case)
    at = None if args.link is None else _entry_of(result, args.link)
    lines = []
    if args.protocol and result.protocol is not None:
        lines = protocol_lines(result.protocol, args.lang, verdicts=True)
    if args.json:
        told = audit_object(result, args.lang)
        # "belongs" is null if no code of a sheet was given.
        belongs = None if args.code is None else args.code == code
        told |= {"code": code, "belongs": belongs, "link_at": at}
        if args.protocol:
            told["protocol"] = [line.as_object() for line in lines]
        print_json(told)
    else:
        found = [*audit_lines(result, args.lang), code_line(code, args.code, args.lang)]
        if args.link is not None:
            key = "gone" if at is None else "stands"
            found.append(formatted(term(LINKS, key, args.lang), link=args.link, number=at))
        if args.code not in (None, code):  # put deviations first
            found.insert(0, found.pop(-1 if args.link is None else -2))
        print_lines((*map(line_text, lines), *found))
    if result.faults or args.code not in (None, code) or (args.link and at is None):
        return UNUSABLE
    if result.protocol is None:
        return FACTS_MISSING
    return ANSWERED if result.is_whole else NOT_WHOLE


def code_line(code: str, asked: str | None, language: Language) -> str:
    """Returns a line that states the case's code, or whether the code ``asked`` matches it."""
    if asked is None:
        return formatted(term(CODES, "code", language), code=code)
    if asked == code:
        return formatted(term(CODES, "belongs", language), code=code)
    count = misread(asked, code)
    key = "misread" if count else "strange"
    return formatted(term(CODES, key, language), code=code, asked=asked, count=count)


def _entry_of(result: Audit, asked: str) -> int | None:
    """Returns the number of the entry whose link begins with ``asked``; 0 for the header.

    Returns None if no link begins with it.
    """
    protocol = result.protocol
    entries = () if protocol is None else (protocol.header, *protocol.entries)
    for number, entry in enumerate(entries):
        if str(entry.get(LINK, "")).startswith(asked):
            return number
    return None


def _code(text: str) -> str:
    try:
        return read_code(text)
    except CodeError as error:
        raise options.OptionValueError(error.problem) from None


def audit_object(result: Audit, language: Language) -> dict[str, Any]:
    """Returns the audit's result for ``--json``; ``fits`` is null if there is no protocol."""
    first, last = result.times
    protocol = result.protocol
    return {
        "fits": None if protocol is None else result.fits,
        "whole": result.is_whole,
        "before": result.before,
        "backwards": list(result.backwards),
        "left_out": result.left_out,
        "acts": result.acts,
        "sittings": 0 if protocol is None else result.sittings,
        "entries": 0 if protocol is None else len(protocol.entries),
        "first": first or None,
        "last": last or None,
        "link": None if protocol is None else protocol.last,
        "faults": [
            {
                "code": fault.code,
                "entry": fault.number,
                "message": fault_text(fault.code, fault.number, language),
                "detail": fault.detail,
            }
            for fault in result.faults
        ],
    }


def audit_lines(result: Audit, language: Language) -> list[str]:
    """Returns the printed lines of an audit's result."""
    protocol = result.protocol
    if protocol is None:
        return [term(ANSWERS, "left-out" if result.left_out else "none", language)]
    first, last = result.times
    gaps = gap_texts(result.before, first, result.backwards, language)
    if result.faults:
        said = [fault_text(fault.code, fault.number, language) for fault in result.faults]
        count = formatted(term(ANSWERS, "broken", language), count=len(said))
        return [count, *(f"  {text}" for text in said), *gaps]
    counts = {"acts": result.acts, "sittings": result.sittings}
    key = "fits-so-far" if gaps else "fits"
    return [
        *gaps,
        formatted(term(ANSWERS, key, language), first=first, last=last, **counts),
        formatted(term(ANSWERS, "link", language), link=protocol.last),
    ]
