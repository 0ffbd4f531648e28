"""Rows of an event's file: values to write, and rows read as values."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from dataclasses import astuple
from enum import Enum
from fractions import Fraction
from typing import Any, TypeVar

from goref.core.base.faults import fault
from goref.core.base.geometry import LARGEST, SMALLEST
from goref.core.event.event import (
    MOST_CORRECTION,
    MOST_RATING,
    MOST_ROUNDS,
    MOST_TEXT,
    Bye,
    EventInfo,
    Player,
    RoundTime,
    Table,
    TableState,
    check_moment,
)
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.rulesets.table import ruleset
from goref.io.event.placement_text import placement_text, read_placement_text
from goref.io.event.words import read_word, word_of

INFO = (
    *("name", "place", "begins", "ends", "rounds", "rules", "komi", "handicap_komi", "bye"),
)
PLAYER = (*("surname", "given", "rank", "rating", "club", "country", "egf_pin", "aga_id"),)
ROUNDS = re.compile(r"([1-9][0-9]?(,[1-9][0-9]?)*)?")
"""Round numbers from 1, separated by commas."""
NO_TIME = "-"
TIMES = re.compile(r"(?:([1-9][0-9]?) (-|[-+:.0-9TZ]{1,40}) ([0-9]{1,5})(?:,(?!$)|$))")
"""The time of a round: its number, when it began, how many minutes it lasts."""
TABLE = ("round", "number", "black", "white", "handicap", "komi", "state")
PLACE = ("round", "number", "black", "white")
"""The columns of a table's row for its place and its players."""
RESULT = ("verdict", "re", "basis", "margin", "result_rules", "by_default", "reason")
"""The columns of a result in a table's row, in the order of the result's fields."""
LATELY = ("incidents", "protests")
"""The columns of a table's row that hold JSON."""

NUMBER = re.compile(r"-?[0-9]{1,12}(/0*[1-9][0-9]{0,11})?")

Values = dict[str, Any]
Named = TypeVar("Named", bound=Enum)


def info_values(info: EventInfo) -> Values:
    """Returns the columns for the event's own data."""
    values = {column: _plain(getattr(info, column)) for column in INFO}
    return {
        **values,
        "regulation": _as_text("regulation", info.regulation),
        "placement": placement_text(info.placement),
        "closed": ",".join(map(str, info.closed)),
        "size": info.size,
        "times": ",".join(f"{t.round} {t.began or NO_TIME} {t.minutes}" for t in info.times),
    }


def player_values(player: Player) -> Values:
    """Returns the columns of a player."""
    return {
        **{column: getattr(player, column) for column in PLAYER},
        "mms_correction": player.mms_correction,
        "absent": ",".join(map(str, player.absent)),
    }


def table_values(table: Table) -> Values:
    """Returns the columns of a table."""
    ended = (None,) * len(RESULT) if table.result is None else astuple(table.result)
    values = {
        **{column: getattr(table, column) for column in TABLE},
        **dict(zip(RESULT, ended, strict=True)),
        "digest": table.case or None,
        "source": table.source,
        "note": table.note,
        "signed": table.signed,
        "size": table.size,
        "second": "" if table.second is None else word_of(table.second),
        "called": table.called,
        "comes": table.comes,
        **{column: _as_text(column, getattr(table, column)) for column in LATELY},
    }
    return {column: _plain(value) for column, value in values.items()}


def read_info(row: sqlite3.Row) -> EventInfo:
    """Reads the event's own data from a row. Raises ValueError for a damaged one."""
    values = {column: _text(row, column) for column in ("name", "place", "begins", "ends")}
    bye = _fraction(row, "bye") or Fraction(0)
    if not 0 <= bye <= 1:
        raise ValueError(fault("column-range", column="bye"))
    return EventInfo(
        **values,
        rounds=_whole(row, "rounds", 0, MOST_ROUNDS),
        rules=ruleset(_text(row, "rules")).id,
        komi=_fraction(row, "komi"),
        handicap_komi=_fraction(row, "handicap_komi"),
        bye=bye,
        regulation=_from_text(row, "regulation", None),
        placement=read_placement_text(_lately(row, "placement")),
        closed=_rounds(row, "closed"),
        size=_size(row),
        times=_times(row),
        version=_whole(row, "version"),
    )


def _times(row: sqlite3.Row) -> tuple[RoundTime, ...]:
    text = _lately(row, "times")
    found = list(TIMES.finditer(text))
    times = tuple(
        RoundTime(int(one[1]), "" if one[2] == NO_TIME else one[2], int(one[3]))
        for one in found
    )
    rounds = [time.round for time in times]
    if "".join(one[0] for one in found) != text or rounds != sorted(set(rounds)):
        raise ValueError(fault("column-range", column="times"))
    return times


def read_player(row: sqlite3.Row) -> Player:
    """Reads a player from its row. Raises ValueError for a damaged one."""
    return Player(
        **{column: _text(row, column) for column in PLAYER if column != "rating"},
        rating=None
        if row["rating"] is None
        else _whole(row, "rating", -MOST_RATING, MOST_RATING),
        mms_correction=_correction(row),
        absent=_rounds(row, "absent"),
        id=_whole(row, "id"),
        version=_whole(row, "version"),
    )


