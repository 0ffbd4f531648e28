"""Tests of what stands between the engine and its faces."""
