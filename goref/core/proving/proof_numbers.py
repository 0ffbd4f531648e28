"""A claim read out: every enemy play is answered until the claim is settled.

Read first is what seems to settle most (proof numbers): of the claimant's plays the one after
which least is left to be shown, of the enemy's the one that is refuted hardest. The enemy may
pass, and may retake any ko; a claim that would need the claimant to come back to a position is
not proved. So the claimant can follow what was read under any rule about repetition, and
wherever the enemy finds his threats.
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
"""How much more is to be shown where the claimant's stones settle nothing, whatever the
enemy's are."""
DOUBTFUL_FROM = 200
"""Once so many positions were looked at,"""
MOST_TO_SHOW = 95
"""a claim is given up where more than this is left to be shown,"""
MOST_TO_LIVE = 80
"""or more than this where it is only that stones live: few such ones hold. What is closed in,
and may all be dead, is read to the end."""


def read(
    arena: Arena, most: int, go_on: Callable[[], None] = lambda: None
) -> tuple[AnswerTree | None, int]:
    """The answers that prove a claim on an arena, the enemy to play, and how many positions
    were looked at; ``most`` of them are allowed. None says nothing.

    The arena is moved to the corner.

    Args:
        go_on: called at every step; it may raise to end the search, of which nothing is kept.
    """
    known = _known(arena)
    for answers, looked_at in known:
        if looked_at < most or (answers is not None and looked_at == most):
            return answers, looked_at  # it did not end for want of positions
    numbers = ProofNumbers(arena, most)
    answers = AnswerTree(numbers.answers()) if numbers.holds(go_on) else None
    looked_at = most - numbers.left
    known[:] = [(answers, looked_at)]
    return answers, looked_at


@lru_cache(maxsize=4096)
def _known(arena: Arena) -> list[tuple[AnswerTree | None, int]]:
    """What came of an arena read last, if it was."""
    return []


class Turn:
    """A moment: the stones, and whose turn it is.

    Attributes:
        last: where the enemy played, if the claimant is to answer; 0 if the enemy passed, or
            is to play.
        children: what may come of it; None before that was looked at.
        up, down: how many moments must be shown for the claim, and against it, at least.
        answer: what the claimant plays, and what comes of it, once the claim is shown.
    """

    __slots__ = ("answer", "children", "down", "enemy", "last", "mine", "own", "up")

    def __init__(self, own: Mask, enemy: Mask, last: Mask, *, mine: bool) -> None:
        self.own, self.enemy, self.last, self.mine = own, enemy, last, mine
        self.up = self.down = 1
        self.children: list[Turn] | None = None
        self.answer: Turn | None = None

    def settle(self, *, held: bool) -> None:
        """Take the claim as shown at this moment, or as lost."""
        self.up, self.down = (0, ENDLESS) if held else (ENDLESS, 0)

    def weigh(self) -> bool:
        """Reckon anew what is left to be shown, from what may come of it: whether that
        changed."""
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
    """One arena being read.

    Attributes:
        left: counts down the positions that may still be looked at.
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
        """Whether the claim is proved, the enemy to play. False says nothing.

        Args:
            go_on: called at every step; it may raise to end the search.
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
        """Go on from the end of a line to what is to be looked at next."""
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
        """Leave out the claimant's last play of a line that comes back to what was there."""
        at = path[-1]
        if not at.mine:
            again = path.pop()
            at = path[-1]
        if at.children is not None:
            at.children.remove(again)

    def _weigh(self, path: list[Turn]) -> None:
        """Reckon anew along a line, back to where nothing changes."""
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
        """What the claimant answers wherever it matters, once the claim is proved; 0 is to
        pass."""
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
        """The moment at which the enemy is to play, seen for the first time."""
        own, enemy = stones
        turn = self._asked[stones] = Turn(own, enemy, 0, mine=False)
        self.left -= 1
        open_ = self.arena.field ^ own ^ enemy
        room = open_.bit_count()  # the more there is, the more is likely left to be shown
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
            return passed  # what is played where the enemy passed serves elsewhere too
        known = self._answered if last else self._passed
        found = known.get(stones)
        if found is None:
            found = known[stones] = Turn(own, enemy, last, mine=True)
        return found

    def _press(self, at: Turn) -> None:
        """Find what the enemy may play."""
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
        """Find what the claimant may play."""
        own, enemy, near = at.own, at.enemy, self._plays.near
        open_ = self.arena.field ^ own ^ enemy
        at.children = []
        for play in self._replies(at, open_):
            if not play:
                after = own, enemy
            elif not play & open_:
                continue
            elif not near[play] & enemy and near[play] & open_ != play:
                after = own | play, enemy  # it takes nothing, and is no suicide
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
        """Where the claimant may answer, the likeliest first; points that are taken as well."""
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
        """Where an enemy play is answered if nothing is known: beside it first."""
        if not last:
            return self._order
        beside = bits(self._plays.near[last] & ~last)
        return list(dict.fromkeys((*beside, *self._order, 0)))


def _by_room(arena: Arena) -> list[Mask]:
    """The points of the field, those with most empty points beside them first."""
    open_ = arena.field & ~arena.own & ~arena.enemy

    def room(bit: Mask) -> tuple[int, int]:
        beside = grown(bit, arena.stride) & arena.field
        return -(beside & open_).bit_count(), -beside.bit_count()

    return sorted(bits(arena.field), key=room)
