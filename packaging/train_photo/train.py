"""Trains the reader: patches in, what lies there and where the crossing is out.

``python train.py WORK WEIGHTS [STEPS [FROM]]`` begins anew, or goes on from the weights in
FROM. Pictures whose seed divides by ten are held back.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

KINDS = 4
ANYHOW = 0.25
"""So often a batch is turned any way, else only mirrored: who takes a picture stands below it,
and stones lean up. Seen from above, or with the picture on its side, they do not."""


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(3, 16, 5, 2, 2)
        self.second = nn.Conv2d(16, 24, 3, 2, 1)
        self.third = nn.Conv2d(24, 32, 3, 2, 1)
        self.dense = nn.Linear(288, 48)
        self.last = nn.Linear(48, KINDS + 3)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        for layer in (self.first, self.second, self.third):
            seen = torch.relu(layer(seen))
        return self.last(torch.relu(self.dense(seen.flatten(1))))


def loss_of(out: torch.Tensor, kinds: torch.Tensor, offsets: torch.Tensor) -> torch.Tensor:
    """Cross-entropy, and how unlikely the crossing is to lie where it does."""
    what = nn.functional.cross_entropy(out[:, :KINDS], kinds, label_smoothing=0.002)
    there = kinds < KINDS - 1
    if not there.any():
        return what
    spread = out[there, KINDS + 2].clamp(-5, 1)
    off = ((out[there, KINDS : KINDS + 2] - offsets[there]) / spread.exp()[:, None]).abs()
    return what + 0.15 * (off.sum(1) + 2 * spread).mean()


def turned(
    seen: torch.Tensor, offsets: torch.Tensor, way: int
) -> tuple[torch.Tensor, torch.Tensor]:
    """A batch turned and mirrored."""
    if way & 1:
        seen, offsets = seen.flip(3), offsets * torch.tensor([-1.0, 1.0])
    if way & 2:
        seen, offsets = seen.flip(2), offsets * torch.tensor([1.0, -1.0])
    if way & 4:
        seen, offsets = seen.transpose(2, 3), offsets.flip(1)
    return seen, offsets


def loaded(work: Path, held_back: bool) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    stored = [
        np.load(path)
        for path in sorted((work / "samples").glob("*.npz"), key=lambda p: int(p.stem))
        if (int(path.stem) % 10 == 0) is held_back
    ]
    return (
        torch.from_numpy(np.concatenate([s["patches"] for s in stored])),
        torch.from_numpy(np.concatenate([s["kinds"] for s in stored])).long(),
        torch.from_numpy(np.concatenate([s["offsets"] for s in stored])),
    )


def judged(net: Net, seen: torch.Tensor, kinds: torch.Tensor, offsets: torch.Tensor) -> str:
    net.eval()
    with torch.no_grad():
        out = torch.cat([net(part.float()) for part in seen.split(4096)])
    net.train()
    there = kinds < KINDS - 1
    wrong = out[:, :KINDS].argmax(1) != kinds
    mistaken = out[there, : KINDS - 1].argmax(1) != kinds[there]
    off = (out[there, KINDS : KINDS + 2] - offsets[there]).norm(dim=1)
    return (
        f"points mistaken {100 * mistaken.float().mean():.3f} %, or for none "
        f"{100 * wrong[there].float().mean():.3f} %, "
        f"outside wrong {100 * wrong[~there].float().mean():.3f} %, "
        f"offset median {off.median():.3f}, 95 % {off.quantile(0.95):.3f}"
    )


def cooling(net: Net, seen: torch.Tensor, kinds: torch.Tensor) -> float:
    """The temperature at which what is held back is least surprising: points alone, as they
    are read."""
    with torch.no_grad():
        out = torch.cat([net(part.float()) for part in seen.split(4096)])
    there = kinds < KINDS - 1
    logits, kinds = out[there, : KINDS - 1], kinds[there]
    warm = [0.5 + 0.05 * step for step in range(51)]
    return min(warm, key=lambda t: float(nn.functional.cross_entropy(logits / t, kinds)))


def main(work: Path, target: Path, steps: int, begins: Path | None) -> None:
    torch.manual_seed(21)
    torch.set_num_threads(1)
    rng = np.random.default_rng(21)
    seen, kinds, offsets = loaded(work, held_back=False)
    held = loaded(work, held_back=True)
    print(f"{len(kinds)} patches, {len(held[1])} held back", flush=True)
    net = Net()
    print(f"{sum(p.numel() for p in net.parameters())} weights", flush=True)
    rate = 3e-3
    if begins is not None:
        rate = 1e-3
        with np.load(begins) as stored:
            parts = {name: torch.from_numpy(stored[name]).float() for name in stored.files}
        del parts["temperature"]
        net.load_state_dict(parts)
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, steps)
    began = time.time()
    for step in range(steps):
        chosen = torch.from_numpy(rng.integers(0, len(kinds), 256))
        way = int(rng.integers(8 if rng.random() < ANYHOW else 2))
        batch, shifted = turned(seen[chosen].float(), offsets[chosen], way)
        light = 1 + 0.15 * torch.randn(len(batch), 3, 1, 1)
        batch = batch * light + 0.1 * torch.randn(len(batch), 3, 1, 1)
        optimizer.zero_grad()
        loss = loss_of(net(batch), kinds[chosen], shifted)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        if step % 1000 == 999:
            print(f"{step + 1} {time.time() - began:.0f} s {judged(net, *held)}", flush=True)
    net.eval()
    temperature = cooling(net, held[0], held[1])
    print(f"temperature {temperature:.2f}", flush=True)
    np.savez(
        target,
        temperature=np.float16(temperature),
        **{name: p.detach().numpy().astype(np.float16) for name, p in net.named_parameters()},
    )


if __name__ == "__main__":
    main(
        Path(sys.argv[1]),
        Path(sys.argv[2]),
        int(sys.argv[3]) if len(sys.argv) > 3 else 20000,
        Path(sys.argv[4]) if len(sys.argv) > 4 else None,
    )
