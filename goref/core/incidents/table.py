"""All regulations that goref has, and which one goes with a rule set."""

from __future__ import annotations

from goref.core.base.faults import fault
from goref.core.incidents import chinese, elsewhere, korean
from goref.core.incidents.regulation import Regulation

REGULATIONS: dict[str, Regulation] = {
    each.id: each
    for each in (*chinese.REGULATIONS, *korean.REGULATIONS, *elsewhere.REGULATIONS)
}
"""Every regulation by id, in the order they are listed."""


def regulation(id_: str) -> Regulation:
    """The regulation with an id. Raises ValueError, naming those there are."""
    try:
        return REGULATIONS[id_]
    except KeyError:
        known = ", ".join(REGULATIONS)
        raise ValueError(fault("no-regulation", id=id_, known=known)) from None


def usual_with(rules: str) -> Regulation | None:
    """The regulation that is usual with a rule set; None where none is known."""
    return next((each for each in REGULATIONS.values() if rules in each.rules), None)


def proposed(own: Regulation | None, rules: str) -> Regulation | None:
    """The regulation to ask: the chosen one, else the usual one."""
    return own or usual_with(rules)
