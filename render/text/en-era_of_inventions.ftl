# Era of Inventions: words of its pictures
era-round = ROUND
era-inventions = Inventions
era-cards = Production cards
era-factories = Factories
era-patents = Patents
era-track = Influence
era-leaves = leaves
era-piles = draw { $draw } · discard { $discard } · next round { $aside }
era-pile = pile { $n }
era-supply = bonus discs in supply { $n }
era-empty = empty
era-limit-build = 1–3 factories
era-limit-factories = all your factories
era-limit-buy = 1–3 places, 1 coin each
era-limit-market = 5 exchanges
era-limit-invent = up to 7 gears, or 1–2 patents
era-limit-produce = 1–3 cards
