"""``goref verify``: what it says of a saved case, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from goref.app.edits.ruling import ChooseRules, MarkStones, WriteNotes
from goref.app.opening import open_path
from goref.app.session.session import Session
from goref.app.session.storage import FileStorage
from goref.app.sheet.case_code import SIGNS, case_code
from goref.core.findings.table import FINDING_KINDS
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts.audit import ANSWERS, CODES, LINKS, fault_text
from goref.io.case.case_file import dump
from goref.io.case.chain import linked
from tests.cli.runs import BOWLS, Goref
from tests.languages import EN, LANGUAGES
from tests.wordings import in_words, tells


@pytest.fixture
def case(tmp_path: Path) -> Path:
    """A case of two sittings, four acts."""
    path = tmp_path / "case.goref"
    session = Session(open_path(BOWLS)[0])
    stone = session.case.record.grid.point("R16")
    chain = session.case.position.chain(stone)
    session.do(MarkStones(frozenset(chain), StoneStatus.DEAD, "both agree"), who="B")
    session.do(ChooseRules("japanese"), who="W", reason="as announced")
    session.undo()
    session.save(path)
    again = Session.begin(open_path(path)[0], None, FileStorage(path))
    again.do(WriteNotes("second sitting"))
    again.save(path)
    return path


def changed(case: Path, old: str, new: str) -> Path:
    text = case.read_text(encoding="utf-8")
    assert old in text
    case.write_text(text.replace(old, new), encoding="utf-8")
    return case


def entries(case: Path) -> list[dict[str, Any]]:
    found = json.loads(case.read_bytes())["protocol"]["entries"]
    assert isinstance(found, list)
    return found


def test_what_fits(goref: Goref, case: Path) -> None:
    ran = goref("verify", case)
    assert (ran.code, ran.err) == (0, "")
    first, last, code = ran.out.splitlines()
    header = json.loads(case.read_bytes())["protocol"]["header"]
    times = f"from {header['time']} to {entries(case)[-1]['time']}"
    assert first == f"The log of rulings fits. Acts: 4; sessions: 2; {times}"
    assert last == f"Last link: {entries(case)[-1]['chain']}"
    assert code == in_words(CODES["code"], code=case_code(open_path(case)[0].case))


def test_what_fits_as_an_object(goref: Goref, case: Path) -> None:
    ran = goref("verify", case, "--json")
    assert ran.code == 0
    said = ran.json
    assert said["fits"] is True
    assert (said["acts"], said["sittings"], said["entries"]) == (4, 2, 7)
    assert said["link"] == entries(case)[-1]["chain"]
    assert said["faults"] == []
    assert "protocol" not in said


def test_the_protocol_is_printed(goref: Goref, case: Path) -> None:
    ran = goref("verify", case, "--protocol")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert len(lines) == 8 + 3
    assert "Black  Dead: " in lines[1]
    assert "alive → dead  — both agree" in lines[1]
    assert lines[1].endswith("]"), "the result before and after"
    assert f"White  {in_words(ChooseRules.wording.told)}" in lines[2]
    assert "Referee  Undone: act 2" in lines[3]
    assert lines[-3].startswith("The log of rulings fits")


def test_the_protocol_as_objects(goref: Goref, case: Path) -> None:
    said = goref("verify", case, "--protocol", "--json", "--lang", "zh").json["protocol"]
    assert [line["number"] for line in said] == list(range(8))
    assert (said[1]["party"], said[1]["who"]) == ("B", "黑方")
    assert (said[1]["before"], said[1]["after"]) == ("活", "死")
    assert said[1]["what"].startswith("死子：")
    assert said[2]["reason"] == "as announced"


@pytest.mark.parametrize(
    ("old", "new", "code", "entry"),
    [
        ('"who": "B"', '"who": "W"', "chain", 1),
        ("as announced", "as invented", "chain", 2),
        ('"undo": true', '"redo": true', "chain", 3),
        ('"text": "second sitting"', '"text": "second sittings"', "chain", 6),
        ('"earlier": "nothing"', '"earlier": "unrecorded"', "header", 0),
        ('"notes": "second sitting"', '"notes": "none"', "outcome", None),
        ("PB[", "PB[x", "start", 0),
    ],
)
def test_the_first_that_does_not_fit_is_named(
    goref: Goref, case: Path, old: str, new: str, code: str, entry: int | None
) -> None:
    changed(case, old, new)
    ran = goref("verify", case)
    assert (ran.code, ran.err) == (4, "")
    first, second, *_ = ran.out.splitlines()
    assert first.startswith("DOES NOT FIT: ")
    assert second == "  " + fault_text(code, entry, EN)
    said = goref("verify", case, "--json")
    assert said.code == 4
    assert said.json["fits"] is False
    assert (said.json["faults"][0]["code"], said.json["faults"][0]["entry"]) == (code, entry)


def test_other_commands_say_that_it_does_not_fit(goref: Goref, case: Path) -> None:
    assert "goref verify" not in goref("score", case).out
    changed(case, '"who": "B"', '"who": "W"')
    ran = goref("score", case)
    assert ran.code == 0
    assert "goref verify" in ran.out


def test_a_case_without_a_protocol(goref: Goref, tmp_path: Path) -> None:
    path = tmp_path / "old.goref"
    (opened,) = open_path(BOWLS)
    path.write_bytes(dump(opened.case, opened.game))
    ran = goref("verify", path)
    assert (ran.code, ran.err) == (3, "")
    assert "no log of rulings" in ran.out
    said = goref("verify", path, "--json", "--protocol")
    assert said.code == 3
    assert (said.json["fits"], said.json["link"], said.json["protocol"]) == (None, None, [])


def stripped(case: Path) -> None:
    """Take the protocol off a case, change it and save it again, as if nothing had been."""
    value = json.loads(case.read_bytes())
    del value["protocol"]
    case.write_text(json.dumps(value), "utf-8")
    session = Session.begin(open_path(case)[0], None, FileStorage(case))
    session.do(WriteNotes("as if nothing had been"))
    session.save(case)


def test_what_went_before_is_not_said_to_fit(goref: Goref, case: Path) -> None:
    told = goref("verify", case, "--json").json
    assert (told["whole"], told["before"], told["backwards"]) == (True, "nothing", [])
    stripped(case)
    ran = goref("verify", case)
    assert (ran.code, ran.err) == (6, "")
    assert not tells(ran.out, ANSWERS["fits"])
    first, second, *_ = ran.out.splitlines()
    assert first.startswith("NOT RECORDED: the origin of the case as it was on 20")
    assert second.startswith("The recorded part fits. Acts: 1; sessions: 1")
    said = goref("verify", case, "--json")
    assert said.code == 6
    assert (said.json["fits"], said.json["whole"]) == (True, False)
    assert said.json["before"] == "unrecorded"
    assert len({goref("verify", case, "--lang", lang).out for lang in LANGUAGES}) == len(
        LANGUAGES
    )
    assert goref("verify", case, "--link", "0" * 64).code == 4, "what does not fit comes first"


def test_a_case_whose_protocol_is_gone_is_named_by_any_command(
    goref: Goref, case: Path
) -> None:
    value = json.loads(case.read_bytes())
    assert "acts-unrecorded" not in goref("score", case, "--json").out
    del value["protocol"]
    case.write_text(json.dumps(value), "utf-8")
    assert goref("verify", case).code == 3
    for command in ("score", "check", "suggest"):
        ran = goref(command, case, "--json")
        assert "acts-unrecorded" in {f["code"] for f in ran.json["findings"]}, command
    assert tells(goref("score", case).out, FINDING_KINDS["acts-unrecorded"].text)


def test_times_that_run_backwards_are_named(goref: Goref, case: Path) -> None:
    value = json.loads(case.read_bytes())
    protocol = value["protocol"]
    previous = protocol["header"]["chain"]
    for number, entry in enumerate(protocol["entries"]):
        if number == 3:
            entry["time"] = "2001-01-01T00:00:00+00:00"
        protocol["entries"][number] = linked(previous, entry)
        previous = protocol["entries"][number]["chain"]
    case.write_text(json.dumps(value), "utf-8")
    ran = goref("verify", case)
    assert ran.code == 6
    assert ran.out.startswith("Dated before the entry it follows: 4. A clock was wrong")
    assert goref("verify", case, "--json").json["backwards"] == [4]


def test_a_record_is_no_case(goref: Goref, tmp_path: Path) -> None:
    ran = goref("verify", BOWLS)
    assert ran.code == 4
    assert ".sgf is not a saved case" in ran.complaint
    ran = goref("verify", tmp_path / "none.goref")
    assert ran.code == 4
    assert "there is no file" in ran.complaint


def test_a_damaged_protocol(goref: Goref, case: Path) -> None:
    changed(case, '"who": "B"', '"who": "X"')
    ran = goref("verify", case)
    assert ran.code == 4
    assert '"protocol", entry 1' in ran.complaint


def test_it_is_told_in_every_language(goref: Goref, case: Path) -> None:
    assert len({goref("verify", case, "--lang", lang).out for lang in LANGUAGES}) == len(
        LANGUAGES
    )
    changed(case, '"who": "B"', '"who": "W"')
    assert len({goref("verify", case, "--lang", lang).out for lang in LANGUAGES}) == len(
        LANGUAGES
    )


# The code of a sheet


def other(code: str, places: int) -> str:
    """A code that differs in its first signs."""
    signs = [SIGNS[(SIGNS.index(s) + 1) % len(SIGNS)] if s in SIGNS else s for s in code]
    at, told = 0, list(code)
    while places:
        if code[at] in SIGNS:
            told[at] = signs[at]
            places -= 1
        at += 1
    return "".join(told)


def test_a_sheet_is_known_by_its_code(goref: Goref, case: Path) -> None:
    code = goref("verify", case, "--json").json["code"]
    assert code == case_code(open_path(case)[0].case)
    for typed in (code, code.lower(), code.replace("-", " "), code.replace("-", "")):
        ran = goref("verify", case, "--code", typed)
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.splitlines()[-1] == in_words(CODES["belongs"], code=code)
    said = goref("verify", case, "--json", "--code", code).json
    assert (said["code"], said["belongs"]) == (code, True)
    assert goref("verify", case, "--json").json["belongs"] is None


@pytest.mark.parametrize(("places", "misread"), [(1, True), (3, True), (4, False), (16, False)])
def test_a_sheet_of_another_case_is_told(
    goref: Goref, case: Path, places: int, misread: bool
) -> None:
    code = goref("verify", case, "--json").json["code"]
    ran = goref("verify", case, "--code", other(code, places))
    assert (ran.code, ran.err) == (4, "")
    first = ran.out.splitlines()[0]
    assert first.startswith(f"THE SHEET {other(code, places)} DOES NOT BELONG")
    assert code in first
    assert (f"differ in {places} of 16 characters" in first) is misread
    said = goref("verify", case, "--json", "--code", other(code, places))
    assert said.code == 4
    assert (said.json["fits"], said.json["belongs"]) == (True, False)


def test_a_ruling_changed_after_signing_shows_by_the_code(goref: Goref, case: Path) -> None:
    """Also where somebody wrote a whole new protocol, which the chain cannot tell."""
    code = goref("verify", case, "--json").json["code"]
    opened = open_path(case)[0]
    session = Session.begin(opened, None, FileStorage(case))
    stone = session.case.record.grid.point("R16")
    session.do(MarkStones(session.case.position.chain(stone), StoneStatus.SEKI, "both agree"))
    session.save(case)
    ran = goref("verify", case, "--code", code)
    assert ran.code == 4
    assert tells(ran.out, ANSWERS["fits"])
    assert "DOES NOT BELONG" in ran.out


def test_a_protocol_that_does_not_fit_is_told_beside_the_code(goref: Goref, case: Path) -> None:
    code = goref("verify", case, "--json").json["code"]
    changed(case, '"who": "B"', '"who": "W"')
    ran = goref("verify", case, "--code", code)
    assert ran.code == 4
    assert "DOES NOT FIT" in ran.out
    assert ran.out.splitlines()[-1] == in_words(CODES["belongs"], code=code)


def test_the_code_of_a_case_without_a_protocol(goref: Goref, tmp_path: Path) -> None:
    path = tmp_path / "old.goref"
    (opened,) = open_path(BOWLS)
    path.write_bytes(dump(opened.case, opened.game))
    code = case_code(opened.case)
    assert goref("verify", path, "--code", code).code == 3
    assert goref("verify", path, "--code", other(code, 8)).code == 4


@pytest.mark.parametrize("typed", ["", "ABCD", "ABCD-EFGH-JKLM-NPQ0", "1" * 16, "A" * 17])
def test_what_is_no_code_is_refused(goref: Goref, case: Path, typed: str) -> None:
    ran = goref("verify", case, "--code", typed)
    assert ran.code == 2
    assert "--code" in ran.complaint


def test_a_link_that_a_sheet_bears_is_found_in_the_chain(goref: Goref, case: Path) -> None:
    links = [entry["chain"] for entry in entries(case)]
    for number, link in enumerate(links, 1):
        ran = goref("verify", case, "--link", link)
        assert ran.code == 0
        assert in_words(LINKS["stands"], link=link, number=number) in ran.out
    ran = goref("verify", case, "--link", links[2][:12].upper(), "--json")
    assert ran.json["link_at"] == 3
    ran = goref("verify", case, "--link", "0" * 64)
    assert ran.code == 4
    assert "is NOT" in ran.out
    assert goref("verify", case, "--link", "xyz").code == 2


def test_what_does_not_fit_is_said_first(goref: Goref, case: Path) -> None:
    ran = goref("verify", case, "--code", "2222-2222-2222-2222")
    assert ran.code == 4
    assert "2222-2222-2222-2222" in ran.out.splitlines()[0]
