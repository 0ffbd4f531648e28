"""Types of arrays; and NumPy, loaded on first use, since loading it would double a start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__all__ = ["Array", "Bytes", "Floats", "Mask", "Picture", "Shorts", "np"]

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]
    Floats = NDArray[np.float32]
    Mask = NDArray[np.bool_]
    Bytes = NDArray[np.uint8]
    Shorts = NDArray[np.int16]
    Picture = Bytes
else:

    class _NumPy:
        def __getattr__(self, name):
            import numpy

            found = getattr(numpy, name)
            setattr(self, name, found)  # next time it is found without __getattr__
            return found

    np = _NumPy()
    Array = Floats = Mask = Bytes = Shorts = Picture = Any
