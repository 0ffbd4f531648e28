"""Proposals of a regulation, based on an incident's kind, its side, and earlier incidents."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from goref.core.base.colour import Colour
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import AnyText
from goref.core.incidents.consequence import (
    OF_SOMEBODY,
    STANDS,
    ConsequenceKind,
    Consequences,
    ends,
    has,
)
from goref.core.incidents.incident import EarlierOffence, Incident, Offender, in_act_order
from goref.core.incidents.kinds import KINDS, IncidentGroup
from goref.core.incidents.regulation import Certainty, Claimant, ClaimWindow, Regulation, Scope

PLAY = IncidentGroup.PLAY
COUNTED = (ConsequenceKind.CAUTION, ConsequenceKind.WARNING)
"""Consequences that can add up, the lesser first: cautions may become a warning."""


@frozen
class Precedent:
    """An earlier incident of a player: the facts that count for a later incident.

    Attributes:
        round, table: numbers of the round and table where it happened; 0 for the present game.
    """

    kind: str
    decided: Consequences
    round: int = 0
    table: int = 0

    @property
    def carried(self) -> bool:
        """True if the earlier incident happened in an earlier game of the event."""
        return self.round > 0


@frozen
class ConsequenceProposal:
    """The consequences that a regulation proposes.

    Attributes:
        regulation: its id; empty if there is none.
        article: the citation of the clause, and of each rule that adds up warnings, joined by
            commas.
        certainty: the certainty of the clause; ``UNKNOWN`` if no clause is known: then the
            referee decides.
        consequences: the proposal; empty if the clause names none.
        options: consequences that the referee may choose instead.
        suspended: further consequences in the clause that are suspended at present.
        window, claimant: the time limit for a claim, and the person who may make it.
        note: further contents of the clause; None if there are no others.
    """

    regulation: str
    article: str = ""
    certainty: Certainty = Certainty.UNKNOWN
    consequences: Consequences = ()
    options: Consequences = ()
    led_to: tuple[EarlierOffence, ...] = ()
    suspended: Consequences = ()
    window: ClaimWindow = ClaimWindow.UNKNOWN
    claimant: Claimant = Claimant.UNKNOWN
    note: AnyText | None = None

    def stored_in(self, incident: Incident) -> Incident:
        """Returns an incident with this proposal."""
        return replace(
            incident,
            regulation=self.regulation,
            article=self.article,
            proposed=self.consequences,
            led_to=self.led_to,
        )

    @property
    def is_known(self) -> bool:
        """True if the regulation proposes any consequences."""
        return bool(self.consequences)


def propose(
    regulation: Regulation | None,
    kind: str,
    side: Offender,
    earlier: Sequence[Precedent] = (),
    move: int | None = None,
    replies: int = 0,
) -> ConsequenceProposal:
    """Returns the consequences that a regulation proposes for an incident.

    Some moves may be claimed only before the opponent replies. After the reply such a move
    remains valid, if the kind of incident allows that. Without a clause on the kind, the
    proposal has no consequences.

    Args:
        earlier: the side's earlier incidents, in the order of the acts; those of both sides if
            both are responsible.
        move: the number of the move concerned.
        replies: the number of moves made after that move.
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
            (EarlierOffence("reply", replies),),
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
        led.append(EarlierOffence("kind", nth, regulation.scope))
    certainty, suspended = row.certainty, [*row.suspended]
    for effect in COUNTED if side.colours else ():
        for rule in regulation.sums:
            if rule.of is not effect or not has(consequences, effect):
                continue
            if rule.on_board and not KINDS[kind].on_board:
                continue
            total = 1 + _so_far(earlier, effect, on_board=rule.on_board)
            if total > 1:
                led.append(EarlierOffence(effect.value, total, regulation.scope))
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
    """Returns two sets of consequences as one, each consequence once.

    Payments are left out if those in ``more`` end the game.
    """
    all_ = [*one, *(each for each in more if each not in one)]
    if ends(more):
        all_ = [each for each in all_ if each.effect is not ConsequenceKind.PAYMENT]
    return tuple(all_)


def precedents(
    incidents: Iterable[Incident], side: Offender, before: Incident | None = None
) -> Iterator[Precedent]:
    """Yields a side's valid incidents of a game before a given one, in the order of the acts.

    Args:
        before: the given incident; None for a new one, which comes after all others.
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
    """Returns the consequences that a regulation proposes for an incident of a case.

    Args:
        incidents: all incidents of the case, in any order.
        carried: the incidents in earlier rounds of the side that is responsible.
        moves: the number of moves in the game when the incident was claimed; None if no move
            came after it.
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
    """Returns incidents for which the regulation would now propose other consequences.

    That happens after an earlier incident was annulled or was entered late. Annulled incidents,
    those under another regulation, and moves made valid by a reply are never returned.

    Args:
        carried: each side's incidents in earlier rounds.
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
