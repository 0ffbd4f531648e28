"""Texts for the score sheet: headings, reasons why it is not final, signatures."""

from __future__ import annotations

from functools import partial

from goref.core.base.language import Plural, Text

text = partial(Text, "sheet")

HEADINGS: dict[str, Text] = {
    "sheet": text("Score sheet"),
    "event": text("Event"),
    "round": text("Round"),
    "table": text("Table"),
    "place": text("Place"),
    "date": text("Date"),
    "rules": text("Rule set"),
    "source": text("Source"),
    "komi": text("Komi"),
    "handicap": text("Handicap"),
    "moves": text("Moves"),
    "board": text("Board"),
    "position": text("Final position"),
    "legend": text("Marks"),
    "count": text("Count"),
    "payments": text("Komi and adjustments"),
    "total": text("Total"),
    "so-far": text("Total so far"),
    "difference": text("Black less White"),
    "difference-so-far": text("Black less White so far"),
    "captured": text("Own stones captured in play"),
    "dead": text("Own dead stones, removed"),
    "unknown": text("not known"),
    "result": text("Result"),
    "code": text("Code"),
    "rulings": text("Rulings"),
    "no-rulings": text("Nothing was ruled. Stones are counted as they are."),
    "as-it-stands": text("The rest of the board counts as it is"),
    "reason": text("Reason"),
    "article": text("Article"),
    "stated": text("Stated by the referee"),
    "basis": text("Basis of the count"),
    "trials": text("Played out on the board"),
    "checks": text("Counted in every way"),
    "way": text("Way to count"),
    "margin": text("Black less White, with komi"),
    "agrees": text("agrees"),
    "differs": text("DIFFERS"),
    "findings": text("Findings"),
    "notes": text("Notes"),
    "protocol": text("Log of rulings"),
    "link": text("Last link of the chain"),
    "not-final": text("PROVISIONAL"),
    "more-open": text("And {count} more (see Findings)."),
    "incidents": text("Incidents"),
    "carried": text("Brought from earlier rounds"),
    "protests": text("Protests"),
    "under-protest": text("UNDER PROTEST"),
    "photograph": text("Photograph"),
    "photo-unreadable": text("The photograph in the case cannot be shown."),
    "signatures": text("Signatures"),
    "referee": text("Referee"),
    "signed-on": text("Date"),
    "none": text("none"),
}  # fmt: skip

STEPS: dict[str, Text] = {
    "payments": text("Komi and adjustments"),
    "count": text("Count"),
    "result": text("Result"),
}
"""Names of steps whose articles support the count."""

LEGEND: dict[str, Text] = {
    "last": text("last move"),
    "proposed": text("hatched: proposed"),
    "disputed": text("disputed"),
    "flagged": text("contradiction"),
}
"""Marks on the board other than the kind of a point and the status of a stone."""

SAID: dict[str, Text] = {
    "word": text("{verdict}, by the referee's decision."),
    "imported": text("{verdict}, according to the event's results."),
}
"""The result of a table that was not decided by a count, by its basis."""
SAID_WHY = text("Reason: {reason}. ")
BY_COUNT = text("The count of the board would say: {counted}")
BY_BOARD = text("The board itself: {counted}")
OPEN: dict[str, Text] = {
    "known-only": text("this rule set is known by name only"),
    "trial-contrary": text(
        "ruled differently from what trial {number} showed, without a reason"
    ),
    "checks": text("the ways to count do not agree"),
    "table-dispute": text("the table is in dispute"),
    "table-decided": text("the table was decided differently: {verdict}"),
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
    "formula": text("Formula of the rule set"),
    "numbers": text("{count} · difference only"),
    "stones": text("{count} · with stones"),
    "stones-alone": text("{count} · with stones, {alone}"),
}
"""The names of ways to count, by their means."""

CHAIN = text("{point} ({stones})")
"""A chain, by one of its stones and the number of all."""
OF_SIDE = text("{side} {chains}")
LINE_UNIT = text("in {unit}")
STANDS: dict[str, Text] = {
    "settled": text("let stand"),
    "conflict": text("contradiction"),
    "check": text("open"),
    "note": text("note"),
}
"""The states of a finding."""
MOVES = text("{count}")
SIZE = text("{width} × {height}")
FOOT = text("goref {version} · code {code}")
PAGE = text("page {page} of {pages}")
READ_FROM = text("The board was read from this photograph.")
READ_FROM_FILE = text("The board was read from this photograph, from the file {name}.")
DIGEST = text("SHA-256 of the file: {digest}")
CHECK_CODE = text(
    "goref verify CASE --code {code} reports whether this sheet belongs to a case."
)
