"""Counts before the last play if that play took the last dame and made the turns unequal."""

from __future__ import annotations

from goref.core.base.colour import Colour
from goref.core.base.frozen import replace
from goref.core.case.case import Case
from goref.core.case.facts import Facts
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, Statement
from goref.core.ruling.ruling import PointKind
from goref.core.ruling.survey import survey
from goref.core.ruling.tally import Tally


def before_last(case: Case, facts: Facts, counted: Tally) -> Case | None:
    """Returns the case without its last play if that took the last dame and unbalanced turns.

    Returns None otherwise. Source: Zhao Zhiyun's count of Huang Longshi against Zhou Donghou in
    routes.
    """
    turns = facts.turns
    if case.record.is_bare or turns is None or turns.black == turns.white or counted.dame:
        return None
    longer = Colour.BLACK if turns.black > turns.white else Colour.WHITE
    moments = case.moments
    for index in range(len(moments) - 1, 0, -1):
        moment = moments[index]
        entry = moment.entry
        if isinstance(entry, Statement):
            continue
        if not isinstance(entry, Act):
            return None
        if entry.kind is ActKind.PLAY and not (moment.impossible or moment.voided):
            break
    else:
        return None
    before = moments[index - 1]
    if entry.colour is not longer or entry.point is None:
        return None
    if moment.captured != before.captured:
        return None
    was = dict(survey(before.position, case.ruling).statuses)
    taken = was.pop(entry.point, None)
    if taken is None or taken.kind is not PointKind.DAME:
        return None
    now = survey(moment.position, case.ruling).statuses
    if any(status.owner is not now[p].owner for p, status in was.items()):
        return None  # the play did more than take a dame
    entries = case.record.entries
    shorter = replace(case.record, entries=entries[: index - 1] + entries[index:])
    # Without its only play a record is a bare position: the known facts are carried over.
    plays = facts.plays
    answers = replace(
        case.answers,
        began=facts.began,
        plays=plays.with_(longer, plays.of(longer) - 1) if plays else None,
        prisoners=facts.captured,
        pass_stones=facts.pass_stones,
    )
    voided = frozenset(n for n in case.voided if n < moment.number)
    return replace(case, record=shorter, answers=answers, voided=voided)
