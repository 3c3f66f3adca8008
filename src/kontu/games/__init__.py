"""The games. Each is a folder of its own; they never import each other."""
