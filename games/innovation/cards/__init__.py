"""The effects of the cards, one function each, by age."""
