"""The protocol as readable lines: number, time, who, what, before, after, reason.

The window asks :func:`iter_lines` for one line at a time, between its events. The sheet, the
export and the command line use all lines at once. Each act is done again to find its effect.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any

from goref.app.act_log.act_log import ActError, LogStep, steps
from goref.app.act_log.changes import both_texts, changes
from goref.app.act_log.names import SAID
from goref.core.base.frozen import frozen
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.case.case import Case
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.scorer import Scorer
from goref.core.texts.act_log import ACTS, BEGINNINGS, PARTIES
from goref.core.texts.results import verdict
from goref.core.texts.terms import term
from goref.io.case.act_log_file import Protocol
from goref.io.values.codec import CaseFileError


@frozen
class ProtocolLine:
    """One line of a protocol, in one language.

    Attributes:
        number: its place in the chain, from 1; 0 for the header.
        time: the recorded time, in ISO 8601.
        party: who asked for the act: ``B``, ``W``, ``referee`` or empty.
        who: ``party`` in words.
        what: the act in words.
        before, after: the states before and after the act; empty if the act changed nothing.
        reason: the reason given, or empty.
        verdicts: the results in words before and after the act, under the rule set chosen at
            that time; “–” if goref does not know the rule set. Empty if not requested or not
            changed.
    """

    number: int
    time: str
    party: str
    who: str
    what: str
    before: str = ""
    after: str = ""
    reason: str = ""
    verdicts: tuple[str, str] | tuple[()] = ()

    @property
    def shown_time(self) -> str:
        """The time without its offset: ``2026-08-01 14:03:05``."""
        return self.time[:19].replace("T", " ")

    def as_object(self) -> dict[str, Any]:
        """Returns the line as an object for ``--json``."""
        return {**asdict(self), "verdicts": list(self.verdicts)}


def protocol_lines(
    protocol: Protocol, language: Language, *, verdicts: bool = False
) -> list[ProtocolLine]:
    """Returns all lines of a protocol in a language; see :func:`iter_lines`."""
    return list(iter_lines(protocol, language, verdicts=verdicts))


def iter_lines(
    protocol: Protocol, language: Language, *, verdicts: bool = False
) -> Iterator[ProtocolLine]:
    """Yields the lines one by one, the header's first. Does not check the chain.

    If an act cannot be carried out, its line and all later ones have only number, time and who.

    Args:
        verdicts: True to count the case before and after every act that changed it.
    """
    header, done = protocol.header, 0
    beginning = term(BEGINNINGS, str(header.get("earlier", "")), language)
    yield ProtocolLine(0, str(header.get("time", "")), "", "", beginning)
    try:
        told = ""  # the latest verdict, if verdicts are requested
        for step in steps(protocol):
            results: tuple[str, str] | tuple[()] = ()
            if verdicts and (not told or step.before != step.after):
                before = told or _verdict(step.before, language)
                told = _verdict(step.after, language)
                results = (before, told) if before != told else ()
            yield _line(step, language, results)
            done = step.number
    except (ActError, CaseFileError):
        for number, entry in enumerate(protocol.entries[done:], done + 1):
            yield ProtocolLine(number, *_asked(entry, language), term(ACTS, "unread", language))


def protocol_text(lines: list[ProtocolLine]) -> str:
    """Returns lines as plain text, for the clipboard and the export."""
    return "\n".join(line_text(line) for line in lines)


def line_text(line: ProtocolLine) -> str:
    parts = [f"{line.number:>3}  {line.shown_time}"]
    if line.who:
        parts.append(line.who)
    parts.append(" ".join(line.what.split()))
    if line.before or line.after:
        parts.append(f"{_flat(line.before)} → {_flat(line.after)}")
    if line.reason:
        parts.append(f"— {_flat(line.reason)}")
    if line.verdicts:
        parts.append("[{} → {}]".format(*line.verdicts))
    return "  ".join(parts)


def _flat(text: str) -> str:
    return " ".join(text.split())


def _line(
    step: LogStep, language: Language, results: tuple[str, str] | tuple[()]
) -> ProtocolLine:
    named = step.edit is not None and step.act == step.number
    entry, reason = step.entry, _reason(step)
    told = both_texts(
        changes(step.before, step.after, step.edit, language),
        language,
        named=named,
        reason=reason,
    )
    asked, what = _asked(entry, language), _what(step, language)
    return ProtocolLine(step.number, *asked, what, *told, reason, results)


def _reason(step: LogStep) -> str:
    """Returns the reason of an act, or else the reason in the incident that it entered."""
    reason = step.entry.get("reason")
    if not reason and len(step.after.incidents) > len(step.before.incidents):
        reason = step.after.incidents[-1].reason
    return reason if isinstance(reason, str) else ""


def _asked(entry: Mapping[str, Any], language: Language) -> tuple[str, str, str]:
    party = str(entry.get("who", ""))
    return str(entry.get("time", "")), party, term(PARTIES, party, language)


def _verdict(case: Case, language: Language) -> str:
    rules = RULESETS.get(case.rules)
    return "–" if rules is None else verdict(Scorer(case).score(rules, remarks=False), language)


def _what(step: LogStep, language: Language) -> str:
    entry, edit = step.entry, step.edit
    match entry:
        case {"undo": True} | {"redo": True}:
            key = "undo" if "undo" in entry else "redo"
            return formatted(term(ACTS, key, language), number=step.act)
        case {"saved": str(name)}:
            return formatted(term(ACTS, "saved", language), name=name)
        case {"sitting": "recovered", "lost": int(lost)} if lost:
            return formatted(term(ACTS, "recovered-less", language), lost=lost)
        case {"sitting": str(kind)}:
            return term(ACTS, kind, language)
    if edit is None:
        return term(ACTS, "unread", language)
    board = step.before.record.grid
    arguments = {
        name: SAID[name](value, board, language) if name in SAID else value
        for name, value in edit.arguments(board).items()
    }
    return edit.wording.told.in_(language, **arguments)
