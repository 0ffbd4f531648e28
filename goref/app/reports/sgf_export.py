"""Exports a case as a game record, for other programs and for goref to read back.

The record, the ruling and every other decision are written. ``RU``, ``KM``, ``HA`` and ``RE``
state the terms of the count and its result, in words and units that other programs know. The
record's earlier values are kept in private properties (:mod:`goref.io.sgf.info`).

``TB`` and ``TW`` mark the points that count for a side under the rule set: its empty points,
and those under dead enemy stones. Living stones are never marked, even if area is counted,
since programs colour them by themselves. Eyes in a seki are not marked if they count nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from goref.core.base.colour import BLACK, WHITE, Colour, Pair
from goref.core.base.findings import Finding, Level, found
from goref.core.base.frozen import frozen
from goref.core.base.geometry import Point
from goref.core.base.language import ENGLISH, Language
from goref.core.case.case import Case
from goref.core.rulesets.recorded_names import spoken_rules
from goref.core.ruling.ruling import StatusSource
from goref.core.ruling.tally import KIND_QUANTITIES
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.payments import komi_of
from goref.core.scoring.scorer import Score, Winner
from goref.core.scoring.status import is_agreed
from goref.core.texts.export import result_text
from goref.io.sgf.read import SgfGame
from goref.io.sgf.result import WrittenOutcome, WrittenResult, read_result
from goref.io.sgf.root import ExportExtras
from goref.io.sgf.values import plain_number
from goref.io.sgf.write import write_sgf

RULES = {
    "japanese": "Japanese",
    "korean": "Korean",
    "chinese-2002": "Chinese",
    "aga": "AGA",
    "ing": "GOE",
    "new-zealand": "NZ",
    "tromp-taylor": "Tromp-Taylor",
}
"""The names of rule sets as other programs spell them; those missing here keep goref's name."""


@frozen
class Exported:
    """A case as a game record.

    Attributes:
        data: the bytes of the file.
        result: the text of ``RE`` in the file; empty if no result is known.
        findings: findings if this result and the one in the record differ.
    """

    data: bytes
    result: str
    findings: tuple[Finding, ...]


def sgf_of(
    case: Case,
    game: SgfGame | None,
    score: Score,
    *,
    counted: bool | None = None,
    decided: str = "",
    reading: Iterable[Finding] = (),
    language: Language = ENGLISH,
) -> Exported:
    """Returns the case as SGF.

    Args:
        game: the game that the case was read from, to keep comments and variations; None if the
            record has been changed since.
        score: the case under its rule set.
        counted: True to write the counted result, False to write the record's own; None lets
            :func:`stands` decide.
        decided: the decision of the game's table, if made without a count; it becomes ``RE``.
        reading: the findings of reading, which contain earlier results of the record.
        language: the language of the comments at the variations of trials.
    """
    result, findings = _result(case, score, counted, decided)
    earlier = tuple(str(f.arg("text")) for f in reading if f.code == "result-earlier")
    data = write_sgf(
        game,
        case.record,
        case.ruling,
        marks=territory(score) if _tells_land(score) else None,
        trials=case.trials,
        beside=ExportExtras(
            case,
            _header(case, score) | {"RE": result},
            earlier,
            language,
            _told(case, language),
        ),
    )
    return Exported(data, result, findings)


def _told(case: Case, language: Language) -> str:
    """Returns a game's incidents and protests, a line each; empty without any."""
    if not (case.incidents or case.protests):
        return ""
    from goref.app.incidents.listing import case_lines  # few games have any

    return "\n".join(case_lines(case, language))


def stands(case: Case, score: Score) -> bool:
    """Returns whether the record's own result is kept.

    Only a settled ruling replaces it. Resignations and wins on time or by forfeit are kept even
    then, since no count gives such results. Returns False if ``score.outcome`` decides the game
    without a count.
    """
    if score.outcome is not None:
        return False
    void = score.basis is CountedBoard.ALL_ALIVE
    by_referee = case.ruling.voice is StatusSource.REFEREE or is_agreed(case) or void
    return bool(said_by(case).reason) or not (by_referee and score.status.is_settled)


