"""The photograph in a case file: comes back as it was, and nothing else is taken for one."""

from __future__ import annotations

import json
from base64 import b64encode
from dataclasses import replace
from typing import Any

import pytest

from goref.app.sheet.case_code import case_code
from goref.core.case.case import Case
from goref.core.case.stored_photo import LONGEST_NAME, MOST_BYTES, StoredPhoto
from goref.io.case.case_file import FORMAT, PLAIN, decode_case, dump, encode_case, load
from goref.io.values.codec import CaseFileError
from tests.refusals import refuses

CORNERS = ((10, 12), (300, 11), (320, 290), (-2, 299))
KEPT = StoredPhoto("桌7 <b>.jpg", "0f" * 32, CORNERS, b"\xff\xd8 picture \x00")


@pytest.mark.parametrize(
    "kept", [KEPT, replace(KEPT, name="", sha256="")], ids=["named", "bare"]
)
def test_it_comes_back_as_it_was(kept: StoredPhoto) -> None:
    case = Case(photograph=kept)
    assert load(dump(case)).case == case


def test_only_a_case_that_has_one_is_of_the_newer_format() -> None:
    """An earlier goref refuses it, instead of losing it at the next saving."""
    assert encode_case(Case())["goref"] == PLAIN
    assert "photograph" not in encode_case(Case())
    assert encode_case(Case(photograph=KEPT))["goref"] == FORMAT > PLAIN


def test_it_makes_no_other_case_of_it() -> None:
    assert case_code(Case(photograph=KEPT)) == case_code(Case())


def much(count: int) -> str:
    return b64encode(bytes(count)).decode()


def test_a_picture_may_be_as_large_as_is_said() -> None:
    case = Case(photograph=replace(KEPT, picture=bytes(MOST_BYTES)))
    assert load(dump(case)).case == case


@pytest.mark.parametrize(
    "damage",
    [
        {"name": None},
        {"name": "x" * (LONGEST_NAME + 1)},
        {"sha256": "0f" * 31},
        {"sha256": "0F" * 32},
        {"sha256": "0f" * 32 + "\n"},
        {"sha256": 7},
        {"corners": None},
        {"corners": [[1, 2]] * 3},
        {"corners": [[1, 2]] * 5},
        {"corners": [[1, 2, 3]] * 4},
        {"corners": [[1.5, 2]] * 4},
        {"corners": [[True, 2]] * 4},
        {"corners": [[10**6, 2]] * 4},
        {"corners": [1, 2, 3, 4]},
        {"picture": None},
        {"picture": ""},
        {"picture": "no base 64!"},
        {"picture": "Aé=="},
        {"picture": much(MOST_BYTES + 1)},
        {"picture": much(3 * MOST_BYTES)},
    ],
    ids=lambda damage: str(damage)[:60],  # Windows has no room for a whole picture
)
def test_another_is_refused(damage: dict[str, Any]) -> None:
    value = json.loads(dump(Case(photograph=KEPT)))
    value["photograph"] |= damage
    with refuses(CaseFileError, "case-damaged", says='"photograph"'):
        decode_case(value)


@pytest.mark.parametrize("other", [3, "text", [], {}])
def test_what_is_no_photograph_at_all_is_refused(other: object) -> None:
    value = json.loads(dump(Case())) | {"photograph": other}
    with refuses(CaseFileError, "case-damaged", says='"photograph"'):
        decode_case(value)
