"""The suffix of case files, and keys used in entries of protocols and journals."""

from __future__ import annotations

SUFFIX = ".goref"
REFEREE = "referee"
FULL_PATH = "path"
"""A key in journals only, outside the chain: the full path to which a case was saved."""
FILE_DIGEST = "file-digest"
"""A key in journals only, outside the chain: the digest of the saved file."""
RECORDING = "recording"
"""A key in journals only, outside the chain: True if the game is recorded as it is played."""
BESIDE = (FULL_PATH, FILE_DIGEST, RECORDING)
