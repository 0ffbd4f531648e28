"""What is said of a photographed board."""
