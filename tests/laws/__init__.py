"""What must hold for every registered game."""
