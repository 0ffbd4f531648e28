"""The interface's texts in another language, by the class that shows them and what it says.

They stand in ``resources/i18n/goref_CODE.ts``, where translators work. Reading XML takes longer
at every start than all else that a language needs: what is built has a plain table beside each
(``goref_CODE.table``), made of it by :func:`table_of`. In a checkout there is none, and a
translator sees his work at the next start.
"""

from __future__ import annotations

from pathlib import Path

Texts = dict[tuple[str, str], str]
"""By context and source text."""
END = "\0"
"""Stands between the cells of a table; no XML can hold it."""


def read_texts(folder: Path, language: str) -> Texts:
    """The finished translations into a language."""
    table = folder / f"goref_{language}.table"
    if not table.exists():
        return read_ts(table.with_suffix(".ts"))
    cells = table.read_bytes().decode("utf-8").split(END)
    return dict(zip(zip(cells[::3], cells[1::3], strict=True), cells[2::3], strict=True))


def table_of(path: Path) -> str:
    """The table of a ``.ts`` file: contexts, source texts and translations by turns."""
    return END.join(cell for key, text in read_ts(path).items() for cell in (*key, text))


def read_ts(path: Path) -> Texts:
    """The finished translations of a ``.ts`` file."""
    import xml.etree.ElementTree as ElementTree

    texts = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") in ("unfinished", "vanished"):
                continue
            if translation.text:
                texts[name, message.findtext("source", "")] = translation.text
    return texts


def write_tables(i18n: Path, folder: Path) -> list[Path]:
    """Write the tables of all languages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    tables = []
    for path in sorted(i18n.glob("*.ts")):
        tables.append(folder / path.with_suffix(".table").name)
        tables[-1].write_text(table_of(path), encoding="utf-8", newline="")
    return tables
