"""The wording of results, lines, reasons and findings in English, Chinese and Japanese.

The window, the command line and the sheet all read these tables; interface texts
(menus, buttons, hints) are the window's and go through Qt's translation instead.
"""

from __future__ import annotations

LANGUAGES = ("en", "zh", "ja")
