# Legendary Inventors: words of its pictures
li-open = Age { $age } · { $n } open { $n ->
    [one] invention
   *[other] inventions
}
li-busy = busy
li-tokens = Tokens: { $n }
li-cards = Inventions owned: { $n }
li-category-0 = weapons
li-category-1 = transport
li-category-2 = communication
li-category-3 = leisure
li-category-4 = time
li-category-5 = energy
