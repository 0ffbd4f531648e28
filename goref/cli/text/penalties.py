"""The option ``--penalty``: a side's payment with its reason, as an incident of the case."""

from __future__ import annotations

from collections.abc import Iterable

from goref.app.edits.incidents import RecordIncident, next_number
from goref.cli.text.faults import WrongUsageError
from goref.core.base.colour import Colour
from goref.core.base.faults import fault, why
from goref.core.case.case import Case
from goref.core.incidents.consequence import Consequence, ConsequenceKind, PaidIn
from goref.core.incidents.incident import Incident, Offender, Person
from goref.io.sgf.typed import typed_number
from goref.io.sgf.values import WrittenUnit
from goref.io.values.incident_values import LONGEST


def with_penalties(case: Case, texts: Iterable[str]) -> Case:
    """Returns the case with a penalty for each ``W:2:REASON``.

    Raises WrongUsageError if a text has another form, or the case does not accept the penalty.
    """
    for text in texts:
        incident = read_penalty(text, next_number(case))
        try:
            case = RecordIncident(incident).apply(case)
        except ValueError as error:
            raise WrongUsageError(
                fault("option-says", option="--penalty", problem=why(error))
            ) from None
    return case


def read_penalty(text: str, number: int) -> Incident:
    """Returns the incident for a text such as ``W:2:REASON`` (points) or ``W:1zi:REASON``.

    ``number``: the incident's number in its case. Raises WrongUsageError for any other text.
    """
    side, _, rest = text.partition(":")
    amount, _, reason = rest.partition(":")
    amount, reason = amount.strip(), " ".join(reason.split())
    written = typed_number(amount)
    try:
        colour = Colour.from_letter(side.strip())
        if written is None:
            raise ValueError(amount)
        unit = PaidIn.ZI if written.unit is WrittenUnit.ZI else PaidIn.POINTS
        paid = Consequence(ConsequenceKind.PAYMENT, written.number, unit)
    except ValueError:
        raise WrongUsageError(fault("no-penalty", text=text[:80])) from None
    if not 0 < len(reason) <= LONGEST:
        raise WrongUsageError(fault("no-penalty", text=text[:80]))
    return Incident(
        number,
        "other",
        Offender.of(colour),
        reported=Person.REFEREE,
        facts=reason,
        decided=(paid,),
        reason=reason,
    )
