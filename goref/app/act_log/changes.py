"""The changes that an act made to a case, in words: the states before and after.

They are found by comparing the two cases, so an undo reads like an act.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import TypeVar

from goref.app.act_log.incident_changes import incident_changes
from goref.app.act_log.names import (
    act_text,
    detail_name,
    fact_name,
    finding_text,
    kind_text,
    outline,
    rules_text,
)
from goref.app.edits.base import Edit
from goref.core.base.colour import Colour
from goref.core.base.findings import Finding
from goref.core.base.frozen import fields, frozen
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.particles import formatted
from goref.core.case.case import Case, StatedFacts
from goref.core.case.shift import Shift
from goref.core.case.stored_trial import StoredTrial
from goref.core.ruling.ruling import StatusSource
from goref.core.ruling.survey import survey
from goref.core.texts.act_log import STATES, SUBJECTS, fact_text, points_text
from goref.core.texts.details import DETAILS
from goref.core.texts.dispute.outcomes import ANSWERS
from goref.core.texts.dispute.trials import claim_text
from goref.core.texts.terms import KINDS, SIDES, term

T = TypeVar("T", bound=Hashable)


@frozen
class ChangeText:
    """One change in words.

    Attributes:
        subject: the thing that changed; empty for the whole record.
        before, after: the state before and after.
        reasons: the reasons given for these two states; each may be empty.
    """

    subject: str
    before: str
    after: str
    reasons: tuple[str, str] = ("", "")


def changes(
    before: Case, after: Case, edit: Edit | None, language: Language
) -> list[ChangeText]:
    """Returns the differences between two cases.

    If the act may move every point, only outlines and photographs are compared; else all parts.

    Args:
        edit: the act done or undone; None if there was none.
    """
    if edit is not None and edit.moves_points:
        one, other = outline(before, language), outline(after, language)
        found = [] if one == other else [ChangeText("", one, other)]
        return [*found, *_photograph(before, after, language)]
    return [was for part in PARTS for was in part(before, after, language)]


def both_texts(
    found: Iterable[ChangeText], language: Language, *, named: bool, reason: str = ""
) -> tuple[str, str]:
    """Returns two texts: the states before, joined, and the states after, joined.

    Args:
        named: True if the act's own sentence names the subject; a single change then does not
            name it again.
        reason: a reason that is shown elsewhere, and therefore left out of the second text.
    """
    items = list(found)
    bare = named and len(items) == 1
    colon, joint = LANGUAGES[language].colon, LANGUAGES[language].semicolon

    def text(subject: str, state: str, because: str) -> str:
        told = state
        if because:
            told = formatted(_state("because", language), state=state, reason=because)
        return told if bare or not subject else subject + colon + told

    return (
        joint.join(text(was.subject, was.before, was.reasons[0]) for was in items),
        joint.join(
            text(was.subject, was.after, "" if was.reasons[1] == reason else was.reasons[1])
            for was in items
        ),
    )


def _record(before: Case, after: Case, language: Language) -> Iterator[ChangeText]:
    if before.record == after.record:
        return
    told = outline(before, language), outline(after, language)
    if told[0] != told[1]:
        yield ChangeText(term(SUBJECTS, "record", language), *told)
    moves = before.record.acts, after.record.acts
    if len(moves[0]) == len(moves[1]):
        for number, (old, new) in enumerate(zip(*moves, strict=True), 1):
            if old != new:
                subject = formatted(term(SUBJECTS, "move", language), number=number)
                board = after.record.grid
                yield ChangeText(
                    subject, act_text(old, board, language), act_text(new, board, language)
                )
    if before.record.grid == after.record.grid:
        one, other = before.position.cells, after.position.cells
        changed = [p for p in before.record.grid.points if one[p] != other[p]]
        yield from _grouped(
            before.record.grid,
            {p: (_cell(one[p], language), _cell(other[p], language)) for p in changed},
            language,
        )


def _cell(cell: int, language: Language) -> str:
    return term(SIDES, Colour(cell).letter, language) if cell else _state("empty", language)


def _decided(
    what: str,
    told: Callable[[Case, Point, Language], str],
    before: Case,
    after: Case,
    language: Language,
) -> Iterator[ChangeText]:
    """Yields the points whose ruling or reason changed; reasons only if the ruling did not.

    ``what`` is the part of the ruling that is compared: ``lives`` or ``claims``. The function
    puts the ruling on a point into words.
    """

    def decision(case: Case, lot: Mapping[Point, object], p: Point) -> object:
        return (lot[p], case.ruling.reasons.get(p)) if p in lot else None

    was, now = getattr(before.ruling, what), getattr(after.ruling, what)
    points = [p for p in {**was, **now} if decision(before, was, p) != decision(after, now, p)]
    one, other = before.record.grid.points, after.record.grid.points
    texts = {}
    for p in points:
        if p in one and p in other:
            states = told(before, p, language), told(after, p, language)
            because = tuple(case.ruling.reasons.get(p, "") for case in (before, after))
            texts[p] = (*states, *(because if states[0] == states[1] else ("", "")))
    yield from _grouped(after.record.grid, texts, language)


def _life(case: Case, point: Point, language: Language) -> str:
    life = case.ruling.lives.get(point)
    if life is None:  # nothing decided: the status follows from the other marks
        life = survey(case.position, case.ruling).life(point)
    return _state("undecided", language) if life is None else term(KINDS, life.value, language)


def _kind(case: Case, point: Point, language: Language) -> str:
    claim = case.ruling.claims.get(point)
    if claim is not None:
        return kind_text(claim.kind, claim.owner, language)
    status = survey(case.position, case.ruling).statuses.get(point)
    if status is None:
        return _state("undecided", language)
    return kind_text(status.kind, status.owner, language)


def _word(before: Case, after: Case, language: Language) -> Iterator[ChangeText]:
    """Yields a change if the referee's statement on the whole board was made or withdrawn."""

    def told(case: Case) -> str:
        word = case.ruling.word
        if word in (None, StatusSource.NOBODY) and case.ruling:
            return _state("single-marks", language)
        return _state(f"said-{case.ruling.voice.value}", language)

    if (before.ruling.word is StatusSource.REFEREE) is not (
        after.ruling.word is StatusSource.REFEREE
    ):
        yield ChangeText(term(SUBJECTS, "whole-board", language), told(before), told(after))


