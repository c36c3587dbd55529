# Legendary Inventors: words of its pictures
li-open = Age { $age } · { $n } open { $n ->
    [one] invention
   *[other] inventions
}
li-teams = Teams to choose from: { $n }
li-no-team = { $who } has not chosen yet.
li-tokens = Tokens: { $n }
li-cards = Inventions owned: { $n }
li-progress = progress to this level
li-reserve = cubes in reserve
li-goal = points of the goal
li-reached = goal reached
li-leonardo = Leonardo
li-bag = tokens in the bag
