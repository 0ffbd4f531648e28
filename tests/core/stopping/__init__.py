"""Tests of how play stops, goes on and ends."""
