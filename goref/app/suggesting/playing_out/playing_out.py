"""Which groups of a board are played out, and what comes of it.

Played out are groups whose life is in doubt, and large ones that nobody doubts but that show no
two eyes: there what was learned errs. All the rest of the board is left as it is held to be;
where that is not sure it is taken as it is worst for what is to be shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from goref.app.suggesting.playing_out.duel import Duel
from goref.app.suggesting.playing_out.fates import Leaning, PlayedOut
from goref.app.suggesting.playing_out.scene import ROOM, Scene, hung_together
from goref.core.base.colour import COLOURS, Colour
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.proving.masks import Mask, grown, of_points, of_stones, parts, whole

LARGE = 5
"""Groups of so many stones are played out unless two eyes are to be seen."""
SMALL = 3
"""Around fewer stones than these whatever is held to live is taken to live."""
DOUBTED = 5
"""A group is trusted if fewer than one stone in so many is doubted."""
BUDGET = 400
"""So many turns are looked at for one claim,"""
BUDGET_OF_BOARD = 4000
"""and so many on a board."""


def played_out(
    position: Position, held: Mapping[Chain, Leaning], budget: int = BUDGET_OF_BOARD
) -> dict[Chain, PlayedOut]:
    """What comes of playing out the groups whose life is not plain; of no other chain anything.

    A turned board has the turned result, and so has one with the colours exchanged: both are
    played out as the same board. The result hangs on ``budget``, never on time.
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
    groups = _Board(board, list(there.values()), budget)
    fates = groups.fates()
    return {chain: fates[mask] for chain, (mask, _) in there.items() if mask in fates}


class _Board:
    """A board on which groups are played out one after the other.

    Attributes:
        own: the stones of each side.
        chains: its chains with what is held of them, in board order.
        dead: those of its stones that are surely dead.
        settled: those that show two eyes, or hang on such ones, the dead taken off.
    """

    def __init__(
        self, position: Position, held: list[tuple[Mask, Leaning]], budget: int
    ) -> None:
        grid = position.grid
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
        """What comes of every chain that is played out."""
        asked = {colour: list(self._asked(colour)) for colour in COLOURS}
        found: dict[Mask, PlayedOut] = {}
        for colour, groups in asked.items():
            loose = 0
            for group in asked[colour.other]:
                loose |= group
            for group in groups:
                fate = self._fate(colour, group, loose)
                found |= {mask: fate for mask, _ in self.chains[colour] if mask & group}
        return found

    def _all(self, colour: Colour, *, alive: bool) -> Mask:
        """The stones of a side that nobody doubts to be alive, or dead."""
        found = 0
        for mask, leaning in self.chains[colour]:
            if leaning.sure and leaning.alive is alive:
                found |= mask
        return found

    def _settled(self, colour: Colour, gone: Mask = 0) -> Mask:
        """The stones of a side that show two eyes, or hang on such ones.

        Args:
            gone: enemy stones that are taken for dead too. What is joined through them alone is
                not, and they make eyes only for stones with an eye elsewhere: else it would
                be a race, or a seki.
        """
        stride = self.stride
        own = self.own[colour] & ~self.dead[colour]
        enemy = self.own[colour.other] & ~self.dead[colour.other] & ~gone
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
                    large = space.bit_count() >= ROOM
                    others += not space & gone
                    eyes += 2 if large else not space & gone
            lives = eyes > 1 and (others or not gone) and self._is_trusted(colour, group)
            if group & firm or lives:
                found |= group
        return found

    def _closed(self, own: Mask, enemy: Mask) -> list[Mask]:
        """The empty spaces that only one side's stones surround."""
        spaces = parts(self.board & ~own & ~enemy, self.stride)
        return [space for space in spaces if not grown(space, self.stride) & enemy]

    def _has_eye(self, colour: Colour, group: Mask) -> bool:
        """Whether a closed space lies beside a group: then walls that only live by taking it
        may have to wait for it, as it for them."""
        own, enemy = self.own[colour], self.own[colour.other]
        return any(grown(space, self.stride) & group for space in self._closed(own, enemy))

    def _is_trusted(self, colour: Colour, group: Mask) -> bool:
        """Whether hardly a stone of a group is doubted."""
        doubted = sum(
            mask.bit_count()
            for mask, leaning in self.chains[colour]
            if mask & group and not leaning.sure
        )
        return DOUBTED * doubted < group.bit_count()

    def _asked(self, colour: Colour) -> Iterator[Mask]:
        """The groups of a side that are to be played out, large ones first."""
        own, enemy = self.own[colour], self.own[colour.other]
        left = doubted = 0
        for mask, leaning in self.chains[colour]:
            if not leaning.sure:
                doubted |= mask
            elif leaning.alive and not mask & self.settled[colour]:
                left |= mask
        left |= doubted
        open_, closed = self.board & ~own & ~enemy, self._closed(own, enemy)
        while left:
            seed = max(parts(left, self.stride), key=Mask.bit_count)
            group, _ = hung_together(left, open_, closed, seed, self.stride)
            left &= ~group
            if group & doubted or group.bit_count() >= LARGE:
                yield group

    def _fate(self, colour: Colour, group: Mask, loose: Mask) -> PlayedOut:
        """What comes of a group.

        Args:
            loose: enemy stones that are to be played out too.
        """
        around = grown(group, self.stride)
        beside = [(mask, held) for mask, held in self.chains[colour.other] if mask & around]
        if group.bit_count() < SMALL:
            loose = 0
        else:
            for mask, _ in beside:
                loose |= mask
        havens, firm = self.settled[colour] & ~group, self.settled[colour.other]
        believed = {c: self._all(c, alive=True) for c in COLOURS}
        # Where the enemy's stones may be dead themselves nothing is dead at their hands.
        if any(h.alive for _, h in beside) and all(h.sure for _, h in beside):
            captors = firm
            if not self._has_eye(colour, group):
                captors |= self._settled(colour.other, group)
            friends = havens | believed[colour] & ~group
            if self._shown(colour, group, friends, captors, captured=True):
                return PlayedOut.CAPTURED
        captors = firm | believed[colour.other] & ~loose
        if self._shown(colour, group, havens, captors, captured=False):
            return PlayedOut.SAFE
        return PlayedOut.UNSETTLED

    def _shown(
        self, colour: Colour, group: Mask, havens: Mask, firm: Mask, *, captured: bool
    ) -> bool:
        """Whether the largest chain of a group is captured, or else safe, whoever begins."""
        target = max(parts(group, self.stride), key=Mask.bit_count)
        scene = Scene(self.stride, self.board, target, havens, firm)
        budget = min(BUDGET, self.left)
        duel = Duel(scene, captured=captured, budget=budget)
        shown = duel.holds(self.own[colour], self.own[colour.other])
        self.left -= budget - duel.left
        return shown
