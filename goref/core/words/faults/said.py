"""What went wrong, as a sentence in English, Chinese or Japanese."""

from __future__ import annotations

from functools import cache

from goref.core.base.faults import Fault, Worded, fault_of, one_line, why
from goref.core.base.language import LANGUAGES
from goref.core.base.text import Text
from goref.core.trials.faults import TrialError


def said(error: BaseException | Fault, language: str) -> str:
    """What an error says, in ``en``, ``zh`` or ``ja``: one line.

    An error that carries no fault and has no words of its own says what it says.
    """
    found = error if isinstance(error, Fault) else fault_of(error)
    if found is not None:
        return sentence(found, language)
    from goref.core.words.dispute.trials import fault_text  # seldom needed

    if isinstance(error, TrialError):
        return fault_text(error.reason, error.repeats, language)
    for name in ("sentence", "reason"):  # of engines, and of acts that cannot be now
        words = getattr(error, name, None)
        if callable(words):
            return one_line(words(language))
    if isinstance(error, OSError):
        return str(filled(why(error), language))
    return one_line(str(error))


def in_all(error: BaseException) -> Text | str:
    """What an error says, in the three languages; its one text where it has no other."""
    words = Text(*(said(error, language) for language in LANGUAGES))
    return words.en if words.en == words.zh == words.ja else words


def sentence(fault: Fault, language: str) -> str:
    """A fault's sentence. Raises KeyError for a code without one."""
    parts = {name: filled(value, language) for name, value in fault.parts}
    return sentences()[fault.code].in_(language).format(**parts)


def filled(value: object, language: str) -> object:
    """What fills a place of a sentence: in the language where it has words, as one line."""
    if isinstance(value, Fault | Text | Worded):
        return value.in_(language)
    return one_line(value) if isinstance(value, str) else value


@cache
def sentences() -> dict[str, Text]:
    """The sentence of every code. Read when something first goes wrong."""
    from goref.core.words.faults import board as board_faults
    from goref.core.words.faults import case as case_faults
    from goref.core.words.faults import event as event_faults
    from goref.core.words.faults import files as file_faults
    from goref.core.words.faults import usage as usage_faults

    tables = (file_faults, board_faults, case_faults, event_faults, usage_faults)
    return {code: text for table in tables for code, text in table.SENTENCES.items()}
