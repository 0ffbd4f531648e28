"""Records in archives: what is read, what it is called, and what is told of the rest."""

from __future__ import annotations

import gzip
import io
import os
import re
import stat
import struct
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from goref.core.base.faults import Fault
from goref.core.texts.faults.said import said
from goref.io.records import archives
from goref.io.records.archives import members
from goref.io.records.members import Member, is_archive
from tests.languages import LANGUAGES

SUFFIXES = (".sgf", ".txt")
GAME = b"(;SZ[5];B[cc])"
Files = dict[str, bytes]


def zipped(files: Files) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in files.items():
            packed.writestr(name, content)
    return data.getvalue()


def tarred(files: Files) -> bytes:
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w") as packed:
        for name, content in files.items():
            info = tarfile.TarInfo(name)
            info.size = len(content)
            packed.addfile(info, io.BytesIO(content))
    return data.getvalue()


def gzipped(files: Files) -> bytes:
    return gzip.compress(tarred(files))


KINDS: dict[str, Callable[[Files], bytes]] = {
    "a.zip": zipped, "a.tar": tarred, "a.tar.gz": gzipped, "a.TGZ": gzipped
}  # fmt: skip
every_kind = pytest.mark.parametrize("kind", KINDS)


def everything(_: str) -> bool:
    return True


def found(path: Path, wanted: Callable[[str], bool] = everything) -> list[Member]:
    return list(members(str(path), SUFFIXES, wanted))


def inside(path: Path) -> Files:
    """The members that can be read, by their names in the archive."""
    return {
        m.name.removeprefix(f"{path}{os.sep}"): m.data for m in found(path) if not m.problem
    }


def problems(path: Path) -> dict[str, str]:
    """What is wrong, by the name in the archive, empty for its own; told in every language."""
    told = {}
    for member in found(path):
        if isinstance(member.problem, Fault):
            told[member.name.removeprefix(str(path)).lstrip(os.sep)] = member.problem.code
            assert all(said(member.problem, language) for language in LANGUAGES)
            assert member.data == b""
    return told


@every_kind
def test_records_are_read_in_their_order(kind: str, tmp_path: Path) -> None:
    path = tmp_path / kind
    path.write_bytes(
        KINDS[kind]({"b/2.SGF": GAME, "notes.md": b"x", "a.txt": b"", "两.sgf": b"3"})
    )
    assert inside(path) == {"b/2.SGF": GAME, "a.txt": b"", "两.sgf": b"3"}
    assert list(inside(path)) == ["b/2.SGF", "a.txt", "两.sgf"]
    assert problems(path) == {}
    assert is_archive(kind)


@every_kind
def test_what_is_not_wanted_is_not_read(kind: str, tmp_path: Path) -> None:
    path, asked = tmp_path / kind, []
    path.write_bytes(KINDS[kind]({"a.sgf": GAME, "b.sgf": b"other", "c.sgf": GAME}))

    def wanted(name: str) -> bool:
        asked.append(name)
        return name.endswith("b.sgf")

    assert [member.data for member in found(path, wanted)] == [b"other"]
    assert asked == [os.path.join(path, f"{name}.sgf") for name in "abc"]


@every_kind
def test_a_name_leads_nowhere_but_into_the_archive(kind: str, tmp_path: Path) -> None:
    path = tmp_path / kind
    path.write_bytes(
        KINDS[kind](
            {
                "../../etc/a.sgf": b"1",
                "/root/b.sgf": b"2",
                "./c//d.sgf": b"3",
                "e\nf\x1b[2J\u202e.sgf": b"4",
                "..": b"5",
            }
        )
    )
    assert inside(path) == {
        "etc/a.sgf": b"1", "root/b.sgf": b"2", "c/d.sgf": b"3", "e f?[2J?.sgf": b"4"
    }  # fmt: skip
    assert sorted(os.listdir(tmp_path)) == [kind]


@every_kind
def test_names_alike_are_told_apart(kind: str, tmp_path: Path) -> None:
    path = tmp_path / kind
    names = ("a.sgf", "./a.sgf", "a.sgf#2.sgf", "/a.sgf", "../a.sgf")
    path.write_bytes(KINDS[kind]({name: str(at).encode() for at, name in enumerate(names)}))
    assert inside(path) == {
        "a.sgf": b"0", "a.sgf#2": b"1", "a.sgf#2.sgf": b"2", "a.sgf#3": b"3", "a.sgf#4": b"4"
    }  # fmt: skip


@every_kind
def test_what_a_mac_packs_beside_files_is_passed_over(kind: str, tmp_path: Path) -> None:
    path = tmp_path / kind
    path.write_bytes(KINDS[kind]({"__MACOSX/a.sgf": b"1", "b/._b.sgf": b"2", "a.sgf": GAME}))
    assert inside(path) == {"a.sgf": GAME}


