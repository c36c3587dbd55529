"""Innovation: piles of inventions, shared and demanded effects, achievements from ten ages."""
