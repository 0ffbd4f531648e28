"""``goref event serve``: an event served to other computers and to phones."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from goref.cli.event.options import EventParser
from goref.cli.text.faults import ANSWERED, UnusableError
from goref.cli.text.options import OptionValueError
from goref.cli.text.output import print_lines, table
from goref.core.base.faults import fault
from goref.core.base.language import Language
from goref.core.event.event import EventError
from goref.core.sharing.roles import ROLES
from goref.core.texts.event import serving as texts
from goref.io.files import shown_path, write_bytes

if TYPE_CHECKING:
    from goref.app.serving.continuing import ContinuedEvent
    from goref.server.serving import Began

MOST_PORT = 65535


def serve(parser: EventParser, argv: Sequence[str]) -> int:
    add = parser.add_argument
    add("--port", metavar="N", default=8080, type=port, help="of the pages (usual: 8080)")
    add("--join-port", metavar="N", default=8443, type=port, help="to join (usual: 8443)")
    add("--host", metavar="ADDRESS", default="", help="listen at this address alone")
    add(
        "--pin",
        metavar=f"{'|'.join(ROLES)}=PIN",
        action="append",
        default=[],
        type=pin,
        help="a role's PIN (usual: one by chance)",
    )
    add("--read-only", action="store_true", help="serve the pages alone; nobody can join")
    add(
        "--go-on",
        action="store_true",
        help="continue an event whose server is gone, with this copy of it",
    )
    add(
        "--sheet",
        metavar="FILE",
        help="also write a web page to print: address and code, for the wall",
    )
    add("--stop", action="store_true", help="end the server of the event on this computer")
    args = parser.parse_args(argv)
    if args.stop:
        return stop(args)
    try:
        from goref.server import serving
        from goref.server.qr_code import code_sheet
        from goref.server.referee.referee_site import referee_routes
    except ImportError:
        raise UnusableError(fault("no-serve")) from None
    options = serving.ServeOptions(
        Path(args.event),
        args.who,
        args.host,
        args.port,
        args.join_port,
        dict(args.pin),
        args.read_only,
        args.go_on,
        args.lang,
    )
    name = ""

    def began(found: Began) -> None:
        nonlocal name
        name = found.name
        if args.sheet:
            sheet = code_sheet(found.name, found.pages[0], args.lang)
            write_bytes(Path(args.sheet), sheet.encode())
        lines = began_lines(found, args.lang)
        if args.json:  # one line, since whoever started the server reads it and waits
            lines = [json.dumps(found.value, ensure_ascii=False)]
        print_lines(lines)
        sys.stdout.flush()

    serving.serve(options, began, referee_routes)
    if not args.json:
        print_lines([texts.ENDED.in_(args.lang, event=name)])
    return ANSWERED


def began_lines(found: Began, language: Language) -> list[str]:
    """Returns where and how an event is served, as printed lines, with a code to scan."""
    first, *others = found.pages
    lines = [
        texts.SERVED.in_(language, event=found.name),
        "",
        texts.PAGES.in_(language, address=first),
        texts.SCREEN.in_(language, address=f"{first}hall"),
    ]
    if others:
        lines.append(texts.ELSEWHERE.in_(language, addresses=" ".join(others)))
    if found.joins:
        join = {"address": found.joins[0], "digits": found.digits}
        rows = [(ROLES[id_].name.in_(language), pin) for id_, pin in found.pins.items()]
        lines += ["", texts.JOIN.in_(language, **join), ""]
        lines.append(texts.REFEREES.in_(language, address=found.referees))
        if found.fingerprint:
            shown = {"fingerprint": found.fingerprint}
            lines.append(texts.FINGERPRINT.in_(language, **shown))
        lines += ["", texts.PINS.in_(language)]
        lines += table(rows, indent="  ")
    if found.continued is not None:
        lines += ["", *continued_lines(found.continued, language)]
    return [*lines, "", *found.code_lines]


def continued_lines(continued: ContinuedEvent, language: Language) -> list[str]:
    """Returns which part begins, and how many acts of this computer wait for a choice."""
    path = shown_path(continued.path)
    lines = [texts.PART.in_(language, part=continued.part, path=path)]
    if continued.waits:
        lines.append(texts.WAITING.in_(language, count=continued.waits))
    return lines


def stop(args: Namespace) -> int:
    """Ends the server of an event. Raises EventError if there is none, or it is silent."""
    from goref.app.serving.own_server import own_server  # with all of asyncio

    server = own_server(Path(args.event), args.lang)
    if server is None:
        raise EventError(fault("not-served", path=shown_path(Path(args.event))))
    server.stop()
    print_lines([texts.ENDED.in_(args.lang, event=server.record.name)])
    return ANSWERED


def port(text: str) -> int:
    """Reads the number of a port; 0 is any that is free. Raises OptionValueError."""
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and int(text) <= MOST_PORT):
        raise OptionValueError(fault("no-whole-number-to", text=text, most=MOST_PORT))
    return int(text)


def pin(text: str) -> tuple[str, str]:
    """Reads a role and its PIN. Raises OptionValueError."""
    role, _, digits = text.partition("=")
    if role not in ROLES or not (digits.isascii() and digits.isdecimal() and len(digits) > 3):
        raise OptionValueError(fault("pin-form", text=text))
    return role, digits
