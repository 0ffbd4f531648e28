"""Puts the tables of the catalogues into a wheel, beside the files they are made of."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Tables(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling before it packs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the tables; what is installed from a checkout to be changed reads the catalogues
        themselves."""
        if version == "editable":
            build_data["dependencies"].append("polib>=1.2")
            return
        root = Path(self.root)
        sys.path.insert(0, self.root)
        try:
            from goref.io.text.catalogue import write_tables
        finally:
            sys.path.remove(self.root)
        tables = write_tables(root / "resources" / "i18n", Path(self.directory) / "i18n")
        build_data["force_include"].update(
            {str(table): f"goref/_resources/i18n/{table.name}" for table in tables}
        )
