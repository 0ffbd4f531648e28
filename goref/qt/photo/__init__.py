"""The dialog that reads a photograph of a board: choosing it, placing the grid, checking
doubtful points.
"""
