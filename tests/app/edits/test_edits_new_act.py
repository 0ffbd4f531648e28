"""An act that is made up here: its class is all there is to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from goref.app.act_log.lines import protocol_lines
from goref.app.edits.base import EDITS, Edit, RecordEffect, Wording, check_points, edit
from goref.app.edits.table import MODULES, decode_edit
from goref.app.session.session import Session
from goref.core.base.geometry import Grid, Point
from goref.core.case.case import Case
from goref.io.case.journal import unfinished
from tests.app.sittings import BOARD, at, game, reopened
from tests.languages import EN, JA, KO, WRITTEN_OUT, ZH, made_up


@dataclass(frozen=True)
class PointOut(Edit):
    """Write down that somebody pointed at stones."""

    points: frozenset[Point]
    who: str

    on_record = RecordEffect.CORRECTED
    wording = Wording(
        made_up("point at stones", "指子", "石を指す", "돌을 가리킴"),
        made_up(
            "{who} points at {points} ({stones})",
            "{who}指{points}（{stones}）",
            "{who}：{points}",
            "{who}: {points} ({stones})",
        ),
    )

    def apply(self, case: Case) -> Case:
        check_points(case, self.points)
        return replace(case, notes=f"{self.who}: {len(self.points)}")

    def content(self, board: Grid) -> dict[str, Any]:
        return {"at": board.names(self.points), "who_pointed": self.who}

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> PointOut:
        return cls(frozenset(map(board.point, value["at"])), value["who_pointed"])

    def arguments(self, board: Grid) -> dict[str, object]:
        return {"points": self.points, "stones": len(self.points), "who": self.who}


@pytest.fixture
def act() -> Iterator[Edit]:
    edit("point-out")(PointOut)
    yield PointOut(at("G3 C7"), "Alice")
    del EDITS["point-out"]


def test_it_is_journaled_undone_and_brought_back(act: Edit, tmp_path: Path) -> None:
    session = Session.begin(game(), tmp_path)
    session.do(act)
    assert session.protocol.entries[-1]["edit"] == "point-out"
    assert session.case.notes == "Alice: 2"
    session.leave()
    (left,) = unfinished(tmp_path)
    session = Session.recover(left)
    assert session.lost == 0
    assert session.case.notes == "Alice: 2"
    assert session.history.undo_act == act
    session.undo()
    assert session.case.notes == ""
    assert session.history.redo_act is not None
    assert session.history.redo_act.wording.undo.in_(EN) == "point at stones"
    session.finish()


def test_it_stands_in_the_log_of_a_saved_case(act: Edit, tmp_path: Path) -> None:
    session = Session(game())
    session.do(act)
    session.undo()
    session.redo()
    session.save(tmp_path / "a.goref")
    again = reopened(tmp_path / "a.goref")
    told = {
        language: [line.what for line in protocol_lines(again.protocol, language)][1]
        for language in WRITTEN_OUT
    }
    assert told == {
        EN: "Alice points at C7 G3 (2 stones)",
        ZH: "Alice指C7、G3（2子）",
        JA: "Alice：C7、G3",
        KO: "Alice: C7, G3 (돌 2개)",
    }


def test_it_says_what_it_leaves_of_the_record(act: Edit) -> None:
    session = Session(game())
    assert session.game is not None
    session.do(act)
    assert session.game is None
    session.undo()
    assert session.game is not None


def test_no_two_acts_have_one_name(act: Edit) -> None:
    with pytest.raises(RuntimeError, match="point-out"):
        edit("point-out")(PointOut)


def test_one_that_was_not_entered_is_not_read() -> None:
    with pytest.raises(ValueError, match="point-out"):
        decode_edit(BOARD, {"edit": "point-out"})


def test_every_act_is_in_a_module_that_is_imported() -> None:
    modules = {module.__name__ for module in MODULES}
    assert {kind.__module__ for kind in EDITS.values()} == modules
    folder = Path(MODULES[0].__file__ or "").parent
    enter = {p.stem for p in folder.glob("*.py") if "\n@edit(" in p.read_text("utf-8")}
    assert {f"goref.app.edits.{name}" for name in enter} == modules


def test_every_act_says_its_name_first() -> None:
    for name, kind in EDITS.items():
        assert kind.name == name
    entry = EDITS["swap"].decode(BOARD, {}).encode(BOARD)
    assert next(iter(entry.items())) == ("edit", "swap")
