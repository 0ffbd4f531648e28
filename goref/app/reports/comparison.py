"""A comparison of rule sets: grouped by outcome, and as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from goref.app.questions.open_matters import open_under, state_under
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import Language, Plural, Text
from goref.core.base.numbers import decimal, mixed, signed
from goref.core.case.case import Case
from goref.core.scoring.scorer import Score, Scorer, Winner
from goref.core.scoring.status import RULED_BOARDS, CaseState, is_ruled_on
from goref.core.texts.results import (
    DRAWN,
    PROVISIONAL,
    as_counted,
    ends_every_count,
    needs_text,
    verdict,
)
from goref.core.texts.status import STATES, on_its_board, state_text
from goref.core.texts.terms import JOINT, REASONS, SIDES, UNITS, term
from goref.io.text.cells import harmless

if TYPE_CHECKING:
    from goref.core.scoring.compare import Compared, MarginTerm

COLUMNS = (
    Text("comparison", "Id"),
    Text("comparison", "Rule set"),
    Text("comparison", "Black less White, points"),
    Text("comparison", "Unit"),
    Text("comparison", "Result"),
    Text("comparison", "Winner"),
    Text("comparison", "Status"),
    Text("comparison", "Why it differs"),
    Text("comparison", "Missing facts"),
)
WINNERS = (Winner.BLACK, Winner.DRAW, Winner.WHITE, Winner.VOID, Winner.NONE)
"""The outcomes in the order of their groups."""
WON = {
    Winner.BLACK: Text("comparison", "Black wins"),
    Winner.DRAW: DRAWN,
    Winner.WHITE: Text("comparison", "White wins"),
}
MISSING = Text("comparison", "A fact is missing")
COUNTED = Plural("comparison", "{outcome} · {count} rule set", "{outcome} · {count} rule sets")
BOM = b"\xef\xbb\xbf"
"""The mark at the start of the file, without which Excel reads UTF-8 as an old encoding."""


@frozen
class OutcomeGroup:
    """The rule sets under which a case has the same outcome.

    Attributes:
        winner: the winner under each of them; NONE if a fact or a ruling is missing.
        is_provisional: True if the result has no ruling, is under protest, or has open matters.
            Always False for NONE, and for a game that an incident ended.
        members: the scores under these rule sets, the best for Black first.
    """

    winner: Winner
    is_provisional: bool
    members: tuple[Compared, ...]

    @property
    def reasons(self) -> tuple[tuple[MarginTerm, MarginTerm], ...]:
        """The terms by which all members differ from the reference in favour of the same side.

        Each item is a pair: the term with its smallest amount, and with its largest. Empty if a
        member is the reference, or if a member or the reference has no margin to show.
        """
        first, *rest = (_reasons(member) for member in self.members)
        shared = []
        for key, one in first.items():
            alike = [o[key] for o in rest if key in o and o[key].points * one.points > 0]
            if len(alike) == len(rest):
                by_size = sorted((one, *alike), key=lambda each: abs(each.points))
                shared.append((by_size[0], by_size[-1]))
        return tuple(shared)

    def title(self, language: Language) -> str:
        """Returns the outcome and the number of rule sets: ``White wins · 18 rule sets``."""
        score = self.members[0].score
        if self.winner in WON:
            told = WON[self.winner].in_(language)
        elif self.winner is Winner.VOID:
            told = verdict(score, language)
        elif score.status.state.names_winner:
            told = MISSING.in_(language)
        else:
            told = STATES[score.status.state].in_(language)
        if self.is_provisional:
            told = PROVISIONAL.in_(language, result=told)
        return COUNTED.in_(language, outcome=told, count=len(self.members))

    def why(self, language: Language) -> str:
        """Returns the reasons that all members share, or the missing facts, in words; may be
        ""."""
        if self.winner is Winner.NONE:
            return JOINT.join(
                dict.fromkeys(
                    needs_text(member.score, language)
                    for member in self.members
                    if member.score.status.state.names_winner
                )
            )
        return JOINT.join(_range(least, most, language) for least, most in self.reasons)


def outcome_groups(case: Case, compared: Iterable[Compared]) -> tuple[OutcomeGroup, ...]:
    """Returns a comparison in groups: Black wins, draws, White wins, no result, not decided.

    Provisional results, which rest on no ruling or have open matters, have groups of their own.
    """
    found: dict[tuple[int, bool, str], list[Compared]] = {}
    for member in compared:
        found.setdefault(_key(case, member.score), []).append(member)
    return tuple(
        OutcomeGroup(
            WINNERS[key[0]], key[1], tuple(sorted(found[key], key=_best_for_white_last))
        )
        for key in sorted(found)
    )


def group_objects(case: Case, compared: Iterable[Compared]) -> list[dict[str, Any]]:
    """Returns the groups of a comparison for ``--json``."""
    return [
        {
            "winner": group.winner.value,
            "provisional": group.is_provisional,
            "rules": [member.score.rules.id for member in group.members],
            "reasons": [
                {
                    "term": least.term,
                    "least": decimal(least.points),
                    "most": decimal(most.points),
                }
                for least, most in group.reasons
            ],
        }
        for group in outcome_groups(case, compared)
    ]


def _key(case: Case, score: Score) -> tuple[int, bool, str]:
    """Returns the sort key of a score's group.

    It consists of the winner's place in the order, whether it is provisional, and the state.
    """
    shown = shown_score(score)
    winner = Winner.NONE if shown is None else shown.winner
    provisional, how = winner is not Winner.NONE and _is_provisional(case, score), ""
    if winner is Winner.VOID and score.outcome is not None:
        how = score.outcome.how.value
    elif winner is Winner.NONE and not score.status.state.names_winner:
        how = score.status.state.value
    return WINNERS.index(winner), provisional, how


def shown_score(score: Score) -> Score | None:
    """Returns the score that a comparison shows, as if no incident had ended the game.

    Returns None if an incident ended a game that was not counted.
    """
    return as_counted(score) if ends_every_count(score) else score


def shown_margin(score: Score) -> Fraction | None:
    """Returns the margin, in points, that a comparison shows.

    Returns None before a ruling, or if a fact is missing.
    """
    shown = shown_score(score)
    return None if shown is None or shown.winner is Winner.NONE else shown.margin


def shown_verdict(score: Score, language: Language) -> str:
    """Returns the result that a comparison shows, with its state and the board counted.

    Returns ``–`` before a ruling, or if a fact is missing.
    """
    shown = shown_score(score)
    if shown is None or shown.winner is Winner.NONE:
        return "–"
    told = verdict(shown, language)
    if not ends_every_count(score) and score.status.state is CaseState.PROVISIONAL:
        told = PROVISIONAL.in_(language, result=told)
    return on_its_board(score, told, language)


def _is_provisional(case: Case, score: Score) -> bool:
    if ends_every_count(score):
        return False
    rests_on_ruling = score.basis in RULED_BOARDS or is_ruled_on(case)
    is_open = case.is_under_protest or score.status.state is CaseState.PROVISIONAL
    return is_open or not rests_on_ruling


def _best_for_white_last(member: Compared) -> Fraction:
    return -(shown_margin(member.score) or Fraction(0))


def _reasons(member: Compared) -> dict[str, MarginTerm]:
    known = member.score.can_be_shown and member.reference.can_be_shown
    return {reason.term: reason for reason in member.reasons} if known else {}


def _range(least: MarginTerm, most: MarginTerm, language: Language) -> str:
    name = term(REASONS, least.term, language)
    ends = [signed(mixed(each.points)) for each in (least, most)]
    return f"{name} {' … '.join(dict.fromkeys(ends))}"


def comparison_csv(case: Case, compared: Iterable[Compared], language: Language) -> str:
    """Returns a comparison as CSV: a header, then a row for each rule set.

    A result without a ruling has no number, so that nobody adds it to ruled results.
    """
    lines = io.StringIO(newline="")
    writer = csv.writer(lines)
    writer.writerow([column.in_(language) for column in COLUMNS])
    writer.writerows(map(harmless, _row(case, item, language)) for item in compared)
    return lines.getvalue()


def with_open_matters(bench: Scorer, compared: Compared) -> Compared:
    """Returns a rule set's count, with open matters included in the state of the case."""
    score = compared.score
    if state_under(bench, score) is score.status.state:
        return compared
    return replace(compared, score=open_under(bench, score).counted)


def comparison_bytes(case: Case, compared: Iterable[Compared], language: Language) -> bytes:
    """Returns the comparison as CSV in UTF-8 with :data:`BOM`, for spreadsheet programs."""
    return BOM + comparison_csv(case, compared, language).encode("utf-8")


def _row(case: Case, item: Compared, language: Language) -> list[str]:
    score = item.score
    decided = score.winner is not Winner.NONE
    decided = decided and (score.basis in RULED_BOARDS or is_ruled_on(case))
    return [
        score.rules.id,
        score.rules.name.in_(language),
        decimal(score.margin) if score.can_be_shown and score.margin is not None else "",
        term(UNITS, score.rules.unit.value, language),
        on_its_board(score, verdict(score, language), language),
        term(SIDES, score.winner.value, language) if decided else "",
        state_text(case, score.status, language),
        "; ".join(
            f"{term(REASONS, reason.term, language)} {_signed(reason.points)}"
            for reason in (
                item.reasons if score.can_be_shown and item.reference.can_be_shown else ()
            )
        ),
        needs_text(score, language),
    ]


def _signed(value: Fraction) -> str:
    return decimal(value) if value < 0 else f"+{decimal(value)}"
