"""Texts for the score sheet: headings, reasons why it is not final, signatures."""

from __future__ import annotations

from goref.core.base.language import Plural, Text
from goref.core.rulesets.ruleset import Unit

HEADINGS: dict[str, Text] = {
    "sheet": Text("sheet", "Score sheet"),
    "event": Text("sheet", "Event"),
    "round": Text("sheet", "Round"),
    "table": Text("sheet", "Table"),
    "place": Text("sheet", "Place"),
    "date": Text("sheet", "Date"),
    "rules": Text("sheet", "Rule set"),
    "source": Text("sheet", "Source"),
    "komi": Text("sheet", "Komi"),
    "handicap": Text("sheet", "Handicap"),
    "moves": Text("sheet", "Moves"),
    "board": Text("sheet", "Board"),
    "position": Text("sheet", "Final position"),
    "legend": Text("sheet", "Signs"),
    "count": Text("sheet", "Count"),
    "payments": Text("sheet", "Komi and adjustments"),
    "total": Text("sheet", "Total"),
    "so-far": Text("sheet", "Total so far"),
    "difference": Text("sheet", "Black less White"),
    "difference-so-far": Text("sheet", "Black less White so far"),
    "captured": Text("sheet", "Captured in play"),
    "dead": Text("sheet", "Dead, taken off"),
    "unknown": Text("sheet", "not known"),
    "result": Text("sheet", "Result"),
    "code": Text("sheet", "Code"),
    "rulings": Text("sheet", "What was ruled"),
    "no-rulings": Text(
        "sheet", "Nothing was ruled. Stones are counted as they stand."
    ),
    "as-it-stands": Text(
        "sheet", "The rest of the board counts as it stands"
    ),
    "reason": Text("sheet", "Reason"),
    "article": Text("sheet", "Article"),
    "stated": Text("sheet", "Stated by the referee"),
    "basis": Text("sheet", "What the count rests on"),
    "trials": Text("sheet", "Tried on the board"),
    "checks": Text("sheet", "Counted in every way"),
    "way": Text("sheet", "Way to count"),
    "margin": Text("sheet", "Black less White, with komi"),
    "agrees": Text("sheet", "agrees"),
    "differs": Text("sheet", "DIFFERS"),
    "findings": Text("sheet", "Findings"),
    "notes": Text("sheet", "Notes"),
    "protocol": Text("sheet", "Protocol"),
    "link": Text("sheet", "Last link of the chain"),
    "not-final": Text("sheet", "PROVISIONAL"),
    "more-open": Text(
        "sheet", "And {count} more (see Findings)."
    ),
    "incidents": Text("sheet", "Incidents"),
    "carried": Text("sheet", "Brought from earlier rounds"),
    "protests": Text("sheet", "Protests"),
    "under-protest": Text("sheet", "UNDER PROTEST"),
    "photograph": Text("sheet", "Photograph"),
    "photo-unreadable": Text(
        "sheet", "The photograph in the case cannot be shown."
    ),
    "signatures": Text("sheet", "Signatures"),
    "referee": Text("sheet", "Referee"),
    "signed-on": Text("sheet", "Date"),
    "none": Text("sheet", "none"),
}  # fmt: skip

KOMI: dict[Unit, Text] = {
    Unit.POINTS: Text("sheet: komi in points", "Komi"),
    Unit.ZI: Text("sheet: komi in zi", "Komi"),
}
"""The name of the komi in units for which a language may have a name of its own."""

STEPS: dict[str, Text] = {
    "payments": Text("sheet", "Komi and adjustments"),
    "count": Text("sheet", "Count"),
    "result": Text("sheet", "Result"),
}
"""Steps whose articles the count rests on."""

LEGEND: dict[str, Text] = {
    "last": Text("sheet", "last move"),
    "proposed": Text("sheet", "hatched: proposed"),
    "disputed": Text("sheet", "disputed"),
    "flagged": Text("sheet", "contradiction"),
}
"""Marks on the board other than the kind of a point and the status of a stone."""

SAID: dict[str, Text] = {
    "word": Text("sheet", "{verdict}, by the referee's decision."),
    "imported": Text("sheet", "{verdict}, as the event's results say."),
}
"""The result of a table that was not decided by a count, by its basis."""
SAID_WHY = Text("sheet", "Reason: {reason}. ")
BY_COUNT = Text("sheet", "The count of the board would say: {counted}")
BY_BOARD = Text("sheet", "The board itself: {counted}")
OPEN: dict[str, Text] = {
    "known-only": Text("sheet", "this rule set is known by name only"),
    "trial-contrary": Text(
        "sheet", "ruled otherwise than trial {number} showed, without a reason"
    ),
    "checks": Text("sheet", "the ways to count do not agree"),
    "table-dispute": Text("sheet", "the table is in dispute"),
    "table-decided": Text("sheet", "the table was decided otherwise: {verdict}"),
}
"""Reasons why a sheet is not final, in addition to the case's status."""

AGREEMENT: dict[bool, Text | Plural] = {
    True: Plural(
        "sheet",
        "{count} way to count gives this margin.",
        "All {count} ways to count give the same margin.",
    ),
    False: Plural(
        "sheet",
        "{bad} of {count} ways to count DISAGREES.",
        "{bad} of {count} ways to count DISAGREE.",
        "bad",
    ),
}
WAYS: dict[str, Text] = {
    "formula": Text("sheet", "Formula of the rule set"),
    "numbers": Text("sheet", "{count} · difference only"),
    "stones": Text("sheet", "{count} · with stones"),
    "stones-alone": Text("sheet", "{count} · with stones, {alone}"),
}
"""The names of ways to count, by their means."""

CHAIN = Text("sheet", "{point} ({stones})")
"""A chain, by one of its stones and the number of all."""
OF_SIDE = Text("sheet", "{side} {chains}")
LINE_UNIT = Text("sheet", "in {unit}")
STANDS: dict[str, Text] = {
    "settled": Text("sheet", "let stand"),
    "conflict": Text("sheet", "contradiction"),
    "check": Text("sheet", "open"),
    "note": Text("sheet", "note"),
}
"""The states of a finding."""
MOVES = Text("sheet", "{count}")
SIZE = Text("sheet", "{width} × {height}")
FOOT = Text("sheet", "goref {version} · code {code}")
PAGE = Text("sheet", "page {page} of {pages}")
READ_FROM = Text("sheet", "The board was read from this photograph.")
READ_FROM_FILE = Text("sheet", "The board was read from this photograph, from the file {name}.")
DIGEST = Text("sheet", "SHA-256 of the file: {digest}")
CHECK_CODE = Text(
    "sheet", "goref verify CASE --code {code} tells whether this sheet belongs to a case."
)
