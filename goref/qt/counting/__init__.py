"""A count laid out with stones on the board, step by step; this board is called the stage."""
