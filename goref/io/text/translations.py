"""The interface's texts in another language, by the class that shows them and what it says.

They stand in ``resources/i18n/goref_CODE.ts``, where translators work. Reading XML takes longer
at every start than all else that a language needs: what is built has a plain table beside each
(``goref_CODE.table``), made of it by :func:`table_of`. In a checkout there is none, and a
translator sees his work at the next start.
"""

from __future__ import annotations

from pathlib import Path

END = "\0"
"""Stands behind every cell of a table but the last of a context; no XML can hold it."""


class Texts:
    """Texts in another language, by context and source text.

    A context is taken apart when it is asked for: a window that comes needs few of them.
    """

    def __init__(self, table: str) -> None:
        parts = (part.partition(END) for part in table.split(END * 2))
        self._tables = {context: texts for context, _, texts in parts}
        self._texts: dict[str, dict[str, str]] = {}

    def find(self, context: str, source: str) -> str | None:
        """A text of a context; None where it has none."""
        if context not in self._texts:
            cells = self._tables.get(context, "").split(END)
            self._texts[context] = dict(zip(cells[::2], cells[1::2], strict=False))
        return self._texts[context].get(source)


def read_texts(folder: Path, language: str) -> Texts:
    """The finished translations into a language."""
    table = folder / f"goref_{language}.table"
    if not table.exists():
        return Texts(table_of(table.with_suffix(".ts")))
    return Texts(table.read_bytes().decode("utf-8"))


def table_of(path: Path) -> str:
    """The table of a ``.ts`` file: behind each context its source texts and their translations
    by turns."""
    contexts: dict[str, list[str]] = {}
    for (context, source), text in read_ts(path).items():
        contexts.setdefault(context, [context]).extend((source, text))
    return (END * 2).join(map(END.join, contexts.values()))


def read_ts(path: Path) -> dict[tuple[str, str], str]:
    """The finished translations of a ``.ts`` file, by context and source text."""
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
