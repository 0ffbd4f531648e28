"""An event shared with other computers and phones: who may do and read what."""
