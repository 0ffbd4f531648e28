"""``goref event devices``: the laptops that joined a served event, and the removal of one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from goref.app.serving.devices import Device, devices_of, put_out
from goref.app.serving.own_server import own_server
from goref.app.sharing.joined_event import joined_with
from goref.cli.event.options import EventParser, say
from goref.cli.text.faults import ANSWERED
from goref.cli.text.output import table
from goref.core.base.faults import fault
from goref.core.base.frozen import fields
from goref.core.event.event import EventError
from goref.core.sharing.roles import ROLES
from goref.core.texts.event import sharing as texts
from goref.io.files import one_line, shown_path
from goref.io.text.times import local_time


def devices(parser: EventParser, argv: Sequence[str]) -> int:
    parser.add_argument(
        "--remove", metavar="NUMBER", default="", help="this one is not known any longer"
    )
    args = parser.parse_args(argv)

    path = Path(args.event)
    server, joined = own_server(path, args.lang), joined_with(path)
    if server is not None:
        now = server.put_out(args.remove) if args.remove else server.ask()
        found = now.devices
    elif joined is not None:
        member = joined.membership
        if args.remove:
            found = put_out(member, args.remove, args.lang)
        else:
            found = devices_of(member, args.lang)
    else:
        raise EventError(fault("not-served", path=shown_path(path)))

    def row(one: Device) -> tuple[str, ...]:
        role = ROLES[one.role].name.in_(args.lang) if one.role in ROLES else one.role
        name = one_line(one.who.removesuffix(f" ({one.role})"))
        heard = texts.LISTENS if one.listens else texts.HEARD
        return one.id, name, role, heard.in_(args.lang, time=local_time(one.heard))

    names = [field.name for field in fields(Device)]
    value = {"devices": [{name: getattr(one, name) for name in names} for one in found]}
    say(args, lambda: value, table([row(one) for one in found]))
    return ANSWERED
