"""Age of Innovation."""

from games.age_of_innovation.rules import AgeOfInnovation

GAME = AgeOfInnovation()
