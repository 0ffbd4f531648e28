"""Plays out groups whose life is not clear: either side first, within a budget."""
