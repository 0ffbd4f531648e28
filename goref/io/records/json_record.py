"""Games as JSON: games of OGS are read; for other JSON an error names its kind and the remedy.

To cover another kind of JSON that people mistake for a game, add an entry to ``KINDS``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from goref.core.base.faults import Fault, fault, fault_of, why
from goref.core.base.language import Text
from goref.core.event.notes import listed
from goref.io.event.formats.json import JsonError, Value, read_json
from goref.io.files import one_line
from goref.io.records.ogs import is_ogs, read_ogs
from goref.io.sgf.read import SgfCollection
from goref.io.sgf.syntax import SgfError

MOST_BYTES = 4_000_000
"""The most bytes of a game as JSON."""
MOST_OF_LINE = 200_000
"""The most bytes of a file's first line that is parsed as one object if other lines follow."""
MOST_NAMES = 5
RECORD_BEGINS = "(;"

TO_SGF = Text("files", "Save the game as SGF in that program, and open that.")
TO_RECORD = Text("files", "Open the record (SGF) that was analysed.")
TO_EVENT = Text("files", "Import it into an event (goref event import).")
AS_UTF_8 = Text("files", "Save it as UTF-8.")
OF_CASE = Text("files", "Open the record or the case that it was printed for.")


class JsonKind(NamedTuple):
    """A kind of JSON that is not a game for goref.

    Attributes:
        names: names that occur in the outermost object of this kind and, together, identify it.
        called: its description, after "looks like" in English.
        advice: the remedy for the user.
    """

    names: frozenset[str]
    called: Text
    advice: Text = TO_SGF


def _kind(names: str, called: Text, advice: Text = TO_SGF) -> JsonKind:
    return JsonKind(frozenset(names.split()), called, advice)


KATAGO_QUERY = Text("files", "a query for KataGo's analysis")
KATAGO_ANSWER = Text("files", "an analysis by KataGo")
KATRAIN = Text("files", "an analysis by KaTrain")
KATRAIN_SETTINGS = Text("files", "the settings of KaTrain")
LIZZIE = Text("files", "the settings of Lizzie")
SABAKI = Text("files", "the settings of Sabaki")
PAIRGOTH = Text("files", "a tournament of Pairgoth")
OURS = Text("files", "what goref itself prints")
CASE = Text("files", "a case of goref in another encoding than UTF-8")
KINDS = (
    _kind("goref sgf", CASE, advice=AS_UTF_8),
    _kind("boardXSize moves", KATAGO_QUERY, advice=TO_RECORD),
    _kind("analyzeTurns moves", KATAGO_QUERY, advice=TO_RECORD),
    _kind("moveInfos", KATAGO_ANSWER, advice=TO_RECORD),
    _kind("rootInfo", KATAGO_ANSWER, advice=TO_RECORD),
    _kind("root moves completed", KATRAIN),
    _kind("root moves ownership", KATRAIN),
    _kind("root moves policy", KATRAIN),
    _kind("katrain", KATRAIN),
    _kind("general engine trainer", KATRAIN_SETTINGS),
    _kind("general engine timer", KATRAIN_SETTINGS),
    _kind("leelaz ui", LIZZIE),
    _kind("engines.list", SABAKI),
    _kind("players games pairing", PAIRGOTH, advice=TO_EVENT),
    _kind("players games", PAIRGOTH, advice=TO_EVENT),
    _kind("status findings rules", OURS, advice=OF_CASE),
)
"""The known kinds; an error reports the first kind that fits."""


def read_json_record(data: bytes) -> SgfCollection:
    """Reads a game of OGS. Raises SgfError; for other JSON the error names its kind."""
    try:
        root = _root(data)
    except JsonError as error:
        raise SgfError(_broken(error)) from None
    if not is_ogs(root):
        raise SgfError(_other(root))
    try:
        return SgfCollection((read_ogs(root),))
    except JsonError as error:
        raise SgfError(fault("json-game", problem=why(error))) from None


def _root(data: bytes) -> Value:
    """Returns the outermost object, or that of the first line.

    Raises JsonError if the data are not JSON, SgfError if they are too large.
    """
    line, _, rest = data.strip().partition(b"\n")
    if rest.lstrip().startswith(b"{") and len(line) <= MOST_OF_LINE:
        try:
            return read_json(line).root
        except JsonError:
            pass  # an object on several lines
    if len(data) > MOST_BYTES:
        size, most = len(data) // 1_000_000, MOST_BYTES // 1_000_000
        raise SgfError(fault("json-large", size=size, most=most))
    return read_json(data).root


def _broken(error: JsonError) -> Fault:
    told = fault_of(error)
    if told is not None and told.code == "no-json":
        return fault("json-broken", **dict(told.parts))
    return fault("json-game", problem=why(error))


def _other(root: Value) -> Fault:
    """Returns the fault for JSON that is not a game: its kind and the remedy."""
    names = root.holds if isinstance(root.holds, Mapping) else {}
    for kind in KINDS:
        if kind.names <= set(names):
            return fault("json-kind", kind=kind.called, advice=kind.advice)
    for value in _values(root):
        if isinstance(value.holds, str) and value.holds.lstrip().startswith(RECORD_BEGINS):
            return fault("json-holds-sgf", place=value.path)
    shown = [f"“{one_line(name[:40])}”" for name in names]
    return fault("json-unknown", names=listed(shown, MOST_NAMES) or fault("json-nothing"))


def _values(root: Value) -> Iterator[Value]:
    """Yields a value and all values in it, the outer before the inner."""
    waiting = [root]
    while waiting:
        value = waiting.pop()
        yield value
        inside = value.holds
        if isinstance(inside, Mapping):
            waiting += inside.values()
        elif isinstance(inside, tuple):
            waiting += inside
