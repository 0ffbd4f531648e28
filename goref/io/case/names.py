"""The suffix of case files, and keys used in entries of protocols and journals."""

from __future__ import annotations

SUFFIX = ".goref"
REFEREE = "referee"
FULL_PATH = "path"
"""In a journal only, outside the chain: the full path a case was saved to."""
FILE_DIGEST = "file-digest"
"""In a journal only, outside the chain: the digest of the saved file."""
RECORDING = "recording"
"""In a journal only, outside the chain: the game was being recorded as it was played."""
BESIDE = (FULL_PATH, FILE_DIGEST, RECORDING)
