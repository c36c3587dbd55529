# Innovation: words of its pictures
in-demand = DEMAND
in-share = SHARE
in-second = Second edition
in-hand = Hand: { $n }
in-score = Score pile: { $n } { $n ->
    [one] point
   *[other] points
}
in-under = Under it: { $cards }
in-card = { $card } ({ $age })
in-era = Age { $age } · { $era }
in-no-cards = none
