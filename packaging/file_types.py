"""goref's file types as goref-mime.xml lists them, for every installer that must name them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

from goref.core.base.language import LANGUAGES

NAMESPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


class FileType(NamedTuple):
    """One type of file.

    Attributes:
        mime: its media type.
        suffixes: the endings of its names, without a dot.
        name: what it is called in English.
        parents: the types it is a special case of.
    """

    mime: str
    suffixes: tuple[str, ...]
    name: str
    parents: tuple[str, ...]

    @property
    def own(self) -> bool:
        """Whether goref invented the type, and not others before it."""
        return self.mime.startswith("application/x-goref-")

    @property
    def icon(self) -> str:
        """The drawing in resources/icons for files of this type, without its ending."""
        return self.mime.removeprefix("application/x-") if self.own else "goref"


def read(path: Path | None = None) -> list[FileType]:
    """The types in goref-mime.xml, in its order."""
    root = ElementTree.parse(path or Path(__file__).with_name("goref-mime.xml")).getroot()
    types = []
    for kind in root.iter(NAMESPACE + "mime-type"):
        globs = (glob.attrib["pattern"] for glob in kind.iter(NAMESPACE + "glob"))
        parents = kind.iter(NAMESPACE + "sub-class-of")
        types.append(
            FileType(
                kind.attrib["type"],
                tuple(glob.removeprefix("*.") for glob in globs),
                kind.findtext(NAMESPACE + "comment", ""),
                tuple(parent.attrib["type"] for parent in parents),
            )
        )
    return types


APPLE_PARENTS = {
    "application/json": "public.json",
    "application/vnd.sqlite3": "public.database",
    "text/plain": "public.plain-text",
}


def info_plist(types: list[FileType], application: str, version: str) -> dict[str, Any]:
    """What macOS reads in a bundle's Info.plist: its version, and the files it opens."""

    def identifier(kind: FileType) -> str:
        return f"{application}.{kind.mime.rpartition('-')[2]}"

    def declared(kind: FileType) -> dict[str, Any]:
        return {
            "UTTypeIdentifier": identifier(kind),
            "UTTypeDescription": kind.name,
            "UTTypeConformsTo": [APPLE_PARENTS[parent] for parent in kind.parents],
            "UTTypeTagSpecification": {
                "public.filename-extension": list(kind.suffixes),
                "public.mime-type": [kind.mime],
            },
        }

    return {
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleLocalizations": [writing.locale for writing in LANGUAGES.values()],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": kind.name,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": f"{kind.icon}.icns",
                "LSHandlerRank": "Owner" if kind.own else "Alternate",
                "LSItemContentTypes": [identifier(kind)],
            }
            for kind in types
        ],
        "UTExportedTypeDeclarations": [declared(kind) for kind in types if kind.own],
        "UTImportedTypeDeclarations": [declared(kind) for kind in types if not kind.own],
    }
