"""Age of Innovation."""
