"""Counting of the board before the last play, if that play made the turns unequal.

Source for a play that took the last dame: Zhao Zhiyun's count, in routes, of Huang Longshi
against Zhou Donghou. Source for any play: Chen Zuyuan, as reported.
"""

from __future__ import annotations

from goref.core.base.colour import Colour, Pair, Who, added_up
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.case.facts import Facts, lid_stones
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, Setup, Statement
from goref.core.game.replay import Moment
from goref.core.rulesets.ruleset import UndonePlay
from goref.core.ruling.ruling import PointKind
from goref.core.ruling.survey import Survey, survey
from goref.core.ruling.tally import Tally


def before_last(
    case: Case, facts: Facts, counted: Tally, undoes: UndonePlay | None
) -> Case | None:
    """Returns the case without its last play if the rule set undoes that play; else None.

    If the play is known only from a statement, its stone remains on the board: nobody knows
    which stone it is, and routes do not count stones.
    """
    if undoes is None:
        return None
    if undoes.dame_only:
        return before_last_dame(case, facts, counted)
    return without_last(case, facts)


def before_last_dame(case: Case, facts: Facts, counted: Tally) -> Case | None:
    """Returns the case without its last play if that took the last dame and made turns unequal.

    Returns None otherwise.
    """
    turns = facts.turns
    if turns is None or turns.black == turns.white or counted.dame:
        return None
    longer = Colour.BLACK if turns.black > turns.white else Colour.WHITE
    if facts.last_dame is not None:
        return _stated(case, facts, longer)
    index = _last_play(case)
    moment, before = case.moments[index], case.moments[index - 1]
    entry = moment.entry
    if not isinstance(entry, Act) or entry.colour is not longer or entry.point is None:
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
    return _undone(case, facts, longer, index)


def without_last(case: Case, facts: Facts) -> Case | None:
    """Returns the case without its last play if that made the turns unequal; else None.

    If the record does not show the play, somebody must have stated that it took a dame. Source:
    Chen Zuyuan's reading of the Tang rules, as reported.
    """
    turns, index = facts.turns, _last_play(case)
    if turns is None or turns.black == turns.white:
        return None
    longer = Colour.BLACK if turns.black > turns.white else Colour.WHITE
    if not index:
        return _stated(case, facts, longer)
    entry = case.moments[index].entry
    if not isinstance(entry, Act) or entry.colour is not longer:
        return None
    return _undone(case, facts, longer, index)


def shows_last_play(case: Case) -> bool:
    """Returns True if the record shows the last play."""
    return _last_play(case) > 0


def might_be_last_dame(case: Case, surveyed: Survey, side: Colour) -> bool:
    """Returns True if a side's last play may only have taken a dame and no record shows it."""
    return not _last_play(case) and bool(_last_dame_stones(surveyed, side))


def joining_stones(surveyed: Survey, side: Colour) -> frozenset[Point]:
    """Returns the possible last plays of a side that joined two of its groups into one."""
    board, near = surveyed.board, surveyed.board.grid.neighbours
    found = set()
    for p in _last_dame_stones(surveyed, side):
        own = [n for n in near[p] if board.cells[n] == side]
        without = surveyed.position.without((p,))
        if without.chain(own[0]).issuperset(own):
            continue  # the stones next to it are one chain without it
        if len(survey(without, surveyed.ruling).groups) != len(surveyed.groups):
            found.add(p)
    return frozenset(found)


def _last_dame_stones(surveyed: Survey, side: Colour) -> frozenset[Point]:
    """Returns the stones of a side that may have been put on a dame at the very end.

    Such a stone touches stones of both colours, but no empty point and no seki.
    """
    board: Position = surveyed.board
    cells, near = board.cells, board.grid.neighbours
    return frozenset(
        p
        for p, code in enumerate(cells)
        if code == side
        and {cells[n] for n in near[p]} == {Colour.BLACK, Colour.WHITE}
        and surveyed.seki.isdisjoint((p, *near[p]))
    )


def _last_play(case: Case) -> int:
    """Returns the index of the moment after the last play; 0 if the record does not show it."""
    moments = case.moments
    for index in range(len(moments) - 1, 0, -1):
        moment: Moment = moments[index]
        entry = moment.entry
        if isinstance(entry, Statement):
            continue
        if not isinstance(entry, Act):
            return 0
        if entry.kind is ActKind.PLAY and not (moment.impossible or moment.voided):
            return index
    return 0


def _undone(case: Case, facts: Facts, longer: Colour, index: int) -> Case:
    """Returns the case without the last play of the game.

    ``index``: the index of the moment after that play. ``longer``: the side that made it.
    """
    entries = case.record.entries
    shorter = replace(case.record, entries=entries[: index - 1] + entries[index:])
    # Without its only play a record is a bare position: the known facts are carried over.
    number = case.moments[index].number
    voided = frozenset(n - (n > number) for n in case.voided)
    then, now = case.moments[index - 1].captured, case.moments[index].captured
    left = facts.captured and Pair(  # a stated number may be less than the record's
        max(0, facts.captured.black - now.black + then.black),
        max(0, facts.captured.white - now.white + then.white),
    )
    earlier = _less_one(case, replace(facts, captured=left), longer)
    if shorter.is_bare:  # the record showed that there was no play before
        stated = replace(earlier.answers, last_play=Who.NOBODY)
        earlier = replace(earlier, answers=stated)
    return replace(earlier, record=shorter, voided=voided)


def _stated(case: Case, facts: Facts, longer: Colour) -> Case | None:
    if facts.last_dame is not Who.of(longer):
        return None
    position = case.position
    stones = Setup(position.stones(Colour.BLACK), position.stones(Colour.WHITE))
    bare = replace(case.record, setup=stones, entries=(), first=None)
    return replace(_less_one(case, facts, longer), record=bare, voided=frozenset())


def _less_one(case: Case, facts: Facts, longer: Colour) -> Case:
    """Returns the case with one play of side ``longer`` less, and its known facts stated."""
    plays = facts.plays
    answers = replace(
        case.answers,
        began=facts.began,
        plays=plays.with_(longer, plays.of(longer) - 1) if plays else None,
        prisoners=added_up(facts.captured, lid_stones(case)),
        pass_stones=facts.pass_stones,
    )
    return replace(case, answers=answers)
