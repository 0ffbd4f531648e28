"""Plays out groups whose life is not clear, with either side first, within a budget of
turns."""
