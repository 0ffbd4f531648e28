"""Reads and writes tables row by row: CSV, JSON lines and Parquet."""
