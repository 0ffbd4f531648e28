"""Nothing but SgfError leaves the reader, whatever the bytes."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from goref.core.findings.reading import KINDS
from goref.core.texts.faults.said import said
from goref.io.sgf.read import SgfError, read_sgf
from goref.io.sgf.write import write_sgf
from tests.languages import EN

DATA = Path(__file__).parents[2] / "data" / "sgf"
SEEDS = [path.read_bytes() for path in sorted(DATA.glob("*.sgf"))]
VALUES = (
    "", "aa", "tt", "zz", "aa:cc", "19", "9", "9:9", "4", "6,5", "3.75", "375", "3又3/4子",
    "黑胜3/4子", "B+R", "W+0.25", "Chinese", "b", "?", "\\]", "\\", "：", "1/0", "½",
    "dead A1", "eye B A1", "settling", "give-up", "komi 1/3", "setup", "as-played", "gb2312",
)  # fmt: skip
NAMES = (
    "B", "W", "AB", "AW", "AE", "PL", "SZ", "KM", "HA", "RE", "RU", "TB", "TW", "GOREF", "C",
    "CA", "GM", "FF", "PB", "XX", "AddBlack", "lower", "KO", "MN",
)  # fmt: skip


def survives(data: bytes) -> None:
    """Read, and where there is something, write and read again."""
    refusal, collection = "", None
    try:
        collection = read_sgf(data)
    except SgfError as error:
        refusal = said(error, EN)
    if collection is None:
        assert refusal
        assert "\n" not in refusal
        return
    assert collection.games
    for game in collection.games:
        again = read_sgf(write_sgf(game, game.record, game.ruling)).games[0]
        assert again.record == game.record
        assert again.ruling == game.ruling
        for finding in (*collection.findings, *game.findings):
            sentence = KINDS[finding.code].text.en
            assert finding.points or "{points}" not in sentence
            assert finding.move is not None or "{move}" not in sentence


@given(st.binary(max_size=300))
def test_random_bytes(data: bytes) -> None:
    survives(data)


@given(st.binary(max_size=300))
def test_random_bytes_in_a_record(data: bytes) -> None:
    survives(b"(;" + data)
    survives(b"(;PB[" + data + b"])")


@given(st.data())
def test_records_with_changed_bytes(data: st.DataObject) -> None:
    seed = bytearray(data.draw(st.sampled_from(SEEDS)))
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(seed) - 1))
        length = data.draw(st.integers(0, 8))
        seed[at : at + length] = data.draw(st.binary(max_size=8) | st.sampled_from(SIGNS))
        if not seed:
            break
    survives(bytes(seed))


SIGNS = (b"(", b")", b";", b"[", b"]", b"\\", b"B[aa]", b";W[bb]", b"(;", b"\0", b"\xb9\xc5")


@given(
    st.lists(
        st.tuples(st.sampled_from((";", "", "(;", ")")), st.sampled_from(NAMES),
                  st.lists(st.sampled_from(VALUES), min_size=1, max_size=3)),
        max_size=25,
    ),
)  # fmt: skip
def test_records_of_any_properties(pieces: list[tuple[str, str, list[str]]]) -> None:
    text = "(;SZ[5]"
    for before, name, values in pieces:
        text += before + name + "".join(f"[{value}]" for value in values)
    survives(text.encode())
