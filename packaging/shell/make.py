"""Makes the man pages and the completions anew:

    .venv/bin/python packaging/shell/make.py [DIR]

They are made of the commands' parsers, without Qt and without a network, and are kept beside
this file, as a wheel is built where goref cannot be imported. The completions need shtab, which
is in the extra "test".
"""

from __future__ import annotations

import sys
from pathlib import Path

from completions import MADE, completion
from man import page

from goref.io.text.catalogue import languages

HERE = Path(__file__).resolve().parent


def main(folder: Path) -> None:
    """Write all of them into a folder."""
    for language in languages().values():
        (folder / f"goref.{language}.1").write_text(page(language), encoding="utf-8")
    for shell, name in MADE.items():
        (folder / name).write_text(completion(shell), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
