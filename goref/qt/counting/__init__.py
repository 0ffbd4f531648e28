"""A count done with stones on the board, step by step. The board is then called the stage."""