def _disputed(before: Case, after: Case, language: Language) -> Iterator[ChangeText]:
    states = _state("undisputed", language), _state("disputed", language)
    yield from _grouped(
        after.record.grid,
        {
            p: (states[p in before.disputed], states[p in after.disputed])
            for p in before.disputed ^ after.disputed
        },
        language,
    )


def _voided(before: Case, after: Case, language: Language) -> Iterator[ChangeText]:
    def told(case: Case, number: int) -> str:
        return _state("void" if number in case.voided else "valid", language)

    if before.record.acts != after.record.acts:
        return  # the numbers now belong to other moves
    for number in sorted(_differing(before.void_reasons, after.void_reasons)
                         | (before.voided ^ after.voided)):  # fmt: skip
        subject = formatted(term(SUBJECTS, "move", language), number=number)
        reasons = (before.void_reasons.get(number, ""), after.void_reasons.get(number, ""))
        yield ChangeText(subject, told(before, number), told(after, number), reasons)


def _settled(before: Case, after: Case, language: Language) -> Iterator[ChangeText]:
    def told(case: Case, finding: Finding) -> str:
        return _state("stands" if finding in case.settled else "open", language)

    for finding in sorted(_differing(before.settled, after.settled), key=repr):
        subject = finding_text(finding, after.record.grid, language)
        reasons = (before.settled.get(finding, ""), after.settled.get(finding, ""))
        yield ChangeText(subject, told(before, finding), told(after, finding), reasons)


def _rules(before: Case, after: Case, language: Language) -> Iterator[ChangeText]:
    if before.rules != after.rules:
        subject = term(SUBJECTS, "rules", language)
        yield ChangeText(
            subject, rules_text(before.rules, language), rules_text(after.rules, language)
        )


def _facts(before: Case, after: Case, language: Language) -> Iterator[ChangeText]:
    for field in fields(StatedFacts):
        one, other = (getattr(case.answers, field.name) for case in (before, after))
        if one != other:
            yield ChangeText(
                fact_name(field.name, language),
                fact_text(one, language),
                fact_text(other, language),
            )


def _details(before: Case, after: Case, language: Language) -> Iterator[ChangeText]:
    nothing = _state("no-text", language)
    one, other = before.record.info, after.record.info
    if one.texts != other.texts:
        for key in DETAILS:
            was, now = one.text(key), other.text(key)
            if was != now:
                yield ChangeText(detail_name(key, language), was or nothing, now or nothing)


