"""Chooses the groups of a board to be played out, and finds their outcomes.

Four kinds of groups are played out:

- groups whose life is in doubt;
- large groups without two visible eyes, where the network errs;
- dead groups whose death lets enemy stones live, or that may be in seki with them;
- dead groups with room for eyes.

All other stones have their assumed status. If that is doubted, they have the status that makes
the claim harder to show.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from goref.app.opinion.playing_out.duel import AFTERWARDS, Duel
from goref.app.opinion.playing_out.eye_filling import eyes_filled
from goref.app.opinion.playing_out.fates import Leaning, PlayedOut
from goref.app.opinion.playing_out.scene import ROOM, WIDE, Scene, hung_together
from goref.core.base.colour import COLOURS, Colour
from goref.core.base.frozen import frozen
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.proving.masks import (
    Mask,
    flood,
    grown,
    of_points,
    of_stones,
    parts,
    union,
    whole,
)

LARGE = 5
"""Groups of at least this many stones are played out unless two eyes are visible."""
HUGE = 10
"""Dead groups of at least this many stones are played out if any enemy stone needs their
death."""
FEEDING = 3
"""Smaller dead groups are played out if at least this many enemy stones need their death."""
SMALL = 3
"""A group with fewer stones is played out as if enemy neighbours that seem alive do live.

Its death alone makes no other group alive.
"""
DOUBTED = 5
"""A group is trusted if less than one in this many of its stones is doubted."""
BUDGET = 400
"""The most turns read for one claim."""
TAKING = 2000
"""The most turns read for the claim that enemy stones which need a group's death capture it."""
NARROW = 12
"""A group that can reach at most this many points besides its own stones is in a small room.

Every line there is short, so all lines may be read. If it is not settled, it is played out
again, with ``TAKING`` turns for each claim.
"""
IN_SEKI = 500
"""The most turns read to show that stones proved to be in seki are safe after a capture."""
THREATS = 3
"""The number of ko threats that a group is given if only a ko captures it."""
BUDGET_OF_BOARD = 5000
"""The most turns read for one board, those for groups that filled an eye included.

Reading whether a safe group makes eyes is not included: ``BUDGET`` turns more for each group.
"""


@frozen
class Fought:
    """The outcome of one claim about a group.

    Attributes:
        shown: True if the claim was shown.
        spent: the number of turns that were read for the claim.
    """

    shown: bool
    spent: int


Fights = dict[tuple[Scene, Mask, Mask, bool, bool, bool, int | None, bool, int, int], Fought]
"""The outcomes of claims that were read, so that none is read twice.

The key has all that a fight depends on: scene, stones, claim, options and budgets.
"""


def played_out(
    position: Position,
    held: Mapping[Chain, Leaning],
    budget: int = BUDGET_OF_BOARD,
    go_on: Callable[[], None] = lambda: None,
    fights: Fights | None = None,
    also: Collection[Chain] = (),
) -> dict[Chain, PlayedOut]:
    """Returns the outcomes for groups whose life is not clear; other chains are left out.

    A turned board, or one with the colours exchanged, has the same outcomes. They depend on
    ``budget``, never on time.

    Args:
        held: what is assumed of each chain.
        budget: the most turns read for the board.
        go_on: called at every step of a fight; it may raise to cancel the work.
        fights: the known fights of this position; new fights are added.
        also: chains that are played out even if their life seems clear.
    """
    grid = position.grid
    turns = range(8 if grid.width == grid.height else 4)
    boards = ((position.turned(turn), turn) for turn in turns)
    images = ((image, turn) for board, turn in boards for image in (board, board.swapped()))
    board, turn = min(images, key=lambda image: image[0].cells)
    there = {
        chain: (of_stones((grid.turned(p, turn) for p in chain), grid), leaning)
        for chain, leaning in held.items()
    }
    known = {} if fights is None else fights
    more = union(there[chain][0] for chain in also)
    groups = _Board(board, list(there.values()), budget, go_on, known, more)
    fates = groups.fates()
    return {chain: fates[mask] for chain, (mask, _) in there.items() if mask in fates}


