"""Writes what goref.nsi includes: its languages, and the names of what it installs.

    python installer.py PROGRAM WORK

PROGRAM is the folder that is installed; WORK gets ``languages.nsh`` and ``remove.nsh``. The
uninstaller removes what ``remove.nsh`` names, and no file that the user put there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE.parent)]
import desktop  # noqa: E402


def removal(program: Path) -> Iterator[str]:
    """The lines that remove a folder's files, then each folder that is empty by then."""
    yield "!macro RemoveFiles"
    paths = sorted(program.rglob("*"))
    for path in paths:
        if path.is_file():
            yield rf'  Delete "$INSTDIR\{_inside(program, path)}"'
    for path in reversed(paths):
        if path.is_dir():
            yield rf'  RMDir "$INSTDIR\{_inside(program, path)}"'
    yield "!macroend"


def _inside(program: Path, path: Path) -> str:
    return str(path.relative_to(program)).replace("/", "\\").replace("$", "$$")


def main() -> None:
    program, work = map(Path, sys.argv[1:])
    texts = desktop.translations()
    (work / "languages.nsh").write_text(desktop.for_nsis(texts), encoding="utf-8-sig")
    (work / "remove.nsh").write_text("\n".join(removal(program)) + "\n", encoding="utf-8-sig")


if __name__ == "__main__":
    main()
