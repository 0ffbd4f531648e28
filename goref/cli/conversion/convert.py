"""``goref convert``: a recorded result under other rule sets, without its board."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from goref.app.conversion.conversion_table import (
    ConversionError,
    conversion_object,
    converted,
    converted_rows,
    deciding,
    silent_on_handicap,
    typed_result,
)
from goref.cli.text.faults import ANSWERED, FACTS_MISSING, WrongUsageError
from goref.cli.text.options import (
    MOST_STONES,
    OptionValueError,
    Parser,
    computable,
    komi_under,
    pair,
    up_to,
)
from goref.cli.text.output import heading, print_json, print_lines, table
from goref.core.base.faults import fault, why
from goref.core.base.geometry import grid
from goref.core.base.language import Language
from goref.core.case.case import StatedFacts
from goref.core.conversion.conversion import Conversion, RecordedMargin
from goref.core.conversion.known_facts import BOARDS, DAME, PAID, KnownFacts
from goref.core.rulesets.table import COMPUTED
from goref.core.ruling.quantity import Quantity
from goref.core.texts.count.conversion import COLUMNS, OPEN_TITLE, facts_text, recorded_text
from goref.core.texts.findings import say
from goref.io.values.fact_names import OPTIONS

SUMMARY = "Convert a recorded result to other rule sets, or say which facts decide it."
FACTS = (
    *("first", "first-pass", "last-play", "last-dame", "last-competitive", "plays"),
    *("pass-stones", "end", "granted-first", "played-for"),
)
"""The shared options that state facts of a game without a board."""
NOT_ASKED = (Quantity.PUBLIC, Quantity.PASS_STONES)
AMOUNTS = (*(q.value for q in Quantity if q not in NOT_ASKED), *BOARDS)
MORE_OPTIONS = {PAID: "--handicap-paid", DAME: "--dame"}
LARGEST = 25


def amount(text: str) -> tuple[str, int]:
    """Returns a quantity and Black's amount less White's: ``eyes:B=1,W=0``."""
    key, colon, sides = text.partition(":")
    if not colon or key not in AMOUNTS:
        raise OptionValueError(fault("none-of", text=key, known=", ".join(AMOUNTS)))
    read = pair(sides)
    return key, read.black - read.white


def yes_or_no(text: str) -> bool:
    answers = {"yes": True, "no": False}
    if text.strip().lower() not in answers:
        raise OptionValueError(fault("none-of", text=text, known=", ".join(answers)))
    return answers[text.strip().lower()]


def run(argv: Sequence[str]) -> int:
    parser = Parser("convert", SUMMARY)
    parser.add_argument(
        "result", metavar="RESULT", help="as recorded, such as W+2.5zi or B+0.5"
    )
    parser.add_argument(
        "--rules",
        metavar="ID",
        type=computable,
        required=True,
        help="the rule set of the recorded result",
    )
    parser.add_argument(
        "--to",
        metavar="ID",
        type=computable,
        action="append",
        default=[],
        help="only under this rule set (usual: all)",
    )
    parser.take("komi", "handicap")
    parser.add_argument(
        "--handicap-paid",
        metavar="yes|no",
        type=yes_or_no,
        help="whether the recorded result contains the payment for handicap stones",
    )
    parser.take(*FACTS)
    parser.add_argument(
        "--early-passes",
        metavar="B=0,W=0",
        type=pair,
        help="passes of each side before the last play",
    )
    parser.add_argument(
        "--dame", metavar="N", type=up_to(MOST_STONES), help="dame that were left on the board"
    )
    parser.add_argument(
        "--no-seki", action="store_true", help="there was no seki, so no points in one"
    )
    parser.add_argument(
        "--has",
        metavar="eyes:B=1,W=0",
        type=amount,
        action="append",
        default=[],
        help="the number that each side has of a quantity, such as eyes in seki or groups",
    )
    parser.add_argument(
        "--size", metavar="N", type=up_to(LARGEST), default=19, help="of the board (usual: 19)"
    )
    parser.take("lang", "json")
    args = parser.parse_args(argv)
    known = _known(args)
    try:
        recorded = typed_result(args.result, args.rules)
        made = converted(recorded, known, args.to or COMPUTED)
    except ConversionError as error:
        raise WrongUsageError(why(error)) from None
    if args.json:
        print_json(conversion_object(recorded, known, made, args.lang))
    else:
        print_lines(lines(recorded, known, made, args.lang))
    found = any(not outcome.needs for one in made for outcome in one.outcomes)
    return ANSWERED if found else FACTS_MISSING


def _known(args: argparse.Namespace) -> KnownFacts:
    names = [option.replace("-", "_") for option in FACTS if option != "first"]
    stated = StatedFacts(
        began=args.began,
        komi=None if args.komi is None else komi_under(args.komi, args.rules),
        handicap=args.handicap,
        **{name: getattr(args, name) for name in names},
    )
    passes = args.early_passes
    known = KnownFacts(
        stated, dict(args.has), handicap_paid=args.handicap_paid, size=args.size**2
    )
    return known.with_board(
        dame=args.dame,
        no_seki=args.no_seki,
        early_passes=None if passes is None else passes.black - passes.white,
    )


def lines(
    recorded: RecordedMargin,
    known: KnownFacts,
    conversions: Sequence[Conversion],
    language: Language,
) -> list[str]:
    """Returns the printed lines: the recorded result, a row an outcome, what stays open."""
    rows, opened = converted_rows(conversions, language, by_id=True)
    said = [recorded_text(recorded, language), facts_text(recorded, known, language), ""]
    told = [
        [row.rules.id, row.condition, row.margin, row.result, row.reasons, row.open]
        for row in rows
    ]
    heads = [column.in_(language) for column in COLUMNS.values()]
    used = [n for n in range(len(heads)) if any(row[n] for row in told)]
    shown = [[row[n] for n in used] for row in (heads, *told)]
    said += table(shown, right=(used.index(2),) if 2 in used else (), indent="  ")
    if opened:
        said += ["", OPEN_TITLE.in_(language)]
        said += table([(row.letter, row.name, row.changes) for row in opened], indent="  ")
    if (silent := silent_on_handicap(conversions, known)) is not None:
        finding, rules = silent
        remark = say(finding, grid(19), language)
        said += ["", f"{remark} ({', '.join(one.id for one in rules)})"]
    options = [{**OPTIONS, **MORE_OPTIONS}.get(fact) for fact in deciding(conversions)]
    given = [option for option in options if option is not None]
    if given:
        said += ["", heading("give", language, options=", ".join(given))]
    return said
