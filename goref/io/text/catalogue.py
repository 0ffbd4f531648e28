"""The texts of goref in another language, by context and English, and the languages with them.

They stand in ``resources/i18n/CODE.po``, where translators work. To read such a file takes
longer than all else that a language needs at a start. So a plain table is made of each: when a
wheel is built (``CODE.table`` beside it), or in a checkout when a file was changed since the
last start (kept where the system keeps what can be made again).
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING

from goref.core.base.faults import Fault, fault, why
from goref.core.base.language import ENGLISH, FORM, LANGUAGES, AnyText, Language

if TYPE_CHECKING:  # English needs no file
    from pathlib import Path

END = "\0"
"""Stands behind every cell of a table but the last of a context; no catalogue can hold it."""


class Catalogue:
    """The texts in another language.

    It is read when a text is first looked for, and a context is taken apart when one of its
    texts is: most commands and windows need few of them. Another process that is handed one
    reads it for itself.

    Attributes:
        problem: why it could not be read; None if it could, or nothing was looked for yet. Its
            texts are in English then.
    """

    problem: Exception | None = None

    def __init__(self, code: str) -> None:
        self._code = code
        self._tables: dict[str, str] | None = None
        self._texts: dict[str, dict[str, str]] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return catalogue, (self._code,)

    def find(self, context: str, source: str, /) -> str | None:
        """A text of a context; None where it has none."""
        texts = self._texts.get(context)
        if texts is None:
            texts = self._texts[context] = self._taken_apart(context)
        return texts.get(source)

    def _taken_apart(self, context: str) -> dict[str, str]:
        if self._tables is None:
            parts = (part.partition(END) for part in self._read().split(END * 2))
            self._tables = {name: texts for name, _, texts in parts}
        cells = self._tables.get(context, "").split(END)
        return dict(zip(cells[::2], cells[1::2], strict=False))

    def _read(self) -> str:
        try:
            return table(self._code)
        except (OSError, ValueError, ImportError) as error:  # polib raises OSError too
            self.problem = error
            return ""


def unread() -> list[Fault]:
    """What is to be told of catalogues that were wanted and could not be read."""
    problems = []
    for code, language in languages().items():
        problem = (
            language.catalogue.problem if isinstance(language.catalogue, Catalogue) else None
        )
        if problem is not None:
            problems.append(fault("texts-unread", language=code, reason=why(problem)))
    return problems


@cache
def catalogue(code: str) -> Catalogue:
    """The catalogue of a language; the same one every time."""
    return Catalogue(code)


def language_of(code: str, usual: Language = ENGLISH) -> Language:
    """The language with a code that comes from outside; the usual one for any other text."""
    return languages().get(code, usual)


@cache
def languages() -> dict[str, Language]:
    """All languages by their codes, English first, each with its catalogue."""
    others = {code: Language(code, catalogue(code)) for code in LANGUAGES if code != ENGLISH}
    return {ENGLISH: ENGLISH} | others


def in_every_language(text: AnyText) -> dict[str, str]:
    """What is told in each language, by its code."""
    return {code: text.in_(language) for code, language in languages().items()}


def table(code: str) -> str:
    """The table of a language: the one that was built, or else made of its file."""
    from goref.io.files import FileError, write_bytes
    from goref.io.places import caches, resources

    folder = resources() / "i18n"
    built = folder / f"{code}.table"
    if built.exists():
        return built.read_bytes().decode("utf-8")
    source = folder / f"{code}.po"
    seen = source.stat()
    stamp = f"{source} {seen.st_mtime_ns} {seen.st_size}{END * 3}"
    kept = caches() / f"{code}.table"
    with suppress(OSError, UnicodeError):
        before, found, texts = kept.read_bytes().decode("utf-8").partition(END * 3)
        if before + found == stamp:
            return texts
    made = table_of(source)
    with suppress(OSError, FileError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        write_bytes(kept, (stamp + made).encode())
    return made


def table_of(path: Path) -> str:
    """The table of a ``.po`` file: behind each context its English texts and their translations
    by turns."""
    contexts: dict[str, list[str]] = {}
    for (context, source), text in read_po(path).items():
        contexts.setdefault(context, [context]).extend((source, text))
    return (END * 2).join(map(END.join, contexts.values()))


def read_po(path: Path) -> dict[tuple[str, str], str]:
    """The finished translations of a ``.po`` file, by context and English; those of a plural by
    the number of the form too."""
    import polib

    texts = {}
    for entry in polib.pofile(str(path), encoding="utf-8"):
        if entry.obsolete or entry.fuzzy:
            continue
        for form, text in entry.msgstr_plural.items():
            texts[entry.msgctxt or "", f"{entry.msgid}{FORM}{form}"] = text
        if entry.msgstr:
            texts[entry.msgctxt or "", entry.msgid] = entry.msgstr
    return texts


def write_tables(i18n: Path, folder: Path) -> list[Path]:
    """Write the tables of all languages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    tables = []
    for path in sorted(i18n.glob("*.po")):
        tables.append(folder / path.with_suffix(".table").name)
        tables[-1].write_text(table_of(path), encoding="utf-8", newline="")
    return tables