def differs(case: Case, score: Score) -> bool:
    """Returns whether the record names a result that contradicts the score.

    If the record names only a winner, a margin for the same side does not contradict it.
    """
    written = said_by(case)
    if score.ahead is Winner.NONE or written.outcome is WrittenOutcome.UNKNOWN:
        return False
    ours = read_result(score.re_ahead)
    bare = written.margin is None and not written.reason and not written.unit_open
    if bare and written.winner is not None:
        return ours.winner is not written.winner
    return not ours.says_as(written)


def said_by(case: Case) -> WrittenResult:
    """Returns the result that the record names."""
    return read_result(case.record.info.result, case.record.info.rules)


def in_words(result: WrittenResult, language: Language, written: str = "") -> str:
    """Returns a result as a sentence without a full stop; ``written`` if it is unreadable."""
    match result.outcome:
        case WrittenOutcome.DRAW:
            return result_text("draw", None, "", language)
        case WrittenOutcome.VOID:
            return result_text("void", None, "", language)
        case WrittenOutcome.WIN if result.winner is not None:
            return result_text(result.winner.letter, result.margin, result.reason, language)
        case _:
            return written.strip() or result_text(None, None, "", language)


def territory(score: Score) -> Pair[frozenset[Point]]:
    """Returns the points that count for Black and for White, to be marked as territory."""
    survey, weights = score.survey, score.rules.weights

    def land(colour: Colour) -> frozenset[Point]:
        return frozenset(
            point
            for point, status in survey.statuses.items()
            if status.owner is colour and weights.get(KIND_QUANTITIES[status.kind], 0)
        )

    return Pair(land(BLACK), land(WHITE))


def _tells_land(score: Score) -> bool:
    """Returns whether territory may be marked; False before there is a ruling."""
    return not score.rules.known_only and score.status.state.names_winner


def _result(
    case: Case, score: Score, counted: bool | None, decided: str = ""
) -> tuple[str, tuple[Finding, ...]]:
    """Returns the text of ``RE``, and the findings about it."""
    said = case.record.info.result
    own = clean(said_by(case), said)
    if decided:
        if own in ("", decided):
            return decided, ()
        return decided, (found("result-replaced", Level.CHECK, text=said, counted=decided),)
    ours = score.re_ahead
    if score.ahead is Winner.NONE:
        return own, ()
    if counted is None:
        counted = not stands(case, score)
    if not differs(case, score):
        return (ours if counted else own), ()
    if counted:
        note = found("result-replaced", Level.CHECK, text=said, counted=ours)
        return ours, (note,)
    if not score.status.state.names_winner:
        return own, (found("result-kept-unruled", Level.CHECK, text=own),)
    if said_by(case).reason:
        return own, (found("result-stays", Level.CHECK, text=own, counted=ours),)
    return own, (found("result-kept", Level.CHECK, text=own, counted=ours),)


def clean(result: WrittenResult, written: str) -> str:
    """Returns a result in SGF's form, in points, as ``B+3.5``.

    Returns ``written`` if the meaning of the result is not certain.
    """
    match result.outcome:
        case WrittenOutcome.DRAW:
            return "0"
        case WrittenOutcome.VOID:
            return "Void"
        case WrittenOutcome.WIN if result.winner is not None and not result.unit_open:
            if result.margin is None and not result.reason and not result.understood:
                return written
            amount = "" if result.margin is None else plain_number(result.margin)
            return f"{result.winner.letter}+{result.reason or amount}"
        case _:
            return written


def _header(case: Case, score: Score) -> dict[str, str]:
    """Returns the properties for rules, komi and handicap that differ from the record's."""
    info, rules = case.record.info, score.rules
    header: dict[str, str] = {}
    if rules.known_only:
        return header
    if spoken_rules(info.rules) != rules.id:
        header["RU"] = RULES.get(rules.id, rules.name.en)
    komi = komi_of(case, rules, score.facts.handicap) or 0
    if info.komi is None or info.komi != komi:
        header["KM"] = plain_number(Fraction(komi))
    # Zero stones are expressed by leaving it out: SGF has no handicap of zero.
    header["HA"] = str(score.facts.handicap or "")
    return header
