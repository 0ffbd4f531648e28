"""What cannot be taken of a list, with its place, gathered to be told all at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from goref.core.base.faults import Fault, fault, why

MOST_TOLD = 40
"""So many unfit cells of a list are named, of the others how many they are."""


class ListError(ValueError):
    """A list that cannot be used; the message names line and column, or sheet and cell.

    Attributes:
        problems: all that is unfit, in the file's order, no more than :data:`MOST_TOLD`;
            nothing where the message says it all.
        more: how many there are beyond them.
    """

    def __init__(self, problem: object, problems: Sequence[Fault] = (), more: int = 0) -> None:
        super().__init__(problem)
        self.problems, self.more = tuple(problems), more


class NoListError(ListError):
    """A table is empty, or no heading of it is known."""


class Unfit:
    """What cannot be taken of a list, gathered in the order of its lines."""

    def __init__(self) -> None:
        self._found: list[tuple[int, int, Fault]] = []
        self._count = 0

    def add(self, line: int, error: ListError, place: int = 0) -> None:
        """Keep what is wrong on a line, in the column at a place."""
        self._count += 1
        if len(self._found) < MOST_TOLD:
            problem = why(error)
            assert isinstance(problem, Fault)
            self._found.append((line, place, problem))

    def join(self, other: Unfit) -> None:
        """Take in what was gathered elsewhere of the same list."""
        self._count += other._count
        found = sorted([*self._found, *other._found], key=lambda one: one[:2])
        self._found = found[:MOST_TOLD]

    def refuse(self) -> None:
        """Raise ListError for all of it; nothing where all is fit."""
        if not self._found:
            return
        problems = [problem for *_, problem in self._found]
        if self._count == 1:
            raise ListError(problems[0])
        told = fault("list-unfit", count=self._count, first=problems[0])
        raise ListError(told, problems, self._count - len(problems))


class ListColumn(NamedTuple):
    """A column that is known: its heading as it is told, and which column it is, from 0."""

    heading: str
    place: int


def on_line(line: int, problem: Fault, sheet: str = "") -> ListError:
    """The error for what is wrong on a line of the file."""
    if sheet:
        return ListError(fault("in-sheet-row", sheet=sheet, row=line, problem=problem))
    return ListError(fault("on-line", line=line, problem=problem))


def in_cell(sheet: str, line: int, column: ListColumn, problem: object) -> ListError:
    """The error for what is wrong in a cell of a workbook."""
    place = {"sheet": sheet, "cell": f"{letters(column.place)}{line}"}
    return ListError(fault("in-cell", **place, column=column.heading, problem=problem))


def letters(place: int) -> str:
    """What a column of a workbook is called: A to Z, AA and on."""
    found = ""
    place += 1
    while place:
        place, rest = divmod(place - 1, 26)
        found = chr(ord("A") + rest) + found
    return found
