"""The message of an error, in a language."""

from __future__ import annotations

from abc import abstractmethod
from functools import cache

from goref.core.base.faults import Fault, FaultText, ListedError, fault, fault_of, one_line, why
from goref.core.base.language import ENGLISH, InWords, Language, Plural, Text


class WordedError(Exception):
    """An error that has a sentence of its own instead of a fault."""

    @abstractmethod
    def sentence(self, language: Language) -> str:
        """Returns what happened and what to do, in a language."""


def said(error: BaseException | Fault, language: Language) -> str:
    """Returns the message of an error in a language, as one line.

    An error that carries no fault and has no text of its own gives its English message. Raises
    KeyError for a fault whose code is unknown.
    """
    if isinstance(error, Fault):
        parts = {name: filled(value, language) for name, value in error.parts}
        return sentences()[error.code].in_(language, **parts)
    if isinstance(carried := error.args[0] if error.args else None, Fault | BaseException):
        return said(carried, language)
    if isinstance(error, WordedError):
        return one_line(error.sentence(language))
    if isinstance(error, OSError):
        return str(filled(why(error), language))
    return one_line(str(error))


def said_each(error: BaseException, language: Language) -> list[str]:
    """Returns a line for each problem that an error lists, and one for those left out.

    For an error without a list, returns its message.
    """
    if not isinstance(error, ListedError) or not error.problems:
        return [said(error, language)]
    lines = [said(problem, language) for problem in error.problems]
    if error.more:
        lines.append(said(fault("list-more", count=error.more), language))
    return lines


def worded(error: BaseException) -> str:
    """Returns the English message of an error, in a form that a file can store.

    The result is a :class:`FaultText` if the error carries a fault.
    """
    found = fault_of(error)
    return said(error, ENGLISH) if found is None else in_english(found)


def in_english(found: Fault) -> FaultText:
    """Returns a fault in a form that can be stored as text."""
    return FaultText(said(found, ENGLISH), found)


def filled(value: object, language: Language) -> object:
    """Returns a value for a placeholder: in the language if possible, and as one line."""
    match value:
        case Fault() | BaseException():
            return said(value, language)
        case FaultText():
            return said(value.fault, language)
        case Text() | InWords():
            return value.in_(language)
        case str():
            return one_line(value)
    return value


@cache
def sentences() -> dict[str, Text | Plural]:
    """Returns the sentence of every code. Loaded at the first fault."""
    from goref.core.texts.faults import (
        board,
        case,
        event,
        files,
        incidents,
        photo,
        study,
        trial,
        usage,
    )

    tables = (files, board, case, event, incidents, trial, usage, photo, study)
    return {code: text for table in tables for code, text in table.SENTENCES.items()}