@every_kind
def test_an_archive_in_an_archive_is_told_and_not_opened(kind: str, tmp_path: Path) -> None:
    path = tmp_path / kind
    inner = {"in.zip": zipped({"a.sgf": GAME}), "in.tar.gz": gzipped({}), "x.7Z": b""}
    path.write_bytes(KINDS[kind]({**inner, "b.sgf": GAME}))
    assert problems(path) == dict.fromkeys(inner, "member-archive")
    assert inside(path) == {"b.sgf": GAME}


@every_kind
def test_an_archive_without_records(kind: str, tmp_path: Path) -> None:
    path = tmp_path / kind
    path.write_bytes(KINDS[kind]({"notes.md": b"x"}))
    assert problems(path) == {"": "archive-empty"}
    assert found(path, lambda _: False) == []


@every_kind
def test_a_member_that_is_too_large(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "LARGEST", 2**20)
    path = tmp_path / kind
    path.write_bytes(KINDS[kind]({"a.sgf": bytes(2**20 + 1), "b.sgf": bytes(2**20)}))
    assert problems(path) == {"a.sgf": "member-large"}
    assert list(inside(path)) == ["b.sgf"]


@every_kind
def test_only_so_many_members_are_read(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / kind
    path.write_bytes(KINDS[kind](dict.fromkeys(("a.sgf", "b.sgf", "c.md"), GAME)))
    monkeypatch.setattr(archives, "MOST_MEMBERS", 3)
    assert problems(path) == {}
    monkeypatch.setattr(archives, "MOST_MEMBERS", 2)
    assert problems(path) == {"": "archive-too-many"}


@every_kind
def test_only_so_much_is_read_of_an_archive(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / kind
    path.write_bytes(KINDS[kind]({f"{name}.sgf": bytes(30_000) for name in "abc"}))
    monkeypatch.setattr(archives, "MOST_READ", 80_000)
    assert problems(path) == {"": "archive-too-much"}
    assert list(inside(path)) == ["a.sgf", "b.sgf"]


@every_kind
def test_a_bomb_is_read_in_small_pieces(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thousand times larger unpacked: no more of it is held than may be."""
    import tracemalloc

    path = tmp_path / kind
    path.write_bytes(KINDS[kind]({"a.sgf": bytes(40 * 2**20), "b.sgf": GAME}))
    monkeypatch.setattr(archives, "LARGEST", 2**20)
    tracemalloc.start()
    assert problems(path) == {"a.sgf": "member-large"}
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 4 * 2**20


@every_kind
@pytest.mark.parametrize("cut", [0, 1, 3, 200, 700, -1200, -30, -1])
def test_what_is_cut_off_is_told(kind: str, cut: int, tmp_path: Path) -> None:
    path = tmp_path / kind
    whole = KINDS[kind]({f"{at}.sgf": os.urandom(600) for at in range(20)})
    path.write_bytes(whole[:cut])
    if kind == "a.tar" and cut in (-1200, -30, -1):  # empty blocks at its end
        assert problems(path) == {}
    else:
        assert problems(path) == {"": "archive-damaged"}
    assert all(len(data) == 600 for data in inside(path).values())


@every_kind
def test_no_byte_changed_ends_in_an_error_of_the_library(kind: str, tmp_path: Path) -> None:
    path = tmp_path / kind
    whole = KINDS[kind]({"a.sgf": GAME * 9, "b.sgf": b"other", "c.txt": b""})
    for at in range(0, len(whole), 1 if len(whole) < 2000 else 13):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :])
        for member in found(path):
            assert member.problem is None or isinstance(member.problem, Fault)


def test_a_tar_damaged_in_its_middle_is_not_taken_for_its_end(tmp_path: Path) -> None:
    path = tmp_path / "a.tar"
    data = bytearray(tarred({"a.sgf": GAME, "b.sgf": GAME}))
    data[1024 + 148] ^= 1  # the sum of the second header
    path.write_bytes(data)
    assert problems(path) == {"": "archive-damaged"}
    assert inside(path) == {"a.sgf": GAME}


def test_a_gzip_whose_sum_is_wrong_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.tgz"
    data = bytearray(gzipped({"a.sgf": GAME}))
    data[-6] ^= 1
    path.write_bytes(data)
    assert problems(path) == {"": "archive-damaged"}


def test_a_damaged_member_of_a_zip_leaves_the_others(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    data = bytearray(zipped({"a.sgf": GAME, "b.sgf": GAME}))
    data[40] ^= 1
    path.write_bytes(data)
    assert problems(path) == {"a.sgf": "member-damaged"}
    assert inside(path) == {"b.sgf": GAME}


def test_encrypted_and_strangely_packed_members(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    data = bytearray(zipped({"a.sgf": GAME, "b.sgf": GAME, "c.sgf": GAME}))
    first, second, _ = (at.start() for at in re.finditer(b"PK\1\2", data))
    data[first + 8] |= 1
    data[second + 10 : second + 12] = struct.pack("<H", 9)
    path.write_bytes(data)
    assert problems(path) == {"a.sgf": "member-encrypted", "b.sgf": "member-packed"}
    assert inside(path) == {"c.sgf": GAME}


def test_links_and_devices_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "a.tar"
    with tarfile.open(path, "w") as packed:
        for kind in (tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.FIFOTYPE, tarfile.CHRTYPE):
            info = tarfile.TarInfo(f"{kind.decode()}.sgf")
            info.type, info.linkname = kind, "/etc/passwd"
            packed.addfile(info)
        info = tarfile.TarInfo("a.sgf")
        info.size = len(GAME)
        packed.addfile(info, io.BytesIO(GAME))
    assert inside(path) == {"a.sgf": GAME}
    assert problems(path) == {}
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as packed_zip:
        link = zipfile.ZipInfo("link.sgf")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        packed_zip.writestr(link, "/etc/passwd")
        packed_zip.writestr("folder.sgf/", b"")
        packed_zip.writestr("a.sgf", GAME)
    assert inside(path) == {"a.sgf": GAME}


def test_headers_of_any_size_are_not_believed(tmp_path: Path) -> None:
    path = tmp_path / "a.tar"
    for kind in (tarfile.XHDTYPE, tarfile.GNUTYPE_LONGNAME):
        info = tarfile.TarInfo("x")
        info.type, info.size = kind, 8 * 2**30
        path.write_bytes(info.tobuf(tarfile.GNU_FORMAT) + bytes(2**20))
        assert problems(path) == {"": "archive-damaged"}
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w", format=tarfile.GNU_FORMAT) as packed:
        packed.addfile(tarfile.TarInfo("n" * 100_000 + ".sgf"))
    path.write_bytes(data.getvalue())
    assert problems(path) == {"": "archive-damaged"}
    info = tarfile.TarInfo("a.sgf")
    info.size = -512
    header = bytearray(info.tobuf(tarfile.GNU_FORMAT))
    path.write_bytes(header + bytes(1024))
    assert problems(path)[""] == "archive-damaged"
    long = tarfile.TarInfo("n" * 3000 + ".sgf")
    long.size = len(GAME)
    path.write_bytes(long.tobuf(tarfile.PAX_FORMAT) + GAME.ljust(512, b"\0") + bytes(1024))
    assert list(inside(path).values()) == [GAME]


def test_a_list_of_members_that_is_too_long_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.zip"
    path.write_bytes(zipped({f"{at:0200}.sgf": GAME for at in range(400)}))
    monkeypatch.setattr(archives, "MOST_LISTED", 70_000)
    assert problems(path) == {"": "archive-too-many"}
    monkeypatch.setattr(archives, "MOST_LISTED", 700_000)
    assert problems(path) == {}


@pytest.mark.parametrize("encoding", ["gb18030", "cp932", "utf-8"])
def test_names_in_the_encoding_of_an_old_windows(encoding: str, tmp_path: Path) -> None:
    names = {"gb18030": "名人战/李世石.sgf", "cp932": "名人戦/井山.sgf", "utf-8": "赛/两.sgf"}
    name, path = names[encoding], tmp_path / "a.zip"
    raw = name.encode(encoding)
    plain = f"{'x' * (len(raw) - 4)}.sgf"
    path.write_bytes(zipped({plain: GAME}).replace(plain.encode(), raw))
    assert inside(path) == {name: GAME}


def test_what_an_archive_really_is_is_seen_from_its_content(tmp_path: Path) -> None:
    for name, make in (("a.tar", zipped), ("b.zip", gzipped), ("c.tar.gz", tarred)):
        (tmp_path / name).write_bytes(make({"a.sgf": GAME}))
        assert inside(tmp_path / name) == {"a.sgf": GAME}
    (tmp_path / "d.zip").write_bytes(b"no archive")
    assert problems(tmp_path / "d.zip") == {"": "archive-damaged"}


def test_what_is_no_file(tmp_path: Path) -> None:
    assert problems(tmp_path / "none.zip") == {"": "no-file"}
    (tmp_path / "folder.zip").mkdir()
    assert problems(tmp_path / "folder.zip") == {"": "folder-not-file"}
