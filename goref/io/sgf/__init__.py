"""Game records (SGF), read and written, with what goref keeps in them."""
