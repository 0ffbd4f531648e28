"""Errors in a list, each with its place, collected so that all are reported together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from goref.core.base.faults import Fault, ListedError, fault, why

MOST_TOLD = 40
"""The most errors of a list that a message names; the others are only counted."""


class ListError(ListedError, ValueError):
    """A list that cannot be used.

    The message names line and column, or sheet and cell, unless it is about the whole file. If
    there are several problems, they are in the order of the file, at most :data:`MOST_TOLD`;
    ``more`` is the number of others.
    """

    def __init__(self, problem: object, problems: Sequence[Fault] = (), more: int = 0) -> None:
        super().__init__(problem)
        self.problems, self.more = tuple(problems), more


class EmptyListError(ListError):
    """A list that is empty, or has no known heading."""


class ListProblems:
    """Collects the errors in a list, in the order of its lines."""

    def __init__(self) -> None:
        self._found: list[tuple[int, int, Fault]] = []
        self._count = 0

    def add(self, line: int, error: ListError, place: int = 0) -> None:
        """Adds an error on a line, counted from 1, in the column ``place``, counted from 0."""
        self._count += 1
        if len(self._found) < MOST_TOLD:
            problem = why(error)
            assert isinstance(problem, Fault)
            self._found.append((line, place, problem))

    def join(self, other: ListProblems) -> None:
        """Adds the errors of another collection about the same list."""
        self._count += other._count
        found = sorted([*self._found, *other._found], key=lambda one: one[:2])
        self._found = found[:MOST_TOLD]

    def refuse(self, head: Fault | None = None) -> None:
        """Raises ListError for all errors, if there are any.

        ``head``: what several errors have in common; None for their number and the first.
        """
        if not self._found:
            return
        problems = [problem for *_, problem in self._found]
        if self._count == 1:
            raise ListError(problems[0])
        told = head or fault("list-unfit", count=self._count, first=problems[0])
        raise ListError(told, problems, self._count - len(problems))


class ListColumn(NamedTuple):
    """A column with a known heading: the heading for messages, and its place from 0."""

    heading: str
    place: int


def on_line(line: int, problem: Fault, sheet: str = "") -> ListError:
    """Returns an error about a line of the file, from 1."""
    if sheet:
        return ListError(fault("in-sheet-row", sheet=sheet, row=line, problem=problem))
    return ListError(fault("on-line", line=line, problem=problem))


def in_cell(sheet: str, line: int, column: ListColumn, problem: object) -> ListError:
    """Returns an error about a cell of a workbook."""
    place = {"sheet": sheet, "cell": f"{letters(column.place)}{line}"}
    return ListError(fault("in-cell", **place, column=column.heading, problem=problem))


def letters(place: int) -> str:
    """Returns the letters of a workbook's column, counted from 0: A to Z, AA and so on."""
    found = ""
    place += 1
    while place:
        place, rest = divmod(place - 1, 26)
        found = chr(ord("A") + rest) + found
    return found
