"""Reads a claim: every enemy play is answered until the claim is settled.

A proof-number search first reads the plays that seem to settle most: the claimant's play after
which least remains to be shown, and the enemy's that is hardest to refute. The enemy may pass,
and may retake any ko; a claim that requires the claimant to repeat a position is not proved. So
the claimant can follow the reading under any rule on repetition, against any threats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import attrgetter

from goref.core.proving.arena import SettledClaim, may_pass
from goref.core.proving.arena_plays import LOST, ArenaPlays
from goref.core.proving.certificate import AnswerTree, Arena
from goref.core.proving.masks import Mask, bits, flood, grown, many

ENDLESS = 1 << 40
LEFT_OPEN = 4
"""Added to the estimate if the claimant's stones settle nothing, whatever the enemy's are."""
DOUBTFUL_FROM = 200
"""The number of positions after which a claim may be dropped."""
MOST_TO_SHOW = 95
"""The highest estimate of positions left to show; a claim with a higher one is dropped."""
MOST_TO_LIVE = 80
""":data:`MOST_TO_SHOW` for a claim that only says that stones live.

Such a claim rarely holds then. Enclosed stones that may all be dead are read to the end.
"""


def read(
    arena: Arena, most: int, go_on: Callable[[], None] = lambda: None
) -> tuple[AnswerTree | None, int]:
    """Returns the answers that prove a claim (the enemy plays first), and the positions read.

    The answers are None if there is no proof, which does not refute the claim.

    Args:
        arena: moved to the corner (:meth:`Arena.at_corner`).
        most: the most positions to read.
        go_on: called at every step; it may raise to cancel, and nothing is kept.
    """
    known = _known(arena)
    for answers, looked_at, before in known:
        was_enough = looked_at < most or (answers is not None and looked_at == most)
        if was_enough or most == before:  # it did not end for lack of positions, or would again
            return answers, looked_at
    numbers = ProofNumbers(arena, most)
    answers = AnswerTree(numbers.answers()) if numbers.holds(go_on) else None
    looked_at = most - numbers.left
    known[:] = [(answers, looked_at, most)]
    return answers, looked_at


@lru_cache(maxsize=4096)
def _known(arena: Arena) -> list[tuple[AnswerTree | None, int, int]]:
    """Returns a list that is cached for each arena, for :func:`read` to store its results in.

    A result: the answers, the positions read, and the most positions that could be read. The
    list is empty if the arena was not read lately.
    """
    return []


class Turn:
    """A state: the stones, and the side to move.

    Attributes:
        last: the enemy's last play, if the claimant is to answer; 0 if the enemy passed, or is
            to play.
        children: the states that may follow; None until they are computed.
        up, down: the least number of states left to show the claim, and to refute it.
        answer: the state after the claimant's play, once the claim is shown.
    """

    __slots__ = ("answer", "children", "down", "enemy", "last", "mine", "own", "up")

    def __init__(self, own: Mask, enemy: Mask, last: Mask, *, mine: bool) -> None:
        self.own, self.enemy, self.last, self.mine = own, enemy, last, mine
        self.up = self.down = 1
        self.children: list[Turn] | None = None
        self.answer: Turn | None = None

    def settle(self, *, held: bool) -> None:
        """Marks the claim as shown at this state, or as lost."""
        self.up, self.down = (0, ENDLESS) if held else (ENDLESS, 0)

    def weigh(self) -> bool:
        """Updates ``up`` and ``down`` from the children. Returns whether they changed."""
        children = self.children
        if not children:
            up, down = (ENDLESS, 0) if self.mine else (0, ENDLESS)
        elif self.mine:
            first = min(children, key=UP)
            up, down = first.up, sum(map(DOWN, children))
            if not up:
                self.answer = first
        else:
            up, down = sum(map(UP, children)), min(map(DOWN, children))
        if not down or up > ENDLESS:
            up = ENDLESS
        if not up or down > ENDLESS:
            down = ENDLESS
        if up == self.up and down == self.down:
            return False
        self.up, self.down = up, down
        return True


UP, DOWN = attrgetter("up"), attrgetter("down")


class ProofNumbers:
    """The search on one arena.

    Attributes:
        left: the positions that may still be read.
    """

    def __init__(self, arena: Arena, left: int) -> None:
        self.arena = arena
        self.left = left
        is_closed = (arena.land or arena.prey) and not arena.hostile
        self._doubtful = 0 if is_closed else left - DOUBTFUL_FROM
        lives = not (arena.land or arena.prey or arena.keep)
        self._most = MOST_TO_LIVE if lives else MOST_TO_SHOW
        self._plays = ArenaPlays(arena)
        self._settled = SettledClaim(arena, self._plays.groups)
        self._order = _by_room(arena)
        self._asked: dict[tuple[Mask, Mask], Turn] = {}
        self._answered: dict[tuple[Mask, Mask], Turn] = {}
        self._passed: dict[tuple[Mask, Mask], Turn] = {}
        self._good: dict[Mask, Mask] = {}
        self._usual: dict[Mask, list[Mask]] = {}
        self._root = self._enemy_to_play((arena.own, arena.enemy))

    def holds(self, go_on: Callable[[], None] = lambda: None) -> bool:
        """Returns whether the claim is proved, the enemy to play. False does not refute it.

        Args:
            go_on: called at every step; it may raise to cancel the search.
        """
        root = self._root
        path = [root]
        while root.up and root.down and self.left > 0:
            go_on()
            if self.left < self._doubtful and root.up > self._most:
                break
            at = self._follow(path)
            if at.children is None and at.up and at.down:
                if at.mine:
                    self._answer(at)
                else:
                    self._press(at)
            self._weigh(path)
        return not root.up

    def _follow(self, path: list[Turn]) -> Turn:
        """Extends a line to the state to be read next; returns that state."""
        at = path[-1]
        while at.children is not None and at.up and at.down:
            child = min(at.children, key=UP if at.mine else DOWN)
            if child in path:
                self._avoid(path, child)
                break
            path.append(child)
            at = child
        return at

    def _avoid(self, path: list[Turn], again: Turn) -> None:
        """Removes the claimant's last play of a line that repeats a position."""
        at = path[-1]
        if not at.mine:
            again = path.pop()
            at = path[-1]
        if at.children is not None:
            at.children.remove(again)

    def _weigh(self, path: list[Turn]) -> None:
        """Updates the states of a line from its end, back to the first that does not change."""
        while True:
            at = path[-1]
            if at.children is not None and at.up and at.down:
                if not at.weigh():
                    return
                if at.answer is not None:
                    self._good[at.last] = at.answer.own & ~at.own
            if len(path) == 1:
                return
            path.pop()

    def answers(self) -> dict[tuple[Mask, Mask], Mask]:
        """Returns the claimant's answers where they matter, once the claim is proved.

        The key is both sides' stones; the answer 0 is a pass.
        """
        plays: dict[tuple[Mask, Mask], Mask] = {}
        todo, seen = [self._root], {self._root}
        for at in todo:
            for turn in at.children or ():
                after = turn.answer
                if after is not None:
                    play = after.own & ~turn.own
                    stones = turn.own, turn.enemy
                    plays[stones] = play or plays.get(stones, 0)
                    if after not in seen:
                        seen.add(after)
                        todo.append(after)
        return plays

    def _enemy_to_play(self, stones: tuple[Mask, Mask]) -> Turn:
        """Returns a new state with the enemy to play."""
        own, enemy = stones
        turn = self._asked[stones] = Turn(own, enemy, 0, mine=False)
        self.left -= 1
        open_ = self.arena.field ^ own ^ enemy
        room = open_.bit_count()  # the more room, the more probably remains to be shown
        turn.down = room * room
        turn.up = 2 + room // 4
        if not self._plays.breathes(own, open_):
            turn.settle(held=False)
        elif settled := self._settled(own, enemy):
            turn.settle(held=True)
        elif settled is None:
            turn.up += LEFT_OPEN
        return turn

    def _own_to_play(self, own: Mask, enemy: Mask, last: Mask) -> Turn:
        stones = own, enemy
        passed = self._passed.get(stones)
        if passed is not None and (not last or passed.answer is not None):
            return passed  # what is played after an enemy pass serves elsewhere too
        known = self._answered if last else self._passed
        found = known.get(stones)
        if found is None:
            found = known[stones] = Turn(own, enemy, last, mine=True)
        return found

    def _press(self, at: Turn) -> None:
        """Sets the children of a state to the states after each of the enemy's plays."""
        arena, own, enemy = self.arena, at.own, at.enemy
        open_ = arena.field ^ own ^ enemy
        content = may_pass(arena, own, enemy)
        at.children = [] if content else [self._own_to_play(own, enemy, 0)]
        for play in self._order:
            if play & open_:
                after = self._plays.after_enemy(own, enemy, play)
                if after is None:
                    continue
                child = None if after == LOST else self._own_to_play(*after, play)
                if child is None or not child.down:
                    at.settle(held=False)
                    return
                at.children.append(child)

    def _answer(self, at: Turn) -> None:
        """Sets the children of a state to the states after each of the claimant's plays."""
        own, enemy, near = at.own, at.enemy, self._plays.near
        open_ = self.arena.field ^ own ^ enemy
        at.children = []
        for play in self._replies(at, open_):
            if not play:
                after = own, enemy
            elif not play & open_:
                continue
            elif not near[play] & enemy and near[play] & open_ != play:
                after = own | play, enemy  # it captures nothing, and is not suicide
            elif (taken := self._plays.after_own(own, enemy, play)) is not None:
                after = taken
            else:
                continue
            child = self._asked.get(after) or self._enemy_to_play(after)
            if child.down:
                at.children.append(child)
            if not child.up:
                break

    def _replies(self, at: Turn, open_: Mask) -> Iterable[Mask]:
        """Returns the claimant's answers to test, the likeliest first; some may be occupied."""
        last, good = at.last, self._good.get(at.last, 0)
        first = [good] if good else []
        if last and not many(self._plays.near[last] & open_):
            chain = flood(last, at.enemy, self.arena.stride)
            room = grown(chain, self.arena.stride) & open_
            if not chain & self.arena.hostile and not many(room):
                first.append(room)
        usual = self._usual.get(last)
        if usual is None:
            usual = self._usual[last] = self._usually(last)
        return dict.fromkeys((*first, *usual)) if first else usual

    def _usually(self, last: Mask) -> list[Mask]:
        """Returns the usual answers to an enemy play, the play's neighbours first."""
        if not last:
            return self._order
        beside = bits(self._plays.near[last] & ~last)
        return list(dict.fromkeys((*beside, *self._order, 0)))


def _by_room(arena: Arena) -> list[Mask]:
    """Returns the points of the field, those with most empty neighbours first."""
    open_ = arena.field & ~arena.own & ~arena.enemy

    def room(bit: Mask) -> tuple[int, int]:
        beside = grown(bit, arena.stride) & arena.field
        return -(beside & open_).bit_count(), -beside.bit_count()

    return sorted(bits(arena.field), key=room)
