"""Writes what a built program is made of, as CycloneDX 1.6 JSON.

    python sbom.py VERSION FILE FOLDER [NAME=VERSION...] <REQUIREMENTS

VERSION is goref's. FOLDER has the packages as installed, with their metadata. REQUIREMENTS
names those that are in the program, with the digests that their files were checked by. Each
NAME=VERSION is a part that is no package. Two runs over one build write the same bytes.
"""

from __future__ import annotations

import json
import re
import sys
import uuid
from collections.abc import Iterable, Mapping
from email.parser import Parser
from pathlib import Path
from typing import Any

GOREF = "io.github.goref.goref"
LICENCES = {
    "Python": "PSF-2.0",
    "pyside6-essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
    "numpy": "BSD-3-Clause",
    "sgfmill": "MIT",
    "mingw-w64": "ZPL-2.1",
    "NSIS": "Zlib AND CPL-1.0",
}
"""Where a package's metadata has no licence in one expression, or a choice that goref makes."""


def component(name: str, version: str, licence: str = "", **more: Any) -> dict[str, Any]:
    """One part of the program."""
    part: dict[str, Any] = {"type": "library", "name": name, "version": version, **more}
    if licence:
        part["licenses"] = [{"expression": licence}]
    return part


def normal(name: str) -> str:
    """A package's name as PyPI compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def package(folder: Path, digests: Iterable[str]) -> dict[str, Any]:
    """A Python package, described by the folder of its metadata."""
    told = Parser().parsestr((folder / "METADATA").read_text("utf-8"))
    name, version = normal(told["Name"]), told["Version"]
    licence = LICENCES.get(name) or told["License-Expression"] or _classified(told) or ""
    part = component(name, version, licence, purl=f"pkg:pypi/{name}@{version}")
    part["bom-ref"] = part["purl"]
    hashes = [{"alg": "SHA-256", "content": digest} for digest in digests]
    if hashes:
        url = f"https://pypi.org/project/{name}/{version}/"
        part["externalReferences"] = [{"type": "distribution", "url": url, "hashes": hashes}]
    return part


CLASSIFIED = {
    "MIT License": "MIT",
    "BSD License": "BSD-3-Clause",
    "Apache Software License": "Apache-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}


def _classified(told: Any) -> str:
    found = (line.rpartition(" :: ")[2] for line in told.get_all("Classifier") or ())
    return next((CLASSIFIED[name] for name in found if name in CLASSIFIED), "")


def required(text: str) -> dict[str, list[str]]:
    """The digests of the named packages' files by their names."""
    listed = {}
    for line in text.replace("\\\n", "").splitlines():
        if found := re.match(r"([\w.-]+)==", line):
            listed[normal(found[1])] = re.findall(r"--hash=sha256:(\w+)", line)
    return listed


def bill(
    version: str, wanted: Mapping[str, list[str]], folder: Path, others: Iterable[str]
) -> dict[str, Any]:
    """The bill of materials."""
    parts = [component(*(words := other.partition("="))[::2], LICENCES.get(words[0], ""))
             for other in others]  # fmt: skip
    for about in sorted(folder.glob("*.dist-info"), key=lambda path: path.name.lower()):
        part = package(about, ())
        if part["name"] in wanted:
            parts.append(package(about, wanted[part["name"]]))
    missing = wanted.keys() - {part["name"] for part in parts}
    if missing:
        raise SystemExit(f"sbom: {folder} lacks {', '.join(sorted(missing))}")
    goref = {**component("goref", version, "MIT"), "type": "application", "bom-ref": GOREF}
    told = json.dumps([goref, parts], sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, told)}",
        "version": 1,
        "metadata": {"component": goref},
        "components": parts,
    }


def main() -> None:
    version, file, folder, *others = sys.argv[1:]
    made = bill(version, required(sys.stdin.read()), Path(folder), others)
    Path(file).write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
