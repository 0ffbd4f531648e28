"""On what kind of file system a file lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.io.event import file_systems
from goref.io.event.file_systems import is_network, is_remote, is_shared, kind_of
from tests.systems import links

MOUNTS = r"""
22 28 0:21 / /proc rw,nosuid shared:12 - proc proc rw
28 1 254:1 / / rw,relatime shared:1 - ext4 /dev/vda1 rw
61 28 0:52 / /mnt/club rw,relatime shared:30 - nfs4 server:/club rw,vers=4.2
62 61 0:53 / /mnt/club/here rw shared:31 - tmpfs tmpfs rw
63 28 0:54 / /home/ann/My\040Drive rw,nosuid shared:32 - fuse.sshfs ann@club: rw
64 28 8:17 / /media/stick rw - fuseblk /dev/sdb1 rw
65 28 0:60 / /mnt/old rw - ext3 /dev/vdc rw
66 65 0:61 / /mnt/old rw - cifs //nas/old rw
"""


@pytest.mark.parametrize(
    ("path", "kind", "network"),
    [
        ("/home/ann/cup.gorefevent", "ext4", False),
        ("/mnt/club/cup.gorefevent", "nfs4", True),
        ("/mnt/club", "nfs4", True),
        ("/mnt/clubs/cup.gorefevent", "ext4", False),
        ("/mnt/club/here/cup.gorefevent", "tmpfs", False),
        ("/home/ann/My Drive/cup.gorefevent", "fuse.sshfs", True),
        ("/media/stick/cup.gorefevent", "fuseblk", False),
        ("/mnt/old/cup.gorefevent", "cifs", True),
    ],
)
def test_a_file_is_on_the_file_system_that_is_mounted_nearest(
    path: str, kind: str, network: bool
) -> None:
    assert kind_of(path, MOUNTS) == kind
    assert is_network(kind) is network


def test_lines_that_say_nothing_are_passed_over() -> None:
    assert kind_of("/a", "\nx\n1 2 3\n- - -\n") == ""


@links
def test_a_link_into_a_share_lies_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    share, mounts = tmp_path / "share", tmp_path / "mounts"
    share.mkdir()
    link = tmp_path / "link"
    link.symlink_to(share)
    mounts.write_text(f"28 1 1:1 / / rw - ext4 x rw\n9 28 1:2 / {share} rw - nfs x rw\n")
    monkeypatch.setattr(file_systems, "MOUNTS", mounts)
    assert is_shared(link / "cup.gorefevent")
    assert not is_shared(tmp_path / "cup.gorefevent")
    monkeypatch.setattr(file_systems, "MOUNTS", tmp_path / "none")
    assert not is_shared(link / "cup.gorefevent")


@pytest.mark.parametrize(
    ("path", "remote"),
    [
        ("C:\\Users\\ann\\cup.gorefevent", False),
        ("Z:\\cup.gorefevent", True),
        ("z:/cup.gorefevent", True),
        ("\\\\nas\\club\\cup.gorefevent", True),
        ("//nas/club/cup.gorefevent", True),
        ("\\\\?\\C:\\cup.gorefevent", False),
        ("\\\\?\\Z:\\cup.gorefevent", True),
        ("\\\\?\\UNC\\nas\\club\\cup.gorefevent", True),
    ],
)
def test_a_drive_of_windows_tells_whether_it_is_another_computers(
    path: str, remote: bool
) -> None:
    assert is_remote(path, lambda root: 4 if root.upper() == "Z:\\" else 3) is remote
