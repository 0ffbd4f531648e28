"""Tables that are written row by row and read again: as CSV or JSON lines; as Parquet."""
