"""The rule set of an event: taken once, then every game is counted under it that names none."""

from __future__ import annotations

from pathlib import Path

from goref.core.case.case import Case
from goref.core.rulesets.table import DEFAULT
from goref.io.case.case_file import dump
from tests.qt.conftest import Start


def test_what_names_no_rules_is_counted_under_those_of_the_event(
    start: Start, tmp_path: Path
) -> None:
    silent, named, kept = (tmp_path / name for name in ("a.sgf", "b.sgf", "c.goref"))
    silent.write_text("(;SZ[9];B[ee])")
    named.write_text("(;SZ[9]RU[Korean];B[ee])")
    kept.write_bytes(dump(Case()))
    desk = start(silent)
    assert desk.case.rules == DEFAULT
    desk.rules("japanese")
    desk.window.session.undo()
    desk.main.open_path(silent)
    assert desk.case.rules == DEFAULT, "nobody has taken them for other games"
    desk.rules("japanese")
    desk.window.actions_by_id["event-rules"].trigger()
    assert desk.status == "Japanese from now on, unless a record names another."
    desk.window.session.undo()
    for path, rules in ((silent, "japanese"), (named, "korean"), (kept, DEFAULT)):
        desk.main.open_path(path)
        assert desk.case.rules == rules, path.name
    desk.main.new_position()
    assert desk.case.rules == "japanese"
