"""A game played on as a "what if": its turns on a board of their own, and the effect on the
count.
"""
