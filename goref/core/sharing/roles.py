"""Roles at an event that one computer serves to others: the acts and the data of each.

:data:`ROLES` is the one table of it. The server asks it before an act is done, and once more
when the act's changes are known; the manual's table is made from it. An act may change the
columns in :data:`REACH` alone, whatever the computer that sent it says about it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum

from goref.core.base.frozen import frozen, replace
from goref.core.base.language import Text
from goref.core.event.event import Event, Player, Table, TableState
from goref.core.event.standings import Standings, standings

Reach = Mapping[str, frozenset[str]]
"""The columns that may change, by the kind of their row: event, player, table or bye."""


class ReadingLevel(Enum):
    """Data of an event that a role may read; each includes the ones before it."""

    LISTS = "lists"
    """The lists on the wall: names, ranks, clubs, pairings, results, standings."""
    TABLES = "tables"
    """The state of every table too, with its note: in dispute, under protest."""
    EVERYTHING = "everything"
    """The whole file: ratings, numbers in rating lists, cases, incidents, the log."""


READINGS = {
    ReadingLevel.LISTS: Text("roles", "lists"),
    ReadingLevel.TABLES: Text("roles", "states of the tables"),
    ReadingLevel.EVERYTHING: Text("roles", "everything"),
}

INFO = frozenset(
    (
        *("name", "place", "begins", "ends", "rounds", "rules", "komi", "handicap_komi"),
        *("bye", "placement", "size"),
    )
)
"""The columns of the event's own data, without those that only a chief referee changes."""
PLAYER = frozenset(
    (
        *("surname", "given", "rank", "rating", "club", "country", "egf_pin", "aga_id"),
        *("mms_correction", "absent"),
    )
)
PLACE = frozenset(("round", "number", "black", "white"))
TERMS = frozenset(("handicap", "komi", "size"))
CASE = frozenset(("digest", "source"))
DECISION = frozenset(
    ("state", "verdict", "re", "basis", "margin", "result_rules", "by_default", "reason")
)
HAPPENED = frozenset(("incidents", "protests"))
SIGNED, NOTE, SECOND = frozenset(("signed",)), frozenset(("note",)), frozenset(("second",))
TIMES, ANSWER = frozenset(("times",)), frozenset(("comes",))
CALL = ANSWER | {"called"}
AT_TABLE = TERMS | CASE | DECISION | HAPPENED | SIGNED | NOTE | SECOND | CALL
TABLE = PLACE | AT_TABLE
BYE = frozenset(("round", "player"))
WHOLE: Reach = {
    "event": INFO | TIMES | {"regulation", "closed"},
    "player": PLAYER, "table": TABLE, "bye": BYE,
}  # fmt: skip

REACH: Mapping[str, Reach] = {
    "decide": {"table": DECISION},
    "decide-by-case": {"table": DECISION | CASE | HAPPENED | SIGNED},
    "attach-case": {"table": CASE | HAPPENED | SIGNED},
    "incidents": {"table": HAPPENED},
    "dispute": {"table": DECISION | NOTE},
    "reopen": {"table": DECISION},
    "note": {"table": NOTE},
    "terms": {"table": TERMS | CASE | NOTE},
    "second-entry": {"table": SECOND},
    "sign": {"table": SIGNED},
    "call": {"table": CALL},
    "answer-call": {"table": ANSWER},
    "end-call": {"table": CALL},
    "put-back": {"table": AT_TABLE},
    "pair": {"table": TABLE},
    "pair-anew": {"table": PLACE | TERMS | CASE | NOTE | SECOND},
    "unpair": {"table": TABLE},
    "bye": {"bye": BYE},
    "no-bye": {"bye": BYE},
    "enter-player": {"player": PLAYER},
    "change-player": {"player": PLAYER},
    "withdraw-player": {"player": PLAYER},
    "absences": {"player": frozenset(("absent",))},
    "event": {"event": INFO | {"regulation"}},
    "close-round": {"event": frozenset(("closed",)), "table": SIGNED},
    "open-round": {"event": frozenset(("closed",))},
    "round-time": {"event": TIMES},
    "import": {"event": INFO, "player": PLAYER, "table": TABLE, "bye": BYE},
    "add-games": {"player": PLAYER, "table": TABLE, "bye": BYE},
    "restore": WHOLE,
    "from-copy": WHOLE,
}
"""The columns that each act may change, by the act's name in files."""