def _shifts(before: Case, after: Case, language: Language) -> Iterator[ChangeText]:
    shared = 0
    for one, other in zip(before.shifts, after.shifts, strict=False):
        if one != other:
            break
        shared += 1
    board, subject = after.record.grid, term(SUBJECTS, "stone", language)

    def at(point: Point) -> str:
        name = board.name(point) if point in board.points else "?"
        return formatted(_state("at", language), point=name)

    def moved(shift: Shift) -> tuple[str, str]:
        return at(shift.source), at(shift.target)

    for shift in before.shifts[shared:][::-1]:
        source, target = moved(shift)
        yield ChangeText(subject, target, source)
    for shift in after.shifts[shared:]:
        yield ChangeText(subject, *moved(shift))


def _notes(before: Case, after: Case, language: Language) -> Iterator[ChangeText]:
    if before.notes != after.notes:
        nothing = _state("no-text", language)
        subject = term(SUBJECTS, "notes", language)
        yield ChangeText(subject, before.notes or nothing, after.notes or nothing)


def _photograph(before: Case, after: Case, language: Language) -> Iterator[ChangeText]:
    if before.photograph != after.photograph:
        one, other = (
            _state("photo" if case.photograph else "photo-none", language)
            for case in (before, after)
        )
        yield ChangeText(term(SUBJECTS, "photograph", language), one, other)


def _trials(before: Case, after: Case, language: Language) -> Iterator[ChangeText]:
    first, last = _same(before.trials, after.trials)
    was, now = before.trials[first:], after.trials[first:]
    was, now = was[: len(was) - last], now[: len(now) - last]

    def state(trial: StoredTrial | None) -> str:
        if trial is None:
            return _state("no-text", language)
        said = formatted(_state("tried", language), acts=len(trial.acts))
        if trial.agreed is not None:
            agreed = ANSWERS[trial.agreed].in_(language)
            said = formatted(_state("tried-agreed", language), state=said, agreed=agreed)
        elif trial.closed:
            said = formatted(_state("tried-closed", language), state=said)
        return (
            formatted(_state("tried-ruled", language), state=said)
            if trial.ruled is not None
            else said
        )

    for one, other in zip_longest(was, now):
        trial = other or one
        claim = claim_text(trial.claim, trial.frozen.grid, language)
        subject = formatted(term(SUBJECTS, "trial", language), claim=claim)
        yield ChangeText(subject, state(one), state(other))


def _incidents(before: Case, after: Case, language: Language) -> Iterator[ChangeText]:
    def told(case: Case) -> tuple[object, ...]:
        return case.regulation, case.incidents, case.protests

    if told(before) != told(after):
        for change in incident_changes(before, after, language):
            yield ChangeText(*change)


def _same(one: Sequence[T], other: Sequence[T]) -> tuple[int, int]:
    """Returns the numbers of equal items at the beginnings and at the ends of two sequences."""
    first = last = 0
    most = min(len(one), len(other))
    while first < most and one[first] == other[first]:
        first += 1
    while last < most - first and one[-1 - last] == other[-1 - last]:
        last += 1
    return first, last


PARTS: tuple[Callable[[Case, Case, Language], Iterator[ChangeText]], ...] = (
    _record,
    partial(_decided, "lives", _life),
    partial(_decided, "claims", _kind),
    _word,
    _disputed,
    _voided,
    _settled,
    _trials,
    _rules,
    _facts,
    _details,
    _shifts,
    _incidents,
    _notes,
    _photograph,
)
"""The functions that compare parts of a case, in the order shown; together they cover all
fields."""


def _grouped(
    board: Grid, told: Mapping[Point, tuple[str, ...]], language: Language
) -> Iterator[ChangeText]:
    """Yields one change for all points that have the same texts.

    The mapping has for each point the state before and the state after, with or without two
    reasons.
    """
    groups: dict[tuple[str, ...], list[Point]] = {}
    for point in sorted(told):
        groups.setdefault(told[point], []).append(point)
    for (one, other, *reasons), points in groups.items():
        because = (reasons[0], reasons[1]) if reasons else ("", "")
        yield ChangeText(points_text(board.names(points), language), one, other, because)


def _differing(one: Mapping[T, str], other: Mapping[T, str]) -> set[T]:
    return {key for key in {**one, **other} if one.get(key) != other.get(key)}


def _state(key: str, language: Language) -> str:
    return term(STATES, key, language)
