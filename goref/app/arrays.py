"""NumPy, loaded on first use: it takes as long as the rest of a start."""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["np"]

if TYPE_CHECKING:
    import numpy as np
else:

    class _NumPy:
        def __getattr__(self, name):
            import numpy

            found = getattr(numpy, name)
            setattr(self, name, found)  # the next time it is there
            return found

    np = _NumPy()
