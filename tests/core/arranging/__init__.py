"""Tests of counts laid out with stones."""
