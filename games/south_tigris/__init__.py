"""Inventors of the South Tigris with Era of Experts."""
