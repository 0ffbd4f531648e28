"""Trains the ownership network.

    python train.py WORK OUT.pt --sets verified:3 taught:1 small:1 --samples 600000 --seed 1

Each set is a file of WORK with its share of every batch. The rate rises, stays, and falls to
nothing over the last part of the run (``--falling``, 1 from the start on). OUT is written
every minute; a run that is started again with ``--resume`` goes on from there. The same seed,
sets, workers and library versions give the same network, unless ``--minutes`` bounds the run:
then the rate falls by the clock.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import tempfile
import time
from datetime import timedelta
from pathlib import Path
from typing import NamedTuple

import torch
import torch.distributed
from asking import weights
from batches import Arrays, Batch, Mixture, unknown
from net import Groups, Net
from samples import load
from torch import Tensor
from torch.nn import functional

WARM = 300
"""Steps in which the rate rises, but no more than a tenth of the run."""
Sets = dict[int, Arrays]
SOFT, SEKI = 1.0, 0.1
"""Weights of the teacher's term and of the seki term; that of the owners is 1."""


def loss(logits: Tensor, batch: Batch) -> tuple[Tensor, Tensor]:
    """What is minimised, and the share of known points whose owner is guessed right."""
    logits = logits.float()
    owner = batch.owner.long()
    known = ~unknown(batch.owner)
    total = logits.new_zeros(())
    right = torch.tensor(math.nan)
    if known.any():
        each = functional.cross_entropy(
            logits[:, :3], torch.where(known, owner, 0), reduction="none", label_smoothing=0.001
        )
        total = total + (each * known).sum() / known.numel()
        right = ((logits[:, :3].argmax(1) == owner) & known).sum() / known.sum()
    has = ~torch.isnan(batch.teacher)
    if has.any():
        # nobody's points count half for each side
        share = functional.softmax(logits[:, :3], 1)
        own = (share[:, 0] + share[:, 2] / 2).clamp(1e-4, 1 - 1e-4)
        wanted = ((1 + torch.nan_to_num(batch.teacher)) / 2).clamp(0, 1)
        each = functional.binary_cross_entropy(own, wanted, reduction="none")
        total = total + SOFT * (each * has).sum() / has.numel()
    asked = ~unknown(batch.seki) & (batch.planes[:, 1:3].sum(1) > 0)
    if asked.any():
        each = functional.binary_cross_entropy_with_logits(
            logits[:, 3], (batch.seki == 1).float(), reduction="none"
        )
        total = total + SEKI * (each * asked).sum() / asked.numel()
    return total, right


class Training(NamedTuple):
    work: Path
    out: Path
    sets: list[str]
    samples: int
    minutes: float | None
    batch: int
    rate: float
    falling: float
    shape: tuple[int, int, int]
    start: Path | None
    kept: float
    resume: bool
    seed: int
    workers: int


