"""Roles: who may do what to which columns, and what the wall may show."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goref.core.base.frozen import replace
from goref.core.event.event import Bye, Event, EventInfo, Player, Table, TableState
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.event.standings import standings
from goref.core.incidents.incident import Person, Protest
from goref.core.sharing.roles import REACH, ROLES, WHOLE, ReadingLevel, for_everybody
from goref.core.texts.event.wall_list import standings_table, wall_list
from goref.io.event import rows
from tests.languages import EN

WON = Result(Verdict.BLACK, "B+3.5", ResultBasis.WORD, Fraction(7, 2), reason="SECRET reason")
PLAYERS = tuple(
    Player(name, "X.", "3d", 2300, "Brno", "CZ", "12345678", "987654", id=number)
    for number, name in enumerate(("Ann", "Bob", "Cid", "Dan", "Eve", "Fay"), 1)
)
EVENT = Event(
    EventInfo("Cup", rounds=2),
    PLAYERS,
    (
        Table(1, 1, 1, 2, state=TableState.DECIDED, result=WON, note="SECRET note", id=1),
        Table(1, 2, 3, 4, state=TableState.IN_DISPUTE, note="SECRET dispute", id=2),
        Table(
            1,
            3,
            5,
            6,
            state=TableState.DECIDED,
            result=WON,
            protests=(Protest(1, Person.BLACK, lodged="15:00"),),
            id=3,
        ),
    ),
    (Bye(2, 1),),
    link="abcdef",
)


def test_each_role_may_what_the_one_below_it_may_read() -> None:
    order = [list(ReadingLevel).index(role.reads) for role in ROLES.values()]
    assert order == sorted(order)
    assert ROLES["spectator"].acts == frozenset()
    assert ROLES["chief"].acts == REACH.keys()
    assert all(role.id == id_ for id_, role in ROLES.items())


@pytest.mark.parametrize("role", ROLES.values(), ids=ROLES)
def test_no_act_reaches_further_than_its_table_says(role: object) -> None:
    role = ROLES[role.id]  # type: ignore[attr-defined]
    for act, reach in REACH.items():
        for kind, columns in WHOLE.items():
            beyond = role.beyond(act, kind, columns)
            assert columns - reach.get(kind, frozenset()) <= beyond
            if role.id == "chief":
                assert beyond == columns - reach.get(kind, frozenset())


def test_what_is_undone_must_be_within_reach() -> None:
    keeper, referee = ROLES["scorekeeper"], ROLES["referee"]
    assert keeper.beyond("put-back", "table", ("incidents", "re")) == frozenset()
    assert replace(keeper, acts=frozenset(("note", "put-back"))).beyond(
        "put-back", "table", ("re", "note")
    ) == {"re"}
    assert referee.beyond("put-back", "table", ("black",)) == {"black"}


def test_the_columns_are_those_of_the_rows() -> None:
    assert WHOLE["event"] == rows.info_values(EVENT.info).keys()
    assert WHOLE["player"] == rows.player_values(PLAYERS[0]).keys()
    assert WHOLE["table"] == rows.table_values(EVENT.tables[0]).keys()


def test_the_wall_shows_nothing_private() -> None:
    shown = for_everybody(EVENT)
    told = repr(shown)
    for secret in ("SECRET", "2300", "12345678", "987654", "dispute", "15:00", "abcdef"):
        assert secret not in told
    assert [table.state for table in shown.tables] == [
        TableState.DECIDED,
        TableState.TO_PLAY,
        TableState.TO_PLAY,
    ]


def test_the_wall_has_the_same_standings() -> None:
    before, after = (standings_table(standings(e), EN) for e in (EVENT, for_everybody(EVENT)))
    assert before.rows == after.rows
    assert "SECRET" not in repr(list(wall_list(for_everybody(EVENT), EN)))
