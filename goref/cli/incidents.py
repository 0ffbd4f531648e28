"""``goref incidents``: kinds of incidents, regulations, and the clauses of one regulation."""

from __future__ import annotations

from collections.abc import Sequence

from goref.app.incidents.listing import clauses, kind_objects, regulation_object
from goref.cli.text.faults import ANSWERED, UnusableError, WrongUsageError
from goref.cli.text.options import Parser
from goref.cli.text.output import heading, print_json, print_lines, table
from goref.core.base.faults import fault, why
from goref.core.base.language import Language
from goref.core.incidents.kinds import KINDS
from goref.core.incidents.regulation import ClaimWindow, Regulation
from goref.core.texts.incidents.clauses import sum_said
from goref.core.texts.incidents.consequences import CLAIMANTS, GROUPS, SCOPES, WINDOWS
from goref.io.files import FileError, path_of, read_bytes
from goref.io.values.regulation_file import RegulationError
from goref.io.values.regulations import read_regulation, regulation, regulations

SUMMARY = "List the kinds of incidents and the regulations, or show what one leads to."


def run(argv: Sequence[str]) -> int:
    parser = Parser("incidents", SUMMARY)
    parser.add_argument("id", metavar="ID", nargs="?", help="one regulation")
    parser.add_argument("--kinds", action="store_true", help="the kinds of incidents")
    parser.add_argument(
        "--file", metavar="FILE", help="a regulation of your own (TOML): check and show it"
    )
    parser.take("lang", "json")
    args = parser.parse_args(argv)
    if sum((args.id is not None, args.file is not None, args.kinds)) > 1:
        raise WrongUsageError(fault("incidents-one"))
    if args.kinds:
        if args.json:
            print_json({"kinds": kind_objects()})
        else:
            print_lines(_kinds(args.lang))
        return ANSWERED
    chosen = _chosen(args.id, args.file)
    if args.json:
        every = [regulation_object(each, args.lang) for each in regulations().values()]
        print_json(
            {"regulations": every} if chosen is None else regulation_object(chosen, args.lang)
        )
    else:
        print_lines(_listed(args.lang) if chosen is None else detailed(chosen, args.lang))
    return ANSWERED


def _chosen(id_: str | None, file: str | None) -> Regulation | None:
    """Returns the requested regulation; None if none was requested.

    Raises WrongUsageError for an unknown id, UnusableError for an unusable file.
    """
    if id_ is not None:
        try:
            return regulation(id_.strip())
        except ValueError as error:
            raise WrongUsageError(why(error)) from None
    if file is None:
        return None
    try:
        return read_regulation(read_bytes(path_of(file)))
    except (FileError, RegulationError) as error:
        raise UnusableError(why(error)) from None


def _kinds(language: Language) -> list[str]:
    return table(
        [
            (kind.id, GROUPS[kind.group].in_(language), kind.name.in_(language))
            for kind in KINDS.values()
        ]
    )


def _listed(language: Language) -> list[str]:
    return table([(each.id, each.name.in_(language)) for each in regulations().values()])


def detailed(regulation: Regulation, language: Language) -> list[str]:
    """Returns lines about one regulation: its general terms, clauses, sums and notes."""
    said = [f"{regulation.name.in_(language)} ({regulation.id})"]
    told = {
        "edition": regulation.edition,
        "rules": ", ".join(regulation.rules),
        "claimed": (
            ""
            if regulation.window is ClaimWindow.UNKNOWN
            else WINDOWS[regulation.window].in_(language)
        ),
        "claimant": CLAIMANTS[regulation.claimant].in_(language),
        "scope": SCOPES[regulation.scope].in_(language),
        "note": "" if regulation.note is None else regulation.note.in_(language),
    }
    rows = [(heading(key, language), text) for key, text in told.items() if text]
    said += table(rows, indent="  ")
    said += ["", *table(list(clauses(regulation, language)), indent="  ")]
    sums = [sum_said(rule, language) for rule in regulation.sums]
    if sums:
        said += ["", *(f"  {each}" for each in sums)]
    notes = [
        f"  {KINDS[row.kind].name.in_(language)}: {row.note.in_(language)}"
        for row in regulation.rows
        if row.note is not None
    ]
    return [*said, *([""] if notes else []), *notes]
