"""Puts into a wheel what the table of languages makes: catalogues, files for the desktop."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]
try:
    import desktop

    from goref.core.base.language import LANGUAGES
    from goref.io.text.catalogue import write_tables
finally:
    del sys.path[:2]


class Languages(MetadataHookInterface):
    """Called by hatchling before it writes what the project is."""

    def update(self, metadata: dict[str, Any]) -> None:
        metadata["classifiers"] = [
            *self.config["classifiers"],
            *(f"Natural Language :: {writing.in_english}" for writing in LANGUAGES.values()),
        ]


class Tables(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling before it packs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the tables and the desktop's files; what is installed from a checkout to be
        changed reads the catalogues themselves."""
        if version == "editable":
            build_data["dependencies"].append("polib>=1.2")
            return
        made = Path(self.directory)
        tables = write_tables(ROOT / "resources" / "i18n", made / "i18n")
        build_data["force_include"].update(
            {str(table): f"goref/_resources/i18n/{table.name}" for table in tables}
        )
        build_data["shared_data"].update(desktop.write(made / "share", desktop.translations()))
