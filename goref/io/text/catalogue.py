"""The texts of goref in other languages, by context and English, and the list of languages.

Translators work on ``resources/i18n/CODE.po``. Parsing such a file takes longer than everything
else that a language needs at start, so each is converted to a plain table. For a wheel, this is
done when the wheel is built (``CODE.table`` next to it). In a checkout, it is done at the first
start after a change of the file, and the table is stored in the cache folder.
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
"""The separator of a table's cells; two of them separate contexts. No text can contain it."""


class Catalogue:
    """The texts in another language.

    It is read when a text is first looked up. A context is parsed when one of its texts is
    first looked up, since most commands and windows need few contexts. Another process that
    receives a catalogue reads it again.

    Attributes:
        problem: the exception if the catalogue could not be read, and its texts are in English;
            else None, also before the first look-up.
    """

    problem: Exception | None = None

    def __init__(self, code: str) -> None:
        self._code = code
        self._tables: dict[str, str] | None = None
        self._texts: dict[str, dict[str, str]] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return catalogue, (self._code,)

    def find(self, context: str, source: str, /) -> str | None:
        """Returns the translation of an English text in a context; None if there is none."""
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
    """Returns the faults of catalogues that were needed and could not be read."""
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
    """Returns the catalogue of a language; the same one every time."""
    return Catalogue(code)


def language_of(code: str, usual: Language = ENGLISH) -> Language:
    """Returns the language for a user's or file's code; ``usual`` for an unknown code."""
    return languages().get(code, usual)


@cache
def languages() -> dict[str, Language]:
    """Returns all languages by their codes, English first, each with its catalogue."""
    others = {code: Language(code, catalogue(code)) for code in LANGUAGES if code != ENGLISH}
    return {ENGLISH: ENGLISH} | others


def in_every_language(text: AnyText) -> dict[str, str]:
    """Returns a text in each language, by the language's code."""
    return {code: text.in_(language) for code, language in languages().items()}


def table(code: str) -> str:
    """Returns the table of a language: of a wheel or the cache, else made from ``CODE.po``."""
    from goref.io.places import caches, keep, resources

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
    keep(kept, (stamp + made).encode())
    return made


def table_of(path: Path) -> str:
    """Returns the table of a ``.po`` file: each context with its texts and translations."""
    contexts: dict[str, list[str]] = {}
    for (context, source), text in read_po(path).items():
        contexts.setdefault(context, [context]).extend((source, text))
    return (END * 2).join(map(END.join, contexts.values()))


def read_po(path: Path) -> dict[tuple[str, str], str]:
    """Returns the finished translations of a ``.po`` file, by context and English.

    The key of a plural's translation also has the number of the form.
    """
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
    """Writes the tables of all languages into a folder; returns their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    tables = []
    for path in sorted(i18n.glob("*.po")):
        tables.append(folder / path.with_suffix(".table").name)
        tables[-1].write_text(table_of(path), encoding="utf-8", newline="")
    return tables