def _correction(row: sqlite3.Row) -> int:
    try:
        return _whole(row, "mms_correction", -MOST_CORRECTION, MOST_CORRECTION)
    except IndexError:  # in files of older formats
        return 0


def _size(row: sqlite3.Row) -> int:
    try:
        size = _whole(row, "size", 0, LARGEST)
    except IndexError:  # in files of older formats
        return 0
    if 0 < size < SMALLEST:
        raise ValueError(fault("column-range", column="size"))
    return size


def _rounds(row: sqlite3.Row, column: str) -> tuple[int, ...]:
    text = _lately(row, column)
    if ROUNDS.fullmatch(text) is None:
        raise ValueError(fault("column-no-number", column=column))
    rounds = tuple(map(int, text.split(","))) if text else ()
    if list(rounds) != sorted(set(rounds)):
        raise ValueError(fault("column-range", column=column))
    return rounds


def read_table(row: sqlite3.Row) -> Table:
    """Reads a table from its row. Raises ValueError for a damaged one."""
    result = None
    if row["verdict"] is not None:
        result = Result(
            _one_of(row, "verdict", Verdict),
            _text(row, "re"),
            _one_of(row, "basis", ResultBasis),
            _fraction(row, "margin"),
            _text(row, "result_rules"),
            bool(_whole(row, "by_default")),
            _text(row, "reason"),
        )
    columns = ("round", "number", "black", "white", "handicap", "id", "version")
    return Table(
        **{column: _whole(row, column) for column in columns},
        komi=_fraction(row, "komi"),
        state=_one_of(row, "state", TableState),
        result=result,
        case=row["digest"] or "",
        source=_text(row, "source"),
        note=_text(row, "note"),
        signed=_lately(row, "signed"),
        incidents=_from_text(row, "incidents", ()),
        protests=_from_text(row, "protests", ()),
        size=_size(row),
        second=_second(row),
        called=_called(row),
        comes=_lately(row, "comes"),
    )


def _called(row: sqlite3.Row) -> str:
    text = _lately(row, "called")
    if text:
        check_moment(text)
    return text


def _second(row: sqlite3.Row) -> Result | None:
    word = _lately(row, "second")
    return read_word(word) if word else None


def read_bye(row: sqlite3.Row) -> Bye:
    """Reads a bye from its row. Raises ValueError for a damaged one."""
    return Bye(_whole(row, "round"), _whole(row, "player"))


def _plain(value: object) -> object:
    """Returns a value in the form in which SQLite and JSON store it."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, bool):
        return int(value)
    return str(value) if isinstance(value, Fraction) else value


def _one_of(row: sqlite3.Row, column: str, kind: type[Named]) -> Named:
    """Returns the enum member in a column. Raises ValueError for any other value."""
    try:
        return kind(row[column])
    except ValueError:
        raise ValueError(fault("column-range", column=column)) from None


def _text(row: sqlite3.Row, column: str) -> str:
    text = row[column]
    if not isinstance(text, str):
        raise ValueError(fault("column-no-text", column=column))
    if len(text) > MOST_TEXT:
        raise ValueError(fault("column-range", column=column))
    return text


def _as_text(column: str, value: Any) -> str:
    """Returns incidents, protests or a regulation as text; "" if there are none."""
    if not value:
        return ""
    as_text, _ = _of_table()
    return as_text(column, value)


def _from_text(row: sqlite3.Row, column: str, nothing: Any) -> Any:
    """Reads a text of :func:`_as_text`; ``nothing`` if it is empty.

    Raises ValueError if it is damaged.
    """
    text = _lately(row, column)
    if not text:
        return nothing
    _, from_text = _of_table()
    return from_text(column, text)


def _of_table() -> tuple[Callable[[str, Any], str], Callable[[str, str], Any]]:
    from goref.io.values.incidents_of import as_text, from_text  # few tables have incidents

    return as_text, from_text


def _lately(row: sqlite3.Row, column: str) -> str:
    """Returns the text in a column; "" in a file of an older format without this column."""
    try:
        return _text(row, column)
    except (IndexError, KeyError):  # KeyError: in an act that an older goref wrote down
        return ""


def _whole(
    row: sqlite3.Row, column: str, least: int | None = None, most: int | None = None
) -> int:
    value = row[column]
    if not isinstance(value, int):
        raise ValueError(fault("column-no-whole", column=column))
    if (least is not None and value < least) or (most is not None and value > most):
        raise ValueError(fault("column-range", column=column))
    return value


def _fraction(row: sqlite3.Row, column: str) -> Fraction | None:
    """Reads a number of few digits; None for NULL.

    Raises ValueError for any other text. Powers of ten are refused, as they could be of any
    size.
    """
    if row[column] is None:
        return None
    if NUMBER.fullmatch(_text(row, column)) is None:
        raise ValueError(fault("column-no-number", column=column))
    return Fraction(row[column])
