"""Make the library of cases, resources/cases:   .venv/bin/python -P packaging/cases/make.py

Cases are drawn in drawn_*.py, or generated from seeds in generated_*.py; goref answers them.
tests/conform answers them again, without goref. With --check nothing is written: the exit code
is 1 if a file differs from what would be.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

import drawn  # noqa: E402
import generated  # noqa: E402
from drafts import written  # noqa: E402
from rules_table import rules_object  # noqa: E402

from goref.app.manual.case_links import counted_exercises, exercises_file  # noqa: E402

OUT = ROOT / "resources" / "cases"


def main() -> None:
    chapters = [book.object() for book in drawn.books()]
    table = json.dumps(rules_object(chapters), ensure_ascii=False, indent=1)
    files = {"rules.json": table + "\n"}
    files |= {f"{one['chapter']}.json": written(one) for one in chapters}
    generated.keep_seeds()
    differ = [name for name, text in files.items() if _write(OUT / name, text)]
    if _write(exercises_file(), counted_exercises()):  # the school is made of the library
        differ.append(exercises_file().name)
    print("\n".join(differ))
    sys.exit(bool(differ) and "--check" in sys.argv)


def _write(path: Path, text: str) -> bool:
    """Writes a file, unless with --check. Returns whether it differed."""
    if path.exists() and path.read_text("utf-8") == text:
        return False
    if "--check" not in sys.argv:
        path.write_text(text, "utf-8")
    return True


if __name__ == "__main__":
    main()
