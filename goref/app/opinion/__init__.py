"""A second opinion on a finished board: dead stones, owners of points, and doubts."""
