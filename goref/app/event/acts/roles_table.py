"""The manual's table of roles: what each may do, and what each may read."""

from __future__ import annotations

from collections.abc import Iterable

from goref.app.event.acts.base import ACTS
from goref.app.event.acts.table import MODULES
from goref.core.base.language import Language, Text
from goref.core.sharing.roles import READINGS, ROLES, ReadingLevel

YES, NO = "✓", "–"
MAY, READS = Text("roles", "Act"), Text("roles", "Reads {what}")
CORRECTS = Text("roles", "Changes a result that is there")


def roles_table(language: Language) -> str:
    """Returns every act and what may be read as a Markdown table, with a column for each
    role."""
    roles = ROLES.values()

    def row(title: str, cells: Iterable[bool]) -> str:
        return f"| {' | '.join((title, *(YES if cell else NO for cell in cells)))} |"

    heads = (MAY.in_(language), *(role.name.in_(language) for role in roles))
    lines = [f"| {' | '.join(heads)} |", "|:--" + "|:-:" * len(ROLES) + "|"]
    for reading in ReadingLevel:
        title = READS.in_(language, what=READINGS[reading].in_(language))
        lines.append(row(title, (role.can_read(reading) for role in roles)))
    assert MODULES  # all acts are registered
    for name, act in ACTS.items():
        lines.append(row(act.title.in_(language), (role.may(name) for role in roles)))
    corrects = (bool(role.acts) and role.corrects for role in roles)
    lines.append(row(CORRECTS.in_(language), corrects))
    return "\n".join(lines)
