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

OUT = ROOT / "resources" / "cases"


def main() -> None:
    chapters = [book.object() for book in drawn.books()]
    table = json.dumps(rules_object(chapters), ensure_ascii=False, indent=1)
    files = {"rules.json": table + "\n"}
    files |= {f"{one['chapter']}.json": written(one) for one in chapters}
    generated.keep_seeds()
    differ = []
    for name, text in files.items():
        path = OUT / name
        if not path.exists() or path.read_text("utf-8") != text:
            differ.append(name)
            if "--check" not in sys.argv:
                path.write_text(text, "utf-8")
    print("\n".join(differ))
    sys.exit(bool(differ) and "--check" in sys.argv)


if __name__ == "__main__":
    main()
