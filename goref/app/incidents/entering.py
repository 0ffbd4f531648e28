"""The steps of entering an incident: known facts, proposal, decision, effect on the winner."""

from __future__ import annotations

from collections.abc import Sequence

from goref.app.act_log.act_log import now
from goref.app.assessment import Assessment
from goref.app.edits.base import Edit
from goref.app.edits.incidents import next_number
from goref.app.incidents.drafting import redrafted
from goref.app.incidents.positions import as_recorded, difference_said, found_otherwise
from goref.core.base.frozen import replace
from goref.core.base.language import Language, capital
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.event.carried_over import CarriedOver
from goref.core.incidents.consequence import ARBITER, Consequences, ends, paid_points
from goref.core.incidents.incident import GamePhase, Incident, Offender
from goref.core.incidents.kinds import ALL, KINDS, IncidentGroup, IncidentKind
from goref.core.incidents.paying import lid_stones
from goref.core.incidents.proposing import ConsequenceProposal
from goref.core.rulesets.table import ruleset
from goref.core.ruling.quantity import Quantity
from goref.core.scoring.scorer import Score, Winner
from goref.io.text.catalogue import languages

BEFORE_PLAY = ("late", "colours-swapped", "komi-wrong", "handicap-wrong")
AFTER_PLAY = ("found-late", "impossible-result", "resigned-by-mistake")


def time_now() -> str:
    """Returns the time as a referee writes it: ``14:05``."""
    return now()[11:16]


def begun(case: Case, move: int | None = None) -> Incident:
    """Returns a new incident in which nothing is filled in yet, except a move's number.

    A ``move`` that the record does not have is left out.
    """
    known = move is not None and 0 < move <= len(case.record.acts)
    return Incident(next_number(case), "", Offender.NOBODY, move if known else None)


def of_kind(draft: Incident, kind: str) -> Incident:
    """Returns ``draft`` with a kind and the phase of the game in which such incidents happen.

    If that phase is before play, the number of the move is removed.
    """
    phase = GamePhase.PLAY
    if kind in BEFORE_PLAY:
        phase = GamePhase.BEFORE
    elif kind in AFTER_PLAY:
        phase = GamePhase.AFTER
    elif KINDS[kind].group is IncidentGroup.COUNT:
        phase = GamePhase.COUNT
    move = None if phase is GamePhase.BEFORE else draft.move
    return replace(draft, kind=kind, phase=phase, move=move)


def kinds_with(words: str, language: Language) -> tuple[IncidentKind, ...]:
    """Returns the kinds of incidents whose names contain every word of ``words``.

    The names in all languages are searched. First come the kinds with words that begin so in
    ``language``. Within both parts, frequent kinds come before rare ones.
    """
    sought = words.casefold().split()
    found = [kind for kind in ALL if all(word in _names(kind) for word in sought)]
    return tuple(sorted(found, key=lambda kind: not _begins(kind, sought, language)))


def _names(kind: IncidentKind) -> str:
    return " ".join(
        (*(kind.name.in_(each) for each in languages().values()), kind.id)
    ).casefold()


def _begins(kind: IncidentKind, sought: Sequence[str], language: Language) -> bool:
    own = f" {kind.name.in_(language).casefold()}"
    return all(f" {word}" in own for word in sought)


def proposal_of(
    case: Case, draft: Incident, ground: CarriedOver, *, replied: bool
) -> tuple[Incident, ConsequenceProposal]:
    """Returns an incident being entered, with its proposal stored, and the proposal itself.

    Args:
        ground: the facts from outside the game, such as earlier warnings.
        replied: True if the record's moves after the incident were made before the claim.
    """
    carried = ground.precedents
    brought = [one for colour in draft.side.colours for one in carried.get(colour, ())]
    return redrafted(ground.asked_by(case), draft, brought, None if replied else draft.move)


def hangs_on_reply(case: Case, draft: Incident, ground: CarriedOver) -> bool:
    """Returns whether the proposal depends on whether the opponent replied before the claim."""
    made = (proposal_of(case, draft, ground, replied=on)[1] for on in (True, False))
    return len({each.consequences for each in made}) > 1


def ruled(draft: Incident, decided: Consequences | None, reason: str = "") -> Incident:
    """Returns the incident to be put into the case.

    Args:
        decided: the consequences; None to decide later.
    """
    ruling = draft.ruling or (time_now() if decided is not None else "")
    return replace(draft, decided=decided, reason=reason, ruling=ruling)


def may_be_taken(proposal: ConsequenceProposal) -> bool:
    """Returns whether the proposal can be accepted; if not, the referee has to decide."""
    return proposal.is_known and ARBITER not in proposal.consequences


def turned(assessment: Assessment, incident: Incident, act: Edit) -> Score | None:
    """Returns the score after an incident whose penalty changes the winner.

    Returns None if the winner does not change, or if there was none before.

    Args:
        act: the act that enters the incident, or decides it.
    """
    before = assessment.score
    decided = incident.decided or ()
    if before.winner is Winner.NONE or not (paid_points(decided) or ends(decided)):
        return None
    after = assessment.bench.with_case(act.apply(assessment.case)).score(before.rules)
    return after if after.ahead is not before.ahead else None


def board_of(case: Case, incident: Incident) -> Position:
    """Returns the record's board at an incident's move; the last board if it names no move."""
    return as_recorded(case, len(case.record.acts) if incident.move is None else incident.move)


def found_said(case: Case, incident: Incident, language: Language) -> str:
    """Returns the differences between an incident's board and the record, in words.

    Empty if the incident has no board, or a board of another size.
    """
    differs = found_otherwise(case, incident)
    if differs is None:
        return ""
    return capital(difference_said(differs, case.position, language))


def asks_lid(case: Case, incident: Incident) -> int:
    """Returns the number of penalty stones that may be in the opponent's lid.

    Returns 0 if the rule set does not count prisoners, or if the incident names no side.
    """
    if Quantity.LOST not in ruleset(case.rules).weights or not incident.side.colours:
        return 0
    return lid_stones(incident)
