"""The times of logs for readers, who may be elsewhere than the writer was."""

from __future__ import annotations

from datetime import datetime


def local_time(text: str) -> str:
    """Returns a stored time as the local one, with its zone: ``2026-11-21 09:30:00 +01:00``.

    Args:
        text: ISO 8601 with the offset; returned as it is if it cannot be read.
    """
    try:
        moment = datetime.fromisoformat(text).astimezone()
    except (ValueError, OverflowError, OSError):
        return text
    told = moment.isoformat(" ", "seconds")
    return f"{told[:19]} {told[19:]}"
