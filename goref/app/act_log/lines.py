"""The protocol as a list for people: number, time, who, what, before, after, reason.

The window takes :func:`iter_lines` a line at a time, between events; the sheet, the export
and the command line take them all. What an act changed is found by doing it again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from goref.app.act_log.act_log import ActError, Step, steps
from goref.app.act_log.changes import both_texts, changes
from goref.app.act_log.names import act_text, fact_name, finding_text, kind_text, rules_text
from goref.app.edits.base import (
    ClaimPoints,
    DisputePoints,
    Edit,
    MarkStones,
    SettleFinding,
    ShiftStone,
    StateFacts,
    VoidMove,
)
from goref.app.edits.correcting import CorrectMove, InsertMove, RemoveMove
from goref.app.edits.play import PlayAct, SayWord
from goref.app.edits.position import PaintStones, TurnBoard
from goref.app.edits.trial import DropTrial, EndTrial, OpenTrial, PlayOn, RuleTrial, TryAct
from goref.core.base.geometry import Grid
from goref.core.case.case import Case
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.scoring import Bench
from goref.core.words.act_log import ACTS, BEGINNINGS, PARTIES, TURNS, points_text, stones_text
from goref.core.words.dispute.trials import claim_text, trial_act_text
from goref.core.words.results import verdict
from goref.core.words.stopping.stopping import saying
from goref.core.words.terms import COUNTS, term
from goref.io.case.act_log_file import Protocol
from goref.io.values.case_values import CaseFileError


@dataclass(frozen=True)
class ProtocolLine:
    """One line of a protocol, in one language.

    Attributes:
        number: its place in the chain; 0 for the beginning.
        time: ISO 8601, as it was recorded.
        who: who asked for it, in words; ``party`` is ``B``, ``W``, ``referee`` or empty.
        what: what was done.
        before, after: the state of what it changed; empty where it changed nothing.
        reason: the reason given, or empty.
        verdicts: the result before and after under the rule set then chosen, where the
            act changed it and it was asked for; else empty.
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
        """For ``--json``."""
        return {**asdict(self), "verdicts": list(self.verdicts)}


def protocol_lines(
    protocol: Protocol, language: str, *, verdicts: bool = False
) -> list[ProtocolLine]:
    """All lines of a protocol in ``en``, ``zh`` or ``ja``; see :func:`iter_lines`."""
    return list(iter_lines(protocol, language, verdicts=verdicts))


def iter_lines(
    protocol: Protocol, language: str, *, verdicts: bool = False
) -> Iterator[ProtocolLine]:
    """The lines one by one, the beginning first. Whether the chain holds is not asked here.

    From the first act on that cannot be understood, only time, who and reason are told.

    Args:
        verdicts: count the case before and after every act that changed it.
    """
    header, done = protocol.header, 0
    beginning = term(BEGINNINGS, str(header.get("earlier", "")), language)
    yield ProtocolLine(0, str(header.get("time", "")), "", "", beginning)
    try:
        told = ""  # the verdict so far, as far as it is asked for
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
    """Lines as plain text, for the clipboard and the export; a line of the protocol each."""
    return "\n".join(line_text(line) for line in lines)


def line_text(line: ProtocolLine) -> str:
    """A line as plain text."""
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


def _line(step: Step, language: str, results: tuple[str, str] | tuple[()]) -> ProtocolLine:
    named = step.edit is not None and step.act == step.number
    entry = step.entry
    reason = entry.get("reason")
    reason = reason if isinstance(reason, str) else ""
    told = both_texts(
        changes(step.before, step.after, step.edit, language),
        language,
        named=named,
        reason=reason,
    )
    time, party, who = _asked(entry, language)
    return ProtocolLine(
        step.number,
        time,
        party,
        who,
        _what(step, language),
        *told,
        reason,
        results,
    )


def _asked(entry: Mapping[str, Any], language: str) -> tuple[str, str, str]:
    party = str(entry.get("who", ""))
    return str(entry.get("time", "")), party, term(PARTIES, party, language)


def _verdict(case: Case, language: str) -> str:
    rules = RULESETS.get(case.rules)
    return "–" if rules is None else verdict(Bench(case).score(rules, remarks=False), language)


