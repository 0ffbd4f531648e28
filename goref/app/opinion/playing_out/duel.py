"""A fight about a group, played by both sides until it is settled or the budget is spent.

A fight is about a claim: that the group is captured, or that it cannot be. It proves nothing:
only promising plays are examined, and positions are judged by appearance. The side against the
claim wins every ko, unless the claim's side is set to win them all, or its threats are counted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from goref.app.opinion.playing_out.scene import Prospect, Scene, chains_at, seen
from goref.core.proving.masks import Mask, bits, flood, grown

LONGEST = 40
"""The greatest number of plays in a line."""
MOST_TRIED = 10
"""The most plays examined at one turn of the side that wants to show the claim."""
MOST_ANSWERED = 16
"""The most answers that are examined; if there are more, the claim is not shown."""
AFTERWARDS = 120
"""The most steps spent on showing that the captors are safe after a capture."""
ENDLESS = 1 << 30


class FightTurn(NamedTuple):
    """A turn of a fight.

    Attributes:
        own, enemy: the stones of the group's owner, and those of the other side.
        owner_first: True if the owner is to play.
        barred: the point of a ko that may not be retaken now.
        gone: points of the scene's enemy stones that were captured, even if occupied again.
        threats: how often the side against the claim may still retake a ko at once, if that is
            counted.
    """

    own: Mask
    enemy: Mask
    owner_first: bool
    barred: Mask = 0
    gone: Mask = 0
    threats: int = 0


class Fork:
    """A turn with its proof numbers: ``up`` for the claim, ``down`` against it.

    Each estimates how many more turns must be settled to show that; 0 if it is shown.
    """

    __slots__ = ("at", "children", "down", "up")

    def __init__(self, at: FightTurn) -> None:
        self.at = at
        self.children: list[Fork] | None = None
        self.up = 1
        self.down = 1

    def settle(self, *, won: bool) -> None:
        """Marks the turn as settled: for the claim if ``won``, else against it."""
        self.up, self.down = (0, ENDLESS) if won else (ENDLESS, 0)


class Duel:
    """The examination of one claim about a group: that it is captured, or that it cannot be.

    Attributes:
        left: the steps left. One is spent for each turn judged, or for a line without a new
            turn.
        kos: True if the side for the claim wins the kos, else the side against it.
        threats: how often the side against the claim may retake a ko at once; None for always.
            If it may not, the side for the claim can wait until the ko can be retaken.
    """

    def __init__(
        self,
        scene: Scene,
        *,
        captured: bool,
        budget: int,
        kos: bool = False,
        threats: int | None = None,
        eyes: bool = False,
        afterwards: int = AFTERWARDS,
        go_on: Callable[[], None] = lambda: None,
    ) -> None:
        """Prepares the fight about the target of a scene.

        Args:
            captured: True for the claim that the target is captured; False that it cannot be.
            budget: the most steps.
            eyes: for ``captured`` False: the target must make two eyes even if the enemy may
                pass, so a seki is not enough.
            afterwards: the most steps spent on showing that the captors are safe after a
                capture.
            go_on: called at every step; it may raise to cancel the fight.
        """
        self.kos = kos
        self.threats = threats
        self._go_on = go_on
        self.scene = scene
        self.captured = captured
        self.left = budget
        self._eyes = eyes
        self._afterwards = afterwards
        self._forks: dict[FightTurn, Fork] = {}

    def holds(self, own: Mask, enemy: Mask, *, begins: bool = False) -> bool:
        """Returns whether the claim is shown; False proves nothing.

        Args:
            own, enemy: the stones of the group's owner, and those of the other side.
            begins: True if the side for the claim plays first; else the side against it does.
        """
        at = FightTurn(own, enemy, self.captured is not begins, threats=self.threats or 0)
        root = self._fork(at)
        while root.up and root.down and self.left > 0:
            before = self.left
            self._go(root)
            if self.left == before:
                self._spend()  # nothing new was reached; so the search still ends
        return not root.up

    def _spend(self) -> None:
        self._go_on()
        self.left -= 1

    def _for_claim(self, at: FightTurn) -> bool:
        return at.owner_first is not self.captured

    def _go(self, root: Fork) -> None:
        """Follows the most promising line to its end, and extends it by one play."""
        path = [root]
        while (at := path[-1]).children is not None and at.up and at.down:
            mine = self._for_claim(at.at)
            child = min(at.children, key=lambda f: f.up if mine else f.down)
            if child in path:
                child.settle(won=False)  # a circle; the numbers of the line are now out of date
                break
            path.append(child)
        if at.children is None and at.up and at.down:
            self._expand(at, path)
        for fork in reversed(path):
            if fork.children and fork.up and fork.down:
                ups = [f.up for f in fork.children]
                downs = [f.down for f in fork.children]
                if self._for_claim(fork.at):
                    fork.up, fork.down = min(ups), min(ENDLESS, sum(downs))
                else:
                    fork.up, fork.down = min(ENDLESS, sum(ups)), min(downs)

    def _expand(self, fork: Fork, path: list[Fork]) -> None:
        been = {self._repeated(f.at) for f in path}
        here = self._seen(fork.at)
        mine = self._for_claim(fork.at)
        fork.children = []
        most = MOST_TRIED if mine else MOST_ANSWERED
        if len(path) > LONGEST or (not mine and len(here.plays) > most):
            fork.settle(won=False)
            return
        # The captor can fill the group's liberties one by one.
        outer = bits(here.outer) if mine and self.captured else ()
        for point in (*here.plays[:most], *outer):
            if self.left <= 0:
                fork.settle(won=False)
                return
            after = self._after(fork.at, point)
            # The side that wins the kos may retake, even if the position repeats.
            retaken = after is not None and self.kos and mine and after.barred
            if after is None or (self._repeated(after) in been and not retaken):
                if after is not None and not mine:
                    fork.settle(won=False)
                    return
                continue
            child = self._fork(after)
            fork.children.append(child)
            if (mine and not child.up) or (not mine and not child.down):
                break
        waits = self.threats is not None and fork.at.barred
        if fork.at.owner_first or waits or (not mine and (self._eyes or not here.whole)):
            # Or the side plays elsewhere: so liberties that are left out are filled.
            passed = fork.at._replace(owner_first=not fork.at.owner_first, barred=0)
            if self._repeated(passed) not in been and self.left > 0:
                fork.children.append(self._fork(passed))
            elif not mine:
                fork.settle(won=False)
                return
        if not fork.children:
            # The enemy has no play.
            fork.settle(won=not self.captured)

    def _repeated(self, at: FightTurn) -> tuple[object, ...]:
        """Returns the parts of a turn that must not repeat in a line."""
        return at[:3] if self.threats is None else at._replace(gone=0)

    def _fork(self, at: FightTurn) -> Fork:
        fork = self._forks.get(at)
        if fork is None:
            fork = self._forks[at] = Fork(at)
            self._judge(fork)
        return fork

    def _judge(self, fork: Fork) -> None:
        self._spend()
        at = fork.at
        if not at.own & self.scene.target:
            # A group captured by stones that die afterwards does not count as dead.
            won = self.captured and (self._firm_take(at) or self._takers_live(at))
        else:
            here = self._seen(at)
            if here.alive:
                won = not self.captured
            elif here.lost:
                won = self.captured
            elif not (here.plays or here.outer) or (self.captured and here.wide):
                won = False
            else:
                if self.captured:  # each liberty must be filled
                    fork.up = max(1, here.liberties)
                return
        fork.settle(won=won)

    def _firm_take(self, at: FightTurn) -> bool:
        stride = self.scene.stride
        firm = flood(self.scene.firm & at.enemy & ~at.gone, at.enemy, stride)
        return bool(grown(self.scene.target, stride) & firm)

    def _takers_live(self, at: FightTurn) -> bool:
        """Returns whether a captor next to the captured target is shown to be safe
        afterwards."""
        scene = self.scene
        takers = grown(scene.target, scene.stride) & at.enemy & scene.takers & ~at.gone
        if not takers or self.left <= 0:
            return False
        taker = max(chains_at(takers, at.enemy, scene.stride), key=Mask.bit_count)
        after = Scene(scene.stride, scene.board, taker, scene.firm, scene.havens)
        budget = min(self._afterwards, self.left)
        duel = Duel(after, captured=False, budget=budget, go_on=self._go_on)
        shown = duel.holds(at.enemy, at.own, begins=not at.owner_first)
        self.left -= budget - max(duel.left, 0)
        return shown

    def _seen(self, at: FightTurn) -> Prospect:
        scene = self.scene
        if at.gone:
            scene = scene._replace(firm=scene.firm & ~at.gone, takers=scene.takers & ~at.gone)
        return seen(scene, at.own, at.enemy, owner_first=at.owner_first)

    def _after(self, at: FightTurn, point: Mask) -> FightTurn | None:
        """Returns the turn after a play; None if the play is barred by a ko, or is suicide."""
        threats = at.threats
        if point == at.barred:
            counted = self.threats is not None
            if self._for_claim(at) is not self.kos or (counted and not threats):
                return None
            threats -= counted
        mine, theirs = (at.own, at.enemy) if at.owner_first else (at.enemy, at.own)
        stride = self.scene.stride
        mine |= point
        open_ = self.scene.board & ~mine & ~theirs
        taken = 0
        for beside in bits(grown(point, stride) & theirs):
            if not beside & taken:
                chain = flood(beside, theirs, stride)
                if not grown(chain, stride) & open_:
                    taken |= chain
        chain = flood(point, mine, stride)
        free = grown(chain, stride) & (open_ | taken)
        if not free:
            return None
        theirs &= ~taken
        barred = 0
        if taken and not taken & (taken - 1) and chain == point and free == taken:
            barred = taken
        if not at.owner_first:
            return FightTurn(theirs, mine, True, barred, at.gone, threats)
        gone = at.gone | taken & (self.scene.firm | self.scene.takers)
        return FightTurn(mine, theirs, False, barred, gone, threats)
