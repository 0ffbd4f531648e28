"""The parts of the protocol that server and client share: limits, and texts in requests.

The requests and answers are described in :mod:`goref.server.protocol`.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable

from goref.io.event.guard import MOST_CASE

PROTOCOL = 1
JOIN_PORT = 8443
"""The usual port for joining."""
MOST_ENTRIES = 500
"""The most entries in one answer."""
MOST_TEXTS = 8 * 2**20
"""The number of bytes of texts after which an answer takes no further entry."""
MOST_SENT = 20_000
"""The most entries or acts in one request."""
MOST_BODY = 2 * MOST_CASE
"""The most bytes of a request to ``/acts``: a case of the greatest size fits, in base64."""
MOST_ID, MOST_REASON, MOST_NAME = 100, 1000, 60
"""The most characters of an act's id, of a reason and of a person's name."""
BEAT_S = 0.8
"""The number of seconds between two events without a change."""


def texts_value(texts: Iterable[bytes]) -> list[str]:
    """Returns case files for JSON."""
    return [base64.b64encode(text).decode() for text in texts]