class _Board:
    """A board on which groups are played out one after the other.

    Attributes:
        own: the stones of each side.
        chains: the chains of each side with what is assumed of them, in board order.
        dead: the stones of each side that are surely dead.
        settled: the stones of groups that show two eyes once the dead stones are removed.
    """

    def __init__(
        self,
        position: Position,
        held: list[tuple[Mask, Leaning]],
        budget: int,
        go_on: Callable[[], None],
        fights: Fights,
        also: Mask = 0,
    ) -> None:
        grid = position.grid
        self._go_on, self._fights, self._also = go_on, fights, also
        self.stride = grid.width + 1
        self.board = whole(grid)
        self.left = budget
        self.own = {c: of_points(position.cells, c, grid) for c in COLOURS}
        self.chains = {
            c: [(mask, leaning) for mask, leaning in sorted(held) if mask & self.own[c]]
            for c in COLOURS
        }
        self.dead = {c: self._all(c, alive=False) for c in COLOURS}
        self.settled = {c: self._settled(c) for c in COLOURS}

    def fates(self) -> dict[Mask, PlayedOut]:
        """Returns the outcome of every chain that is played out."""
        asked = [(colour, group) for colour in COLOURS for group in self._asked(colour)]
        loose = {c: union(group for colour, group in asked if colour is c) for c in COLOURS}
        found: dict[Mask, PlayedOut] = {}
        for colour, group in sorted(asked, key=lambda one: one[1].bit_count() < SMALL):
            fate = self._fate(colour, group, loose[colour.other])
            found |= {mask: fate for mask, _ in self.chains[colour] if mask & group}
            if fate.is_safe and group.bit_count() >= SMALL:
                loose[colour] &= ~group
        for colour, group in asked:
            chains = [mask for mask, _ in self.chains[colour] if mask & group]
            unsettled = all(found[mask] is PlayedOut.UNSETTLED for mask in chains)
            if unsettled and self._is_narrow(colour, group):
                lives = (m for m, fate in found.items() if fate is PlayedOut.LIVES)
                living = union(lives) & self.own[colour.other]
                fate = self._fate(colour, group, loose[colour.other], TAKING, living)
                found |= dict.fromkeys(chains, fate)
        for colour in COLOURS:
            for group, feeding in self._prey(colour):
                fate = self._saved(colour, group, feeding) or PlayedOut.CAPTURED
                found |= {mask: fate for mask, _ in self.chains[colour] if mask & group}
        for colour in COLOURS:
            for group, feeding in self._eaten(colour, found):
                most = IN_SEKI if self._is_known(colour.other, feeding) else AFTERWARDS
                if saved := self._saved(colour, group, feeding, afterwards=most):
                    found |= {mask: saved for mask, _ in self.chains[colour] if mask & group}
            for group, inside in self._roomy(colour):
                chains = [mask for mask, _ in self.chains[colour] if mask & group]
                if not any(mask in found for mask in chains):
                    saved = self._saved(colour, group, inside, BUDGET)
                    if saved and saved is not PlayedOut.UNTAKEN:
                        found |= dict.fromkeys(chains, saved)
        for colour in COLOURS:
            for group, after in self._filled(colour):
                chains = [mask for mask, _ in self.chains[colour] if mask & group]
                asked_before = any(mask in found for mask in chains)
                if not asked_before and not self._still_lives(colour, group, after):
                    found |= dict.fromkeys(chains, PlayedOut.EYE_FILLED)
        return found

    def _all(self, colour: Colour, *, alive: bool) -> Mask:
        """Returns a side's stones that surely live; with ``alive`` False, those surely dead."""
        found = 0
        for mask, leaning in self.chains[colour]:
            if leaning.sure and leaning.alive is alive:
                found |= mask
        return found

    def _settled(self, colour: Colour, gone: Mask = 0, standing: Mask = 0) -> Mask:
        """Returns a side's groups that show two eyes, or contain stones that live without help.

        Args:
            gone: enemy stones that are assumed dead too. Their space joins no stones, and is an
                eye only for a group with another eye; without one it would be a race or a seki.
            standing: dead enemy stones that are left on the board.
        """
        stride = self.stride
        own = self.own[colour] & ~self.dead[colour]
        enemy = self.own[colour.other] & ~gone
        enemy &= ~self.dead[colour.other] | standing
        closed = self._closed(own, enemy)
        joining = [space for space in closed if not space & gone]
        open_ = self.board & ~own & ~enemy & ~gone
        firm = 0
        for mask, leaning in self.chains[colour]:
            if leaning.firm and leaning.alive:
                firm |= mask
        found = 0
        left = own
        while left:
            group, spent = hung_together(own, open_, joining, left & -left, stride)
            left &= ~group
            eyes = others = 0
            for space in closed:
                border = grown(space, stride) & own
                if border & group and not border & ~group and not space & spent:
                    # The group's own stones fill the liberties of the stones it captures.
                    left_over = space & ~(grown(gone, stride) & ~gone) if gone else space
                    large = left_over.bit_count() >= ROOM
                    others += not space & gone
                    eyes += 2 if large else not space & gone
            lives = eyes > 1 and (others or not gone) and self._is_trusted(colour, group)
            if group & firm or lives:
                found |= group
        return found

    def _closed(self, own: Mask, enemy: Mask) -> list[Mask]:
        """Returns the empty spaces that touch stones of ``own`` but none of ``enemy``."""
        spaces = parts(self.board & ~own & ~enemy, self.stride)
        return [space for space in spaces if not grown(space, self.stride) & enemy]

    def _is_trusted(self, colour: Colour, group: Mask) -> bool:
        """Returns whether few of a group's stones are doubted (see ``DOUBTED``)."""
        doubted = sum(
            mask.bit_count()
            for mask, leaning in self.chains[colour]
            if mask & group and not leaning.sure
        )
        return DOUBTED * doubted < group.bit_count()

    def _asked(self, colour: Colour) -> Iterator[Mask]:
        """Yields the groups of a side that are to be played out, large ones first."""
        own, enemy = self.own[colour], self.own[colour.other]
        left = doubted = 0
        for mask, leaning in self.chains[colour]:
            if not leaning.sure:
                doubted |= mask
            elif leaning.alive and not mask & self.settled[colour]:
                left |= mask
        doubted |= self._also & own
        left |= doubted
        open_, closed = self.board & ~own & ~enemy, self._closed(own, enemy)
        spaces = parts(self.board & ~enemy, self.stride)
        shut_in = union(space & own for space in spaces if space.bit_count() < ROOM)
        while left:
            seed = max(parts(left, self.stride), key=Mask.bit_count)
            group, _ = hung_together(left, open_, closed, seed, self.stride)
            left &= ~group
            if group & (doubted | shut_in) or group.bit_count() >= LARGE:
                yield group

    def _prey(self, colour: Colour) -> Iterator[tuple[Mask, Mask]]:
        """Yields surely dead groups of a side, each with the enemy stones that need its
        death."""
        stride, dead = self.stride, self.dead[colour]
        settled = self.settled[colour.other]
        weak = settled & ~self._settled(colour.other, standing=dead)
        open_ = self.board & ~self.own[colour] & ~self.own[colour.other]
        left = dead & flood(grown(weak, stride) & (open_ | dead), open_ | dead, stride)
        while left:
            group, _ = hung_together(dead, open_, [], left & -left, stride)
            left &= ~group
            if group.bit_count() < SMALL:
                continue
            feeding = settled & ~self._settled(colour.other, standing=group)
            few = 1 if group.bit_count() >= HUGE else FEEDING
            if feeding.bit_count() >= few and self._is_close(colour, group, feeding, few):
                yield group, feeding

    def _is_close(self, colour: Colour, group: Mask, feeding: Mask, few: int) -> bool:
        """Returns whether a dead group may capture enemies that need its death, or be in seki.

        It may if such an enemy group has no more stones than it, or if it has little room for
        two eyes.

        Args:
            feeding: the enemy stones that need the group's death.
            few: the least number of them that count.
        """
        own, enemy = self.own[colour.other], self.own[colour]
        open_ = self.board & ~own & ~enemy
        left = feeding
        while left:
            living, _ = hung_together(own, open_, [], left & -left, self.stride)
            if few <= (living & feeding).bit_count() <= group.bit_count():
                return True
            left &= ~living
        room = flood(group, self.board & ~own, self.stride)
        return room.bit_count() <= (WIDE if group.bit_count() >= LARGE else ROOM + 1)

    def _eaten(
        self, colour: Colour, found: Mapping[Mask, PlayedOut]
    ) -> Iterator[tuple[Mask, Mask]]:
        """Yields dead stones in a small space, each time with the enemy group around it.

        That group was played out and not captured, but may be in seki.
        """
        enemy = self.own[colour.other]
        safe = union(
            mask
            for mask, _ in self.chains[colour.other]
            if mask in found and found[mask].is_safe
            if not mask & self.settled[colour.other]
        )
        gone = self.dead[colour] | union(
            mask for mask, _ in self.chains[colour] if found.get(mask) is PlayedOut.CAPTURED
        )
        for space in parts(self.board & ~enemy, self.stride):
            inside = space & self.own[colour]
            border = grown(space, self.stride) & enemy
            if inside and space.bit_count() < ROOM and not (border & ~safe or inside & ~gone):
                yield inside, flood(border, enemy, self.stride)

    def _roomy(self, colour: Colour) -> Iterator[tuple[Mask, Mask]]:
        """Yields surely dead groups around a space in which they may live.

        Each comes with the enemy stones inside that show no two eyes while the group is on the
        board.
        """
        own, dead, enemy = self.own[colour], self.dead[colour], self.own[colour.other]
        left = rooms = 0
        for space in parts(self.board & ~own, self.stride):
            border = grown(space, self.stride) & own
            if 2 < space.bit_count() < WIDE and not border & ~dead:
                left |= border
                rooms |= space
        inside = rooms & enemy & ~self._settled(colour.other, standing=left) if left else 0
        while left:
            group, _ = hung_together(
                dead, self.board & ~own & ~enemy, [], left & -left, self.stride
            )
            left &= ~group
            yield group, inside

    def _is_known(self, colour: Colour, stones: Mask) -> bool:
        """Returns whether all these stones of a side are proved or ruled not to be dead."""
        known = union(m for m, held in self.chains[colour] if held.known and held.alive)
        return not stones & ~known

    def _saved(
        self,
        colour: Colour,
        group: Mask,
        feeding: Mask,
        budget: int = TAKING,
        afterwards: int = AFTERWARDS,
    ) -> PlayedOut | None:
        """Returns the outcome that contradicts a group's assumed death; None if it is captured.

        Args:
            feeding: enemy stones that may live only by the death of the group.
            budget: the most turns read for the claim that the group is captured.
            afterwards: the most turns read to show that its captors are safe after that.
        """
        firm = self.settled[colour.other] | self._all(colour.other, alive=True)
        havens = self.settled[colour] & ~group
        # ``feeding`` lives only by this death, so its life must not be used to show the death.
        scene = self._scene(group, havens, firm & ~feeding, feeding)
        if self._shown(scene, colour, captured=True, budget=budget, afterwards=afterwards):
            return None
        if self._shown(scene, colour, captured=False):
            return PlayedOut.SAFE
        if self._shown(scene, colour, captured=False, begins=True):
            return PlayedOut.HANGS
        if not self._shown(scene, colour, captured=True, kos=True):
            return PlayedOut.UNTAKEN
        # A ko that the group only ever retakes is lost when its threats are used up.
        lost = self._shown(scene, colour, captured=True, threats=THREATS, budget=TAKING)
        return None if lost else PlayedOut.KO

    def _is_narrow(self, colour: Colour, group: Mask) -> bool:
        """Returns whether a group is in a small room between living enemies (see
        ``NARROW``)."""
        firm = self.settled[colour.other] | self._all(colour.other, alive=True)
        room = flood(group, self.board & ~firm, self.stride) & ~group
        return room.bit_count() <= NARROW

    def _fate(
        self,
        colour: Colour,
        group: Mask,
        loose: Mask,
        budget: int | None = None,
        living: Mask = 0,
    ) -> PlayedOut:
        """Returns the outcome of playing a group out.

        Args:
            loose: enemy stones that are played out too, and perhaps captured.
            budget: the most turns read for each claim; None for ``BUDGET``.
            living: enemy stones that were shown to live.
        """
        around = grown(group, self.stride)
        beside = [(mask, held) for mask, held in self.chains[colour.other] if mask & around]
        few = group.bit_count() < SMALL
        loose |= 0 if few else union(mask for mask, _ in beside)
        havens, firm = self.settled[colour] & ~group, self.settled[colour.other] | living
        believed = {c: self._all(c, alive=True) for c in COLOURS}
        # If the enemy's stones may be dead too, they must also live after the capture.
        takers = union(mask for mask, _ in beside)
        captors = firm
        if few:
            captors |= self._keeper(colour, group) & believed[colour.other] & ~loose
        else:
            captors |= self._settled(colour.other, group)
        taken = self._scene(group, havens | believed[colour] & ~group, captors, takers)
        saved = self._scene(group, havens, firm | believed[colour.other] & ~loose)
        seems_alive = any(h.alive for mask, h in self.chains[colour] if mask & group)
        claims = ((saved, False), (taken, True))
        for scene, captured in claims if seems_alive else reversed(claims):
            if not self._shown(scene, colour, captured=captured, budget=budget):
                continue
            if captured:
                return PlayedOut.CAPTURED
            lives = self._makes_eyes(saved, colour, believed[colour.other])
            return PlayedOut.LIVES if lives else PlayedOut.SAFE
        hangs = all(
            self._shown(scene, colour, captured=captured, begins=True, budget=budget)
            for scene, captured in claims
        )
        return PlayedOut.HANGS if hangs else PlayedOut.UNSETTLED

    def _makes_eyes(self, scene: Scene, colour: Colour, living: Mask) -> bool:
        """Returns whether a target is shown to make two eyes, capturing no ``living`` stones.

        What is read here is not taken from the board's budget.
        """
        left, firm = self.left, scene.firm | living
        shown = self._shown(scene._replace(firm=firm), colour, captured=False, eyes=True)
        self.left = left
        return shown

    def _filled(self, colour: Colour) -> Iterator[tuple[Mask, Mapping[Colour, Mask]]]:
        """Yields large groups that filled an eye and are not known to live.

        Each comes with all stones of both sides afterwards.
        """
        known = union(mask for mask, held in self.chains[colour] if held.known)
        pressed = [m for m, held in self.chains[colour] if held.alive and not held.known]
        for group, after in eyes_filled(self.own, colour, pressed, self.board, self.stride):
            if group.bit_count() >= LARGE and not group & known:
                yield group, after

    def _still_lives(self, colour: Colour, group: Mask, after: Mapping[Colour, Mask]) -> bool:
        """Returns whether a group that filled an eye is shown to be safe if the enemy plays
        next."""
        firm = {
            c: union(mask for mask, held in self.chains[c] if held.firm and held.alive)
            for c in COLOURS
        }
        scene = self._scene(group, firm[colour] & ~group, firm[colour.other])
        duel = Duel(scene, captured=False, budget=self.left, go_on=self._go_on)
        shown = duel.holds(after[colour], after[colour.other])
        self.left = duel.left
        return shown

    def _keeper(self, colour: Colour, group: Mask) -> Mask:
        """Returns the chain that alone encloses a group; an empty mask if there is no such
        chain."""
        enemy = self.own[colour.other]
        space = flood(group, self.board & ~enemy, self.stride)
        border = grown(space, self.stride) & enemy
        chain = flood(border & -border, enemy, self.stride)
        return 0 if border & ~chain or space & self.own[colour] & ~group else chain

    def _scene(self, group: Mask, havens: Mask, firm: Mask, takers: Mask = 0) -> Scene:
        """Returns the scene of the fight about the largest chain of a group."""
        target = max(parts(group, self.stride), key=Mask.bit_count)
        return Scene(self.stride, self.board, target, havens, firm, takers & ~firm)

    def _shown(
        self,
        scene: Scene,
        colour: Colour,
        *,
        captured: bool,
        begins: bool = False,
        kos: bool = False,
        threats: int | None = None,
        eyes: bool = False,
        budget: int | None = None,
        afterwards: int = AFTERWARDS,
    ) -> bool:
        """Returns whether a claim about a scene's target is shown: captured, or else safe.

        Args:
            colour: the side of the target.
            begins: True if the side for the claim plays first; else the side against it does.
            kos: True if the side for the claim wins all kos.
            threats: how often the other side may retake a ko at once; None for always.
            eyes: True if a seki is not enough to be safe.
        """
        budget = min(BUDGET if budget is None else budget, self.left)
        own, enemy = self.own[colour], self.own[colour.other]
        fight = (scene, own, enemy, captured, begins, kos, threats, eyes, budget, afterwards)
        fought = self._fights.get(fight)
        if fought is None:
            duel = Duel(
                scene,
                captured=captured,
                budget=budget,
                kos=kos,
                threats=threats,
                eyes=eyes,
                afterwards=afterwards,
                go_on=self._go_on,
            )
            shown = duel.holds(own, enemy, begins=begins)
            fought = self._fights[fight] = Fought(shown, budget - duel.left)
        self.left -= fought.spent
        return fought.shown