GO_ON = "go-on"
"""The name, in the audit, of continuing an event on another computer. It changes no column;
who may bring acts of others may bring it too."""

AT_TABLES = frozenset(
    (
        *("decide", "decide-by-case", "attach-case", "reopen", "note", "second-entry"),
        *("sign", "put-back"),
    )
)
CALLING = frozenset(("call", "end-call"))
RULINGS = frozenset(("incidents", "dispute", "terms", "answer-call"))
PAIRINGS = frozenset(
    (
        *("pair", "pair-anew", "unpair", "bye", "no-bye", "terms"),
        *("enter-player", "change-player", "withdraw-player", "absences"),
        *("import", "add-games"),
    )
)


@frozen
class Role:
    """The acts and the data of somebody who joins an event.

    Attributes:
        id: the role's name in files and on the wire.
        acts: the names of the acts, as in files.
        reads: the most that it may read.
        corrects: True if it may change a result that is there already.
        for_others: True if it may bring acts that others did, in their names.
    """

    id: str
    name: Text
    acts: frozenset[str]
    reads: ReadingLevel
    corrects: bool = True
    for_others: bool = False

    def may(self, act: str) -> bool:
        """Returns whether the role may do an act, by the act's name in files."""
        return act in self.acts or (act == GO_ON and self.for_others)

    def beyond(self, act: str, kind: str, columns: Collection[str]) -> frozenset[str]:
        """Returns the columns of a row that an act of this role may not change.

        What is undone or restored must be within the reach of the role's other acts.

        Args:
            kind: the kind of the row: event, player, table or bye.
        """
        allowed = REACH.get(act, {}).get(kind, frozenset())
        others = (REACH[name].get(kind, frozenset()) for name in self.acts - {"put-back"})
        return frozenset(columns) - (allowed & frozenset().union(*others))

    def can_read(self, reading: ReadingLevel) -> bool:
        """Returns whether the role may read some data."""
        order = list(ReadingLevel)
        return order.index(reading) <= order.index(self.reads)


ROLES: Mapping[str, Role] = {
    role.id: role
    for role in (
        Role("spectator", Text("roles", "Spectator"), frozenset(), ReadingLevel.LISTS, False),
        Role(
            "reporter",
            Text("roles", "Reporter"),
            frozenset(("decide", "second-entry")) | CALLING,
            ReadingLevel.TABLES,
            corrects=False,
        ),
        Role(
            "scorekeeper",
            Text("roles", "Scorekeeper"),
            AT_TABLES | PAIRINGS | CALLING | {"round-time"},
            ReadingLevel.EVERYTHING,
        ),
        Role(
            "referee",
            Text("roles", "Referee"),
            AT_TABLES | RULINGS | CALLING,
            ReadingLevel.EVERYTHING,
        ),
        Role(
            "chief",
            Text("roles", "Chief referee"),
            frozenset(REACH),
            ReadingLevel.EVERYTHING,
            for_others=True,
        ),
    )
}
"""The roles by id, from the one that may do least."""


def for_everybody(event: Event) -> Event:
    """Returns an event with no more than :attr:`ReadingLevel.LISTS`.

    A table in dispute or under protest is one that is still played. The standings of the event
    are those of the original, unless they use ratings.
    """
    return replace(
        event,
        players=tuple(map(_without_numbers, event.players)),
        tables=tuple(map(_as_on_the_wall, event.tables)),
        link="",
    )


def standings_for_everybody(event: Event) -> Standings:
    """Returns an event's standings without ratings, which may decide places all the same."""
    found = standings(event)
    shown = [at for at, name in enumerate(found.criteria) if name != "RATING"]
    if len(shown) == len(found.criteria):
        return found
    return replace(
        found,
        criteria=tuple(found.criteria[at] for at in shown),
        rows=tuple(
            replace(row, scores=tuple(row.scores[at] for at in shown)) for row in found.rows
        ),
    )


def _without_numbers(player: Player) -> Player:
    return replace(player, rating=None, egf_pin="", aga_id="")


def _as_on_the_wall(table: Table) -> Table:
    result = table.counted
    return replace(
        table,
        state=TableState.TO_PLAY if result is None else TableState.DECIDED,
        result=None if result is None else replace(result, reason=""),
        case="",
        source="",
        note="",
        signed="",
        incidents=(),
        protests=(),
        second=None,
        called="",
        comes="",
    )
