"""The network that reads patches."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from goref.app.photo.reader_net import KINDS, WEIGHTS, ReaderNet, ReaderNetError, load
from goref.core.texts.faults.said import said
from goref.io.places import resources
from tests.languages import EN

MOST_BYTES, MOST_WEIGHTS = 2**20, 50_000


def patches(count: int = 3) -> np.ndarray:
    return np.random.default_rng(5).normal(0, 0.5, (count, 3, 24, 24)).astype(np.float32)


def test_what_it_says_is_a_share_of_each_kind() -> None:
    looks = load().looks(patches())
    assert looks.kinds.shape == (3, KINDS)
    assert np.allclose(looks.kinds.sum(axis=1), 1, atol=1e-5)
    assert looks.offsets.shape == (3, 2)
    assert (looks.spreads > 0).all()


def plainly(seen: np.ndarray, weight: np.ndarray, bias: np.ndarray) -> np.ndarray:
    """A convolution by steps of two, number by number."""
    rim = weight.shape[2] // 2
    seen = np.pad(seen, ((0, 0), (rim, rim), (rim, rim)))
    size = (seen.shape[1] - 2 * rim) // 2
    found = np.zeros((len(weight), size, size))
    for y in range(size):
        for x in range(size):
            part = seen[:, 2 * y : 2 * y + 2 * rim + 1, 2 * x : 2 * x + 2 * rim + 1]
            found[:, y, x] = (weight * part).sum(axis=(1, 2, 3)) + bias
    return np.maximum(found, 0)


def test_it_is_the_network_that_was_trained() -> None:
    with np.load(resources() / WEIGHTS) as stored:
        weights = {name: stored[name].astype(np.float64) for name in stored.files}
    (seen,) = patches(1)
    flat = seen
    for name in ("first", "second", "third"):
        flat = plainly(flat, weights[f"{name}.weight"], weights[f"{name}.bias"])
    flat = np.maximum(weights["dense.weight"] @ flat.ravel() + weights["dense.bias"], 0)
    out = weights["last.weight"] @ flat + weights["last.bias"]
    grown = np.exp(out[:KINDS] / weights["temperature"])
    looks = load().looks(seen[None])
    assert np.allclose(looks.kinds[0], grown / grown.sum(), atol=1e-4)
    assert np.allclose(looks.offsets[0], out[KINDS : KINDS + 2], atol=1e-4)
    assert sum(value.size for value in weights.values()) < MOST_WEIGHTS
    assert (resources() / WEIGHTS).stat().st_size < MOST_BYTES


def test_weights_that_are_none_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    for content in (None, b"", b"PK\3\4 nothing", (resources() / WEIGHTS).read_bytes()[:9000]):
        if content is not None:
            file.write_bytes(content)
        with pytest.raises(ReaderNetError) as raised:
            ReaderNet.read(file)
        assert "weights.npz" in said(raised.value, EN)


def test_weights_of_another_network_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    np.savez(file, other=np.zeros(3))
    with pytest.raises(ReaderNetError, match="first"):
        ReaderNet.read(file)
