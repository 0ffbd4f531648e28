"""The manual's table of roles says what the roles' own table says."""

from __future__ import annotations

from goref.app.event.acts.base import ACTS
from goref.app.event.acts.roles_table import roles_table
from goref.app.manual import pages
from goref.core.sharing.roles import REACH, ROLES
from tests.languages import EN, JA, KO, ZH


def test_every_act_has_a_row_and_every_role_a_column() -> None:
    rows = [line.strip("| ").split(" | ") for line in roles_table(EN).splitlines()]
    assert rows[0][1:] == [role.name.in_(EN) for role in ROLES.values()]
    told = {row[0]: row[1:] for row in rows[2:]}
    assert all(len(cells) == len(ROLES) for cells in told.values())
    for name, act in ACTS.items():
        assert told[act.title.in_(EN)] == ["✓" if r.may(name) else "–" for r in ROLES.values()]
    assert REACH.keys() == ACTS.keys()


def test_it_is_in_every_language_and_in_the_manual() -> None:
    assert len({roles_table(language) for language in (EN, ZH, JA, KO)}) == 4
    assert pages._MADE.sub(lambda found: pages._made(found, "serving", ZH), "{roles}\n") == (
        roles_table(ZH) + "\n"
    )
