"""The legend of a sheet names the signs that stand on its board, and no others."""

from __future__ import annotations

import pytest

from goref.app.sheet.legend import legend_of
from goref.core.case.case import Case
from tests.core.build import bare, counted, played, ruled
from tests.languages import EN


@pytest.mark.parametrize(
    ("case", "there"),
    [
        (played(5, "C3 D3"), True),
        (ruled(played(5, "C3 D3"), dead="D3"), False),
        (played(5, "C3 pass"), False),
        (played(5, "C3 C3"), False),
        (bare("X.", ".O"), False),
    ],
    ids=["a play", "dead since", "a pass", "onto a stone", "no record"],
)
def test_the_last_move_has_its_sign_where_it_is_marked(case: Case, there: bool) -> None:
    signs = legend_of(case, counted(case, "chinese-2002"), (), EN)
    assert ("last" in {sign.key for sign in signs}) is there
