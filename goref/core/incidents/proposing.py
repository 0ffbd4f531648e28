"""What a regulation leads to: a kind, a side and what happened before give a proposal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen
from goref.core.base.language import AnyText
from goref.core.incidents.consequence import (
    OF_SOMEBODY,
    STANDS,
    ConsequenceKind,
    Consequences,
    ends,
    has,
)
from goref.core.incidents.incident import Incident, LedTo, Offender, in_act_order
from goref.core.incidents.kinds import KINDS, IncidentGroup
from goref.core.incidents.regulation import (
    Certainty,
    Claimant,
    ClaimWindow,
    Regulation,
    Scope,
)

PLAY = IncidentGroup.PLAY
COUNTED = (ConsequenceKind.CAUTION, ConsequenceKind.WARNING)
"""What can add up, the lesser first: cautions may make a warning, which may be the last."""


@frozen
class Precedent:
    """An earlier incident of a player, as far as it counts with a later one.

    Attributes:
        round, table: where in an event; nought in the game itself.
    """

    kind: str
    decided: Consequences
    round: int = 0
    table: int = 0

    @property
    def carried(self) -> bool:
        """Whether it is of an earlier game."""
        return self.round > 0


@frozen
class ConsequenceProposal:
    """What a regulation leads to.

    Attributes:
        regulation: its id; empty where there is none.
        article: as it is cited; several joined by commas where sums of warnings come to it.
        certainty: of the clause; ``UNKNOWN`` where none is known: the referee decides.
        consequences: what it leads to; empty where the clause names none.
        options: what the referee may choose instead.
        led_to: what was counted.
        suspended: what the text would lead to beside, but is suspended.
    """

    regulation: str
    article: str = ""
    certainty: Certainty = Certainty.UNKNOWN
    consequences: Consequences = ()
    options: Consequences = ()
    led_to: tuple[LedTo, ...] = ()
    suspended: Consequences = ()
    window: ClaimWindow = ClaimWindow.UNKNOWN
    claimant: Claimant = Claimant.UNKNOWN
    note: AnyText | None = None

    @property
    def is_known(self) -> bool:
        """Whether there is a clause that says what follows."""
        return bool(self.consequences)


def propose(
    regulation: Regulation | None,
    kind: str,
    side: Offender,
    earlier: Sequence[Precedent] = (),
    move: int | None = None,
    replies: int = 0,
) -> ConsequenceProposal:
    """What a regulation leads to for an incident.

    A move that can only be claimed before the reply stands once it was replied to.

    Args:
        earlier: what the side did before, in the order of the acts; of both sides where the
            incident is of both.
        move: the move it was.
        replies: moves made after it.
    """
    row = regulation.by_kind.get(kind) if regulation is not None else None
    if regulation is None or row is None:
        return ConsequenceProposal("" if regulation is None else regulation.id)
    if regulation.scope is Scope.GAME:
        earlier = [one for one in earlier if not one.carried]
    nth = 1 + sum(one.kind == kind for one in earlier)
    window = row.window or regulation.window
    may_stand = KINDS[kind].group is PLAY and KINDS[kind].can_stand
    if replies and window is ClaimWindow.BEFORE_REPLY and may_stand:
        return ConsequenceProposal(
            regulation.id,
            row.article,
            row.certainty,
            (STANDS,),
            row.options,
            (LedTo("reply", replies),),
            (),
            window,
            row.claimant or regulation.claimant,
            row.note,
        )
    late = row.last_move is not None and move is not None and move > row.last_move
    consequences = row.later if late else row.nth(nth)
    if not side.colours:
        consequences = tuple(one for one in consequences if one.effect not in OF_SOMEBODY)
    articles = [row.article]
    led = []
    if len(row.times) > 1 and nth > 1:
        led.append(LedTo("kind", nth, regulation.scope))
    certainty, suspended = row.certainty, [*row.suspended]
    for effect in COUNTED if side.colours else ():
        for rule in regulation.sums:
            if rule.of is not effect or not has(consequences, effect):
                continue
            if rule.on_board and not KINDS[kind].on_board:
                continue
            total = 1 + _so_far(earlier, effect, on_board=rule.on_board)
            if total > 1:
                led.append(LedTo(effect.value, total, regulation.scope))
            if total % rule.count:
                continue
            if rule.suspended:
                suspended += [one for one in rule.becomes if one not in suspended]
                continue
            consequences = _joined(consequences, rule.becomes)
            articles.append(rule.article)
            if rule.certainty is not Certainty.TEXT:
                certainty = rule.certainty
    return ConsequenceProposal(
        regulation.id,
        ", ".join(dict.fromkeys(filter(None, articles))),
        certainty,
        consequences,
        row.options,
        tuple(dict.fromkeys(led)),
        tuple(suspended),
        window,
        row.claimant or regulation.claimant,
        row.note,
    )


def _so_far(earlier: Iterable[Precedent], effect: ConsequenceKind, *, on_board: bool) -> int:
    return sum(
        has(one.decided, effect)
        for one in earlier
        if not on_board or (one.kind in KINDS and KINDS[one.kind].on_board)
    )


def _joined(one: Consequences, more: Consequences) -> Consequences:
    """Both together; what is paid goes where the game is lost by it."""
    all_ = [*one, *(each for each in more if each not in one)]
    if ends(more):
        all_ = [each for each in all_ if each.effect is not ConsequenceKind.PAYMENT]
    return tuple(all_)


def precedents(
    incidents: Iterable[Incident], side: Offender, before: Incident | None = None
) -> Iterator[Precedent]:
    """What a side did in a game before an incident, in the order of the acts.

    Args:
        before: the incident; None for one that is still to be entered, after all others.
    """
    colours = set(side.colours)
    among = in_act_order(incidents)
    if before is not None and before not in among:
        among = in_act_order((*among, before))
    for each in among:
        if before is not None and each.number == before.number:
            return
        if each.holds and colours & set(each.side.colours):
            yield Precedent(each.kind, each.decided or ())


def proposed_for(
    regulation: Regulation | None,
    incident: Incident,
    incidents: Iterable[Incident],
    carried: Sequence[Precedent] = (),
    moves: int | None = None,
) -> ConsequenceProposal:
    """What a regulation leads to for an incident of a case.

    Args:
        incidents: all of the case, in any order.
        carried: what the side brought with it from earlier rounds.
        moves: how many moves had been made when it was claimed; None: none after it.
    """
    earlier = [*carried, *precedents(incidents, incident.side, incident)]
    made = incident.move
    replies = 0 if moves is None or not made else max(moves - made, 0)
    return propose(regulation, incident.kind, incident.side, earlier, made, replies)


def outdated(
    regulation: Regulation | None,
    incidents: Sequence[Incident],
    carried: Mapping[Colour, Sequence[Precedent]] | None = None,
) -> tuple[Incident, ...]:
    """Incidents that something else would be proposed for now than when they were entered.

    So it is after an earlier one was annulled, or entered late.
    """
    found = []
    for each in incidents:
        if each.annulled or regulation is None or each.regulation != regulation.id:
            continue
        if any(led.what == "reply" for led in each.led_to):
            continue
        brought = [one for c in each.side.colours for one in (carried or {}).get(c, ())]
        if proposed_for(regulation, each, incidents, brought).consequences != each.proposed:
            found.append(each)
    return tuple(found)
