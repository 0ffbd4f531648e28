"""What a desktop is told of goref in its languages: menu entry, description, file types.

The files in this folder hold English alone. Here the other languages of
``goref.core.base.language.LANGUAGES`` come in, with the texts that their catalogues have under
"desktop"; so do those of the installer for Windows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape

from goref.core.base.language import ENGLISH, LANGUAGES
from goref.io.text.catalogue import read_po

HERE = Path(__file__).resolve().parent
CONTEXT = "desktop"
ENTRY = re.compile(r"^(GenericName|Comment|Keywords)=(.+)\n", re.MULTILINE)
ELEMENT = re.compile(r"^( *)<(summary|p|comment)>(.+?)</\2>\n", re.MULTILINE | re.DOTALL)
PLACES = {
    "goref.desktop": "share/applications/goref.desktop",
    "goref.metainfo.xml": "share/metainfo/goref.metainfo.xml",
    "goref-mime.xml": "share/mime/packages/goref.xml",
}
"""The files that are told in each language, and where an installation has them."""
INSTALLER = {
    "CaseName": "Case of a game of Go",
    "EventName": "Event of games of Go",
    "RecordName": "Record of a game of Go",
    "OpenSgf": "Open .sgf records with goref, too",
    "Running": "goref is running. Close its windows, then try again.",
}
"""What the installer for Windows says; the first three are the names of the file types."""
NSIS = {
    "en": "English",
    "zh": "SimpChinese",
    "ja": "Japanese",
    "ko": "Korean",
    "de": "German",
    "fr": "French",
}
"""What the installer's maker calls the languages that it speaks itself."""
UNTOLD = "<releases>"
"""What stands behind it in a file is English in every language."""

Texts = dict[str, dict[str, str]]
"""The translations by the code of their language."""


def translations(i18n: Path = HERE.parent / "resources" / "i18n") -> Texts:
    """The texts of this module in every language but English."""
    return {
        code: {
            english: text
            for (context, english), text in read_po(i18n / f"{code}.po").items()
            if context == CONTEXT
        }
        for code in LANGUAGES
        if code != ENGLISH
    }


def english() -> Iterator[tuple[str, str]]:
    """Every text that is to be translated, and the file in which it stands."""
    for name in PLACES:
        told = (HERE / name).read_text("utf-8").partition(UNTOLD)[0]
        for found in (ENTRY if name.endswith(".desktop") else ELEMENT).finditer(told):
            yield " ".join(found[len(found.groups())].split()), f"packaging/{name}"
    for name in ("OpenSgf", "Running"):  # the others are in goref-mime.xml
        yield INSTALLER[name], "packaging/desktop.py"


def in_every_language(name: str, texts: Texts) -> str:
    """A file of this folder with its texts in all languages."""
    told, rest, behind = (HERE / name).read_text("utf-8").partition(UNTOLD)
    if name.endswith(".desktop"):
        return ENTRY.sub(lambda found: found[0] + "".join(_entries(found, texts)), told)
    tell = _comments if name == "goref-mime.xml" else _elements
    return (
        ELEMENT.sub(lambda found: found[0] + "".join(tell(found, texts)), told) + rest + behind
    )


def _entries(found: re.Match[str], texts: Texts) -> Iterator[str]:
    for code, told in texts.items():
        if text := told.get(found[2]):
            yield f"{found[1]}[{LANGUAGES[code].locale}]={text}\n"


def _elements(found: re.Match[str], texts: Texts) -> Iterator[str]:
    for code in texts:
        yield from _element(found, texts[code], LANGUAGES[code].locale.replace("_", "-"))


def _comments(found: re.Match[str], texts: Texts) -> Iterator[str]:
    for code in texts:
        for language in dict.fromkeys((LANGUAGES[code].locale, code)):
            yield from _element(found, texts[code], language)


def _element(found: re.Match[str], told: dict[str, str], language: str) -> Iterator[str]:
    indent, name, text = found.groups()
    if translated := told.get(" ".join(text.split())):
        yield f'{indent}<{name} xml:lang="{language}">{escape(translated)}</{name}>\n'


def write(folder: Path, texts: Texts) -> dict[str, str]:
    """Write the files in all languages into a folder. Returns where each of them,
    and the man pages, belongs in an installation."""
    folder.mkdir(parents=True, exist_ok=True)
    installed = {}
    for name, place in PLACES.items():
        (folder / name).write_text(in_every_language(name, texts), encoding="utf-8", newline="")
        installed[str(folder / name)] = place
    for code, writing in LANGUAGES.items():
        below = "" if code == ENGLISH else f"{writing.locale}/"
        page = HERE / "shell" / f"goref.{code}.1"
        installed[str(page)] = f"share/man/{below}man1/goref.1"
    return installed


def for_nsis(texts: Texts) -> str:
    """The languages of the installer for Windows, and what it says in each."""
    told: Texts = {ENGLISH: {}, **texts}
    lines = [f'!insertmacro MUI_LANGUAGE "{NSIS[code]}"' for code in told if code in NSIS]
    for code, translated in told.items():
        if code in NSIS:
            number = f"${{LANG_{NSIS[code].upper()}}}"
            lines += [
                f'LangString {name} {number} "{translated.get(text, text)}"'
                for name, text in INSTALLER.items()
            ]
    return "\n".join(lines) + "\n"