def rate(wanted: Training, step: int, passed: float) -> float:
    """The learning rate of a step when this part of the run has passed: up, level, down."""
    left = (1 - passed) / wanted.falling
    warm = min(WARM, 1 + wanted.samples // wanted.batch // 10)
    fallen = 1.0 if left >= 1 else 0.5 - 0.5 * math.cos(math.pi * max(0.0, left))
    return wanted.rate * min((step + 1) / warm, fallen)


def together(net: Net, workers: int, passed: float) -> float:
    """Gives every worker the mean of all workers' gradients, and of what has passed."""
    if workers == 1:
        return passed
    gradients = [p.grad for p in net.parameters() if p.grad is not None]
    flat = torch.cat([torch.tensor([passed]), *(g.flatten() for g in gradients)])
    torch.distributed.all_reduce(flat)
    flat /= workers
    for gradient, part in zip(
        gradients, flat[1:].split([g.numel() for g in gradients]), strict=True
    ):
        gradient.copy_(part.view_as(gradient))
    return float(flat[0])


class State:
    """What a worker trains, and how far it is."""

    def __init__(self, wanted: Training) -> None:
        self.net = Net(*wanted.shape).to(memory_format=torch.channels_last)
        self.mean = Net(*wanted.shape)
        self.optimizer = torch.optim.AdamW(
            self.net.parameters(), wanted.rate, weight_decay=1e-3
        )
        self.done, self.passed = 0, 0.0
        if wanted.start:
            self.net.load_state_dict(weights(wanted.start))
        self.mean.load_state_dict(self.net.state_dict())
        if wanted.resume and wanted.out.exists():
            stored = torch.load(wanted.out)
            self.net.load_state_dict(stored["raw"])
            self.mean.load_state_dict(stored["net"])
            self.optimizer.load_state_dict(stored["optimizer"])
            self.done, self.passed = stored["done"], stored["passed"]

    def step(self, rate: float, kept: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        keep = min(kept, (self.done + 1) / (self.done + 10))
        with torch.no_grad():
            for p, q in zip(self.mean.parameters(), self.net.parameters(), strict=True):
                p.lerp_(q, 1 - keep)
        self.done += 1

    def write(self, out: Path, shape: tuple[int, int, int]) -> None:
        stored = {
            "net": self.mean.state_dict(),
            "raw": self.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "done": self.done,
            "passed": self.passed,
            "shape": tuple(shape),
        }
        partial = out.with_suffix(".part")
        torch.save(stored, partial)
        partial.replace(out)


class Progress:
    """Prints now and then how it goes."""

    def __init__(self, wanted: Training, done: int) -> None:
        self._wanted, self._first = wanted, done
        self._began = time.monotonic()
        self._sums = [0.0, 0.0, 0]

    def add(self, value: Tensor, right: Tensor, done: int) -> None:
        if not torch.isnan(right):
            loss, wrong, count = self._sums
            self._sums = [loss + float(value.detach()), wrong + 1 - float(right), count + 1]
        if done % 200 == 0 and self._sums[2]:
            loss, wrong, count = self._sums
            seconds = time.monotonic() - self._began
            print(
                f"{done * self._wanted.batch} samples, loss {loss / count:.4f}, "
                f"wrong {wrong / count:.5f}, "
                f"{(done - self._first) * self._wanted.batch / seconds:.0f}/s",
                flush=True,
            )
            self._sums = [0.0, 0.0, 0]


def worker(rank: int, wanted: Training, sets: list[tuple[float, Sets]], meeting: str) -> None:
    """Trains with a share of every batch. The first worker writes the network."""
    torch.manual_seed(wanted.seed)
    torch.set_num_threads(1)
    if wanted.workers > 1:
        torch.distributed.init_process_group(
            "gloo",
            init_method=f"file://{meeting}",
            rank=rank,
            world_size=wanted.workers,
            timeout=timedelta(hours=1),
        )
    state = State(wanted)
    steps, before = wanted.samples // wanted.batch, state.passed
    seed = (wanted.seed * 1_000_003 + state.done) * wanted.workers + rank
    mixture = iter(Mixture(sets, wanted.batch // wanted.workers, seed))
    progress = Progress(wanted, state.done)
    began = saved = time.monotonic()
    while state.done < steps and state.passed < 1:
        one = next(mixture)
        planes = one.planes.contiguous(memory_format=torch.channels_last)
        with torch.autocast("cpu", torch.bfloat16):
            logits = state.net(planes, Groups(one.parts))
        value, right = loss(logits, one)
        state.optimizer.zero_grad()
        value.backward()
        passed = state.done / steps
        if wanted.minutes:
            gone = (time.monotonic() - began) / 60 / wanted.minutes
            passed = max(passed, before + (1 - before) * gone)
        state.passed = together(state.net, wanted.workers, passed)
        state.step(rate(wanted, state.done, state.passed), wanted.kept)
        if rank == 0:
            progress.add(value, right, state.done)
            if time.monotonic() - saved > 60:
                saved = time.monotonic()
                state.write(wanted.out, wanted.shape)
    if rank == 0:
        state.write(wanted.out, wanted.shape)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("work", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--sets", nargs="+", required=True)
    parser.add_argument("--samples", type=int, default=600_000)
    parser.add_argument("--minutes", type=float, help="end after so long, if not before")
    parser.add_argument("--batch", type=int, default=64, help="of all workers together")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--falling", type=float, default=1.0, help="part of the run")
    parser.add_argument("--shape", type=int, nargs=3, default=(48, 16, 5))
    parser.add_argument("--start", type=Path, help="begin with these weights: .pt or .npy")
    parser.add_argument(
        "--kept", type=float, default=0.998, help="what a step leaves of the moving mean"
    )
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes of one thread each")
    wanted = Training(**vars(parser.parse_args()))
    sets = []
    for text in wanted.sets:
        name, share = text.split(":")
        sets.append((float(share), load(wanted.work / f"{name}.npz")))
    print(sum(p.numel() for p in Net(*wanted.shape).parameters()), "weights", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        meeting = f"{folder}/meeting"
        forked = multiprocessing.get_context("fork")  # the sets are in memory once
        others = [
            forked.Process(target=worker, args=(rank, wanted, sets, meeting), daemon=True)
            for rank in range(1, wanted.workers)
        ]
        for one in others:
            one.start()
        worker(0, wanted, sets, meeting)
        for one in others:
            one.join()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
