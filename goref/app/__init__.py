"""What the command line and the window both need. No Qt."""
