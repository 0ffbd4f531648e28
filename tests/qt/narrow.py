"""A page as narrow as it can come to be, in a language, with texts of a size."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication, QWidget

from goref.core.base.language import Language
from goref.qt.look.appearance import apply_theme, size_texts
from goref.qt.look.i18n import Translators
from tests.languages import EN
from tests.qt.desk import settle
from tests.qt.fitting import clipped

WIDTHS = {100: 380, 200: 560}
"""By the size of the texts in percent: how wide a page is at least, in logical pixels."""


@contextmanager
def texts(app: QApplication, language: Language, percent: int) -> Iterator[None]:
    """Have texts in a language and of a size for a while."""
    palette, font, translators = app.palette(), app.font(), Translators(app)
    translators.use(language)
    apply_theme(app, "light")
    size_texts(app, percent)
    try:
        yield
    finally:
        translators.use(EN)
        app.setPalette(palette)
        app.setFont(font)


def cramped(page: QWidget, percent: int, high: int = 1600) -> list[str]:
    """What has no room on a page that is as narrow as can be.

    Args:
        high: how high it is, in logical pixels.
    """
    page.show()
    page.resize(WIDTHS[percent], high)
    settle()
    if page.width() != WIDTHS[percent]:
        return [f"it is {page.width()} wide"]
    return list(clipped(page))