def _what(step: Step, language: str) -> str:
    entry, edit = step.entry, step.edit
    match entry:
        case {"undo": True} | {"redo": True}:
            key = "undo" if "undo" in entry else "redo"
            return term(ACTS, key, language).format(number=step.act)
        case {"saved": str(name)}:
            return term(ACTS, "saved", language).format(name=name)
        case {"sitting": "recovered", "lost": int(lost)} if lost:
            return term(ACTS, "recovered-less", language).format(lost=lost)
        case {"sitting": str(kind)}:
            return term(ACTS, kind, language)
    if edit is None:
        return term(ACTS, "unread", language)
    told = ARGUMENTS.get(type(edit))
    board = step.before.record.grid
    arguments = {} if told is None else told(edit, board, language)
    return term(ACTS, arguments.get("key", edit.label), language).format(**arguments)


def _stones(edit: Any, board: Grid, language: str) -> dict[str, str]:
    return {**_points(edit, board, language), "stones": stones_text(len(edit.points), language)}


def _points(edit: Any, board: Grid, language: str) -> dict[str, str]:
    return {"points": points_text(board.names(edit.points), language)}


def _claimed(edit: ClaimPoints, board: Grid, language: str) -> dict[str, str]:
    claim = edit.claim
    kind = "" if claim is None else kind_text(claim.kind, claim.owner, language)
    key = "unclaim" if claim is None else "claim"
    kind = kind[:1].upper() + kind[1:]
    return {**_points(edit, board, language), "key": key, "kind": kind}


def _stated(edit: StateFacts, board: Grid, language: str) -> dict[str, str]:
    joint = ", " if language == "en" else "、"
    return {"facts": joint.join(fact_name(key, language) for key, _ in edit.values)}


def _moved(edit: VoidMove | RemoveMove, board: Grid, language: str) -> dict[str, str]:
    return {"move": str(edit.number)}


def _settled(edit: SettleFinding, board: Grid, language: str) -> dict[str, str]:
    return {"finding": finding_text(edit.finding, board, language)}


def _shifted(edit: ShiftStone, board: Grid, language: str) -> dict[str, str]:
    shift = edit.shift
    return {
        "source": board.name(shift.source),
        "target": board.name(shift.target),
        "rules": rules_text(shift.rules, language),
        "count": term(COUNTS, shift.count, language),
    }


def _painted(edit: PaintStones, board: Grid, language: str) -> dict[str, str]:
    points = edit.black | edit.white | edit.cleared
    return {"points": points_text(board.names(points), language)}


def _turned(edit: TurnBoard, board: Grid, language: str) -> dict[str, str]:
    return {"turn": TURNS[edit.symmetry].in_(language)}


def _opened_trial(edit: OpenTrial, board: Grid, language: str) -> dict[str, str]:
    return {"claim": claim_text(edit.claim, board, language)}


def _tried(edit: TryAct, board: Grid, language: str) -> dict[str, str]:
    return {"trial": str(edit.place + 1), "act": trial_act_text(edit.act, board, language)}


def _of_trial(
    edit: EndTrial | DropTrial | RuleTrial | PlayOn, board: Grid, language: str
) -> dict[str, str]:
    return {"trial": str(edit.place + 1)}


def _played(edit: PlayAct, board: Grid, language: str) -> dict[str, str]:
    key = "played-ruled" if edit.ruled else "played"
    return {"key": key, "act": act_text(edit.act, board, language)}


def _said(edit: SayWord, board: Grid, language: str) -> dict[str, str]:
    key = "played-ruled" if edit.ruled else "played"
    return {"key": key, "act": saying(edit.word.said, edit.word.colour, language)}


def _corrected(edit: CorrectMove | InsertMove, board: Grid, language: str) -> dict[str, str]:
    return {"move": str(edit.number), "act": act_text(edit.act, board, language)}


ARGUMENTS: dict[type[Edit], Callable[[Any, Grid, str], dict[str, str]]] = {
    MarkStones: _stones,
    ClaimPoints: _claimed,
    DisputePoints: _points,
    StateFacts: _stated,
    VoidMove: _moved,
    SettleFinding: _settled,
    ShiftStone: _shifted,
    PaintStones: _painted,
    TurnBoard: _turned,
    PlayAct: _played,
    SayWord: _said,
    CorrectMove: _corrected,
    InsertMove: _corrected,
    RemoveMove: _moved,
    OpenTrial: _opened_trial,
    TryAct: _tried,
    EndTrial: _of_trial,
    DropTrial: _of_trial,
    RuleTrial: _of_trial,
    PlayOn: _of_trial,
}
"""What the wording of an act names, and its ``key`` where that is not the act's label; an act
without an entry names nothing."""
