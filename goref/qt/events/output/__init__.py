"""What goes into an event and comes out of it: imports, exports, sheets, wall list."""
