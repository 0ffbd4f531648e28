"""The network in torch. ``goref/app/ownership/network.py`` computes the same in NumPy.

Residual blocks of 3x3 convolutions without normalisation. Beside the first convolution of
each block runs a narrow branch that sums over whole chains and empty regions, over the areas
free of one side's stones, and over the board: what is true at one end of a dragon is known at
the other in one step.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from goref.app.ownership.features import PLANES

OUTPUTS = 4
"""Logits of a point: own, the other side's, nobody's; and whether a stone is in seki."""
KINDS = 4
"""What is summed over: parts, areas without the other's stones, without own stones, board."""


class Groups:
    """Which points belong together, as one 0/1 matrix for every board of a batch."""

    def __init__(self, parts: Tensor) -> None:
        """``parts`` are numbers from 0, −1 for none: (boards, 3, points)."""
        boards, kinds, points = parts.shape
        columns = []
        self.bounds = [0]
        for kind in range(kinds):
            count = int(parts[:, kind].max()) + 1
            # one more column takes the points of no group, and is dropped
            index = torch.where(parts[:, kind] < 0, count, parts[:, kind]).long()[:, :, None]
            column = torch.zeros(boards, points, count + 1, dtype=torch.bfloat16)
            columns.append(column.scatter_(2, index, 1)[:, :, :count])
            self.bounds.append(self.bounds[-1] + count)
        columns.append(torch.ones(boards, points, 1, dtype=torch.bfloat16))
        self.bounds.append(self.bounds[-1] + 1)
        self.member = torch.cat(columns, 2)
        """For every board its points' groups: (boards, points, groups)."""
        self.points = self.member.transpose(1, 2).contiguous()
        self.size = self.points.float().sum(2, keepdim=True).clamp(min=1)


class Gather(nn.Module):
    """Tells every point the mean of its groups, and how surely any point of them has it."""

    def __init__(self, narrow: int, wide: int) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(KINDS, wide, 2 * narrow) * (4 * narrow) ** -0.5)

    def forward(self, x: Tensor, groups: Groups) -> Tensor:
        boards, _, height, width = x.shape
        sums = (groups.points.to(x.dtype) @ x.permute(0, 2, 3, 1).flatten(1, 2)).float()
        both = torch.cat([sums / groups.size, sums / (1 + sums)], 2).to(x.dtype)
        told = torch.cat(
            [
                both[:, low:high] @ self.weight[kind].to(x.dtype).T
                for kind, (low, high) in enumerate(
                    zip(groups.bounds, groups.bounds[1:], strict=False)
                )
            ],
            1,
        )
        spread = groups.member.to(x.dtype) @ told
        return spread.view(boards, height, width, -1).permute(0, 3, 1, 2)


class Block(nn.Module):
    def __init__(self, wide: int, narrow: int, depth: int) -> None:
        super().__init__()
        self.first = nn.Conv2d(wide, wide, 3, padding=1)
        self.narrow = nn.Conv2d(wide, narrow, 1)
        self.gather = Gather(narrow, wide)
        self.second = nn.Conv2d(wide, wide, 3, padding=1)
        nn.init.kaiming_normal_(self.first.weight, nonlinearity="relu")
        nn.init.kaiming_normal_(self.second.weight, nonlinearity="relu")
        with torch.no_grad():
            self.second.weight *= 0.3 * depth**-0.5
            self.gather.weight *= 0.3

    def forward(self, x: Tensor, groups: Groups) -> Tensor:
        active = functional.relu(x)
        told = self.gather(functional.relu(self.narrow(active)), groups)
        return x + self.second(functional.relu(self.first(active) + told))


class Net(nn.Module):
    def __init__(self, wide: int = 48, narrow: int = 16, depth: int = 5) -> None:
        super().__init__()
        self.shape = (wide, narrow, depth)
        self.stem = nn.Conv2d(PLANES, wide, 3, padding=1)
        self.blocks = nn.ModuleList(Block(wide, narrow, depth) for _ in range(depth))
        self.head = nn.Conv2d(wide, 2 * narrow, 1)
        self.gather = Gather(2 * narrow, 2 * narrow)
        self.last = nn.Conv2d(2 * narrow, OUTPUTS, 1)
        with torch.no_grad():
            self.last.weight *= 0.3

    def forward(self, planes: Tensor, groups: Groups) -> Tensor:
        """Logits (boards, ``OUTPUTS``, height, width) for planes of the same layout."""
        x = self.stem(planes)
        for block in self.blocks:
            x = block(x, groups)
        x = functional.relu(self.head(functional.relu(x)))
        return self.last(functional.relu(x + self.gather(x, groups)))
